import { describe, expect, it } from "vitest";
import { exampleScenes } from "../../replay/example-scenes.ts";
import { describeEffects } from "../../responses/describe-effects.ts";
import { understand } from "../../understand.ts";
import { sceneAfter } from "../dialogue.ts";

/** The last reply to these sentences in turn. */
function described(...said: readonly string[]): string {
  let scene: Parameters<typeof understand>[1] = exampleScenes.collection;
  let reply = "";
  for (const text of said) {
    const intent = understand({ alternatives: [{ text }] }, scene);
    reply = describeEffects(intent.effects) ?? "";
    scene = sceneAfter(scene, intent);
  }
  return reply;
}

describe("a question that leans on the one before", () => {
  it.each([
    [["how much is the puffer jacket", "and the shawl?"], "₹3,499"],
    [["what is the kurta made of", "and the jeans?"], "denim"],
    [["how much is the puffer jacket", "is it itchy"], "Spiti Puffer Jacket"],
    [["how much is the puffer jacket", "does it zip all the way?"], "full zip"],
  ])("%j reports %s", (said, words) => {
    expect(described(...said)).toContain(words);
  });

  it("is none where nothing was described before", () => {
    expect(
      understand({ alternatives: [{ text: "is it far?" }] }, exampleScenes.collection),
    ).toMatchObject({
      row: "none",
      slots: {},
    });
  });
});
