import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { demoPieces } from "../../../fixtures/catalogue/pieces.ts";
import { someOrAll } from "../../../fixtures/some-of.ts";
import { sceneAfter } from "../dialogue/dialogue.ts";
import type { Effect } from "../effects.ts";
import type { Scene } from "../intent.ts";
import { understand } from "../understand.ts";
import { exampleScenes } from "./example-scenes.ts";
import { readFixtures, stage } from "./replay.ts";

/** What costs money or destroys more than one thing. */
const grave: ReadonlySet<Effect["type"]> = new Set([
  "emptyCart",
  "placeOrder",
  "payOrder",
  "cancelOrder",
  "changeOrderAddress",
  "returnItem",
  "endSessions",
]);

const folder = join(import.meta.dirname, "../../../fixtures/utterances");
const files = readdirSync(folder).filter((file) => file.endsWith(".jsonl"));

/** Each so-many-th utterance is tried on a screen, and after a question. */
const eachTurn = someOrAll(24, 12);
const parts = someOrAll(6, 3);

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

const texts: readonly string[] = [...new Set(said.map(({ intent }) => intent.said))];
const following = (scene: Scene, text: string): Scene =>
  sceneAfter(scene, understand({ alternatives: [{ text }] }, scene));

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

  it("is asked first on every screen, where some of all utterances are tried on each", () => {
    // Where there is neither a cart nor an order, nothing can be emptied or paid.
    const all: readonly Scene[] = Object.values(exampleScenes);
    const scenes = all.filter(
      ({ shop }) => shop && (shop.cart.length > 0 || shop.orders || shop.checkout),
    );
    expect(scenes.length).toBeGreaterThan(5);
    const unasked = texts.flatMap((text, turn) =>
      scenes
        .filter((_, at) => (turn + at) % eachTurn === 0)
        .flatMap((scene) =>
          understand({ alternatives: [{ text }] }, scene)
            .effects.filter(({ type }) => grave.has(type))
            .map(({ type }) => [text, scene.screen, type]),
        ),
    );
    expect(unasked).toEqual([]);
  });

  // Half of the utterances (all with WHOLE=1) are tried after one of the questions, what begins with a yes after each.
  it.each([
    ["checkout-filled", "place the order", 0],
    ["cart", "empty the cart", 1],
    ["unpaid", "pay for the unpaid one", 2],
  ] as const)("is done on %s, once it is asked, by no words but a yes", (like, asking, part) => {
    const asked = following(exampleScenes[like], asking);
    const yes =
      /^(?:yes|yeah|yep|sure|ok|okay|go ahead|please|haan)\b|^(?:(?:i )?confirm|do (?:it|that)|proceed|place it|pay it|sounds good|(?:let me )?buy it(?: now)?)(?: the order)?$/i;
    const tried = texts.filter((text, at) => at % parts === part || yes.test(text));
    const done = tried.filter((text) =>
      understand({ alternatives: [{ text }] }, asked).effects.some(({ type }) => grave.has(type)),
    );
    expect(done.length).toBeGreaterThan(10);
    expect(done.filter((text) => !yes.test(text))).toEqual([]);
  });

  it("is not asked any more after a no, whatever follows it", () => {
    const asked = following(exampleScenes["checkout-filled"], "place the order");
    const no = /^(?:no|nope|nah|not yet|wait|hold on|don't|never mind|cancel|stop)\b/i;
    const noes = texts.filter((text) => no.test(text));
    expect(noes.length).toBeGreaterThan(20);
    const still = noes.filter((text) => following(asked, text).asked?.id === "confirm");
    expect(still).toEqual([]);
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
