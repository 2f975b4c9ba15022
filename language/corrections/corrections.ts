/** Reads the table of mishearings for each of its contexts. */
import type { Token } from "../text/token.ts";
import { type Context, groups, table } from "./misheard.ts";

export interface Row {
  readonly heard: readonly string[];
  readonly meant: readonly string[];
  readonly after?: ReadonlySet<string>;
  readonly before?: ReadonlySet<string>;
  readonly notBefore?: ReadonlySet<string>;
  /** The heard word makes no sense. */
  readonly surely: boolean;
}

type Rows = ReadonlyMap<string, readonly Row[]>;

export function rowsOf(context: Context): readonly Row[] {
  return table
    .filter(([contexts]) => contexts.includes(context))
    .flatMap(([, rows]) => rows.trim().split("\n").flatMap(readRow));
}

const companies = { after: "after ", before: "before ", notBefore: "not before " } as const;

function readRow(line: string): readonly Row[] {
  const surely = line.startsWith("! ");
  const [first = "", ...company] = line.replace("! ", "").split(" | ");
  const [meant = "", heard = ""] = first.split(": ");
  const sets = Object.entries(companies).flatMap(([name, prefix]) => {
    const words = company.find((each) => each.startsWith(prefix))?.slice(prefix.length);
    return words === undefined ? [] : [[name, new Set(spelledOut(words).split(" "))] as const];
  });
  return heard
    .split(", ")
    .flatMap(spellings)
    .map((words) => ({
      heard: words,
      meant: meant.split(" "),
      surely,
      ...Object.fromEntries(sets),
    }));
}

/** "poori|puri baju|bazu": each with each. */
function spellings(phrase: string): readonly (readonly string[])[] {
  return spelledOut(phrase)
    .split(" ")
    .reduce<readonly (readonly string[])[]>(
      (all, word) => all.flatMap((before) => word.split("|").map((one) => [...before, one])),
      [[]],
    );
}

function spelledOut(words: string): string {
  return words.replace(/\{(\w+)\}/g, (_, name: keyof typeof groups) => groups[name]);
}

function indexed(context: Context): Rows {
  const byFirst = new Map<string, Row[]>();
  for (const row of rowsOf(context)) {
    const first = row.heard[0] ?? "";
    byFirst.set(first, [...(byFirst.get(first) ?? []), row]);
  }
  for (const rows of byFirst.values())
    rows.sort((a, b) => b.heard.length - a.heard.length || named(b) - named(a));
  return byFirst;
}

function named({ after, before }: Row): number {
  return Number(after !== undefined) + Number(before !== undefined);
}

const inText = indexed("text");
const inNeeds = indexed("need");
const rereading = indexed("reread");
const guessed = indexed("guess");

interface Place {
  readonly at: number;
  readonly row: Row;
}

/** From left to right; what comes before is read as corrected. */
function placesOf(words: readonly string[], rows: Rows, from = 0): readonly Place[] {
  const places: Place[] = [];
  let before: string | undefined = from === 0 ? "^" : words[from - 1];
  for (let at = from; at < words.length; ) {
    const row = rows.get(words[at] ?? "")?.find((each) => fits(each, words, at, before));
    if (row) places.push({ at, row });
    before = row ? row.meant.at(-1) : words[at];
    at += row?.heard.length ?? 1;
  }
  return places;
}

function fits(
  { heard, after, before, notBefore }: Row,
  words: readonly string[],
  at: number,
  last = "",
): boolean {
  const next = words[at + heard.length] ?? "$";
  return (
    heard.every((word, offset) => words[at + offset] === word) &&
    (after?.has(last) ?? true) &&
    (before?.has(next) ?? true) &&
    !notBefore?.has(next)
  );
}

export function correctText(tokens: readonly Token[]): readonly Token[] {
  return corrected(tokens, inText);
}

/** "w/ dupatta", "sz L", "4 yeers": never in a form, where letters may be spelled out. */
export function correctNeed(tokens: readonly Token[]): readonly Token[] {
  return corrected(tokens, inNeeds);
}

/** A corrected token keeps the original's place. */
function corrected(tokens: readonly Token[], rows: Rows): readonly Token[] {
  const first = tokens.findIndex(({ text }) => rows.has(text));
  if (first < 0) return tokens;
  const places = placesOf(
    tokens.map(({ text }) => text),
    rows,
    first,
  );
  if (places.length === 0) return tokens;
  const out: Token[] = [];
  let done = 0;
  for (const { at, row } of places) {
    out.push(...tokens.slice(done, at));
    done = at + row.heard.length;
    const [first, last] = [tokens[at], tokens[done - 1]];
    if (!first || !last) continue;
    row.meant.forEach((text, offset) => {
      const before = offset === 0 ? first.before : "space";
      out.push({ text, start: first.start, end: last.end, before });
    });
  }
  return [...out, ...tokens.slice(done)];
}

/** `surely`: a heard word made no sense. */
export function reread(text: string): { readonly text: string; readonly surely: boolean } {
  const places = placesOf(bareWords(text), rereading);
  return { text: replaced(text, places), surely: places.some(({ row }) => row.surely) };
}

/** All at once, then each alone: "look at this shell" is a shawl only. */
export function guesses(text: string): readonly string[] {
  const places = placesOf(bareWords(text), guessed);
  return [places, ...places.map((one) => [one])].map((those) => replaced(text, those));
}

const edges = /^[^a-z0-9]+|[^a-z0-9]+$/g;

function bareWords(text: string): readonly string[] {
  return text.split(" ").map((word) => word.toLowerCase().replace(edges, ""));
}

/** Punctuation stays, but for the stroke of "w/". */
function replaced(text: string, places: readonly Place[]): string {
  const words: (string | undefined)[] = text.split(" ");
  for (const { at, row } of places) {
    const [opening = ""] = /^[^a-z0-9]*/i.exec(words[at] ?? "") ?? [];
    const last = at + row.heard.length - 1;
    const [closing = ""] = /[^a-z0-9]*$/i.exec(words[last] ?? "") ?? [];
    words[at] = `${opening}${row.meant.join(" ")}${closing.replace(/^\//, "")}`;
    words.fill(undefined, at + 1, last + 1);
  }
  return words.filter((word) => word !== undefined).join(" ");
}

/** What a lone word is short for. */
export const shorthand: ReadonlyMap<string, string> = new Map(
  rowsOf("slip").map(({ heard, meant }) => [heard.join(" "), meant.join(" ")]),
);
