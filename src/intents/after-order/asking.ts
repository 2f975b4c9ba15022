/** What plans use: the known orders, and the questions they lead to. */
import type { SavedAddress } from "../../../contract/account-schemas.ts";
import type { Order } from "../../../contract/schemas.ts";
import type { Stock } from "../../../domain/stock.ts";
import type { Effect } from "../effects.ts";
import type { Missing, OrderRequest } from "./request.ts";

export interface OrderWorld {
  /** Newest first. */
  readonly orders: readonly Order[];
  readonly addresses: readonly SavedAddress[];
  /** Undefined where it isn't counted. */
  readonly stockOf: (productId: string) => Stock | undefined;
  /** Milliseconds since 1970. */
  readonly today: number;
}

/** A request with its words. */
export interface Asked {
  readonly request: OrderRequest;
  readonly about: string;
}

export const say = (text: string): Effect => ({ type: "say", text });

/** A yes does this. */
export const confirming = (text: string, { about }: Asked, act: Effect): readonly Effect[] => [
  { type: "ask", question: { id: "confirm", text, about, does: [act] } },
];

/** Asks for what is missing, with answers. */
export const asking = (
  missing: Missing,
  text: string,
  { about, request }: Asked,
  sayings: readonly string[],
): readonly Effect[] => [
  { type: "ask", question: { id: "detail", text, about, missing, request, sayings } },
];
