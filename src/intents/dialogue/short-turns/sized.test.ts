import { describe, expect, it } from "vitest";
import type { Scene } from "../../intent.ts";
import { exampleScenes } from "../../replay/example-scenes.ts";
import { understand } from "../../understand.ts";
import { sceneAfter } from "../dialogue.ts";

/** The cart after these sentences, from a shirt in M and two jeans in L. */
function cartAfter(...said: readonly string[]) {
  let scene: Scene = exampleScenes.cart;
  for (const text of said)
    scene = sceneAfter(scene, understand({ alternatives: [{ text }] }, scene));
  return Object.fromEntries(
    (scene.shop?.cart ?? []).map(({ id, size, quantity }) => [`${id} ${size}`, quantity]),
  );
}

const shirt = "monsoon-blue-linen-shirt";
const jeans = "indigo-straight-jeans";

describe("a line named by its size", () => {
  it.each([
    [["sorry, the mediums should be three only"], { [`${shirt} M`]: 3, [`${jeans} L`]: 2 }],
    [["up the medium to two"], { [`${shirt} M`]: 2, [`${jeans} L`]: 2 }],
    [["halve the larges"], { [`${shirt} M`]: 1, [`${jeans} L`]: 1 }],
    [["Two jeans? I only wanted the one pair."], { [`${shirt} M`]: 1, [`${jeans} L`]: 1 }],
    [["remove whichever costs more"], { [`${shirt} M`]: 1 }],
    [["add the jacket in S for my dad", "only his should stay"], { "spiti-puffer-jacket S": 1 }],
    [
      ["take the shirt in L", "my boyfriend wears XL, switch it"],
      { [`${shirt} XL`]: 1, [`${jeans} L`]: 2 },
    ],
  ])("%j", (said, cart) => {
    expect(cartAfter(...said)).toEqual(cart);
  });
});
