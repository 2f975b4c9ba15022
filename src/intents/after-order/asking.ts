/** What plans are made of: what is known of a shopper's orders, and the questions that they lead to. */
import type { SavedAddress } from "../../../contract/account-schemas.ts";
import type { Order } from "../../../contract/schemas.ts";
import type { Stock } from "../../../domain/stock.ts";
import type { Effect } from "../effects.ts";
import type { Missing, OrderRequest } from "./request.ts";

/** What is known of a shopper's orders when a request is looked at. */
export interface OrderWorld {
  /** The newest first. */
  readonly orders: readonly Order[];
  readonly addresses: readonly SavedAddress[];
  /** The count of a product, where the shop counts it. */
  readonly stockOf: (productId: string) => Stock | undefined;
  /** In milliseconds since 1970. */
  readonly today: number;
}

/** A request with the words that it came from. */
export interface Asked {
  readonly request: OrderRequest;
  readonly about: string;
}

export const say = (text: string): Effect => ({ type: "say", text });

/** The question that a yes answers by doing this. */
export const confirming = (text: string, { about }: Asked, act: Effect): readonly Effect[] => [
  { type: "ask", question: { id: "confirm", text, about, does: [act] } },
];

/** The question for what is missing, with answers to choose from. */
export const asking = (
  missing: Missing,
  text: string,
  { about, request }: Asked,
  sayings: readonly string[],
): readonly Effect[] => [
  { type: "ask", question: { id: "detail", text, about, missing, request, sayings } },
];
