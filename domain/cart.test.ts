import { expect, test } from "vitest";
import {
  cartCount,
  cartLines,
  cartOf,
  cartTotals,
  goneFrom,
  linesOf,
  merged,
  quantityOf,
  quantityWith,
  totals,
  withLine,
} from "./cart.ts";

const kurta = { _id: "kurta", price: 1299 };
const shawl = { _id: "shawl", price: 500 };

const line = { itemId: "kurta", size: "M" } as const;

test("a line that is not there counts 0", () => {
  expect(quantityOf({}, line)).toBe(0);
  expect(quantityOf({ kurta: { S: 2 } }, line)).toBe(0);
  expect(quantityOf({}, { itemId: "toString", size: "M" })).toBe(0);
});

test("setting a line keeps the others, and 0 takes it away with an emptied product", () => {
  expect(withLine({ kurta: { S: 1 } }, line, 2)).toEqual({ kurta: { S: 1, M: 2 } });
  expect(withLine({ kurta: { S: 1, M: 2 } }, line, 0)).toEqual({ kurta: { S: 1 } });
  expect(withLine({ kurta: { M: 2 }, saree: { L: 1 } }, line, 0)).toEqual({ saree: { L: 1 } });
});

test("merging keeps every line with the larger quantity, and merging twice changes nothing", () => {
  const guest = { kurta: { M: 2, S: 1 }, saree: { L: 1 } };
  const server = { kurta: { M: 5 }, shirt: { XL: 1 } };
  const both = { kurta: { M: 5, S: 1 }, saree: { L: 1 }, shirt: { XL: 1 } };
  expect(merged(server, guest)).toEqual(both);
  expect(merged(both, guest)).toEqual(both);
});

test("lines of 0 are no lines", () => {
  expect(linesOf({ kurta: { M: 0, S: 3 } })).toEqual([{ itemId: "kurta", size: "S", quantity: 3 }]);
});

test("a product that the shop no longer lists is gone from the cart's sum, and named", () => {
  expect(goneFrom({ kurta: { M: 2 }, saree: { L: 1 } }, [{ _id: "kurta" }])).toEqual([
    { itemId: "saree", size: "L", quantity: 1 },
  ]);
});

test("the count is the sum of quantities above zero", () => {
  expect(cartCount({ kurta: { M: 2, L: 0 }, shawl: { S: 1 } })).toBe(3);
  expect(cartCount({})).toBe(0);
});

test("rows come in the order of sizes, without zeroes and without pieces that are gone", () => {
  expect(cartLines({ kurta: { XL: 1, S: 2, M: 0 }, gone: { M: 1 } }, [kurta, shawl])).toEqual([
    { product: kurta, size: "S", quantity: 2 },
    { product: kurta, size: "XL", quantity: 1 },
  ]);
});

test("the delivery fee is added to something, never to nothing", () => {
  const lines = cartLines({ kurta: { M: 2 }, shawl: { S: 1 } }, [kurta, shawl]);
  expect(cartTotals(lines, 40)).toEqual({ subtotal: 3098, fee: 40, total: 3138 });
  expect(totals([], 40)).toEqual({ subtotal: 0, fee: 0, total: 0 });
});

test("a changed line keeps its place", () => {
  const cart = withLine({ kurta: { S: 1, M: 1 }, shawl: { S: 1 } }, line, 2);
  expect(linesOf(cart).map(({ itemId, size }) => `${itemId} ${size}`)).toEqual([
    "kurta S",
    "kurta M",
    "shawl S",
  ]);
});

test("no more are added than may be sold at once", () => {
  const cart = { kurta: { M: 98 } };
  expect([1, 2].map((more) => quantityWith(cart, line, more))).toEqual([99, 99]);
});

test("lines make a cart again", () => {
  const cart = { kurta: { S: 1, M: 2 }, shawl: { S: 1 } };
  expect(cartOf(linesOf(cart))).toEqual(cart);
});
