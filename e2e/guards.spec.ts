/** Who may see which screen, and the way back to a screen that asked for a sign-in first. */
import { type APIRequestContext, expect } from "@playwright/test";
import { newShopper, revoke, type Shopper } from "./browser.ts";
import { test } from "./journey.ts";
import {
  choose,
  createButton,
  fillLogin,
  fillRegistration,
  loginButton,
  memberScreens,
  toast,
  visit,
  visitPiece,
} from "./page-parts.ts";

/** An account registered in another browser. */
async function registered(request: APIRequestContext, origin = ""): Promise<Shopper> {
  const shopper = newShopper();
  const answer = await request.post("/api/auth/registration", {
    headers: { origin },
    data: shopper,
  });
  expect(answer.ok()).toBe(true);
  return shopper;
}

test.describe("a visitor", () => {
  for (const { path, heading } of memberScreens) {
    test(`who opens ${path} signs in first and then lands there`, async ({
      page,
      request,
      baseURL,
    }) => {
      const shopper = await registered(request, baseURL);
      await page.goto(path);
      await expect(page).toHaveURL("/login");
      await fillLogin(page, shopper);
      await loginButton(page).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    });
  }

  test("comes back to the whole address, its query included", async ({
    page,
    request,
    baseURL,
  }) => {
    const shopper = await registered(request, baseURL);
    const address = "/collection?category=Men,Kids&sub=TopWear&sort=low-high&search=kurta";
    await page.goto(address);
    await expect(page).toHaveURL("/login");
    await fillLogin(page, shopper);
    await loginButton(page).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("searchbox")).toHaveValue("kurta");
  });

  test("who registers instead of signing in lands where they wanted to go", async ({ page }) => {
    await page.goto("/collection?category=Women");
    await page.getByRole("link", { name: "Create a new account" }).click();
    await expect(page).toHaveURL("/signup");
    await fillRegistration(page, newShopper());
    await createButton(page).click();
    await expect(toast(page, "User Registration Successful")).toBeVisible();
    await expect(page).toHaveURL("/collection?category=Women");
  });

  test("who changes between login and signup keeps the way back", async ({
    page,
    request,
    baseURL,
  }) => {
    const shopper = await registered(request, baseURL);
    await page.goto("/contact");
    await page.getByRole("link", { name: "Create a new account" }).click();
    await page.getByRole("link", { name: "Login" }).click();
    await fillLogin(page, shopper);
    await loginButton(page).click();
    await expect(page).toHaveURL("/contact");
  });

  test("who reloads the login page keeps the way back", async ({ page, request, baseURL }) => {
    const shopper = await registered(request, baseURL);
    await page.goto("/about");
    await expect(page).toHaveURL("/login");
    await page.reload();
    await fillLogin(page, shopper);
    await loginButton(page).click();
    await expect(page).toHaveURL("/about");
  });

  test("who opens the login page itself lands on the home page", async ({
    page,
    request,
    baseURL,
  }) => {
    const shopper = await registered(request, baseURL);
    await page.goto("/login");
    await fillLogin(page, shopper);
    await loginButton(page).click();
    await expect(toast(page, "User Login Successful")).toBeVisible();
    await expect(page).toHaveURL("/");
  });

  test("who goes back after signing in does not meet the login page again", async ({
    page,
    request,
    baseURL,
  }) => {
    const shopper = await registered(request, baseURL);
    await page.goto("/login");
    await page.goto("/about");
    await fillLogin(page, shopper);
    await loginButton(page).click();
    await expect(page).toHaveURL("/about");
    await page.goBack();
    await expect(page).toHaveURL("/");
  });

  test("sees no shop assistant and no bottom bar", async ({ page }) => {
    await visit(page, "/login");
    await expect(page.getByRole("button", { name: "Voice assistant" })).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: "Quick" })).toHaveCount(0);
  });
});

test.describe("a signed-in shopper", () => {
  for (const path of ["/login", "/signup"]) {
    test(`who opens ${path} is sent home`, async ({ shopper }) => {
      await shopper.goto(path);
      await expect(shopper).toHaveURL("/");
    });
  }

  test("sees the top bar and the assistant on every screen", async ({ shopper }) => {
    for (const { path } of memberScreens) {
      await visit(shopper, path);
      await expect(shopper.getByRole("navigation", { name: "Main" })).toBeVisible();
      await expect(shopper.getByRole("button", { name: "Voice assistant" })).toBeVisible();
    }
  });

  test("who logs out goes to the login page and is signed out", async ({ shopper }) => {
    await visit(shopper, "/about");
    await choose(shopper, "LogOut");
    await expect(shopper).toHaveURL("/login");
    const answer = await shopper.request.get("/api/user/getcurrentuser");
    expect(answer.status()).toBe(401);
    await shopper.goto("/about");
    await expect(shopper).toHaveURL("/login");
  });

  test("who logs out and signs in again starts at home", async ({ page, request, baseURL }) => {
    const shopper = await registered(request, baseURL);
    await page.goto("/login");
    await fillLogin(page, shopper);
    await loginButton(page).click();
    await expect(page).toHaveURL("/");
    await visit(page, "/contact");
    await choose(page, "LogOut");
    await expect(page).toHaveURL("/login");
    await fillLogin(page, shopper);
    await loginButton(page).click();
    await expect(page).toHaveURL("/");
  });

  test("whose session is ended at the server meanwhile signs in and comes back", async ({
    page,
    request,
    baseURL,
  }) => {
    const shopper = await registered(request, baseURL);
    await page.goto("/login");
    await fillLogin(page, shopper);
    await loginButton(page).click();
    await expect(page).toHaveURL("/");
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

  test("who logs out in one tab is signed out in the other", async ({ shopper }) => {
    await visit(shopper, "/about");
    const other = await shopper.context().newPage();
    await visit(other, "/contact");
    await shopper.bringToFront();
    await choose(shopper, "LogOut");
    await expect(shopper).toHaveURL("/login");
    await expect(other).toHaveURL("/login");
  });
});

test.describe("an address that leads nowhere", () => {
  test("says so to a visitor, with a Login button that leads to the login page", async ({
    page,
  }) => {
    await page.goto("/no/such/page");
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
    await page.getByRole("link", { name: "Login", exact: true }).click();
    await expect(page).toHaveURL("/login");
  });

  test("says so to a signed-in shopper", async ({ shopper }) => {
    await shopper.goto("/nowhere?at=all");
    await expect(shopper.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
    await expect(shopper.getByRole("link", { name: "Login", exact: true })).toBeVisible();
  });
});
