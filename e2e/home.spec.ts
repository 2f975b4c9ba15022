/** The home screen: the banner and its clock, the two shelves, the policies, the letter and the foot. */
import { expect, type Locator, type Page } from "@playwright/test";
import settings from "../shop.json" with { type: "json" };
import { slides } from "../src/screens/home/slides.ts";
import { test } from "./journey.ts";
import { visit } from "./page-parts.ts";
import { catalogue, rupees } from "./shopping.ts";

const banner = (page: Page): Locator => page.getByRole("region", { name: "In the shop now" });
const dot = (page: Page, place: number): Locator =>
  banner(page).getByRole("button", { name: `Slide ${place} of 4` });

/** The slide that is up: its words can be seen, and its dot says so. */
async function isUp(page: Page, place: number): Promise<void> {
  const slide = slides[place - 1];
  await expect(banner(page).getByText(slide?.text1 ?? "")).toBeInViewport();
  await expect(banner(page).getByText(slide?.text2 ?? "")).toBeInViewport();
  await expect(banner(page).locator("[aria-current]")).toHaveCount(1);
  await expect(dot(page, place)).toHaveAttribute("aria-current", "true");
}

/** Opens the home screen with a clock that only the test moves. */
async function open(
  page: Page,
  reducedMotion: "reduce" | "no-preference" = "no-preference",
): Promise<void> {
  await page.emulateMedia({ reducedMotion });
  await page.clock.install();
  await visit(page, "/");
  await page.mouse.move(0, 0);
  await isUp(page, 1);
}

test.describe("the banner", () => {
  test("shows four slides in turn, three seconds each, and begins again", async ({ shopper }) => {
    await open(shopper);
    for (const place of [2, 3, 4, 1, 2]) {
      await shopper.clock.runFor(3000);
      await isUp(shopper, place);
    }
  });

  test("does not change before its three seconds are over", async ({ shopper }) => {
    await open(shopper);
    await shopper.clock.pauseAt(Date.now() + 1000 * 60 * 60);
    const up = await banner(shopper).locator("[aria-current]").getAttribute("aria-label");
    // Whatever the moment, within three seconds there is exactly one change.
    await shopper.clock.runFor(2999);
    const then = await banner(shopper).locator("[aria-current]").getAttribute("aria-label");
    await shopper.clock.runFor(1);
    const last = await banner(shopper).locator("[aria-current]").getAttribute("aria-label");
    expect(new Set([up, then, last]).size).toBe(2);
  });

  test("has four dots that switch by hand", async ({ shopper }) => {
    await open(shopper);
    for (const place of [3, 1, 4, 2]) {
      await dot(shopper, place).click();
      await isUp(shopper, place);
    }
  });

  test("rests while it is hovered", async ({ shopper }) => {
    await open(shopper);
    await banner(shopper).hover();
    await shopper.clock.runFor(9000);
    await isUp(shopper, 1);
    await shopper.mouse.move(0, 0);
    await shopper.clock.runFor(3000);
    await isUp(shopper, 2);
  });

  test("rests while something in it has the focus", async ({ shopper }) => {
    await open(shopper);
    await dot(shopper, 1).focus();
    await shopper.clock.runFor(9000);
    await isUp(shopper, 1);
    await shopper.getByRole("link", { name: "ABOUT", exact: true }).focus();
    await shopper.clock.runFor(3000);
    await isUp(shopper, 2);
  });

  test("can be paused and set going again", async ({ shopper }) => {
    await open(shopper);
    await banner(shopper).getByRole("button", { name: "Pause slides" }).click();
    await shopper.mouse.move(0, 0);
    await shopper.getByRole("link", { name: "ABOUT", exact: true }).focus();
    await shopper.clock.runFor(9000);
    await isUp(shopper, 1);
    await banner(shopper).getByRole("button", { name: "Play slides" }).click();
    await shopper.mouse.move(0, 0);
    await shopper.getByRole("link", { name: "ABOUT", exact: true }).focus();
    await shopper.clock.runFor(3000);
    await isUp(shopper, 2);
  });

  test("stands still where motion is unwelcome", async ({ shopper }) => {
    await open(shopper, "reduce");
    await shopper.clock.runFor(12_000);
    await isUp(shopper, 1);
    await dot(shopper, 2).click();
    await isUp(shopper, 2);
  });
});

const shelf = (page: Page, name: string): Locator =>
  page.locator("section").filter({ has: page.getByRole("heading", { name, exact: true }) });

for (const path of ["/", "/product"]) {
  test(`${path} shows the first eight pieces as the latest, and the first four best sellers`, async ({
    shopper,
  }) => {
    const list = await catalogue(shopper);
    await visit(shopper, path);
    for (const [name, pieces] of [
      ["Latest Collections", list.slice(0, 8)],
      ["Best Seller", list.filter(({ bestseller }) => bestseller).slice(0, 4)],
    ] as const) {
      const links = shelf(shopper, name).locator("a[href^='/productdetail/']");
      await expect(links).toHaveCount(pieces.length);
      for (const [place, piece] of pieces.entries()) {
        await expect(links.nth(place)).toHaveAttribute("href", `/productdetail/${piece._id}`);
        await expect(links.nth(place)).toContainText(piece.name);
        await expect(links.nth(place)).toContainText(rupees(piece.price));
        await links.nth(place).scrollIntoViewIfNeeded();
        await expect(links.nth(place).locator("img")).toBeVisible();
      }
    }
  });
}

