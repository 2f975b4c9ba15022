/**
 * Who is shopping. The session itself is a cookie that scripts can't see; this store holds what the
 * server says about it, and the acts that change it.
 */
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Config, User } from "../../contract/schemas.ts";
import { type ApiError, asApiError } from "../api/api-error.ts";
import type { Login, Registration } from "./credentials.ts";
import { noticeTime } from "./notice.ts";
import type { Ports } from "./ports.ts";

export type SessionState =
  | { readonly status: "unknown" }
  | { readonly status: "out" }
  | { readonly status: "in"; readonly user: User };

/** How a form was answered: done, or what to show beside it. */
export type Entry =
  | { readonly type: "done" }
  | { readonly type: "refused"; readonly message: string; readonly field?: string };

export interface Session {
  readonly store: StoreApi<SessionState>;
  /** Asks who is signed in. Any failure means nobody. */
  readonly start: () => Promise<void>;
  readonly register: (form: Registration) => Promise<Entry>;
  readonly logIn: (form: Login) => Promise<Entry>;
  /** Whether Google sign-in is set up; undefined while nobody has asked the server yet. */
  readonly google: StoreApi<{ readonly project: Config["google"] | undefined }>;
  readonly askForGoogle: () => Promise<void>;
  readonly enterWithGoogle: (purpose: "registration" | "login") => Promise<Entry>;
  /** Ends the session and goes to /login; answers whether the server did so. */
  readonly logOut: () => Promise<boolean>;
  /** The server no longer knows us: the guard asks for a new sign-in. */
  readonly expire: () => void;
}

export const googleNotSetUp = "Google sign-in is not set up in this shop";

export function createSession({ api, notify, goTo, googleSignIn, log }: Ports): Session {
  const store = createStore<SessionState>(() => ({ status: "unknown" }));
  const google = createStore<{ readonly project: Config["google"] | undefined }>(() => ({
    project: undefined,
  }));

  const toast = (kind: "success" | "error", text: string) =>
    notify({ kind, text, forMs: noticeTime.entering });

  async function reload(fallback?: User): Promise<void> {
    try {
      store.setState({ status: "in", user: await api.call("getCurrentUser") }, true);
    } catch (thrown) {
      const { status } = asApiError(thrown);
      // Just signed in and the reload got lost: the sign-in's own reply names the user.
      if (fallback !== undefined && status !== 401) {
        store.setState({ status: "in", user: fallback }, true);
      } else {
        if (status !== 401) log("current user", thrown);
        store.setState({ status: "out" }, true);
      }
    }
  }

  async function enter(
    send: () => Promise<User>,
    success: string,
    refused: (error: ApiError) => Entry,
  ): Promise<Entry> {
    try {
      await reload(await send());
      toast("success", success);
      return { type: "done" };
    } catch (thrown) {
      return refused(asApiError(thrown));
    }
  }

  return {
    store,
    google,
    start: () => reload(),

    register: (form) =>
      enter(
        () => api.call("register", { body: form }),
        "User Registration Successful",
        (error) => {
          const { inline, toasted } = registrationWords(error);
          toast("error", toasted);
          return refusal(inline, error.field);
        },
      ),

    logIn: (form) =>
      enter(
        () => api.call("logIn", { body: form }),
        "User Login Successful",
        (error) => {
          toast("error", "User Login Failed");
          return refusal(
            error.kind === "no-response"
              ? "No response from server"
              : error.message || "User Login Failed",
            error.field,
          );
        },
      ),

    async askForGoogle() {
      if (google.getState().project !== undefined) return;
      try {
        google.setState({ project: (await api.call("getConfig")).google });
      } catch (thrown) {
        log("configuration", thrown);
      }
    },

    async enterWithGoogle(purpose) {
      const { project } = google.getState();
      if (!project) return refusal(googleNotSetUp);
      return enter(
        async () => {
          const { name, email, idToken } = await googleSignIn(project);
          const headers = { authorization: `Bearer ${idToken}` };
          return api.call("googleLogIn", { body: { name, email }, headers });
        },
        purpose === "registration" ? "User Registration Successful" : "User Login Successful",
        (error) => {
          if (purpose === "registration") {
            toast("error", error.message || "Google registration failed");
            return refusal(error.message || "Google registration failed");
          }
          log("google login", error);
          return refusal(error.message || "Google sign-in didn't finish. Please try again.");
        },
      );
    },

    async logOut() {
      try {
        await api.call("logOut");
      } catch (thrown) {
        log("log out", thrown);
        return false;
      }
      goTo("/login"); // before the state changes, so that the guard remembers no return target
      store.setState({ status: "out" }, true);
      return true;
    },

    expire() {
      if (store.getState().status === "in") store.setState({ status: "out" }, true);
    },
  };
}

const refusal = (message: string, field?: string): Entry => ({
  type: "refused",
  message,
  ...(field !== undefined && { field }),
});

/** The documented words for a registration that failed: beside the form, and in the toast. */
function registrationWords(error: ApiError): { inline: string; toasted: string } {
  switch (error.kind) {
    case "http": {
      const message = error.message || "Registration failed";
      return { inline: message, toasted: message };
    }
    case "no-response":
      return { inline: "No response from server", toasted: "Network error - please try again" };
    case "setup":
      return { inline: "Request setup error", toasted: "An error occurred" };
  }
}
