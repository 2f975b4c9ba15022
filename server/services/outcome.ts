/** What a shop rule answers: the value asked for, or a refusal in words that a shopper can read. */
import type { ErrorReply } from "../../contract/schemas.ts";

export type Refusal = {
  readonly kind:
    | "bad-input"
    | "signed-out"
    | "forbidden"
    | "not-found"
    | "conflict"
    | "too-many"
    | "unavailable";
  readonly message: string;
  /** The field that is wrong, for bad input; the one that disagrees with the shop, for a conflict. */
  readonly field?: string;
  /** Where pieces are sold out: which, and how many are left. */
  readonly soldOut?: ErrorReply["soldOut"];
  /** When to try again, for too many. */
  readonly retryAfterSeconds?: number;
};

export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

export function ok<Value>(value: Value): Outcome<Value> {
  return { ok: true, value };
}

export function refuse(
  kind: Refusal["kind"],
  message: string,
  details: Omit<Refusal, "kind" | "message"> = {},
): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: { kind, message, ...details } };
}
