/** https://firebase.google.com/docs/reference/js/auth#autherrorcodes */
const closed = "The Google window was closed before you were logged in.";
const storage =
  "Your browser keeps no data for Google sign-in. Allow cookies for it and try again.";
const notAllowed = "Google sign-in is switched off for this shop at the moment.";
const wrongKey = "Google doesn't accept this shop's settings. Please use your email for now.";

const words: ReadonlyMap<string, string> = new Map([
  [
    "auth/popup-blocked",
    "Your browser blocked the Google window. Allow pop-ups for this shop and try again.",
  ],
  ["auth/popup-closed-by-user", closed],
  ["auth/user-cancelled", closed],
  ["auth/cancelled-popup-request", "Another Google window is open already."],
  [
    "auth/unauthorized-domain",
    "Google doesn't know this shop's address, so it can't log you in here. Please use your email.",
  ],
  ["auth/network-request-failed", "Google can't be reached. Check your connection and try again."],
  // Also if Google's script can't load: the first failure without a network.
  ["auth/internal-error", "Google's window couldn't open. Check your connection and try again."],
  ["auth/timeout", "Google took too long to answer. Please try again."],
  ["auth/too-many-requests", "Google asks you to wait a little before trying again."],
  ["auth/user-disabled", "This Google account is switched off for this shop."],
  [
    "auth/account-exists-with-different-credential",
    "This address signs in another way. Please use your email and password.",
  ],
  ["auth/web-storage-unsupported", storage],
  [
    "auth/operation-not-supported-in-this-environment",
    "Google sign-in needs a page over http or https, in a browser that keeps data.",
  ],
  ["auth/operation-not-allowed", notAllowed],
  ["auth/admin-restricted-operation", notAllowed],
  ["auth/auth-domain-config-required", wrongKey],
  ["auth/configuration-not-found", wrongKey],
  ["auth/invalid-api-key", wrongKey],
  ["auth/api-key-not-valid.-please-pass-a-valid-api-key.", wrongKey],
]);

export function googleWords(thrown: unknown): string {
  const code =
    typeof thrown === "object" && thrown !== null && "code" in thrown ? thrown.code : undefined;
  const known = typeof code === "string" ? words.get(code) : undefined;
  return known ?? "Google sign-in didn't work. Please try again, or use your email.";
}
