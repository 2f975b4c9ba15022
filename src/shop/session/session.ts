/**
 * Who is shopping. The session itself is a cookie that scripts can't see; this store holds what the
 * server says about it. How a shopper comes in is in entry.ts, which only its screens fetch.
 */
import { createStore, type StoreApi } from "zustand/vanilla";
import type { User } from "../../../contract/schemas.ts";
import { paths } from "../../../domain/routes.ts";
import { asApiError } from "../../api/api-error.ts";
import type { Ports } from "../ports.ts";

/** Where a tab keeps a half-filled delivery form: until it is closed, or its shopper logs out. */
export const draftKey = "shopai.delivery";

export type SessionState =
  | { readonly status: "unknown" }
  /** `unreachable`: nobody answered who it is, and it is asked again. */
  | { readonly status: "out"; readonly unreachable?: true }
  | { readonly status: "in"; readonly user: User };

export interface Session {
  readonly store: StoreApi<SessionState>;
  /** Asks who is signed in, where anyone may be. Any failure means nobody. */
  readonly start: () => Promise<void>;
  /** Asks again after a sign-in; should the answer get lost, its own reply names the user. */
  readonly enter: (user: User) => Promise<void>;
  /** Ends the session and goes to /login; answers whether the server did so. */
  readonly logOut: () => Promise<boolean>;
  /** The server no longer knows us: the guard asks for a new sign-in. */
  readonly expire: () => void;
  /** The shopper is gone for good, and so is what this tab kept for their return. */
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
   * Somebody is here. Another shopper, whose sign-in a sleeping tab slept through, comes after the first
   * has left: so whatever lets go of a shopper's things when they leave needs no second rule.
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

  /** A session that expires keeps the draft for its writer's return; a logout means that they go. */
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
      goTo(paths.login); // before the state changes, so that the guard remembers no return target
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
