/** The session per server: scripts can't see its cookie. Signing in is in entry.ts. */
import { createStore, type StoreApi } from "zustand/vanilla";
import type { User } from "../../../contract/schemas.ts";
import { paths } from "../../../domain/routes.ts";
import { asApiError } from "../../api/api-error.ts";
import type { Ports } from "../ports.ts";

/** The tab's delivery form, kept until the tab closes or the shopper logs out. */
export const draftKey = "shopai.delivery";

export type SessionState =
  | { readonly status: "unknown" }
  /** `unreachable`: no answer yet; retried. */
  | { readonly status: "out"; readonly unreachable?: true }
  | { readonly status: "in"; readonly user: User };

export interface Session {
  readonly store: StoreApi<SessionState>;
  /** Any failure means signed out. */
  readonly start: () => Promise<void>;
  readonly enter: (user: User) => Promise<void>;
  /** Goes to /login; resolves with whether the session ended. */
  readonly logOut: () => Promise<boolean>;
  /** The server rejected the session: the guard asks to sign in. */
  readonly expire: () => void;
  /** The account is deleted: drops what awaits its return. */
  readonly forget: () => void;
}

const askedAgainAfter = 3000;

export function createSession({
  api,
  tabStorage,
  goTo,
  mayBeSignedIn,
  after,
  log,
}: Pick<Ports, "api" | "tabStorage" | "goTo" | "mayBeSignedIn" | "after" | "log">): Session {
  const store = createStore<SessionState>(() => ({ status: "unknown" }));

  const leave = () => store.setState({ status: "out" }, true);

  /**
   * If another user signed in while this tab was in the background, sign the old one out first, so that its
   * cleanup runs.
   */
  function admit(user: User): void {
    const before = store.getState();
    if (before.status === "in" && before.user.email !== user.email) leave();
    store.setState({ status: "in", user }, true);
  }

  async function reload(fallback?: User): Promise<void> {
    try {
      admit(await api.call("getCurrentUser"));
    } catch (thrown) {
      const { status, kind } = asApiError(thrown);
      if (status !== 401) log("current user", thrown);
      if (fallback !== undefined && status !== 401) admit(fallback);
      else if (kind === "no-response") {
        store.setState({ status: "out", unreachable: true }, true);
        after(askedAgainAfter, () => {
          const now = store.getState();
          if (now.status === "out" && now.unreachable) void reload();
        });
      } else leave();
    }
  }

  /** An expired session keeps the draft; a logout drops it. */
  function dropDraft(): void {
    try {
      tabStorage.removeItem(draftKey);
    } catch (cause) {
      log("delivery draft", cause);
    }
  }

  return {
    store,
    async start() {
      if (mayBeSignedIn()) await reload();
      else leave();
    },
    enter: reload,
    async logOut() {
      try {
        await api.call("logOut");
      } catch (thrown) {
        log("log out", thrown);
        return false;
      }
      dropDraft();
      goTo(paths.login); // before the state changes, so that the guard keeps no return target
      leave();
      return true;
    },
    expire() {
      if (store.getState().status === "in") leave();
    },
    forget() {
      dropDraft();
      leave();
    },
  };
}
