import { createStore, type StoreApi } from "zustand/vanilla";
import type { Account, SignedIn } from "../../../contract/account-schemas.ts";
import type { Reply } from "../../../contract/schemas.ts";
import { paths } from "../../../domain/routes.ts";
import { shortestPassword } from "../../../domain/values.ts";
import { type Answer, answerOf, refused } from "../answer.ts";
import { noticeTime } from "../notice.ts";
import { oncePerShop } from "../once-per-shop.ts";
import type { Shop } from "../shop.ts";

interface AccountState {
  readonly status: "waiting" | "loading" | "ready" | "failed";
  readonly account: Account | undefined;
  readonly sessions: readonly SignedIn[];
}

export interface AccountActions {
  readonly store: StoreApi<AccountState>;
  readonly open: () => Promise<void>;
  readonly rename: (name: string) => Promise<Answer<unknown>>;
  readonly changePassword: (current: string, password: string) => Promise<Answer<unknown>>;
  readonly endSessions: (id?: string) => Promise<Answer<unknown>>;
  readonly data: () => Promise<Answer<Reply<"downloadData">>>;
  /** Deletes the account for good and goes to the login. */
  readonly remove: (password: string | undefined) => Promise<Answer<unknown>>;
}

export const accountWords = {
  noName: "Please enter a name.",
  noCurrent: "Please enter your current password.",
  short: `Password must be at least ${shortestPassword} characters`,
  deleted: "Your account is deleted.",
} as const;

const nothing: AccountState = { status: "waiting", account: undefined, sessions: [] };

export const accountOf = oncePerShop(createAccount);

function createAccount(shop: Shop): AccountActions {
  const { api, notify, goTo } = shop.ports;
  const store = createStore<AccountState>(() => nothing);
  let stay = 0;

  const here = (list: readonly SignedIn[]): readonly SignedIn[] =>
    list.toSorted((a, b) => Number(b.current) - Number(a.current) || b.since - a.since);

  shop.session.store.subscribe(({ status }) => {
    if (status !== "out") return;
    stay += 1;
    store.setState(nothing, true);
  });

  return {
    store,

    async open() {
      const mine = stay;
      store.setState({ status: "loading" });
      const answer = await answerOf(shop, "account", () =>
        Promise.all([api.call("getAccount"), api.call("listSessions")]),
      );
      if (mine !== stay) return;
      if (answer.type === "refused") {
        store.setState({ status: "failed" });
        return;
      }
      const [account, sessions] = answer.value;
      store.setState({ status: "ready", account, sessions: here(sessions) });
    },

    async rename(typed) {
      const name = typed.trim();
      if (name === "") return refused(accountWords.noName, "name");
      const answer = await answerOf(shop, "name", () => api.call("changeName", { body: { name } }));
      if (answer.type === "done") {
        const { account } = store.getState();
        if (account !== undefined) store.setState({ account: { ...account, ...answer.value } });
        await shop.session.enter(answer.value);
      }
      return answer;
    },

    async changePassword(current, password) {
      if (current === "") return refused(accountWords.noCurrent, "current");
      if (password.length < shortestPassword) return refused(accountWords.short, "password");
      const answer = await answerOf(shop, "password", () =>
        api.call("changePassword", { body: { current, password } }),
      );
      const { sessions } = store.getState();
      if (answer.type === "done")
        store.setState({ sessions: sessions.filter((each) => each.current) });
      return answer;
    },

    async endSessions(id) {
      const answer = await answerOf(shop, "sessions", () =>
        api.call("endSessions", { body: id === undefined ? {} : { _id: id } }),
      );
      if (answer.type === "done") store.setState({ sessions: here(answer.value) });
      return answer;
    },

    data: () => answerOf(shop, "my data", () => api.call("downloadData")),

    async remove(password) {
      const answer = await answerOf(shop, "delete account", () =>
        api.call("deleteAccount", { body: password === undefined ? {} : { password } }),
      );
      if (answer.type === "done") {
        goTo(paths.login); // before the state changes, so that the guard keeps no return target
        shop.session.forget();
        notify({ kind: "info", text: accountWords.deleted, forMs: noticeTime.entering });
      }
      return answer;
    },
  };
}
