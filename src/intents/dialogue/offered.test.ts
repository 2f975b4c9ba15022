import { describe, expect, it } from "vitest";
import type { Scene } from "../intent.ts";
import { exampleScenes } from "../replay/example-scenes.ts";
import { understand } from "../understand.ts";

const said = (text: string, scene: Scene) => understand({ alternatives: [{ text }] }, scene);

const guessed: Scene = {
  ...exampleScenes.collection,
  offered: {
    sayings: [
      "Open the Kabir Linen Kurta",
      "Add the Kabir Linen Kurta in large",
      "What's in my cart?",
    ],
  },
};
const opened = { type: "openProduct", id: "kabir-linen-kurta", name: "Kabir Linen Kurta" };
const added = {
  type: "addToCart",
  id: "kabir-linen-kurta",
  name: "Kabir Linen Kurta",
  size: "L",
  quantity: 1,
};

describe("what was offered", () => {
  it.each(["yes", "the first one", "first", "number one", "open the kabir linen kurta"])(
    "is chosen by %s",
    (words) => {
      expect(said(words, guessed)).toMatchObject({ said: words, effects: [opened] });
    },
  );

  it("is chosen by its place, whatever is in view", () => {
    expect(said("the second one", guessed).effects).toEqual([added]);
    expect(said("the last one", guessed).command).toBe("describe-cart");
  });

  it("is left by a no", () => {
    expect(said("no", guessed)).toMatchObject({ command: "answer", slots: { answer: "no" } });
  });

  it("changes nothing by a yes alone, where it is one of several that would", () => {
    const offered = { sayings: ["Add the Kabir Linen Kurta in large", "What's in my cart?"] };
    expect(said("yes", { ...guessed, offered }).effects).toMatchObject([
      { type: "ask", question: { id: "confirm", does: [added] } },
    ]);
  });

  it("doesn't wait: all other words mean what they mean without it", () => {
    const { offered: _gone, ...scene } = guessed;
    for (const words of ["open the second one", "cheapest first", "go to my cart", "thanks", ""])
      expect(said(words, guessed), words).toEqual(said(words, scene));
  });
});

describe("answers to a question about what was recommended", () => {
  const asks = (sayings: readonly string[]): Scene => ({
    ...exampleScenes.recommendations,
    offered: { sayings, answers: true },
  });
  const whose = asks(["For men", "For women"]);

  it.each(["for women", "For women", "for me, I'm a man", "it's for my daughter"])(
    "%s is about its need",
    (words) => {
      expect(said(words, whose).effects).toMatchObject([{ type: "recommend", answers: true }]);
    },
  );

  it.each([
    ["for him", "For men"],
    ["her", "For women"],
  ])("%s is %s", (words, userNeeds) => {
    expect(said(words, whose).effects).toEqual([{ type: "recommend", userNeeds, answers: true }]);
  });

  it("is left open by a user who doesn't mind", () => {
    for (const words of ["anyone", "it doesn't matter", "both"])
      expect(said(words, whose).effects, words).toEqual([{ type: "say", text: "All right." }]);
  });

  it("is asked for again where few words are none", () => {
    expect(said("for myself", whose).effects).toContainEqual({
      type: "say",
      text: "I heard “for myself”, but that isn't an answer that I know. For men or for women?",
    });
  });

  it("is given by a yes where there is one", () => {
    expect(said("yes please", asks(["Up to ₹1,299"])).effects).toEqual([
      { type: "recommend", userNeeds: "Up to ₹1,299", answers: true },
    ]);
  });

  it("leaves the places of the list alone", () => {
    expect(said("the second one", whose).effects).toMatchObject([{ type: "openProduct" }]);
  });
});
