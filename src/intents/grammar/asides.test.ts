import { describe, expect, it } from "vitest";
import { withoutAsides } from "./asides.ts";
import { readSentence } from "./sentence.ts";

const needed = (text: string) => withoutAsides(readSentence(text, () => false));

describe("what a sentence only mentions", () => {
  it.each([
    ["medium, though vanity says small", "medium"],
    ["add this, but large rather than medium", "add this, but large"],
    ["medium?? look at these arms, double xl", "look at these arms, double xl"],
    ["two please, a small and a large", "a small and a large"],
    ["eight pieces, four l and four xl", "four l and four xl"],
  ])("%j is read as %j", (said, meant) => {
    expect(needed(said)).toBe(meant);
  });

  it.each(["two in large", "one small and two medium", "large instead of that"])(
    "%j counts as a whole",
    (said) => {
      expect(needed(said)).toBe(said);
    },
  );
});
