import { expect, test } from "vitest";
import { piece } from "./doubles/ports.ts";
import { amount, price } from "./money.ts";
import { cartCount, cartLines, totals } from "./totals.ts";

const kurta = piece({ _id: "kurta", price: 1299 });
const shawl = piece({ _id: "shawl", price: 500 });

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
  expect(totals(lines, 40)).toEqual({ subtotal: 3098, fee: 40, total: 3138 });
  expect(totals([], 40)).toEqual({ subtotal: 0, fee: 0, total: 0 });
});

test("prices have Indian digit groups, and amounts .00", () => {
  expect([price(199), price(1299), price(129900)]).toEqual(["₹199", "₹1,299", "₹1,29,900"]);
  expect([amount(0), amount(3098)]).toEqual(["₹0.00", "₹3,098.00"]);
});
