/** Refuses what comes too often. The counts live in the database. */
import { createHash } from "node:crypto";
import type { Limit } from "../config.ts";
import type { RateLimitRepository } from "../repositories/rate-limits.ts";
import { type Outcome, ok, refuse } from "./outcome.ts";

/** What is limited, and for whom: an address, an account, a shopper. */
export type Attempt = {
  readonly what: string;
  readonly who: string;
  readonly limit: Limit;
};

export type Limiter = ReturnType<typeof createLimiter>;

export function createLimiter(limits: RateLimitRepository, now: () => number) {
  return {
    /** Counts one attempt, and refuses it when the window's number is used up. */
    async allow({ what, who, limit }: Attempt): Promise<Outcome<null>> {
      const at = now();
      // Hashed: the table needs to know that it is the same one, not who it is.
      const key = `${what}:${createHash("sha256").update(who).digest("base64url")}`;
      const { count, resetsAt } = await limits.count(
        key,
        new Date(at),
        new Date(at + limit.windowMs),
      );
      if (count <= limit.count) return ok(null);
      const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt.getTime() - at) / 1000));
      return refuse(
        "too-many",
        `Too many requests. Please wait ${inWords(retryAfterSeconds)} and try again.`,
        { retryAfterSeconds },
      );
    },
  };
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "a second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}

/**
 * Who an internet address is, for a limit. One household or server has a whole /64 of IPv6, so
 * addresses that differ in the lower half are the same one.
 */
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
