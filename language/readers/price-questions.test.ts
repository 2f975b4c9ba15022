import { expect, test } from "vitest";
import { asksApart, asksTogether, endAsked } from "./price-questions.ts";

test("how far apart two prices are, and what they are together", () => {
  expect(asksApart("and by how much")).toBe(true);
  expect(asksApart("how much is it")).toBe(false);
  expect(asksTogether("how much for both of them")).toBe(true);
  expect(asksTogether("how much is the shirt")).toBe(false);
});

test("which end of the prices is asked for", () => {
  expect(endAsked("which costs less")).toBe("less");
  expect(endAsked("which is dearer")).toBe("more");
  expect(endAsked("which is blue")).toBeUndefined();
});
