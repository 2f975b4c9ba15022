import { describe, expect, it } from "vitest";
import { spelledOut } from "./slots.ts";

describe("spelledOut", () => {
  it.each([
    ["const form = /^make it (?:small|[sml])$/;", ["small", "[sml]"]],
    ['const number = "one|two|twenty";', ["two", "twenty"]],
    ["const form = new RegExp(`^(?<count>\\\\d+) of them in xl$`);", ["xl", "\\d"]],
    ["const counted = /\\d{1,2}/;", ["\\d"]],
  ])("finds them in %s", (code, words) => {
    expect(spelledOut(code)).toEqual([{ line: 1, words }]);
  });

  it.each([
    "// two in large",
    "/** Two in large. */\n/**\n * Two in large.\n */",
    "const most = 3; // three are enough",
    'const text = "the first one of them";',
    "const largest = 2;",
  ])("leaves %s alone", (code) => {
    expect(spelledOut(code)).toEqual([]);
  });

  it("names the line", () => {
    expect(spelledOut('const a = 1;\nconst b = "medium";')).toEqual([
      { line: 2, words: ["medium"] },
    ]);
  });

  it("lets the code of the form read digits", () => {
    expect(spelledOut("const pin = /\\d{6}/;", true)).toEqual([]);
  });
});
