/** A new shopper, from registration to an order that is paid in cash; and what else may happen on the way. */
import { expect, type Page } from "@playwright/test";
import { placeButton, registerAndOrderInCash } from "./core-journeys.ts";
import { leansOnDatabase, test } from "./journey.ts";
import { visit } from "./page-parts.ts";
import { catalogue, fillCart, fillDelivery, quantityBox, rupees, total } from "./shopping.ts";

const cartLink = (page: Page, pieces: string) =>
  page.getByRole("banner").getByRole("link", { name: `Cart, ${pieces}` });

const items = (page: Page) => page.getByRole("main").locator("[aria-current=step]");

test("a new shopper registers, chooses, orders in cash and finds the order", async ({ page }) => {
  await registerAndOrderInCash(page);
});

test("an order takes what its page showed, and leaves what was added on another device", async ({
  shopper: page,
  baseURL,
}) => {
  const [piece, coat] = await catalogue(page);
  if (coat === undefined) throw new Error("The shop has one piece only.");
  await fillCart(page, baseURL, [{ itemId: piece._id, size: "M", quantity: 1 }]);
  await visit(page, "/placeorder");
  await fillDelivery(page);
  await expect(cartLink(page, "1 item")).toBeVisible();
  await fillCart(page, baseURL, [{ itemId: coat._id, size: "L", quantity: 2 }]);
  await placeButton(page).click();
  await expect(page).toHaveURL("/order");
  await expect(items(page)).toHaveCount(1);
  await expect(cartLink(page, "2 items")).toBeVisible();
  await visit(page, "/cart");
  await expect(quantityBox(page, `${coat.name}, size L`)).toHaveValue("2");
  await test.step("a cart that is not all here is fetched and shown before anything is ordered", async () => {
    await page.route("**/api/cart/get", (route) => route.abort());
    await visit(page, "/placeorder");
    await fillDelivery(page);
    await placeButton(page).click();
    await expect(page.getByText("Your cart can't be fetched right now.")).toBeVisible();
    await page.unroute("**/api/cart/get");
    await placeButton(page).click();
    await expect(page.getByText("Your cart has changed since you looked.")).toBeVisible();
    await expect(total(page, "Total")).toHaveText(`${rupees(coat.price * 2 + 40)}.00`);
    await placeButton(page).click();
    await expect(page).toHaveURL("/order");
    await expect(items(page)).toHaveCount(2);
  });
});

test(
  "the same things ordered again after a lost reply are a second order",
  leansOnDatabase,
  async ({ shopper: page, baseURL }) => {
    const [piece] = await catalogue(page);
    const lines = [{ itemId: piece._id, size: "M", quantity: 1 }];
    await fillCart(page, baseURL, lines);
    await visit(page, "/placeorder");
    await fillDelivery(page);
    await page.route("**/api/order/placeorder", async (route) => {
      await route.fetch(); // the shop takes the order …
      return route.abort(); // … and its reply is lost
    });
    await placeButton(page).click();
    await expect(page.getByText("The shop didn't answer.")).toBeVisible();
    await page.unroute("**/api/order/placeorder");
    await visit(page, "/order");
    await expect(items(page)).toHaveCount(1);
    await expect(cartLink(page, "0 items")).toBeVisible();

    await fillCart(page, baseURL, lines);
    await visit(page, "/placeorder");
    await expect(cartLink(page, "1 item")).toBeVisible();
    await fillDelivery(page);
    await placeButton(page).click();
    await expect(page).toHaveURL("/order");
    await expect(items(page)).toHaveCount(2);
  },
);
