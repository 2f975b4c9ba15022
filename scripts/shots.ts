/** The pictures: every screen, with steps before and after opening. */
import type { Page } from "@playwright/test";
import type { Order } from "../contract/schemas.ts";
import { paths, productPath, resetLink } from "../domain/routes.ts";
import { firstPieces, orderByCard, orderInCash } from "../e2e/ordering.ts";
import type { ShopProcess } from "../e2e/shop-process.ts";
import { toAsha } from "../src/shop/doubles/delivery.ts";

export interface Shot {
  readonly name: string;
  readonly path: string;
  readonly visitor?: true;
  readonly before?: (page: Page, shop: ShopProcess) => Promise<unknown>;
  readonly after?: (page: Page) => Promise<void>;
  /** The viewport only: a dialog is in its middle. */
  readonly window?: true;
  /** In every window and colour scheme; else at three widths and dark. */
  readonly everywhere?: true;
}

const kurta = "kabir-linen-kurta";
/** One product is low in stock, another sold out. */
const counted = "spiti-puffer-jacket";
const gone = "lavender-cropped-puffer";

export const shots: readonly Shot[] = [
  { name: "login", path: paths.login, visitor: true, everywhere: true },
  { name: "signup", path: paths.signup, visitor: true, after: press("Create Account") },
  { name: "404", path: "/nowhere" },
  { name: "home", path: "/", everywhere: true },
  { name: "menu", path: "/", after: press(/^Your account/) },
  { name: "about", path: paths.about },
  { name: "contact", path: paths.contact },
  { name: "product", path: paths.product },
  { name: "collection", path: paths.collection, everywhere: true },
  { name: "collection-searched", path: `${paths.collection}?category=Women&search=kurt` },
  { name: "collection-nothing", path: `${paths.collection}?search=dennim` },
  { name: "product-detail", path: productPath(kurta), everywhere: true },
  { name: "product-size-asked", path: productPath(kurta), after: press("Add to Cart") },
  { name: "cart", path: paths.cart, before: fillCart, everywhere: true },
  { name: "cart-empty", path: paths.cart },
  { name: "place-order", path: paths.placeOrder, before: fillCart, everywhere: true },
  {
    name: "place-order-gaps",
    path: paths.placeOrder,
    before: fillCart,
    after: press("PLACE ORDER"),
  },
  {
    name: "place-order-saved",
    path: paths.placeOrder,
    before: async (page, shop) => {
      await fillCart(page, shop);
      await order(page, shop);
      await keepAddresses(page, shop);
    },
    after: press(/^mother/),
  },
  { name: "orders", path: paths.orders, before: order, everywhere: true },
  { name: "orders-empty", path: paths.orders },
  orderDialog("orders-cancel", order, /^Cancel the order/),
  orderDialog("orders-cancel-piece", order, /^Cancel this piece/),
  orderDialog(
    "orders-address",
    async (page, shop) => {
      await order(page, shop);
      await keepAddresses(page, shop);
    },
    /^Correct the address/,
  ),
  orderDialog("orders-return", delivered, /^Return/),
  orderDialog("orders-exchange", delivered, /^Exchange/),
  {
    name: "orders-return-refused",
    path: paths.orders,
    before: delivered,
    after: async (page) => {
      await press(/^Return/)(page);
      await press("Ask for the return")(page);
      await page.getByText("Please tell us why.").waitFor();
    },
    window: true,
  },
  { name: "orders-changed", path: paths.orders, before: changed },
  { name: "account", path: paths.account, before: keepAddresses },
  {
    name: "account-wrong-password",
    path: paths.account,
    after: async (page) => {
      await page.locator("input[name=current]").fill("not it");
      await page.getByRole("textbox", { name: "New password" }).fill("a longer password");
      await press("Change the password")(page);
      await page.getByText("That is not your password").waitFor();
    },
  },
  accountDialog("account-address", "Add an address"),
  accountDialog("account-address-removed", "Remove mother"),
  accountDialog("account-deleted", "Delete my account"),
  { name: "forgot", path: paths.forgotPassword, visitor: true },
  {
    name: "forgot-sent",
    path: paths.forgotPassword,
    visitor: true,
    after: async (page) => {
      await page.getByRole("textbox", { name: "Email" }).fill("asha@example.test");
      await press("Send the link")(page);
      await page.getByText("has an account here").first().waitFor();
    },
  },
  { name: "reset", path: resetLink("no-such-link"), visitor: true },
  {
    name: "reset-refused",
    path: resetLink("no-such-link"),
    visitor: true,
    after: async (page) => {
      await page.getByRole("textbox", { name: "New password" }).fill("a longer password");
      await press("Set the password")(page);
      await page.getByText("This link doesn't work any more").first().waitFor();
    },
  },
  { name: "stock-few", path: productPath(counted), after: check(/^M\b/) },
  { name: "stock-out", path: productPath(gone) },
  { name: "stock-cards", path: `${paths.collection}?search=puffer` },
  {
    name: "stock-cart",
    path: paths.cart,
    before: async (page, { origin }) => {
      await post(page, origin, "/api/cart/update", { itemId: counted, size: "M", quantity: 3 });
      await post(page, origin, "/api/cart/update", { itemId: counted, size: "S", quantity: 1 });
    },
  },
  {
    name: "size-guide",
    path: productPath(kurta),
    after: press("Size guide"),
    window: true,
  },
  {
    name: "recommendations",
    path: paths.about,
    everywhere: true,
    after: async (page) => {
      await type(page, "i want a linen kurta");
      await page.getByRole("heading", { name: "Your Perfect Matches" }).waitFor();
    },
  },
  { name: "recommendations-none", path: paths.recommendations },
  {
    name: "assistant",
    path: paths.about,
    everywhere: true,
    after: (page) => type(page, "play some music"),
  },
  {
    name: "help",
    path: paths.about,
    after: async (page) => {
      await press("Type a command")(page);
      await press("What can I say?")(page);
      await page.getByRole("dialog").waitFor();
    },
  },
];

