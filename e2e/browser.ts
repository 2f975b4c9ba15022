/** A browser for programs that are no Playwright tests: benchmarks and screenshots. */
import { type APIRequestContext, type Browser, chromium, type Page } from "@playwright/test";
import { chromiumArgs, chromiumPath, leanChromiumPath } from "../scripts/chromium.ts";
import { settingsKey } from "../src/assistant/panel/shortcuts.ts";
import type { Settings } from "../src/assistant/settings/settings.ts";

/** A fresh headless Chromium, the full one for arguments of sound; the caller closes it. */
export const openBrowser = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: args.length > 0 ? chromiumPath() : leanChromiumPath(),
    args: [...chromiumArgs, ...args],
  });

/** A shopper with an account. */
export interface Shopper {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

let shoppers = 0;

/** A newcomer. */
export function newShopper(): Shopper {
  shoppers += 1;
  return {
    name: "Test Shopper",
    email: `shopper-${process.pid}-${Date.now()}-${shoppers}@example.test`,
    password: "a long password",
  };
}

/** Registers a new shopper through the shop's own call; the page's context is then signed in. */
export async function signUp(page: Page, origin: string): Promise<Shopper> {
  const shopper = newShopper();
  const answer = await page.request.post(`${origin}/api/auth/registration`, {
    headers: { origin },
    data: shopper,
  });
  if (!answer.ok()) throw new Error(`Registration answered ${answer.status()}.`);
  return shopper;
}

/** Signs in through the shop's own call, as another browser of theirs does. */
export async function signIn(
  request: APIRequestContext,
  origin: string | undefined,
  { email, password }: Shopper,
): Promise<void> {
  const answer = await request.post(`${origin}/api/auth/login`, {
    headers: { origin: origin ?? "" },
    data: { email, password },
  });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}.`);
}

/** Runs in a page before its own scripts: what this shopper chose for the assistant. */
export const chosenSettings = (settings: Partial<Settings>): string =>
  `localStorage.setItem("${settingsKey}", ${JSON.stringify(JSON.stringify(settings))});`;

/** Ends the session at the server alone: the page's own cookie stays, and opens nothing any more. */
export async function revoke(page: Page, origin: string): Promise<void> {
  const cookies = await page.context().cookies(origin);
  const answer = await fetch(`${origin}/api/auth/logout`, {
    headers: { origin, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") },
  });
  if (!answer.ok) throw new Error(`Logging out answered ${answer.status}.`);
}
