/** What comes after an order, by typed commands, which take the same way as spoken ones. */
import { expect, type Page } from "@playwright/test";
import { toAsha } from "../src/shop/doubles/delivery.ts";
import { test } from "./journey.ts";
import { catalogue } from "./shopping.ts";
import { command } from "./typed.ts";

const told = (page: Page, text: RegExp) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();

test("an order is cancelled by words, once a yes has followed its name and sum", async ({
  shopper: page,
  baseURL,
}) => {
  await page.goto("/");
  const [piece] = await catalogue(page);
  if (!piece) throw new Error("the shop is empty");
  const placed = await page.request.post("/api/order/placeorder", {
    headers: { origin: baseURL ?? "" },
    data: {
      address: toAsha,
      items: [{ ...piece, size: piece.sizes[0], quantity: 1 }],
      amount: piece.price + 40,
    },
  });
  expect(placed.ok()).toBe(true);

  await command(page, "cancel my last order");
  await expect(page).toHaveURL(/\/order$/);
  await told(page, /^Your order of .+, ₹[\d,]+, not paid yet\. Shall I cancel it\?$/);
  await command(page, "no");
  await told(page, /^All right\.$/);

  await command(page, "cancel my last order");
  await told(page, /Shall I cancel it\?$/);
  await command(page, "yes, cancel it");
  await told(page, /^Your order of .+ is cancelled\. There is nothing to pay\.$/);

  await command(page, "cancel my last order");
  await told(page, /is cancelled already\.$/);
  await command(page, "where is my refund");
  await told(page, /^Nothing was paid for your order of .+, so there is nothing to refund\.$/);
});

test("deliveries and the account answer by words", async ({ shopper: page }) => {
  await page.goto("/");
  await command(page, "do you deliver to 560001");
  await told(page, /560001, (?:Bengaluru|Bangalore).*Karnataka/);
  await command(page, "sign me out everywhere else");
  await told(page, /^You are signed in nowhere else\.$/);
  await command(page, "change my password");
  await expect(page).toHaveURL(/\/account$/);
  await told(page, /never say them aloud\.$/);
});
