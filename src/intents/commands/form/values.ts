/** Normalises a value said, read out or spelled. Implausible words give nothing. */

import type { DeliveryField } from "../../../../domain/delivery.ts";
import {
  findLetteredCode,
  isLetteredCode,
  readAddress,
  readPlaces,
} from "../../../../language/readers/addresses.ts";
import {
  digitsOf,
  findEmail,
  findNumber,
  readEmail,
  withoutSpelling,
  withProvider,
} from "../../../../language/readers/contact.ts";
import { readCount } from "../../../../language/readers/counts.ts";
import { numberWords } from "../../../../language/readers/numbers.ts";
import { isName, withoutTitle } from "../../../../language/readers/person-names.ts";
import { isCityState, placeKinds } from "../../../../language/readers/places.ts";
import { readLetters, readSpelling } from "../../../../language/readers/spelling.ts";
import {
  isLandmark,
  isListedStreet,
  isStreet,
  isStreetPart,
} from "../../../../language/readers/streets.ts";
import { remembered } from "../../../../language/text/remembered.ts";
import { isCommonWord } from "../../../../language/words/common-words.ts";
import { onlyDigits } from "../../phrases/form/marks.ts";
import {
  andSpelled,
  announcedEnd,
  article,
  beforeAt,
  beforeLastComma,
  callsSomeone,
  clauseEnd,
  closing,
  closingIn,
  closingPin,
  closingSigns,
  deniedBefore,
  digitOrComma,
  doubt,
  endsWithPin,
  firstLetters,
  firstThen,
  fromComma,
  houseNumber,
  initial,
  isOfFamily,
  kindThenNumber,
  leading,
  leadingCalled,
  leadingThatIs,
  leadingThe,
  letterBreaks,
  middleName,
  nameBreaks,
  namesStreet,
  numberByNumber,
  partJoints,
  remarked,
  repeatedName,
  saysNumber,
  shortAssent,
  sixDigits,
  spacedComma,
  spelledOut,
  surnameFirst,
  takenBack,
  withLetters,
  withSign,
} from "../../phrases/form/values.ts";
import { anyLetter } from "../../phrases/marks.ts";
import type { Fields } from "./fields.ts";
import { isPlausible } from "./plausible.ts";

export interface ValueContext {
  readonly country?: string | undefined;
  readonly announced?: boolean;
}

/** Names and addresses may fill other fields. */
export function readValue(
  field: DeliveryField,
  said: string,
  saying: ValueContext = {},
): Fields | undefined {
  const letters = said.replace(leading, "").replace(spelledOut, "");
  if (letters !== said.replace(leading, "") && areLetters(letters))
    return spelledValue(field, letters, saying);
  if (field === "email") return emailIn(said);
  if (field === "pinCode" || field === "phone") return numberIn(field, said, saying);
  if (callsSomeone.test(said)) return undefined;
  const whole = lastSaid(field, said).replace(doubt, "").replace(isOfFamily, "");
  const ends = saying.announced ? announcedEnd : clauseEnd;
  const cuts = [whole.length, ...[...whole.matchAll(ends)].map(({ index }) => index).reverse()];
  for (const cut of cuts) {
    const value = stripped(whole.slice(0, cut));
    const fields = value === "" ? undefined : writtenFor(field, value, saying);
    if (fields) return fields;
  }
  const last = remarked.exec(whole)?.groups?.value;
  return last && field !== "street" ? writtenFor(field, stripped(last), saying) : undefined;
}

/** Letters or one word after "spelled". */
function areLetters(text: string): boolean {
  const words = text.split(letterBreaks).filter(Boolean);
  return words.length === 1 || words.some((word) => word.length === 1);
}

function writtenFor(field: DeliveryField, value: string, saying: ValueContext): Fields | undefined {
  switch (field) {
    case "firstName":
      return namesIn(value, saying);
    case "street":
      return addressIn(value.replace(leadingCalled, ""));
    case "city":
      return cityIn(value, saying);
    default: {
      const text = titled(
        field === "lastName" ? withoutTitle(nameOf(value)) : value.replace(leadingThe, ""),
      );
      if (field === "state") return stateIn(text);
      return isPlausible(field, text, saying) ? { [field]: text } : undefined;
    }
  }
}

/** Without leading and trailing phrases. */
export const stripped: (text: string) => string = remembered((text) =>
  text
    .trim()
    .replace(shortAssent, "")
    .replace(closing, "")
    .replace(leading, "")
    .replace(closing, "")
    .trim(),
);

function lastSaid(field: DeliveryField, text: string): string {
  const last = text.replace(takenBack, "");
  const right = field === "street" ? last : last.replace(deniedBefore, "");
  // "Jo, no H" spells Jo.
  return right.length > 1 ? right : last;
}

/** "Usha, not Asha" is Usha. */
export function withoutDoubt(text: string): string {
  return text.replace(doubt, "");
}

