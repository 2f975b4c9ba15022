import { expect, it } from "vitest";
import { canonicalEmail, isEmail, plainEmailPattern } from "./email.ts";

it.each([
  ["asha@example.com", "asha@example.com"],
  [" Asha.RAO+Shop@Example.COM\n", "asha.rao+shop@example.com"],
  ["ASHA'I@EXAMPLE.COM", "asha'i@example.com"],
  // Letters beyond A to Z stay as they are, whatever JavaScript or a database would make of them.
  ["\u212Aumar@example.com", "\u212Aumar@example.com"],
  ["İLKER@example.com", "İlker@example.com"],
  ["ılker@example.com", "ılker@example.com"],
  ["ÉMILE@example.com", "Émile@example.com"],
  ["ＡＳＨＡ@example.com", "ＡＳＨＡ@example.com"],
])("the canonical form of %j is %j, and its own", (typed, form) => {
  expect([canonicalEmail(typed), canonicalEmail(form)]).toEqual([form, form]);
});

it.each([
  ["asha@example.com", true],
  ["a'b+c%d_e@xn--exmple-cua.com", true],
  ["\u212Aumar@example.com", false],
  ["asha\u0000@example.com", false],
  ["asha\u200B@example.com", false],
])("%j is plain: %s", (address, plain) => {
  expect([isEmail(address), plainEmailPattern.test(address)]).toEqual([true, plain]);
});
