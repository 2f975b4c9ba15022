/** Corrections: "usha, not asha", "make that 12 B", "it ends in eleven, not ten". */

import type { DeliveryField } from "../../../../domain/delivery.ts";
import { withDigits } from "../../../../language/readers/spelling.ts";
import { digitsIn } from "./digits.ts";
import { type Fields, fieldsInOrder } from "./fields.ts";
import { almostIn, partIn, type Spoken, spelledIn } from "./likeness.ts";
import { readValue, stripped } from "./values.ts";

const opening =
  /^(?:(?:no(?!\.? ?\d{1,4}\b)|nope|nah|sorry|oops|actually|wait|hold on|i mean|i meant|not that|it's|it is|its)(?![\w'.])[\s,.]+)+/i;
const twice = /^(?<wrong>.+?)[\s,]+(?:no|sorry|i mean|i meant)[\s,]+(?<right>.+)$/i;
const making = /^(?:no[\s,]+)?(?:make|change|correct) (?:it|that)(?: to)? (?<value>.+)$/i;
const isnt =
  /\b(?:isn't|is not|'s not|wasn't)\s+(?<wrong>[^,.]+)[,.].*?(?:\b(?:i am|i'm|it's|it is|but|should be)\s+)(?<right>[^,.]+)$/i;
const house = /^(?:number |no\.? )?(?<number>\d+(?:[-/ ]?[a-z])?)$/i;
/** "And the house number is 72". */
const housed =
  /\b(?:house|door|flat|plot|building)(?: (?:number|no\.?))?(?:'s| is| was| should be| must be| has to be|,)(?: actually| really)? (?<number>(?:number |no\.? )?\w+(?: [a-z])?)(?=$|[,.;]| (?:not|actually|really|now|sorry|instead)\b)/i;

/** Undefined without one. */
export function correctionIn(said: string, form: Fields, spoken: Spoken): Fields | undefined {
  const { current } = spoken;
  const text = said.replace(opening, "");
  const { wrong, right } = twice.exec(text)?.groups ?? {};
  const denied = denialIn(text, form) ?? isnt.exec(text)?.groups;
  if (denied?.wrong && denied.right) {
    const field = holding(denied.wrong, form);
    const fields =
      field && readValue(field, denied.right, { country: form.country, announced: true });
    if (fields) return fields;
  }
  if (wrong && right) {
    const field = holding(wrong, form);
    const fields = field && readValue(field, right, { country: form.country });
    if (fields) return fields;
  }
  const numbered = housed.exec(text)?.groups?.number;
  const part =
    (numbered && houseIn(numbered, form)) ??
    digitsIn(text, form, current) ??
    spelledIn(text, form, spoken) ??
    partIn(text, form) ??
    almostIn(said, form);
  if (part) return part;
  const made = making.exec(said)?.groups?.value;
  return made === undefined ? undefined : madeInto(made, form, current);
}

function denialIn(
  text: string,
  form: Fields,
): { readonly wrong: string; readonly right: string } | undefined {
  const after = /^(?<right>.+?)[\s,]+(?:and |but )?not (?<wrong>.+)$/i.exec(text)?.groups;
  if (after?.wrong && after.right && holding(after.wrong, form))
    return { wrong: after.wrong, right: after.right };
  const rest = /^not (.+)$/i.exec(text)?.[1];
  const field =
    rest &&
    fieldsInOrder.find(
      (each) => form[each] && rest.toLowerCase().startsWith(`${form[each]?.toLowerCase()}`),
    );
  const wrong = field && form[field];
  return rest && wrong ? { wrong, right: putting(rest.slice(wrong.length)) } : undefined;
}

function putting(text: string): string {
  return text
    .replace(/^[\s,]*(?:but )?(?:(?:put|write|use|take|make it|it's|it is|it should be) )*/i, "")
    .replace(/ (?:as|for) (?:the |my )?\w+(?: name)?[.!]?$/i, "");
}

function holding(words: string, form: Fields): DeliveryField | undefined {
  const text = stripped(words).toLowerCase();
  return fieldsInOrder.find((field) => text !== "" && form[field]?.toLowerCase() === text);
}

/** The house number in the street, or the last field's value. */
function madeInto(
  value: string,
  form: Fields,
  current: DeliveryField | undefined,
): Fields | undefined {
  // "Make that 14" is ambiguous without a field.
  const street = current !== undefined || /[a-z]/i.test(value) ? houseIn(value, form) : undefined;
  if (street) return street;
  return current && readValue(current, value, { country: form.country });
}

export function houseIn(value: string, { street = "" }: Fields): Fields | undefined {
  const number = house.exec(withDigits(stripped(value), 1))?.groups?.number;
  const old = /\b\d+(?:[-/ ]?[A-Za-z])?(?=[\s,])/.exec(street)?.[0];
  if (number === undefined || number.length > 6 || old === undefined) return undefined;
  return { street: street.replace(old, number.toUpperCase()) };
}
