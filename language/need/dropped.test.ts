import { expect, it } from "vitest";
import { readDropped } from "./dropped.ts";

it.each([
  ["forget the colour", ["colour"]],
  ["the shade is of no importance", ["colour"]],
  ["any size will do", ["size"]],
  ["not just size L either", ["size"]],
  ["lift the price cap", ["price"]],
  ["doesn't matter who it's for", ["audience"]],
])("%s takes off %j", (text, fields) => {
  expect(readDropped(text).fields).toEqual(fields);
});

it.each(["lift it to 3000", "no fabric", "remove the linen shirt", "show me a blue kurta"])(
  "%s takes nothing off",
  (text) => {
    expect(readDropped(text)).toEqual({ fields: [], remaining: text });
  },
);
