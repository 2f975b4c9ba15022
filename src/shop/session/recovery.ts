/** Password recovery: a link by email, and a new password. */
import { isEmail } from "../../../domain/email.ts";
import { paths } from "../../../domain/routes.ts";
import { shortestPassword } from "../../../domain/values.ts";
import { type Answer, answerOf, refused } from "../answer.ts";
import { noticeTime } from "../notice.ts";
import type { Shop } from "../shop.ts";

interface Recovery {
  readonly forget: (email: string) => Promise<Answer<unknown>>;
  /** Then goes to the login. */
  readonly reset: (token: string, password: string) => Promise<Answer<unknown>>;
}

export const recoveryWords = {
  noEmail: "Please enter a valid email address",
  noToken: "This link is not complete. Open it from the email again, or ask for a new one.",
  short: `Password must be at least ${shortestPassword} characters`,
  set: "Your password is set. Please log in with it.",
} as const;

export function createRecovery(shop: Pick<Shop, "ports" | "session">): Recovery {
  const { api, notify, goTo } = shop.ports;
  return {
    async forget(typed) {
      const email = typed.trim();
      if (!isEmail(email)) return refused(recoveryWords.noEmail, "email");
      return answerOf(shop, "forgotten password", () =>
        api.call("forgotPassword", { body: { email } }),
      );
    },

    async reset(token, password) {
      if (token === "") return refused(recoveryWords.noToken, "token");
      if (password.length < shortestPassword) return refused(recoveryWords.short, "password");
      const answer = await answerOf(shop, "new password", () =>
        api.call("resetPassword", { body: { token, password } }),
      );
      if (answer.type === "done") {
        // All sessions have ended.
        shop.session.expire();
        goTo(paths.login);
        notify({ kind: "success", text: recoveryWords.set, forMs: noticeTime.entering });
      }
      return answer;
    },
  };
}
