/**
 * `first-use.ts SIZE cold|warm BUNDLE`, run by `understand.ts`: the first sentences after load, and
 * the steps that the shop takes before them in idle moments, in milliseconds. Prints JSON.
 */
import { pathToFileURL } from "node:url";
import type { Scene } from "../../src/intents/intent.ts";
import { exampleScenes } from "../../src/intents/replay/example-scenes.ts";
import { inView } from "./grown.ts";

/** Of one new process. */
export interface FirstUse {
  /** Of all sentences the longest. */
  readonly sentence: number;
  readonly longestStep: number;
}

const sentences = [
  "search for linen shirts",
  "what does the blue jacket cost",
  "remove the second one",
  "I need something for a wedding under 3000",
  "can you tell me if this comes in xl please",
];

type Parts = typeof import("./first-use-parts.ts");

if (process.argv[1] === import.meta.filename) {
  const [, , size = "1000", warm = "", bundle = ""] = process.argv;
  const { understand, warmUpSteps } = (await import(pathToFileURL(bundle).href)) as Parts; // built from it
  const [scene] = inView(Number(size), Object.values(exampleScenes));
  const timed = (run: () => unknown): number => {
    const start = performance.now();
    run();
    return performance.now() - start;
  };
  const here: Scene = scene ?? { screen: "/" };
  const steps = warm === "warm" ? warmUpSteps(here).map(timed) : [];
  const took = sentences.map((text) => timed(() => understand({ alternatives: [{ text }] }, here)));
  const found: FirstUse = { sentence: Math.max(...took), longestStep: Math.max(0, ...steps) };
  console.log(JSON.stringify(found));
}
