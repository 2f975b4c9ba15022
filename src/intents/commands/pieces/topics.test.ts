import { expect, test } from "vitest";
import { exampleScenes } from "../../replay/example-scenes.ts";
import { understand } from "../../understand.ts";

test.each([
  ["who makes the blue shirt", "unknown"],
  ["who is the maker of the blue one", "unknown"],
  ["what is the rating of the white shirt", "unknown"],
  ["who is the kurta made for", "wearer"],
] as const)("%s asks about the %s", (text, topic) => {
  const intent = understand({ alternatives: [{ text }] }, exampleScenes.collection);
  expect(intent).toMatchObject({ command: "ask", slots: { topic } });
});
