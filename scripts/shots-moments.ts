/** Pictures of moments: questions, undo, filters, zoom, errors, an unknown address. */
import type { Page } from "@playwright/test";
import { paths, productPath } from "../domain/routes.ts";
import { fillCart, press, type Shot, type } from "./shots.ts";

const kurta = productPath("kabir-linen-kurta");

export const moments: readonly Shot[] = [
  {
    name: "login-refused",
    path: paths.login,
    visitor: true,
    after: async (page) => {
      await page.getByLabel("Email").fill("asha@example.test");
      await page.getByRole("textbox", { name: "Password" }).fill("not it at all");
      await press("Login")(page);
      await page.getByText("User Login Failed").first().waitFor();
    },
  },
  {
    name: "away",
    path: paths.cart,
    before: (page) => page.route("**/api/user/getcurrentuser", (route) => route.abort()),
    after: (page) => page.getByText("We can't reach the shop right now.").waitFor(),
  },
  {
    name: "home-wish",
    path: paths.home,
    window: true,
    after: async (page) => {
      const slip = page.getByRole("textbox", { name: "Say it or type it" });
      await slip.fill("a linen shirt for a wedding");
    },
  },
  {
    name: "home-next",
    path: paths.home,
    after: (page) => page.getByRole("button", { name: /^Slide 3/ }).click(),
  },
  {
    name: "tour",
    path: paths.about,
    window: true,
    after: async (page) => {
      await type(page, "show me around");
      await page.getByText("brings you here").last().waitFor();
    },
  },
  {
    name: "collection-filtered",
    path: `${paths.collection}?category=Men,Women&size=M&colour=blue&price=-2000&sort=low-high`,
  },
  {
    name: "collection-drawer",
    path: `${paths.collection}?category=Women`,
    window: true,
    after: async (page) => {
      const filters = page.getByRole("button", { name: /^Filters/ });
      if (await filters.isVisible()) await filters.click();
    },
  },
  {
    name: "collection-quick-add",
    path: paths.collection,
    window: true,
    after: press("Add Kabir Linen Kurta to cart"),
  },
  { name: "collection-none", path: `${paths.collection}?search=xqzvw` },
  {
    name: "product-chosen",
    path: kurta,
    window: true,
    after: async (page) => {
      await page.getByRole("radio", { name: "M", exact: true }).check();
      await press("Add to Cart")(page);
      await page.getByText("Product Added").first().waitFor();
    },
  },
  {
    name: "product-bar",
    path: kurta,
    window: true,
    after: (page) => page.evaluate(() => window.scrollTo(0, 1200)),
  },
  {
    name: "product-delivery",
    path: kurta,
    window: true,
    after: async (page) => {
      await page.evaluate(() => window.scrollTo(0, 500));
      await page.getByRole("textbox", { name: "Delivery to PIN code" }).fill("560001");
      await page.getByText(/it reaches 560001/).waitFor();
    },
  },
  { name: "product-closer", path: kurta, window: true, after: press(/^Look closer/) },
  {
    name: "cart-undo",
    path: paths.cart,
    before: fillCart,
    window: true,
    after: async (page) => {
      await press("Remove Workshop Denim Jacket, size L")(page);
      await page.getByText("is out of your cart.").first().waitFor();
    },
  },
  {
    name: "cart-emptied",
    path: paths.cart,
    before: fillCart,
    window: true,
    after: async (page) => {
      await press("Empty the cart")(page);
      await page.getByText("Your cart is empty.").first().waitFor();
    },
  },
  {
    name: "place-order-known",
    path: paths.placeOrder,
    before: fillCart,
    after: async (page) => {
      await page.getByRole("textbox", { name: "PIN code" }).fill("560001");
      await page.getByText(/it reaches 560001/).waitFor();
    },
  },
  found("recommendations-question", "show me shirts under 1500"),
  found("recommendations-unfolded", "show me shirts under 1500", unfold),
  {
    name: "recommendations-missed",
    path: paths.about,
    after: async (page) => {
      await type(page, "i want a sherwani under 3000");
      await page.getByText("would bring").first().waitFor();
    },
  },
  found("recommendations-older", "show me shirts under 1500", async (page) => {
    await type(page, "i want a sherwani under 3000");
    await page.getByRole("heading", { name: /^Found before/ }).waitFor();
  }),
  {
    name: "assistant-asks",
    path: kurta,
    window: true,
    after: async (page) => {
      await type(page, "add this");
      await page
        .getByText(/^Which size/)
        .last()
        .waitFor();
    },
  },
  {
    name: "assistant-beside",
    path: paths.cart,
    before: fillCart,
    window: true,
    after: async (page) => {
      await type(page, "play some music");
      await page
        .getByText(/^I heard/)
        .last()
        .waitFor();
    },
  },
  {
    name: "assistant-confirms",
    path: paths.cart,
    before: fillCart,
    window: true,
    after: async (page) => {
      await type(page, "empty the cart");
      await page
        .getByText(/^Shall I remove all/)
        .last()
        .waitFor();
    },
  },
  {
    name: "voice-settings",
    path: paths.about,
    window: true,
    after: async (page) => {
      await press("Type a command")(page);
      await press("Voice settings")(page);
      await page.getByRole("dialog").waitFor();
    },
  },
];

function found(name: string, words: string, then?: (page: Page) => Promise<void>): Shot {
  return {
    name,
    path: paths.about,
    window: true,
    after: async (page) => {
      await type(page, words);
      await page.getByRole("heading", { name: "Your Perfect Matches" }).waitFor();
      await then?.(page);
    },
  };
}

/** Small screens have shrunk the bubble by then. */
async function unfold(page: Page): Promise<void> {
  const line = page.getByRole("button", { name: "Show the conversation" });
  if (await line.isVisible()) await line.click();
}
