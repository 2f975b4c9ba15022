/** What comes after an order, by typed commands, which take the same way as spoken ones. */
import { expect, type Page } from "@playwright/test";
import { productPath } from "../domain/routes.ts";
import { toAsha } from "../src/shop/doubles/delivery.ts";
import { signIn, signUp } from "./browser.ts";
import { test, testInOwnShop } from "./journey.ts";
import { askedBack, firstPieces, newest, orderByCard, orderInCash } from "./ordering.ts";
import { deliver, owed, setStock } from "./owner.ts";
import { orderLine, visit } from "./page-parts.ts";
import { fillCart, rupees } from "./shopping.ts";
import { command } from "./typed.ts";

const announced = (page: Page, text: RegExp | string) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();

const jacket = "workshop-denim-jacket";
/** No other journey orders it in a shop where it is counted. */
const coat = "shimla-wool-overcoat";

/** Keeps an address under a name. */
async function keep(page: Page, origin: string | undefined, name: string, address: object) {
  const answer = await page.request.post("/api/user/addresses", {
    headers: { origin: origin ?? "" },
    data: { name, address },
  });
  expect(answer.ok()).toBe(true);
}

test("an order is sent elsewhere and cancelled by words, and the next one's checkout is filled in by words", async ({
  shopper: page,
  baseURL,
}) => {
  await keep(page, baseURL, "mother", { ...toAsha, street: "3 Temple Street" });
  await page.goto("/");
  const { amount } = await orderInCash(page, baseURL, await firstPieces(page, 1));
  await page.goto("/order");
  await command(page, "send it to my brother's address");
  await announced(page, "You have no saved address called “brother”. You have mother.");
  await command(page, "send it to my mother's address instead");
  await announced(
    page,
    new RegExp(
      `^Your order of .+, ${rupees(amount)}, will go to 3 Temple Street, Bengaluru 560001\\. Shall I change it\\?$`,
    ),
  );
  await command(page, "yes");
  await announced(page, /^Your order of .+ goes to 3 Temple Street, Bengaluru 560001\.$/);
  await expect(page.getByRole("article")).toContainText("To Asha Rao, 3 Temple Street");
  await test.step("it is cancelled, once a yes has followed its name and sum", async () => {
    await page.goto("/");
    await command(page, "cancel my last order");
    await expect(page).toHaveURL(/\/order$/);
    await announced(page, /^Your order of .+, ₹[\d,]+, not paid yet\. Shall I cancel it\?$/);
    await command(page, "no");
    await announced(page, /^All right\.$/);

    await command(page, "cancel my last order");
    await announced(page, /Shall I cancel it\?$/);
    await command(page, "yes, cancel it");
    await announced(page, /^Your order of .+ is cancelled\. There is nothing to pay\.$/);

    await command(page, "cancel my last order");
    await announced(page, /is cancelled already\.$/);
    await command(page, "where is my refund");
    await announced(
      page,
      /^Nothing was paid for your order of .+, so there is nothing to refund\.$/,
    );
  });
  await test.step("the checkout is filled in with where the last order went", async () => {
    await orderInCash(page, baseURL, await firstPieces(page, 1));
    await fillCart(page, baseURL, [{ itemId: jacket, size: "M", quantity: 1 }]);
    await visit(page, "/placeorder");
    const street = page.getByRole("textbox", { name: "Street", exact: true });
    await command(page, "use my mother's address");
    await announced(page, "The address “mother” is in the form.");
    await expect(street).toHaveValue("3 Temple Street");
    await command(page, "deliver to the same address as last time");
    await announced(page, "The address of your last order is in the form.");
    await expect(street).toHaveValue(toAsha.street);
    await command(page, "when will it arrive");
    await announced(
      page,
      /^Ordered now, it reaches 560001, Bengaluru, Karnataka, (between|on) .+\.$/,
    );
    await command(page, "place the order");
    await announced(page, /^₹.+, cash on delivery\. Shall I place the order\?$/);
    await command(page, "yes");
    await expect(page).toHaveURL("/order");
  });
});

