import { expect, it } from "vitest";
import { hintsOf } from "./hints.ts";

it("names what is in view first, and each thing once", () => {
  const hints = hintsOf({
    names: ["Linen Kurta", " Denim Jacket "],
    here: ["sort by price", "go to the cart"],
    phrases: ["Go to the cart", "about", ""],
  });
  expect(hints).toEqual([
    "Linen Kurta",
    "Denim Jacket",
    "sort by price",
    "go to the cart",
    "about",
  ]);
});

it("stays within what services take without slowing down", () => {
  const names = Array.from({ length: 500 }, (_, index) => `Piece ${index}`);
  expect(hintsOf({ names, here: [], phrases: ["about"] })).toEqual(names.slice(0, 200));
});
