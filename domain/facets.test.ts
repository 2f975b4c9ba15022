import { expect, test } from "vitest";
import { type Filterable, noFilters } from "./collection.ts";
import { facetsOf } from "./facets.ts";

const piece = (change: Partial<Filterable>): Filterable => ({
  category: "Men",
  subCategory: "TopWear",
  price: 1000,
  sizes: ["M"],
  ...change,
});
const pieces = [
  piece({ facts: { colours: ["navy", "blue"], cloths: ["cotton"] }, price: 400 }),
  piece({ facts: { colours: ["red"] }, sizes: ["S", "M"], price: 900 }),
  piece({ category: "Women", facts: { colours: ["blue"] }, price: 1600 }),
  piece({ category: "Women", subCategory: "WinterWear", price: 4000 }),
];

test("each value says how many pieces it has among those that the other filters let through", () => {
  const { categories, colours, sizes } = facetsOf(pieces, { ...noFilters, categories: ["Women"] });
  expect(categories).toEqual([
    { value: "Men", count: 2 },
    { value: "Women", count: 2 },
    { value: "Kids", count: 0 },
  ]);
  expect(colours).toEqual([
    { value: "red", count: 0 },
    { value: "blue", count: 1 },
  ]);
  expect(sizes.slice(0, 2)).toEqual([
    { value: "S", count: 0 },
    { value: "M", count: 2 },
  ]);
});

test("a shade that is chosen by voice is with the colours", () => {
  const { colours, cloths } = facetsOf(pieces, { ...noFilters, colours: ["navy"] });
  expect(colours.map(({ value }) => value)).toEqual(["red", "blue", "navy"]);
  expect(colours.at(-1)?.count).toBe(1);
  expect(cloths).toEqual([{ value: "cotton", count: 1 }]);
});

test("prices come in spans with round edges, and every piece is in one of them", () => {
  const { prices } = facetsOf(pieces, noFilters);
  expect(prices).toEqual([
    { span: { to: 900 }, count: 2 },
    { span: { from: 900, to: 1500 }, count: 1 },
    { span: { from: 1500, to: 4000 }, count: 2 },
    { span: { from: 4000 }, count: 1 },
  ]);
  expect(facetsOf([], noFilters).prices).toEqual([]);
});
