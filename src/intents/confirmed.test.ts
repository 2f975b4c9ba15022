import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { demoPieces } from "../../fixtures/catalogue/pieces.ts";
import type { Effect } from "./effects.ts";
import { exampleScenes } from "./example-scenes.ts";
import type { Scene } from "./intent.ts";
import { readFixtures, stage } from "./replay.ts";
import { understand } from "./understand.ts";

/** What costs money or destroys more than one thing. */
const grave: ReadonlySet<Effect["type"]> = new Set(["emptyCart", "placeOrder", "payOrder"]);

const folder = join(import.meta.dirname, "../../fixtures/utterances");
const files = readdirSync(folder).filter((file) => file.endsWith(".jsonl"));

/** Every utterance of the fixtures in the scene that it was said in. */
const said = files.flatMap((file) =>
  stage(
    readFixtures(file, readFileSync(join(folder, file), "utf8"), { demo: demoPieces }).fixtures,
    (staged) => ({
      staged,
      intent: understand({ alternatives: staged.alternatives }, staged.scene),
    }),
  ),
);

describe("what costs or destroys", () => {
  it("is done by no utterance but a yes to the question that named it", () => {
    const done = said.flatMap(({ staged: { scene }, intent }) =>
      intent.effects
        .filter(({ type }) => grave.has(type))
        .map((effect) => ({
          effect,
          asked: scene.asked?.id === "confirm" && scene.asked.does.includes(effect),
          answer: intent.slots.answer,
        })),
    );
    expect(new Set(done.map(({ effect }) => effect.type))).toEqual(grave);
    expect(done.filter(({ asked, answer }) => !asked || answer !== "yes")).toEqual([]);
  });

  it("is asked first on every screen, whatever is said there", () => {
    const scenes: readonly Scene[] = Object.values(exampleScenes);
    const unasked = said.flatMap(({ intent: { said: text } }) =>
      scenes.flatMap((scene) =>
        understand({ alternatives: [{ text }] }, scene)
          .effects.filter(({ type }) => grave.has(type))
          .map(({ type }) => [text, scene.screen, type]),
      ),
    );
    expect(unasked).toEqual([]);
  });

  it("names the amount and the way of paying where it costs", () => {
    const questions = said.flatMap(({ intent: { effects } }) =>
      effects.flatMap((effect) =>
        effect.type === "ask" &&
        effect.question.id === "confirm" &&
        effect.question.does.some(({ type }) => type === "placeOrder" || type === "payOrder")
          ? effect.question.text
          : [],
      ),
    );
    expect(questions.length).toBeGreaterThan(5);
    for (const text of questions) expect(text).toMatch(/₹[\d,]+.*(?:by card|cash on delivery)/);
  });
});
