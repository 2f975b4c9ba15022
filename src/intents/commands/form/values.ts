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
import { isLandmark, isStreet } from "../../../../language/readers/streets.ts";
import { isCommonWord } from "../../../../language/words/common-words.ts";

import type { Fields } from "./fields.ts";
import { isPlausible } from "./plausible.ts";

/** "Spelled a s h a". */
const spelledOut =
  /^(?:(?:and )?(?:it's |that's |thats |that is |is )?(?:spel(?:led|t)|written)(?: as| like)?)\s+/i;
/** "Neha, that's n e h a". */
const andSpelled =
  /[\s,.]+(?:(?:that's|thats|that is|it's|i\.?e\.?|spel(?:led|t)(?: as)?)\s+(?<letters>\p{L}(?:[\s,.-]+(?:double )?\p{L}(?!\p{L}))+)|(?<=\p{L}{2}[.,]\s+)(?<after>\p{L}(?:-\p{L}(?!\p{L})){2,}))(?:[\s.,].*)?$/iu;
const leading =
  /^(?:(?:(?:fine|okay|ok|yes|yeah|right|sure|and|also|obviously|of course)(?=[\s,])|i (?:think|guess|believe)|it's|its|it is|it was|that's|that is|it should (?:be|read)|(?:that'd|it'd|that would|it would|that should|it'll) be|(?:we are|we're|i am|i'm) in|it (?:ought to|must|has to|will) be|should be|ought to be|i said|i mean|i meant|i say|make it|call me|i'm|i am|this is|myself|my good name is|my name is|name's|(?:i |we )?(?:live|stay|living|staying) (?:in|at)|in|at|from|i'm from|just|only|for that|then|so|um+|uh+|well|put|write|enter|note|take|use|like|also|now|(?:they|we|i|people) (?:write|spell) it(?: as)?|where else|my (?:e-?)?(?:name|surname|mail|street|city|town|state|pin|country|phone|mobile|first|last|full|family|pincode)(?: name| number| address| code)? (?:is|should be))(?![\w'])[\s,:]*)+/i;
const closing =
  /(?:[\s,.;!?]+|[\s,]+(?:of course|obviously|naturally|i (?:think|guess|believe|suppose)|it is|that is|i mean|i meant|is (?:it|the name|my name|the one)|please|thanks?(?: you)?|now|only|itself|instead|where else|what else|na|ji|hai|hain|here|for me|ok(?:ay)?|right|actually|as well|too|speaking|the new one|not the (?:old|other) one))+$/i;
/** "Roy, sorry, Rao"; "no" also means number. */
const takenBack =
  /^.*\S[\s,.]+(?:(?:no[\s,.]+)?(?:sorry|oops|uff|arre|i mean|i meant|no wait|wait no|wait|or rather|correction)(?:[\s,.]+(?:no|sorry|that's|it's))*)[\s,.]+(?=\S)/i;
const denied = /^.*\S[\s,.]+(?:no[\s,.]+)+(?:it's |that's )?(?=\S)/i;
/** "Usha, not Asha". */
const doubt = /(?<=\S)[\s,]+(?:and |but )?not\s.+$/i;

/** Where a value may end. */
const end = /(?<!\bno)[,.;:!?]\s/gi;
const announcedEnd =
  /(?<!\bno)[,.;:!?]\s|\s(?:and|but|because|since|from|that's|thats|i|i'm|we|my|it's)\s/gi;

/** A remark before a value. */
const remarked =
  /^(?:it's|it is|its|same|as|that's|we call it|like|the|you know)\b[^,]*, (?<value>\p{L}+(?: \p{L}+)?)[.!]?$/iu;

/** "Priya, come here". */
const calling =
  /^\p{L}+[,.;:!?]\s+(?:please )?(?:come|go|sit|stand|stop|wait|listen|look|bring|hold|quiet|shut|turn|switch|get|pick|don't|do you|did you|can you|will you|are you|where|what|who|why|how)\b/iu;

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
  if (calling.test(said)) return undefined;
  const whole = lastSaid(field, said).replace(doubt, "");
  const ends = saying.announced ? announcedEnd : end;
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
  const words = text.split(/[\s,.-]+/).filter(Boolean);
  return words.length === 1 || words.some((word) => word.length === 1);
}

function writtenFor(field: DeliveryField, value: string, saying: ValueContext): Fields | undefined {
  switch (field) {
    case "firstName":
      return namesIn(value, saying);
    case "street":
      return addressIn(value);
    case "city":
      return cityIn(value, saying);
    default: {
      const text = titled(
        field === "lastName"
          ? withoutTitle(nameOf(value))
          : value.replace(/^the (?=state|union|u\.?s|u\.?k)/i, ""),
      );
      if (field === "state") return stateIn(text);
      return isPlausible(field, text, saying) ? { [field]: text } : undefined;
    }
  }
}

/** Without leading and trailing phrases. */
export function stripped(text: string): string {
  return text.trim().replace(closing, "").replace(leading, "").replace(closing, "").trim();
}

function lastSaid(field: DeliveryField, text: string): string {
  const last = text.replace(takenBack, "");
  const right = field === "street" ? last : last.replace(denied, "");
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
  if (/^an? \p{L}{2}/iu.test(text)) return undefined;
  if (!isPlausible("firstName", text, saying)) return undefined;
  const words = text.split(" ");
  const initials = words.filter((word) => /^\p{L}\.?$/u.test(word)).length;
  if (words.length === 1) return { firstName: text };
  // "Jean Paul D'Souza", "T. S. Krishnan": the last word is the surname.
  const first = initials > 0 ? words.length - 1 : 1;
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
    : inFull(name)
        .replace(/[\s,]+with (?:an?|the) (?:apostrophe|hyphen|dot|space|capital)\b.*$/i, "")
        .replace(/[\s,]+with (?:an? |double |\p{L}+ )?\p{L}{1,2}s?\b.*$/iu, "")
        .replace(/,.*$/, "");
}

function inFull(name: string): string {
  return name
    .replace(/^(\p{L}+)(?: here| speaking| hai)?, (?=\1 )/iu, "")
    .replace(/^(\p{L}+) first,? (?:and )?(?:then|after that) (?=\p{L}+$)/iu, "$1 ");
}

/** The street and what follows. */
export function addressIn(text: string): Fields | undefined {
  const found = readAddress(partsOfAddress(text));
  const { street, pinCode, ...places } = found;
  // A lone city's name is no street.
  if (street === undefined)
    return pinCode === undefined || Object.keys(places).length > 0
      ? placed(places, pinCode)
      : undefined;
  if (!isStreet(street) || /^\d+$/.test(street)) return undefined;
  const unknown = places.city !== undefined && !isPlausible("city", places.city);
  if (unknown) return isStreet(text) ? { street: streetOf(text) } : undefined;
  return { street: streetOf(street), ...placed(places, pinCode) };
}

function placed(places: Fields, pinCode: string | undefined): Fields {
  return { ...titledAll(places), ...(pinCode && { pinCode }) };
}

/** Drops remarks around it. */
function partsOfAddress(text: string): string {
  const parts = text
    .split(/,\s*|(?<!\bno)\.\s+/i)
    .map((part) => part.replace(/^(?:that's|thats|that is|it's)\s+/i, ""))
    .filter(Boolean);
  const fits = (part: string) =>
    /^(?:no\.? ?|#)?\d[\w/-]*$/i.test(part) ||
    isStreet(part) ||
    readPlaces(part).rest === "" ||
    isLandmark(part) ||
    isLetteredCode(part) ||
    isName(part) ||
    /\d{3} ?\d{3}$/.test(part) ||
    readAddress(part).pinCode !== undefined;
  const from = parts.findIndex(fits);
  const to = from < 0 ? -1 : parts.findIndex((part, at) => at > from && !fits(part));
  return from < 0 ? text : parts.slice(from, to < 0 ? undefined : to).join(", ");
}

function cityIn(text: string, saying: ValueContext): Fields | undefined {
  const { pinCode } = readAddress(text);
  const { rest, city, state, country } = readPlaces(
    pinCode ? text.replace(/[\s,]*\d{3} ?\d{3}$/, "") : text,
  );
  const name = [rest, city]
    .filter(Boolean)
    .join(" ")
    .replace(/\s+(?:in|the state of)$/i, "");
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
  if (land.country && own && !/[\d,]/.test(own) && (own === land.city || isPlausible("state", own)))
    return titledAll({ state: own, country: land.country });
  const { rest, state, country, city } = readPlaces(text.replace(/^.*,\s*(?=[^,]+$)/, ""));
  if (rest === "" && (state ?? city)) {
    const name = state ?? city ?? "";
    if (!placeKinds(name).includes("state") && !isCityState(name)) return undefined;
    return titledAll({ state: name, ...(country && { country }) });
  }
  return isPlausible("state", text) ? { state: titled(text) } : undefined;
}

function emailIn(said: string): Fields | undefined {
  const words = withProvider(withoutSpelling(said));
  const last = stripped(withoutDoubt(words.replace(takenBack, "").replace(denied, "")));
  const found = findEmail(last) ?? findEmail(words);
  const end = findEmail(last)?.to ?? last.length;
  const whole = readEmail(last.slice(0, end));
  // "John Smith at example dot com", but not "the old one was hacked, it's …".
  const local = last.toLowerCase().split(/@| at /)[0] ?? "";
  const plain = local.split(/[\s.]+/).every((word) => signs.has(word) || !isCommonWord(word));
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
  const value = readSpelling(said.replace(/[\s,.;]+$/, ""));
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
  return (free && letters && /\p{L}/u.test(text)) ||
    isPlausible(field, text, { country, announced: true })
    ? fields
    : undefined;
}

/** "twelve market road" is 12 Market Road, "14 by 2" is 14/2. */
function streetOf(said: string): string {
  const text = said.replace(/^(\d+) by (\d+)(?= )/i, "$1/$2");
  const words = text.split(" ");
  for (const length of [2, 1]) {
    const count = words.length > length ? readCount(words.slice(0, length).join(" ")) : null;
    if (count !== null && count > 1) return titled([count, ...words.slice(length)].join(" "));
  }
  return titled(text);
}

export function titledAll(values: Fields): Fields {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, titled(value)]),
  ) as Fields; // the same fields
}

/** Recognisers send lower case; keep given capitals. */
export function titled(text: string): string {
  return text === text.toLowerCase()
    ? text.replace(/(?<![\p{L}\p{N}'])\p{L}/gu, (letter) => letter.toUpperCase())
    : text.length > 2 && text === text.toUpperCase() && !text.includes(" ")
      ? text.charAt(0) + text.slice(1).toLowerCase()
      : text;
}
