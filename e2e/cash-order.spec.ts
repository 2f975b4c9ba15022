/** A new shopper, from registration to an order that is paid in cash. */
import { expect } from "@playwright/test";
import { newShopper } from "./browser.ts";
import { test } from "./journey.ts";
import { createButton, fillRegistration, toast } from "./page-parts.ts";
import { catalogue, fillDelivery, quantityBox, rupees, total } from "./shopping.ts";

test("a new shopper registers, chooses, orders in cash and finds the order", async ({ page }) => {
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
  await expect(row).toContainText("SizeM");
  await expect(row).toContainText("Quantity2");
  await expect(row).toContainText("MethodCash on delivery");
  await expect(row).toContainText("PaymentPending");
  await expect(row.locator("[aria-current=step]")).toHaveText("Order Placed");

  await page.reload();
  await expect(row).toBeVisible();
  await page.goto("/cart");
  await expect(page.getByText("Nothing in it yet.")).toBeVisible();
});
