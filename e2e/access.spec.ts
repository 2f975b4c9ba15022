/**
 * For everybody: axe finds nothing in any state, by day and by night, on a phone and on a desk; the
 * keyboard alone is enough. The screens as they usually are stand in every-screen.spec.ts.
 */
import { expect, type Locator, type Page } from "@playwright/test";
import { axeFinds } from "./access-rules.ts";
import { signUp } from "./browser.ts";
import { test } from "./journey.ts";
import { createButton, loginButton, tabTo, toast, visit } from "./page-parts.ts";
import { delivery } from "./shopping.ts";
import { giveMicrophone, type Opening } from "./stand-ins/microphone.ts";
import { withoutWebSpeech } from "./stand-ins/web-speech.ts";

interface State {
  readonly name: string;
  readonly path: string;
  readonly visitor?: true;
  readonly before?: (page: Page, origin: string) => Promise<void>;
  readonly after?: (page: Page) => Promise<void>;
}

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole("button", { name }).first().click();
};

const failing = (call: string) => async (page: Page) => {
  await page.route(`**${call}`, (route) => route.abort());
};

const conversation = (page: Page): Locator => page.getByRole("region", { name: "Conversation" });

const states: readonly State[] = [
  {
    name: "login with a complaint",
    path: "/login",
    visitor: true,
    after: (page) => loginButton(page).click(),
  },
  {
    name: "login that failed",
    path: "/login",
    visitor: true,
    before: failing("/api/auth/login"),
    after: async (page) => {
      await page.getByLabel("Email").fill("asha@example.test");
      await page.getByRole("textbox", { name: "Password" }).fill("secret");
      await loginButton(page).click();
      await expect(page.getByText("User Login Failed", { exact: true })).toBeVisible();
    },
  },
  {
    name: "signup with a complaint",
    path: "/signup",
    visitor: true,
    after: (page) => createButton(page).click(),
  },
  { name: "home without its pieces", path: "/", before: failing("/api/product/list") },
  { name: "home with the menu open", path: "/", after: press(/^Your account/) },
  { name: "the collection searched", path: "/collection?category=Women&search=kurt" },
  {
    name: "the collection with what is near to a slip",
    path: "/collection?search=dennim",
    after: (page) => expect(page.getByRole("heading", { name: "Showing “denim”" })).toBeVisible(),
  },
  {
    name: "the collection without its pieces",
    path: "/collection",
    before: failing("/api/product/list"),
  },
  {
    name: "the command box",
    path: "/about",
    after: async (page) => {
      await page.getByRole("button", { name: "Type a command" }).click();
      await expect(page.getByRole("textbox", { name: "Type a command" })).toBeFocused();
    },
  },
  {
    name: "what can be said",
    path: "/about",
    after: async (page) => {
      await page.getByRole("button", { name: "Type a command" }).click();
      await page.getByRole("button", { name: "What can I say?" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "the voice settings",
    path: "/about",
    after: async (page) => {
      await page.getByRole("button", { name: "Type a command" }).click();
      await page.getByRole("button", { name: "Voice settings" }).click();
      await expect(page.getByRole("dialog", { name: "Voice settings" })).toBeVisible();
    },
  },
  {
    name: "an open microphone",
    path: "/about",
    before: withMicrophone(),
    after: async (page) => {
      await press("Voice assistant")(page);
      await expect(conversation(page)).toContainText("I'm listening");
    },
  },
  {
    name: "a microphone that is refused",
    path: "/about",
    before: withMicrophone({ error: "NotAllowedError" }),
    after: async (page) => {
      await press("Voice assistant")(page);
      await expect(conversation(page)).toContainText("The microphone is blocked");
    },
  },
  {
    name: "a toast",
    path: "/productdetail/kabir-linen-kurta",
    after: async (page) => {
      await page.getByRole("radio", { name: "M", exact: true }).check();
      await page.getByRole("button", { name: "Add to Cart" }).click();
      await expect(page.getByText("Product Added")).toBeVisible();
    },
  },
];

/** A microphone, and none of the browser's own listening. */
function withMicrophone(...openings: readonly Opening[]) {
  return async (page: Page): Promise<void> => {
    await giveMicrophone(page, ...openings);
    await page.addInitScript({ content: withoutWebSpeech });
  };
}

test.describe("axe finds nothing by day and by night, on a phone and on a desktop,", () => {
  for (const { name, path, visitor, before, after } of states) {
    test(`on ${name}`, async ({ page, baseURL }) => {
      const origin = baseURL ?? "";
      await page.setViewportSize({ width: 390, height: 900 });
      if (!visitor) await signUp(page, origin);
      await before?.(page, origin);
      await visit(page, path);
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await after?.(page);
      expect(await axeFinds(page)).toEqual([]);
    });
  }
});

test("where motion is unwelcome nothing moves", async ({ shopper }) => {
  await shopper.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/", "/collection", "/productdetail/kabir-linen-kurta"]) {
    await visit(shopper, path);
    await expect(shopper.locator("[aria-busy=true]")).toHaveCount(0);
    const moving = await shopper.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 0)
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
    );
    expect({ path, moving }).toEqual({ path, moving: [] });
  }
});

