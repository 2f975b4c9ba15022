import { expect, it } from "vitest";
import type { Question } from "../../effects.ts";
import type { Scene } from "../../intent.ts";
import { exampleScenes } from "../../replay/example-scenes.ts";
import { understand } from "../../understand.ts";

const heard = (text: string, scene: Scene) => understand({ alternatives: [{ text }] }, scene);

/** The checkout, filled but for the PIN code, which holds this. */
function checkout(pinCode: string): Scene {
  const { screen, shop } = exampleScenes["checkout-filled"];
  if (!shop?.checkout) throw new Error("the example has no checkout");
  const { form, method } = shop.checkout;
  return { screen, shop: { ...shop, checkout: { method, form: { ...form, pinCode } } } };
}

const asked = ({ effects }: ReturnType<typeof heard>): Question | undefined =>
  effects.flatMap((effect) => (effect.type === "ask" ? [effect.question] : []))[0];

it("places an order with a form that the click would send, whatever its PIN code looks like", () => {
  expect(asked(heard("place the order", checkout("12345")))).toMatchObject({ id: "confirm" });
});

it("doubts a PIN code that it may have misheard, and believes it when it is said again", () => {
  const doubted = heard("my pin code is 12345", checkout(""));
  const question = asked(doubted);
  expect(doubted.effects).toMatchObject([{ type: "ask", question: { field: "pinCode" } }]);
  if (question === undefined) throw new Error("nothing is asked");
  expect(heard("12345", { ...checkout(""), asked: question }).effects).toMatchObject([
    { type: "fillDelivery", fields: { pinCode: "12345" } },
    { type: "say" },
  ]);
});
