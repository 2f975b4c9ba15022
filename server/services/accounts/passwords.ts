/** Keeps passwords as Argon2id hashes (19 MiB, two passes, one lane: OWASP's minimum). */
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { createTurns } from "../concurrency-limit.ts";

/** The algorithm itself is the package's default, Argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * What is compared where there is no account: a hash of the agreed cost that no password was made
 * into, in the form of https://github.com/P-H-C/phc-string-format. Written down rather than made, so
 * that the first who asks does no more work than the next, and nothing can go wrong.
 */
const nobodys = [
  "$argon2id$v=19",
  `m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`,
  "A".repeat(22),
  "A".repeat(43),
].join("$");

export type Passwords = {
  readonly hash: (password: string) => Promise<string>;
  /** Takes as long without a hash (no such account, or none with a password) as with one. */
  readonly matches: (password: string, hashed: string | null) => Promise<boolean>;
};

/**
 * Node has four threads for such work and for reading files, and every hash takes a core for itself:
 * one core and one thread stay for everybody else.
 */
const atOnce = Math.max(1, Math.min(3, availableParallelism() - 1));

/** Some five seconds of one core's work. */
const mostWaiting = 200;

/** Without options, as many hashes at once as leave the rest of the shop alive. */
export function createPasswords(turns = { atOnce, mostWaiting }): Passwords {
  const inTurn = createTurns(turns.atOnce, turns.mostWaiting);
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async matches(password, hashed) {
      const same = await inTurn(() => verify(hashed ?? nobodys, password));
      return same && hashed !== null;
    },
  };
}
