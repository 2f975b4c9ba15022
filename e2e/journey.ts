/** What every journey starts from: a browser test with a shopper who is signed in. */
import { test as base, type Page, type Response } from "@playwright/test";
import { postgresIsInstalled } from "../server/testing/processes/postgres.ts";
import { openWay } from "../server/testing/processes/standing-still.ts";
import { signUp } from "./browser.ts";
import { type ShopProcess, startShop } from "./shop-process.ts";

interface Journey {
  /** A blank page of a new shopper who has just registered. */
  readonly shopper: Page;
}

interface RefusingShop extends ShopProcess {
  /** Cuts its connections and refuses others until `reopen`, as when it has ended: to start it takes seconds of a core. */
  refuse(): Promise<void>;
}

interface OwnShop {
  /** The shop that this test's pages are of. It is open when a test begins. */
  readonly own: RefusingShop;
}

interface WorkersShop {
  readonly workersShop: RefusingShop;
}

/** Recommendation requests that a shopper has in the shops of `testInOwnShop`, per minute. */
export const ownRecommendationLimit = 3;

/** A journey that leans on the database: it is made on PostgreSQL where that is installed. */
export const leansOnDatabase = { tag: "@postgres" } as const;

/** What a worker keeps is named here for all, also for those without it: a worker for others is a new one. */
export const test = base.extend<Journey, WorkersShop>({
  workersShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
    async ({}, use) => {
      const shop = await startShop({
        unoptimised: true,
        // The embedded database is altered only while the shop is closed.
        engine: postgresIsInstalled ? "PostgreSQL" : "PGlite",
        settings: { RECOMMENDATION_LIMIT: String(ownRecommendationLimit) },
      });
      const way = await openWay({ host: "localhost", port: Number(new URL(shop.origin).port) });
      await use({
        ...shop,
        origin: `http://localhost:${way.port}`,
        refuse: way.close,
        async reopen() {
          await shop.reopen();
          await way.reopen();
        },
      });
      await way.close();
      await shop.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  // A page drawn by the server looks ready before the app answers: acts wait for the app.
  page: async ({ page }, use) => {
    for (const move of ["goto", "reload"] as const) {
      const moves = page[move].bind(page) as (...how: never[]) => Promise<Response | null>;
      Object.assign(page, {
        [move]: async (...how: never[]) => {
          const answer = await moves(...how);
          await page.locator("#root[inert]").waitFor({ state: "detached" });
          return answer;
        },
      });
    }
    // The assistant, fetched ahead of its first use, took half of a plain journey's time.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await use(page);
  },
  shopper: async ({ page, baseURL }, use) => {
    if (!baseURL) throw new Error("The journeys need a baseURL.");
    await signUp(page, baseURL);
    await use(page);
  },
});

/** The same in a shop of the worker's own, which a test may stop, freeze, break and keep as its owner. */
export const testInOwnShop = test.extend<OwnShop>({
  own: async ({ workersShop }, use) => {
    workersShop.thaw();
    await workersShop.reopen();
    await use(workersShop);
  },
  // Each page of such a test has a separate shop.
  baseURL: async ({ own }, use) => use(own.origin),
});
