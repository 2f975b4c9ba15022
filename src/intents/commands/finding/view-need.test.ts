import { expect, it } from "vitest";
import type { View } from "../../../../domain/collection.ts";
import { refinedView } from "./view-need.ts";

const view: View = {
  categories: [],
  subCategories: [],
  sort: "relavent",
  colours: ["blue"],
  sizes: ["L"],
  price: { to: 2000 },
};

it.each([
  ["forget the colour", { colours: [] }, "something in size L under 2000"],
  ["any size will do", { sizes: [] }, "something blue under 2000"],
  ["in white instead", { colours: ["white"] }, "something in size L under 2000"],
  ["nothing above 1500", { price: { to: 1500 } }, "something blue in size L"],
  ["just men's", { categories: ["Men"] }, "something blue in size L under 2000"],
])("%s changes its own filter and keeps the others", (text, change, kept) => {
  expect(refinedView(text, view)).toEqual({ change, kept });
});
