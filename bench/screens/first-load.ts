/** First-load JavaScript, gzipped: what a new visitor's browser fetches before the first touch. */
import { openBrowser, signUp } from "../../e2e/browser.ts";
import { firstLoadOf } from "../../e2e/first-load.ts";
import { print } from "../report.ts";

/** Goal for each screen, in kB of 1,000 bytes; Shopify's Hydrogen skeleton ships 111.6. */
const goal = 85;

/** Gzipped sizes of all fetched scripts, in kB. */
async function scriptsOf(origin: string, path: string, signedIn: boolean): Promise<number> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    if (signedIn) await signUp(page, origin);
    return (await firstLoadOf(page, origin + path)).scripts / 1000;
  } finally {
    await browser.close();
  }
}

export async function firstLoadBench(origin: string): Promise<void> {
  const against = `goal: at most ${goal}; Shopify's Hydrogen skeleton: 111.6`;
  print("First-load JavaScript, kB gzip", [
    { name: "/login", value: (await scriptsOf(origin, "/login", false)).toFixed(1), against },
    { name: "/", value: (await scriptsOf(origin, "/", true)).toFixed(1), against },
  ]);
}
