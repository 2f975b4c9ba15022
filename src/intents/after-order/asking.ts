/** The known orders, for plans and their questions. */
import type { SavedAddress } from "../../../contract/account-schemas.ts";
import type { Order } from "../../../contract/schemas.ts";
import type { Stock } from "../../../domain/stock.ts";
import type { Effect } from "../effects.ts";
import type { Missing, OrderRequest } from "./request.ts";

export interface OrderWorld {
  /** Newest first. */
  readonly orders: readonly Order[];
  readonly addresses: readonly SavedAddress[];
  /** Undefined if uncounted. */
  readonly stockOf: (productId: string) => Stock | undefined;
  readonly today: number;
}

export interface Asked {
  readonly request: OrderRequest;
  readonly about: string;
}

export const say = (text: string): Effect => ({ type: "say", text });

export const confirming = (text: string, { about }: Asked, act: Effect): readonly Effect[] => [
  { type: "ask", question: { id: "confirm", text, about, does: [act] } },
];

/** Asks for a missing detail, with answers. */
export const asking = (
  missing: Missing,
  text: string,
  { about, request }: Asked,
  sayings: readonly string[],
): readonly Effect[] => [
  { type: "ask", question: { id: "detail", text, about, missing, request, sayings } },
];
