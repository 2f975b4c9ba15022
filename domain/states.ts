/** India's states and union territories, by the names that people write. */

/** The name of today, and others for the same place: old ones, codes of vehicles, other spellings. */
const states: Readonly<Record<string, readonly string[]>> = {
  "Andaman and Nicobar Islands": ["AN", "Andaman and Nicobar", "Andaman", "Andamans"],
  "Andhra Pradesh": ["AP", "Andhra"],
  "Arunachal Pradesh": ["AR", "Arunachal"],
  Assam: ["AS"],
  Bihar: ["BR"],
  Chandigarh: ["CH"],
  Chhattisgarh: ["CG", "CT", "Chattisgarh", "Chhatisgarh"],
  "Dadra and Nagar Haveli and Daman and Diu": [
    "DD",
    "DN",
    "DH",
    "Dadra and Nagar Haveli",
    "Daman and Diu",
    "Daman",
    "Diu",
  ],
  Delhi: ["DL", "New Delhi", "NCT of Delhi", "Delhi NCT", "NCT", "Delhi NCR"],
  Goa: ["GA"],
  Gujarat: ["GJ", "Gujrat"],
  Haryana: ["HR"],
  "Himachal Pradesh": ["HP", "Himachal"],
  "Jammu and Kashmir": ["JK", "J and K", "Kashmir", "Jammu"],
  Jharkhand: ["JH"],
  Karnataka: ["KA"],
  Kerala: ["KL"],
  Ladakh: ["LA"],
  Lakshadweep: ["LD"],
  "Madhya Pradesh": ["MP"],
  Maharashtra: ["MH"],
  Manipur: ["MN"],
  Meghalaya: ["ML"],
  Mizoram: ["MZ"],
  Nagaland: ["NL"],
  Odisha: ["OD", "OR", "Orissa"],
  Puducherry: ["PY", "Pondicherry"],
  Punjab: ["PB"],
  Rajasthan: ["RJ"],
  Sikkim: ["SK"],
  "Tamil Nadu": ["TN", "Tamilnad"],
  Telangana: ["TS", "TG", "Telengana"],
  Tripura: ["TR"],
  "Uttar Pradesh": ["UP"],
  Uttarakhand: ["UK", "UA", "Uttaranchal"],
  "West Bengal": ["WB", "Bengal"],
};

/** Small letters alone: "J & K" and "j and k" are one. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("&", "and")
    .replace(/[^a-z]/g, "");

const byPlain: ReadonlyMap<string, string> = new Map(
  Object.entries(states).flatMap(([name, others]) =>
    [name, ...others].map((text) => [plain(text), name] as const),
  ),
);

/** The state's name of today; null for a text that is none. */
export const stateOf = (text: string): string | null => byPlain.get(plain(text)) ?? null;

/** Whether an address's country is the one whose PIN codes are known. */
export const isIndia = (country: string): boolean =>
  ["india", "bharat", "in", "ind", "republicofindia"].includes(plain(country));

/** A PIN code's six digits, or null: "560 001" is one, and no PIN code begins with 0. */
export function pinOf(text: string): string | null {
  const digits = text.replace(/[\s-]/g, "");
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
}
