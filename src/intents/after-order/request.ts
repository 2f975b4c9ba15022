/** A request about a placed order. Plain data. */
import type { Size } from "../../../domain/values.ts";

export type OrderAct = "cancel" | "address" | "return" | "exchange" | "refund";

/** All given criteria must fit. */
export interface WhichOrder {
  /** 1 is the newest. */
  readonly place?: number;
  /** Day of the month, and month from 1 if said. */
  readonly day?: number;
  readonly month?: number;
  /** Days ago. */
  readonly ago?: number;
  /** The number's beginning, in lower case. */
  readonly number?: string;
}

export interface OrderRequest {
  readonly act: OrderAct;
  readonly order?: WhichOrder;
  /** A piece's words: "the jacket". */
  readonly thing?: string;
  /** The ordered size. */
  readonly size?: Size;
  /** The wanted size, or larger (1) or smaller (-1). */
  readonly to?: Size;
  readonly step?: 1 | -1;
  readonly quantity?: number;
  /** In the shopper's words. */
  readonly reason?: string;
  /** A saved address's words: "mother". */
  readonly address?: string;
}

/** Still to be asked. */
export type Missing = "order" | "line" | "size" | "reason" | "address";
