/** A shopper's account: name, password, sessions, addresses, data and its end; a forgotten password; PIN codes. */
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { newShopper, signIn, signUp } from "./browser.ts";
import { placeButton } from "./core-journeys.ts";
import { test, testInOwnShop } from "./journey.ts";
import { mailsTo } from "./outbox.ts";
import { fillLogin, loginButton, toast, visit } from "./page-parts.ts";
import { catalogue, delivery, fillCart } from "./shopping.ts";

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const shows = (page: Page, text: string) =>
  expect(page.getByRole("status").filter({ hasText: text }).first()).toBeVisible();
const box = (within: ReturnType<typeof part>, name: string) =>
  within.getByRole("textbox", { name, exact: true });

test("a shopper changes name and password, ends other sessions, and takes their data along", async ({
  page,
  browser,
  baseURL,
}) => {
  const asha = await signUp(page, baseURL ?? "");
  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await signIn(elsewhere.request, baseURL, asha);
  await visit(page, "/account");

  await box(part(page, "Name"), "Your name").fill("Asha Rao");
  await page.getByRole("button", { name: "Save the name" }).click();
  await shows(page, "Your name is now Asha Rao.");

  const browsers = page.getByRole("list", { name: "Browsers" }).getByRole("listitem");
  await expect(browsers).toHaveCount(2);
  await browsers.getByRole("button", { name: /^Log out Chrom.* on Linux/ }).click();
  await expect(browsers).toHaveCount(1);
  expect((await elsewhere.request.get("/api/user/getcurrentuser")).status()).toBe(401);
  await elsewhere.context().close();

  const password = part(page, "Password");
  await box(password, "Current password").fill("not it");
  await box(password, "New password").fill("a longer password");
  await password.getByRole("button", { name: "Change the password" }).click();
  await expect(password.getByText("That is not your password")).toBeVisible();
  await box(password, "Current password").fill(asha.password);
  await password.getByRole("button", { name: "Change the password" }).click();
  await shows(page, "Your password is changed.");

  const downloaded = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const data = JSON.parse(await readFile(await (await downloaded).path(), "utf8"));
  expect(data.account).toMatchObject({ name: "Asha Rao", email: asha.email });
});

test("an account that is deleted is gone, and its shopper at the login", async ({
  page,
  baseURL,
}) => {
  const asha = await signUp(page, baseURL ?? "");
  await visit(page, "/account");
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account" });
  await dialog.getByRole("textbox", { name: "Your password" }).fill(asha.password);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(page).toHaveURL("/login");
  await expect(toast(page, "Your account is deleted.")).toBeVisible();
  await fillLogin(page, asha);
  await loginButton(page).click();
  await expect(page.getByText("Incorrect email or password")).toBeVisible();
});

test("an address that is kept fills in the checkout; one with a wrong PIN code is refused beside it, and so is an order to a PIN code that is not there", async ({
  shopper: page,
  baseURL,
}) => {
  await visit(page, "/account");
  await page.getByRole("button", { name: "Add an address" }).click();
  const dialog = page.getByRole("dialog", { name: "A new address" });
  await dialog.getByRole("textbox", { name: "Name of the address" }).fill("home");
  for (const [label, text] of delivery) {
    await dialog.getByRole("textbox", { name: label, exact: true }).fill(text);
  }
  const state = dialog.getByRole("textbox", { name: "State", exact: true });
  await state.fill("Kerala");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  const pin = dialog.getByRole("textbox", { name: "PIN code", exact: true });
  const words = "PIN code 560001 is in Karnataka, not in Kerala.";
  await expect(pin).toHaveAccessibleDescription(new RegExp(words));
  await expect(pin).toBeFocused();
  await state.fill("Karnataka");
  await pin.fill("560002");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await shows(page, "home is saved.");

  const [piece] = await catalogue(page);
  await fillCart(page, baseURL, [{ itemId: piece._id, size: "M", quantity: 1 }]);
  await visit(page, "/placeorder");
  const form = page.getByRole("group", { name: "DELIVERY INFORMATION" });
  await form.getByRole("button", { name: /^home/ }).click();
  await expect(form.getByRole("textbox", { name: "PIN code", exact: true })).toHaveValue("560002");
  await test.step("an order to a PIN code that is not there is refused beside its field", async () => {
    const code = form.getByRole("textbox", { name: "PIN code", exact: true });
    await code.fill("999999");
    await placeButton(page).click();
    await expect(code).toHaveAccessibleDescription(/There is no such PIN code in India\./);
    await expect(code).toBeFocused();
    await code.fill("560002");
  });
  await expect(form.getByText(/it reaches 560002, Bengaluru, Karnataka, between/)).toBeVisible();
  await placeButton(page).click();
  await expect(page).toHaveURL("/order");
  await visit(page, "/account");
  await page.getByRole("button", { name: "Remove home" }).click();
  await page.getByRole("button", { name: "Remove it" }).click();
  await shows(page, "home is removed.");
});

testInOwnShop(
  "a forgotten password is set anew by the link of an e-mail, once",
  async ({ page, own }) => {
    const asha = await signUp(page, own.origin);
    await page.context().clearCookies();
    await visit(page, "/login");
    await page.getByRole("link", { name: /forgot/i }).click();
    // The login form has an Email, too.
    await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
    await page.getByRole("textbox", { name: "Email" }).fill(asha.email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByText(`If ${asha.email} has an account here`).first()).toBeVisible();

    const link = async () =>
      /https?:\/\/\S+(\/resetpassword#\S+)/.exec(
        (await mailsTo(own, asha.email)).join("\n"),
      )?.[1] ?? "";
    await expect.poll(link, { timeout: 20_000 }).not.toBe("");
    const path = await link();
    await visit(page, path);
    const box = page.getByRole("textbox", { name: "New password" });
    await box.fill("password");
    await page.getByRole("button", { name: "Set the password" }).click();
    await expect(page.getByText(/This password is easy to guess/)).toBeVisible();
    await box.fill("a password that is new");
    await page.getByRole("button", { name: "Set the password" }).click();
    await expect(page).toHaveURL("/login");
    await fillLogin(page, { ...newShopper(), ...asha, password: "a password that is new" });
    await loginButton(page).click();
    await expect(page).toHaveURL("/");

    await visit(page, path);
    await page.getByRole("textbox", { name: "New password" }).fill("another password");
    await page.getByRole("button", { name: "Set the password" }).click();
    await expect(page.getByText(/This link doesn't work any more/)).toBeVisible();
  },
);
