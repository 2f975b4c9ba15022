/**
 * Brief sentences after another: "one in large then", "wait no, medium", "and one more in XL for
 * him". They name no act; the current product, the cart and small words decide between taking,
 * resizing and recounting.
 */
import type { Reading } from "../../commands/command.ts";
import type { Scene } from "../../intent.ts";
import { normalise } from "../../normalise.ts";
import { corrections } from "./changes.ts";
import { gistOf } from "./gist.ts";
import { discourseOf } from "./state.ts";
import { takes } from "./takes.ts";
import { type Rule, type Short, turnOf } from "./turn.ts";

const rules: readonly Rule[] = [...corrections, takes];

/** Undefined if more is said. */
export function inShort(reading: Reading, scene: Scene): Short | undefined {
  const { shop } = scene;
  const gist = shop && discourseOf(shop).begun ? gistOf(reading.lower, scene) : undefined;
  const short = byRules(reading, scene);
  if (short || gist === undefined) return short;
  const heard = { ...normalise(gist), said: reading.said, row: reading.row };
  const meant = byRules(heard, scene, reading.lower);
  return meant && { ...meant, firm: true };
}

function byRules(reading: Reading, scene: Scene, said?: string): Short | undefined {
  const turn = turnOf(reading, scene, said);
  if (!turn) return undefined;
  for (const rule of rules) {
    const done = rule(turn);
    if (done !== "else") return done;
  }
  return undefined;
}
