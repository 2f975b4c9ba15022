/** A service's answer: a value, or a refusal in words for the shopper. */
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
  /** The wrong or conflicting field. */
  readonly field?: string;
  /** Which, and how many are left. */
  readonly soldOut?: ErrorReply["soldOut"];
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
