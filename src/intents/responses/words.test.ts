import { describe, expect, it } from "vitest";
import { understand } from "../understand.ts";
import { describeEffects } from "./describe-effects.ts";
import { words } from "./words.ts";

const described = (text: string) =>
  describeEffects(understand({ alternatives: [{ text }] }, { screen: "/" }).effects);

describe("words", () => {
  it.each([
    ["open search", "The search is open."],
    ["close search", "The search is closed."],
    ["suggest socks", "Looking for your match …"],
    ["I need socks", "Shall I look for socks?"],
    ["show my cart", "Here's your cart."],
    ["log out", "Signing you out."],
    ["", "I didn't hear any words."],
  ])("says what %j did", (text, sentence) => {
    expect(described(text)).toBe(sentence);
  });

  it("prefers what an effect says itself", () => {
    expect(
      describeEffects([
        { type: "navigate", to: "/cart" },
        { type: "say", text: "Added." },
      ]),
    ).toBe("Added.");
  });

  it("has nothing to say of nothing", () => {
    expect(describeEffects([])).toBeUndefined();
    expect(describeEffects([{ type: "toast", text: "x" }])).toBeUndefined();
  });
});

describe("words", () => {
  it("shorten what was heard, whole characters at a time", () => {
    expect(words.notUnderstood("\ud83d\uded2".repeat(70), ["Help"])).toContain(
      `“${"\ud83d\uded2".repeat(60)} …”`,
    );
  });
});
