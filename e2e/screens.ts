/** Every screen of the shop, in the state that has the most in it: what the rules of access are held to. */
import { expect, type Page } from "@playwright/test";
import { firstPieces, orderInCash } from "./ordering.ts";
import { visit } from "./page-parts.ts";
import { catalogue, fillCart } from "./shopping.ts";
import { command } from "./typed.ts";

export interface ScreenState {
  readonly name: string;
  readonly path: string;
  /** Seen before signing in: there is no assistant. */
  readonly visitor?: true;
  /** What fills the screen before it is opened. */
  readonly before?: (page: Page, origin: string) => Promise<unknown>;
  /** What opens a dialog over it. While it is open the assistant can't be reached. */
  readonly dialog?: (page: Page) => Promise<void>;
  /** An act by hand, and the words that confirm it. */
  readonly act?: { readonly does: (page: Page) => Promise<unknown>; readonly shows: string };
  /** Typed to the assistant there, and its reply. */
  readonly asked?: { readonly said: string; readonly reply: string };
}

const kurta = "kabir-linen-kurta";

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();

const withCart = async (page: Page, origin: string): Promise<void> => {
  const [first] = await catalogue(page);
  await fillCart(page, origin, [
    { itemId: kurta, size: "M", quantity: 2 },
    { itemId: first._id, size: first.sizes[0] ?? "M", quantity: 1 },
  ]);
};

const withOrder = async (page: Page, origin: string): Promise<void> => {
  await orderInCash(page, origin, await firstPieces(page, 2));
};

/** Recommendations are made by asking, and survive in the tab. */
const withRecommendations = async (page: Page): Promise<void> => {
  await visit(page, "/about");
  await command(page, "I want a shirt for men");
  await expect(page.getByRole("heading", { name: "Your Perfect Matches" })).toBeVisible();
};

export const screens: readonly ScreenState[] = [
  {
    name: "login",
    path: "/login",
    visitor: true,
    act: { does: press(/^Login$/), shows: "All fields are required" },
  },
  {
    name: "registration",
    path: "/signup",
    visitor: true,
    act: { does: press("Create Account"), shows: "All fields are required" },
  },
  { name: "a forgotten password", path: "/forgotpassword", visitor: true },
  { name: "a new password", path: "/resetpassword#token", visitor: true },
  { name: "no such page", path: "/nowhere", visitor: true },
  { name: "home", path: "/" },
  {
    name: "the collection",
    path: "/collection?category=Women&sub=WinterWear",
    act: {
      does: press("Women: remove"),
      shows: "30 pieces found",
    },
  },
  {
    name: "the collection's filters",
    path: "/collection?category=Women&sub=WinterWear",
    dialog: press(/^Filters/),
  },
  { name: "products", path: "/product" },
  {
    name: "a product",
    path: `/productdetail/${kurta}`,
    act: {
      does: async (page) => {
        await page.getByRole("radio", { name: "M", exact: true }).check();
        await press("Add to Cart")(page);
      },
      shows: "Product Added",
    },
    asked: { said: "add this", reply: "Which size" },
  },
  { name: "the size guide", path: `/productdetail/${kurta}`, dialog: press("Size guide") },
  {
    name: "the cart",
    path: "/cart",
    before: withCart,
    act: { does: press(`Remove Kabir Linen Kurta`), shows: "is out of your cart." },
  },
  {
    name: "checkout",
    path: "/placeorder",
    before: withCart,
    act: {
      does: (page) => page.getByRole("textbox", { name: "PIN code" }).fill("560001"),
      shows: "Bengaluru",
    },
  },
  {
    name: "orders",
    path: "/order",
    before: withOrder,
    act: { does: press("Track Order"), shows: "Your orders are up to date." },
  },
  {
    name: "cancelling an order",
    path: "/order",
    before: withOrder,
    dialog: press(/^Cancel the order/),
  },
  { name: "recommendations", path: "/recommendations", before: withRecommendations },
  { name: "the account", path: "/account" },
  { name: "about", path: "/about" },
  { name: "contact", path: "/contact" },
];
