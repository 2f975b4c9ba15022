import { expect, it } from "vitest";
import { mayBeSignedIn } from "./session-hint.ts";

it.each([
  ["", "", false],
  ["a=b; shopai-here=1", "", true],
  ["a=b; __Host-shopai-here=1", "", true],
  ["not-shopai-here=1", "", false],
  ["", "https://calls.example", true],
])("with the cookies %j and calls to %j a user may be signed in: %s", (cookies, base, may) => {
  expect(mayBeSignedIn(cookies, base)).toBe(may);
});
