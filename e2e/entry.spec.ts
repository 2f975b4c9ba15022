/** Registration and login: fields, and messages for every outcome. */
import { expect, type Page } from "@playwright/test";
import { newShopper, signUp } from "./browser.ts";
import { testInOwnShop as test } from "./journey.ts";
import {
  complaint,
  createButton,
  fillLogin,
  fillRegistration,
  loginButton,
  toast,
  visit,
} from "./page-parts.ts";

/** How long the toast on the page stays by itself. */
const toastTime = (page: Page): Promise<string> =>
  page
    .locator(".Toastify__progress-bar")
    .first()
    .evaluate((bar) => getComputedStyle(bar).animationDuration);

test.describe("registration", () => {
  test("asks for a name, an e-mail and a password, and offers Google and the login page", async ({
    page,
  }) => {
    await visit(page, "/signup");
    await expect(page.getByLabel("UserName")).toBeVisible();
    await expect(page.getByLabel("Email")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Password" })).toBeVisible();
    await expect(page.getByRole("button", { name: /Google/ })).toBeVisible();
    await page.getByRole("link", { name: "Login" }).click();
    await expect(page).toHaveURL("/login");
  });

  const complaints = [
    { left: "name", form: { name: "" }, words: "All fields are required", focus: "UserName" },
    { left: "email", form: { email: "" }, words: "All fields are required", focus: "Email" },
    {
      left: "password",
      form: { password: "" },
      words: "All fields are required",
      focus: "Password",
    },
    {
      left: "a real email",
      form: { email: "name@nowhere" },
      words: "Please enter a valid email address",
      focus: "Email",
    },
    {
      left: "a sixth character",
      form: { password: "12345" },
      words: "Password must be at least 6 characters",
      focus: "Password",
    },
  ] as const;

  for (const { left, form, words, focus } of complaints) {
    test(`without ${left} says “${words}” and sends nothing`, async ({ page }) => {
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST") sent.push(request.url());
      });
      await visit(page, "/signup");
      await fillRegistration(page, { ...newShopper(), ...form });
      await createButton(page).click();
      await expect(complaint(page, words)).toBeVisible();
      await expect(page.getByRole("textbox", { name: focus })).toBeFocused();
      expect(sent).toEqual([]);
    });
  }

  test("shows and hides the password", async ({ page }) => {
    await visit(page, "/signup");
    const password = page.getByRole("textbox", { name: "Password" });
    await password.fill("secret");
    await expect(password).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(password).toHaveAttribute("type", "password");
  });

  test("takes a pasted password, and describes to password managers what it is", async ({
    page,
  }) => {
    for (const [path, kind] of [
      ["/signup", "new-password"],
      ["/login", "current-password"],
    ] as const) {
      await visit(page, path);
      const password = page.getByRole("textbox", { name: "Password" });
      await expect(password).toHaveAttribute("autocomplete", kind);
      const isPasted = await password.evaluate((field) =>
        field.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true })),
      );
      expect(isPasted).toBe(true);
    }
  });

  test("that succeeds says so for 5 seconds, reloads the user and goes home", async ({ page }) => {
    await visit(page, "/signup");
    const asked = page.waitForRequest("**/api/user/getcurrentuser");
    await fillRegistration(page, { ...newShopper(), name: "Asha Rao" });
    await createButton(page).click();
    await asked;
    await expect(toast(page, "User Registration Successful")).toBeVisible();
    expect(await toastTime(page)).toBe("5s");
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("button", { name: "Your account, Asha Rao" })).toHaveText("A");
  });

  test("with an e-mail that is taken shows the server's words inline and as a toast", async ({
    page,
    browser,
    own,
  }) => {
    const taken = await signUp(await browser.newPage(), own.origin);
    await visit(page, "/signup");
    await fillRegistration(page, taken);
    const answer = page.waitForResponse("**/api/auth/registration");
    await createButton(page).click();
    const { message } = await (await answer).json();
    await expect(complaint(page, message)).toBeVisible();
    await expect(toast(page, message)).toBeVisible();
    await expect(createButton(page)).not.toHaveAttribute("aria-busy");
  });

  test("that breaks inside the server shows the server's words inline and as a toast", async ({
    page,
    own,
  }) => {
    await visit(page, "/signup");
    await own.alter("alter table users rename to users_gone");
    try {
      await fillRegistration(page, newShopper());
      const answer = page.waitForResponse("**/api/auth/registration");
      await createButton(page).click();
      expect((await answer).status()).toBe(500);
      const { message } = await (await answer).json();
      await expect(complaint(page, message)).toBeVisible();
      await expect(toast(page, message)).toBeVisible();
      await expect(createButton(page)).not.toHaveAttribute("aria-busy");
    } finally {
      await own.alter("alter table users_gone rename to users");
    }
  });

  // The shop's own server always gives a reason; a proxy before it may not. So the answer is one's.
  test("that is refused without a reason says Registration failed", async ({ page }) => {
    await page.route("**/api/auth/registration", (route) =>
      route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
    );
    await visit(page, "/signup");
    await fillRegistration(page, newShopper());
    await createButton(page).click();
    await expect(complaint(page, "Registration failed")).toBeVisible();
    await expect(toast(page, "Registration failed")).toBeVisible();
    await expect(createButton(page)).not.toHaveAttribute("aria-busy");
  });

  for (const cut of ["the server is stopped", "the browser is offline"] as const) {
    test(`while ${cut} says that there was no response`, async ({ page, own, context }) => {
      await visit(page, "/signup");
      await fillRegistration(page, newShopper());
      if (cut === "the server is stopped") await own.refuse();
      else await context.setOffline(true);
      await createButton(page).click();
      await expect(complaint(page, "No response from server")).toBeVisible();
      await expect(createButton(page)).not.toHaveAttribute("aria-busy");
      await expect(toast(page, "Network error - please try again")).toBeVisible();
    });
  }

  // No server can bring a browser to it, so the browser's own part is made to refuse.
  test("whose request can't be made says Request setup error", async ({ page }) => {
    await visit(page, "/signup");
    await fillRegistration(page, newShopper());
    await page.evaluate(() => {
      window.Request = class {
        constructor() {
          throw new TypeError("no request today");
        }
      } as unknown as typeof Request;
    });
    await createButton(page).click();
    await expect(complaint(page, "Request setup error")).toBeVisible();
    await expect(toast(page, "An error occurred")).toBeVisible();
    await expect(createButton(page)).not.toHaveAttribute("aria-busy");
  });

  test("shows its spinner while the server is slow, sends once, and goes on when it answers", async ({
    page,
    own,
  }) => {
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/auth/registration")) sent.push(request.url());
    });
    await visit(page, "/signup");
    await fillRegistration(page, newShopper());
    own.freeze();
    await createButton(page).click();
    await expect(createButton(page)).toHaveAttribute("aria-busy", "true");
    await createButton(page).click({ force: true });
    await page.keyboard.press("Enter");
    own.thaw();
    await expect(page).toHaveURL("/");
    expect(sent).toHaveLength(1);
  });
});

