import { expect, test } from "vitest";
import {
  chosenCount,
  collected,
  type Filterable,
  filtered,
  noFilters,
  related,
  searched,
  wholeCollection,
} from "./collection.ts";
import type { Sort } from "./values.ts";

const piece = (said: { _id: string } & Partial<Piece>): Piece => ({
  name: "Linen Kurta",
  price: 1299,
  category: "Men",
  subCategory: "TopWear",
  sizes: ["M"],
  bestseller: false,
  ...said,
});

interface Piece extends Filterable {
  readonly _id: string;
  readonly name: string;
  readonly bestseller: boolean;
}

const shirt = piece({ _id: "shirt", name: "Linen Shirt", price: 900 });
const jeans = piece({ _id: "jeans", name: "Blue Jeans", price: 1500, subCategory: "BottomWear" });
const coat = piece({
  _id: "coat",
  name: "Wool Coat",
  price: 900,
  category: "Women",
  subCategory: "WinterWear",
  bestseller: true,
});
const all = [shirt, jeans, coat];
const many = Array.from({ length: 12 }, (_, n) => piece({ _id: `p${n}`, bestseller: n % 2 === 0 }));

test("no filter shows everything", () => {
  expect(filtered(all, { categories: [], subCategories: [] })).toEqual(all);
});

test("filters of one kind add up, of two kinds narrow", () => {
  expect(filtered(all, { categories: ["Men", "Women"], subCategories: [] })).toEqual(all);
  expect(filtered(all, { categories: ["Men"], subCategories: ["BottomWear"] })).toEqual([jeans]);
  expect(filtered(all, { categories: ["Kids"], subCategories: [] })).toEqual([]);
});

test("size, colour, cloth and price narrow, too; several of one add up", () => {
  const blue = piece({ _id: "blue", sizes: ["S", "L"], facts: { colours: ["navy", "blue"] } });
  const red = piece({ _id: "red", price: 700, facts: { colours: ["red"], cloths: ["silk"] } });
  const some = [blue, red, shirt];
  expect(filtered(some, { ...noFilters, sizes: ["L"] })).toEqual([blue]);
  expect(filtered(some, { ...noFilters, colours: ["blue"] })).toEqual([blue]);
  expect(filtered(some, { ...noFilters, colours: ["blue", "red"] })).toEqual([blue, red]);
  expect(filtered(some, { ...noFilters, colours: ["blue"], cloths: ["silk"] })).toEqual([]);
  expect(filtered(some, { ...noFilters, price: { to: 900 } })).toEqual([red, shirt]);
  expect(filtered(some, { ...noFilters, price: { from: 800, to: 1299 } })).toEqual([blue, shirt]);
  expect(filtered(some, { ...noFilters, sizes: [], colours: [], price: {} })).toEqual(some);
});

test("a chosen value counts as one, and so does a span of prices", () => {
  expect(chosenCount(noFilters)).toBe(0);
  expect(chosenCount({ ...noFilters, price: {} })).toBe(0);
  expect(
    chosenCount({ categories: ["Men"], subCategories: [], sizes: ["S", "M"], price: { to: 900 } }),
  ).toBe(4);
});

test("where no name has the words of the search, those near to it are looked for", () => {
  const view = { ...wholeCollection, search: "cote" };
  expect(collected(all, view)).toEqual([]);
  expect(collected(all, { ...view, near: "coat" })).toEqual([coat]);
  expect(collected(all, { ...wholeCollection, search: "jeans", near: "coat" })).toEqual([jeans]);
});

test("prices sort both ways, equal ones keep their order, and the list given stays as it is", () => {
  const sorted = (sort: Sort) => collected(all, { ...wholeCollection, sort });
  expect(sorted("relavent")).toEqual([shirt, jeans, coat]);
  expect(sorted("low-high")).toEqual([shirt, coat, jeans]);
  expect(sorted("high-low")).toEqual([jeans, shirt, coat]);
  expect(all).toEqual([shirt, jeans, coat]);
});

test("search finds a part of the name in any case, and nothing but the name", () => {
  expect(searched(all, "LINEN")).toEqual([shirt]);
  expect(searched(all, "ea")).toEqual([jeans]);
  expect(searched(all, "women")).toEqual([]);
  expect(searched(all, "")).toEqual(all);
  expect(searched(all, "(")).toEqual([]);
});

test("the collection shows what its view leaves, in the view's order", () => {
  expect(collected(all, wholeCollection)).toEqual(all);
  expect(collected(all, { ...wholeCollection, categories: ["Men"], sort: "high-low" })).toEqual([
    jeans,
    shirt,
  ]);
  expect(collected(all, { ...wholeCollection, search: "coat" })).toEqual([coat]);
});

test("related pieces share category and type, leave out the piece itself, and are at most 4", () => {
  const [, second = coat] = many;
  expect(related([...many, coat, jeans], second).map(({ _id }) => _id)).toEqual([
    "p0",
    "p2",
    "p3",
    "p4",
  ]);
  expect(related(all, coat)).toEqual([]);
});
