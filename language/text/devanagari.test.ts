import { expect, test } from "vitest";
import { romanised } from "./devanagari.ts";
import { tokenise } from "./tokens.ts";

test.each([
  ["काला", "kala"],
  ["कुर्ता", "kurta"],
  ["लड़का", "ladka"],
  ["दिखाओ", "dikhao"],
  ["चाहिए", "chahiye"],
  ["बनियान", "baniyan"],
  ["टी-शर्ट", "tshirt"],
  ["मैं", "main"],
  ["सिल्क", "silk"],
])("%s is %s", (word, written) => {
  expect(romanised(word.replace("-", ""))).toBe(written);
});

test("digits and stops are read, and places in the text stay", () => {
  const tokens = tokenise("साड़ी। १५०० तक");
  expect(tokens.map(({ text, before }) => [text, before])).toEqual([
    ["saree", "space"],
    ["1500", "stop"],
    ["tak", "space"],
  ]);
  expect(tokens.at(-1)?.end).toBe("साड़ी। १५०० तक".length);
});
