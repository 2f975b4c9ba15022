import { expect, it } from "vitest";
import "../knowledge/learn.ts";
import { withoutMakers } from "./makers.ts";

const names = [
  "Blue Mango Polo T-shirt Bottle Green",
  "BLUE MANGO Casual Shirt Checks Red Navy",
  "Men Linen Shirt Sage Green - Blue Mango",
  "Pocket Parrot Girls Lavender Top",
  "Pocket Parrot Girls Rust Jumpsuit",
  "Pocket Parrot Boys Olive Shorts",
  "Navy Blue Striped Shirt Men",
  "Navy Blue Chinos Men",
  "Navy Blue Kurta Men",
  "Dhoti White Gold Border",
  "Dhoti Cream Gold Border",
  "Veshti Green Gold Border",
  "Women White Kurta Red Print",
  "Women White Top Blue Print",
  "Women White Saree Pink Border",
];

it("a maker is known by other colours beside its own; a colour, a look and a shelf stay", async () => {
  const left = await withoutMakers(names, async () => undefined);
  expect(names.map(left)).toEqual([
    "Polo T-shirt Bottle Green",
    "Casual Shirt Checks Red Navy",
    "Men Linen Shirt Sage Green",
    "Girls Lavender Top",
    "Girls Rust Jumpsuit",
    "Boys Olive Shorts",
    ...names.slice(6),
  ]);
});

it("a maker's own words are in hardly another name, and one shade's name is no maker of that shade", async () => {
  const own = [
    "Bunny Button Girls Frock Pink Net",
    "Boys Shirt Checked Cotton - Bunny Button",
    "Girls Leggings Pack of 3 Bunny Button Kids",
    "Bunny Button Boys Jeans Black",
    "Bunny Button Girls Hooded Jacket",
    "Sangria Women Pink Printed Top",
    "Sangria Black & White Saree",
    "Sangria Navy Blue Kurta",
    "Sangria Green Gown",
    "Mustard Yellow Kurta Women",
    "Mustard & Black Saree",
    "Mustard Yellow Palazzo Women",
  ];
  const left = await withoutMakers(own, async () => undefined);
  expect(own.map(left)).toEqual([
    "Girls Frock Pink Net",
    "Boys Shirt Checked Cotton",
    "Girls Leggings Pack of 3   Kids",
    "Boys Jeans Black",
    "Girls Hooded Jacket",
    "Women Pink Printed Top",
    "Black & White Saree",
    "Navy Blue Kurta",
    "Green Gown",
    ...own.slice(9),
  ]);
});
