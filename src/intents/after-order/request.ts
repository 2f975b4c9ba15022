import type { Size } from "../../../domain/values.ts";

export type OrderAct = "cancel" | "address" | "return" | "exchange" | "refund";

/** All given criteria must fit. */
export interface WhichOrder {
  /** 1 is the newest. */
  readonly place?: number;
  /** Month from 1, if said. */
  readonly day?: number;
  readonly month?: number;
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
  /** The requested size, or larger (1) or smaller (-1). */
  readonly to?: Size;
  readonly step?: 1 | -1;
  readonly quantity?: number;
  readonly reason?: string;
  /** A saved address's words: "mother". */
  readonly address?: string;
}

export type Missing = "order" | "line" | "size" | "reason" | "address";
