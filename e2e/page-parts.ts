/** Where things are on the shop's pages, named as a shopper would name them. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";
import axeCore from "axe-core";
import type { Shopper } from "./browser.ts";

/** A toast with exactly these words. */
export const toast = (page: Page, words: string): Locator =>
  page.locator("[data-toast]").filter({ hasText: new RegExp(`^${literally(words)}$`) });

/** Sees a toast and closes it, so that the next one with these words is another. */
export async function seeToast(page: Page, words: string): Promise<void> {
  await expect(toast(page, words)).toBeVisible();
  await page.getByRole("button", { name: `Close “${words}”` }).click();
  await expect(toast(page, words)).toHaveCount(0);
}

/** The complaint beside a refused form. */
export const complaint = (page: Page, words: string): Locator =>
  page.locator("form [role=alert]").getByText(words, { exact: true });

export const loginButton = (page: Page): Locator =>
  page.getByRole("button", { name: "Login", exact: true });

export const createButton = (page: Page): Locator =>
  page.getByRole("button", { name: "Create Account" });

export async function fillLogin(
  page: Page,
  { email, password }: Pick<Shopper, "email" | "password">,
): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
}

export async function fillRegistration(page: Page, shopper: Shopper): Promise<void> {
  await page.getByLabel("UserName").fill(shopper.name);
  await fillLogin(page, shopper);
}

/** Opens a path and waits for the screen to be there. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Opens a member's piece, with all its first calls answered: one that finds no session leads to sign-in. */
export async function visitPiece(page: Page, path: string): Promise<void> {
  const answers = ["**/api/cart/get", "**/api/user/addresses"].map((call) =>
    page.waitForResponse(call),
  );
  await visit(page, path);
  await Promise.all(answers);
}

/** Opens the profile menu and chooses from it. */
export async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole("button", { name: /^Your account/ }).click();
  await page.locator("[popover]:popover-open").getByText(entry, { exact: true }).click();
}

/** A piece among what was ordered. */
export const orderLine = (page: Page, name: string): Locator =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name });

/** What asks about an order before anything is done with it. */
export const orderDialog = (page: Page): Locator => page.getByRole("main").getByRole("dialog");

export const pressInDialog = (page: Page, name: string): Promise<void> =>
  orderDialog(page).getByRole("button", { name, exact: true }).click();

/** Presses Tab, or the way back, until the focus is on this. */
export async function tabTo(
  page: Page,
  target: Locator,
  most = 60,
  key: "Tab" | "Shift+Tab" = "Tab",
): Promise<void> {
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not lead to ${target}.`);
}

const literally = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Reads each colour once: axe reads that of every element anew, which took half of its time. */
const readColoursOnce = `{
  const own = axe.commons.color.Color.prototype.parseString;
  const read = new Map();
  axe.commons.color.Color.prototype.parseString = function (text) {
    const { r, g, b, alpha } = read.get(text) ?? own.call(this, text);
    Object.assign(this, { r, g, b, alpha });
    read.set(text, { r, g, b, alpha });
    return this;
  };
}`;

/** What axe finds on a page; by night only what colours can change, once the rest was seen by day. */
export async function violations(
  page: Page,
  colorScheme: "light" | "dark",
): Promise<readonly string[]> {
  // Reading axe's script takes as long as a look, and the builder reads it twice a look.
  const isRead = await page.evaluate(() => "axe" in window);
  // The shop has no frames, which alone need axe's other, slower mode: it opens a page for each look.
  const axeSource = isRead ? ";" : `${axeCore.source};${readColoursOnce}`;
  const axe = new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] });
  if (colorScheme === "dark") axe.withTags(["cat.color"]);
  const found = await axe.analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
}
