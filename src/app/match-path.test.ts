import { expect, test } from "vitest";
import { matchPath } from "./match-path.ts";

test("a plain route matches its own path, with or without a slash at the end", () => {
  expect(matchPath("/cart", "/cart")).toEqual({});
  expect(matchPath("/cart", "/cart/")).toEqual({});
  expect(matchPath("/", "/")).toEqual({});
});

test("a plain route matches no other path", () => {
  expect(matchPath("/cart", "/carts")).toBeUndefined();
  expect(matchPath("/cart", "/cart/1")).toBeUndefined();
  expect(matchPath("/", "/cart")).toBeUndefined();
  expect(matchPath("/productdetail/:productId", "/productdetail")).toBeUndefined();
});

test("a named place is read, escapes and all", () => {
  expect(matchPath("/productdetail/:productId", "/productdetail/a%20b")).toEqual({
    productId: "a b",
  });
});

test("a broken escape is taken as it stands", () => {
  expect(matchPath("/productdetail/:productId", "/productdetail/100%")).toEqual({
    productId: "100%",
  });
});
