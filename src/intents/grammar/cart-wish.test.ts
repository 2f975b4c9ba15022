import { describe, expect, it } from "vitest";
import { cartWishIn } from "./cart-wish.ts";
import { readPlainSentence } from "./sentence.ts";
import { skeletonOf } from "./skeleton.ts";

const change = (text: string) => cartWishIn(readPlainSentence(text))?.change;

describe("what a sentence wants changed in the cart", () => {
  it("is read from a skeleton with slots for its entities", () => {
    expect(skeletonOf(readPlainSentence("bump the blue shirt up to five, please"))).toBe(
      "bump <x0> up to <n0> ,",
    );
  });

  it.each([
    ["the shirt can go", { type: "out" }],
    ["i don't need the jeans any more", { type: "out" }],
    ["forget the shirt", { type: "out" }],
    ["just keep the kurta", { type: "only" }],
    ["that's too many jeans, one will do", { type: "set", count: 1 }],
    ["knock the jeans down by one", { type: "by", count: -1 }],
    ["the shirt, make it twice as many", { type: "times", factor: 2 }],
    ["the medium should have been a large", { type: "resize", size: "L" }],
    ["could the jeans be in xl rather than large", { type: "resize", size: "XL" }],
    ["those trousers had better be one size smaller", { type: "step", by: -1 }],
    ["chuck the lot", { type: "empty" }],
    ["throw out all these things", { type: "empty" }],
    ["delete all of my items", { type: "empty" }],
    ["make the jeans one", { type: "set", count: 1 }],
    ["oh it shows three kurtas, let it be single", { type: "set", count: 1 }],
    ["xl in place of the medium", { type: "resize", size: "XL" }],
    ["the large one is loose at the waist, give me m", { type: "resize", size: "M" }],
    ["m kar dijiye", { type: "resize", size: "M" }],
    ["month is not over yet so take the shirt off", { type: "out" }],
  ])("“%s”", (text, wanted) => {
    expect(change(text)).toEqual(wanted);
  });

  it.each([
    "how much are two jeans together",
    "do you have the shirt in large",
    "don't remove the shirt",
    "i didn't mean to take it out",
    "let it be",
    "my shirt or one pair of the jeans",
    "the large is too tight for him",
  ])("is nothing in “%s”", (text) => {
    expect(change(text)).toBeUndefined();
  });

  it("is no single one where two pieces have each their own", () => {
    expect(change("lose the jeans, two of the shirt")).toBeUndefined();
    expect(change("remove the shirt and make the jeans one")).toBeUndefined();
    expect(change("delete the shirt, jeans one only")).toBeUndefined();
  });
});
