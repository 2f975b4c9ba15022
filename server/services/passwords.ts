/** Keeps passwords as Argon2id hashes (19 MiB, two passes, one lane: OWASP's minimum). */
import { hash, verify } from "@node-rs/argon2";

/** The algorithm itself is the package's default, Argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Passwords = {
  readonly hash: (password: string) => Promise<string>;
  /** Takes as long without a hash (no such account, or none with a password) as with one. */
  readonly matches: (password: string, hashed: string | null) => Promise<boolean>;
};

export function createPasswords(): Passwords {
  let decoy: Promise<string> | null = null;
  return {
    hash: (password) => hash(password, cost),
    async matches(password, hashed) {
      if (hashed !== null) return verify(hashed, password);
      decoy ??= hash("nobody's password", cost);
      await verify(await decoy, password);
      return false;
    },
  };
}
