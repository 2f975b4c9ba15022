import { describe, expect, it } from "vitest";
import { longestUtterance } from "../../domain/values.ts";
import { normalise } from "./normalise.ts";

describe("normalise", () => {
  it("leaves ordinary words as they are and lowers their case for finding", () => {
    expect(normalise("Go to the Cart, please!")).toEqual({
      said: "Go to the Cart, please!",
      plain: "Go to the Cart, please!",
      lower: "go to the cart, please!",
      cut: false,
    });
  });

  it.each([
    ["  go \t to\n\nthe  cart ", "go to the cart"],
    ["I\u2019m looking for\u00a0socks", "i'm looking for socks"],
    ["\uff29 \uff57\uff41\uff4e\uff54", "i want"],
    ["\u0130 WANT", "i want"],
    ["\u0131 want", "i want"],
    ["I WANT".toLocaleLowerCase("tr"), "i want"],
    ["i want".toLocaleUpperCase("tr"), "i want"],
    ["i\u0307 want", "i want"],
    ["c\u200bar\u00adt\ufeff", "cart"],
    ["cafe\u0301", "caf\u00e9"],
    ["cart \ud83d\uded2", "cart"],
    ["\ud83d\ude4f\ud83c\udffd Asha \ud83c\uddee\ud83c\uddf3 5", "asha 5"],
    ["\ud83d", "\ud83d"],
    ["", ""],
    [" \u200b ", ""],
  ])("reads %j as %j", (text, lower) => {
    expect(normalise(text).lower).toBe(lower);
  });

  it("keeps capitals and lower case alike in length, so that a place in one is a place in the other", () => {
    for (const text of ["\u0130\u0130\u0130 I need \u1e9e", "\uff29\uff4e ΑΣ I need", "ﬃ I NEED"]) {
      const { plain, lower } = normalise(text);
      expect(lower).toHaveLength(plain.length);
    }
  });

  it("never changes what was said", () => {
    expect(normalise(" I\u2019m  \uff29 ").said).toBe(" I\u2019m  \uff29 ");
  });

  it("takes a transcript of the greatest length whole", () => {
    const text = "a".repeat(longestUtterance);
    expect(normalise(text)).toEqual({ said: text, plain: text, lower: text, cut: false });
  });

  it("drops the end of a longer one, from the last whole word on", () => {
    const heard = normalise(`${"word ".repeat(120)}cart`);
    expect(heard.cut).toBe(true);
    expect(heard.said).toBe("word ".repeat(100).trimEnd());
  });

  it("cuts a word that is too long by itself, and never through a character", () => {
    expect(normalise("x".repeat(1_000_000)).said).toBe("x".repeat(longestUtterance));
    expect(normalise(`x${"\ud83d\uded2".repeat(400)}`).said).toBe(`x${"\ud83d\uded2".repeat(249)}`);
  });
});
