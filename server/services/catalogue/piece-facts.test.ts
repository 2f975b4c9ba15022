import { expect, it } from "vitest";
import { pieceFacts as contract } from "../../../contract/piece-facts.ts";
import { testProduct } from "../../testing/shop/test-product.ts";
import { pieceFacts } from "./piece-facts.ts";

const facts = (name: string) => pieceFacts(testProduct({ name, category: "Kids" }));

it.each([
  ["Baby Leggings 6M-18M", [0, 2]],
  ["Frock 3-4Y to 9-10Y", [3, 10]],
  ["Shirt Pack of 2", undefined],
])("%s is of whole years, or of none that are said", (name, ages) => {
  const own = facts(name);
  expect(own?.ages).toEqual(ages);
  expect(contract.optional().safeParse(own).success).toBe(true);
});