/** The last name, too, if both are said. */
export function namesIn(said: string, saying: ValueContext = {}): Fields | undefined {
  const text = titled(withoutTitle(nameOf(said)));
  // "Call me an ambulance" is no name.
  if (article.test(text)) return undefined;
  if (!isPlausible("firstName", text, saying)) return undefined;
  const words = text.split(" ");
  // "It's Mumbai, Maharashtra".
  if (words.length > 1 && readPlaces(text).rest === "") return undefined;
  const initials = words.filter((word) => initial.test(word)).length;
  if (words.length === 1) return { firstName: text };
  // "Jean Paul D'Souza", "T. S. Krishnan": the last word is the surname.
  const first = initials > 0 || middleName.test(text) ? words.length - 1 : 1;
  return { firstName: words.slice(0, first).join(" "), lastName: words.slice(first).join(" ") };
}

function nameOf(said: string): string {
  const found = andSpelled.exec(said);
  const letters = found?.groups?.letters ?? found?.groups?.after;
  const name = letters ? said.slice(0, found?.index) : said;
  const spelled = letters ? readLetters(letters) : readLetters(said);
  if (letters && spelled && !name.includes(" ")) return spelled;
  return spelled && !letters
    ? spelled
    : inFull(name).replace(withSign, "").replace(withLetters, "").replace(fromComma, "");
}

function inFull(name: string): string {
  return name.replace(repeatedName, "").replace(surnameFirst, "").replace(firstThen, "$1 ");
}

/** The street and what follows. */
export function addressIn(text: string): Fields | undefined {
  const list = listedAddress(text);
  if (list) return list;
  const found = readAddress(partsOfAddress(text));
  const { street, pinCode, ...places } = found;
  // A lone city's name is no street.
  if (street === undefined)
    return pinCode === undefined || Object.keys(places).length > 0
      ? placed(places, pinCode)
      : undefined;
  if (!(isStreet(street) || isListedStreet(street)) || onlyDigits.test(street)) return undefined;
  const unknown = places.city !== undefined && !isPlausible("city", places.city);
  if (unknown) return isStreet(text) ? { street: streetOf(text) } : undefined;
  return { street: streetOf(street), ...placed(places, pinCode) };
}

/** Parts of a street, kept whole before a known place. */
export function listedAddress(text: string): Fields | undefined {
  const { street, pinCode, ...places } = readAddress(
    text
      .split(partJoints)
      .map((part) => part.replace(leadingThe, ""))
      .join(", "),
  );
  if (places.city !== undefined && !isPlausible("city", places.city)) return undefined;
  const known = placeKinds(places.city ?? "").length > 0 || places.state !== undefined;
  return street !== undefined && known && isListedStreet(street)
    ? { street: streetOf(street), ...placed(places, pinCode) }
    : undefined;
}

function placed(places: Fields, pinCode: string | undefined): Fields {
  return { ...titledAll(places), ...(pinCode && { pinCode }) };
}

/** Drops remarks around it. */
function partsOfAddress(text: string): string {
  const parts = text
    .split(partJoints)
    .filter((part) => !namesStreet.test(part))
    .map((part) => part.replace(leadingThatIs, ""))
    .filter(Boolean);
  const whole = parts.join(", ");
  if (parts.length > 1 && isListedStreet(whole)) return whole;
  const fits = (part: string) =>
    houseNumber.test(part) ||
    isStreet(part) ||
    readPlaces(part).rest === "" ||
    isLandmark(part) ||
    isLetteredCode(part) ||
    isName(part) ||
    endsWithPin.test(part) ||
    readAddress(part).pinCode !== undefined;
  const from = parts.findIndex(fits);
  const to = from < 0 ? -1 : parts.findIndex((part, at) => at > from && !fits(part));
  return from < 0 ? text : parts.slice(from, to < 0 ? undefined : to).join(", ");
}

function cityIn(text: string, saying: ValueContext): Fields | undefined {
  const { pinCode } = readAddress(text);
  const { rest, city, state, country } = readPlaces(pinCode ? text.replace(closingPin, "") : text);
  const name = [rest, city].filter(Boolean).join(" ").replace(closingIn, "");
  const more = { ...(country && { country }), ...(pinCode && { pinCode }) };
  if (name === "") {
    // A state counts if a city was requested.
    if (!placeKinds(text).includes("city"))
      return { ...titledAll({ ...(state && { state }), ...more }) };
    return { city: titled(text) };
  }
  const letters = readLetters(name);
  const spelled = titled(letters ?? name);
  if (!isPlausible("city", spelled, saying) && !(letters && letters.length > 1)) return undefined;
  const alike = state === city && !text.toLowerCase().endsWith(`${state} ${state}`.toLowerCase());
  return { city: spelled, ...titledAll({ ...(state && !alike && { state }), ...more }) };
}

