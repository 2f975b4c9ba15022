/** Done, or refused in words. */
import { asApiError } from "../api/api-error.ts";
import type { Shop } from "./shop.ts";

interface Refusal {
  readonly type: "refused";
  readonly message: string;
  readonly field?: string;
  readonly unanswered?: true;
}

export type Answer<Value = undefined> = { readonly type: "done"; readonly value: Value } | Refusal;

export const refused = (message: string, field?: string): Refusal => ({
  type: "refused",
  message,
  ...(field !== undefined && { field }),
});

export const answerWords = {
  silent: "The shop didn't answer. Please try again.",
  broken: "That didn't work. Please try again.",
  signIn: "Please log in again.",
} as const;

/** Failures become answers. */
export async function answerOf<Value>(
  { ports, session }: Pick<Shop, "ports" | "session">,
  what: string,
  call: () => Promise<Value>,
): Promise<Answer<Value>> {
  try {
    return { type: "done", value: await call() };
  } catch (thrown) {
    ports.log(what, thrown);
    const { kind, status, message, field } = asApiError(thrown);
    if (kind === "no-response") return { ...refused(answerWords.silent), unanswered: true };
    if (status === 401) {
      session.expire();
      return refused(answerWords.signIn);
    }
    if (status >= 500) return { ...refused(message || answerWords.broken), unanswered: true };
    return refused(message || answerWords.broken, field);
  }
}
