import { describe, expect, it } from "vitest";
import type { Scene } from "../intent.ts";
import { exampleScenes } from "../replay/example-scenes.ts";
import { byRulesAlone } from "../sentence/plainly.ts";
import { conversation, linesAfter } from "../testing/talk.ts";
import { understand } from "../understand.ts";

const { cart, collection, product } = exampleScenes;
const shirt = "monsoon-blue-linen-shirt";
const jeans = "indigo-straight-jeans";
const kurta = "kabir-linen-kurta";

function cartAfter(scene: Scene, ...said: readonly string[]) {
  return Object.fromEntries(
    linesAfter(scene, ...said).map(({ id, size, quantity }) => [`${id} ${size}`, quantity]),
  );
}

describe("a change of the cart", () => {
  it.each([
    [["sorry, the mediums should be three only"], { [`${shirt} M`]: 3, [`${jeans} L`]: 2 }],
    [["up the medium to two"], { [`${shirt} M`]: 2, [`${jeans} L`]: 2 }],
    [["halve the larges"], { [`${shirt} M`]: 1, [`${jeans} L`]: 1 }],
    [["Two jeans? I only wanted the one pair."], { [`${shirt} M`]: 1, [`${jeans} L`]: 1 }],
    [["remove whichever costs more"], { [`${shirt} M`]: 1 }],
    [
      ["add the jacket in S for my dad", "only his should stay", "yes"],
      { "spiti-puffer-jacket S": 1 },
    ],
    [
      ["take the shirt in L", "my boyfriend wears XL, switch it"],
      { [`${shirt} XL`]: 1, [`${jeans} L`]: 2 },
    ],
    [["double everything"], { [`${shirt} M`]: 2, [`${jeans} L`]: 4 }],
    [["make everything double"], { [`${shirt} M`]: 2, [`${jeans} L`]: 4 }],
    [["twice as many jeans"], { [`${shirt} M`]: 1, [`${jeans} L`]: 4 }],
    [["half of everything"], { [`${shirt} M`]: 1, [`${jeans} L`]: 1 }],
    [["double XL for the jeans"], { [`${shirt} M`]: 1, [`${jeans} XXL`]: 2 }],
  ])("of the lines there: %j", (said, after) => {
    expect(cartAfter(cart, ...said)).toEqual(after);
  });

  it.each([
    ["No no, he says extra large only, not double", { [`${kurta} XL`]: 1 }],
    ["I am sorry, I made a mistake. She is not XXL. She is M.", { [`${kurta} M`]: 1 }],
    ["oops, small is right", { [`${kurta} S`]: 1 }],
    ["no, not in L", { [`${kurta} XXL`]: 1 }],
    ["no thanks", { [`${kurta} XXL`]: 1 }],
    ["wait, one for my son in M too", { [`${kurta} XXL`]: 1, [`${kurta} M`]: 1 }],
  ])("of what was just taken: %s", (said, after) => {
    expect(cartAfter(collection, "add the kabir linen kurta in double XL", said)).toEqual(after);
  });

  it("has the size that is spelled out, of the piece named", () => {
    const middle = "put the lehenga in my bag, the middle size";
    expect(cartAfter(collection, middle)).toEqual({ "ranjani-little-lehenga M": 1 });
    const largest = "He is a big child, the biggest you have.";
    expect(cartAfter(collection, "add the lehenga", largest)).toEqual({
      "ranjani-little-lehenga L": 1,
    });
  });

  it("is asked about where it isn't sure, in the shopper's words", () => {
    const said = "What I meant was two shirts and no jeans.";
    const { intent, scene } = conversation(cart, said);
    expect(scene.shop?.cart).toEqual(cart.shop?.cart);
    expect(intent?.effects).toMatchObject([
      { type: "ask", question: { id: "confirm", about: said } },
    ]);
    expect(cartAfter(cart, said, "yes")).toEqual({ [`${shirt} M`]: 2 });
  });
});

it("leaves what the rules understand where nothing changes", () => {
  for (const text of [
    "show me kurtas",
    "what is it made of",
    "thank you",
    "is it warm",
    "frobnicate",
  ])
    expect(understand({ alternatives: [{ text }] }, product)).toEqual(
      understand({ alternatives: [{ text }] }, product, byRulesAlone),
    );
});
