/** After the order, by click: cancelled and refunded, in part, sent elsewhere, given back and exchanged. */
import { expect, type Page } from "@playwright/test";
import { toAsha } from "../src/shop/doubles/delivery.ts";
import { payByCard, press } from "./core-journeys.ts";
import { test, testInOwnShop } from "./journey.ts";
import { visit } from "./page-parts.ts";
import { catalogue } from "./shopping.ts";

/** Orders the first pieces of the catalogue in cash, two of each, in their first size. */
async function orderPieces(page: Page, origin: string | undefined, count: number) {
  const pieces = (await catalogue(page)).slice(0, count);
  const items = pieces.map(({ _id, sizes }) => ({ _id, size: sizes[0], quantity: 2 }));
  const amount = pieces.reduce((sum, { price }) => sum + 2 * price, 40);
  const answer = await page.request.post("/api/order/placeorder", {
    headers: { origin: origin ?? "" },
    data: { address: toAsha, items, amount },
  });
  expect(answer.ok()).toBe(true);
  await visit(page, "/order");
  return pieces;
}

const dialog = (page: Page) => page.getByRole("dialog");
const choose = (page: Page, name: string) =>
  dialog(page).getByRole("button", { name, exact: true }).click();
const line = (page: Page, name: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name });

test("an order that was paid by card is cancelled, and its money comes back", async ({
  shopper: page,
  baseURL,
}) => {
  await payByCard(page, baseURL);
  await press(page, "Pay (success)");
  await expect(page).toHaveURL("/order");
  await page.getByRole("button", { name: /^Cancel the order/ }).click();
  await expect(dialog(page)).toContainText("goes back to where you paid from");
  await choose(page, "Yes, cancel it");
  const order = page.getByRole("article");
  await expect(order).toContainText("Refund on its way");
  await expect(order.getByRole("button", { name: /^Cancel/ })).toHaveCount(0);
  await expect(async () => {
    await page.getByRole("button", { name: "Track Order" }).click();
    await expect(order).toContainText("is refunded.", { timeout: 1_000 });
  }).toPass();
  await expect(order.getByRole("heading", { level: 2 })).toBeVisible();
});

test("one piece is cancelled, the rest goes to another street", async ({
  shopper: page,
  baseURL,
}) => {
  const [first, second] = await orderPieces(page, baseURL, 2);
  if (first === undefined || second === undefined) throw new Error("The shop has too little.");
  await line(page, first.name)
    .getByRole("button", { name: /^Cancel this piece/ })
    .click();
  await choose(page, "Yes, cancel this piece");
  await expect(line(page, first.name)).toContainText("Cancelled.");
  const order = page.getByRole("article");
  await expect(order).toContainText(`₹${(2 * second.price + 40).toLocaleString("en-IN")}`);

  await page.getByRole("button", { name: /^Correct the address/ }).click();
  await dialog(page).getByRole("textbox", { name: "Street", exact: true }).fill("7 Hill Road");
  await choose(page, "Send it there");
  await expect(order).toContainText("To");
  await expect(order).toContainText("7 Hill Road");
});

testInOwnShop(
  "what was delivered is given back, or exchanged for another size",
  async ({ shopper: page, baseURL, own }) => {
    const [piece] = await orderPieces(page, baseURL, 1);
    if (piece === undefined) throw new Error("The shop has too little.");
    await own.alter("update orders set status = 'Delivered', delivered_at = now(), paid = true");
    await visit(page, "/order");
    const other = piece.sizes[1];
    if (other === undefined) throw new Error("The first piece has one size only.");

    await page.getByRole("button", { name: /^Exchange/ }).click();
    await dialog(page).getByRole("radio", { name: other, exact: true }).check();
    await dialog(page).getByRole("spinbutton", { name: "How many pieces" }).fill("1");
    await dialog(page).getByRole("radio", { name: "It is too small" }).check();
    await choose(page, "Ask for the exchange");
    await expect(line(page, piece.name)).toContainText(
      `Exchange Requested: 1 piece for size ${other}`,
    );

    await page.getByRole("button", { name: /^Return/ }).click();
    await dialog(page).getByRole("radio", { name: "It came damaged" }).check();
    await choose(page, "Ask for the return");
    await expect(line(page, piece.name)).toContainText("Return Requested: 1 piece back");
    await expect(page.getByRole("button", { name: /^(Return|Exchange)/ })).toHaveCount(0);
  },
);
