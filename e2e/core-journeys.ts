/** The journeys that every shop must offer, whatever database is behind it and however many processes. */
import { expect, type Page } from "@playwright/test";
import { newShopper, revoke, signUp } from "./browser.ts";
import {
  createButton,
  fillLogin,
  fillRegistration,
  loginButton,
  toast,
  visit,
  visitPiece,
} from "./page-parts.ts";
import { catalogue, fillCart, fillDelivery, quantityBox, rupees, total } from "./shopping.ts";

/** A new shopper, from registration to an order in cash, which they find in their list. */
export async function registerAndOrderInCash(page: Page): Promise<void> {
  await page.goto("/signup");
  await fillRegistration(page, newShopper());
  await createButton(page).click();
  await expect(page).toHaveURL("/");

  const [piece] = await catalogue(page);
  await page
    .getByRole("link", { name: new RegExp(piece.name) })
    .first()
    .click();
  await expect(page).toHaveURL(`/productdetail/${piece._id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(piece.name);

  const add = page.getByRole("button", { name: "Add to Cart" });
  await add.click();
  await expect(page.getByText("Which size would you like?")).toBeVisible();
  await expect(page.getByRole("radio").first()).toBeFocused();
  await page.getByRole("radio", { name: "M", exact: true }).check();
  await add.click();
  await expect(toast(page, "Product Added")).toBeVisible();
  await page.getByRole("link", { name: "See the cart" }).click();

  const name = `${piece.name}, size M`;
  await page.getByRole("button", { name: `One more of ${name}` }).click();
  await expect(quantityBox(page, name)).toHaveValue("2");
  await expect(total(page, "Subtotal")).toHaveText(`${rupees(piece.price * 2)}.00`);
  await expect(total(page, "Delivery fee")).toHaveText("₹40.00");
  await expect(total(page, "Total")).toHaveText(`${rupees(piece.price * 2 + 40)}.00`);
  await page.getByRole("button", { name: "PROCEED TO CHECKOUT" }).click();

  await expect(page).toHaveURL("/placeorder");
  await expect(page.getByRole("radio", { name: /CASH ON DELIVERY/ })).toBeChecked();
  await fillDelivery(page);
  await page.getByRole("button", { name: "PLACE ORDER" }).click();

  await expect(page).toHaveURL("/order");
  await expect(toast(page, "Order Placed")).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart, 0 items" }).first()).toBeVisible();
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: piece.name }) });
  await expect(row).toContainText(`Size M, 2 pieces, ${rupees(piece.price)} each`);
  await expect(row).toContainText(
    /Order Placed\. Ordered on .+ \d{4}\. Cash on delivery, payment pending\./,
  );
  await expect(page.locator("main [aria-current=step]")).toHaveText("Order Placed");

  await page.reload();
  await expect(row).toBeVisible();
  await page.goto("/cart");
  await expect(page.getByText("Nothing in it yet.")).toBeVisible();
}

/** A shopper whose session ended adds as a guest, signs in, and has the pieces of both carts. */
export async function joinGuestCart(page: Page, origin: string): Promise<void> {
  const shopper = await signUp(page, origin);
  const [first, second] = await catalogue(page);
  if (second === undefined) throw new Error("The shop has one piece only.");
  await fillCart(page, origin, [{ itemId: first._id, size: "M", quantity: 2 }]);
  await visitPiece(page, `/productdetail/${second._id}`);
  await expect(page.getByRole("link", { name: "Cart, 2 items" }).first()).toBeVisible();

  // The session ends while the page is open: what is added now can only be kept here.
  await revoke(page, origin);
  await page.getByRole("radio", { name: "L", exact: true }).check();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page).toHaveURL("/login");
  await page.reload();
  await fillLogin(page, shopper);
  await loginButton(page).click();
  await expect(page).toHaveURL(`/productdetail/${second._id}`);
  await page.goto("/cart");
  await expect(quantityBox(page, `${first.name}, size M`)).toHaveValue("2");
  await expect(quantityBox(page, `${second.name}, size L`)).toHaveValue("1");
  await page.reload();
  await expect(quantityBox(page, `${second.name}, size L`)).toHaveValue("1");
}

export const placeButton = (page: Page) => page.getByRole("button", { name: "PLACE ORDER" });

/** The test gateway's payment window. */
export const gateway = (page: Page) => page.getByRole("dialog", { name: /^Test payment/ });
export const press = (page: Page, name: string) =>
  gateway(page).getByRole("button", { name }).click();

/** A shopper whose form is filled and who chose to pay by card. */
export async function payByCard(page: Page, baseURL: string | undefined): Promise<number> {
  const [piece] = await catalogue(page);
  await fillCart(page, baseURL, [{ itemId: piece._id, size: "M", quantity: 1 }]);
  await visit(page, "/placeorder");
  await fillDelivery(page);
  await page.getByRole("radio", { name: /Razorpay/ }).check();
  await placeButton(page).click();
  await expect(gateway(page).getByText("Test payment: no money moves")).toBeVisible();
  return piece.price + 40;
}

/**
 * The paying page never returns, and the order is paid all the same: the gateway notifies the shop.
 */
export async function payAndNeverReturn(page: Page, baseURL: string | undefined): Promise<void> {
  await payByCard(page, baseURL);
  await page.route("**/api/order/verifyrazorpay", (route) => route.abort());
  await press(page, "Pay (success)");
  await expect(page.getByText(/You have paid, but we couldn't confirm it yet/)).toBeVisible();
  await expect(async () => {
    await visit(page, "/order");
    await expect(page.getByRole("main").locator("li").first()).toBeVisible();
    await expect(page.getByRole("button", { name: /Pay now/i })).toHaveCount(0, { timeout: 500 });
  }).toPass();
}
