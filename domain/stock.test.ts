import { expect, test } from "vitest";
import {
  type Counted,
  isGone,
  isSoldOut,
  leftOf,
  pieceMark,
  shortage,
  stockMark,
} from "./stock.ts";

const shirt = { name: "Linen Shirt", stock: { S: 0, M: 1, L: 3, XL: 4 } };

test("a size that isn't counted is made to order, and is never sold out", () => {
  const made: Counted & { readonly name: string } = { name: "Silk Saree" };
  expect([leftOf(made, "M"), isSoldOut(made, "M"), stockMark(made, "M")]).toEqual([
    undefined,
    false,
    undefined,
  ]);
  expect([leftOf(shirt, "XXL"), shortage(shirt, "XXL", 50)]).toEqual([undefined, null]);
});

test("sold out and few left are marked, enough is not", () => {
  expect((["S", "M", "L", "XL"] as const).map((size) => stockMark(shirt, size))).toEqual([
    "Sold out",
    "Only 1 left",
    "Only 3 left",
    undefined,
  ]);
});

test("a shortage is said in words", () => {
  expect([
    shortage(shirt, "S", 1),
    shortage(shirt, "M", 2),
    shortage(shirt, "L", 4),
    shortage(shirt, "L", 3),
  ]).toEqual([
    "Linen Shirt in S is sold out.",
    "Only 1 piece of Linen Shirt in M is left.",
    "Only 3 pieces of Linen Shirt in L are left.",
    null,
  ]);
});

test("a piece is marked where all of its sizes together are few or none", () => {
  const sizes = ["S", "M"] as const;
  const pieces = [
    { sizes, stock: { S: 0, M: 0 } },
    { sizes, stock: { S: 1, M: 1 } },
    { sizes, stock: { S: 0, M: 9 } },
    { sizes, stock: { S: 0 } },
    { sizes },
    { sizes: [], stock: {} },
  ];
  expect(pieces.map(pieceMark)).toEqual([
    "Sold out",
    "Only 2 left",
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(pieces.map(isGone)).toEqual([true, false, false, false, false, false]);
});
