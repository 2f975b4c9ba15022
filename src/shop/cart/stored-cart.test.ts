import { expect, test } from "vitest";
import { readCart } from "./stored-cart.ts";

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
