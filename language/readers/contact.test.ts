import { describe, expect, it } from "vitest";
import { findEmail, findNumber } from "./contact.ts";

describe("an e-mail address in a sentence", () => {
  it.each([
    [
      "it's grandma underscore rose at yahoo dot com, they hacked the other",
      "grandma_rose@yahoo.com",
    ],
    ["my mail is rohan dot k at gmail dot com", "rohan.k@gmail.com"],
    ["asha nine nine at gmail dot com please", "asha99@gmail.com"],
    ["use asha@example.com", "asha@example.com"],
    ["meera underscore s at yahoo dot co dot in", "meera_s@yahoo.co.in"],
  ])("%s", (text, value) => {
    expect(findEmail(text)?.value).toBe(value);
  });

  it.each(["meet me at the station", "I am at home", "look at that dot there"])(
    "none in: %s",
    (text) => {
      expect(findEmail(text)).toBeUndefined();
    },
  );
});

describe("a number in a sentence", () => {
  it.each([
    ["ring me on 98111 22233, I keep it by my chair", "9811122233"],
    ["double nine four five, one two three, four five six", "9945123456"],
    [
      "nine eight four five, wait that is the old one, nine seven four one one double two three three four",
      "9741122334",
    ],
    ["plus nine one nine eight seven six five four three two one zero", "919876543210"],
    ["+91 98765 43210", "+919876543210"],
  ])("%s", (text, value) => {
    expect(findNumber(text, 10, 13)?.value).toBe(value);
  });

  it("is none where the digits are too few", () => {
    expect(findNumber("I have two of the 560001", 10, 13)).toBeUndefined();
  });
});
