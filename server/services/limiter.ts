/** Rate limits, counted in the database. */
import { createHash } from "node:crypto";
import type { Limit } from "../config.ts";
import type { RateLimitRepository, Window } from "../repositories/rate-limits.ts";
import { type Outcome, ok, refuse } from "./outcome.ts";

/** The limited act, and its address, account or shopper. */
type Attempt = {
  readonly what: string;
  readonly who: string;
  readonly limit: Limit;
};

export type Limiter = ReturnType<typeof createLimiter>;

export function createLimiter(limits: RateLimitRepository, now: () => number) {
  const full = createFullWindows();

  /** Counts all, or none if one is full. */
  const count = async (attempts: readonly Attempt[]): Promise<Outcome<readonly Window[]>> => {
    const at = now();
    const keyed = attempts.map(({ what, who, limit }) => ({
      // Hashed: only equality matters.
      key: `${what}:${createHash("sha256").update(who).digest("base64url")}`,
      limit,
    }));
    for (const { key } of keyed) {
      const window = full.find(key, at);
      if (window !== null) return tooMany(window, at);
    }
    const taken: Window[] = [];
    for (const { key, limit } of keyed) {
      const end = new Date(at + limit.windowMs);
      const counted = await limits.count(key, limit.count, new Date(at), end);
      if (!counted.taken) {
        full.add(counted.window, at);
        await giveBack(taken);
        return tooMany(counted.window, at);
      }
      taken.push(counted.window);
    }
    return ok(taken);
  };

  const giveBack = async (windows: readonly Window[]): Promise<void> => {
    for (const window of windows) {
      await limits.giveBack(window);
      full.remove(window.key);
    }
  };

  return {
    /** Counts one attempt, or refuses. */
    async allow(attempt: Attempt): Promise<Outcome<null>> {
      const counted = await count([attempt]);
      return counted.ok ? ok(null) : counted;
    },

    /**
     * Counts only failed work. Counted first and returned on success or without an answer, so that
     * no more run at once than may fail.
     */
    async failures<Value>(
      attempts: readonly Attempt[],
      work: () => Promise<Outcome<Value>>,
    ): Promise<Outcome<Value>> {
      const counted = await count(attempts);
      if (!counted.ok) return counted;
      let failed = false;
      try {
        const outcome = await work();
        failed = !outcome.ok && outcome.refusal.kind !== "unavailable";
        return outcome;
      } finally {
        if (!failed) await giveBack(counted.value);
      }
    },
  };
}

/**
 * Full windows, cached so that refusals need no query. For five seconds, since another process may
 * return a count.
 */
function createFullWindows() {
  const remembered = 5_000;
  const most = 10_000;
  const windows = new Map<string, { readonly window: Window; readonly foundAt: number }>();
  return {
    find(key: string, at: number): Window | null {
      const found = windows.get(key);
      if (found === undefined) return null;
      const until = Math.min(found.window.resetsAt.getTime(), found.foundAt + remembered);
      // Found in the future: the clock was set back.
      if (found.foundAt <= at && at < until) return found.window;
      windows.delete(key);
      return null;
    },
    add(window: Window, foundAt: number): void {
      const [oldest] = windows.keys();
      if (windows.size >= most && oldest !== undefined) windows.delete(oldest);
      windows.set(window.key, { window, foundAt });
    },
    remove: (key: string): void => void windows.delete(key),
  };
}

function tooMany({ resetsAt }: Window, at: number) {
  const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt.getTime() - at) / 1000));
  return refuse(
    "too-many",
    `Too many requests. Please wait ${inWords(retryAfterSeconds)} and try again.`,
    { retryAfterSeconds },
  );
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "a second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}

/** IPv6 counts by /64, the unit of one household or server. */
export function addressOwner(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
