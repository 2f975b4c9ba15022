import { describe, expect, it } from "vitest";
import type { Scene } from "../intent.ts";
import { exampleScenes } from "../replay/example-scenes.ts";
import { understand } from "../understand.ts";
import { table } from "./table.ts";

const { collection, product, cart } = exampleScenes;
const said = (text: string, scene: Scene) => understand({ alternatives: [{ text }] }, scene);
const best = (text: string, scene: Scene) => said(text, { ...scene, phraseTable: "best" });

describe("where the best match wins", () => {
  it.each<[string, Scene, string, object]>([
    ["what about hoodies", collection, "find", { type: "recommend" }],
    ["How about a raincoat?", product, "find", { type: "recommend" }],
    ["how about blazers? have you got any?", collection, "find", { type: "recommend" }],
    ["tell me about the second one", collection, "ask", { type: "say" }],
    ["I want to add the jeans in large", collection, "add", { type: "addToCart", size: "L" }],
    ["I want to change the jeans to medium", cart, "change-cart", { type: "changeSize", to: "M" }],
  ])("%j is done as what it says", (text, scene, command, effect) => {
    const { row, command: taken, effects } = best(text, scene);
    expect({ row, command: taken }).toEqual({ row: "none", command });
    expect(effects).toEqual([expect.objectContaining(effect)]);
  });

  it("a wish to go somewhere goes there", () => {
    expect(best("I want to go home", product).effects).toEqual([{ type: "navigate", to: "/" }]);
  });

  const named = table.flatMap(({ say }) => say);
  it.each(named)("%j is still its row's", (text) => {
    for (const scene of Object.values<Scene>(exampleScenes))
      expect(best(text, scene)).toEqual(said(text, scene));
  });

  it("the table decides by default", () => {
    const first: Scene = { ...collection, phraseTable: "first" };
    for (const scene of [collection, first])
      expect(said("what about hoodies", scene).row).toBe("about");
  });

  it("the table is all there is before sign-in", () => {
    expect(best("what about hoodies", { screen: "/" }).row).toBe("about");
  });
});
