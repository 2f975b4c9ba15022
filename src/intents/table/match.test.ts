import { describe, expect, it } from "vitest";
import { findPhrase, matchingRows, matchRow } from "./match.ts";
import { type Phrase, table } from "./table.ts";

const phrases = table.flatMap((row, at) =>
  row.phrases.flatMap((phrase) => spoken(phrase).map((text) => ({ text, at }))),
);

function spoken(phrase: Phrase): readonly string[] {
  if (typeof phrase === "string") return [phrase];
  return [`${phrase.word} ${phrase.with}`, `${phrase.with} ${phrase.word}`];
}

const fillers = [
  "",
  "x",
  "the ",
  "please ",
  " now",
  "a b c ",
  "\u00e9 ",
  "cart ",
  "i wan",
  "sear",
  "\ud83d\uded2",
];

describe("matchRow", () => {
  it.each(phrases)("finds $text in its own row", ({ text, at }) => {
    expect(matchRow(text)?.id).toBe(table[at]?.id);
  });

  it("finds a phrase within any words, in its row or in one before it", () => {
    for (const { text, at } of phrases) {
      for (const before of fillers) {
        for (const after of fillers) {
          const row = matchRow(before + text + after);
          expect(row && table.indexOf(row), `${before}${text}${after}`).toBeLessThanOrEqual(at);
        }
      }
    }
  });

  it("takes the first row of the table, whichever phrase is said first", () => {
    for (const one of phrases) {
      for (const other of phrases) {
        const first = table[Math.min(one.at, other.at)]?.id;
        const found = matchRow(`${one.text} then ${other.text}`);
        expect(matchRow(`${other.text} then ${one.text}`)).toBe(found);
        // "search … close … open" also is "search with open".
        const rows = matchingRows(`${one.text} then ${other.text}`);
        expect(found).toBe(rows[0]);
        expect(rows.map(({ id }) => id)).toContain(first);
      }
    }
  });

  it.each([
    "",
    "search",
    "open",
    "close",
    "i wan",
    "log  out",
    "log-out",
    "ho me",
    "car t",
    "sign-out",
  ])("finds nothing in %j", (text) => {
    expect(matchRow(text)).toBeUndefined();
  });
});

describe("findPhrase", () => {
  const need = table.find(({ id }) => id === "need");
  if (!need) throw new Error("the table has no need");

  it("says where the earliest phrase of a row is", () => {
    expect(findPhrase(need, "what should i buy, i need a coat")).toEqual({ start: 0, end: 17 });
    expect(findPhrase(need, "so i need a coat")).toEqual({ start: 3, end: 9 });
  });

  it("finds nothing where the row does not match", () => {
    expect(findPhrase(need, "a coat")).toBeUndefined();
  });
});
