/** Paying by card in the test gateway's window: taken, declined, closed, retried, and heard of late. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { gateway, payAndNeverReturn, payByCard, placeButton, press } from "./core-journeys.ts";
import { test } from "./journey.ts";
import { toast, visit } from "./page-parts.ts";

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
  await payAndNeverReturn(page, baseURL);
});
