/** What people see before the app is there, and that the app takes its place without a word to the console. */
import { expect } from "@playwright/test";
import { guestCartKey } from "../src/shop/cart/cart.ts";
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
      // What the server can't know when it draws: a cart that waits here, and that nothing shall move.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.addInitScript(([key, cart]) => localStorage.setItem(key, cart), [
        guestCartKey,
        JSON.stringify({ "kabir-linen-kurta": { M: 2 } }),
      ] as const);
      const said: string[] = [];
      page.on("console", (message) => said.push(message.text()));
      page.on("pageerror", (error) => said.push(error.message)); // where the two drawings differ
      let open = () => {};
      const opened = new Promise<void>((go) => {
        open = go;
      });
      await page.route("**/assets/*.js", async (route) => {
        await opened;
        await route.continue();
      });

      await page.goto(path, { waitUntil: "commit" });
      const drawn = page.locator("#root[inert]");
      await expect(drawn.locator("h1")).toHaveText(heading);
      const long = path !== "/login";
      if (long) {
        await page.mouse.wheel(0, 300);
        await page.waitForFunction(() => scrollY > 0);
      }
      open();
      await expect(drawn).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeAttached();
      await page.waitForLoadState("networkidle");
      // A page scrolled meanwhile stays there.
      expect(await page.evaluate(() => scrollY > 0)).toBe(long);
      if (member) await expect(page.getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
      if (path === "/")
        await expect(page.getByRole("button", { name: "Play slides" })).toBeVisible();
      expect(said).toEqual([]);
    } finally {
      await context.close();
    }
  });
}
