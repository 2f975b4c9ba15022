import { describe, expect, it } from "vitest";
import { exampleScenes } from "../../../replay/example-scenes.ts";
import { understand } from "../../../understand.ts";

/** The cart's changes, and whether a size is asked. */
function done(scene: keyof typeof exampleScenes, text: string): readonly string[] {
  const { effects } = understand({ alternatives: [{ text }] }, exampleScenes[scene]);
  return effects.flatMap((each) => {
    if (each.type === "addToCart") return `+${each.quantity} ${each.id} ${each.size}`;
    if (each.type === "setQuantity") return `${each.id} ${each.size} = ${each.quantity}`;
    if (each.type === "changeSize") return `${each.id} ${each.from} → ${each.to}`;
    return each.type === "ask" ? `asks ${each.question.id}` : [];
  });
}

describe("a long sentence changes the cart clause by clause", () => {
  it.each([
    [
      "one out, another in",
      "cart",
      "my wife laughed at the shirt so please take the shirt out and put one kurta in large for me there because that she likes",
      ["monsoon-blue-linen-shirt M = 0", "+1 kabir-linen-kurta L"],
    ],
    [
      "sizes of their own",
      "home",
      "we are three sisters going to one wedding so add two phulwari skirts one in small and one in large and for the elder one the mustard blouse in medium",
      [
        "+1 phulwari-tiered-skirt S",
        "+1 phulwari-tiered-skirt L",
        "+1 sarson-puff-sleeve-blouse M",
      ],
    ],
    [
      "fewer of one, more of another",
      "cart",
      "Please take out one pair of the jeans, one is plenty for a boy of his age, and make the shirt two, since both my sons liked it.",
      ["indigo-straight-jeans L = 1", "monsoon-blue-linen-shirt M = 2"],
    ],
    [
      "a change of mind",
      "cart",
      "remove the shirt no no wait my son likes it keep the shirt and take the jeans out instead both of them he has enough jeans",
      ["indigo-straight-jeans L = 0"],
    ],
    [
      "a corrected size",
      "product",
      "put medium in the cart for my nephew sorry he has become quite tall these days so make it large please",
      ["+1 monsoon-blue-linen-shirt L"],
    ],
    [
      "Hindi, with the verb last",
      "cart",
      "bhaiya mere papa ko yeh pasand nahi aaya to shirt ko hata do aur unke liye kurta daal do double xl mein",
      ["monsoon-blue-linen-shirt M = 0", "+1 kabir-linen-kurta XXL"],
    ],
    [
      "what is only recounted",
      "cart",
      "I was going to add the pink shawl as well but my mother has two of them already, so please just make the jeans XL, both pairs.",
      ["indigo-straight-jeans L → XL"],
    ],
    [
      "beside a row",
      "cart",
      "we came home late last night and tried all of it on so please change the shirt to large and remove the jeans",
      ["monsoon-blue-linen-shirt M → L", "indigo-straight-jeans L = 0"],
    ],
    [
      "the rest of the cart",
      "cart",
      "my father says one thing is enough for a birthday so keep the shirt and please remove everything else from there",
      ["indigo-straight-jeans L = 0"],
    ],
    [
      "a swap",
      "cart",
      "it is so cold in the hills at this time of the year that I'd like you to replace the shirt with the puffer jacket in XL",
      ["monsoon-blue-linen-shirt M = 0", "+1 spiti-puffer-jacket XL"],
    ],
    [
      "without a size",
      "cart",
      "the children will be so happy when they see it on saturday so please add the orange lehenga too and leave the other things there",
      ["asks size"],
    ],
  ] as const)("%s", (_, scene, text, wanted) => expect(done(scene, text)).toEqual(wanted));

  it.each([
    "My neighbour put the blue shirt and the jeans in her cart last week and she says that both of them came one size too small.",
    "Before I take anything out of here, how much would it come to if there were only one pair of jeans and the shirt?",
    "my legs are quite thick so jeans never fit me at the thighs and that is why I am asking for the curvy ones, 32",
    "you know those old film shirts with a big collar I need that for a retro night men's forty four as loud as possible",
    "I don't think that I need anything more than what is here already, the shirt and the jeans will do for this year.",
  ])("nothing for what isn't an order: %s", (text) =>
    expect(done("cart", text).filter((each) => !each.startsWith("asks"))).toEqual([]),
  );

  it.each([
    [
      "cart-of-one",
      "make it XL and double it",
      ["monsoon-blue-linen-shirt M = 2", "monsoon-blue-linen-shirt M → XL"],
    ],
    [
      "cart",
      "drop the jeans and double the shirt",
      ["indigo-straight-jeans L = 0", "monsoon-blue-linen-shirt M = 2"],
    ],
    [
      "cart",
      "Delete jeans, shirt size to XL",
      ["indigo-straight-jeans L = 0", "monsoon-blue-linen-shirt M → XL"],
    ],
  ] as const)("in a few words, %s: %s", (scene, text, wanted) =>
    expect(done(scene, text)).toEqual(wanted),
  );

  it.each([
    ["make the jeans three no four", ["indigo-straight-jeans L = 3"]],
    [
      "take out the jeans, oh dear no, what am I saying, it is the shirt that must go",
      ["indigo-straight-jeans L = 0", "monsoon-blue-linen-shirt M = 0"],
    ],
  ] as const)("takes no correction in a few words for more: %s", (text, wrong) =>
    expect(done("cart", text)).not.toEqual(wrong),
  );
});
