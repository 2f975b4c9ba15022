/**
 * What an utterance means, of all that it may mean: a command whose whole form was said, or the act
 * that its words make likeliest. The surer one wins, whichever it is.
 */

import { chanceOf, isBare, type Saying, sayingOf } from "../grammar/saying.ts";
import type { Scene } from "../intent.ts";
import { likeliest } from "./acts/all.ts";
import { type Command, firstReading, type Reading, type Taken } from "./command.ts";

/** Commands that answer a question, or hold several commands: no single act stands against them. */
export const composed: ReadonlySet<string> = new Set(["answer", "answer-need", "both"]);
/** The acts of a command, where the ranker knows it by other names. */
const actsOf: Readonly<Record<string, readonly string[]>> = {
  point: ["open"],
  look: ["choose-size", "turn-picture"],
  "follow-up": ["refine", "find", "narrow"],
  find: ["find", "refine", "narrow"],
  narrow: ["narrow", "find", "refine"],
  delivery: ["fill", "form"],
  pay: ["pay", "place-order", "checkout"],
  checkout: ["checkout", "place-order"],
  orders: ["order-status", "order-items"],
  "read-page": ["where-am-i"],
};
/** How much surer a command is whose whole form was said. */
const formed = 0.6;

/** Talk that is surely no wish, though it has the form of one: "is there any way to …". */
const surelyNothing = 0.85;
const mere = 0.08;

/** A reading with how sure it is, 0 to 1 and more. */
export interface Sure extends Taken {
  readonly chance: number;
  /** Whether the whole form of a command was said. */
  readonly formed?: true;
}

/** The surest meaning among these commands and the acts. */
export function surest(
  commands: readonly Command[],
  reading: Reading,
  scene: Scene,
): Sure | undefined {
  const taken = firstReading(commands, reading, scene);
  if (taken && composed.has(taken.id)) return { ...taken, chance: 1 };
  const likely = likeliest(reading, scene);
  if (!taken) return likely;
  const saying = sayingOf(reading, scene);
  // A name alone points at what has it.
  const own = taken.id === "point" && isBare(saying) ? 1 : ownChance(taken, saying);
  if (taken.id === "find" && own < mere && chanceOf("nothing", saying) > surelyNothing)
    return undefined;
  const sure: Sure = {
    ...taken,
    chance: taken.id === "mishearing" ? 1.1 : own + formed,
    formed: true,
  };
  return likely && likely.id !== taken.id && likely.chance > sure.chance ? likely : sure;
}

function ownChance(taken: Taken, saying: Saying): number {
  if (taken.id === "everywhere") return 1;
  return Math.max(...(actsOf[taken.id] ?? [taken.id]).map((act) => chanceOf(act, saying)));
}
