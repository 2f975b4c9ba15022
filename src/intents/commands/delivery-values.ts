/**
 * What the words of a delivery form say: which fields they name, and each field's value as it is
 * written, whether it was said, read out in digits or spelled.
 */
import { readDigits, readLetters, readSpelling } from "../../../language/spelling.ts";
import type { DeliveryField } from "../effects.ts";
import { countIn } from "./spoken.ts";

export type Fields = Partial<Record<DeliveryField, string>>;

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
/** A field's name where a value follows. */
const label = new RegExp(
  `(?:^|[\\s,;.]+)(?:and )?(?:my |the )?(?:${labels.map(([name, form]) => `(?<${name}>${form})`).join("|")})(?: is| as| to|:)?(?=\\s)`,
  "gi",
);
const opening = /^(?:set|change|correct|make|write|put|enter|update)\s+/i;
const sending =
  /^(?:(?:please )?(?:deliver|send|ship)(?: it| this| that| them| everything)? to)\s+/i;

/** "Spelled a s h a". */
const announcement = /^spel(?:led|t)(?: as| like)?\s+/i;

/** The fields that an utterance names, with their values. */
export function fieldsIn(text: string): Fields {
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
    // "Number one" is a place in a list; a phone's number has more digits.
    const numbered = each[0].trim().toLowerCase() === "number" && readDigits(value).length < 4;
    if (name && value !== "" && !numbered) written[name] = value;
  });
  const { name, address, ...rest } = written;
  const fields: Fields = {};
  if (name) Object.assign(fields, namesIn(name));
  if (address) Object.assign(fields, addressIn(address));
  for (const [field, value] of Object.entries(rest)) {
    Object.assign(fields, fieldValue(field as DeliveryField, value)); // keys of the rest are fields
  }
  return fields;
}

/** What was said for a field; a name or an address may fill others, too. */
export function fieldValue(field: DeliveryField, said: string): Fields {
  const value = said
    .replace(/^(?:it's|it is|that's|that is|is|my \w+(?: name)? is)\s+/i, "")
    .replace(/[\s,.;]+$/, "");
  const letters = value.replace(announcement, "");
  if (letters !== value) return spelledValue(field, letters);
  switch (field) {
    case "email":
      return { email: emailOf(value) };
    case "pinCode":
    case "phone":
      return { [field]: readDigits(value) };
    case "firstName":
      return /^\p{L}{2,} \p{L}{2,}$/u.test(value)
        ? namesIn(value)
        : { firstName: titled(spelled(value)) };
    case "street":
      return /,/.test(value) ? addressIn(value) : { street: streetOf(value) };
    default:
      return { [field]: titled(spelled(value)) };
  }
}

function namesIn(name: string): Fields {
  const letters = name.replace(announcement, "");
  if (letters !== name) return { firstName: titled(readSpelling(letters)) };
  const [first = "", ...last] = titled(spelled(name)).split(" ");
  return { firstName: first, ...(last.length > 0 && { lastName: last.join(" ") }) };
}

/** "12 MG Road, Bengaluru, Karnataka, 560001, India": street, city, then state and country; the PIN code anywhere. */
function addressIn(text: string): Fields {
  const pin = /\b\d{3} ?\d{3}\b/.exec(text)?.[0];
  const parts = (pin ? text.replace(pin, "") : text)
    .split(",")
    .map((part) => part.replace(/[\s.;-]+$/, "").trim())
    .filter((part) => part !== "");
  const [street, city, state, country] = parts;
  if (street === undefined || parts.length > 4) return {};
  return {
    street: streetOf(street),
    ...(city && { city: titled(city) }),
    ...(state && { [isCountry(state) && !country ? "country" : "state"]: titled(state) }),
    ...(country && { country: titled(country) }),
    ...(pin && { pinCode: pin.replace(" ", "") }),
  };
}

/** "twelve market road" is 12 Market Road. */
function streetOf(text: string): string {
  const words = text.split(" ");
  for (const length of [2, 1]) {
    const count = words.length > length ? countIn(words.slice(0, length).join(" ")) : null;
    if (count !== null && count > 1) return titled([count, ...words.slice(length)].join(" "));
  }
  return titled(text);
}

function isCountry(text: string): boolean {
  return /^(?:india|bharat|nepal|sri lanka|bangladesh)$/i.test(text);
}

function spelled(text: string): string {
  return readLetters(text) ?? text;
}

/** What was spelled for a field after it was announced: letters by any name, digits and signs. */
export function spelledValue(field: DeliveryField, said: string): Fields {
  const value = readSpelling(said.replace(/[\s,.;]+$/, ""));
  switch (field) {
    case "email":
      return { email: value.replaceAll(" ", "").toLowerCase() };
    case "pinCode":
    case "phone":
      return { [field]: readDigits(value) };
    default:
      return { [field]: titled(value) };
  }
}

/** "asha dot rao at example dot com" as it is written. */
function emailOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/\b(\p{L}) (?:for|as in) \p{L}+/gu, "$1")
    .replace(/\bdouble (\p{L})\b/gu, "$1$1")
    .replace(/\s+at(?: the rate(?: of)?)?\s+/g, "@")
    .replace(/\s+(?:dot|point)\s+/g, ".")
    .replace(/\s+(?:underscore|under score)\s+/g, "_")
    .replace(/\s+(?:dash|hyphen)\s+/g, "-")
    .replace(/[\s,]+/g, "");
}

/** Recognisers send small letters: "asha rao" is Asha Rao; capitals that are there stay. */
function titled(text: string): string {
  return text === text.toLowerCase()
    ? text.replace(/(?<![\p{L}\p{N}'])\p{L}/gu, (letter) => letter.toUpperCase())
    : text.length > 1 && text === text.toUpperCase() && !text.includes(" ")
      ? text.charAt(0) + text.slice(1).toLowerCase()
      : text;
}
