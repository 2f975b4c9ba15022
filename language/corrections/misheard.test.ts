import { describe, expect, it } from "vitest";
import { type Row, rowsOf } from "./corrections.ts";
import { type Context, table } from "./misheard.ts";

const contexts: readonly Context[] = ["text", "need", "slip", "reread", "guess"];
const shown = ({ heard, meant, after, before }: Row): string =>
  [
    `${heard.join(" ")} → ${meant.join(" ")}`,
    after && `after ${[...after].join(" ")}`,
    before && `before ${[...before].join(" ")}`,
  ]
    .filter(Boolean)
    .join(", ");
const pairsOf = (rows: readonly Row[]) =>
  rows.flatMap((one, at) =>
    rows
      .slice(at + 1)
      .filter(({ heard }) => heard.join(" ") === one.heard.join(" "))
      .map((other) => [one, other] as const),
  );

/** No company is any company. */
function meet(one: Row, other: Row): boolean {
  const both = (name: "after" | "before") =>
    [...(one[name] ?? other[name] ?? [])].filter((word) => other[name]?.has(word) ?? true);
  const denied = (word: string) => one.notBefore?.has(word) || other.notBefore?.has(word);
  return (
    (both("after").length > 0 || !(one.after ?? other.after)) &&
    (both("before").some((word) => !denied(word)) || !(one.before ?? other.before))
  );
}

const companyOf = ({ after, before }: Row): number =>
  [after, before].filter((company) => company !== undefined).length;

/** The one that names more company goes first. */
const ordered = (one: Row, other: Row): boolean => companyOf(one) !== companyOf(other);

const within = (one: ReadonlySet<string> | undefined, other: ReadonlySet<string> | undefined) =>
  other === undefined || (one !== undefined && [...one].every((word) => other.has(word)));

describe.each(contexts)("what is heard in a %s", (context) => {
  it("means one thing", () => {
    const two = pairsOf(rowsOf(context)).filter(
      ([one, other]) =>
        one.meant.join(" ") !== other.meant.join(" ") && meet(one, other) && !ordered(one, other),
    );
    expect(two.map((pair) => pair.map(shown))).toEqual([]);
  });

  it("is written once", () => {
    const doubled = pairsOf(rowsOf(context)).filter(([one, other]) =>
      [
        [one, other],
        [other, one],
      ].some(
        ([narrow, wide]) =>
          narrow?.meant.join(" ") === wide?.meant.join(" ") &&
          wide?.notBefore === undefined &&
          within(narrow?.after, wide?.after) &&
          within(narrow?.before, wide?.before) &&
          narrow?.surely === wide?.surely,
      ),
    );
    expect(doubled.map((pair) => pair.map(shown))).toEqual([]);
  });
});

/** A command's "what"; a merchant's "white". */
const byContext = ["wht"];

it("means the same in all contexts where it needs no company", () => {
  const meanings = new Map<string, Set<string>>();
  for (const context of contexts)
    for (const { heard, meant, after, before } of rowsOf(context)) {
      if (after ?? before) continue;
      const word = heard.join(" ");
      meanings.set(word, (meanings.get(word) ?? new Set()).add(meant.join(" ")));
    }
  const several = [...meanings].filter(([, meant]) => meant.size > 1).map(([word]) => word);
  expect(several).toEqual(byContext);
});

it("names known groups, and each row has a meaning and what is heard", () => {
  const rows = table.flatMap(([, lines]) => lines.trim().split("\n"));
  const row =
    /^(?:! )?[^:|{}]+: (?:[^:|{}]|(?<=\w)\|(?=\w)|\{\w+\})+(?: \| (?:after|before|not before) [^:|]+)*$/;
  expect(rows.filter((line) => !row.test(line))).toEqual([]);
  const all = contexts.flatMap((context) => rowsOf(context));
  const words = all.flatMap(({ after, before }) => [...(after ?? []), ...(before ?? [])]);
  expect(words.filter((word) => /[{}]|undefined/.test(word))).toEqual([]);
});
