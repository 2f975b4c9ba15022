import { describe, expect, it } from "vitest";
import { sumAsked } from "./sums.ts";

describe("a question for a sum", () => {
  it.each([
    "grand total incl. shipping?",
    "how much with delivery",
    "what's that all in?",
    "how much'll that set me back",
    "sum?",
    "Damage?",
    "gimme the total mate",
    "what do the two cost us, sent home?",
    "how much do i keep ready for the delivery guy",
    "what would the postman ask of me?",
    "where does that leave me with delivery on top",
    "reckon up for me, with delivery",
  ])("%j asks for one", (text) => {
    expect(sumAsked(text)).toBeDefined();
  });

  it.each([
    "how much is delivery",
    "what ways can I pay",
    "has it shipped",
    "cash at the door",
    "how much cheaper is the second one altogether",
    "which number did I give you",
    "settle what I owe you",
  ])("%j asks for none", (text) => {
    expect(sumAsked(text)).toBeUndefined();
  });

  it("says whether what brings it counts, and which words say something else", () => {
    const asked = sumAsked("dad asks how much with delivery");
    expect(asked).toMatchObject({ delivered: true, whole: false, unexplained: [] });
  });
});
