import type { Category } from "../../../domain/values.ts";
import { list } from "../../../language/need/labels.ts";
import { numberWords } from "../../../language/readers/numbers.ts";
import type { OrderInScene } from "../intent.ts";
import { price } from "./money.ts";
import { whose } from "./names.ts";

/** Beyond this they are counted. */
const mostNamed = 3;

export const findingWords = {
  /** "The yellow kurti", if none is yellow. */
  noneSo: (wanted: readonly string[], names: readonly string[]) =>
    `None of these is ${list(wanted, "and")}. Do you mean ${some(names)}?`,
  notCalled: (asked: string, took: string) =>
    `Nothing is called “${asked}”, so I looked for “${took}”.`,
  nothingCalled: (asked: string) => `Nothing here is called “${asked}”.`,
  hiddenByFilters: (asked: string) =>
    `The filters hide every “${asked}”. Say “clear the filters” to see them.`,
  taken: (count: number) => `${count === 1 ? "One" : count} in your cart.`,
  orders: (count: number, unpaid: boolean) =>
    `${count === 1 ? "One order" : `${count} orders`}${unpaid ? (count === 1 ? " is still unpaid." : " are still unpaid.") : "."}`,
  noRatings: "Nobody rates the pieces here. Ask for a colour, a cloth, a fit or a price.",
  nothingToClear: "There are no filters here. Say “something else”, or “show the collection”.",

  /** "Three kurtas: A, B and C."; `kind` is a plural. */
  found: (names: readonly string[], kind: string | undefined) => {
    const [only = ""] = names;
    if (names.length === 1) return `I found one: ${only}.`;
    const more = names.length - mostNamed;
    const described = names.slice(0, mostNamed);
    return `${capital(spelled(names.length))} ${kind ?? "pieces"}: ${list(
      more > 0 ? [...described, `${spelled(more)} more`] : described,
      "and",
    )}.`;
  },

  isFor: (name: string, whom: Category) => `${name} is for ${whose[whom]}.`,
  /** `things` as the shopper said; empty for all. */
  count: (number: number, things: string) =>
    number === 1
      ? "One on this page."
      : `${number === 0 ? "No" : number} ${things === "" ? "pieces" : things} on this page.`,
  sortsBy: "I can sort them by price. Say “cheapest first”, or “most expensive first”.",

  orderIs: ({ name, status, due }: OrderInScene) =>
    `${name}: ${status}${due === undefined ? "" : `, ${price(due)} to pay`}.`,
} as const;

function spelled(number: number): string {
  return numberWords.units[number - 1] ?? String(number);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function some(names: readonly string[]): string {
  return names.length <= mostNamed
    ? list(names, "or")
    : list([...names.slice(0, mostNamed), "another"], "or");
}
