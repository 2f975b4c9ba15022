/** Sentences about sizes and bodies. */
import type { Size } from "../../../domain/values.ts";

export const sizeWords = {
  guideOf: (name: string) => `Here's the size guide of ${name}.`,
  guideWhere:
    "Every piece has a size guide on its page. Open a piece, or say “what size am I with a 40 inch chest”.",
  /** `measured`: "a chest of 40 inches". */
  fits: (measured: string, size: Size, name: string) =>
    `With ${measured}, your size in ${name} is ${size}.`,
  isNotMade: (measured: string, size: Size, name: string, made: string) =>
    `With ${measured}, your size is ${size}, but ${name} comes in ${made} only.`,
  tooSmall: (measured: string, largest: Size, name: string) =>
    `The largest size of ${name} is ${largest}, and that is too small for ${measured}.`,
  tooLarge: (measured: string, smallest: Size, name: string) =>
    `The smallest size of ${name} is ${smallest}, and that is too large for ${measured}.`,
  draped: (name: string) =>
    `${name} is draped, not fitted. Your measurements don't decide its size.`,
  /** Without a product. */
  inGeneral: (measured: string, men: Size | undefined, women: Size | undefined) => {
    const described = [men && `${men} for men`, women && `${women} for women`].filter(Boolean);
    return described.length === 0
      ? `We have no size for ${measured}.`
      : `With ${measured}, your size is ${described.join(", ")}.`;
  },
} as const;
