import type { Size } from "../../../domain/values.ts";
import { list } from "../../../language/need/labels.ts";

export const stockWords = {
  there: (name: string, size: Size, left: number) =>
    `Yes, ${name} in ${size} is in stock: ${left} pieces.`,
  few: (name: string, size: Size, left: number) =>
    `Yes, but only ${left === 1 ? "1 piece" : `${left} pieces`} of ${name} in ${size} ${left === 1 ? "is" : "are"} left.`,
  soldOut: (name: string, size: Size, others: readonly Size[]) =>
    others.length === 0
      ? `${name} is sold out in every size.`
      : `${name} in ${size} is sold out. You can get ${list(others, "and")}.`,
  toOrder: (name: string, size: Size) => `${name} in ${size} is made to order, so you can get it.`,
  notMade: (name: string, size: Size, sizes: readonly Size[]) =>
    `${name} doesn't come in ${size}. It comes in ${list(sizes, "and")}.`,
  allToOrder: (name: string, sizes: readonly Size[]) =>
    `${name} is made to order, in ${list(sizes, "and")}.`,
  allSoldOut: (name: string) => `${name} is sold out in every size.`,
  inSizes: (name: string, there: readonly Size[], out: readonly Size[]) =>
    `Yes, you can get ${name} in ${list(there, "and")}.${out.length === 0 ? "" : ` ${list(out, "and")} ${out.length === 1 ? "is" : "are"} sold out.`}`,
  everyPage: "Which piece do you mean? Open it, or say its name.",
} as const;
