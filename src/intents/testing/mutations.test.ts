import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { someOrAll } from "../../../fixtures/some-of.ts";
import type { Scene } from "../intent.ts";
import { exampleScenes } from "../replay/example-scenes.ts";
import { understand } from "../understand.ts";
import { mutated, seeded } from "./mutations.ts";

const folder = fileURLToPath(new URL("../grammar/examples/", import.meta.url));
const sentences = ["t1", "t2", "t4", "t7"].flatMap((file) =>
  readFileSync(`${folder}${file}.tsv`, "utf8")
    .split("\n")
    .flatMap((line) => line.split("\t")[2] ?? []),
);
const scenes: readonly Scene[] = Object.values(exampleScenes);

// `npm run bench understand` says 50,000.
const many = someOrAll(500, 1_000);

it("never throws, whatever is said on whichever screen", () => {
  let at = 0;
  for (const text of mutated(sentences, many, seeded(11))) {
    const scene = scenes[at % scenes.length] ?? { screen: "/" };
    at += 1;
    try {
      understand({ alternatives: [{ text }] }, scene);
    } catch (error) {
      throw new Error(`${JSON.stringify(text)} on ${scene.screen}`, { cause: error });
    }
  }
  expect(at).toBe(many);
});
