/** Which of the names is which: "Harpreet Singh Gill. Gill is the surname". */
import { isName } from "../../../../../language/readers/person-names.ts";
import { kindAfterName, kindBeforeName } from "../../../phrases/form/names-apart.ts";
import type { Fields } from "../fields.ts";
import { namesIn, stripped, titled } from "../values.ts";

export function namesApart(text: string, read: (rest: string) => Fields): Fields | undefined {
  for (const form of [kindAfterName, kindBeforeName]) {
    const found = [...text.matchAll(form)].map(({ groups = {} }) => groups);
    const first = found.find((each) => each.first)?.name;
    const last = found.find((each) => each.last)?.name;
    if (first === undefined && last === undefined) continue;
    const rest = text.replace(form, "");
    const fields = { ...namesIn(stripped(rest)), ...read(rest) };
    const names = first && last ? both(first, last) : apart(fields, { first, last });
    if (names) return { ...fields, ...names };
  }
  return undefined;
}

function both(first: string, last: string): Fields | undefined {
  const isWhole = isName(`${first} ${last}`, true);
  return isWhole ? { firstName: titled(first), lastName: titled(last) } : undefined;
}

function apart(
  { firstName, lastName }: Fields,
  { first, last }: { readonly first?: string | undefined; readonly last?: string | undefined },
): Fields | undefined {
  if (!firstName || !lastName) return undefined;
  const whole = `${firstName} ${lastName}`;
  const lower = whole.toLowerCase();
  if (last && lower.endsWith(` ${last.toLowerCase()}`))
    return cut(whole, whole.length - last.length);
  return first && lower.startsWith(`${first.toLowerCase()} `)
    ? cut(whole, first.length + 1)
    : undefined;
}

function cut(whole: string, at: number): Fields {
  return { firstName: whole.slice(0, at).trim(), lastName: whole.slice(at) };
}
