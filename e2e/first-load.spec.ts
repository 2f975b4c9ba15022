/** How much a first visit fetches: little enough for a slow phone. */
import { expect, type Page } from "@playwright/test";
import { firstLoadOf } from "./first-load.ts";
import { test } from "./journey.ts";

/** A phone with a fine screen, which gets the larger pictures. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.625, isMobile: true };

for (const { path, member } of [
  { path: "/login", member: false },
  { path: "/", member: true },
]) {
  test(`${path} needs at most 85 kB of scripts`, async ({ browser, shopper, baseURL }) => {
    const context = await browser.newContext({
      ...(member && { storageState: await shopper.context().storageState() }),
    });
    try {
      const { scripts } = await firstLoadOf(await context.newPage(), `${baseURL}${path}`);
      expect(scripts).toBeLessThanOrEqual(85_000);
    } finally {
      await context.close();
    }
  });
}

test("a piece's page needs at most 120 KiB of pictures before a tap", async ({
  browser,
  shopper,
  baseURL,
}) => {
  for (const window of [phone, { viewport: { width: 1440, height: 900 } }]) {
    const context = await browser.newContext({
      ...window,
      storageState: await shopper.context().storageState(),
    });
    try {
      const page = await context.newPage();
      const { pictures } = await firstLoadOf(page, `${baseURL}/productdetail/kabir-linen-kurta`);
      expect(pictures).toBeGreaterThan(0);
      expect(pictures).toBeLessThanOrEqual(120 * 1024);
    } finally {
      await context.close();
    }
  }
});

test("the assistant comes with the first press anywhere, and for who saves data with its own", async ({
  shopper,
  baseURL,
}) => {
  const opening = /\/open-assistant[\w-]*\.js$/;
  const fetched: string[] = [];
  const pressed = async (page: Page) => {
    page.on("request", (request) => {
      if (opening.test(request.url())) fetched.push(request.url());
    });
    await page.goto(`${baseURL}/about`);
    await page.locator("#root[inert]").waitFor({ state: "detached" });
    await page.getByRole("heading", { level: 1 }).click();
  };
  const others = await shopper.context().newPage();
  await pressed(others);
  await expect(() => expect(fetched).toHaveLength(1)).toPass();
  await others.close();

  await pressed(shopper);
  // What else a press starts has come by then.
  await shopper.waitForLoadState("networkidle");
  expect(fetched).toHaveLength(1);
  await shopper.getByRole("button", { name: "Voice assistant" }).click();
  await expect(() => expect(fetched).toHaveLength(2)).toPass();
});
