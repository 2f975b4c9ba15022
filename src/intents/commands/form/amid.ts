/** The value of a requested field amid other words: "everyone calls me Chinnu, but take Chinmayee". */
import type { DeliveryField } from "../../../../domain/delivery.ts";
import { lettersApart } from "../../../../language/corrections/phonetic-spelling.ts";
import { findEmail, withoutSpelling, withProvider } from "../../../../language/readers/contact.ts";
import { isName, withoutTitle } from "../../../../language/readers/person-names.ts";
import { mayBePlace, placeKinds } from "../../../../language/readers/places.ts";
import { readLetters } from "../../../../language/readers/spelling.ts";
import { withEnglishDigits } from "../../../../language/text/spoken-digits.ts";
import { isPlainWord } from "../../../../language/words/stop-words.ts";
import {
  asOneName,
  besidePlace,
  leadingFirst,
  mailJoints,
  namesAmid,
  placesAmid,
  placeWords,
  titleAfter,
} from "../../phrases/form/amid/amid.ts";
import { spelledAtEnd } from "../../phrases/form/likeness.ts";
import { spaces } from "../../phrases/marks.ts";
import type { Fields } from "./fields.ts";
import { readValue, stripped, titled } from "./values.ts";

/** As the field is written: digits in English, names without "ji". */
export function evened(field: DeliveryField, said: string): string {
  switch (field) {
    case "phone":
    case "pinCode":
      return withEnglishDigits(said);
    case "email":
      return withSpelled(withoutSpelling(said).replace(mailJoints, " ").replace(spaces, " "));
    case "firstName":
    case "lastName":
      return said.replace(titleAfter, "");
    default:
      return said;
  }
}

/** "Tanvi at …, t a n v i i": the letters stand for the name before the sign. */
function withSpelled(said: string): string {
  const found = spelledAtEnd.exec(said);
  const letters = found?.groups?.letters && readLetters(found.groups.letters);
  const mail = findEmail(withProvider(said.slice(0, found?.index)));
  if (!found || !letters || !mail) return said;
  const [local = "", domain = ""] = mail.value.split("@");
  return lettersApart(local, letters.toLowerCase(), 2) <= 2
    ? `${letters.toLowerCase()}@${domain}`
    : said;
}

export function amid(field: DeliveryField, said: string): Fields | undefined {
  switch (field) {
    case "firstName":
    case "lastName":
      return nameAmid(field, said);
    case "city":
    case "state":
      return placeAmid(field, said);
    default:
      return undefined;
  }
}

const mostWords = 16;

function nameAmid(field: "firstName" | "lastName", said: string): Fields | undefined {
  if (said.split(" ").length > mostWords || said.endsWith("?")) return undefined;
  for (const form of namesAmid) {
    const value = form.exec(said)?.groups?.value;
    const fields = value && named(field, value, false);
    if (fields) return fields;
  }
  return undefined;
}

/** "Sai Krishna, two words", of a first name. */
export function oneName(field: DeliveryField, said: string): Fields | undefined {
  const whole = said.replace(asOneName, "");
  if (field !== "firstName" || whole === said) return undefined;
  const text = whole.replace(leadingFirst, "");
  const amid = namesAmid.map((form) => form.exec(text)?.groups?.value);
  for (const value of [...amid, text]) {
    const fields = value && named(field, value, true);
    if (fields) return fields;
  }
  return undefined;
}

function named(field: "firstName" | "lastName", value: string, isOne: boolean): Fields | undefined {
  const text = withoutTitle(stripped(value));
  const words = text.toLowerCase().split(" ");
  const isTalk = words.some((word) => word.length > 2 && isPlainWord(word));
  if (!isName(text) || isTalk || words.every(isPlainWord) || placeKinds(text).length > 0)
    return undefined;
  return isOne ? { [field]: titled(text) } : readValue(field, text);
}

const mostOfName = 3;

/** A known place of the kind, or the one that the words name. */
function placeAmid(field: "city" | "state", said: string): Fields | undefined {
  if (said.endsWith("?") || said.split(" ").length > mostWords) return undefined;
  const known = knownIn(field, said);
  if (known) return { [field]: titled(known) };
  for (const form of placesAmid) {
    const value = form.exec(said)?.groups?.value;
    const words = value?.toLowerCase().split(" ") ?? [];
    if (value && mayBePlace(value) && !words.some(isPlainWord)) return readValue(field, value);
  }
  return undefined;
}

/** The last; "near Madurai" is not it. */
function knownIn(field: "city" | "state", said: string): string | undefined {
  const words = [...said.matchAll(placeWords)];
  for (let end = words.length; end > 0; end -= 1) {
    for (let count = Math.min(mostOfName, end); count > 0; count -= 1) {
      const start = words[end - count]?.index ?? 0;
      const last = words[end - 1];
      const name = said.slice(start, (last?.index ?? 0) + (last?.[0].length ?? 0));
      const isKnown = name.length > 2 && placeKinds(name).includes(field);
      if (isKnown && !besidePlace.test(said.slice(0, start))) return name;
    }
  }
  return undefined;
}
