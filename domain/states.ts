/** Today's name, then old names, vehicle codes, other spellings. */
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

/** "J & K" and "j and k" are the same. */
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

/** Today's name; null for anything else. */
export const stateOf = (text: string): string | null => byPlain.get(plain(text)) ?? null;

export const isIndia = (country: string): boolean =>
  ["india", "bharat", "in", "ind", "republicofindia"].includes(plain(country));

/** Six digits ("560 001" counts), not beginning with 0; else null. */
export function pinOf(text: string): string | null {
  const digits = text.replace(/[\s-]/g, "");
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
}
