/** Every value of a slot in every sentence with it. */
import type { Effect } from "../effects.ts";
import { isSubset } from "../replay/subset.ts";
import { understand } from "../understand.ts";
import type { Sentence } from "./slot-templates.ts";

/** Undefined if understood. */
export function fault(sentence: Sentence): string | undefined {
  const { said, scene, command, row = "none", slots = {}, effects } = sentence;
  const intent = understand({ alternatives: [{ text: said }] }, scene);
  const acts = intent.effects.filter(({ type }) => type !== "say");
  const understood =
    intent.row === row &&
    intent.command === command &&
    isSubset(slots, intent.slots) &&
    acts.length === effects.length &&
    effects.every((effect, at) => isSubset(effect, acts[at]));
  if (understood) return undefined;
  const expected = `${row} ${command} ${JSON.stringify(slots)} ${JSON.stringify(effects)}`;
  const got = `${intent.row} ${intent.command} ${JSON.stringify(intent.slots)} ${acts.map(inShort)}`;
  return `"${said}" on ${scene.screen}\n  expected ${expected}\n  got      ${got}`;
}

function inShort(effect: Effect): string {
  return JSON.stringify(effect).slice(0, 160);
}
