import { expect, test } from "vitest";
import { goneFrom, linesOf, merged, quantityOf, readCart, withLine } from "./cart-lines.ts";

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

test.each([
  [null, {}],
  ["not json", {}],
  ["[1,2]", {}],
  ['"words"', {}],
  ['{"kurta":{"M":2,"S":"3","L":1.5,"XL":-1}}', { kurta: { M: 2 } }],
  ['{"kurta":{"M":1000}}', { kurta: { M: 99 } }],
  ['{"kurta":null,"saree":{"S":1}}', { saree: { S: 1 } }],
])("what storage holds as %s is read as %j", (stored, cart) => {
  expect(readCart(stored)).toEqual(cart);
});

test("a product that the shop no longer lists is gone from the cart's sum, and named", () => {
  expect(goneFrom({ kurta: { M: 2 }, saree: { L: 1 } }, [{ _id: "kurta" }])).toEqual([
    { itemId: "saree", size: "L", quantity: 1 },
  ]);
});
