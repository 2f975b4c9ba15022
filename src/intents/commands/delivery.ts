/**
 * The delivery form by conversation: one field or several at once, spelled where it must be, read
 * back, and asked for one after the other.
 */
import type { DeliveryField, Effect } from "../effects.ts";
import type { Scene } from "../intent.ts";
import { words } from "../words.ts";
import type { Command, Reading, Understood } from "./command.ts";
import { kernel } from "./spoken.ts";

/** In the order in which they are asked. */
export const deliveryFields: readonly DeliveryField[] = [
  "firstName",
  "lastName",
  "email",
  "street",
  "city",
  "state",
  "pinCode",
  "country",
  "phone",
];

type Written = Partial<Record<DeliveryField | "name" | "address", string>>;

/** How shoppers call the fields. */
const labels: readonly (readonly [DeliveryField | "name" | "address", string])[] = [
  ["firstName", "first name"],
  ["lastName", "last name|surname|family name"],
  ["name", "(?:full )?name"],
  ["email", "e-?mail(?: address| id)?"],
  ["street", "street(?: address)?"],
  ["city", "city|town"],
  ["state", "state"],
  ["pinCode", "pin ?code|pin|postal code|zip ?code|zip"],
  ["country", "country"],
  ["phone", "phone(?: number)?|mobile(?: number)?|telephone(?: number)?|number"],
  ["address", "(?:delivery )?address"],
];
const label = new RegExp(
  `(?:^|[\\s,;.]+)(?:and )?(?:my |the )?(?:${labels.map(([name, form]) => `(?<${name}>${form})`).join("|")})(?: is| as| to|:)?(?=\\s)`,
  "gi",
);
const opening = /^(?:set|change|correct|make|write|put|enter|update)\s+/i;
const sending =
  /^(?:(?:please )?(?:deliver|send|ship)(?: it| this| that| them| everything)? to)\s+/i;
