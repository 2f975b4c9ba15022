import { describe, expect, it } from "vitest";
import type { Scene } from "./intent.ts";
import { exampleScenes } from "./replay/example-scenes.ts";
import { helpTopics } from "./responses/help-topics.ts";
import { seeded } from "./testing/mutations.ts";
import { understand } from "./understand.ts";

const scene: Scene = { screen: "/" };
const asking: Scene = {
  screen: "/",
  asked: { id: "need", text: "Shall I look for socks?", about: "I need socks" },
};
const understandAll = (...texts: readonly string[]) =>
  understand({ alternatives: texts.map((text) => ({ text })) }, scene);

describe("understand", () => {
  it("turns a navigation row into its place", () => {
    expect(understandAll("Go to my cart.")).toEqual({
      said: "Go to my cart.",
      row: "cart",
      slots: {},
      effects: [{ type: "navigate", to: "/cart" }],
    });
  });

  it("sends the recommendation request with the words as spoken", () => {
    expect(understandAll("I’m looking for a Kurta, please")).toEqual({
      said: "I’m looking for a Kurta, please",
      row: "recommend",
      slots: {},
      effects: [{ type: "recommend", userNeeds: "I’m looking for a Kurta, please" }],
    });
  });

  it("asks one question back for a need and requests nothing", () => {
    expect(understandAll("I need a warm jacket")).toEqual({
      said: "I need a warm jacket",
      row: "need",
      slots: {},
      effects: [
        {
          type: "ask",
          question: {
            id: "need",
            text: "Shall I look for a warm jacket?",
            about: "I need a warm jacket",
          },
        },
      ],
    });
  });

  it("toasts Try Again for anything else, and says what was heard", () => {
    expect(understandAll("flibber")).toEqual({
      said: "flibber",
      row: "none",
      slots: {},
      effects: [
        { type: "toast", text: "Try Again" },
        {
          type: "say",
          text: "I heard “flibber”, but I don't understand it yet. Try “go to my cart” or “suggest a shirt”.",
        },
      ],
    });
  });

  it.each([[[]], [[""]], [["   ", "\n"]]])("has heard no words in %j", (texts) => {
    const { row, effects } = understandAll(...texts);
    expect({ row, effects }).toEqual({
      row: "none",
      effects: [
        { type: "toast", text: "Try Again" },
        { type: "say", text: "I didn't hear any words." },
      ],
    });
  });

  it("takes the first alternative that a row matches, whatever the confidence", () => {
    const alternatives = [
      { text: "go to the card", confidence: 0.9 },
      { text: "go to the cart", confidence: 0.1 },
      { text: "go home", confidence: 0.8 },
    ];
    expect(understand({ alternatives }, scene)).toMatchObject({
      said: "go to the cart",
      row: "cart",
    });
  });

  it("lets a row of a later alternative go before an answer of an earlier one", () => {
    const alternatives = [{ text: "hum" }, { text: "home" }];
    expect(understand({ alternatives }, asking)).toMatchObject({ said: "home", row: "home" });
  });

  it("lets the first alternative answer when no row matches any", () => {
    const alternatives = [{ text: "yes" }, { text: "yet" }];
    expect(understand({ alternatives }, asking)).toEqual({
      said: "yes",
      row: "none",
      command: "answer-need",
      slots: { answer: "need", need: "I need socks" },
      effects: [{ type: "recommend", userNeeds: "I need socks" }],
    });
  });

  it("reads the start of a very long transcript and says so", () => {
    const long = `suggest ${"very ".repeat(5000)}warm socks`;
    const { said, row, effects } = understandAll(long);
    expect(said.length).toBeLessThanOrEqual(500);
    expect(row).toBe("recommend");
    expect(effects).toEqual([
      { type: "recommend", userNeeds: said },
      { type: "say", text: "That was a lot at once. I did the first part only." },
    ]);
  });
});

describe("any utterance at all", () => {
  const next = seeded(20260);
  const pick = <Item>(from: readonly Item[]): Item => {
    const item = from[Math.floor(next() * from.length)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  };
  const parts = [
    ...helpTopics.flatMap(({ say }) => say).flatMap((text) => text.split(" ")),
    ..."yes no never mind cancel I need my a the for , . ! ’ ' \" ( [ { \\ $& $1 %s __proto__".split(
      " ",
    ),
    ..."\u0130 \u0131 \ufb03 \u0301 \ud83d \udc57 \ud83d\udc57 \u200d \uff29 \u202e \u0000 \ufffd नमस्ते ß".split(
      " ",
    ),
  ];
  const utterances = Array.from({ length: 1_000 }, () => {
    if (next() < 0.2) {
      return Array.from({ length: 12 }, () => String.fromCharCode(next() * 0x10000)).join("");
    }
    const length = Math.floor(next() * 12);
    return Array.from({ length }, () => pick(parts)).join(next() < 0.9 ? " " : "");
  });

  const scenes: readonly Scene[] = Object.values(exampleScenes);
  const all = utterances.map((text, at) => ({
    text,
    bare: understandAll(text),
    here: understand({ alternatives: [{ text }] }, scenes[at % scenes.length] ?? scene),
  }));

  it("is understood without an error, in a scene with and without a question", () => {
    for (const { text, bare } of all) {
      const answer = understand({ alternatives: [{ text }] }, asking);
      for (const { effects } of [bare, answer])
        expect(effects.length, JSON.stringify(text)).toBeGreaterThan(0);
    }
  });

  it("is understood without an error on every screen, and the row is the table's alone", () => {
    for (const { text, bare, here } of all) {
      expect(here.effects.length, JSON.stringify(text)).toBeGreaterThan(0);
      expect(here.row, text).toBe(bare.row);
    }
  });

  it("ends where its row leads, or asks first, whatever a command does before", () => {
    for (const { text, bare, here } of all) {
      const leads = bare.effects.at(-1);
      const asks = here.effects.some(({ type }) => type === "ask");
      if (leads?.type === "navigate" && !asks) expect(here.effects.at(-1), text).toEqual(leads);
    }
  });

  it("is of the same row in capitals and in small letters", () => {
    const plain = all.filter(({ text }) => /^[ -~]*$/.test(text));
    expect(plain.length).toBeGreaterThan(500);
    for (const { text, bare } of plain) {
      expect(
        [understandAll(text.toUpperCase()).row, understandAll(text.toLowerCase()).row],
        text,
      ).toEqual([bare.row, bare.row]);
    }
  });

  it("never makes the request by a need alone", () => {
    const needs = all.flatMap(({ bare }) => (bare.row === "need" ? [bare.effects] : []));
    for (const effects of needs) expect(effects.map(({ type }) => type)).toEqual(["ask"]);
  });
});