function stateIn(text: string): Fields | undefined {
  const land = readPlaces(text);
  const own = land.rest || (land.state ?? land.city);
  if (
    land.country &&
    own &&
    !digitOrComma.test(own) &&
    (own === land.city || isPlausible("state", own))
  )
    return titledAll({ state: own, country: land.country });
  const { rest, state, country, city } = readPlaces(text.replace(beforeLastComma, ""));
  if (rest === "" && (state ?? city)) {
    const name = state ?? city ?? "";
    if (!placeKinds(name).includes("state") && !isCityState(name)) return undefined;
    return titledAll({ state: name, ...(country && { country }) });
  }
  return isPlausible("state", text) ? { state: titled(text) } : undefined;
}

function emailIn(said: string): Fields | undefined {
  const words = withProvider(withoutSpelling(said));
  const last = stripped(withoutDoubt(words.replace(takenBack, "").replace(deniedBefore, "")));
  const found = findEmail(last) ?? findEmail(words);
  const end = findEmail(last)?.to ?? last.length;
  const whole = readEmail(last.slice(0, end));
  // "John Smith at example dot com", but not "the old one was hacked, it's …".
  const local = last.toLowerCase().split(beforeAt)[0] ?? "";
  const plain = local.split(nameBreaks).every((word) => signs.has(word) || !isCommonWord(word));
  if (plain && isPlausible("email", whole)) return { email: whole };
  return found && { email: found.value };
}

const signs = new Set([
  ..."dot point underscore under score dash hyphen plus double triple for as zero".split(" "),
  ...numberWords.units.slice(0, 10),
]);

const lengths = { pinCode: [3, 10], phone: [7, 15] } as const;

function numberIn(
  field: "pinCode" | "phone",
  said: string,
  { country }: ValueContext,
): Fields | undefined {
  const lettered = field === "pinCode" ? findLetteredCode(withoutDoubt(said)) : undefined;
  if (lettered) return { pinCode: lettered };
  const [pin, another] = field === "pinCode" ? (said.match(sixDigits) ?? []) : [];
  // "PIN 560025, zoya@example.com, 9900112233".
  if (pin && !another) return { pinCode: pin.replace(" ", "") };
  const [least, most] = lengths[field];
  const last = lastSaid("city", withoutDoubt(said));
  const value = findNumber(last, least, most)?.value ?? findNumber(said, least, most)?.value;
  return value !== undefined && isPlausible(field, value, { country })
    ? { [field]: value }
    : undefined;
}

/** Letters by any name, digits, signs. */
export function spelledValue(
  field: DeliveryField,
  said: string,
  { country }: ValueContext = {},
): Fields | undefined {
  const value = readSpelling(said.replace(closingSigns, ""));
  const fields: Fields = ((): Fields => {
    switch (field) {
      case "email":
        return { email: value.replaceAll(" ", "").toLowerCase() };
      case "pinCode":
      case "phone":
        return { [field]: digitsOf(value) };
      default:
        return { [field]: titled(value) };
    }
  })();
  const text = fields[field] ?? "";
  // Letters make any name.
  const free = field !== "email" && field !== "pinCode" && field !== "phone" && field !== "country";
  const letters = value.split(" ").length <= 4 && said.split(" ").length > value.split(" ").length;
  return (free && letters && anyLetter.test(text)) ||
    isPlausible(field, text, { country, announced: true })
    ? fields
    : undefined;
}

/** "Plot fourteen second cross" is Plot 14 …, "number twelve market road" is 12 …, "14 by 2" is 14/2. */
export function streetOf(said: string): string {
  const text = said.replace(numberByNumber, "$1/$2").split(spacedComma).map(numbered).join(", ");
  const all = text.split(" ");
  const [kind = ""] = all;
  const isNumber = saysNumber.test(kind);
  const words = isNumber || isStreetPart(kind) ? all.slice(1) : all;
  const before = isNumber || words === all ? [] : [kind];
  for (const length of [4, 3, 2, 1]) {
    const lead = words.slice(0, length).join(" ");
    const count = words.length > length && !digitOrComma.test(lead) ? readCount(lead) : null;
    if (count !== null && count > 1)
      return titled([...before, count, ...words.slice(length)].join(" "));
  }
  const street = titled(text);
  return street.charAt(0).toUpperCase() + street.slice(1);
}

function numbered(part: string): string {
  const { kind = "", number = "" } = kindThenNumber.exec(part)?.groups ?? {};
  const count = isStreetPart(kind) ? readCount(number) : null;
  return count === null ? part : `${kind} ${count}`;
}

export function titledAll(values: Fields): Fields {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, titled(value)]),
  ) as Fields; // the same fields
}

/** Recognisers send lower case; keep given capitals. */
export function titled(text: string): string {
  return text === text.toLowerCase()
    ? text.replace(firstLetters, (letter) => letter.toUpperCase())
    : text.length > 2 && text === text.toUpperCase() && !text.includes(" ")
      ? text.charAt(0) + text.slice(1).toLowerCase()
      : text;
}
