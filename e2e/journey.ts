/** What every journey starts from: a browser test with a shopper who is signed in. */
import { test as base, type Page, type Response } from "@playwright/test";
import { postgresIsInstalled } from "../server/testing/processes/postgres.ts";
import { signUp } from "./browser.ts";
import { type ShopProcess, startShop } from "./shop-process.ts";

export interface JourneyOptions {
  /** Why the journeys are left out on this machine; null where they run. */
  readonly leftOut: string | null;
}

interface Journey {
  /** A blank page of a new shopper who has just registered. */
  readonly shopper: Page;
}

export const test = base.extend<JourneyOptions & Journey & { readonly runsHere: undefined }>({
  leftOut: [null, { option: true }],
  // Before anything is started for the journey.
  runsHere: [
    async ({ leftOut }, use, test) => {
      test.skip(leftOut !== null, leftOut ?? "");
      await use(undefined);
    },
    { auto: true },
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
    await use(page);
  },
  shopper: async ({ page, baseURL }, use) => {
    if (!baseURL) throw new Error("The journeys need a baseURL.");
    await signUp(page, baseURL);
    await use(page);
  },
});

interface OwnShop {
  /** The shop that this test's pages are of. It is open when a test begins. */
  readonly own: ShopProcess;
}

export interface WorkerOptions {
  /** The database behind this project's shops. */
  readonly engine: "PGlite" | "PostgreSQL";
}

interface WorkersShop extends WorkerOptions {
  /** Whether a shop of the worker's own may have the other, which is the quicker to break. */
  readonly quickest: boolean;
  readonly workersShop: ShopProcess;
}

/** Recommendation requests that a shopper has in the shops of `testInOwnShop`, per minute. */
export const ownRecommendationLimit = 3;

/** A journey that leans on the database: it is made on PostgreSQL, too. */
export const alsoOnPostgres = { tag: "@postgres" } as const;

/** The same in a shop of the worker's own, which a test may stop, freeze, break and keep as its owner. */
export const testInOwnShop = test.extend<OwnShop, WorkersShop>({
  engine: ["PGlite", { scope: "worker", option: true }],
  quickest: [true, { scope: "worker", option: true }],
  workersShop: [
    async ({ engine, quickest }, use) => {
      const shop = await startShop({
        unoptimised: true,
        // The embedded database is altered only while the shop is closed.
        engine:
          postgresIsInstalled && (quickest || engine === "PostgreSQL") ? "PostgreSQL" : "PGlite",
        settings: { RECOMMENDATION_LIMIT: String(ownRecommendationLimit) },
      });
      await use(shop);
      await shop.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  own: async ({ workersShop }, use) => {
    workersShop.thaw();
    await workersShop.reopen();
    await use(workersShop);
  },
  // Each page of such a test has a separate shop.
  baseURL: async ({ own }, use) => use(own.origin),
});
