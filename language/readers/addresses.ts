/**
 * Spoken addresses: "12 MG Road Bengaluru Karnataka 560001 India". Known places, then the street.
 */
import { isCityState, type PlaceKind as Kind, known } from "./places.ts";
import { withDigits } from "./spelling.ts";
import { isStreetPart as isStreet } from "./streets.ts";

interface Address {
  readonly street?: string;
  readonly city?: string;
  readonly state?: string;
  readonly pinCode?: string;
  readonly country?: string;
}

const fromTheEnd: readonly Kind[] = ["country", "state", "city"];
const longestName = 5;
const streetWords =
  /\b(?:road|rd|street|st|lane|marg|nagar|colony|layout|enclave|avenue|ave|chowk|gali|bazaar|bazar|vihar|apartments?|society|towers?|garden|gardens|park|puram|circle|square)\b/i;
const pinWords =
  /\b(?:and )?(?:my |the )?(?:pin ?code|pin|postal code|zip ?code|zip)(?: number)?(?: is)?\b/gi;
const looseEnd = /^[\s,.;-]+|(?:[\s,.;-]|(?<=[\s,])(?:and|in|at|the|near))+$/gi;

/** The street is absent only if there are just places. Keeps the words. */
export function readAddress(text: string): Address {
  const abroad = readAbroad(text);
  if (abroad) return abroad;
  const digits = withDigits(text, 4);
  const pin = /(?<!\d)\d{3} ?\d{3}(?!\d)/.exec(digits)?.[0];
  const plain = pin ? digits.replace(pin, " ").replace(pinWords, " ") : digits;
  const found = readPlaces(plain.replace(/,[\s,]*(?=,)/g, ""));
  const parts = found.rest.split(",").map(trimmed).filter(Boolean);
  const whole = pin !== undefined || found.state !== undefined || found.country !== undefined;
  const { street, ...unknown } = found.city
    ? { street: parts.join(", ") }
    : split(parts, whole, found);
  return {
    ...(street && { street }),
    ...unknown,
    ...(found.city && { city: found.city }),
    ...(found.state && { state: found.state }),
    ...(pin && { pinCode: pin.replace(" ", "") }),
    ...(found.country && { country: found.country }),
  };
}

const home = /^(?:india|bharat|hindustan)$/i;
/** Codes with letters: "M14 5TP", "M5V 2T6", "SW1A 1AA". */
const lettered = /\b[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\b|\b[a-z]\d[a-z] ?\d[a-z]\d\b/i;
/** At the end of a part: "Texas 78701", "75004". */
const digitCode = /(?:^|\s)(\d{3,7}(?:-\d{3,4})?)$/;

/** With a final foreign country: code, state and city from the end, then the street. */
function readAbroad(text: string): Address | undefined {
  const parts = text.split(/,\s*/).map(trimmed).filter(Boolean);
  const country = parts.at(-1) ?? "";
  if (parts.length < 3 || !known.country.has(plainly(country)) || home.test(country))
    return undefined;
  const codes = parts.slice(1, -1).flatMap((part) => {
    const code = lettered.exec(part)?.[0] ?? digitCode.exec(part)?.[1];
    return code === undefined ? [] : [code];
  });
  const pinCode = codes.at(-1);
  const named = parts.slice(1, -1).flatMap((part) => {
    const name = trimmed(
      pinCode === undefined ? part : part.replace(pinCode, "").replace(pinWords, ""),
    );
    return name === "" ? [] : [name];
  });
  const from = named.findIndex((part) => !isStreet(part));
  const places = from < 0 ? [] : named.slice(from);
  const street = [parts[0], ...named.slice(0, from < 0 ? named.length : from)].join(", ");
  const [city, state = city] = places.slice(-2);
  const between = places.slice(0, -2);
  return {
    street: [street, ...between].join(", "),
    ...(city && { city }),
    ...(places.length > 1 && state && { state }),
    ...(pinCode && { pinCode: pinCode.toUpperCase() }),
    country,
  };
}

export function isLetteredCode(text: string): boolean {
  return lettered.exec(text.trim())?.[0] === text.trim();
}

export function findLetteredCode(text: string): string | undefined {
  return lettered.exec(text)?.[0].toUpperCase();
}

function plainly(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s,.]+/g, " ")
    .trim();
}

/** "Bengaluru Karnataka": a city and a state. */
export function readPlaces(text: string): Omit<Address, "street" | "pinCode"> & { rest: string } {
  let rest = trimmed(text);
  const found: { -readonly [K in Kind]?: string } = {};
  let from = 0;
  while (from < fromTheEnd.length) {
    const last = lastPlace(rest, fromTheEnd.slice(from));
    if (!last) break;
    found[last.kind] = last.said;
    rest = trimmed(rest.slice(0, rest.length - last.length));
    from = fromTheEnd.indexOf(last.kind) + 1;
  }
  if (found.country && !found.city && isCityState(found.country)) found.city = found.country;
  if (found.state && !found.city && known.city.has(found.state.toLowerCase())) {
    found.city = found.state;
    if (!known.state.has(found.state.toLowerCase())) delete found.state;
  }
  return { ...found, rest };
}

const institutes = /(?:^|[\s,])(?:iit|iim|iiit|nit|aiims|iisc|bits|university of)[\s-]+$/i;

function lastPlace(text: string, kinds: readonly Kind[]) {
  const words = [...text.matchAll(/[^\s,]+/g)];
  for (let count = Math.min(longestName, words.length); count > 0; count -= 1) {
    const start = words[words.length - count]?.index ?? 0;
    const said = text.slice(start);
    const name = said
      .toLowerCase()
      .replace(/[\s,.]+/g, " ")
      .trim();
    const kind = kinds.find((each) => known[each].has(name));
    // "IIT Madras" stays whole.
    if (kind && institutes.test(text.slice(0, start))) return undefined;
    // "Salem, Delhi": two places.
    if (kind && !said.includes(",")) return { kind, said, length: text.length - start };
  }
  return undefined;
}

/** Street and unknown city, split by commas or the street's end. */
function split(parts: readonly string[], whole: boolean, found: Address): Address {
  const last = parts.at(-1) ?? "";
  const before = parts.at(-2) ?? "";
  if (parts.length >= 3 && !found.state && !isStreet(last) && !isStreet(before))
    return { street: parts.slice(0, -2).join(", "), city: before, state: last };
  if (parts.length >= 2 && !isStreet(last))
    return { street: parts.slice(0, -1).join(", "), city: last };
  const end = whole && parts.length === 1 ? endOfStreet(last) : undefined;
  return end === undefined
    ? { street: parts.join(", ") }
    : { street: last.slice(0, end).trim(), city: last.slice(end).trim() };
}

/** One or two words after the street; undefined if they may belong to it. */
function endOfStreet(text: string): number | undefined {
  const found = [...text.matchAll(new RegExp(streetWords, "gi"))].at(-1);
  if (!found) return undefined;
  const end = found.index + found[0].length;
  const rest = text.slice(end).trim();
  return /^[a-z]+(?: [a-z]+)?$/i.test(rest) &&
    !/^(?:near|opposite|behind|next|beside|block|phase|stage|cross|main|extension|east|west|north|south|number)\b/i.test(
      rest,
    )
    ? end
    : undefined;
}

function trimmed(text: string): string {
  return text.replace(/\s+/g, " ").replace(/\s+,/g, ",").replace(looseEnd, "").trim();
}
