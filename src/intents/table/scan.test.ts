import { describe, expect, it } from "vitest";
import { compileScan, mostWords } from "./scan.ts";

describe("compileScan", () => {
  it("finds words that overlap, that begin alike and that stand in one another", () => {
    const scan = compileScan(["he", "she", "his", "hers", "e"]);
    expect(scan("ushers")).toBe(0b11011);
    expect(scan("this")).toBe(0b00100);
    expect(scan("xyz")).toBe(0);
    expect(scan("")).toBe(0);
  });

  it("never joins a word across a character that no word has", () => {
    const scan = compileScan(["cart"]);
    expect(scan("ca\u0301rt")).toBe(0);
    expect(scan("ca€rt cart")).toBe(1);
  });

  it("finds a word after a false start of itself", () => {
    expect(compileScan(["aab"])("aaab")).toBe(1);
    expect(compileScan(["i want"])("i wi want")).toBe(1);
  });

  it("agrees with plain searching on every text of four letters", () => {
    const words = ["a", "ab", "bab", "bb", "abba"];
    const scan = compileScan(words);
    const letters = ["a", "b", "c"];
    const texts = letters.flatMap((one) =>
      letters.flatMap((two) =>
        letters.flatMap((three) => letters.map((four) => one + two + three + four)),
      ),
    );
    const plain = (text: string) =>
      words.reduce((bits, word, at) => (text.includes(word) ? bits | (1 << at) : bits), 0);
    expect(texts.map(scan)).toEqual(texts.map(plain));
  });

  it("refuses more words than it can tell apart, and words that it would never find", () => {
    const many = Array.from({ length: mostWords + 1 }, (_, at) => `word${at}`);
    expect(() => compileScan(many)).toThrow("at most 31 words");
    expect(() => compileScan(["café"])).toThrow("not plain ASCII");
  });

  it("tells the last of the words that it takes", () => {
    const words = Array.from({ length: mostWords }, (_, at) => `<${at}>`);
    expect(compileScan(words)("see <30>")).toBe(1 << 30);
  });
});
