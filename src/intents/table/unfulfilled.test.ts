import { describe, expect, it } from "vitest";
import type { Scene } from "../intent.ts";
import { exampleScenes } from "../replay/example-scenes.ts";
import { words } from "../responses/words.ts";
import { understand } from "../understand.ts";

const scenes = Object.entries<Scene>(exampleScenes);
const effectsOf = (text: string, scene: Scene) =>
  understand({ alternatives: [{ text }] }, scene).effects;

it.each(["show my orders", "track my order"])("%j asks for no new order", (text) => {
  const asked = effectsOf(text, exampleScenes["checkout-filled"]).map(({ type }) => type);
  expect(asked).not.toContain("ask");
});

describe("what the shop can't do with an order", () => {
  const cases: readonly (readonly [string, keyof typeof words.notDone])[] = [
    ["edit my order", "changed"],
    ["send me the invoice of my order", "invoiced"],
  ];
  it.each(cases)(
    "%j is said in one reply, and the row goes its way on every screen",
    (text, what) => {
      for (const [, scene] of scenes.filter(([, { asked }]) => !asked))
        expect(effectsOf(text, scene)).toEqual([
          { type: "say", text: words.notDone[what] },
          { type: "navigate", to: "/order" },
        ]);
    },
  );

  it.each(["in order of price", "place the order", "show my orders", "where is my order"])(
    "%j is none of that",
    (text) => {
      const never = new Set<string>([
        words.notDone.cancelled,
        words.notDone.returned,
        words.notDone.changed,
        words.notDone.invoiced,
      ]);
      for (const [, scene] of scenes)
        for (const effect of effectsOf(text, scene))
          expect(effect.type === "say" && never.has(effect.text)).toBe(false);
    },
  );
});
