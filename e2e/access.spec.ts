/**
 * For everybody: axe finds nothing in any state, by day and by night, on a phone and on a desk; the
 * keyboard alone is enough. The screens as they usually are stand in every-screen.spec.ts.
 */
import { expect, type Locator, type Page } from "@playwright/test";
import { axeFinds } from "./access-rules.ts";
import { test } from "./journey.ts";
import { createButton, loginButton, tabTo, toast, visit } from "./page-parts.ts";
import { delivery } from "./shopping.ts";
import { giveMicrophone } from "./stand-ins/microphone.ts";
import { withoutWebSpeech } from "./stand-ins/web-speech.ts";

const conversation = (page: Page): Locator => page.getByRole("region", { name: "Conversation" });

const nothingBusy = (page: Page) => expect(page.locator("[aria-busy=true]")).toHaveCount(0);

test.describe("axe finds nothing by day and by night, on a phone and on a desktop,", () => {
  /** Looks at a state of the page by a name. */
  const look = (page: Page, state: string) =>
    test.step(state, async () => {
      await nothingBusy(page);
      expect.soft(await axeFinds(page), state).toEqual([]);
    });

  test("on login and signup with a complaint, and on a login that failed", async ({ page }) => {
    await visit(page, "/signup");
    await createButton(page).click();
    await look(page, "signup with a complaint");
    await page.getByRole("link", { name: "Login" }).click();
    await loginButton(page).click();
    await look(page, "login with a complaint");
    await page.route("**/api/auth/login", (route) => route.abort());
    await page.getByLabel("Email").fill("asha@example.test");
    await page.getByRole("textbox", { name: "Password" }).fill("secret");
    await loginButton(page).click();
    await expect(page.getByText("User Login Failed", { exact: true })).toBeVisible();
    await look(page, "login that failed");
  });

  test("on home and the collection without their pieces", async ({ shopper: page }) => {
    await page.route("**/api/product/list", (route) => route.abort());
    for (const path of ["/", "/collection"]) {
      await visit(page, path);
      await look(page, path);
    }
  });

  test("on home with the menu open, on the collection searched, with what is near to a slip, and on a toast", async ({
    shopper: page,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await visit(page, "/");
    await nothingBusy(page);
    await page.getByRole("button", { name: /^Your account/ }).click();
    await look(page, "the menu");
    await visit(page, "/collection?category=Women&search=kurt");
    await look(page, "the collection searched");
    await visit(page, "/collection?search=dennim");
    await expect(page.getByRole("heading", { name: "Showing “denim”" })).toBeVisible();
    await look(page, "what is near to a slip");
    await visit(page, "/productdetail/kabir-linen-kurta");
    await page.getByRole("radio", { name: "M", exact: true }).check();
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.getByText("Product Added")).toBeVisible();
    await look(page, "a toast");
  });

  test("on the command box, what can be said, and the voice settings", async ({
    shopper: page,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await visit(page, "/about");
    await page.getByRole("button", { name: "Type a command" }).click();
    await expect(page.getByRole("textbox", { name: "Type a command" })).toBeFocused();
    await look(page, "the command box");
    for (const name of ["What can I say?", "Voice settings"]) {
      await page.getByRole("button", { name }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await look(page, name);
      await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
      await expect(page.getByRole("dialog")).toBeHidden();
    }
  });

  test("on an open microphone, and on one that is refused", async ({ shopper: page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    // A microphone, and none of the browser's own listening.
    const microphone = await giveMicrophone(page);
    await page.addInitScript({ content: withoutWebSpeech });
    await visit(page, "/about");
    await microphone.give();
    await page.getByRole("button", { name: "Voice assistant" }).click();
    await expect(conversation(page)).toContainText("I'm listening");
    await look(page, "an open microphone");
    await page.keyboard.press("Escape");
    await expect.poll(() => microphone.open()).toBe(0);
    await microphone.give({ error: "NotAllowedError" });
    await page.getByRole("button", { name: "Voice assistant" }).click();
    await expect(conversation(page)).toContainText("The microphone is blocked");
    await look(page, "a microphone that is refused");
  });
});

test("where motion is unwelcome nothing moves, and a toast of the shop stays for its 3 seconds", async ({
  shopper,
}) => {
  await shopper.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/", "/collection", "/productdetail/kabir-linen-kurta"]) {
    await visit(shopper, path);
    await nothingBusy(shopper);
    const moving = await shopper.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 0)
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
    );
    expect({ path, moving }).toEqual({ path, moving: [] });
  }
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
  test("the first stops skip the bars, the bars come in their order, and the menu and the assistant open", async ({
    shopper,
  }) => {
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
    await test.step("the assistant's box opens with a key and gives the focus back", async () => {
      await tabTo(shopper, shopper.getByRole("link", { name: "CONTACT", exact: true }));
      await shopper.keyboard.press("/");
      await expect(shopper.getByRole("textbox", { name: "Type a command" })).toBeFocused();
      await shopper.keyboard.press("Escape");
      await expect(shopper.getByRole("link", { name: "CONTACT", exact: true })).toBeFocused();
    });
    await test.step("the menu opens, closes with Escape, and leads on", async () => {
      const opener = shopper.getByRole("button", { name: /^Your account/ });
      await tabTo(shopper, opener);
      await shopper.keyboard.press("Enter");
      await expect(opener).toHaveAttribute("aria-expanded", "true");
      await shopper.keyboard.press("Escape");
      await expect(opener).toHaveAttribute("aria-expanded", "false");
      await expect(opener).toBeFocused();
      await shopper.keyboard.press("Enter");
      const orders = shopper
        .locator("[popover]:popover-open")
        .getByRole("link", { name: "Orders" });
      await tabTo(shopper, orders, 5);
      await shopper.keyboard.press("Enter");
      await expect(shopper).toHaveURL("/order");
      await expect(shopper.getByRole("heading", { level: 1 })).toBeFocused();
    });
    await test.step("the skip links lead to the screen and to the assistant", async () => {
      for (const [presses, reached] of [
        [1, shopper.locator("#main")],
        [2, shopper.getByRole("button", { name: "Voice assistant" })],
      ] as const) {
        await visit(shopper, "/about");
        await expect(shopper.getByRole("button", { name: "Voice assistant" })).toBeVisible();
        for (let press = 0; press < presses; press += 1) await shopper.keyboard.press("Tab");
        await shopper.keyboard.press("Enter");
        await expect(reached).toBeFocused();
      }
    });
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
});
