import { expect, test } from "vitest";
import { createGoogleEntrance, type LoadWindow } from "./google-sign-in.ts";

const project = { apiKey: "k", authDomain: "shop.test", projectId: "shop" };
const asha = { name: "Asha", email: "asha@example.com", idToken: "proof" };

/** What Firebase throws, as far as it matters. */
const firebaseError = (code: string) => Object.assign(new Error(`Firebase: ${code}`), { code });

const failing = (cause: unknown): LoadWindow => {
  return async () => () => Promise.reject(cause);
};

test("the window's code is fetched once, ahead of the click", async () => {
  const loads: unknown[] = [];
  const entrance = createGoogleEntrance(async (given) => {
    loads.push(given);
    return async () => asha;
  });
  await entrance.prepare(project);
  expect(loads).toEqual([project]);
  expect(await entrance.signIn(project)).toEqual(asha);
  expect(await entrance.signIn(project)).toEqual(asha);
  expect(loads).toEqual([project]);
});

test("code that couldn't be fetched is announced at the click alone, and fetched again at the next", async () => {
  let online = false;
  const entrance = createGoogleEntrance(async () => {
    if (!online) throw new TypeError("Failed to fetch dynamically imported module");
    return async () => asha;
  });
  await entrance.prepare(project);
  await expect(entrance.signIn(project)).rejects.toMatchObject({
    name: "ApiError",
    kind: "setup",
    message: "Google can't be reached. Check your connection and try again.",
  });
  online = true;
  expect(await entrance.signIn(project)).toEqual(asha);
});

test.each([
  [
    "auth/popup-blocked",
    "Your browser blocked the Google window. Allow pop-ups for this shop and try again.",
  ],
  ["auth/popup-closed-by-user", "The Google window was closed before you were logged in."],
  ["auth/cancelled-popup-request", "Another Google window is open already."],
  [
    "auth/unauthorized-domain",
    "Google doesn't know this shop's address, so it can't log you in here. Please use your email.",
  ],
  ["auth/network-request-failed", "Google can't be reached. Check your connection and try again."],
  ["auth/user-disabled", "This Google account is switched off for this shop."],
  ["auth/operation-not-allowed", "Google sign-in is switched off for this shop at the moment."],
  ["auth/internal-error", "Google's window couldn't open. Check your connection and try again."],
  ["auth/quota-exceeded", "Google sign-in didn't work. Please try again, or use your email."],
])("%s has separate words", async (code, message) => {
  const cause = firebaseError(code);
  const { signIn } = createGoogleEntrance(failing(cause));
  await expect(signIn(project)).rejects.toMatchObject({ name: "ApiError", message, cause });
});

test.each([[undefined], ["blocked"], [{ code: 7 }], [new Error("?")]])(
  "whatever else is thrown has words too: %s",
  async (cause) => {
    await expect(createGoogleEntrance(failing(cause)).signIn(project)).rejects.toMatchObject({
      message: "Google sign-in didn't work. Please try again, or use your email.",
    });
  },
);
