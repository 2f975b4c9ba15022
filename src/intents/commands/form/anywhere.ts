/**
 * Values that say by themselves which field they are, wherever they stand: "use tara@example.com
 * for my mail instead", "the new one is 98…", "the label should say Arif Khan".
 */
import {
  findEmail,
  findNumber,
  isSpokenEmail,
  readEmail,
  withProvider,
} from "../../../../language/readers/contact.ts";
import { isName, withoutTitle } from "../../../../language/readers/person-names.ts";
import { placeKinds } from "../../../../language/readers/places.ts";
import {
  capitalisedWords,
  namesSomeone,
  ofFamily,
  ofMoney,
  ofOthers,
  ofPin,
  telephones,
  wordJoints,
} from "../../phrases/form/anywhere.ts";
import { startsAsQuestion } from "../../phrases/form/said.ts";
import { type Fields, fieldNamed } from "./fields.ts";
import { isPlausible } from "./plausible.ts";
import { namesIn, stripped, titledAll, type ValueContext, withoutDoubt } from "./values.ts";

const mostWords = 16;
const fewWords = 4;

export function anywhere(said: string, saying: ValueContext = {}): Fields | undefined {
  const lower = said.toLowerCase();
  const words = said.split(" ").length;
  if (words > mostWords || said.endsWith("?") || startsAsQuestion.test(said)) return undefined;
  const email = emailIn(withProvider(said));
  if (email) return { email };
  const names = namedIn(said, saying);
  if (names) return names;
  const place = placeOfField(withoutDoubt(lower));
  if (place) return place;
  if (ofOthers.test(lower) || ofMoney.test(lower) || telephones.test(lower)) return undefined;
  const phone = findNumber(said, 10, 13)?.value;
  if (phone && isPlausible("phone", phone, saying)) return { phone };
  const pinCode = findNumber(said, 6, 6)?.value;
  return pinCode && (words <= fewWords || ofPin.test(lower)) ? { pinCode } : undefined;
}

/** "Harpreet gill 88 at gmail": names alone before it belong to it. */
function emailIn(text: string): string | undefined {
  const found = findEmail(text);
  const before = text.slice(0, found?.from ?? 0).trim();
  if (!found || !isName(before)) return found?.value;
  const whole = readEmail(text.slice(0, found.to));
  return isSpokenEmail(whole) ? whole : undefined;
}

const mostOfName = 3;
const ofPlaces: ReadonlySet<string> = new Set(["city", "state", "country"]);

/** "India is of course the country": a field's name, and a place of its kind anywhere. */
function placeOfField(lower: string): Fields | undefined {
  const field = fieldNamed(lower);
  if (field === undefined || !ofPlaces.has(field)) return undefined;
  const words = lower.split(wordJoints).filter((word) => word !== "");
  const found = words.flatMap((_, at) =>
    Array.from({ length: mostOfName }, (_, more) =>
      words.slice(at, at + more + 1).join(" "),
    ).filter((name) => name.length > 3 && placeKinds(name).some((kind) => kind === field)),
  );
  const longest = found.toSorted((one, other) => other.length - one.length)[0];
  const one = found.every((name) => longest?.includes(name));
  return longest && one ? titledAll({ [field]: longest }) : undefined;
}

function namedIn(said: string, saying: ValueContext): Fields | undefined {
  const text = stripped(said);
  for (const form of [said, text].flatMap((each) => namesSomeone.map((name) => name.exec(each)))) {
    const { any, full, proper } = form?.groups ?? {};
    const name = withoutTitle(any ?? full ?? proper ?? "");
    const loose = proper !== undefined || (any !== undefined && !name.includes(" "));
    if (!isName(name) || placeKinds(name).length > 0) continue;
    if (loose && !capitalisedWords.test(name)) continue;
    if (ofFamily.test(said.toLowerCase()) && !name.includes(" ")) return { lastName: name };
    return namesIn(name, saying);
  }
  return undefined;
}
