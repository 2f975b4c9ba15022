/** Your Perfect Matches: what was found for the shopper's words, and what can be changed about it. */
import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { toast, visit } from "./page-parts.ts";

const need = "I want a kurta for men under 3000 rupees";

/** Says it in the command box. */
async function say(page: Page, words: string): Promise<void> {
  await page.getByRole("button", { name: "Type a command" }).click();
  const box = page.getByRole("textbox", { name: "Type a command" });
  await expect(box).toBeFocused();
  await box.fill(words);
  await box.press("Enter");
}

const cards = (page: Page) =>
  page.getByRole("main").locator("li", { has: page.getByText("ShopAi's top pick for you") });

test("without a request there is nothing, and a way home; the only match has three near ones below it", async ({
  shopper: page,
}) => {
  await visit(page, "/recommendations");
  await expect(page.getByRole("heading", { name: "No recommendations found" })).toBeVisible();
  await expect(page.getByText("We couldn't find matches for your request")).toBeVisible();
  const instead = page.getByRole("region", { name: "Best sellers" }).getByRole("listitem");
  await expect(instead).toHaveCount(4);
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
  await say(page, "I want a denim jacket for men under 3000");
  await expect(cards(page)).toHaveCount(1);
  const near = page
    .getByRole("region", { name: "Close to what you asked for" })
    .getByRole("listitem");
  await expect(near).toHaveCount(3);
});

test("a request leads to its matches, which survive a reload and lead to the pieces; what was understood hangs over them", async ({
  shopper: page,
}) => {
  await visit(page, "/");
  await say(page, need);
  await expect(page).toHaveURL("/recommendations");
  await expect(page.getByRole("heading", { name: "Your Perfect Matches" })).toBeVisible();
  await expect(page.getByText(`Showing results for “${need}”`)).toBeVisible();
  const count = await cards(page).count();
  expect(count).toBeGreaterThan(0);
  await page.reload();
  await expect(cards(page)).toHaveCount(count);

  await test.step("and can't be taken away without the shop: it says so, and the matches stay", async () => {
    await page.route("**/api/recommendations", (route) =>
      route.fulfill({ status: 429, json: { message: "Slow down" } }),
    );
    await page
      .getByRole("button", { name: /^Search without/ })
      .first()
      .click();
    await expect(page.getByText("Too many requests. Please wait a moment.").first()).toBeVisible();
    await expect(cards(page)).toHaveCount(count);
    await page.unroute("**/api/recommendations");
  });
  await test.step("and can be taken away", async () => {
    const limit = page.getByRole("button", { name: /^Search without “up to ₹3,000”/ });
    await limit.click();
    await expect(limit).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Search without/ }).first()).toBeVisible();
    expect(await cards(page).count()).toBeGreaterThan(0);
  });
  const first = cards(page).first();
  const name = (await first.getByRole("heading").textContent()) ?? "";
  await first.getByRole("button", { name: /View Details/ }).click();
  await expect(toast(page, `Selected: ${name}`)).toBeVisible();
  await expect(page).toHaveURL("/recommendations");
  await first.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("a miss after matches is announced as such, its limits are the ones taken away; and no other user finds any of it", async ({
  shopper: page,
}) => {
  await visit(page, "/");
  await say(page, need);
  await expect(page).toHaveURL("/recommendations");
  const before = await cards(page).count();
  await say(page, "I want a sherwani under 3000");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No perfect match");
  await expect(page.getByRole("heading", { name: `Found before, for “${need}”` })).toBeVisible();
  await expect(cards(page)).toHaveCount(before);
  await page.getByRole("button", { name: "Search without “up to ₹3,000”" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Perfect Matches");
  await expect(cards(page).getByText("Sherwani").first()).toBeVisible();
  await page.getByRole("button", { name: /^Your account/ }).click();
  await page.getByRole("button", { name: "LogOut" }).click();
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => sessionStorage.getItem("shopai.recommendations"))).toBeNull();
});
