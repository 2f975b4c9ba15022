/** Prefetches the window's code and words its failures. */
import { ApiError } from "../../api/api-error.ts";
import type { GoogleSignIn } from "../../shop/ports.ts";
import { googleWords } from "./google-words.ts";

type Project = Parameters<GoogleSignIn>[0];

/** Loads the code; resolves with the opener. */
export type LoadWindow = (project: Project) => Promise<() => ReturnType<GoogleSignIn>>;

interface GoogleEntrance {
  /**
   * Browsers open windows only shortly after a click, so load before it
   * (https://developer.mozilla.org/docs/Web/Security/User_activation).
   */
  readonly prepare: (project: Project) => Promise<void>;
  /** Rejects with an ApiError for the shopper. */
  readonly signIn: GoogleSignIn;
}

export function createGoogleEntrance(load: LoadWindow): GoogleEntrance {
  let loading: ReturnType<LoadWindow> | undefined;

  const loaded = (project: Project): ReturnType<LoadWindow> => {
    loading ??= load(project).catch((cause: unknown) => {
      loading = undefined; // retry with the next click
      throw cause;
    });
    return loading;
  };

  return {
    prepare: (project) =>
      loaded(project).then(
        () => {},
        () => {}, // reported at the click
      ),
    async signIn(project) {
      let open: Awaited<ReturnType<LoadWindow>>;
      try {
        open = await loaded(project);
      } catch (cause) {
        const offline = { code: "auth/network-request-failed" };
        const failed = cause instanceof Error && "code" in cause ? cause : offline;
        const message = googleWords(failed);
        throw new ApiError({ kind: "setup", message, cause });
      }
      try {
        return await open();
      } catch (cause) {
        throw new ApiError({ kind: "setup", message: googleWords(cause), cause });
      }
    },
  };
}

export const googleEntrance = createGoogleEntrance(async (project) =>
  (await import("./firebase-window.ts")).firebaseWindow(project),
);