test.describe("login", () => {
  test("asks for an e-mail and a password, and offers Google and a new account", async ({
    page,
  }) => {
    await visit(page, "/login");
    await expect(page.getByLabel("Email")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Password" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Show password" })).toBeVisible();
    await expect(page.getByRole("button", { name: /Google/ })).toBeVisible();
    await page.getByRole("link", { name: "Create a new account" }).click();
    await expect(page).toHaveURL("/signup");
  });

  test("wants both fields and checks nothing else", async ({ page }) => {
    await visit(page, "/login");
    await fillLogin(page, { email: "", password: "" });
    await loginButton(page).click();
    await expect(complaint(page, "All fields are required")).toBeVisible();
    await fillLogin(page, { email: "not an address", password: "1" });
    const answer = page.waitForResponse("**/api/auth/login");
    await loginButton(page).click();
    expect((await answer).status()).toBe(401);
  });

  test("that succeeds says so for 5 seconds and reloads the user", async ({
    page,
    browser,
    own,
  }) => {
    const shopper = await signUp(await browser.newPage(), own.origin);
    await visit(page, "/login");
    await fillLogin(page, shopper);
    const asked = page.waitForRequest("**/api/user/getcurrentuser");
    await loginButton(page).click();
    await asked;
    await expect(toast(page, "User Login Successful")).toBeVisible();
    expect(await toastTime(page)).toBe("5s");
    await expect(page).toHaveURL("/");
  });

  test("with a wrong password says User Login Failed", async ({ page, browser, own }) => {
    const shopper = await signUp(await browser.newPage(), own.origin);
    await visit(page, "/login");
    await fillLogin(page, { ...shopper, password: "another password" });
    await loginButton(page).click();
    await expect(toast(page, "User Login Failed")).toBeVisible();
    await expect(page.locator("form [role=alert]")).not.toBeEmpty();
    await expect(loginButton(page)).not.toHaveAttribute("aria-busy");
  });

  for (const cut of ["the server is stopped", "the browser is offline"] as const) {
    test(`while ${cut} says User Login Failed`, async ({ page, own, context }) => {
      await visit(page, "/login");
      await fillLogin(page, newShopper());
      if (cut === "the server is stopped") await own.refuse();
      else await context.setOffline(true);
      await loginButton(page).click();
      await expect(complaint(page, "No response from server")).toBeVisible();
      await expect(loginButton(page)).not.toHaveAttribute("aria-busy");
      await expect(toast(page, "User Login Failed")).toBeVisible();
    });
  }

  test("that breaks inside the server says User Login Failed", async ({ page, own }) => {
    await visit(page, "/login");
    await own.alter("alter table users rename to users_gone");
    try {
      await fillLogin(page, newShopper());
      const answer = page.waitForResponse("**/api/auth/login");
      await loginButton(page).click();
      expect((await answer).status()).toBe(500);
      await expect(toast(page, "User Login Failed")).toBeVisible();
      await expect(loginButton(page)).not.toHaveAttribute("aria-busy");
    } finally {
      await own.alter("alter table users_gone rename to users");
    }
  });

  test("shows its spinner while the server is slow", async ({ page, browser, own }) => {
    const shopper = await signUp(await browser.newPage(), own.origin);
    await visit(page, "/login");
    await fillLogin(page, shopper);
    own.freeze();
    await loginButton(page).click();
    await expect(loginButton(page)).toHaveAttribute("aria-busy", "true");
    own.thaw();
    await expect(page).toHaveURL("/");
  });
});

test.describe("Google", () => {
  for (const path of ["/login", "/signup"]) {
    test(`on ${path} keeps its words, and says when asked that it isn't available`, async ({
      page,
    }) => {
      const config = page.waitForResponse("**/api/config");
      await visit(page, path);
      await config;
      await page.getByRole("button", { name: /^(Log in|Sign up) with Google$/ }).click();
      const refusal = page.getByText("Google sign-in isn't available here");
      await expect(refusal).toBeVisible();
      await page.getByRole("button", { name: /^(Login|Create Account)$/ }).click();
      await expect(page.getByText("All fields are required").first()).toBeVisible();
      await expect(refusal).toHaveCount(0);
    });
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
