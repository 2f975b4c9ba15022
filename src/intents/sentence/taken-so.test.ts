import { describe, expect, it } from "vitest";
import type { Scene } from "../intent.ts";
import { exampleScenes } from "../replay/example-scenes.ts";
import { conversation, linesAfter } from "../testing/talk.ts";

const { cart, product, recommendations, checkout } = exampleScenes;

function cartAfter(scene: Scene, ...said: readonly string[]) {
  return linesAfter(scene, ...said).map(
    ({ id, size, quantity }) => `${quantity} ${id.split("-")[0]} ${size}`,
  );
}

describe("an act in words of the table's wish", () => {
  it.each([
    [product, "I want it. Size S.", ["1 monsoon S"]],
    [recommendations, "The middle one I want in small", ["1 easy S"]],
  ])("is done beside the wish", (scene, said, lines) => {
    expect(cartAfter(scene, said)).toEqual(lines);
    expect(conversation(scene, said).intent).toMatchObject({ row: "recommend" });
  });

  it("is no kind of piece, whatever its size", () => {
    const { intent } = conversation(product, "i want a kurta in XL");
    expect(intent?.effects.map(({ type }) => type)).toEqual(["recommend"]);
  });

  it("is a count of what is needed in the cart, in place of the question", () => {
    const { intent } = conversation(cart, "i need three of the shirt not one");
    expect(intent?.effects).toMatchObject([{ type: "setQuantity", quantity: 3 }]);
  });
});

describe("what a piece and a size come to", () => {
  it("is an addition, unless the piece is looked at", () => {
    expect(cartAfter(recommendations, "the blue one then, size L")).toEqual(["1 monsoon L"]);
    expect(cartAfter(recommendations, "open the kurta and pick M")).toEqual([]);
  });

  it("is the size taken last where that is said", () => {
    expect(cartAfter(product, "add it in L", "okay, and add the jeans in the same size")).toEqual([
      "1 monsoon L",
      "1 indigo L",
    ]);
  });

  it("is what it is not in yet, where both are named", () => {
    expect(cartAfter(cart, "shirt should be large, it says medium there")).toContain("1 monsoon L");
  });

  it("is of the kind that comes before a pause", () => {
    expect(cartAfter(product, "and add a kurta for me, the sand one, in XL")).toEqual([
      "1 kabir XL",
    ]);
  });

  it("is asked where only what was just taken could be meant", () => {
    const { intent } = conversation(
      recommendations,
      "add the kurta in M",
      "one of those as well, in S",
    );
    expect(intent?.effects).toMatchObject([{ type: "ask", question: { id: "confirm" } }]);
  });
});

describe("a line of a piece whose page is open", () => {
  it.each([
    ["cancel the XXL", ["1 monsoon S"]],
    ["make my XXL an XL actually", ["1 monsoon S", "1 monsoon XL"]],
  ])("is changed by “%s”", (said, lines) => {
    const before = ["add it in S", "put an XXL in for dad too"];
    expect(cartAfter(product, ...before, said)).toEqual(lines);
  });
});

describe("a change in other words", () => {
  it.each([
    ["both pairs should be XL", ["1 monsoon M", "2 indigo XL"]],
    ["nah, not my thing", ["1 monsoon M", "2 indigo L"]],
  ])("“%s”", (said, lines) => {
    expect(cartAfter(cart, said)).toEqual(lines);
  });

  it("is of part of a line, or of as many as there are", () => {
    const two = ["add two in L"];
    expect(cartAfter(product, ...two, "ok one L and one M")).toEqual([
      "1 monsoon M",
      "1 monsoon L",
    ]);
    expect(cartAfter(product, ...two, "too much, back to one")).toEqual(["1 monsoon L"]);
  });

  it("adds what is for another", () => {
    const said = ["add it in M", "ooh and a small for her brother"];
    expect(cartAfter(product, ...said)).toEqual(["1 monsoon S", "1 monsoon M"]);
  });
});

describe("a list that was left", () => {
  it("is what places count in, until another is shown", () => {
    const said = ["tell me about the third one", "add the first one in M"];
    expect(cartAfter(recommendations, ...said)).toEqual(["1 monsoon M"]);
  });
});

describe("a change with the checkout after it", () => {
  it("does both", () => {
    const { scene } = conversation(
      cart,
      "swap the shirt for a large then check me out, i'm in a rush",
    );
    expect(scene.screen).toBe("/placeorder");
    expect(scene.shop?.cart).toContainEqual({
      id: "monsoon-blue-linen-shirt",
      size: "L",
      quantity: 1,
    });
  });
});

describe("names in the delivery form", () => {
  it.each([
    ["This is for a customer. First name Divya, last name Menon.", "Divya", "Menon"],
    ["ramanathan is the first name and venkatesan is last", "Ramanathan", "Venkatesan"],
    ["Recipient is Lakshmi Iyer", "Lakshmi", "Iyer"],
    ["it's for Joseph D'Souza, Joseph is the first name and D'Souza is last", "Joseph", "D'Souza"],
  ])("“%s”", (said, firstName, lastName) => {
    expect(conversation(checkout, said).scene.shop?.checkout?.form).toMatchObject({
      firstName,
      lastName,
    });
  });
});
