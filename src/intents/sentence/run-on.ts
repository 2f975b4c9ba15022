/**
 * "Ok enough reading show me the collection": a recogniser writes no stops, so the last sentence is found
 * by how it begins.
 */
import type { Command, Reading } from "../commands/command.ts";
import type { Scene } from "../intent.ts";
import { normalise } from "../normalise.ts";
import { asking, dependent, sentenceBegins, stops } from "../phrases/run-on.ts";
import { type Sure, searching, surest } from "./best.ts";

const fewWords = 2;
const least = 0.9;

export function runOn(
  commands: readonly Command[],
  { plain, said, row }: Reading,
  scene: Scene,
): Sure | undefined {
  if (row !== "none" || scene.asked || stops.test(plain)) return undefined;
  for (const { index } of [...plain.matchAll(sentenceBegins)].toReversed()) {
    const head = plain.slice(0, index).trim();
    const tail = plain.slice(index).trim();
    if (
      dependent.test(head) ||
      asking.test(head) ||
      [head, tail].some((part) => part.split(" ").length < fewWords)
    )
      continue;
    const sure = surest(commands, { ...normalise(tail), said, row }, scene);
    if (sure && sure.chance >= least && !searching.has(sure.id)) return sure;
  }
  return undefined;
}
