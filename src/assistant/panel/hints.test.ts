import { expect, it } from "vitest";
import { hintsOf } from "./hints.ts";

it("names what is in view in turn with what can be said, and each thing once", () => {
  const hints = hintsOf({
    names: ["Linen Kurta", " Denim Jacket ", "Rain Coat"],
    here: ["sort by price", "go to the cart"],
    phrases: ["Go to the cart", "about", ""],
  });
  expect(hints).toEqual([
    "Linen Kurta",
    "sort by price",
    "Denim Jacket",
    "Go to the cart",
    "Rain Coat",
    "about",
  ]);
});

it("stays within what services take without slowing down, and leaves no command out for names", () => {
  const names = Array.from({ length: 500 }, (_, index) => `Piece ${index}`);
  const hints = hintsOf({ names, here: ["sort by price"], phrases: ["about"] });
  expect(hints).toHaveLength(200);
  expect(hints.slice(0, 4)).toEqual(["Piece 0", "sort by price", "Piece 1", "about"]);
});
