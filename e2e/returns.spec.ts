/** Returns and exchanges by click, and the owner's answers to them. */
import { expect, type Page } from "@playwright/test";
import type { Order } from "../contract/schemas.ts";
import { productPath } from "../domain/routes.ts";
import { signUp } from "./browser.ts";
import { testInOwnShop as test } from "./journey.ts";
import { askedBack, firstPieces, orderInCash, type Wanted } from "./ordering.ts";
import { mailsTo } from "./outbox.ts";
import { deliver, owed, setStock, stockToBe } from "./owner.ts";
import { orderDialog, orderLine, pressInDialog, visit } from "./page-parts.ts";
import { rupees } from "./shopping.ts";

// One shop for all, and every command of its owner's is a process.
test.describe.configure({ mode: "default", timeout: 120_000 });

const track = (page: Page) => page.getByRole("button", { name: "Track Order" }).click();
const choose = (page: Page, name: string) =>
  orderDialog(page).getByRole("radio", { name, exact: true }).check();

async function lineOf(
  page: Page,
  origin: string,
  wanted: Wanted,
): Promise<Order & { name: string; price: number }> {
  const order = await orderInCash(page, origin, [wanted]);
  const [item] = order.items;
  if (item === undefined) throw new Error("The order is empty.");
  return { ...order, name: item.name, price: item.price };
}

test("a piece goes back, and its money once the owner has it", async ({ page, own }) => {
  const asha = await signUp(page, own.origin);
  const [piece] = await firstPieces(page, 1);
  if (piece === undefined) throw new Error("The shop has nothing to sell.");
  const { _id, name, price } = await lineOf(page, own.origin, { ...piece, quantity: 2 });
  await deliver(own, _id);

  await visit(page, "/order");
  await page.getByRole("button", { name: /^Return/ }).click();
  await pressInDialog(page, "Ask for the return");
  await expect(orderDialog(page).getByText("Please tell us why.")).toBeVisible();
  await choose(page, "It came damaged");
  await orderDialog(page).getByRole("spinbutton", { name: "How many pieces" }).fill("1");
  await pressInDialog(page, "Ask for the return");
  await expect(orderLine(page, name)).toContainText("Return Requested: 1 piece back");

  await own.operate(["returns", "accept", await askedBack(page, own.origin)]);
  await track(page);
  await expect(orderLine(page, name)).toContainText("Returned: 1 piece back");
  const order = page.getByRole("article");
  await expect(order).toContainText(
    `${rupees(price)} is on its way back to you. We'll write to you about how you get it.`,
  );
  await own.operate(["refunds", "done", await owed(own, _id)]);
  await track(page);
  await expect(order).toContainText(`${rupees(price)} is refunded.`);
  await expect(page.getByRole("button", { name: /^Return/ })).toHaveCount(1);
  await expect
    .poll(async () => (await mailsTo(own, asha.email)).join("\n"), { timeout: 20_000 })
    .toContain("We have paid back");
  expect((await mailsTo(own, asha.email)).join("\n")).toMatch(
    /Your return of order \w+ is accepted/,
  );
});

test("an exchange holds the other size; refused it says why, and accepted the next time", async ({
  page,
  own,
}) => {
  const asha = await signUp(page, own.origin);
  // No other journey in this shop orders what is counted here.
  const piece = { _id: "spiti-puffer-jacket", size: "M" } as const;
  await setStock(own, page, piece._id, { M: 2, L: 1, XL: 0 });
  const { _id, name } = await lineOf(page, own.origin, piece);
  await deliver(own, _id);

  const ask = async () => {
    await visit(page, "/order");
    await page.getByRole("button", { name: /^Exchange/ }).click();
    await expect(orderDialog(page).getByRole("radio", { name: "XL, sold out" })).toBeDisabled();
    await choose(page, "L");
    await choose(page, "It is too small");
    await pressInDialog(page, "Ask for the exchange");
    await expect(orderLine(page, name)).toContainText("Exchange Requested: 1 piece for size L");
    await expect(page.getByRole("button", { name: /^(Return|Exchange)/ })).toHaveCount(0);
  };
  await ask();
  await stockToBe(page, piece._id, { M: 1, L: 0, XL: 0 });
  await visit(page, productPath(piece._id));
  await expect(page.getByText("Sold out: L, XL.")).toBeVisible();

  const refusal = "It was worn.";
  await own.operate(["returns", "refuse", await askedBack(page, own.origin), refusal]);
  await ask();
  await expect(orderLine(page, name)).toContainText(`Refused: 1 piece for size L, asked on`);
  await expect(orderLine(page, name)).toContainText(refusal);
  await expect
    .poll(async () => (await mailsTo(own, asha.email)).join("\n"), { timeout: 20_000 })
    .toMatch(/About your exchange of order \w+[\s\S]*Why: It was worn\./);

  await own.operate(["returns", "accept", await askedBack(page, own.origin)]);
  await track(page);
  await expect(orderLine(page, name)).toContainText("Exchanged: 1 piece for size L");
  await stockToBe(page, piece._id, { M: 2, L: 0, XL: 0 });
});
