import { describe, expect, it } from "vitest";
import type { Intent, Scene } from "../intent.ts";
import { exampleScenes } from "../replay/example-scenes.ts";
import { understand } from "../understand.ts";

const say = (text: string, scene: Scene) => understand({ alternatives: [{ text }] }, scene);
/** The acts, without destinations and corrections. */
const acts = ({ effects }: Intent): readonly unknown[] =>
  effects.flatMap<unknown>((effect) => {
    if (effect.type === "navigate") return [];
    if (effect.type !== "ask") return [effect];
    const { question } = effect;
    return question.id === "misheard" ? [] : [{ ...effect, question: { ...question, about: "" } }];
  });
const { product, cart, collection, checkout } = exampleScenes;
const asked: Scene = {
  ...checkout,
  asked: { id: "field", text: "What is your street?", about: "fill in the form", field: "street" },
};

describe("what is meant by words as they are really said", () => {
  it.each([
    ["hw mch is it", "how much is it", product],
    ["tke it in medum", "take it in medium", product],
    ["L add kardo", "add L", product],
    ["add it to card in lodge", "add it to cart in large", product],
    ["remov the jens", "remove the jeans", cart],
    ["shirt ka do kar do", "make shirt two", cart],
    ["n the jeans 2 in L plz", "and the jeans too in L please", cart],
    ["swap it 4 the white 1", "swap it for the white one", exampleScenes["cart-of-one"]],
    ["put 1 in L 4 me, k", "put one in L for me, ok", product],
    ["opn the secnd one", "open the second one", collection],
    ["take me to the checkout my train is coming", "take me to the checkout", product],
    ["show me the cabbie linen courter", "show me the kabir linen kurta", collection],
  ] satisfies readonly (readonly [string, string, Scene])[])(
    "%s does what %s does",
    (said, plain, scene) => {
      const meant = say(plain, scene);
      expect(meant.command).toBeDefined();
      expect(acts(say(said, scene))).toEqual(acts(meant));
    },
  );

  it("keeps what was heard", () => {
    expect(say("tke it in medum", product).said).toBe("tke it in medum");
  });

  it("takes no card for the cart where one pays", () => {
    expect(say("change it to card", checkout).effects).toContainEqual({
      type: "choosePayment",
      method: "razorpay",
    });
  });

  it("puts nothing right that goes into the form", () => {
    const intent = say("12 Shrt Lane", asked);
    expect(JSON.stringify(intent.effects)).not.toMatch(/shirt|short/i);
  });
});