export async function prepare(shop: ShopProcess): Promise<void> {
  await shop.operate(
    ["stock", "set", counted, "S:0", "M:2", "L:1"],
    ["stock", "set", gone, "S:0", "M:0", "L:0", "XL:0"],
  );
}

export function press(name: string | RegExp) {
  return async (page: Page): Promise<void> => {
    await page.getByRole("button", { name }).first().click();
  };
}

export async function type(page: Page, words: string): Promise<void> {
  await press("Type a command")(page);
  const box = page.getByRole("textbox", { name: "Type a command" });
  await box.fill(words);
  await box.press("Enter");
  await page.waitForLoadState("networkidle");
}

async function post(page: Page, origin: string, path: string, data: object): Promise<void> {
  const answer = await page.request.post(origin + path, { headers: { origin }, data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}.`);
}

export async function fillCart(page: Page, { origin }: ShopProcess): Promise<void> {
  await post(page, origin, "/api/cart/update", { itemId: kurta, size: "M", quantity: 2 });
  await post(page, origin, "/api/cart/update", {
    itemId: "workshop-denim-jacket",
    size: "L",
    quantity: 1,
  });
}

async function order(page: Page, { origin }: ShopProcess): Promise<void> {
  await orderInCash(page, origin, await firstPieces(page, 2));
}

async function keepAddresses(page: Page, { origin }: ShopProcess): Promise<void> {
  const addresses = {
    home: "7 Hill Road",
    mother: "3 Temple Street",
    "the office": "40 Long Road",
  };
  for (const [name, street] of Object.entries(addresses)) {
    await post(page, origin, "/api/user/addresses", { name, address: { ...toAsha, street } });
  }
}

/** Two of each are delivered. */
async function delivered(page: Page, shop: ShopProcess): Promise<Order> {
  const pieces = (await firstPieces(page, 2)).map((piece) => ({ ...piece, quantity: 2 }));
  const placed = await orderInCash(page, shop.origin, pieces);
  await shop.alter(
    `update orders set status = 'Delivered', delivered_at = now(), paid = true where id = '${placed._id}'`,
  );
  return placed;
}

/** One order cancelled and refunded, a return, and an exchange. */
async function changed(page: Page, shop: ShopProcess): Promise<void> {
  const { origin } = shop;
  const paid = await orderByCard(page, origin, await firstPieces(page, 1));
  await post(page, origin, "/api/order/cancel", { orderId: paid._id });
  const { _id: orderId, items } = await delivered(page, shop);
  const [first, second] = items;
  if (first === undefined || second === undefined) throw new Error("The order has two pieces.");
  const asked = { orderId, quantity: 1, reason: "It is too small" };
  await post(page, origin, "/api/order/return", { ...asked, itemId: first._id, size: first.size });
  await post(page, origin, "/api/order/return", {
    ...asked,
    itemId: second._id,
    size: second.size,
    exchangeFor: second.sizes.at(-1),
  });
}

function orderDialog(name: string, before: NonNullable<Shot["before"]>, button: RegExp): Shot {
  return { name, path: paths.orders, before, after: press(button), window: true };
}

function accountDialog(name: string, button: string): Shot {
  return { name, path: paths.account, before: keepAddresses, after: press(button), window: true };
}

function check(name: RegExp) {
  return async (page: Page): Promise<void> => {
    await page.getByRole("radio", { name }).first().check();
  };
}
