/** The way back to a screen that asked for a sign-in first, and the ways out; every screen's guard: src/app/visits/guards.test.tsx. */
import { expect } from "@playwright/test";
import { revoke, signUp } from "./browser.ts";
import { test } from "./journey.ts";
import { choose, fillLogin, loginButton, visit, visitPiece } from "./page-parts.ts";

test("a visitor comes back to the whole address, its query included, and does not meet the login page again", async ({
  page,
  context,
  baseURL,
}) => {
  const shopper = await signUp(page, baseURL ?? "");
  await context.clearCookies();
  const address = "/collection?category=Men,Kids&sub=TopWear&sort=low-high&search=kurta";
  await page.goto("/login");
  await page.goto(address);
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Voice assistant" })).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Quick" })).toHaveCount(0);
  await page.reload();
  await fillLogin(page, shopper);
  await loginButton(page).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("searchbox")).toHaveValue("kurta");
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("a shopper who logs out goes to the login page and is signed out, in the other tab as well", async ({
  page,
  context,
  baseURL,
}) => {
  const shopper = await signUp(page, baseURL ?? "");
  await visit(page, "/about");
  const other = await context.newPage();
  await visit(other, "/contact");
  await page.bringToFront();
  await choose(page, "LogOut");
  await expect(page).toHaveURL("/login");
  await expect(other).toHaveURL("/login");
  await other.close();
  const answer = await page.request.get("/api/user/getcurrentuser");
  expect(answer.status()).toBe(401);
  await test.step("and who signs in again starts at home", async () => {
    await fillLogin(page, shopper);
    await loginButton(page).click();
    await expect(page).toHaveURL("/");
  });
  await choose(page, "LogOut");
  await expect(page).toHaveURL("/login");
  await page.goto("/about");
  await expect(page).toHaveURL("/login");
});

test("a shopper whose session is ended at the server meanwhile signs in and comes back", async ({
  page,
  baseURL,
}) => {
  const shopper = await signUp(page, baseURL ?? "");
  await visitPiece(page, "/productdetail/kabir-linen-kurta?tab=reviews");
  await revoke(page, baseURL ?? "");
  await page.getByRole("radio", { name: "M", exact: true }).check();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page).toHaveURL("/login");
  await fillLogin(page, shopper);
  await loginButton(page).click();
  await expect(page).toHaveURL("/productdetail/kabir-linen-kurta?tab=reviews");
  // The piece that the expired session could not save is not lost.
  await expect(page.getByRole("link", { name: "Cart, 1 item" }).first()).toBeVisible();
});

test("an address that leads nowhere says so to anyone, with a Login button that leads to the login page", async ({
  page,
  baseURL,
}) => {
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await page.getByRole("link", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL("/login");
  await signUp(page, baseURL ?? "");
  await page.goto("/nowhere?at=all");
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Login", exact: true })).toBeVisible();
});