test("being signed in elsewhere is ended by words, once a yes has followed; deliveries and the account answer by words", async ({
  page,
  browser,
  baseURL,
}) => {
  const asha = await signUp(page, baseURL ?? "");
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  await signIn(context.request, baseURL, asha);
  const elsewhere = async () => (await context.request.get("/api/user/getcurrentuser")).status();
  await page.goto("/");
  await command(page, "sign me out everywhere else");
  await announced(page, "You are logged in at 1 other place. Shall I log you out there?");
  expect(await elsewhere()).toBe(200);
  await command(page, "yes");
  await announced(page, "You are logged in only here.");
  expect(await elsewhere()).toBe(401);
  await context.close();
  await command(page, "do you deliver to 560001");
  await announced(page, /560001, (?:Bengaluru|Bangalore).*Karnataka/);
  await command(page, "do you deliver to 682555");
  await announced(page, /^We don't deliver to 682555, .+, Lakshadweep, yet\.$/);
  await command(page, "do you deliver to 999999");
  await announced(page, /^There is no such PIN code in India\.$/);
  await command(page, "sign me out everywhere else");
  await announced(page, /^You are logged in nowhere else\.$/);
  await command(page, "change my password");
  await expect(page).toHaveURL(/\/account$/);
  await announced(page, /never say them aloud\.$/);
});

testInOwnShop.describe("in a shop whose owner is there", () => {
  // One shop for all, and every command of its owner's is a process.
  testInOwnShop.describe.configure({ mode: "default", timeout: 120_000 });

  testInOwnShop(
    "a paid order is cancelled by words; its refund is on its way until the gateway says more",
    async ({ shopper: page, own }) => {
      await page.goto("/");
      const { amount } = await orderByCard(page, own.origin, await firstPieces(page, 1));
      // As long as this holds, no refund leaves the gateway's books.
      await own.alter(`create function bank_waits() returns trigger language plpgsql
        as 'begin raise exception $words$The bank takes its time$words$; end';
      create trigger bank_waits before update on test_gateway_refunds
        for each row execute function bank_waits();`);
      await command(page, "cancel my last order");
      await announced(
        page,
        /^Your order of .+, ₹[\d,]+, which you get back\. Shall I cancel it\?$/,
      );
      await command(page, "yes");
      await announced(
        page,
        new RegExp(`is cancelled\\. ${rupees(amount)} is on its way back to you\\.$`),
      );
      await command(page, "where is my refund");
      await announced(
        page,
        new RegExp(`^${rupees(amount)} of your order of .+ It can take a few days\\.$`),
      );
      await expect(page.getByRole("article")).toContainText("Refund on its way");

      await own.alter("drop function bank_waits cascade");
      // When it opens, the gateway repeats missed messages.
      await own.halt();
      await own.reopen();
      const state = async () => (await newest(page, own.origin)).paymentState;
      await expect.poll(state, { timeout: 20_000 }).toBe("Refunded");
      await command(page, "where is my refund");
      await announced(
        page,
        new RegExp(`^${rupees(amount)} of your order of .+ was refunded on .+\\.$`),
      );
      await expect(page.getByRole("article")).toContainText(`${rupees(amount)} is refunded.`);
    },
  );

  testInOwnShop(
    "a return is asked for by words, accepted by the owner, and its money announced",
    async ({ shopper: page, own }) => {
      await page.goto("/");
      const order = await orderInCash(page, own.origin, [{ _id: jacket, size: "M" }]);
      const sum = rupees(order.amount - 40);
      await command(page, "I want to return the jacket, it's too small");
      await announced(page, /^Workshop Denim Jacket in M isn't delivered yet\./);
      await deliver(own, order._id);
      await command(page, "I want to return the jacket, it's too small");
      await announced(
        page,
        new RegExp(
          `^Workshop Denim Jacket in M, ${sum}, of your order of .+: “It's too small”\\. Shall`,
        ),
      );
      await command(page, "yes");
      await announced(page, /^You asked to return Workshop Denim Jacket\./);
      await command(page, "show my orders");
      await expect(orderLine(page, "Workshop Denim Jacket")).toContainText(
        "Return Requested: 1 piece",
      );
      await command(page, "where is my refund");
      await announced(
        page,
        /^You asked to return Workshop Denim Jacket in M\. You get the money back/,
      );

      await own.operate(["returns", "accept", await askedBack(page, own.origin)]);
      await command(page, "where is my refund");
      await announced(
        page,
        new RegExp(`^${sum} of your order of .+ is on its way back to you\\. We'll write`),
      );
      await expect(orderLine(page, "Workshop Denim Jacket")).toContainText(
        "Returned: 1 piece back",
      );
      await own.operate(["refunds", "done", await owed(own, order._id)]);
      await command(page, "where is my refund");
      await announced(page, new RegExp(`^${sum} of your order of .+ was refunded on .+\\.$`));
      await command(page, "return the jacket");
      await announced(page, /^Workshop Denim Jacket in M: its status is Returned already\.$/);
    },
  );

  testInOwnShop(
    "what is left is described by words, as it is counted, and an exchange asked for, for a size that is there",
    async ({ shopper: page, own }) => {
      await page.goto("/");
      const name = "Shimla Wool Overcoat";
      await setStock(own, page, coat, { S: 0, M: 2, L: 12 });
      await page.goto(productPath(coat));
      await command(page, "any medium left?");
      await announced(page, `Yes, but only 2 pieces of ${name} in M are left.`);
      await command(page, "do you have it in small?");
      await announced(page, new RegExp(`^${name} in S is sold out\\. You can get M, L`));
      await command(page, "any large left?");
      await announced(page, `Yes, ${name} in L is in stock: 12 pieces.`);
      await command(page, "add it in small");
      await announced(page, /sold out/);
      await expect(page.getByRole("link", { name: "Cart, 0 items" }).first()).toBeVisible();
      await page.goto(productPath("monsoon-blue-linen-shirt"));
      await command(page, "is it in stock?");
      await announced(page, /^Monsoon Blue Linen Shirt is made to order, in S, M/);
      const order = await orderInCash(page, own.origin, [{ _id: coat, size: "M" }]);
      await deliver(own, order._id);
      await page.goto("/order");
      await command(page, "exchange it for a small");
      await announced(
        page,
        /^Shimla Wool Overcoat in S is sold out\. You can get L, XL and XXL\.$/,
      );
      await command(page, "exchange it for a large");
      await announced(
        page,
        /^Shimla Wool Overcoat in M for size L, of your order of .+, at no cost\. Shall I ask for the exchange\?$/,
      );
      await command(page, "yes");
      await announced(
        page,
        "You asked to exchange Shimla Wool Overcoat for L. We keep it for you.",
      );
      const line = orderLine(page, "Shimla Wool Overcoat");
      await expect(line).toContainText("Exchange Requested: 1 piece for size L");
      await own.operate(["returns", "accept", await askedBack(page, own.origin)]);
      await page.getByRole("button", { name: "Track Order" }).click();
      await expect(line).toContainText("Exchanged: 1 piece for size L");
    },
  );
});
