/** The screens of buying, in their rarer states: axe finds nothing, and at a width of 320 pixels nothing is cut off. */
import { expect, type Page } from "@playwright/test";
import { axeFinds, fits } from "./access-rules.ts";
import { test } from "./journey.ts";
import { catalogue, fillCart } from "./shopping.ts";
import { command } from "./typed.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await nothingBusy(page);
}

const nothingBusy = (page: Page) => expect(page.locator("[aria-busy=true]")).toHaveCount(0);

/** Looks at a state of the page by a name. */
const look = (page: Page, state: string) =>
  test.step(state, async () => {
    await nothingBusy(page);
    expect.soft(await axeFinds(page), state).toEqual([]);
    // 1280 pixels at 400 %, or a phone of 640 pixels at 200 %.
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await fits(page), state).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

const kurta = "/productdetail/kabir-linen-kurta";

test("a piece, asked for a size, reviewed, and not there: axe finds nothing by day and by night, and it fits a narrow screen", async ({
  shopper: page,
}) => {
  await open(page, kurta);
  await press(page, "Add to Cart");
  await look(page, "a piece that asks for a size");
  await page.getByRole("tab", { name: "Reviews (124)" }).click();
  await look(page, "a piece's reviews");
  await open(page, "/productdetail/no-such-thing");
  await look(page, "a piece that isn't there");
});

test("an empty cart, a checkout with gaps, no orders and no recommendations: axe finds nothing by day and by night, and each fits a narrow screen", async ({
  shopper: page,
  baseURL,
}) => {
  await open(page, "/cart");
  await press(page, "PROCEED TO CHECKOUT");
  await look(page, "an empty cart");
  await open(page, "/order");
  await look(page, "no orders");
  await open(page, "/recommendations");
  await look(page, "no recommendations");
  const lines = (await catalogue(page)).slice(0, 2);
  await fillCart(
    page,
    baseURL,
    lines.map(({ _id }) => ({ itemId: _id, size: "M", quantity: 2 })),
  );
  await open(page, "/placeorder");
  await press(page, "PLACE ORDER");
  await look(page, "checkout with gaps");
});

test("what didn't load, of a piece, the cart and the orders: axe finds nothing by day and by night, and each fits a narrow screen", async ({
  shopper: page,
}) => {
  for (const [call, path] of [
    ["/api/product/list", kurta],
    ["/api/cart/get", "/cart"],
    ["/api/order/userorder", "/order"],
  ] as const) {
    await page.route(`**${call}`, (route) => route.abort());
    await open(page, path);
    await look(page, path);
    await page.unroute(`**${call}`);
  }
});

test("a miss over an older list: axe finds nothing by day and by night, and it fits a narrow screen", async ({
  shopper: page,
}) => {
  await open(page, "/about");
  await command(page, "I want a shirt for men");
  await expect(page.getByRole("heading", { name: "Your Perfect Matches" })).toBeVisible();
  await command(page, "I want a sherwani under 3000");
  await expect(page.getByRole("heading", { name: /^Found before/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await look(page, "a miss over an older list");
});