const asking =
  /^(?:fill (?:in |out )?(?:the |this |my )?(?:form|details|address)|(?:let's )?(?:start|begin)(?: the form)?|ask me|what(?:'s| is) missing|what (?:else )?do you need|what's left|next(?: field)?)$/;
const reading_ =
  /^(?:read (?:it|that|the form|my details|my address|everything)(?: back)?(?: to me)?|read back|check (?:it|the form|my details)|what (?:did i|have i) (?:say|write|fill in)|what do you have)$/;

export const delivery: Command = {
  id: "delivery",
  read(reading, scene) {
    const { shop } = scene;
    if (!shop?.checkout || reading.row !== "none") return undefined;
    const lower = kernel(reading.lower);
    if (asking.test(lower)) return filling({}, scene, reading.said);
    if (reading_.test(lower)) {
      const text = words.readForm(
        deliveryFields.map((field) => [field, shop.checkout?.form[field] ?? ""]),
      );
      return { slots: {}, effects: [{ type: "say", text }], row: "follows" };
    }
    const fields = fieldsIn(kernel(reading.plain));
    return Object.keys(fields).length === 0 ? undefined : filling(fields, scene, reading.said);
  },
};

/** What was said while a field was asked for; a labelled answer may name other fields. */
export function fieldAnswer(
  field: DeliveryField,
  reading: Reading,
  scene: Scene,
): Understood | undefined {
  const said = kernel(reading.plain);
  if (
    /^(?:help|undo|back|go back|scroll|repeat|what|how|where|read|place|pay|remove|empty|skip)\b/i.test(
      said,
    )
  )
    return undefined;
  const labelled = fieldsIn(said);
  const fields = Object.keys(labelled).length > 0 ? labelled : fieldValue(field, said);
  return filling(fields, scene, reading.said);
}

/** Writes the fields, says them back, and asks for the first that is still empty or wrong. */
function filling(
  fields: Partial<Record<DeliveryField, string>>,
  { shop }: Scene,
  about: string,
): Understood {
  const form = { ...shop?.checkout?.form, ...fields };
  const written = deliveryFields.filter((field) => fields[field] !== undefined);
  const wrong = written.find((field) => !fits(field, fields[field] ?? ""));
  const kept = Object.fromEntries(
    Object.entries(fields).filter(([field]) => field !== wrong),
  ) as Partial<Record<DeliveryField, string>>; // entries of the same record
  const missing = wrong ?? nextField(form);
  const effects: Effect[] = [];
  if (Object.keys(kept).length > 0) effects.push({ type: "fillDelivery", fields: kept });
  if (missing) {
    effects.push(askField(missing, about, wrong !== undefined));
  } else effects.push({ type: "say", text: words.formFull });
  return { slots: { fields: written }, effects, row: "waits" };
}

/** Asks for a field; `again` after an answer that can't be right. */
export function askField(field: DeliveryField, about: string, again = false): Effect {
  return {
    type: "ask",
    question: { id: "field", text: words.askField(field, again), about, field },
  };
}

/** The first field that is empty or can't be right. */
export function nextField(form: Partial<Record<DeliveryField, string>>): DeliveryField | undefined {
  return deliveryFields.find((field) => !fits(field, form[field] ?? ""));
}

function fits(field: DeliveryField, text: string): boolean {
  if (text.trim() === "") return false;
  if (field === "email") return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
  return field === "phone" || field === "pinCode" ? /\d{4}/.test(text.replace(/\D/g, "")) : true;
}

/** The fields that an utterance names, with their values. */
function fieldsIn(text: string): Partial<Record<DeliveryField, string>> {
  const sent = text.replace(sending, "");
  if (sent !== text) return addressIn(sent);
  const plain = text.replace(opening, "");
  const found = [...plain.matchAll(label)];
  const first = found[0];
  // The labels lead: words before the first one make it another kind of sentence.
  if (
    !first ||
    plain
      .slice(0, first.index)
      .replace(/^(?:my|the|it's|that's)\b/i, "")
      .trim() !== ""
  )
    return {};
  const written: Written = {};
  found.forEach((each, at) => {
    const value = plain.slice(each.index + each[0].length, found[at + 1]?.index).trim();
    const name = labels.find(([field]) => each.groups?.[field] !== undefined)?.[0];
    if (name && value !== "") written[name] = value;
  });
  const { name, address, ...rest } = written;
  const fields: Partial<Record<DeliveryField, string>> = {};
  if (name) Object.assign(fields, namesIn(name));
  if (address) Object.assign(fields, addressIn(address));
  for (const [field, value] of Object.entries(rest)) {
    Object.assign(fields, fieldValue(field as DeliveryField, value)); // keys of the rest are fields
  }
  return fields;
}

function fieldValue(field: DeliveryField, said: string): Partial<Record<DeliveryField, string>> {
  const value = said
    .replace(/^(?:it's|it is|that's|that is|is|my \w+(?: name)? is)\s+/i, "")
    .replace(/[\s,.;]+$/, "");
  switch (field) {
    case "email":
      return { email: emailOf(value) };
    case "pinCode":
    case "phone":
      return { [field]: digitsOf(value) };
    case "firstName":
      return field === "firstName" && /^\p{L}{2,} \p{L}{2,}$/u.test(value)
        ? namesIn(value)
        : { firstName: titled(spelled(value)) };
    case "street":
      return /,/.test(value) ? addressIn(value) : { street: value };
    default:
      return { [field]: titled(spelled(value)) };
  }
}

function namesIn(name: string): Partial<Record<DeliveryField, string>> {
  const [first = "", ...last] = titled(spelled(name)).split(" ");
  return { firstName: first, ...(last.length > 0 && { lastName: last.join(" ") }) };
}

/** "12 MG Road, Bengaluru, Karnataka, 560001, India": street, city, then state and country; the PIN code anywhere. */
function addressIn(text: string): Partial<Record<DeliveryField, string>> {
  const pin = /\b\d{3} ?\d{3}\b/.exec(text)?.[0];
  const parts = (pin ? text.replace(pin, "") : text)
    .split(",")
    .map((part) => part.replace(/[\s.;-]+$/, "").trim())
    .filter((part) => part !== "");
  const [street, city, state, country] = parts;
  if (street === undefined || parts.length > 4) return {};
  return {
    street,
    ...(city && { city: titled(city) }),
    ...(state && { [isCountry(state) && !country ? "country" : "state"]: titled(state) }),
    ...(country && { country: titled(country) }),
    ...(pin && { pinCode: pin.replace(" ", "") }),
  };
}

function isCountry(text: string): boolean {
  return /^(?:india|bharat|nepal|sri lanka|bangladesh)$/i.test(text);
}

/** "A S H A" and "a, s, h, a" are spelled; "a for apple" gives its first letter. */
function spelled(text: string): string {
  const words_ = text.replace(/\b(\p{L}) (?:for|as in) \p{L}+/giu, "$1").split(/[\s,.-]+/);
  const isSpelled = words_.length > 1 && words_.every((word) => /^\p{L}$/u.test(word));
  return isSpelled ? words_.join("") : text;
}

/** "asha dot rao at example dot com" as it is written. */
function emailOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/\b(\p{L}) (?:for|as in) \p{L}+/gu, "$1")
    .replace(/\s+at(?: the rate(?: of)?)?\s+/g, "@")
    .replace(/\s+(?:dot|point)\s+/g, ".")
    .replace(/\s+(?:underscore|under score)\s+/g, "_")
    .replace(/\s+(?:dash|hyphen)\s+/g, "-")
    .replace(/[\s,]+/g, "");
}

const spokenDigits: ReadonlyMap<string, string> = new Map(
  "zero one two three four five six seven eight nine"
    .split(" ")
    .map((word, digit) => [word, String(digit)] as const),
);

/** Digits as they are read out: "double five", "nine eight", "98 765". */
function digitsOf(text: string): string {
  let times = 1;
  let digits = "";
  for (const word of text.toLowerCase().split(/[\s,.-]+/)) {
    if (word === "double" || word === "triple") {
      times = word === "double" ? 2 : 3;
      continue;
    }
    const digit = word === "oh" || word === "o" ? "0" : (spokenDigits.get(word) ?? word);
    digits += digit.repeat(times);
    times = 1;
  }
  return digits;
}

/** Recognisers send small letters: "asha rao" is Asha Rao; capitals that are there stay. */
function titled(text: string): string {
  return text === text.toLowerCase()
    ? text.replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase())
    : text.length > 1 && text === text.toUpperCase() && !text.includes(" ")
      ? text.charAt(0) + text.slice(1).toLowerCase()
      : text;
}