test("a toast of the shop stays for its 3 seconds, also where motion is unwelcome", async ({
  shopper,
}) => {
  await shopper.emulateMedia({ reducedMotion: "reduce" });
  await visit(shopper, "/productdetail/kabir-linen-kurta");
  await shopper.getByRole("radio", { name: "M", exact: true }).check();
  await shopper.getByRole("button", { name: "Add to Cart" }).click();
  await expect(toast(shopper, "Product Added")).toBeVisible();
  const clock = shopper.locator(".Toastify__progress-bar").first();
  expect(await clock.evaluate((bar) => getComputedStyle(bar).animationDuration)).toBe("3s");
});

/** Whether the element that has the focus shows it. */
const focusShows = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const here = document.activeElement;
    const rings = [here, here?.nextElementSibling, here?.closest("label, search, form > *")];
    return rings.some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
    });
  });

test.describe("by keyboard alone", () => {
  test("the first stop skips the bars, and the bars come in their order", async ({ shopper }) => {
    await visit(shopper, "/about");
    const stops: (string | null)[] = [];
    for (let place = 0; place < 10; place += 1) {
      await shopper.keyboard.press("Tab");
      expect(await focusShows(shopper)).toBe(true);
      stops.push(
        await shopper.evaluate(
          () =>
            document.activeElement?.getAttribute("aria-label") ??
            document.activeElement?.textContent ??
            null,
        ),
      );
    }
    expect(stops).toEqual([
      "Skip to content",
      "Skip to the assistant",
      "ShopAi, home",
      "HOME",
      "COLLECTIONS",
      "ABOUT",
      "CONTACT",
      "Open search",
      "Your account, Test Shopper",
      "Cart, 0 items",
    ]);
    await visit(shopper, "/collection");
    await shopper.keyboard.press("Tab");
    await shopper.keyboard.press("Enter");
    await expect(shopper.locator("#main")).toBeFocused();
  });

  test("the menu opens, closes with Escape, and leads on", async ({ shopper }) => {
    await visit(shopper, "/");
    const opener = shopper.getByRole("button", { name: /^Your account/ });
    await tabTo(shopper, opener);
    await shopper.keyboard.press("Enter");
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await shopper.keyboard.press("Escape");
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    await expect(opener).toBeFocused();
    await shopper.keyboard.press("Enter");
    const orders = shopper.locator("[popover]:popover-open").getByRole("link", { name: "Orders" });
    await tabTo(shopper, orders, 5);
    await shopper.keyboard.press("Enter");
    await expect(shopper).toHaveURL("/order");
    await expect(shopper.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("filters, order and search", async ({ shopper }) => {
    await visit(shopper, "/collection");
    await tabTo(shopper, shopper.getByRole("combobox", { name: "Sort by" }));
    await shopper.keyboard.press("ArrowDown");
    await expect(shopper).toHaveURL("/collection?sort=low-high");
    await tabTo(shopper, shopper.getByRole("checkbox", { name: "Women" }));
    await shopper.keyboard.press("Space");
    await expect(shopper).toHaveURL("/collection?category=Women&sort=low-high");
    await shopper.keyboard.press("Shift+Tab");
    await expect(shopper.getByRole("checkbox", { name: "Men", exact: true })).toBeFocused();
    await tabTo(shopper, shopper.getByRole("button", { name: "Open search" }), 20, "Shift+Tab");
    await shopper.keyboard.press("Enter");
    await shopper.keyboard.type("kurta");
    await expect(shopper).toHaveURL(/search=kurta$/);
  });

  test("from a piece to a placed order", async ({ shopper }) => {
    await visit(shopper, "/productdetail/kabir-linen-kurta");
    await tabTo(shopper, shopper.getByRole("radio", { name: "S", exact: true }));
    await shopper.keyboard.press("ArrowRight");
    await expect(shopper.getByRole("radio", { name: "M", exact: true })).toBeChecked();
    await tabTo(shopper, shopper.getByRole("button", { name: "Add to Cart" }), 3);
    await shopper.keyboard.press("Enter");
    await tabTo(shopper, shopper.getByRole("link", { name: "See the cart" }), 3);
    await shopper.keyboard.press("Enter");
    await expect(shopper).toHaveURL("/cart");
    await tabTo(shopper, shopper.getByRole("button", { name: "PROCEED TO CHECKOUT" }));
    await shopper.keyboard.press("Enter");
    await expect(shopper).toHaveURL("/placeorder");
    for (const [label, text] of delivery) {
      await tabTo(shopper, shopper.getByRole("textbox", { name: label, exact: true }), 3);
      await shopper.keyboard.press("ControlOrMeta+a");
      await shopper.keyboard.type(text);
    }
    await tabTo(shopper, shopper.getByRole("button", { name: "PLACE ORDER" }), 5);
    await shopper.keyboard.press("Enter");
    await expect(shopper).toHaveURL("/order");
    await expect(shopper.getByRole("link", { name: "Kabir Linen Kurta" })).toBeVisible();
  });

  test("the assistant's box opens with a key and gives the focus back", async ({ shopper }) => {
    await visit(shopper, "/about");
    await tabTo(shopper, shopper.getByRole("link", { name: "CONTACT", exact: true }));
    await shopper.keyboard.press("/");
    await expect(shopper.getByRole("textbox", { name: "Type a command" })).toBeFocused();
    await shopper.keyboard.press("Escape");
    await expect(shopper.getByRole("link", { name: "CONTACT", exact: true })).toBeFocused();
  });
});
