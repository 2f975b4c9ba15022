/** The screens of buying, in every state: axe finds nothing, and at a width of 320 pixels nothing is cut off. */
import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { firstPieces, orderInCash } from "./ordering.ts";
import { violations } from "./page-parts.ts";
import { catalogue, fillCart } from "./shopping.ts";

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

const withOrder = async (page: Page, origin: string): Promise<void> => {
  await orderInCash(page, origin, await firstPieces(page, 1));
};

const press = (name: string) => async (page: Page) => {
  await page.getByRole("button", { name }).click();
};

const failing = (call: string) => async (page: Page) => {
  await page.route(`**${call}`, (route) => route.abort());
};

const kurta = "/productdetail/kabir-linen-kurta";

const states: readonly State[] = [
  { name: "a piece", path: kurta },
  { name: "a piece that asks for a size", path: kurta, after: press("Add to Cart") },
  { name: "a piece's reviews", path: `${kurta}?tab=reviews` },
  { name: "a piece that isn't there", path: "/productdetail/no-such-thing" },
  { name: "a piece that didn't load", path: kurta, before: failing("/api/product/list") },
  { name: "a cart", path: "/cart", before: withCart },
  { name: "an empty cart", path: "/cart", after: press("PROCEED TO CHECKOUT") },
  { name: "a cart that didn't load", path: "/cart", before: failing("/api/cart/get") },
  { name: "checkout", path: "/placeorder", before: withCart },
  {
    name: "checkout with gaps",
    path: "/placeorder",
    before: withCart,
    after: press("PLACE ORDER"),
  },
  { name: "orders", path: "/order", before: withOrder },
  { name: "no orders", path: "/order" },
  { name: "orders that didn't load", path: "/order", before: failing("/api/order/userorder") },
  { name: "no recommendations", path: "/recommendations" },
  {
    name: "recommendations",
    path: "/",
    after: async (page) => {
      await page.getByRole("button", { name: "Type a command" }).click();
      const box = page.getByRole("textbox", { name: "Type a command" });
      await expect(box).toBeFocused();
      await box.fill("I want a kurta for men under 3000 rupees");
      await box.press("Enter");
      await expect(page.getByRole("heading", { name: "Your Perfect Matches" })).toBeVisible();
    },
  },
  { name: "about", path: "/about" },
  { name: "contact", path: "/contact" },
  { name: "products", path: "/product" },
];

for (const { name, path, before, after } of states) {
  test(`${name}: axe finds nothing by day and by night, and it fits a narrow screen`, async ({
    shopper: page,
    baseURL,
  }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await before?.(page, baseURL ?? "");
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await after?.(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page, colorScheme)).toEqual([]);
    }
    // 1280 pixels at 400 %, or a phone of 640 pixels at 200 %.
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
