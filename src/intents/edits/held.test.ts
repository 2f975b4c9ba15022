import { describe, expect, it } from "vitest";
import { exampleScenes } from "../replay/example-scenes.ts";
import { conversation, linesAfter } from "../testing/talk.ts";

const { cart, collection, recommendations } = exampleScenes;

function cartAfter(scene: Parameters<typeof linesAfter>[0], ...said: readonly string[]) {
  return linesAfter(scene, ...said).map(({ id, size, quantity }) => `${quantity} ${id} ${size}`);
}

const [shirt, jeans] = ["monsoon-blue-linen-shirt", "indigo-straight-jeans"];

describe("a change that isn't asked for", () => {
  it.each([
    "what if I swap the shirt for the kurta, how much would I save",
    "how much is it if I remove the jeans",
    "if one jeans goes what is it",
    "M is fine, leave it as it is",
    "oh two jeans i wanted only one how did two come",
  ])("is not done: %s", (said) => {
    expect(cartAfter(cart, said)).toEqual([`1 ${shirt} M`, `2 ${jeans} L`]);
  });

  it("leaves out what is refused", () => {
    const said = "Nah I won't wear kurta to the brewery. Blue shirt in L.";
    expect(cartAfter(collection, said, "yes")).toEqual([`1 ${shirt} L`]);
  });

  it("says what it would come to", () => {
    const { intent } = conversation(cart, "how much is it if I remove the jeans");
    expect(JSON.stringify(intent?.effects)).toContain("₹1,639");
  });
});

describe("a change by looks, lists and what was there", () => {
  it.each([
    [["n blue XL fr bro"], [`1 ${shirt} XL`]],
    [["the red one large for him"], ["1 snow-day-fair-isle-sweater L"]],
    [["blue shirt, three L and three XL"], [`3 ${shirt} L`, `3 ${shirt} XL`]],
  ])("takes that piece: %j", (said, lines) => {
    expect(cartAfter(recommendations, ...said)).toEqual(lines);
  });

  it.each([
    [
      ["add the blue shirt in M", "she is saying one white for her also, S"],
      "1 easy-white-linen-shirt S",
    ],
    [["add the blue shirt", "okay kurta for nanna in XL"], "1 kabir-linen-kurta XL"],
    [["lehenga lena h 5 yr old, S"], "1 ranjani-little-lehenga S"],
    [
      ["show me the lehenga", "she has a sister, seven. put M for her"],
      "1 ranjani-little-lehenga M",
    ],
  ])("takes what is named, and no age for a count: %j", (said, line) => {
    expect(cartAfter(collection, ...said)).toContain(line);
  });

  it("waits for the size that another person knows", () => {
    const said = [
      "add the blue shirt",
      "I don't know, let me ask his mother",
      "she is telling medium",
    ];
    expect(cartAfter(collection, ...said)).toEqual([`1 ${shirt} M`]);
  });

  it("puts a piece back and keeps a size", () => {
    const said = [
      "remove the shirt",
      "put the shirt back",
      "swap the shirt for the kurta, same size",
    ];
    expect(cartAfter(cart, ...said).toSorted()).toEqual([`1 kabir-linen-kurta M`, `2 ${jeans} L`]);
  });
});
