/** The one error that a call to a server ends in, so that screens and stores read failures alike. */

import type { ErrorReply } from "../../contract/schemas.ts";

/**
 * - `http`: the server answered with an error status (or with something that isn't JSON).
 * - `no-response`: the request went out and nothing came back: offline, refused or timed out.
 * - `setup`: the request could not even be built.
 */
export type ApiErrorKind = "http" | "no-response" | "setup";

export interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 where nothing came back. */
  readonly status?: number;
  /** What the server says about it; empty where it said nothing. */
  readonly message?: string;
  /** The field that is wrong, where the server names one. */
  readonly field?: string | undefined;
  /** The pieces that can't be had, where some are sold out. */
  readonly soldOut?: ErrorReply["soldOut"];
  /** Seconds to wait before trying again, from Retry-After. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;
  readonly soldOut: NonNullable<ErrorReply["soldOut"]>;

  constructor(details: ApiErrorDetails) {
    super(details.message ?? "", { cause: details.cause });
    this.kind = details.kind;
    this.status = details.status ?? 0;
    this.field = details.field;
    this.retryAfter = details.retryAfter;
    this.soldOut = details.soldOut ?? [];
  }
}

/** Anything thrown, as an ApiError; what isn't one yet went wrong before the request left. */
export const asApiError = (thrown: unknown): ApiError =>
  thrown instanceof ApiError ? thrown : new ApiError({ kind: "setup", cause: thrown });
