import { expect, test } from "vitest";
import { largestBody } from "../../../contract/calls.ts";
import { piece } from "../doubles/ports.ts";
import { orderItems } from "./order-items.ts";

const shirt = piece({ _id: "shirt" });

test("an item is a copy of its product, with size and quantity", () => {
  expect(orderItems([{ product: shirt, size: "M", quantity: 2 }])).toEqual([
    { ...shirt, size: "M", quantity: 2 },
  ]);
});

test("copies that are too long for an order are left out", () => {
  // Three bytes a letter, as Devanagari has them.
  const description = "क".repeat(largestBody / 6);
  const product = { ...shirt, description };
  expect(orderItems([{ product, size: "M", quantity: 2 }])).toEqual([
    { _id: "shirt", size: "M", quantity: 2 },
  ]);
});
