import { describe, expect, it } from "vitest";
import { askField } from "../commands/ask-field.ts";
import type { Scene } from "../intent.ts";
import { exampleScenes } from "../replay/example-scenes.ts";
import { understand } from "../understand.ts";

const { checkout, "checkout-filled": filled } = exampleScenes;

function asking(field: "pinCode" | "phone" | "city"): Scene {
  const effect = askField(field, "fill in the form");
  return effect.type === "ask" ? { ...checkout, asked: effect.question } : checkout;
}

function done(text: string, scene: Scene) {
  const { effects } = understand({ alternatives: [{ text }] }, scene);
  return {
    filled: effects.flatMap((each) => (each.type === "fillDelivery" ? [each.fields] : [])),
    pays: effects.flatMap((each) => (each.type === "choosePayment" ? [each.method] : [])),
    asks: effects.flatMap((each) => (each.type === "ask" ? [each.question.id] : [])),
    does: effects.map(({ type }) => type),
  };
}

describe("a value for the form, and another wish", () => {
  it.each([
    ["560034 and I'll pay by card", "pinCode", { pinCode: "560034" }],
    ["9845012345, card payment", "phone", { phone: "9845012345" }],
    ["by card, and the city is Pune", "city", { city: "Pune" }],
  ] as const)("%s", (text, field, fields) => {
    expect(done(text, asking(field))).toMatchObject({
      filled: [fields],
      pays: ["razorpay"],
      asks: ["field"],
    });
  });

  it("asks for the yes where it is placed as well", () => {
    expect(done("change the pin to 560034 and place the order", filled)).toMatchObject({
      filled: [{ pinCode: "560034" }],
      asks: ["confirm"],
    });
  });
});

describe("at whether to place the order", () => {
  const { effects } = understand({ alternatives: [{ text: "place the order" }] }, filled);
  const [first] = effects;
  const asked: Scene = first?.type === "ask" ? { ...filled, asked: first.question } : filled;

  it.each([
    "ha yes yes",
    "YES YES QUICK",
    "yep do it before I change my mind",
    "of course, why else am I here",
    "yes that's all fine",
    "yes do place it",
    "aye go on",
    "I said yes",
  ])("%s is a yes", (text) => {
    expect(done(text, asked).does).toContain("placeOrder");
  });

  it.each(["no, one sec, kid's crying", "arre nahi nahi", "not yet, let me ask my wife"])(
    "%s writes and orders nothing",
    (text) => {
      const { does } = done(text, asked);
      expect(does).not.toContain("placeOrder");
      expect(does).not.toContain("fillDelivery");
    },
  );

  it("a question is answered, and the yes still waited for", () => {
    expect(done("one second, is there any charge for delivery", asked)).toMatchObject({
      does: ["say", "ask"],
      asks: ["confirm"],
    });
  });
});
