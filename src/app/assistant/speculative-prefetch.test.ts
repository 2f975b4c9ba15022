import { expect, it } from "vitest";
import type { Scene } from "../../intents/intent.ts";
import { exampleScenes } from "../../intents/replay/example-scenes.ts";
import { understand } from "../../intents/understand.ts";
import { createSpeculativePrefetch } from "./speculative-prefetch.ts";

/** The screens fetched while these words are being said. */
function fetched(scene: Scene, ...interims: readonly string[]): readonly string[] {
  const paths: string[] = [];
  const speculate = createSpeculativePrefetch({
    understand,
    scene: () => scene,
    prefetch: (path) => paths.push(path),
  });
  for (const words of interims) speculate(words);
  return paths;
}

it("fetches a screen as soon as the words so far point to it", () => {
  expect(
    fetched(exampleScenes.home, "go", "go to", "go to my cart", "go to my cart please"),
  ).toEqual(["/cart", "/cart"]);
});

it("fetches the screen of a search without what is searched for", () => {
  expect(fetched(exampleScenes.home, "search for linen shirts")).toEqual(["/collection"]);
});

it("fetches the recommendations' screen while a need is being described", () => {
  expect(fetched(exampleScenes.home, "I want a red shirt")).toEqual(["/recommendations"]);
});

it("fetches the page of a piece that is pointed at, and the collection while it is narrowed", () => {
  expect(fetched(exampleScenes.home, "open the second one", "only winter wear")).toEqual([
    "/productdetail/easy-white-linen-shirt",
    "/collection",
  ]);
});

it("leaves a turn alone when it can't guess", () => {
  const speculate = createSpeculativePrefetch({
    understand,
    scene: () => {
      throw new Error("no scene yet");
    },
    prefetch: () => undefined,
  });
  expect(() => speculate("go to my cart")).not.toThrow();
});
