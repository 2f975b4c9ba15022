/** What a shopper asks of an order that is placed, as far as the words say it. Plain data. */
import type { Size } from "../../../domain/values.ts";

export type OrderAct = "cancel" | "address" | "return" | "exchange" | "refund";

/** Which order is meant: all of what is given has to fit it. */
export interface WhichOrder {
  /** Its place in the list, the newest first: 1 is the newest. */
  readonly place?: number;
  /** The day of the month on which it was placed, and the month from 1, where it was said. */
  readonly day?: number;
  readonly month?: number;
  /** So many days ago. */
  readonly ago?: number;
  /** The beginning of its number, in small letters. */
  readonly number?: string;
}

export interface OrderRequest {
  readonly act: OrderAct;
  readonly order?: WhichOrder;
  /** The words for a piece of it: "the jacket". */
  readonly thing?: string;
  /** In which the piece was ordered. */
  readonly size?: Size;
  /** The size that is wanted in its place, or whether it is to be larger (1) or smaller (-1). */
  readonly to?: Size;
  readonly step?: 1 | -1;
  /** Pieces to give back. */
  readonly quantity?: number;
  /** Why, in the shopper's words. */
  readonly reason?: string;
  /** The words for a kept address: "mother". */
  readonly address?: string;
}

/** What is still to be said before anything can be asked for. */
export type Missing = "order" | "line" | "size" | "reason" | "address";
