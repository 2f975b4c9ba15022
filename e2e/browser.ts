/** A browser for programs that are no Playwright tests: benchmarks and screenshots. */
import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumArgs, chromiumPath } from "../scripts/chromium.ts";

/** A fresh headless Chromium; the caller closes it. */
export const openBrowser = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs, ...args] });

let shoppers = 0;

/** Registers a new shopper through the shop's own call; the page's context is then signed in. */
export async function signUp(page: Page, origin: string): Promise<void> {
  shoppers += 1;
  const answer = await page.request.post(`${origin}/api/auth/registration`, {
    headers: { origin },
    data: {
      name: "Test Shopper",
      email: `shopper-${process.pid}-${Date.now()}-${shoppers}@example.test`,
      password: "a long password",
    },
  });
  if (!answer.ok()) throw new Error(`Registration answered ${answer.status()}.`);
}
