/** Whose clothes they are. */
import { expect, it } from "vitest";
import { readNeed } from "./need.ts";

const wearerOf = (said: string) =>
  readNeed(said).subQueries.flatMap(({ constraints }) =>
    constraints.flatMap((one) => (one.field === "audience" ? [...one.who, one.age ?? ""] : [])),
  );

it.each([
  ["a shirt for my wife's uncle", ["men", ""]],
  ["for my uncle's little girl", ["girls", ""]],
  ["my fiance is taking me out, show me dresses", []],
  ["for my khala jaan", ["women", ""]],
  ["my daughter, 24", ["women", ""]],
  ["for a bloke of thirty", ["men", ""]],
  ["my eldest, in year four", ["kids", 9]],
  ["a blazer for men, to match my wife's saree", ["men", ""]],
  ["jeans for my niece, she's 19, waist 28", ["women", ""]],
  ["something red, girl 22", ["women", ""]],
  ["school shirt, boy 22", ["boys", ""]],
  ["I have a 2 month old baby, a feeding kurti", []],
  ["I am a shy boy, a shirt", ["men", ""]],
  ["a shirt for a boy", ["boys", ""]],
  ["boys night suit, cotton", ["boys", ""]],
  ["boys night out, a shirt", ["men", ""]],
  ["green school sweater, boy", ["boys", ""]],
  ["going with hubby, a jacket for myself", ["women", ""]],
  ["yoga pants, lady 45", ["women", ""]],
  ["my grandmother 72 yrs feels cold. a sweater", ["women", ""]],
  ["kurta for myself, 21 M", ["men", ""]],
  ["a gown for my daughter in class 12", ["women", ""]],
  ["bhai ki sagai hai, mere liye lehenga", []],
  ["coat pant for 3 year boy wedding", ["boys", 3]],
])("“%s”", (said, who) => {
  expect(wearerOf(said)).toEqual(who);
});

it("two prices: what is bounded in words counts, a mere number doesn't", () => {
  const [price] = readNeed("501 jeans under 3000").subQueries.flatMap(({ constraints }) =>
    constraints.filter((one) => one.field === "price"),
  );
  expect(price).toMatchObject({ max: 3000 });
});
