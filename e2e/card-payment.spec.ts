/** Paying by card in the test gateway's window: taken, declined, closed, retried, and heard of late. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { toast, visit } from "./page-parts.ts";
import { catalogue, fillCart, fillDelivery } from "./shopping.ts";

const placeButton = (page: Page) => page.getByRole("button", { name: "PLACE ORDER" });
const gateway = (page: Page) => page.getByRole("dialog", { name: /^Test payment/ });
const press = (page: Page, name: string) => gateway(page).getByRole("button", { name }).click();

/** A shopper whose form is filled and who chose to pay by card. */
async function payByCard(page: Page, baseURL: string | undefined): Promise<number> {
  const [piece] = await catalogue(page);
  await fillCart(page, baseURL, [{ itemId: piece._id, size: "M", quantity: 1 }]);
  await visit(page, "/placeorder");
  await fillDelivery(page);
  await page.getByRole("radio", { name: /Razorpay/ }).check();
  await placeButton(page).click();
  await expect(gateway(page).getByText("Test payment: no money moves")).toBeVisible();
  return piece.price + 40;
}

test("a payment that is taken pays the order and empties the cart", async ({
  shopper: page,
  baseURL,
}) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  const amount = await payByCard(page, baseURL);
  await expect(gateway(page)).toContainText(`₹${amount.toLocaleString("en-IN")}.00`);
  await expect(gateway(page).getByRole("button", { name: "Pay (success)" })).toBeFocused();
  const found = await new AxeBuilder({ page }).include("dialog").analyze();
  expect(found.violations).toEqual([]);
  await press(page, "Pay (success)");
  await expect(page).toHaveURL("/order");
  await expect(toast(page, "Order Placed")).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart, 0 items" }).first()).toBeVisible();
  expect(refused).toEqual([]);
});

test("a payment that is declined can be tried again in the window, with the same order", async ({
  shopper: page,
  baseURL,
}) => {
  const begun: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith("/api/order/razorpay")) begun.push((await response.json()).id);
  });
  await payByCard(page, baseURL);
  await press(page, "Decline (failure)");
  await expect(gateway(page).getByRole("status")).toHaveText("The test bank declined the payment");
  await press(page, "Close");
  await expect(gateway(page)).toBeHidden();
  await expect(
    page.getByText(/The payment didn't go through: The test bank declined/),
  ).toBeVisible();
  await expect(page).toHaveURL("/placeorder");

  await placeButton(page).click();
  await press(page, "Pay (success)");
  await expect(page).toHaveURL("/order");
  expect([begun.length, new Set(begun).size]).toEqual([2, 1]);
});

test("a window closed by Escape leaves an unpaid order, to be paid from My Orders", async ({
  shopper: page,
  baseURL,
}) => {
  await payByCard(page, baseURL);
  await page.keyboard.press("Escape");
  await expect(page.getByText(/You closed the payment window. Nothing was paid/)).toBeVisible();
  await visit(page, "/order");
  await page.getByRole("button", { name: /Pay now/i }).click();
  await press(page, "Pay (success)");
  await expect(toast(page, "Payment received")).toBeVisible();
  await expect(page.getByRole("button", { name: /Pay now/i })).toHaveCount(0);
});

test("an order is paid even if the page that paid never comes back", async ({
  shopper: page,
  baseURL,
}) => {
  await payByCard(page, baseURL);
  await page.route("**/api/order/verifyrazorpay", (route) => route.abort());
  await press(page, "Pay (success)");
  await expect(
    page.getByText(/Your payment is made, but we couldn't confirm it yet/),
  ).toBeVisible();
  await expect(async () => {
    await visit(page, "/order");
    await expect(page.getByRole("main").locator("li").first()).toBeVisible();
    await expect(page.getByRole("button", { name: /Pay now/i })).toHaveCount(0, { timeout: 500 });
  }).toPass();
});
