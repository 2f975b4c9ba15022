/**
 * Answers within the form. A plausible value fills the requested field, or another that fits; the
 * rest goes to other commands.
 */

import { type DeliveryField, missingFields } from "../../../../domain/delivery.ts";
import { digitsOf, findEmail } from "../../../../language/readers/contact.ts";
import { isOnlyPlace } from "../../../../language/readers/places.ts";
import { withDigits } from "../../../../language/readers/spelling.ts";
import { isStreet } from "../../../../language/readers/streets.ts";
import { readYesNo } from "../../../../language/readers/yes-no.ts";
import type { Question } from "../../effects.ts";
import type { Scene } from "../../intent.ts";
import {
  agreesFirst,
  bareNumber,
  complains,
  isNoStreet,
  marksOfEmail,
  marksOfNumbers,
  noValue,
  offersToSpell,
  ofPerson,
  pinAmong,
  putsFirst,
  putsOff,
  startsAsQuestion,
  twoWords,
} from "../../phrases/form/answer.ts";
import { anyDigit } from "../../phrases/form/marks.ts";
import { words } from "../../responses/words.ts";
import type { Reading, Understood } from "../command.ts";
import { kernel } from "../spoken.ts";
import { doubtedField, exactly, skips } from "./about.ts";
import { addressAnswer } from "./address-answer.ts";
import { amid, evened, oneName } from "./amid.ts";
import { anywhere } from "./anywhere.ts";
import { correctionIn, houseIn } from "./correction.ts";
import { type Fields, fieldNamed, fieldsInOrder, fieldsOf } from "./fields.ts";
import { asking, askingLetters, filling } from "./filling.ts";
import { isOfNoRow } from "./own-words.ts";
import { amongRemarks, withInitial } from "./remarks.ts";
import { byItself, isEmpty, saidIn, withoutNo } from "./said.ts";
import { readValue, spelledValue, stripped } from "./values.ts";

type FieldQuestion = Question & { readonly id: "field" };

const placed: ReadonlySet<DeliveryField> = new Set(["street", "city", "state", "country"]);

/** Although its words name a row. */
export function isValue({ field }: FieldQuestion, reading: Reading): boolean {
  return isOfNoRow(reading, readValue(field, kernel(reading.plain)));
}

export function skipped(
  asked: FieldQuestion,
  reading: Reading,
  { shop }: Scene,
): Understood | undefined {
  const text = kernel(reading.lower);
  const named = fieldNamed(text);
  const own = named === undefined ? [] : fieldsOf(named);
  const first = own.find((field) => field !== asked.field);
  if (first !== undefined && putsFirst.test(text) && !own.includes(asked.field))
    return asking(first, reading.said, {});
  const later = putsOff.test(text) && own.includes(asked.field);
  if (!later && !skips(text)) return undefined;
  const left = later ? own : [asked.field];
  const form: Fields = shop?.checkout?.form ?? {};
  const from = fieldsInOrder.indexOf(asked.field);
  const open = missingFields(form).filter((field) => !left.includes(field));
  const next =
    asked.anew?.[0] ?? open.find((field) => fieldsInOrder.indexOf(field) > from) ?? open[0];
  if (next === undefined) {
    const question = { ...asked, text: words.needed(asked.field) };
    return { slots: { fields: [asked.field] }, effects: [{ type: "ask", question }], row: "waits" };
  }
  return asking(next, reading.said, { anew: asked.anew?.slice(1) ?? [] });
}

export function fieldAnswer(
  asked: FieldQuestion,
  reading: Reading,
  { shop }: Scene,
): Understood | undefined {
  const { field, spelled, after, anew = [] } = asked;
  const form: Fields = shop?.checkout?.form ?? {};
  const said = evened(field, kernel(reading.plain).replace(agreesFirst, ""));
  const lower = said.toLowerCase();
  const about = reading.said;
  if (offersToSpell.test(said)) return askingLetters(field, about);
  const exact = exactly({ text: lower, said: about, form, current: field });
  if (exact) return exact.slots.spelled || exact.slots.fields === undefined ? exact : undefined;
  const { answer, rest: besides } = readYesNo(withoutNo(said));
  const agrees = answer === "yes" && besides === "";
  if (said === "" || agrees || noValue.test(withoutNo(said)))
    return asking(field, about, { ...(after && { after }), anew });
  if (spelled) {
    const letters = spelledValue(field, said, { country: form.country });
    if (letters) return filling(letters, form, about, anew);
    if (said.split(" ").length > 12) return undefined;
    return askingLetters(field, about);
  }
  const corrected =
    withInitial(said, form) ?? correctionIn(said, form, { current: after, asked: field });
  if (corrected) return filling(corrected, form, about, withField(field, corrected, anew));
  const rest = withoutNo(said);
  const doubted = complains.test(rest) ? after : doubtedField(rest);
  if (doubted) return asking(doubted, about, { anew });
  const fields =
    oneName(field, rest) ??
    within(rest, asked, form, rest !== said) ??
    amongRemarks(said, (sentence) =>
      noValue.test(sentence)
        ? undefined
        : (correctionIn(sentence, form, { current: after, asked: field }) ??
          answered(withoutNo(sentence), asked, form, false)),
    );
  const believed = asked.again ? saidAgain(field, rest) : undefined;
  if (believed) return filling(believed, form, about, anew);
  const found = fields ?? anywhere(said, { country: form.country });
  if (found) return filling(found, form, about, withField(field, found, anew));
  return wrongly(asked, rest)
    ? asking(field, about, { again: true, ...(after && { after }), anew })
    : undefined;
}

