/** What follows a question of the cart's. */
import { expect, it } from "vitest";
import type { Scene } from "../../intent.ts";
import { exampleScenes } from "../../replay/example-scenes.ts";
import { linesAfter } from "../../testing/talk.ts";

const shirt = "monsoon-blue-linen-shirt";
const jeans = "indigo-straight-jeans";

const cartAfter = (scene: Scene, ...said: readonly string[]) =>
  linesAfter(scene, ...said).map(({ id, size, quantity }) => `${quantity} ${id} ${size}`);

it.each([
  [
    "bringing back what was only asked about",
    ["remove everything", "no, bring it all back"],
    [`1 ${shirt} M`, `2 ${jeans} L`],
  ],
  [
    "what is to go is no choice of what is added",
    ["add the other one too, same size", "drop the jeans"],
    [`1 ${shirt} M`],
  ],
])("%s", (_, said, lines) => {
  expect(cartAfter(exampleScenes.cart, ...said)).toEqual(lines);
});

it.each([
  [["add to cart", "L. Make it 2"], [`2 ${shirt} L`]],
  [["add it in L", "and the jeans too, for my husband"], [`1 ${shirt} L`]],
])("%s", (said, lines) => {
  expect(cartAfter(exampleScenes.product, ...said)).toEqual(lines);
});
