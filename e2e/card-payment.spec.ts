/** Paying by card in the test gateway's window: taken, declined, closed, retried, and confirmed late. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { revoke, signUp } from "./browser.ts";
import { gateway, payAndNeverReturn, payByCard, placeButton, press } from "./core-journeys.ts";
import { leansOnDatabase, test } from "./journey.ts";
import { fillLogin, loginButton, toast, visit } from "./page-parts.ts";

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

test("a payment that is declined can be tried again in the window, with the same order; one whose window is closed by Escape from My Orders", async ({
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
  await test.step("a window closed by Escape leaves an unpaid order, to be paid from My Orders", async () => {
    await payByCard(page, baseURL);
    await page.keyboard.press("Escape");
    await expect(page.getByText(/You closed the payment window. Nothing was paid/)).toBeVisible();
    await visit(page, "/order");
    await page.getByRole("button", { name: /Pay now/i }).click();
    await press(page, "Pay (success)");
    await expect(toast(page, "Payment received")).toBeVisible();
    await expect(page.getByRole("button", { name: /Pay now/i })).toHaveCount(0);
  });
});

test("an order is paid even if the page that paid never comes back", async ({
  shopper: page,
  baseURL,
}) => {
  await payAndNeverReturn(page, baseURL);
});

test("an order that was paid without the page knowing of it is not paid again from the checkout", async ({
  shopper: page,
  baseURL,
}) => {
  const begun = page.waitForResponse("**/api/order/razorpay");
  await payByCard(page, baseURL);
  const { id } = await (await begun).json();
  const bank = "/test-gateway/v1/payments/create/ajax";
  const answer = await page.request.post(bank, {
    data: { key_id: "rzp_test_nomoneymoves", order_id: id, outcome: "success" },
  });
  expect(answer.ok()).toBe(true);
  await page.keyboard.press("Escape");
  await expect(page.getByText(/You closed the payment window/)).toBeVisible();
  await expect(async () => {
    const headers = { origin: baseURL ?? "" };
    const list = await page.request.post("/api/order/userorder", { headers, data: {} });
    expect((await list.json())[0].payment).toBe(true);
  }).toPass();

  await placeButton(page).click();
  await expect(page).toHaveURL("/order");
  await expect(toast(page, "This order is paid already. Here it is.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart, 0 items" }).first()).toBeVisible();
  await expect(page.getByRole("main").locator("[aria-current=step]")).toHaveCount(1);
});

test(
  "a session that ends while its shopper pays asks for a sign-in, and the payment counts",
  leansOnDatabase,
  async ({ page, baseURL }) => {
    const shopper = await signUp(page, baseURL ?? "");
    await payByCard(page, baseURL);
    await revoke(page, baseURL ?? "");
    await press(page, "Pay (success)");
    await expect(page).toHaveURL("/login");
    await expect(
      toast(page, "You have paid. Please log in again, so that we can confirm it."),
    ).toBeVisible();
    await fillLogin(page, shopper);
    await loginButton(page).click();
    await expect(page).toHaveURL("/placeorder");
    await expect(async () => {
      await visit(page, "/order");
      await expect(page.getByRole("main")).toContainText("Paid by card", { timeout: 500 });
    }).toPass();
  },
);
