import { describe, expect, it } from "vitest";
import { amongMoreWords } from "../../words/lexicon.ts";
import { readNeed } from "../need.ts";
import { withoutSmallTalk } from "./small-talk.ts";

const constraintsIn = (said: string): readonly unknown[] =>
  amongMoreWords(() => readNeed(said)).subQueries.flatMap(({ constraints }) =>
    constraints.map(({ words: _, ...constraint }) => constraint),
  );

const needs = [
  "white kurti under 900",
  "black jeans for my son, he is 8",
  "a linen shirt, not blue, between 1000 and 2000",
  "saree with blouse in maroon",
];

const beside = [
  "do you guys have X",
  "hi ladies, X",
  "hey man, X",
  "hello ma'am, X",
  "gotta get X",
  "I would like X",
  "I could do with X",
  "I fancy X",
  "we need X",
  "X sir",
  "X bhaiya",
  "mereko X chahiye",
  "X lena hai",
  "X, my husband is waiting",
  "X. My mom likes your shop.",
  "X. Mine is torn.",
  "X. My old black one faded.",
  "X. Will it come by Sunday?",
  "X. Can you deliver to 560001?",
  "X. Pin code 560001.",
  "X. Call me on 9876543210.",
  "X. They were sold out at the mall.",
  "X. Last year I paid 700.",
  "X. I saw it for 500 on Amazon.",
  "X. I returned the blue one.",
  "X. I already have one in white.",
  "X which lasts long",
  "X that won't fade",
];

describe.each(needs)("“%s”", (need) => {
  const expected = constraintsIn(need);
  it.each(beside)("is the same in “%s”", (frame) => {
    expect(constraintsIn(frame.replace("X", need))).toEqual(expected);
  });
});

it.each([
  ["show me all linen trousers in black", "colour"],
  ["skirt for a sunday lunch", "occasion"],
  ["kurti for my didi", "audience"],
  ["skirt under 999 options", "price"],
  ["black jeans. Do they come in XL?", "size"],
  ["jeans for men. My old one is torn so I need a black one", "colour"],
  ["something for my wife. Do you have any offers on kurtas", "garment"],
  ["Kurta. I returned the red one so no red please", "colour"],
  ["Kurta please. Do you have it in cotton with cash on delivery?", "material"],
  ["lehenga 65000 75000", "price"],
])("“%s” keeps its %s", (said, field) => {
  expect(constraintsIn(said)).toContainEqual(expect.objectContaining({ field }));
});

it("leaves a wish that is nothing else", () => {
  expect(withoutSmallTalk("mine is torn")).toBe("mine is torn");
});

it.each([
  ["saree 2000 ke upar nahi", { field: "price", max: 2000 }],
  ["saree 2000 ke upar", { field: "price", min: 2000 }],
  ["short sleeves long dress", { field: "sleeve", values: ["short"] }],
  ["I don't like tight jeans without stretch", { field: "detail", values: ["stretch"] }],
  ["shirt, I don't like brown and without polyester", { strength: "negated", field: "material" }],
  ["waist is going to be 34, jeans for my daughter", { who: ["girls"] }],
  ["I got 2000 from my dad. saree", { field: "price", max: 2000 }],
  ["filter by size m", { field: "size", values: ["M"] }],
  ["saree meri pyaari didi", { who: ["women"] }],
  ["not green or red are ok", { strength: "negated", values: ["red"] }],
])("“%s” as it was meant", (said, constraint) => {
  expect(constraintsIn(said)).toContainEqual(expect.objectContaining(constraint));
});
