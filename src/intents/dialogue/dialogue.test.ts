import { describe, expect, it } from "vitest";
import type { Scene } from "../intent.ts";
import { exampleScenes } from "../replay/example-scenes.ts";
import { understand } from "../understand.ts";
import { sceneAfter } from "./dialogue.ts";

const asked = { id: "need", text: "Shall I look for socks?", about: "I need socks" } as const;
const following = (scene: Scene, text: string) =>
  sceneAfter(scene, understand({ alternatives: [{ text }] }, scene));

describe("sceneAfter", () => {
  it("goes where the utterance went", () => {
    expect(following({ screen: "/" }, "cart")).toEqual({ screen: "/cart" });
    expect(following({ screen: "/about" }, "open search")).toEqual({ screen: "/collection" });
  });

  it("keeps a question that was asked", () => {
    expect(following({ screen: "/about" }, "I need socks")).toEqual({ screen: "/about", asked });
  });

  it("drops it when it is answered or overtaken", () => {
    expect(following({ screen: "/", asked }, "yes")).toEqual({ screen: "/" });
    expect(following({ screen: "/", asked }, "orders")).toEqual({ screen: "/order" });
  });

  it("keeps it when nothing was understood", () => {
    expect(following({ screen: "/", asked }, "")).toEqual({ screen: "/", asked });
  });
});

it("lets “that one” be what is seen after a search, and no piece of before", () => {
  const before: Scene = exampleScenes.product;
  const scene = sceneAfter(
    {
      ...before,
      ...(before.shop && { shop: { ...before.shop, named: before.shop.open?.id ?? "" } }),
    },
    understand({ alternatives: [{ text: "search for jeans" }] }, before),
  );
  const [only] = scene.shop?.inView ?? [];
  expect([scene.shop?.inView.length, scene.shop?.named]).toEqual([1, undefined]);
  const { effects } = understand({ alternatives: [{ text: "open that one" }] }, scene);
  expect(effects).toMatchObject([{ type: "openProduct", id: only }]);
});

describe("what wasn't understood", () => {
  const sceneOf = (...said: readonly string[]) =>
    said.reduce<Scene>(following, exampleScenes.collection);

  it.each(["Right, my tea is ready.", "Lovely, my sister had the like."])(
    "leaves the product that is spoken of: %s",
    (said) => {
      const scene = sceneOf("tell me about the yellow blouse", said);
      expect(
        understand({ alternatives: [{ text: "one in M then" }] }, scene).effects,
      ).toMatchObject([{ type: "addToCart", id: "sarson-puff-sleeve-blouse", size: "M" }]);
    },
  );

  it("may have been of another one", () => {
    const scene = sceneOf("tell me about the yellow blouse", "frobnicate that other thing");
    const { effects } = understand({ alternatives: [{ text: "one in M then" }] }, scene);
    expect(effects).toMatchObject([{ type: "ask", question: { id: "confirm" } }]);
  });

  it("has no product in a name's word for a part", () => {
    const scene = sceneOf("tell me about the second one");
    const { effects } = understand({ alternatives: [{ text: "do the sleeves roll up?" }] }, scene);
    expect(effects).toMatchObject([{ text: expect.stringContaining("rolled cuffs") }]);
  });
});
