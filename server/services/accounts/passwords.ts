/** Argon2id: 19 MiB, two passes, one lane (OWASP's minimum). */
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { createConcurrencyLimit } from "../../resilience/concurrency-limit.ts";

/** Memory in KiB, and passes over it. Argon2id is the package's default. */
export type PasswordCost = Readonly<Record<"memoryCost" | "timeCost" | "parallelism", number>>;

const shopsCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Compared if there is no account: a constant of equal cost that no password produced
 * (https://github.com/P-H-C/phc-string-format).
 */
const nobodysAt = (cost: PasswordCost): string =>
  [
    "$argon2id$v=19",
    `m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`,
    "A".repeat(22),
    "A".repeat(43),
  ].join("$");

export type Passwords = {
  readonly hash: (password: string) => Promise<string>;
  /** Equal time without a hash. */
  readonly matches: (password: string, hashed: string | null) => Promise<boolean>;
};

/** Node has four threads for hashes and files: leave one core and one thread. */
const atOnce = Math.max(1, Math.min(3, availableParallelism() - 1));

/** About five seconds of one core. */
const mostWaiting = 200;

export function createPasswords({
  turns = { atOnce, mostWaiting },
  cost = shopsCost,
} = {}): Passwords {
  const nobodys = nobodysAt(cost);
  const limited = createConcurrencyLimit(turns.atOnce, turns.mostWaiting);
  return {
    hash: (password) => limited(() => hash(password, cost)),
    async matches(password, hashed) {
      const same = await limited(() => verify(hashed ?? nobodys, password));
      return same && hashed !== null;
    },
  };
}
