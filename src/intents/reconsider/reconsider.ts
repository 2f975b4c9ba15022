/**
 * Another act in place of what was decided, or none, where that is likelier by the whole of what
 * the rules and the models make of it; trained by scripts/reconsider/train.ts.
 */
import type { Reading } from "../commands/command.ts";
import { chancesOf, modelled } from "../edits/weigh.ts";
import type { Scene } from "../intent.ts";
import type { Sure } from "../sentence/best.ts";
import model from "./model.json" with { type: "json" };
import { isOther, isWriting, optionsFor } from "./options.ts";

/** How likely an act must be; what writes more so. */
const likelier = 0.7;
const surely = 0.95;

export const leastFor = (isWriting: boolean): number => (isWriting ? surely : likelier);

export const mayReconsider = ({ row }: Reading, { shop }: Scene): boolean =>
  shop !== undefined && row === "none";

const sums = modelled(model);

export function reconsidered(
  decided: Sure | undefined,
  reading: Reading,
  scene: Scene,
): Sure | undefined {
  if (!mayReconsider(reading, scene)) return decided;
  const { all, given } = optionsFor(decided, reading, scene);
  const [own, talk] = all;
  let left = sums(given).flatMap((sum, at) => (all[at] ? { sum, option: all[at] } : []));
  for (;;) {
    const chances = chancesOf(left.map(({ sum }) => sum));
    const chance = Math.max(...chances);
    const best = left[chances.indexOf(chance)];
    if (!best || best.option === own || chance < likelier) return decided;
    if (best.option === talk) return undefined;
    const taken = best.option.does();
    if (isOther(taken, decided)) return chance < leastFor(isWriting(taken)) ? decided : taken;
    left = left.filter((each) => each !== best);
  }
}