test("a card opens its piece", async ({ shopper }) => {
  const [first] = await catalogue(shopper);
  await visit(shopper, "/");
  await shelf(shopper, "Latest Collections").getByRole("link", { name: first.name }).click();
  await expect(shopper).toHaveURL(`/productdetail/${first._id}`);
  await expect(shopper.getByRole("heading", { level: 1 })).toHaveText(new RegExp(first.name, "i"));
});

test("the three policies are named", async ({ shopper }) => {
  await visit(shopper, "/");
  for (const policy of [
    "Easy Exchange Policy",
    "7 Days Return Policy",
    "Best Customer Support",
  ] as const) {
    await expect(shopper.getByText(policy, { exact: true })).toBeVisible();
  }
});

test("the subscribe box wants an e-mail, promises 20% off, and sends nothing", async ({
  shopper,
}) => {
  await visit(shopper, "/");
  await expect(shopper.getByRole("heading", { name: /20% off/ })).toBeVisible();
  const email = shopper.getByLabel("Your email");
  await expect(email).toHaveAttribute("required", "");
  const sent: string[] = [];
  shopper.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  await shopper.getByRole("button", { name: "Subscribe" }).click();
  expect(await email.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
  await email.fill("asha@example.test");
  await shopper.getByRole("button", { name: "Subscribe" }).click();
  await expect(shopper).toHaveURL("/");
  expect(sent).toEqual([]);
});

test("the foot has the company's links, its details and its copyright", async ({ shopper }) => {
  await visit(shopper, "/");
  const foot = shopper.getByRole("contentinfo");
  for (const name of ["Home", "About us", "Collections", "Orders"]) {
    await expect(foot.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await expect(foot.getByRole("link", { name: settings.phone })).toBeVisible();
  await expect(foot.getByRole("link", { name: settings.email })).toBeVisible();
  await expect(foot).toContainText("©");
});

test.describe("the bars", () => {
  test("above: the name, four places, search, the shopper and the cart with its count", async ({
    shopper,
  }) => {
    await visit(shopper, "/about");
    const bar = shopper.getByRole("banner");
    for (const [name, path] of [
      ["HOME", "/"],
      ["COLLECTIONS", "/collection"],
      ["ABOUT", "/about"],
      ["CONTACT", "/contact"],
    ] as const) {
      await bar.getByRole("link", { name, exact: true }).click();
      await expect(shopper).toHaveURL(path);
    }
    await expect(bar.getByRole("link", { name: "ShopAi, home" })).toBeVisible();
    await expect(bar.getByRole("button", { name: "Your account, Test Shopper" })).toHaveText("T");
    await bar.getByRole("link", { name: "Cart, 0 items" }).click();
    await expect(shopper).toHaveURL("/cart");
  });

  test("the profile menu leads to the orders and to the shop's story, and logs out", async ({
    shopper,
  }) => {
    await visit(shopper, "/");
    const menu = shopper.locator("[popover]:popover-open");
    for (const [name, path] of [
      ["Orders", "/order"],
      ["About", "/about"],
    ] as const) {
      await shopper.getByRole("button", { name: /^Your account/ }).click();
      await expect(menu.getByRole("button", { name: "LogOut" })).toBeVisible();
      await expect(menu.getByText("Login", { exact: true })).toHaveCount(0);
      await menu.getByRole("link", { name, exact: true }).click();
      await expect(shopper).toHaveURL(path);
    }
  });

  test("the profile menu of a visitor offers Login", async ({ page }) => {
    await page.goto("/nowhere");
    await page.getByRole("button", { name: "Your account" }).click();
    const menu = page.locator("[popover]:popover-open");
    await expect(menu.getByText("LogOut")).toHaveCount(0);
    await menu.getByRole("link", { name: "Login" }).click();
    await expect(page).toHaveURL("/login");
  });

  test("below, on a small screen: home, collections, contact and the cart", async ({ shopper }) => {
    await shopper.setViewportSize({ width: 390, height: 800 });
    await visit(shopper, "/about");
    const bar = shopper.getByRole("navigation", { name: "Quick" });
    await expect(shopper.getByRole("navigation", { name: "Main" })).toBeHidden();
    for (const [name, path] of [
      ["Home", "/"],
      ["Collections", "/collection"],
      ["Contact", "/contact"],
      ["Cart, 0 items", "/cart"],
    ] as const) {
      await bar.getByRole("link", { name, exact: true }).click();
      await expect(shopper).toHaveURL(path);
    }
  });
});
