import { describe, expect, it } from "vitest";
import type { Scene } from "../../intent.ts";
import { exampleScenes } from "../../replay/example-scenes.ts";
import { conversation, linesAfter } from "../../testing/talk.ts";
import { discourseOf } from "./state.ts";

const linen = "monsoon-blue-linen-shirt";
const jeans = "indigo-straight-jeans";
const kurta = "kabir-linen-kurta";

function cartAfter(scene: Scene, ...said: readonly string[]) {
  return linesAfter(scene, ...said).map(({ id, size, quantity }) => `${quantity} ${id} ${size}`);
}

describe("what short turns lean on", () => {
  it("is the line that was changed last, and the size it was taken in", () => {
    const { shop } = conversation(exampleScenes.cart, "make the jeans XL").scene;
    const { line, before, size } = discourseOf(shop ?? exampleScenes.cart.shop);
    expect(line).toMatchObject({ piece: { id: jeans }, size: "XL" });
    expect(before).toMatchObject([{ piece: { id: jeans }, size: "L", quantity: 2 }]);
    expect(size).toBe("XL");
  });

  it("is asked for after words that were not understood, which may have named something else", () => {
    const { intent } = conversation(
      exampleScenes.collection,
      "how much is the kabir linen kurta",
      "hmm the twirly one maybe",
      "add that in large",
    );
    expect(intent?.effects).toMatchObject([{ type: "ask", question: { id: "confirm" } }]);
  });

  it("is nothing sure in a list of which nothing was named", () => {
    expect(discourseOf(exampleScenes.collection.shop)).toMatchObject({
      piece: undefined,
      likely: undefined,
      begun: false,
    });
  });

  it.each([
    [
      "a size after an assent takes what is spoken of",
      ["what is it made of", "okay go with L"],
      `1 ${linen} L`,
    ],
    ["a size that puts right changes what was taken", ["add it in M", "hmm no. L"], `1 ${linen} L`],
    ["a count alone is of what was taken", ["add it in M", "two"], `2 ${linen} M`],
  ])("%s", (_what, said, line) => {
    expect(cartAfter(exampleScenes.product, ...said)).toEqual([line]);
  });

  it("chooses a size on the page where nothing was said before", () => {
    expect(cartAfter(exampleScenes.product, "okay go with L")).toEqual([]);
  });

  it("takes the same size as another, one of several, and each of both", () => {
    const { product, cart } = exampleScenes;
    expect(cartAfter(product, "add it in XL", "and the jeans in the same size")).toEqual([
      `1 ${linen} XL`,
      `1 ${jeans} XL`,
    ]);
    expect(cartAfter(cart, "make one of the jeans XL")).toContain(`1 ${jeans} XL`);
    expect(cartAfter(cart, "both in XL instead")).toEqual([`1 ${linen} XL`, `2 ${jeans} XL`]);
  });

  it.each([
    [
      "what only tells is passed over",
      ["add it in M", "he has put on weight… XL"],
      [`1 ${linen} XL`],
    ],
    [
      "a count ends what only tells",
      ["three in M", "just one, or dad will scold me"],
      [`1 ${linen} M`],
    ],
    [
      "two sizes put its lines right",
      ["two in M", "no, one M and one XL"],
      [`1 ${linen} M`, `1 ${linen} XL`],
    ],
    ["it is held at a count", ["two in M", "bring it up to four"], [`4 ${linen} M`]],
    [
      "more of the same is more of that line",
      ["add it in M", "two more of the same"],
      [`3 ${linen} M`],
    ],
  ])("%s", (_what, said, lines) => {
    expect(cartAfter(exampleScenes.product, ...said)).toEqual(lines);
  });

  it.each([
    ["swap it for the kurta", [`1 ${kurta} M`]],
    ["oh no, i meant the kurta", [`1 ${kurta} M`]],
    ["the kurta in L instead", [`1 ${kurta} L`]],
  ])("puts another piece in the place of the one that was taken: %s", (said, lines) => {
    expect(cartAfter(exampleScenes.product, "add it in M", said)).toEqual(lines);
  });

  it("knows whom a line was taken for", () => {
    const both = ["one in M for me", "and one in XL for my uncle"];
    const cartOf = (said: string) => cartAfter(exampleScenes.product, ...both, said);
    expect(cartOf("uncle's in L now")).toEqual([`1 ${linen} M`, `1 ${linen} L`]);
    expect(cartOf("drop mine")).toEqual([`1 ${linen} XL`]);
    expect(cartOf("he'd like the kurta better, swap his for that")).toEqual([
      `1 ${linen} M`,
      `1 ${kurta} XL`,
    ]);
  });

  it("takes the cheaper of two that were compared, and the size that was asked for", () => {
    const { filtered, collection } = exampleScenes;
    expect(cartAfter(filtered, "compare these two", "the cheaper one, L")).toEqual([
      `1 ${linen} L`,
    ]);
    const asked = ["does the kurta come in XL", "lovely, pop one into my cart"];
    expect(cartAfter(collection, ...asked)).toEqual([`1 ${kurta} XL`]);
  });

  it("asks first where another question waits", () => {
    const said = ["add it in M", "something like this", "also L"];
    const { intent } = conversation(exampleScenes.product, ...said);
    expect(intent?.effects.some(({ type }) => type === "addToCart")).toBe(false);
  });
});
