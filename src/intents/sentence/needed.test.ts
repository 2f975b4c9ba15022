import { describe, expect, it } from "vitest";
import type { Effect } from "../effects.ts";
import { exampleScenes } from "../replay/example-scenes.ts";
import { understand } from "../understand.ts";

function effectsOf(scene: keyof typeof exampleScenes, said: string): readonly string[] {
  const { effects } = understand({ alternatives: [{ text: said }] }, exampleScenes[scene]);
  return effects.map(shown);
}

function shown(effect: Effect): string {
  switch (effect.type) {
    case "addToCart":
      return `${effect.quantity} × ${effect.id} ${effect.size}`;
    case "setQuantity":
      return `${effect.id} ${effect.size}: ${effect.quantity}`;
    case "ask":
      return effect.question.text;
    default:
      return effect.type;
  }
}

describe("“I need …”", () => {
  it("takes sizes and counts of the current piece", () => {
    expect(effectsOf("product", "I need 3 in M and 2 in L")).toEqual([
      "3 × monsoon-blue-linen-shirt M",
      "2 × monsoon-blue-linen-shirt L",
    ]);
    expect(effectsOf("product-in-medium", "I need two")).toEqual([
      "2 × monsoon-blue-linen-shirt M",
    ]);
  });

  it("changes what is in the cart", () => {
    expect(effectsOf("cart", "Why do I have two jeans here, I need only one")).toEqual([
      "indigo-straight-jeans L: 1",
    ]);
    expect(effectsOf("cart", "I need you to remove the jeans")).toEqual([
      "indigo-straight-jeans L: 0",
    ]);
  });

  it("asks about another piece beside an act", () => {
    expect(effectsOf("cart", "Remove the shirt, I need a kurta")).toEqual([
      "monsoon-blue-linen-shirt M: 0",
      "Shall I look for a kurta?",
    ]);
  });
});

describe("a bigger one", () => {
  it("is one size above the chosen one, and asks without one", () => {
    expect(effectsOf("product-in-medium", "Give me a bigger one")).toEqual([
      "1 × monsoon-blue-linen-shirt L",
    ]);
    expect(effectsOf("product", "Give me a bigger one")).toEqual([
      "Which size of Monsoon Blue Linen Shirt: S, M, L, XL or XXL?",
    ]);
  });
});

describe("a size and a count at once", () => {
  it.each(["make the shirt L and two", "change the shirt to L and make it two"])("%s", (said) => {
    const after = ["changeSize", "monsoon-blue-linen-shirt L: 2"];
    expect(effectsOf("cart", said)).toEqual(after);
  });

  it("takes so many from a page", () => {
    expect(effectsOf("product", "size L, 2 pcs")).toEqual(["2 × monsoon-blue-linen-shirt L"]);
  });
});

describe("a limit that is raised", () => {
  it.each(["then go to three thousand", "let it be 3000", "I said cotton"])("%s", (said) => {
    expect(effectsOf("recommendations", said)).toEqual(["recommend"]);
  });
});

describe("“two shirts more”", () => {
  it("adds two to what is there", () => {
    expect(effectsOf("cart", "Two shirts more")).toEqual(["monsoon-blue-linen-shirt M: 3"]);
    expect(effectsOf("cart", "One shirt more please")).toEqual(["monsoon-blue-linen-shirt M: 2"]);
  });
});
