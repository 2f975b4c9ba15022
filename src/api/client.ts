/** The typed client of the contract. Knows HTTP and nothing of the shop. */
import { calls } from "../../contract/calls.ts";
import type { Body, ErrorReply, Reply } from "../../contract/schemas.ts";
import { ApiError } from "./api-error.ts";

/** JSON calls; sound goes through the speech adapters. */
export type JsonCallName = Exclude<keyof typeof calls, "transcribe" | "speak">;

interface CallOptions<Name extends JsonCallName> {
  readonly body?: Body<Name>;
  /** Path parameters. */
  readonly params?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Lets a small request outlive its page. */
  readonly keepalive?: boolean;
  /** Gets the headers of a successful reply. */
  readonly onHeaders?: (headers: Headers) => void;
}

export interface Api {
  /** Rejects with an ApiError only. */
  readonly call: <Name extends JsonCallName>(
    name: Name,
    options?: CallOptions<Name>,
  ) => Promise<Reply<Name>>;
}

interface ApiSettings {
  readonly fetch: typeof globalThis.fetch;
  /** Origin of the calls; empty for the page's. */
  readonly base?: string;
  /** Origin of recommendations; empty for the page's. */
  readonly recommendationsBase?: string;
  /** A signal that aborts after so many milliseconds. */
  readonly timeout?: (milliseconds: number) => AbortSignal;
}

/** Milliseconds. */
export const recommendationTimeout = 8000;

export function createApi(settings: ApiSettings): Api {
  const timeout = settings.timeout ?? ((milliseconds) => AbortSignal.timeout(milliseconds));

  return {
    async call<Name extends JsonCallName>(name: Name, options: CallOptions<Name> = {}) {
      const { method, path } = calls[name];
      const base = name === "recommend" ? settings.recommendationsBase : settings.base;
      let request: Request;
      try {
        request = new Request(absolute(`${base ?? ""}${filled(path, options.params)}`), {
          method,
          credentials: "include",
          headers: {
            accept: "application/json",
            ...(method !== "GET" && { "content-type": "application/json" }),
            ...options.headers,
          },
          ...(method !== "GET" && { body: JSON.stringify(options.body ?? {}) }),
          ...(options.keepalive && { keepalive: true }),
          ...signalOf(
            options.signal,
            name === "recommend" ? timeout(recommendationTimeout) : undefined,
          ),
        });
      } catch (cause) {
        throw new ApiError({ kind: "setup", cause });
      }
      return (await send(settings.fetch, request, options.onHeaders)) as Reply<Name>; // the server validates replies
    },
  };
}

const filled = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));

/** Node's Request takes absolute addresses only. */
const absolute = (address: string): string =>
  typeof location === "undefined" ? address : new URL(address, location.origin).href;

function signalOf(...signals: readonly (AbortSignal | undefined)[]): { signal?: AbortSignal } {
  const given = signals.filter((signal) => signal !== undefined);
  return given.length === 0 ? {} : { signal: AbortSignal.any(given) };
}

async function send(
  fetch: typeof globalThis.fetch,
  request: Request,
  onHeaders?: (headers: Headers) => void,
): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(request);
    text = await response.text();
  } catch (cause) {
    throw new ApiError({ kind: "no-response", cause });
  }
  const read = parse(text);
  if (response.ok && read.json) {
    onHeaders?.(response.headers);
    return read.value;
  }
  const said = (
    read.json && typeof read.value === "object" ? read.value : null
  ) as Partial<ErrorReply> | null;
  const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
  throw new ApiError({
    kind: "http",
    status: response.status,
    message: typeof said?.message === "string" ? said.message : "",
    field: typeof said?.field === "string" ? said.field : undefined,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
    ...(Array.isArray(said?.soldOut) && { soldOut: said.soldOut }),
  });
}

function parse(text: string): { json: true; value: unknown } | { json: false } {
  try {
    return { json: true, value: JSON.parse(text) };
  } catch {
    return { json: false };
  }
}
