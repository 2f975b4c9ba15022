/** Corrects digits by place: "the last digit is four, not eight". */
import type { DeliveryField } from "../../../../domain/delivery.ts";
import { digitsOf } from "../../../../language/readers/contact.ts";
import { withDigits } from "../../../../language/readers/spelling.ts";
import { atEnd, digitAtPlace, endsIn, leadingDigits, numberIs } from "../../phrases/form/digits.ts";
import { type Fields, fieldNamed, firstOf } from "./fields.ts";
import { isPlausible } from "./plausible.ts";

type Numbered = "pinCode" | "phone";
const places = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** The whole number. */
export function digitsIn(
  text: string,
  form: Fields,
  current: DeliveryField | undefined,
): Fields | undefined {
  const groups = (digitAtPlace.exec(text) ?? endsIn.exec(text) ?? atEnd.exec(text))?.groups;
  if (groups?.right === undefined) return undefined;
  const right = digitsSaid(groups.right);
  const wrong = groups.wrong === undefined ? undefined : digitsSaid(groups.wrong);
  const field = numberMeant(text, wrong, form, current);
  const before = field && form[field];
  if (!right || wrong === "" || !field || !before) return undefined;
  const starts = groups.end === "first" || groups.end === "start" || groups.end === "beginning";
  const at = groups.place === undefined ? -1 : places.indexOf(groups.place.toLowerCase());
  const old = wrong ?? right;
  const from = at >= 0 ? at : starts ? 0 : before.length - old.length;
  if (from < 0 || (wrong !== undefined && before.slice(from, from + wrong.length) !== wrong))
    return undefined;
  const value = before.slice(0, from) + right + before.slice(from + old.length);
  return isPlausible(field, value, { country: form.country }) ? { [field]: value } : undefined;
}

function digitsSaid(text: string): string {
  const said = withDigits(text.trim(), 1);
  return digitsOf(leadingDigits.exec(said)?.[0] ?? "");
}

/** The named number, the last, or the only candidate. */
function numberMeant(
  text: string,
  wrong: string | undefined,
  form: Fields,
  current: DeliveryField | undefined,
): Numbered | undefined {
  const named = fieldNamed(text.replace(numberIs, ""));
  const field = named && firstOf(named);
  if (isNumbered(field)) return field;
  if (isNumbered(current)) return current;
  const written = (["pinCode", "phone"] as const).filter((each) => (form[each] ?? "") !== "");
  const fitting =
    wrong === undefined ? written : written.filter((each) => form[each]?.includes(wrong));
  return fitting.length === 1 ? fitting[0] : undefined;
}

function isNumbered(field: DeliveryField | undefined): field is Numbered {
  return field === "pinCode" || field === "phone";
}
