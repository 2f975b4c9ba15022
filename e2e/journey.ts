/** What every journey starts from: a browser test with a shopper who is signed in. */
import { test as base, type Page } from "@playwright/test";
import { signUp } from "./browser.ts";

export interface Journey {
  /** A page of a new shopper who has just registered; it stands nowhere yet. */
  readonly shopper: Page;
}

export const test = base.extend<Journey>({
  shopper: async ({ page, baseURL }, use) => {
    if (!baseURL) throw new Error("The journeys need a baseURL.");
    await signUp(page, baseURL);
    await use(page);
  },
});
