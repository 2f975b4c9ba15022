/**
 * Google's public keys, fetched on demand and cached as its answer allows. Google rotates them
 * every few days
 * (https://firebase.google.com/docs/auth/admin/verify-id-tokens#verify_id_tokens_using_a_third-party_jwt_library).
 */
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from "jose";

/** The JSON Web Key Set for Firebase's tokens. */
export const googleKeysUrl =
  "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

/** Milliseconds for a fetch. */
const patience = 5_000;
/** Milliseconds between refetches for unknown keys. */
const pause = 30_000;
/** Milliseconds if the answer has no max-age. */
const standardAge = 5 * 60_000;
const longestAge = 24 * 60 * 60_000;
const largestSet = 100_000;

/** The keys can't be fetched: not the user's fault. */
export class KeysUnavailableError extends Error {
  override readonly name = "KeysUnavailableError";
}

type GoogleKeysParts = {
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly now: () => number;
};

type Kept = {
  readonly find: JWTVerifyGetKey;
  readonly fetchedAt: number;
  readonly until: number;
};

/** @throws KeysUnavailableError if the fetch fails, a JOSEError for an unknown key. */
export function createGoogleKeys({ url, fetch, now }: GoogleKeysParts): JWTVerifyGetKey {
  let kept: Kept | null = null;
  let fetching: Promise<Kept> | null = null;

  const refetch = (): Promise<Kept> => {
    fetching ??= fetchSet(url, fetch)
      .then(({ set, maxAge }) => {
        const at = now();
        kept = { find: createLocalJWKSet(set), fetchedAt: at, until: at + maxAge };
        return kept;
      })
      .finally(() => {
        fetching = null;
      });
    return fetching;
  };

  return async (header, token) => {
    const keys = kept !== null && isFresh(kept, now()) ? kept : await refetch();
    try {
      return await keys.find(header, token);
    } catch (error) {
      // Perhaps a new key; invented names must not each cause a fetch.
      const unknown = error instanceof errors.JWKSNoMatchingKey;
      if (!unknown || Math.abs(now() - keys.fetchedAt) < pause) throw error;
      return (await refetch()).find(header, token);
    }
  };
}

/** A fetchedAt in the future means that the clock was set back: stale. */
function isFresh({ fetchedAt, until }: Kept, at: number): boolean {
  return fetchedAt <= at && at < until;
}

async function fetchSet(
  url: string,
  fetch: GoogleKeysParts["fetch"],
): Promise<{ readonly set: JSONWebKeySet; readonly maxAge: number }> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(patience),
      redirect: "error",
      headers: { accept: "application/json" },
    });
    if (!response.ok) throw new Error(`The keys' address answers ${response.status}`);
    const text = await response.text();
    if (text.length > largestSet) throw new Error("The key set is too large");
    const set: unknown = JSON.parse(text);
    if (!isKeySet(set)) throw new Error("The answer is not a key set");
    return { set, maxAge: maxAgeOf(response.headers) };
  } catch (cause) {
    throw new KeysUnavailableError("Google's keys can't be fetched", { cause });
  }
}

function isKeySet(value: unknown): value is JSONWebKeySet {
  return (
    typeof value === "object" && value !== null && "keys" in value && Array.isArray(value.keys)
  );
}

/** Milliseconds, less the Age of caches on the way. */
function maxAgeOf(headers: Headers): number {
  const control = headers.get("cache-control") ?? "";
  if (/\bno-(store|cache)\b/i.test(control)) return 0;
  const seconds = /\bmax-age=(\d{1,9})\b/i.exec(control)?.[1];
  if (seconds === undefined) return standardAge;
  const age = Number(headers.get("age") ?? 0) || 0;
  return Math.min(Math.max(Number(seconds) - age, 0) * 1000, longestAge);
}
