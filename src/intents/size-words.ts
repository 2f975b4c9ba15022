/** What is said of sizes and bodies. */
import type { Size } from "../../domain/values.ts";

export const sizeWords = {
  guideOf: (name: string) => `Here's the size guide of ${name}.`,
  guideWhere:
    "Every piece has a size guide on its page. Open a piece, or say “what size am I with a 40 inch chest”.",
  /** `measured` is as it was said: "a chest of 40 inches". */
  fits: (measured: string, size: Size, name: string) =>
    `With ${measured}, ${size} of ${name} is yours.`,
  isNotMade: (measured: string, size: Size, name: string, made: string) =>
    `With ${measured} you are ${size}, and ${name} comes in ${made} only.`,
  tooSmall: (measured: string, largest: Size, name: string) =>
    `${name} goes up to ${largest}, and that is smaller than ${measured}.`,
  tooLarge: (measured: string, smallest: Size, name: string) =>
    `${name} begins at ${smallest}, and that is larger than ${measured}.`,
  draped: (name: string) => `${name} is draped, not fitted: no measure of yours decides its size.`,
  /** No piece is meant. */
  inGeneral: (measured: string, men: Size | undefined, women: Size | undefined) => {
    const told = [men && `${men} for men`, women && `${women} for women`].filter(Boolean);
    return told.length === 0
      ? `We make no size for ${measured}.`
      : `With ${measured} it is ${told.join(", ")}.`;
  },
} as const;
