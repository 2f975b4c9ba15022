import { describe, expect, it } from "vitest";
import type { Question } from "../effects.ts";
import { exampleScenes } from "../replay/example-scenes.ts";
import { understand } from "../understand.ts";

const asked: Question = {
  id: "confirm",
  text: "Shall I place the order?",
  about: "place it",
  does: [{ type: "placeOrder" }],
};
const doneBy = (text: string, scene: Parameters<typeof understand>[1]) =>
  understand({ alternatives: [{ text }] }, scene).effects.map(({ type }) => type);

describe("while the order waits for a yes", () => {
  const scene = { ...exampleScenes["checkout-filled"], asked };
  it.each([
    "fine, which size are the jeans?",
    "fine, wait, which size are the jeans",
    "sounds good, one moment, there's somebody at the door.",
    "ok. Are you there?",
    "ok. Did you get that?",
    "okay. that's all",
    "wait. ok. got it",
  ])("“%s” places nothing", (said) => {
    expect(doneBy(said, scene)).not.toContain("placeOrder");
  });
  it.each(["yes", "yes. Thank you", "yes, I can't wait"])("“%s” places it", (said) => {
    expect(doneBy(said, scene)).toContain("placeOrder");
  });
});

it.each([
  ["product-in-medium", "I can't buy it right now"],
  ["product-in-medium", "I can't take it honestly"],
  ["product-in-medium", "can I get it quickly"],
  ["cart", "clear my mind first"],
  ["recommendations", "show me size M"],
  ["recommendations", "only those in M"],
] as const)("on %s “%s” changes no cart", (scene, said) => {
  const types = doneBy(said, exampleScenes[scene]);
  expect(types.filter((type) => /^(?:addToCart|setQuantity|changeSize)$/.test(type))).toEqual([]);
});

it("leaves a street whole", () => {
  const field: Question = { id: "field", field: "street", text: "Which street?", about: "fill in" };
  const { effects } = understand(
    { alternatives: [{ text: "12 MG Road, opposite Hugo Boss" }] },
    { ...exampleScenes.checkout, asked: field },
  );
  expect(effects).toContainEqual({
    type: "fillDelivery",
    fields: { street: "12 MG Road, opposite Hugo Boss" },
  });
});
