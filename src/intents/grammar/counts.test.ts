import { describe, expect, it } from "vitest";
import { readPlainSentence } from "./sentence.ts";

describe("numbers of a sentence", () => {
  it.each([
    ["waist thirty six i wear so give me double xl", []],
    ["he's forty two chest, give three", [3]],
    ["i have two of them. pack the kurta in xl", []],
    ["medium, i'd say, for seven. yes, take one in m", []],
    ["why two jeans, i need only one", []],
    ["just one shirt in there, no? make it 3", [1, 3]],
    ["two in large and three in small", [2, 3]],
  ])("count what is wanted: %s", (said, counts) => {
    expect(readPlainSentence(said).numbers.map(({ value }) => value)).toEqual(counts);
  });
});
