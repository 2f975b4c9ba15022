import { describe, expect, it } from "vitest";
import type { Scene } from "../intent.ts";
import { exampleScenes } from "../replay/example-scenes.ts";
import { understand } from "../understand.ts";

const { home, product, cart } = exampleScenes;
const heard = (said: string, scene: Scene = home) =>
  understand({ alternatives: [{ text: said, confidence: 1 }] }, scene);
const acts = (said: string, scene: Scene = home) =>
  heard(said, scene).effects.map(({ type }) => type);

describe("a wish with limits beyond a known piece", () => {
  it.each([
    "black formal trousers, waist 34, slim but not skinny, upto 1200",
    "palazzo black free size cotton only and not see through five hundred",
    "satin pyjama set for bridesmaids night in with short sleeves, dusty pink, size s",
    "Linen shirt please, men's, full sleeve, mint green or white, xl, within 1500",
  ])("%s: is looked for", (said) => {
    expect(acts(said)).toEqual(["recommend"]);
    expect(acts(said, product)).toEqual(["recommend"]);
  });

  it.each([
    ["the blue linen shirt in M", product],
    ["add the kurta in L for my husband", home],
    ["the flowery skirt too, M, for my mother", cart],
  ])("%s: is that piece", (said, scene) => {
    expect(acts(said, scene)).not.toContain("recommend");
  });
});
