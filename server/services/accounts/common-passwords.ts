/** The most common passwords of acceptable length. */
import { dictionary } from "@zxcvbn-ts/language-common";
import { shortestPassword } from "../../../domain/values.ts";
import { type Outcome, ok, refuse } from "../outcome.ts";

/** ASVS 6.2.4; see docs/asvs.md. */
const most = 3_000;

const common: ReadonlySet<string> = new Set(
  // Most common first.
  dictionary["passwords-common"]
    .filter(({ length }) => length >= shortestPassword)
    .slice(0, most)
    .map((password) => password.toLowerCase()),
);

/** Ignores case. */
export function checkUncommon(password: string): Outcome<null> {
  if (!common.has(password.toLowerCase())) return ok(null);
  return refuse("bad-input", "This password is easy to guess. Choose another.", {
    field: "password",
  });
}
