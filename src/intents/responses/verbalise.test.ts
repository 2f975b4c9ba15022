import { expect, it } from "vitest";
import { verbalise } from "./verbalise.ts";

it.each([
  ["Linen Shirt is ₹1,599.", "Linen Shirt is 1,599 rupees."],
  ["It costs ₹1.", "It costs 1 rupee."],
  [
    "You have 2 × Indigo Straight Jeans in L and Kurta in XXL.",
    "You have 2 of Indigo Straight Jeans in large and Kurta in double extra large.",
  ],
  ["Which size: S, M, L or XL?", "Which size: small, medium, large or extra large?"],
  ["It doesn't come in XS.", "It doesn't come in extra small."],
  ["PIN code: 110001. Phone: 98765 4.", "PIN code: 1 1 0 0 0 1. Phone: 9 8 7 6 5 4."],
  ["E-mail: asha.rao@example.co.in.", "E-mail: asha dot rao at example dot co dot in."],
  ["Placing the order …", "Placing the order."],
  ["I take size S from M, Mr. L.", "I take size S from M, Mr. L."],
  ["All right.", "All right."],
])("%s is said as %s", (written, said) => {
  expect(verbalise(written)).toBe(said);
});
