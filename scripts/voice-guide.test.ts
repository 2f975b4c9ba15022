/** The voice guide says what the shop understands, and nothing else. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { commands } from "../src/intents/commands/all.ts";
import { exampleScenes } from "../src/intents/replay/example-scenes.ts";
import { sayings } from "../src/intents/responses/sayings.ts";
import { understand } from "../src/intents/understand.ts";
import { voiceGuide } from "./voice-guide.ts";

describe("docs/voice.md", () => {
  it("is what the data says", () => {
    expect(readFileSync(new URL("../docs/voice.md", import.meta.url), "utf8")).toBe(voiceGuide());
  });

  it("reports every command that can be said of one's own accord", () => {
    const answers = ["answer-need", "answer", "mishearing"];
    const own = commands.map(({ id }) => id).filter((id) => !answers.includes(id));
    const listed = [...new Set(own)];
    expect(sayings.map(({ id }) => id).toSorted()).toEqual(listed.toSorted());
  });

  const all = sayings.flatMap(({ id, say }) => say.map((text) => [text, id] as const));
  it.each(all)("has an example that works somewhere: %j", (text, id) => {
    const taken = Object.values(exampleScenes).map(
      (scene) => understand({ alternatives: [{ text }] }, scene).command,
    );
    expect(taken).toContain(id);
  });
});
