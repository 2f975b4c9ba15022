/**
 * What the words said for a field of the delivery form are written as, whether they were said, read
 * out in digits or spelled.
 */
import type { DeliveryField } from "../../../domain/delivery.ts";
import { readAddress, readPlaces } from "../../../language/addresses.ts";
import { readCount } from "../../../language/counts.ts";
import { readDigits, readLetters, readSpelling, withDigits } from "../../../language/spelling.ts";

export type Fields = Partial<Record<DeliveryField, string>>;

/** "Spelled a s h a". */
const announcement = /^spel(?:led|t)(?: as| like)?\s+/i;
/** Said before a value. */
const leading =
  /^(?:(?:i (?:think|guess|believe)|it's|it is|that's|that is|is|it should (?:be|read)|should be|i said|i mean|i meant|make it|call me|i'm|i am|this is|(?:i (?:live|stay) )?(?:in|at)|just|my \w+(?: name| number| address)? (?:is|should be))(?![\w'])\s*)+/i;

const closing = /(?:[\s,.;]+|[\s,]+(?:of course|i (?:think|guess|believe|suppose)))+$/i;
const repair =
  /^.*\S[\s,]+(?:no[\s,]+)?(?:sorry|i mean|i meant|no wait|wait no|or rather)[\s,]+(?=\S)/i;

/** What was said for a field; a name or an address may fill others, too. */
export function fieldValue(field: DeliveryField, said: string): Fields {
  const value = withoutDoubt(saidLast(field, said.replace(leading, "").replace(closing, "")));
  const letters = value.replace(announcement, "");
  if (letters !== value) return spelledValue(field, letters);
  switch (field) {
    case "email":
      return { email: emailOf(value) };
    case "pinCode":
    case "phone":
      return { [field]: digitsOf(value) };
    case "firstName":
      return /^\p{L}{2,} \p{L}{2,}$/u.test(value)
        ? namesIn(value)
        : { firstName: titled(spelled(value)) };
    case "street":
      return addressFields(value);
    case "city":
      return cityFields(value);
    default:
      return { [field]: titled(spelled(value)) };
  }
}

/** "Roy, sorry, Rao" is Rao. In a street, "no" is the number of a house. */
function saidLast(field: DeliveryField, value: string): string {
  const last = value.replace(repair, "");
  return (field === "street" ? last : last.replace(/^.*\S[\s,]+no[\s,]+(?=\S)/i, "")).replace(
    leading,
    "",
  );
}

/** "Usha, not Asha" is Usha. */
export function withoutDoubt(value: string): string {
  return value.replace(/(?<=\S)[\s,]+(?:and )?not\s.+$/i, "");
}

export function namesIn(name: string): Fields {
  const letters = name.replace(announcement, "");
  if (letters !== name) return { firstName: titled(readSpelling(letters)) };
  const [first = "", ...last] = titled(spelled(saidLast("firstName", name))).split(" ");
  return { firstName: first, ...(last.length > 0 && { lastName: last.join(" ") }) };
}

/** "12 MG Road Bengaluru 560001": the street and whatever follows it. */
export function addressFields(text: string): Fields {
  const { street, pinCode, ...places } = readAddress(text);
  // A street may be called after a city, and nothing else: "Mumbai".
  if (street === undefined && pinCode === undefined) return { street: streetOf(text) };
  return {
    ...(street && { street: streetOf(street) }),
    ...titledAll(places),
    ...(pinCode && { pinCode }),
  };
}

/** "Bengaluru Karnataka": a city, and its state and country where they follow. */
function cityFields(text: string): Fields {
  const { rest, city, state, country } = readPlaces(text);
  const name = spelled([rest, city].filter(Boolean).join(" "));
  // A state's own name is a city's where a city was asked for.
  if (name === "") return { city: titled(text) };
  const alike = state === city && !text.toLowerCase().endsWith(`${state} ${state}`.toLowerCase());
  return {
    city: titled(name),
    ...titledAll({ ...(state && !alike && { state }), ...(country && { country }) }),
  };
}

/** A value that can be only one field's: an address with its PIN code, an e-mail address, a number. */
export function bareValue(text: string): Fields {
  const mail = emailOf(text);
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(mail) && !/\b(?:add|put)\b/i.test(text))
    return { email: mail };
  const digits = digitsOf(text);
  if (withDigits(text, 6).replace(/[\d\s+-]/g, "") === "") {
    if (digits.length === 6) return { pinCode: digits };
    return digits.length >= 10 ? { phone: digits } : {};
  }
  const { street, pinCode, city } = readAddress(text);
  return pinCode && street && (city || /\d/.test(street)) ? addressFields(text) : {};
}

/** "twelve market road" is 12 Market Road. */
function streetOf(text: string): string {
  const words = text.split(" ");
  for (const length of [2, 1]) {
    const count = words.length > length ? readCount(words.slice(0, length).join(" ")) : null;
    if (count !== null && count > 1) return titled([count, ...words.slice(length)].join(" "));
  }
  return titled(text);
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
      return { [field]: digitsOf(value) };
    default:
      return { [field]: titled(value) };
  }
}

function digitsOf(text: string): string {
  return readDigits(text).replace(/(?!^\+)\D/g, "");
}

/** "asha dot rao two at example dot com" as it is written. */
function emailOf(text: string): string {
  return withDigits(text.toLowerCase(), 1)
    .replace(/\b(\p{L}) (?:for|as in) \p{L}+/gu, "$1")
    .replace(/\bdouble (\p{L})\b/gu, "$1$1")
    .replace(/\s+at(?: the rate(?: of)?)?\s+/g, "@")
    .replace(/\s+(?:dot|point)\s+/g, ".")
    .replace(/\s+(?:underscore|under score)\s+/g, "_")
    .replace(/\s+(?:dash|hyphen)\s+/g, "-")
    .replace(/[\s,]+/g, "");
}

function titledAll(values: Fields): Fields {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, titled(value)]),
  ) as Fields; // the same fields
}

/** Recognisers send small letters: "asha rao" is Asha Rao; capitals that are there stay. */
function titled(text: string): string {
  return text === text.toLowerCase()
    ? text.replace(/(?<![\p{L}\p{N}'])\p{L}/gu, (letter) => letter.toUpperCase())
    : text.length > 1 && text === text.toUpperCase() && !text.includes(" ")
      ? text.charAt(0) + text.slice(1).toLowerCase()
      : text;
}
