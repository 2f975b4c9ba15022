import { expect, it } from "vitest";
import { bestEncoding, hasTag } from "./encoding.ts";

it.each([
  [undefined, "identity"],
  ["", "identity"],
  ["deflate", "identity"],
  ["gzip", "gzip"],
  ["gzip, deflate, br", "br"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["GZIP", "gzip"],
  ["*", "br"],
  ["*, br;q=0.0", "gzip"],
  ["brotli, gzipped", "identity"],
])("of %j the best encoding is %s", (accepted, encoding) => {
  expect(bestEncoding(accepted)).toBe(encoding);
});

it.each([
  [undefined, false],
  ['"b"', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ["*", true],
  ["a", false],
])("If-None-Match %s names the tag: %s", (header, named) => {
  expect(hasTag(header, '"a"')).toBe(named);
});
