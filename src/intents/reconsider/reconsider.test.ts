import { describe, expect, it } from "vitest";
import { decided } from "../edits/decide.ts";
import { exampleScenes } from "../replay/example-scenes.ts";
import { understand } from "../understand.ts";

const { checkout, collection, home } = exampleScenes;
const twoUnpaid = exampleScenes["two-unpaid"];

describe("what was decided", () => {
  it.each([
    ["can I pay by debit", checkout, "pay", "trade"],
    ["list whatever's not paid with amounts", twoUnpaid, undefined, "orders"],
    [
      "I have one small stall in Guntur. That orange lehenga for little girls, rate please?",
      home,
      "add",
      "ask",
    ],
  ])("gives way to a likelier act: %s", (text, scene, before, after) => {
    const utterance = { alternatives: [{ text }] };
    expect(understand(utterance, scene, decided).command).toBe(before);
    expect(understand(utterance, scene).command).toBe(after);
  });

  it.each([
    ["add the blue shirt in M", collection, "add"],
    ["show me red sarees", home, "find"],
    ["go to the cart", home, undefined],
  ])("stays otherwise: %s", (text, scene, command) => {
    expect(understand({ alternatives: [{ text }] }, scene).command).toBe(command);
  });
});
