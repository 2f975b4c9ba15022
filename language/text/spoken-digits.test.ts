import { expect, test } from "vitest";
import { withEnglishDigits } from "./spoken-digits.ts";

test.each([
  ["nau aath saath chheh paanch", "nine eight seven six five"],
  ["phone nau aath sat chhe paanch teen", "phone nine eight seven six five three"],
  // A word alone says "with".
  ["jeans ke saath", "jeans ke saath"],
])("%s", (said, english) => {
  expect(withEnglishDigits(said)).toBe(english);
});
