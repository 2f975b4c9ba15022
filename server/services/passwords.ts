/** Keeps passwords as Argon2id hashes (19 MiB, two passes, one lane: OWASP's minimum). */
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { createTurns } from "./turns.ts";

/** The algorithm itself is the package's default, Argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

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

export function createPasswords(): Passwords {
  const inTurn = createTurns(atOnce, mostWaiting);
  let decoy: Promise<string> | null = null;
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async matches(password, hashed) {
      if (hashed !== null) return inTurn(() => verify(hashed, password));
      decoy ??= inTurn(() => hash("nobody's password", cost));
      const nobody = await decoy;
      await inTurn(() => verify(nobody, password));
      return false;
    },
  };
}
