import { expect, test } from "vitest";
import { readBody } from "./body.ts";

test.each([
  [
    "what size am I with a 40 inch chest",
    { measure: "chest", centimetres: 102, said: "40 inches" },
  ],
  ["my waist is thirty two", { measure: "waist", centimetres: 81, said: "32 inches" }],
  ["i am 110 cm tall", { measure: "height", centimetres: 110, said: "110 cm" }],
  ["bust 92, which size", { measure: "bust", centimetres: 92, said: "92 cm" }],
  ["hips of 38 inches", { measure: "hips", centimetres: 97, said: "38 inches" }],
])("%s", (text, read) => {
  expect(readBody(text)).toEqual(read);
});

test.each(["size forty two", "a chest of drawers", "my chest is 2000", "waist"])(
  "%s is no measure of a body",
  (text) => {
    expect(readBody(text)).toBeNull();
  },
);
