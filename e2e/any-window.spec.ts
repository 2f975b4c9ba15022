/**
 * For every window and every eye: a phone, a phone on its side, 400 % zoom, text twice as large or
 * more widely set, colours of the shopper's own. Nothing leaves the screen, and the assistant lies
 * over nothing.
 */
import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { memberScreens, visit } from "./page-parts.ts";
import { fillCart } from "./shopping.ts";

const looks = [
  { name: "phone", width: 390, height: 844 },
  { name: "phone on its side", width: 844, height: 390 },
  { name: "400 % zoom", width: 320, height: 256 },
  { name: "tablet", width: 768, height: 1024 },
  { name: "desk", width: 1440, height: 900 },
  { name: "text at 200 %", width: 390, height: 844, style: "html { font-size: 200% }" },
  {
    name: "text set widely",
    width: 390,
    height: 844,
    style: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
  },
] as const;

/** What is wrong with the page as it stands: pixels too wide, and controls under the assistant. */
const wrong = (page: Page) =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const box = (element: Element) => element.getBoundingClientRect();
    const bar = document.querySelector("nav[aria-label=Quick]");
    const docked = bar !== null && getComputedStyle(bar).position === "fixed";
    const buttons = [...document.querySelectorAll("aside[aria-label=Assistant] > div > button")];
    const covered = [...document.querySelectorAll("main :is(a, button, label, input, select)")]
      .filter((control) => box(control).width > 0 && !control.closest("[inert]"))
      .filter((control) =>
        buttons.some((button) =>
          docked && bar
            ? box(button).top < box(bar).top - 10
            : box(button).left < box(control).right && box(button).right > box(control).left,
        ),
      )
      .map((control) => control.textContent || control.getAttribute("aria-label"));
    const small = [...document.querySelectorAll("button, select, input, nav a")]
      .filter((control) => !control.closest("[inert], label") && box(control).width > 1)
      .filter((control) => box(control).width < 24 || box(control).height < 24)
      .map((control) => control.textContent || control.getAttribute("aria-label"));
    return { over, covered, small };
  });

/** The page's own policy lets no style in but through scripts. */
const restyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

test("every screen fits every window, and the assistant lies over no control", async ({
  shopper,
  baseURL,
}) => {
  await fillCart(shopper, baseURL, [{ itemId: "kabir-linen-kurta", size: "M", quantity: 2 }]);
  for (const { path } of memberScreens) {
    await visit(shopper, path);
    await expect(shopper.getByRole("button", { name: "Voice assistant" })).toBeVisible();
    for (const look of looks) {
      await shopper.setViewportSize(look);
      await restyle(shopper, "style" in look ? look.style : "");
      expect({ path, look: look.name, ...(await wrong(shopper)) }).toEqual({
        path,
        look: look.name,
        over: 0,
        covered: [],
        small: [],
      });
    }
  }
});

for (const [name, size] of [
  ["a phone on its side", { width: 844, height: 390 }],
  ["400 % zoom", { width: 320, height: 256 }],
  ["a phone with its keyboard up", { width: 390, height: 400 }],
] as const) {
  test(`on ${name} a question is read whole, and the page's bar doesn't stay`, async ({
    shopper,
  }) => {
    await shopper.setViewportSize(size);
    await visit(shopper, "/about");
    await shopper.getByRole("button", { name: "Type a command" }).click();
    await shopper.getByRole("textbox", { name: "Type a command" }).fill("what should I buy");
    await shopper.keyboard.press("Enter");
    const question = shopper.getByText("What are you looking for?").last();
    await expect(question).toBeInViewport({ ratio: 1 });
    const onTop = await question.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [left + 2, right - 2].every((x) =>
        element.contains(document.elementFromPoint(x, (top + bottom) / 2)),
      );
    });
    expect(onTop).toBe(true);
    await shopper.evaluate(() => window.scrollTo(0, 300));
    await expect(shopper.getByRole("banner")).not.toBeInViewport();
  });
}

test("on a phone the bubble is one line once the page that it led to is there", async ({
  shopper,
}) => {
  await shopper.setViewportSize({ width: 390, height: 844 });
  await visit(shopper, "/about");
  await shopper.getByRole("button", { name: "Type a command" }).click();
  await shopper.getByRole("textbox", { name: "Type a command" }).fill("show me shirts under 1500");
  await shopper.keyboard.press("Enter");
  await expect(shopper.getByRole("heading", { name: "Your Perfect Matches" })).toBeVisible();
  const line = shopper.getByRole("button", { name: "Show the conversation" });
  await expect(line).toHaveText("Who is it for?");
  await expect(
    shopper.getByRole("region", { name: "One question" }).getByRole("button", { name: "For men" }),
  ).toBeVisible();
  await line.click();
  await expect(shopper.getByText("“show me shirts under 1500”").last()).toBeVisible();
});

test("in a shopper's own colours the chosen size and the current page are told apart", async ({
  shopper,
}) => {
  await shopper.emulateMedia({ forcedColors: "active" });
  await visit(shopper, "/productdetail/kabir-linen-kurta");
  await shopper.getByRole("radio", { name: "M", exact: true }).check();
  const colours = await shopper
    .getByRole("group", { name: "Size" })
    .locator("label span")
    .evaluateAll((spans) => spans.map((span) => getComputedStyle(span).backgroundColor));
  expect(new Set(colours).size).toBe(2);
  expect(colours.filter((colour) => colour === colours[1])).toHaveLength(1);
  await visit(shopper, "/about");
  const lines = await shopper
    .getByRole("navigation", { name: "Main" })
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderBlockEnd));
  expect(lines.filter((line) => line === lines[2])).toHaveLength(1);
});

test("a skip link leads to the assistant", async ({ shopper }) => {
  await visit(shopper, "/about");
  const button = shopper.getByRole("button", { name: "Voice assistant" });
  await expect(button).toBeVisible();
  await shopper.keyboard.press("Tab");
  await shopper.keyboard.press("Tab");
  await shopper.keyboard.press("Enter");
  await expect(button).toBeFocused();
});

test("a start without a connection says so above the form, and the shop comes back by itself", async ({
  shopper,
}) => {
  await shopper.route("**/api/user/getcurrentuser", (route) => route.abort());
  await shopper.goto("/cart");
  await expect(shopper.getByText("We can't reach the shop right now.")).toBeVisible();
  await shopper.unroute("**/api/user/getcurrentuser");
  await expect(shopper.getByRole("heading", { name: "Your cart" })).toBeVisible();
});

test("a toast lies over no heading, and a spoken one is read out once", async ({ shopper }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await shopper.setViewportSize(size);
    await visit(shopper, "/productdetail/kabir-linen-kurta");
    await shopper.getByRole("radio", { name: "M", exact: true }).check();
    await shopper.getByRole("button", { name: "Add to Cart" }).click();
    const toast = shopper.locator(".Toastify__toast").first();
    await expect(toast).toBeInViewport();
    await shopper.evaluate(() => window.scrollTo(0, 0));
    const apart = await toast.evaluate((element) => {
      const heading = document.querySelector("h1")?.getBoundingClientRect();
      return heading && element.getBoundingClientRect().bottom <= heading.top;
    });
    expect(apart).toBe(true);
  }
  await visit(shopper, "/productdetail/kabir-linen-kurta");
  await shopper.getByRole("button", { name: "Type a command" }).click();
  await shopper.getByRole("textbox", { name: "Type a command" }).fill("add this in large");
  await shopper.keyboard.press("Enter");
  await expect(shopper.locator("[data-toast] p").first()).toHaveAttribute("aria-hidden", "true");
});
