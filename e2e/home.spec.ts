/** The home screen: the banner and its clock, the two shelves, the policies, the letter and the foot. */
import { expect, type Locator, type Page } from "@playwright/test";
import settings from "../shop.json" with { type: "json" };
import { slides } from "../src/screens/home/slides.ts";
import { signUp } from "./browser.ts";
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

test("the banner shows four slides in turn, three seconds each; it has dots that switch, and rests while it is used", async ({
  shopper,
}) => {
  await open(shopper);
  /** The first slide again, with nothing pointed at. */
  const again = async () => {
    await dot(shopper, 1).click();
    await shopper.mouse.move(0, 0);
    await shopper.getByRole("link", { name: "ABOUT", exact: true }).focus();
    await isUp(shopper, 1);
  };
  await test.step("shows four slides in turn, three seconds each, and begins again", async () => {
    for (const place of [2, 3, 4, 1, 2]) {
      await shopper.clock.runFor(3000);
      await isUp(shopper, place);
    }
  });
  await test.step("has four dots that switch by hand", async () => {
    await again();
    for (const place of [3, 1, 4, 2]) {
      await dot(shopper, place).click();
      await isUp(shopper, place);
    }
  });
  await test.step("rests while it is hovered", async () => {
    await again();
    await banner(shopper).hover();
    await shopper.clock.runFor(9000);
    await isUp(shopper, 1);
    await shopper.mouse.move(0, 0);
    await shopper.clock.runFor(3000);
    await isUp(shopper, 2);
  });
  await test.step("rests while something in it has the focus", async () => {
    await again();
    await dot(shopper, 1).focus();
    await shopper.clock.runFor(9000);
    await isUp(shopper, 1);
    await shopper.getByRole("link", { name: "ABOUT", exact: true }).focus();
    await shopper.clock.runFor(3000);
    await isUp(shopper, 2);
  });
  await test.step("can be paused and set going again", async () => {
    await again();
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
  await test.step("does not change before its three seconds are over", async () => {
    await again();
    await shopper.clock.pauseAt(Date.now() + 1000 * 60 * 60);
    const up = await banner(shopper).locator("[aria-current]").getAttribute("aria-label");
    // Whatever the moment, within three seconds there is exactly one change.
    await shopper.clock.runFor(2999);
    const then = await banner(shopper).locator("[aria-current]").getAttribute("aria-label");
    await shopper.clock.runFor(1);
    const last = await banner(shopper).locator("[aria-current]").getAttribute("aria-label");
    expect(new Set([up, then, last]).size).toBe(2);
  });
});

test("the banner stands still where motion is unwelcome", async ({ shopper }) => {
  await open(shopper, "reduce");
  await shopper.clock.runFor(12_000);
  await isUp(shopper, 1);
  await dot(shopper, 2).click();
  await isUp(shopper, 2);
});

const shelf = (page: Page, name: string): Locator =>
  page.locator("section").filter({ has: page.getByRole("heading", { name, exact: true }) });

test("home and the products show the first eight pieces as the latest, and the first four best sellers, whose cards open them", async ({
  shopper,
}) => {
  const list = await catalogue(shopper);
  for (const path of ["/product", "/"]) {
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
  }
  const [first] = list;
  await shelf(shopper, "Latest Collections").getByRole("link", { name: first.name }).click();
  await expect(shopper).toHaveURL(`/productdetail/${first._id}`);
  await expect(shopper.getByRole("heading", { level: 1 })).toHaveText(new RegExp(first.name, "i"));
});

test("home names the three policies; its subscribe box wants an e-mail, promises 20% off, and sends nothing; the foot has the company's links, its details and its copyright", async ({
  shopper,
}) => {
  await visit(shopper, "/");
  for (const policy of [
    "Easy Exchange Policy",
    "7 Days Return Policy",
    "Best Customer Support",
  ] as const) {
    await expect(shopper.getByText(policy, { exact: true })).toBeVisible();
  }
  const foot = shopper.getByRole("contentinfo");
  for (const name of ["Home", "About us", "Collections", "Orders"]) {
    await expect(foot.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await expect(foot.getByRole("link", { name: settings.phone })).toBeVisible();
  await expect(foot.getByRole("link", { name: settings.email })).toBeVisible();
  await expect(foot).toContainText("©");
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

test("the bars: the name, four places, search, the shopper and the cart with its count; the profile menu leads on, and a small screen has its bar below", async ({
  page: shopper,
  baseURL,
}) => {
  await test.step("the profile menu of a visitor offers Login", async () => {
    await shopper.goto("/nowhere");
    await shopper.getByRole("button", { name: "Your account" }).click();
    const menu = shopper.locator("[popover]:popover-open");
    await expect(menu.getByText("LogOut")).toHaveCount(0);
    await menu.getByRole("link", { name: "Login" }).click();
    await expect(shopper).toHaveURL("/login");
  });
  await signUp(shopper, baseURL ?? "");
  await test.step("above: the name, four places, search, the shopper and the cart with its count", async () => {
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
  await test.step("the profile menu leads to the orders and to the shop's story, and logs out", async () => {
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
  await test.step("below, on a small screen: home, collections, contact and the cart", async () => {
    await shopper.setViewportSize({ width: 390, height: 800 });
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
