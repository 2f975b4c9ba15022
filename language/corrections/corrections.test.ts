import { describe, expect, it } from "vitest";
import { reread } from "./corrections.ts";

describe("words that sound like others", () => {
  it.each([
    ["make it to pieces", "make it two pieces"],
    ["Too of them", "two of them"],
    ["i'll take for of them", "i'll take four of them"],
    ["add it to card in extra lodge", "add it to cart in extra large"],
    ["want 2 see the white 1 w/ this", "want to see the white one with this"],
    ["wat r they n is the kurta there", "wat are they and is the kurta there"],
  ])("are distinguished by their company: %s", (said, meant) => {
    expect(reread(said).text).toBe(meant);
  });

  it.each([
    "my card is lost",
    "pay with my card",
    "send it to me",
    "give me 2 in L",
    "size 4",
    "R N Rao",
  ])("are let alone in any other: %s", (said) => {
    expect(reread(said)).toEqual({ text: said, surely: false });
  });
});
