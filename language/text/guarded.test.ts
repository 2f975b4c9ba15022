import { expect, it } from "vitest";
import { guarded, neededWords } from "./guarded.ts";

it("finds the words of which every match has one", () => {
  expect(neededWords("\\bhow much (?:is|are) (?:it|they)\\b")).toEqual(["how much "]);
  expect(neededWords("^(?:please )?(?:colou?rs?|fabric)$")).toEqual(["colo", "fabric"]);
  expect(neededWords("(?<nth>first|second) (?:one|\\d+)")).toEqual(["first", "second"]);
  expect(neededWords("deliver(?:ed)+ to \\[home\\]")).toEqual([" to [home]"]);
});

it("needs nothing that may be absent", () => {
  for (const source of [
    "(?:refund)?",
    "refund*?|.",
    "(?!refund)\\w+",
    "(?<=refund )\\S",
    "refund|[a-z]",
    "(?:refund){0,2}x",
    "\\p{L}+",
  ])
    expect(neededWords(source)).toBeUndefined();
});

it("reads as the expression does", () => {
  const texts = ["Refund it", "the refunds", "return it", "", "REFUND the refund", "nothing else"];
  const forms = [
    /(?<what>refund|return)s? ?(it)?/i,
    /\brefund/u,
    /^(?:.* )?it$/,
    /re(?:fund|turn)/iu,
  ];
  for (const form of forms)
    for (const text of texts) {
      const own = guarded(form);
      expect(own.test(text)).toBe(form.test(text));
      expect(own.exec(text)).toEqual(form.exec(text));
      expect(text.replace(own, "<$&>")).toBe(text.replace(form, "<$&>"));
      expect(text.search(own)).toBe(text.search(form));
      expect(text.split(own)).toEqual(text.split(form));
      expect(text.match(own)).toEqual(text.match(form));
    }
});

it("replaces each match of a global expression", () => {
  expect("a refund and a refund".replace(guarded(/refund/g), "return")).toBe(
    "a return and a return",
  );
});
