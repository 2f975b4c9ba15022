/**
 * Browsers compile expressions and functions when they are first used: the first sentence would take
 * twenty times as long as the next. Pure, in small steps for idle moments.
 */
import { commands } from "./commands/all.ts";
import type { Reading } from "./commands/command.ts";
import type { Scene } from "./intent.ts";
import { normalise } from "./normalise.ts";
import { spokenTo } from "./spoken-to.ts";
import { matchRow } from "./table/match.ts";
import { understand } from "./understand.ts";

/** Of each large area. An expression is compiled for good when it is used a second time. */
const samples = [
  "add the second one in large",
  "put the blue jacket in my cart in medium",
  "show me a blue linen shirt for my brother under 1500",
  "is this one made of cotton",
];

/** Steps of some milliseconds; their results are thrown away. */
export function warmUpSteps(scene: Scene): readonly (() => void)[] {
  const [first = ""] = samples;
  const words = [...new Set(samples.flatMap((text) => text.split(" ")))];
  return [
    () => void spokenTo(normalise(words[0] ?? ""), scene),
    ...commands.map((command) => () => void command.read(readingOf(first), scene)),
    ...[...words, ...samples].map(
      (text) => () => void understand({ alternatives: [{ text }] }, scene),
    ),
  ];
}

function readingOf(text: string): Reading {
  const said = normalise(text);
  return { ...said, row: matchRow(said.lower)?.id ?? "none" };
}
