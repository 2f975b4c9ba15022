/**
 * Constraints shared by garments: "a jacket and jeans for my son under 1500", "both under 2000".
 */

import type { Token } from "../text/tokens.ts";
import { garmentWearer } from "../words/garments.ts";
import type { Mark } from "./entity.ts";

type WordMark = Extract<Mark, { kind: "word" }>;

export const connectors = new Set(["and", "aur", "plus", "also", "then", "with"]);
export const either = new Set(["or", "ya"]);
export const articles = new Set(
  "a an the some any my one pair of new nice good few couple for pieces two three 2 3 also maybe".split(
    " ",
  ),
);
const everything = new Set(["both", "each", "all", "everything", "dono", "every"]);

export interface Group {
  heads: WordMark[];
  /** From the first head to one past the last. */
  from: number;
  to: number;
}

export function sameField(a: Mark, b: Mark): boolean {
  const field = (mark: Mark): string => (mark.kind === "word" ? mark.field : mark.kind);
  const audience = (mark: Mark): boolean => mark.kind === "age" || mark.kind === "audience";
  return field(a) === field(b) || (audience(a) && audience(b));
}

function isBareList(
  tokens: readonly Token[],
  marks: readonly Mark[],
  from: number,
  to: number,
): boolean {
  let at = from;
  let described = false;
  while (at < to) {
    const token = tokens[at];
    if (token === undefined || token.before === "stop") return false;
    const joint = connectors.has(token.text) || either.has(token.text) || token.before === "comma";
    const mark = marks.find((one) => one.from === at);
    if (mark !== undefined) {
      if (limitsOnce(mark)) return false;
      described = true;
      at = mark.to;
    } else if (joint && !described) at += 1;
    else if (connectors.has(token.text) || articles.has(token.text)) at += 1;
    else return false;
  }
  return true;
}

export function limitsOnce(mark: Mark): boolean {
  return mark.kind !== "word" || ["size", "occasion", "season"].includes(mark.field);
}

export function sharedMarks(
  tokens: readonly Token[],
  groups: readonly Group[],
  own: readonly (readonly Mark[])[],
): readonly Mark[] {
  const shared = new Set<Mark>();
  const first = groups[0];
  const last = groups.at(-1);
  if (first === undefined || last === undefined) return [];
  const marks = own.flat();
  const bare = groups.slice(1).every((group, place) => {
    const previous = groups[place];
    return previous !== undefined && isBareList(tokens, marks, previous.to, group.from);
  });
  const joined = groups.slice(1).every((group, place) => {
    const between = tokens.slice(groups[place]?.to ?? 0, group.from);
    return between.some(({ text, before }) => connectors.has(text) && before === "space");
  });
  for (const mark of own[0] ?? []) {
    if (!limitsOnce(mark) || mark.from >= first.from) continue;
    // "for my son a jacket and jeans" is shared; "a 500 rupee shirt and jeans" isn't.
    if (bare || isPerson(mark) || !touches(tokens, own[0] ?? [], mark, first)) shared.add(mark);
  }
  for (const [place, mine] of own.entries()) {
    const head = groups[place];
    for (const mark of mine) {
      if (head === undefined || mark.from < head.to) continue;
      const between = tokens.slice(head.to, mark.from + 1);
      const ownSentence = between.some((token) => token.before === "stop");
      const near = tokens.slice(Math.max(0, mark.from - 4), mark.to + 3);
      const ofAll = near.some(({ text }) => everything.has(text));
      const total = mark.kind === "price" && mark.wish.total === true;
      const trailing =
        head === last && limitsOnce(mark) && (bare || (joined && onlyHere(mark, own, place)));
      if (trailing || total || (ofAll && limitsOnce(mark)) || (ownSentence && head === last)) {
        shared.add(mark);
      }
    }
  }
  return [...shared];
}

/** A final person or size is shared unless another sub-query has one. */
function onlyHere(mark: Mark, own: readonly (readonly Mark[])[], place: number): boolean {
  if (mark.kind === "price") return false;
  return own.every((marks, other) => other === place || !marks.some((one) => sameField(one, mark)));
}

export function isPerson(mark: Mark): boolean {
  return mark.kind === "audience" || mark.kind === "age";
}

/** "a saree and a kurta for my husband": only the kurta is his. */
export function wornByOthers(group: Group, mark: Mark): boolean {
  if (mark.kind !== "audience") return false;
  const wearer = group.heads.map(({ value }) => garmentWearer(value))[0] ?? null;
  return (
    (wearer === "women" && (mark.who === "men" || mark.who === "boys")) ||
    (wearer === "men" && (mark.who === "women" || mark.who === "girls"))
  );
}

export function forMyself(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .some(
      ({ text }, at) =>
        text === "for" && ["me", "myself"].includes(tokens[from + at + 1]?.text ?? ""),
    );
}

function touches(
  tokens: readonly Token[],
  marks: readonly Mark[],
  mark: Mark,
  group: Group,
): boolean {
  let at = mark.to;
  while (at < group.from) {
    const next = marks.find(({ from }) => from === at);
    if (next === undefined) return false;
    at = next.to;
  }
  const before = tokens[mark.from - 1]?.text ?? "";
  return !["for", "my", "in"].includes(before);
}
