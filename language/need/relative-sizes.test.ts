import { expect, it } from "vitest";
import { tokenise } from "../text/tokens.ts";
import { relativeSizeAt } from "./relative-sizes.ts";

it.each([
  ["one size up from small", "M"],
  ["the next one below XL", "L"],
  ["two sizes bigger than M", "XL"],
  ["a size above XXL", "XXL"],
  ["L se ek size chhota", "M"],
  ["a size bigger than that", null],
  ["one below 500", null],
])("“%s” is %s", (text, size) => {
  const tokens = tokenise(text);
  const found = tokens.map((_, at) => relativeSizeAt(tokens, at, text)).find((one) => one !== null);
  expect(found?.value ?? null).toBe(size);
});
