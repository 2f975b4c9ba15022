import { expect, it } from "vitest";
import { exampleScenes } from "../../replay/example-scenes.ts";
import { understand } from "../../understand.ts";

it.each([2, 8, 24])("holds few answers for %i open choices in a sentence", (many) => {
  const text = `add ${Array.from({ length: many }, () => "a shirt").join(" and ")}`;
  const { effects } = understand({ alternatives: [{ text }] }, exampleScenes.home);
  expect(effects.some(({ type }) => type === "ask")).toBe(true);
  expect(JSON.stringify(effects).length).toBeLessThan(30_000);
});
