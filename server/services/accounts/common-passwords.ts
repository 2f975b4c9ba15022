/** The passwords that are guessed first: the 3,000 most common that are long enough to be taken. */
import { dictionary } from "@zxcvbn-ts/language-common";
import { shortestPassword } from "../../../domain/values.ts";
import { type Outcome, ok, refuse } from "../outcome.ts";

/** By the password standard that docs/security.md follows (ASVS 6.2.4). */
const most = 3_000;

const common: ReadonlySet<string> = new Set(
  // The most common first.
  dictionary["passwords-common"]
    .filter(({ length }) => length >= shortestPassword)
    .slice(0, most)
    .map((password) => password.toLowerCase()),
);

/** Refuses such a password, whatever its capitals. */
export function checkUncommon(password: string): Outcome<null> {
  if (!common.has(password.toLowerCase())) return ok(null);
  return refuse("bad-input", "This password is easy to guess. Choose another.", {
    field: "password",
  });
}
