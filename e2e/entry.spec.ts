/** Registration and login at the real shop, in all that may become of them; their forms: src/app/visits/entry.test.tsx. */
import { expect, type Locator, type Page } from "@playwright/test";
import { newShopper, signUp } from "./browser.ts";
import { testInOwnShop as test } from "./journey.ts";
import {
  complaint,
  createButton,
  fillLogin,
  fillRegistration,
  loginButton,
  seeToast,
  toast,
  visit,
} from "./page-parts.ts";
import type { ShopProcess } from "./shop-process.ts";

/** How long the toast on the page stays by itself. */
const toastTime = (page: Page): Promise<string> =>
  page
    .locator(".Toastify__progress-bar")
    .first()
    .evaluate((bar) => getComputedStyle(bar).animationDuration);

const notBusy = (button: Locator) => expect(button).not.toHaveAttribute("aria-busy");

async function withoutUsers(own: ShopProcess, run: () => Promise<void>): Promise<void> {
  await own.alter("alter table users rename to users_gone");
  try {
    await run();
  } finally {
    await own.alter("alter table users_gone rename to users");
  }
}

test("registration that fails says why inline and as a toast; one that succeeds says so for 5 seconds, reloads the user and goes home", async ({
  page,
  context,
  own,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/registration")) sent.push(request.url());
  });
  const register = createButton(page);
  const taken = await signUp(page, own.origin);
  await context.clearCookies();
  await visit(page, "/signup");

  await test.step("with an e-mail that is taken", async () => {
    await fillRegistration(page, taken);
    const answer = page.waitForResponse("**/api/auth/registration");
    await register.click();
    const { message } = await (await answer).json();
    await expect(complaint(page, message)).toBeVisible();
    await seeToast(page, message);
    await notBusy(register);
  });

  await fillRegistration(page, { ...newShopper(), name: "Asha Rao" });
  for (const cut of ["the server is stopped", "the browser is offline"] as const) {
    await test.step(`while ${cut}`, async () => {
      if (cut === "the server is stopped") await own.refuse();
      else await context.setOffline(true);
      await register.click();
      await expect(complaint(page, "No response from server")).toBeVisible();
      await notBusy(register);
      await seeToast(page, "Network error - please try again");
      await own.reopen();
      await context.setOffline(false);
    });
  }

  await test.step("that breaks inside the server", () =>
    withoutUsers(own, async () => {
      const answer = page.waitForResponse("**/api/auth/registration");
      await register.click();
      expect((await answer).status()).toBe(500);
      const { message } = await (await answer).json();
      await expect(complaint(page, message)).toBeVisible();
      await seeToast(page, message);
      await notBusy(register);
    }));

  await test.step("that is sent once while the server is slow, and succeeds", async () => {
    sent.length = 0;
    const asked = page.waitForRequest("**/api/user/getcurrentuser");
    own.freeze();
    await register.click();
    await expect(register).toHaveAttribute("aria-busy", "true");
    await register.click({ force: true });
    await page.keyboard.press("Enter");
    own.thaw();
    await asked;
    await expect(toast(page, "User Registration Successful")).toBeVisible();
    expect(await toastTime(page)).toBe("5s");
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("button", { name: "Your account, Asha Rao" })).toHaveText("A");
    expect(sent).toHaveLength(1);
  });
});

test("login that fails says User Login Failed; one that succeeds says so for 5 seconds and reloads the user", async ({
  page,
  context,
  own,
}) => {
  const login = loginButton(page);
  const shopper = await signUp(page, own.origin);
  await context.clearCookies();
  await visit(page, "/login");
  const failed = async () => {
    await seeToast(page, "User Login Failed");
    await notBusy(login);
  };

  await test.step("with a wrong password", async () => {
    await fillLogin(page, { ...shopper, password: "another password" });
    await login.click();
    await expect(page.locator("form [role=alert]")).not.toBeEmpty();
    await failed();
  });

  await fillLogin(page, shopper);
  for (const cut of ["the server is stopped", "the browser is offline"] as const) {
    await test.step(`while ${cut}`, async () => {
      if (cut === "the server is stopped") await own.refuse();
      else await context.setOffline(true);
      await login.click();
      await expect(complaint(page, "No response from server")).toBeVisible();
      await failed();
      await own.reopen();
      await context.setOffline(false);
    });
  }

  await test.step("that breaks inside the server", () =>
    withoutUsers(own, async () => {
      const answer = page.waitForResponse("**/api/auth/login");
      await login.click();
      expect((await answer).status()).toBe(500);
      await failed();
    }));

  await test.step("while the server is slow, and succeeds", async () => {
    const asked = page.waitForRequest("**/api/user/getcurrentuser");
    own.freeze();
    await login.click();
    await expect(login).toHaveAttribute("aria-busy", "true");
    own.thaw();
    await asked;
    await expect(toast(page, "User Login Successful")).toBeVisible();
    expect(await toastTime(page)).toBe("5s");
    await expect(page).toHaveURL("/");
  });
});

test("both forms take a pasted password, and describe to password managers what it is", async ({
  page,
}) => {
  await visit(page, "/signup");
  for (const kind of ["new-password", "current-password"]) {
    const password = page.getByRole("textbox", { name: "Password" });
    await expect(password).toHaveAttribute("autocomplete", kind);
    const isPasted = await password.evaluate((field) =>
      field.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true })),
    );
    expect(isPasted).toBe(true);
    if (kind === "new-password") await page.getByRole("link", { name: "Login" }).click();
  }
});

test("a user who can't be fetched at the start is signed out, and the shop asks for a sign-in", async ({
  shopper,
  own,
}) => {
  await own.alter("alter table sessions rename to sessions_gone");
  try {
    const answer = shopper.waitForResponse("**/api/user/getcurrentuser");
    await shopper.goto("/about");
    expect((await answer).status()).toBe(500);
    await expect(shopper).toHaveURL("/login");
  } finally {
    await own.alter("alter table sessions_gone rename to sessions");
  }
});