/** Keeps the question. */
function withField(
  field: DeliveryField,
  fields: Fields,
  anew: readonly DeliveryField[],
): readonly DeliveryField[] {
  return fields[field] !== undefined || anew.includes(field) ? anew : [field, ...anew];
}

/** Else amid other words, if these name no other field. */
function within(said: string, asked: FieldQuestion, form: Fields, denied: boolean) {
  const { field } = asked;
  const fields = answered(said, asked, form, denied);
  const named = fieldNamed(said);
  const isOther = named !== undefined && !fieldsOf(named).includes(field);
  if (fields?.[field] !== undefined || (fields && isOther)) return fields;
  return amid(field, said) ?? fields;
}

function answered(
  said: string,
  { field, after }: FieldQuestion,
  form: Fields,
  denied: boolean,
): Fields | undefined {
  const saying = { country: form.country };
  const text = stripped(said);
  const { fields: named } = saidIn(said, saying);
  const isMail = findEmail(said) !== undefined;
  const isPlaced = field === "street" && !isMail && Object.keys(named).every(isOfAddress);
  const whole = isPlaced && addressAnswer(said);
  if (whole && lettersOf(whole) > lettersOf(named)) return whole;
  // "State Bank Colony" is a street despite its first word.
  const streetly =
    field === "street" &&
    isStreet(text) &&
    !isNoStreet.test(said) &&
    !named.street &&
    Object.keys(named).length < 2;
  if (!isEmpty(named) && !streetly) {
    // "No, it's Usha Rao": for the last field, if it fits.
    return named;
  }
  if (denied) {
    const pair = after === "lastName" && twoWords.test(text) ? "firstName" : after;
    const again = pair && pair !== "street" ? ownValue(pair, said, saying) : undefined;
    if (again) return again;
    const street =
      after === "street" ? (houseIn(text, form) ?? readValue("street", said)) : undefined;
    if (street) return street;
  }
  const other = byItself(said);
  if (other.email !== undefined || other.phone !== undefined) {
    // "560001, 9845012345": the requested number and another.
    const beside = field === "pinCode" ? pinAmong.exec(said)?.[0] : undefined;
    return beside ? { pinCode: digitsOf(beside), ...other } : other;
  }
  const own = ownValue(field, withoutFirst(field, said, form), saying);
  if (own) return own;
  const house = form.street ? houseIn(text, form) : undefined;
  if (house && field !== "pinCode" && field !== "phone") return house;
  return isEmpty(other) ? undefined : other;
}

const ofAddress: ReadonlySet<string> = new Set(fieldsOf("address"));
const isOfAddress = (field: string) => ofAddress.has(field);
const lettersOf = (fields: Fields) => Object.values(fields).join("").length;

/** "Joseph D'Souza", as the last name of Joseph. */
function withoutFirst(field: DeliveryField, said: string, { firstName = "" }: Fields): string {
  const [first, ...rest] = said.split(" ");
  const again = firstName !== "" && first?.toLowerCase() === firstName.toLowerCase();
  return field === "lastName" && again && rest.length > 0 ? rest.join(" ") : said;
}

/** A known place is neither name nor street. */
function ownValue(
  field: DeliveryField,
  said: string,
  saying: Parameters<typeof readValue>[2],
): Fields | undefined {
  if (startsAsQuestion.test(said) || (placed.has(field) && ofPerson.test(said))) return undefined;
  const fields = readValue(field, said, saying);
  if (field === "street" && fields?.street && isOnlyPlace(fields.street)) return undefined;
  return fields;
}

/** A doubted number, repeated, counts. */
function saidAgain(field: DeliveryField, said: string): Fields | undefined {
  if (field !== "pinCode" && field !== "phone") return undefined;
  const text = withDigits(stripped(said), 1);
  return bareNumber.test(text) ? { [field]: digitsOf(text) } : undefined;
}

/** For the field, but invalid. */
function wrongly({ field }: FieldQuestion, said: string): boolean {
  const text = stripped(said);
  const short = text.split(" ").length <= 3;
  const digits =
    anyDigit.test(withDigits(text, 2)) &&
    withDigits(text, 1).replace(marksOfNumbers, "").length < 4;
  if (digits) return true;
  return field === "email" && short && marksOfEmail.test(text);
}
