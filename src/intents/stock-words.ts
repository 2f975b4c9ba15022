/** What is said of how many pieces are left. */
import type { Size } from "../../domain/values.ts";
import { list } from "../../language/labels.ts";

export const stockWords = {
  there: (name: string, size: Size, left: number) =>
    `Yes, ${name} in ${size} is in stock: ${left} pieces.`,
  few: (name: string, size: Size, left: number) =>
    `Yes, but only ${left === 1 ? "1 piece" : `${left} pieces`} of ${name} in ${size} ${left === 1 ? "is" : "are"} left.`,
  soldOut: (name: string, size: Size, others: readonly Size[]) =>
    others.length === 0
      ? `${name} is sold out in every size.`
      : `${name} in ${size} is sold out. There is ${list(others, "and")}.`,
  toOrder: (name: string, size: Size) => `${name} in ${size} is made to order, so it can be had.`,
  notMade: (name: string, size: Size, sizes: readonly Size[]) =>
    `${name} doesn't come in ${size}. There is ${list(sizes, "and")}.`,
  allToOrder: (name: string, sizes: readonly Size[]) =>
    `${name} is made to order, in ${list(sizes, "and")}.`,
  allSoldOut: (name: string) => `${name} is sold out in every size.`,
  inSizes: (name: string, there: readonly Size[], out: readonly Size[]) =>
    `Yes, ${name} can be had in ${list(there, "and")}.${out.length === 0 ? "" : ` ${list(out, "and")} ${out.length === 1 ? "is" : "are"} sold out.`}`,
  everyPage:
    "Which piece do you mean? Open it, or say its name; what isn't counted is made to order.",
} as const;
