/** The screens of buying, in their rarer states: axe finds nothing, and at a width of 320 pixels nothing is cut off. */
import { expect, type Page } from "@playwright/test";
import { axeFinds, fits } from "./access-rules.ts";
import { test } from "./journey.ts";
import { catalogue, fillCart } from "./shopping.ts";
import { command } from "./typed.ts";

interface State {
  readonly name: string;
  readonly path: string;
  /** Brings the screen into its state, before it is opened or after. */
  readonly before?: (page: Page, origin: string) => Promise<void>;
  readonly after?: (page: Page) => Promise<void>;
}

const withCart = async (page: Page, origin: string): Promise<void> => {
  const list = await catalogue(page);
  const lines = list.slice(0, 2).map(({ _id }) => ({ itemId: _id, size: "M", quantity: 2 }));
  await fillCart(page, origin, lines);
};

const press = (name: string) => async (page: Page) => {
  await page.getByRole("button", { name }).click();
};

const failing = (call: string) => async (page: Page) => {
  await page.route(`**${call}`, (route) => route.abort());
};

const kurta = "/productdetail/kabir-linen-kurta";

const states: readonly State[] = [
  { name: "a piece that asks for a size", path: kurta, after: press("Add to Cart") },
  { name: "a piece's reviews", path: `${kurta}?tab=reviews` },
  { name: "a piece that isn't there", path: "/productdetail/no-such-thing" },
  { name: "a piece that didn't load", path: kurta, before: failing("/api/product/list") },
  { name: "an empty cart", path: "/cart", after: press("PROCEED TO CHECKOUT") },
  { name: "a cart that didn't load", path: "/cart", before: failing("/api/cart/get") },
  {
    name: "checkout with gaps",
    path: "/placeorder",
    before: withCart,
    after: press("PLACE ORDER"),
  },
  { name: "no orders", path: "/order" },
  { name: "orders that didn't load", path: "/order", before: failing("/api/order/userorder") },
  { name: "no recommendations", path: "/recommendations" },
  {
    name: "a miss over an older list",
    path: "/about",
    after: async (page) => {
      await command(page, "I want a shirt for men");
      await expect(page.getByRole("heading", { name: "Your Perfect Matches" })).toBeVisible();
      await command(page, "I want a sherwani under 3000");
      await expect(page.getByRole("heading", { name: /^Found before/ })).toBeVisible();
      await page.keyboard.press("Escape");
    },
  },
];

for (const { name, path, before, after } of states) {
  test(`${name}: axe finds nothing by day and by night, and it fits a narrow screen`, async ({
    shopper: page,
    baseURL,
  }) => {
    await before?.(page, baseURL ?? "");
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await after?.(page);
    expect(await axeFinds(page)).toEqual([]);
    // 1280 pixels at 400 %, or a phone of 640 pixels at 200 %.
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await fits(page)).toEqual([]);
  });
}
