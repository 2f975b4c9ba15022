import { describe, expect, it } from "vitest";
import type { Scene } from "../../intent.ts";
import { exampleScenes } from "../../replay/example-scenes.ts";
import { understand } from "../../understand.ts";
import { sceneAfter } from "../dialogue.ts";

const { cart, collection, recommendations } = exampleScenes;
const shirt = "monsoon-blue-linen-shirt";
const jeans = "indigo-straight-jeans";

function said(scene: Scene, first: string, then: string) {
  const before = understand({ alternatives: [{ text: first }] }, scene);
  return understand({ alternatives: [{ text: then }] }, sceneAfter(scene, before));
}

describe("another piece was meant", () => {
  it.each(["no, the jeans", "sorry, I meant the jeans", "wrong one, the jeans"])(
    "%s: the removed line comes back, the other goes",
    (text) => {
      const { command, effects } = said(cart, "remove the shirt", text);
      expect(command).toBe("change-cart");
      expect(effects).toMatchObject([
        { type: "addToCart", id: shirt, size: "M", quantity: 1 },
        { type: "setQuantity", id: jeans, size: "L", quantity: 0 },
      ]);
    },
  );

  it("the other line gets the size", () => {
    expect(said(cart, "make the shirt small", "oops, I meant the jeans").effects).toMatchObject([
      { type: "changeSize", id: shirt, from: "S", to: "M" },
      { type: "changeSize", id: jeans, from: "L", to: "S" },
    ]);
  });

  it("the other is added, in a size said now", () => {
    const { effects } = said(
      recommendations,
      "add the first one in M",
      "sorry, I meant the second one in L",
    );
    expect(effects).toMatchObject([
      { type: "setQuantity", id: shirt, quantity: 0 },
      { type: "addToCart", id: "easy-white-linen-shirt", size: "L", quantity: 1 },
    ]);
  });

  it("a question is answered for the other", () => {
    const { command, slots } = said(
      collection,
      "how much is the jacket",
      "sorry, I meant the jeans",
    );
    expect({ command, slots }).toMatchObject({
      command: "ask",
      slots: { product: jeans, topic: "price" },
    });
  });

  it("with more words it is no correction alone", () => {
    const { effects } = said(cart, "remove the shirt", "no, add the jeans too");
    expect(effects).not.toContainEqual(expect.objectContaining({ type: "addToCart", id: shirt }));
  });
});
