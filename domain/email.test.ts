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

it.each([
  ["a@b.c", true],
  ["a@b..c", true],
  ["a@.b.c", true],
  ["a@b.c.", true],
  ["a@.b", false],
  ["a@b.", false],
  ["a@..", false],
  ["a@...", true],
  ["@b.c", false],
  ["a@b@c.d", false],
  ["a b@c.d", false],
])("%j looks like an address: %s", (text, looks) => {
  expect(isEmail(text)).toBe(looks);
});

// Where time grows with the square of the length, this takes longer than a test may.
it("what is no address is found out in one pass, however long it is", () => {
  expect(isEmail(`a@${".".repeat(300_000)}@`)).toBe(false);
});
