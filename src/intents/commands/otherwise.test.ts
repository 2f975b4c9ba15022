/** An act that is likely and finds nothing to do is answered, or asked about. */
import { describe, expect, it } from "vitest";
import { exampleScenes } from "../replay/example-scenes.ts";
import { understand } from "../understand.ts";

const said = (text: string, scene: keyof typeof exampleScenes) =>
  understand({ alternatives: [{ text }] }, exampleScenes[scene]);
const spoken = (text: string, scene: keyof typeof exampleScenes) =>
  said(text, scene).effects.flatMap((effect) =>
    effect.type === "say" ? effect.text : effect.type === "ask" ? effect.question.text : [],
  );

describe("a likely act whose handler finds nothing", () => {
  it.each([
    ["Would moths get into it?", "product", /don't know that about Monsoon/],
    ["Would the sleeves stay up if he rolled them?", "product", /Monsoon Blue Linen Shirt/],
    ["Would there be a large in that?", "recommendations", /comes in L/],
    ["the long one", "filtered", /Which piece do you mean|Which/],
    ["How many results are there?", "narrowed", /on this page/],
    [
      "What I meant was two shirts and no jeans.",
      "cart",
      /Shall I remove Indigo Straight Jeans in L and add Monsoon/,
    ],
    ["Is that all the boxes done, or did I miss one?", "checkout", /missing|need|name/i],
  ] as const)("is answered: %s", (text, scene, answer) => {
    expect(spoken(text, scene).join(" ")).toMatch(answer);
    expect(said(text, scene).effects).not.toContainEqual({ type: "toast", text: "Try Again" });
  });

  it("neither counts what was limited nor writes anything", () => {
    const { effects } = said("How many things for children do you have?", "home");
    expect(effects.map(({ type }) => type)).not.toContain("addToCart");
    expect(spoken("How many things for children do you have?", "home").join(" ")).not.toMatch(
      /^\d+ pieces on this page/,
    );
  });
});
