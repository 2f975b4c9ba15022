/** Corrections: "usha, not asha", "make that 12 B", "it ends in eleven, not ten". */

import type { DeliveryField } from "../../../../domain/delivery.ts";
import { isSamePlace, placeKinds } from "../../../../language/readers/places.ts";
import { withDigits } from "../../../../language/readers/spelling.ts";
import { isStreetPart } from "../../../../language/readers/streets.ts";
import {
  becomes,
  closingAs,
  holdsPin,
  houseInStreet,
  houseNamed,
  houseNumber,
  inPlaceOf,
  isntButIs,
  kindNumbered,
  latinLetter,
  leadingField,
  leadingPut,
  makesIt,
  onlyNot,
  ratherThan,
  rightNotWrong,
  spaces,
  takesBack,
  wrongThenRight,
} from "../../phrases/form/correction.ts";
import { anyDigit } from "../../phrases/form/marks.ts";
import { numberAfter, partsIn } from "../../phrases/form/whole-words.ts";
import { commas } from "../../phrases/marks.ts";
import { digitsIn } from "./digits.ts";
import { type Fields, fieldsInOrder } from "./fields.ts";
import { almostIn, partIn, type Spoken, spelledIn } from "./likeness.ts";
import { nameMended } from "./names/mended.ts";
import { namesIn, readValue, stripped, titled } from "./values.ts";

/** Undefined without one. */
export function correctionIn(said: string, form: Fields, spoken: Spoken): Fields | undefined {
  const { current } = spoken;
  const text = said.replace(takesBack, "");
  const { wrong, right } = wrongThenRight.exec(text)?.groups ?? {};
  const denied = denialIn(text, form) ?? isntButIs.exec(text)?.groups;
  if (denied?.wrong && denied.right) {
    const fields = insteadIn(denied.wrong, denied.right, form);
    if (fields) return fields;
  }
  if (wrong && right) {
    const field = holding(wrong, form);
    const fields = field && readValue(field, right, { country: form.country });
    if (fields) return fields;
  }
  const mended = nameMended(text, form);
  if (mended) return mended;
  const numbered = houseNamed.exec(text)?.groups?.number;
  const part =
    (numbered && houseIn(numbered, form)) ??
    ofKind(text, form) ??
    (holdsPin.test(text) ? undefined : digitsIn(text, form, current)) ??
    spelledIn(text, form, spoken) ??
    partIn(text, form) ??
    almostIn(said, form);
  if (part) return part;
  const made = makesIt.exec(said)?.groups?.value;
  return made === undefined ? undefined : madeInto(made, form, current);
}

/** The correction, for the field that holds the mistake; of two names, for both. */
function insteadIn(wrong: string, right: string, form: Fields): Fields | undefined {
  const field = holding(wrong, form);
  if (!field) return undefined;
  const text = stripped(right.replace(leadingField, ""));
  const saying = { country: form.country, announced: true };
  const [first = "", ...others] = text.split(spaces);
  const whole = others.length > 0 && first.toLowerCase() === form.firstName?.toLowerCase();
  const part = field === "street" ? partOfStreet(wrong, text, form.street ?? "") : undefined;
  if (part) return part;
  return field === "lastName" && whole ? namesIn(text, saying) : readValue(field, text, saying);
}

/** For a part of it; "3 Hill Road" for its end is a whole street. */
function partOfStreet(wrong: string, right: string, street: string): Fields | undefined {
  const old = stripped(wrong);
  const at = partAt(old, street);
  const rest = street.slice(at + old.length);
  const isPart = at > 0 && isStreetPart(right) && (rest !== "" || !anyDigit.test(right));
  return isPart ? { street: street.slice(0, at) + titled(right) + rest } : undefined;
}

const leastOfPart = 4;

function partAt(part: string, street: string): number {
  return part.length < leastOfPart ? -1 : (partsIn(street, part).at(-1)?.index ?? -1);
}

function denialIn(
  text: string,
  form: Fields,
): { readonly wrong: string; readonly right: string } | undefined {
  const turned = becomes.exec(text)?.groups;
  if (turned?.wrong && turned.right && holding(turned.wrong, form))
    return { wrong: turned.wrong, right: turned.right };
  for (const way of [inPlaceOf, ratherThan, rightNotWrong]) {
    const { wrong, right } = way.exec(text)?.groups ?? {};
    if (wrong && right && holding(wrong, form)) return { wrong, right };
  }
  const rest = onlyNot.exec(text)?.[1];
  const field =
    rest &&
    fieldsInOrder.find(
      (each) => form[each] && rest.toLowerCase().startsWith(`${form[each]?.toLowerCase()}`),
    );
  const wrong = field && form[field];
  return rest && wrong ? { wrong, right: putting(rest.slice(wrong.length)) } : undefined;
}

function putting(text: string): string {
  return text.replace(leadingPut, "").replace(closingAs, "");
}

function holding(words: string, form: Fields): DeliveryField | undefined {
  const text = stripped(words).toLowerCase();
  if (text === "") return undefined;
  const held = fieldsInOrder.find((field) => isSamePlace(form[field] ?? "", text));
  return held ?? (partAt(text, form.street ?? "") > 0 ? "street" : undefined);
}

/** The house number in the street, or the last field's value. */
function madeInto(
  value: string,
  form: Fields,
  current: DeliveryField | undefined,
): Fields | undefined {
  // "Make that 14" is ambiguous without a field.
  const street =
    current !== undefined || latinLetter.test(value) ? houseIn(value, form) : undefined;
  if (street) return street;
  return current && readValue(current, value, { country: form.country });
}

function ofKind(text: string, { street = "" }: Fields): Fields | undefined {
  const { kind = "", number = "", rest = "" } = kindNumbered.exec(text)?.groups ?? {};
  const isPlace = (part: string) => isStreetPart(part) || placeKinds(part).length > 0;
  if (kind === "" || rest.split(commas).some(isPlace)) return undefined;
  const [old, ...others] = street.matchAll(numberAfter(kind));
  if (!old || others.length > 0) return undefined;
  const end = old.index + old[0].length;
  return { street: street.slice(0, old.index) + number.toUpperCase() + street.slice(end) };
}

export function houseIn(value: string, { street = "" }: Fields): Fields | undefined {
  const number = houseNumber.exec(withDigits(stripped(value), 1))?.groups?.number;
  const old = houseInStreet.exec(street)?.[0];
  if (number === undefined || number.length > 6 || old === undefined) return undefined;
  return { street: street.replace(old, number.toUpperCase()) };
}
