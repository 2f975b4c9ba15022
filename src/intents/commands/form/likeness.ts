/**
 * Corrects part of a value: "gmail is wrong, it's yahoo", "24, not 12", spelled letters, near-equal
 * words.
 */
import type { DeliveryField } from "../../../../domain/delivery.ts";
import { lettersApart } from "../../../../language/corrections/phonetic-spelling.ts";
import { readLetters, withDigits } from "../../../../language/readers/spelling.ts";
import { isCommonWord } from "../../../../language/words/common-words.ts";
import {
  beforeValue,
  closingComma,
  closingMarks,
  denials,
  leadingArticles,
  mailName,
  nameWithDigits,
  notThis,
  numberedStreet,
  numberWithLetter,
  onlyNameSigns,
  onlyPoints,
  spaceOrComma,
  spelledAtEnd,
  spokenDot,
  takesBack,
  withLetter,
  wordBreaks,
} from "../../phrases/form/likeness.ts";
import { anyDigit } from "../../phrases/form/marks.ts";
import { partsIn } from "../../phrases/form/whole-words.ts";
import { onlyLetters, stops } from "../../phrases/marks.ts";
import { type Fields, fieldNamed, fieldsInOrder, firstOf } from "./fields.ts";
import { isPlausible } from "./plausible.ts";
import { saidIn } from "./said.ts";
import { readValue, stripped, titled } from "./values.ts";

/** The denied part, and its replacement. */
interface Denied {
  readonly wrong: string;
  readonly right: string;
}

/** Replaces part of a field. */
export function partIn(text: string, form: Fields): Fields | undefined {
  for (const denial of denials) {
    const { wrong, right } = denial.exec(text)?.groups ?? {};
    const fields = wrong && right ? inPlaceOf({ wrong, right }, form) : undefined;
    if (fields) return fields;
  }
  const after = notThis.exec(text)?.[1]?.split(" ") ?? [];
  for (let count = Math.min(3, after.length - 1); count > 0; count -= 1) {
    const wrong = after.slice(0, count).join(" ").replace(closingComma, "");
    const right = after.slice(count).join(" ");
    const fields = inPlaceOf({ wrong, right }, form);
    if (fields) return fields;
  }
  return undefined;
}

function inPlaceOf({ wrong, right }: Denied, form: Fields): Fields | undefined {
  const old = written(wrong.replace(leadingArticles, "").trim());
  if (old === "" || onlyPoints.test(old)) return undefined;
  const meant = right
    .split(stops)
    .flatMap((part) => [part.replace(beforeValue, ""), part])
    .map((part) => written(stripped(part)))
    .filter(Boolean);
  for (const field of fieldsInOrder) {
    const value = form[field] ?? "";
    const at = place(old, value);
    if (at < 0) continue;
    // "45 Residency Road" replaces the street.
    const whole = field === "street" ? streetIn(right) : undefined;
    if (whole) return whole;
    const next = meant.find((part) => alike(part, old, field));
    if (next === undefined) continue;
    const text = value.slice(0, at) + like(next, value) + value.slice(at + old.length);
    if (isPlausible(field, text, { country: form.country, announced: true }))
      return { [field]: text };
  }
  return undefined;
}

function streetIn(right: string): Fields | undefined {
  return right
    .split(stops)
    .map((part) =>
      numberedStreet.test(part.replace(beforeValue, ""))
        ? readValue("street", part.replace(beforeValue, ""))
        : undefined,
    )
    .find((fields) => fields?.street !== undefined);
}

/** Numbers as digits, "dot com" as written. */
function written(text: string): string {
  return withDigits(text, 1).replace(spokenDot, ".");
}

/** Whole words; digits within addresses and numbers, if unique. */
function place(part: string, value: string): number {
  const [found, ...more] = partsIn(value, part);
  return found && more.length === 0 ? found.index : -1;
}

/** Digits for digits, words for words. */
function alike(next: string, old: string, field: DeliveryField): boolean {
  const digits = numberWithLetter;
  if (digits.test(old) !== digits.test(next)) return false;
  if (digits.test(next)) return field === "street" || next.length <= old.length + 1;
  const words = next.split(" ");
  return (
    words.length <= old.split(" ").length + 1 && words.every((word) => onlyNameSigns.test(word))
  );
}

/** Keeps capitals. */
function like(text: string, value: string): string {
  return value === value.toLowerCase() ? text.toLowerCase() : titled(text);
}

/** The last and the requested field. */
export interface Spoken {
  readonly current?: DeliveryField | undefined;
  readonly asked?: DeliveryField | undefined;
}
const named: readonly DeliveryField[] = ["firstName", "lastName", "city", "street", "state"];

/** A spelled word, for the named or nearest field. */
export function spelledIn(
  text: string,
  form: Fields,
  { current, asked }: Spoken,
): Fields | undefined {
  const found = spelledAtEnd.exec(text);
  const word = found?.groups?.letters && readLetters(found.groups.letters);
  if (!found || !word || word.length < 3) return undefined;
  const value = titled(word.toLowerCase());
  const rest = text.slice(0, found.index).replace(closingMarks, "");
  const { fields } = saidIn(rest, { country: form.country });
  const beside = named.find((field) => isNear(value, fields[field] ?? ""));
  if (beside) return { ...fields, [beside]: value };
  const name = fieldNamed(rest);
  const field = name === "name" ? "firstName" : name && firstOf(name);
  const standing = named.find((each) => isNear(value, form[each] ?? ""));
  const saidToo = rest.split(wordBreaks).some((each) => isNear(value, each));
  const meant =
    field ??
    standing ??
    (saidToo ? asked : rest.split(" ").length <= 4 ? (asked ?? current) : undefined);
  return meant && named.includes(meant) ? { [meant]: value } : undefined;
}

/** "Sorry, divyak98", "Verma with an e". */
export function almostIn(text: string, form: Fields): Fields | undefined {
  const lead = takesBack.exec(text)?.[0] ?? "";
  const rest = stripped(text.slice(lead.length));
  const word =
    withLetter.exec(rest)?.groups?.word ?? (lead === "" && !nameWithDigits.test(rest) ? "" : rest);
  if (word === "" || spaceOrComma.test(word)) return undefined;
  const [local = "", domain = ""] = (form.email ?? "").split("@");
  const mail = word.toLowerCase();
  const name = anyDigit.test(mail) ? undefined : nameLike(word, form);
  if (name) return name;
  if (domain !== "" && mail !== local && mailName.test(mail) && isNear(mail, local))
    return { email: `${mail}@${domain}` };
  return undefined;
}

function nameLike(word: string, form: Fields): Fields | undefined {
  if (isCommonWord(word.toLowerCase()) || !onlyLetters.test(word)) return undefined;
  const field = named.slice(0, 3).find((each) => isNear(word, form[each] ?? ""));
  return field && { [field]: titled(word.toLowerCase()) };
}

/** One letter in three may differ. */
function isNear(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  const most = Math.min(3, Math.floor(Math.max(a.length, b.length) / 3));
  return b !== "" && lettersApart(a, b, most) <= most;
}
