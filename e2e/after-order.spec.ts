/** After the order, by click: cancelled and refunded, in part, and sent elsewhere. */
import { expect, type Page } from "@playwright/test";
import { payByCard, press } from "./core-journeys.ts";
import { leansOnDatabase, test } from "./journey.ts";
import { firstPieces, orderInCash } from "./ordering.ts";
import { orderDialog, orderLine, pressInDialog, tabTo, visit } from "./page-parts.ts";
import { rupees } from "./shopping.ts";

test(
  "an order that was paid by card is cancelled, and its money comes back",
  leansOnDatabase,
  async ({ shopper: page, baseURL }) => {
    await payByCard(page, baseURL);
    await press(page, "Pay (success)");
    await expect(page).toHaveURL("/order");
    await page.getByRole("button", { name: /^Cancel the order/ }).click();
    await expect(orderDialog(page)).toContainText("You get back what you paid");
    await pressInDialog(page, "Yes, cancel it");
    const order = page.getByRole("article");
    await expect(order).toContainText("Refund on its way");
    await expect(order.getByRole("button", { name: /^Cancel/ })).toHaveCount(0);
    await expect(async () => {
      await page.getByRole("button", { name: "Track Order" }).click();
      await expect(order).toContainText("is refunded.", { timeout: 1_000 });
    }).toPass();
    await expect(order.getByRole("heading", { level: 2 })).toBeVisible();
  },
);

test(
  "one piece is cancelled, and the rest of the order stays",
  leansOnDatabase,
  async ({ shopper: page, baseURL }) => {
    const pieces = await firstPieces(page, 2);
    const { items } = await orderInCash(page, baseURL, pieces);
    const [first, second] = items;
    if (first === undefined || second === undefined) throw new Error("The shop has too little.");
    await visit(page, "/order");
    await orderLine(page, first.name)
      .getByRole("button", { name: /^Cancel this piece/ })
      .click();
    await pressInDialog(page, "Yes, cancel this piece");
    await expect(orderLine(page, first.name)).toContainText("Cancelled.");
    await expect(page.getByRole("article")).toContainText(rupees(second.price + 40));
  },
);

test("an order goes to another street, by keyboard alone", async ({ shopper: page, baseURL }) => {
  await orderInCash(page, baseURL, await firstPieces(page, 1));
  await visit(page, "/order");
  const opener = page.getByRole("button", { name: /^Correct the address/ });
  const field = (name: string) => orderDialog(page).getByRole("textbox", { name, exact: true });
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  await expect(orderDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(orderDialog(page)).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press("Enter");
  await write(page, "PIN code", "560999");
  await tabTo(page, orderDialog(page).getByRole("button", { name: "Send it there" }));
  await page.keyboard.press("Enter");
  await expect(field("PIN code")).toHaveAccessibleDescription(/There is no such PIN code in India/);
  await expect(field("PIN code")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("560034");
  await write(page, "Street", "7 Hill Road");
  await page.keyboard.press("Enter");
  const order = page.getByRole("article");
  await expect(order).toContainText("To Asha Rao, 7 Hill Road, Bengaluru 560034, Karnataka, India");
  await expect(page.getByRole("status").filter({ hasText: "It goes to 7 Hill Road" })).toHaveCount(
    1,
  );
  await expect(order.getByRole("heading", { level: 2 })).toBeFocused();

  /** Tabs to a field of the dialog and writes over what is in it. */
  async function write(page: Page, name: string, text: string): Promise<void> {
    await tabTo(page, field(name));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(text);
  }
});
