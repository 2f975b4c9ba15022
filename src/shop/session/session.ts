/**
 * Who is signed in, as the server says: scripts can't see the session cookie. Signing in is in entry.ts,
 * which only its screens fetch.
 */
import { createStore, type StoreApi } from "zustand/vanilla";
import type { User } from "../../../contract/schemas.ts";
import { paths } from "../../../domain/routes.ts";
import { asApiError } from "../../api/api-error.ts";
import type { Ports } from "../ports.ts";

/** The tab's half-filled delivery form, until the tab is closed or its shopper logs out. */
export const draftKey = "shopai.delivery";

export type SessionState =
  | { readonly status: "unknown" }
  /** `unreachable`: no answer yet; it is asked again. */
  | { readonly status: "out"; readonly unreachable?: true }
  | { readonly status: "in"; readonly user: User };

export interface Session {
  readonly store: StoreApi<SessionState>;
  /** Any failure means nobody. */
  readonly start: () => Promise<void>;
  /** Asks again after a sign-in; if the answer is lost, its own reply names the user. */
  readonly enter: (user: User) => Promise<void>;
  /** Goes to /login; whether the server ended the session. */
  readonly logOut: () => Promise<boolean>;
  /** The server rejected the session: the guard asks for a new sign-in. */
  readonly expire: () => void;
  /** The shopper is gone for good: drops what waits for their return. */
  readonly forget: () => void;
}

/** Milliseconds. */
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
