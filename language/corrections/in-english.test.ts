import { describe, expect, it } from "vitest";
import { inEnglish } from "./in-english.ts";

describe("Hindi among English words", () => {
  it.each([
    ["jeans dikhao 2000 ke andar", "show jeans under 2000"],
    ["L add kardo", "add L"],
    ["kitne ka hai", "how much is it"],
    ["ye kitne ka hai", "how much is this"],
    ["jeans ek hi chahiye, do nahi", "jeans only 1, not 2"],
    ["shirt bhi nikaal do", "remove the shirt also"],
    ["isko hata do", "remove this"],
    ["yeh kitne saal ki bachi ko aayega", "for what age is this"],
    ["blue wali shirt L mein daal do", "add the blue shirt in L"],
    ["shawl garam hai na", "is shawl warm"],
    ["M ki jagah L kar do", "make it L instead of M"],
    ["theek hai, address bharte hain", "ok, fill in the address"],
    ["cash hi", "only cash"],
    ["chota wala", "the smaller one"],
    ["left side wala kholo", "open the left side one"],
    ["L mein hai?", "is it available in L"],
    ["meri beti ke liye kuch dikhao", "show something for my daughter"],
    ["pandrah sau tak ki shirt dikhao", "show shirt under 15 hundred"],
    ["isko medium kar do", "make this medium"],
    ["checkout karo", "checkout"],
    ["mera naam Sunil hai", "my name is Sunil"],
  ])("%s", (said, meant) => {
    expect(inEnglish(said)).toBe(meant);
  });

  it("counts together: two wishes in one breath", () => {
    expect(inEnglish("mustard blouse S mein daal do aur skirt bhi M mein")).toBe(
      "add mustard blouse in S, and add skirt also in M",
    );
  });

  it.each([
    "do not add it",
    "can you do it in M",
    "give it to me",
    "hi there",
    "do you have this in large",
    "send it to Sara in Das Nagar",
    "two for the teen and one for me",
  ])("lets English alone: %s", (said) => {
    expect(inEnglish(said)).toBeUndefined();
  });
});
