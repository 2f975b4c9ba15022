/** The one error of all calls to a server. */

import type { ErrorReply } from "../../contract/schemas.ts";

/**
 * - `http`: an error status, or a reply that isn't JSON.
 * - `no-response`: nothing came back: offline, refused or timed out.
 * - `setup`: the request couldn't be built.
 */
type ApiErrorKind = "http" | "no-response" | "setup";

interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 without a reply. */
  readonly status?: number;
  /** The server's message, perhaps empty. */
  readonly message?: string;
  readonly field?: string | undefined;
  readonly soldOut?: ErrorReply["soldOut"];
  /** Seconds, from Retry-After. */
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

/** Other errors come from before the request. */
export const asApiError = (thrown: unknown): ApiError =>
  thrown instanceof ApiError ? thrown : new ApiError({ kind: "setup", cause: thrown });
