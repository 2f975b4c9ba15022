import { describe, expect, it } from "vitest";
import { sceneAfter } from "../dialogue/dialogue.ts";
import type { Effect } from "../effects.ts";
import type { Scene } from "../intent.ts";
import { exampleScenes } from "../replay/example-scenes.ts";
import { understand } from "../understand.ts";

/** What the last of the sentences does, and the cart after it. */
function done(name: keyof typeof exampleScenes, ...said: readonly string[]) {
  let scene: Scene = exampleScenes[name];
  let effects: readonly Effect[] = [];
  for (const text of said) {
    const intent = understand({ alternatives: [{ text }] }, scene);
    effects = intent.effects;
    scene = sceneAfter(scene, intent);
  }
  const lines = scene.shop?.cart ?? [];
  const cart = Object.fromEntries(
    lines.map(({ id, size, quantity }) => [`${id.split("-")[0]} ${size}`, quantity]),
  );
  return { effects, cart };
}
const types = (effects: readonly Effect[]) => effects.map(({ type }) => type);

describe("counts and sizes in passing", () => {
  it.each([
    [
      ["add four in M", "please make it three in M and one in S."],
      { "ranjani M": 3, "ranjani S": 1 },
    ],
    [
      ["I'll take 3 in M and 2 in L", "One has dropped out, so only 2 in M"],
      { "ranjani M": 2, "ranjani L": 2 },
    ],
    [["add it in S", "my friends want the same. total five pieces S"], { "ranjani S": 5 }],
    [["She is 4. So the S should be fine, right?"], {}],
    [["add it in L", "M should be ok, no?"], { "ranjani L": 1 }],
    [["add it in L", "she doesn't know I'm buying this, it's a surprise"], { "ranjani L": 1 }],
  ])("%j", (said, cart) => {
    expect(done("small-sizes", ...said).cart).toEqual(cart);
  });

  it("another size, not the old one, changes the line", () => {
    expect(done("checkout", "my husband wants the jeans in XL not L").cart).toEqual({
      "monsoon M": 1,
      "indigo XL": 2,
    });
  });
});

describe("what was spoken of", () => {
  it("a wish for the open piece asks its size", () => {
    const { effects } = done("product", "ok I want it");
    expect(effects).toMatchObject([{ type: "ask", question: { id: "size" } }]);
  });

  it.each([
    ["and shirt", "Monsoon Blue Linen Shirt is ₹1,599."],
    ["first one?", "Monsoon Blue Linen Shirt is ₹1,599."],
  ])("after a price, %s asks it of another", (again, text) => {
    expect(done("filtered", "price of kurta", again).effects).toEqual([{ type: "say", text }]);
  });

  it("which is dearer is asked of the two that were asked about", () => {
    const [effect] = done(
      "collection",
      "price of the blouse",
      "and the skirt?",
      "which one is dearer?",
    ).effects;
    expect(effect).toMatchObject({
      type: "say",
      text: expect.stringContaining("Phulwari Tiered Skirt"),
    });
  });

  it("of a colour is answered with yes or no", () => {
    expect(done("product", "is it white?").effects).toEqual([
      { type: "say", text: "No. Monsoon Blue Linen Shirt is light blue." },
    ]);
  });
});

describe("on the way to the checkout", () => {
  it.each(["I'll pay by card", "cash on delivery please"])("%s leads there", (said) => {
    expect(types(done("cart", said).effects)).toEqual(["navigate", "choosePayment"]);
  });

  it.each(["can i pay by card?", "do you take cash on delivery"])("%s is answered", (said) => {
    expect(types(done("cart", said).effects)).toEqual(["say"]);
  });

  it("back and then elsewhere is only elsewhere", () => {
    expect(types(done("filtered", "go back and show me all the clothes").effects)).toEqual([
      "navigate",
    ]);
  });

  it("a name and an address in a row are the form's", () => {
    const { effects } = done("checkout", "Linda Devi, Keishampat, Imphal, Manipur, 795001.");
    expect(effects[0]).toEqual({
      type: "fillDelivery",
      fields: {
        firstName: "Linda",
        lastName: "Devi",
        street: "Keishampat",
        city: "Imphal",
        state: "Manipur",
        pinCode: "795001",
      },
    });
  });
});
