import { expect, test } from "vitest";
import { returnTarget } from "./return-target.ts";

test("the remembered path is the way back, query and all", () => {
  expect(returnTarget({ from: "/collection?sort=low-high", entry: "x" })).toBe(
    "/collection?sort=low-high",
  );
});

test.each([
  null,
  undefined,
  "text",
  {},
  { from: 7 },
  { from: "" },
  { from: "cart" },
  { from: "//evil.example" },
  { from: "/\\evil.example" },
  { from: "https://evil.example" },
])("%j leads home", (state) => {
  expect(returnTarget(state)).toBe("/");
});
