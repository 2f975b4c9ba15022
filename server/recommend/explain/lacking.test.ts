/** What the shop carries by its own names, and what it hasn't. */
import { expect, it } from "vitest";
import { readNeed } from "../../../language/need/need.ts";
import { testProduct } from "../../testing/shop/test-product.ts";
import { answer } from "../answer.ts";
import { buildIndex } from "../index/catalogue-index.ts";

const index = await buildIndex({
  products: [
    "Kids Karate Dress White",
    "Women Dress Blue",
    "Zebu Jacket Brown",
    "Jacket Black",
  ].map((name) => testProduct({ _id: name, name, description: "" })),
  pause: async () => undefined,
  clock: () => 0,
});

function ask(text: string) {
  const { shortlist, note } = answer({
    index,
    need: readNeed(text),
    without: new Set(),
    currency: "₹",
  });
  return { names: shortlist.map(({ place }) => index.products[place]?.name), note: note?.text };
}

it("gear that a name has word for word is what is wanted", () => {
  expect(ask("a karate dress").names).toEqual(["Kids Karate Dress White"]);
  expect(ask("a judo dress")).toMatchObject({
    names: [],
    note: expect.stringMatching(/We have no judo dress/),
  });
});

it("a word before a garment is a wish, and a piece without it says so", () => {
  expect(ask("a zebu jacket").names).toEqual(["Zebu Jacket Brown"]);
  expect(ask("a walrus jacket")).toMatchObject({
    names: ["Zebu Jacket Brown", "Jacket Black"],
    note: expect.stringMatching(/None of the jackets that fit is “walrus”/),
  });
  expect(ask("a zebu dress")).toMatchObject({
    names: ["Women Dress Blue"],
    note: expect.stringMatching(/“zebu”/),
  });
});

it("a word of another limit names no gear", () => {
  expect(ask("an electric blue dress").note).not.toMatch(/no electric/);
});
