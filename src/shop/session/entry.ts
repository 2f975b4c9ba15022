/** Registration, login, and Google for either, with the documented words. */
import type { Config, User } from "../../../contract/schemas.ts";
import { type ApiError, asApiError } from "../../api/api-error.ts";
import { noticeTime } from "../notice.ts";
import type { Ports } from "../ports.ts";
import type { Login, Registration } from "./credentials.ts";
import type { Session } from "./session.ts";

/** Done, or what to show. */
export type Entry =
  | { readonly type: "done" }
  | { readonly type: "refused"; readonly message: string; readonly field?: string };

export type Purpose = "registration" | "login";

export type GoogleProject = NonNullable<Config["google"]>;

export interface EntryActions {
  readonly register: (form: Registration) => Promise<Entry>;
  readonly logIn: (form: Login) => Promise<Entry>;
  /** Null if unconfigured, undefined without an answer. */
  readonly askForGoogle: () => Promise<GoogleProject | null | undefined>;
  readonly enterWithGoogle: (project: GoogleProject, purpose: Purpose) => Promise<Entry>;
}

/** Without a project. */
export const noGoogle = "Google sign-in isn't available here. Please use your email.";

const welcome: Readonly<Record<Purpose, string>> = {
  registration: "User Registration Successful",
  login: "User Login Successful",
};

type EntryPorts = Pick<Ports, "api" | "notify" | "googleSignIn" | "prepareGoogle" | "log">;

export function createEntryActions(
  ports: EntryPorts,
  session: Pick<Session, "enter">,
): EntryActions {
  const { api, notify, googleSignIn, prepareGoogle, log } = ports;

  const toast = (kind: "success" | "error", text: string) =>
    notify({ kind, text, forMs: noticeTime.entering });

  async function enter(
    send: () => Promise<User>,
    purpose: Purpose,
    refused: (error: ApiError) => Entry,
  ): Promise<Entry> {
    let user: User;
    try {
      user = await send();
    } catch (thrown) {
      return refused(asApiError(thrown));
    }
    toast("success", welcome[purpose]);
    await session.enter(user);
    return { type: "done" };
  }

  return {
    register: (form) =>
      enter(
        () => api.call("register", { body: form }),
        "registration",
        (error) => {
          const { inline, toasted } = registrationWords(error);
          toast("error", toasted);
          return refusal(inline, error.field);
        },
      ),

    logIn: (form) =>
      enter(
        () => api.call("logIn", { body: form }),
        "login",
        (error) => {
          toast("error", "User Login Failed");
          const silent = error.kind === "no-response" ? "No response from server" : "";
          return refusal(silent || error.message || "User Login Failed", error.field);
        },
      ),

    async askForGoogle() {
      try {
        const { google } = await api.call("getConfig");
        if (google !== null) void prepareGoogle(google).catch((cause) => log("google", cause));
        return google;
      } catch (thrown) {
        log("configuration", thrown);
        return undefined;
      }
    },

    enterWithGoogle: (project, purpose) =>
      enter(
        async () => {
          const { name, email, idToken } = await googleSignIn(project);
          const headers = { authorization: `Bearer ${idToken}` };
          return api.call("googleLogIn", { body: { name, email }, headers });
        },
        purpose,
        (error) => {
          const silent = error.kind === "no-response" ? "No response from server" : "";
          if (purpose === "login") {
            log("google login", error);
            return refusal(silent || error.message || "Google sign-in didn't finish. Try again.");
          }
          // Documented toast; the window's words stay inline.
          const served = error.kind === "http" ? error.message : "";
          toast("error", served || "Google registration failed");
          return refusal(silent || error.message || "Google registration failed");
        },
      ),
  };
}

const refusal = (message: string, field?: string): Entry => ({
  type: "refused",
  message,
  ...(field !== undefined && { field }),
});

/** Documented: inline and as toast. */
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
