/** What people see before the app is there, and that the app takes its place without a word to the console. */
import { expect } from "@playwright/test";
import { test } from "./journey.ts";

const screens = [
  { path: "/login", heading: "Welcome back", member: false },
  { path: "/", heading: "ShopAi", member: true },
  { path: "/collection", heading: "Collections", member: true },
  { path: "/productdetail/kabir-linen-kurta", heading: "Kabir Linen Kurta", member: true },
] as const;

for (const { path, heading, member } of screens) {
  test(`${path} is drawn before its scripts are there, and by them after`, async ({
    browser,
    shopper,
    baseURL,
  }) => {
    const context = await browser.newContext({
      ...(member && { storageState: await shopper.context().storageState() }),
      ...(baseURL && { baseURL }),
    });
    try {
      const page = await context.newPage();
      const said: string[] = [];
      page.on("console", (message) => said.push(message.text()));
      let open = () => {};
      const opened = new Promise<void>((go) => {
        open = go;
      });
      await page.route("**/assets/*.js", async (route) => {
        await opened;
        await route.continue();
      });

      await page.goto(path, { waitUntil: "commit" });
      const drawn = page.locator("[data-prerendered]");
      await expect(drawn.locator("h1")).toHaveText(heading);
      open();
      await expect(drawn).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeAttached();
      await page.waitForLoadState("networkidle");
      expect(said).toEqual([]);
    } finally {
      await context.close();
    }
  });
}
