/**
 * From the home screen to a placed order and back by typed commands alone, which take the same way
 * as spoken ones: finding, pointing, asking, adding, correcting, paying, and taking back.
 */
import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { command } from "./typed.ts";

test("an order is placed by typed commands alone", async ({ shopper: page }) => {
  await page.goto("/");
  await expect(page.locator("main h1").first()).toBeVisible();

  await command(page, "search for linen shirts");
  await expect(page).toHaveURL(/\/collection\?search=linen%20shirt$/);
  await expect(page.getByText("2 pieces found")).toBeAttached();

  await command(page, "cheapest first");
  await expect(page).toHaveURL(/sort=low-high/);

  await command(page, "the first one");
  await expect(page.locator("main h1")).toHaveText("Easy White Linen Shirt");

  await command(page, "what sizes are there");
  await expect(
    page.getByText("Easy White Linen Shirt comes in S, M, L, XL and XXL.").first(),
  ).toBeVisible();

  await command(page, "size large");
  await expect(page.getByRole("radio", { name: "L", exact: true })).toBeChecked();

  await command(page, "next picture");
  await expect(page.locator("fieldset[aria-label=Pictures] button").nth(1)).toHaveAttribute(
    "aria-current",
    "true",
  );

  await command(page, "add it to my cart in medium");
  await expect(page).toHaveURL(/\/cart$/);
  const quantity = page.getByRole("spinbutton", {
    name: "Quantity of Easy White Linen Shirt, size M",
  });
  await expect(quantity).toHaveValue("1");

  await command(page, "make it three");
  await expect(quantity).toHaveValue("3");
  await command(page, "undo");
  await expect(quantity).toHaveValue("1");

  await command(page, "how much is it altogether");
  await expect(
    page.getByText("₹1,539 altogether: ₹1,499 and ₹40 for delivery.").first(),
  ).toBeVisible();

  await command(page, "check out");
  await expect(page).toHaveURL(/\/placeorder$/);
  await command(page, "my name is asha rao and my email is asha at example dot com");
  await expect(page.getByRole("textbox", { name: "Last name", exact: true })).toHaveValue("Rao");
  await command(page, "deliver to 12 MG Road, Bengaluru, Karnataka, 560001, India");
  await expect(page.getByRole("textbox", { name: "City", exact: true })).toHaveValue("Bengaluru");
  await command(page, "9876543210");
  await expect(page.getByRole("textbox", { name: "Phone", exact: true })).toHaveValue("9876543210");

  await command(page, "place the order");
  await expect(
    page.getByText("₹1,539, cash on delivery. Shall I place the order?").first(),
  ).toBeVisible();
  await command(page, "yes");
  await expect(page).toHaveURL(/\/order$/);
  await expect(page.getByRole("link", { name: "Easy White Linen Shirt" }).first()).toBeVisible();

  await command(page, "where is my order");
  await expect(page.getByText(/Easy White Linen Shirt in M: Order Placed\./).first()).toBeVisible();

  await test.step("a word that sounds like one of the shop's is announced, and taken back", async () => {
    await command(page, "go to the card");
    await expect(page).toHaveURL(/\/cart$/);
    await expect(
      page.getByText("I understood “cart”. Say no if that's wrong.").first(),
    ).toBeVisible();
    await command(page, "no");
    await expect(page).toHaveURL(/\/order$/);
  });
});

test("an order is placed in words that were written elsewhere", async ({ shopper: page }) => {
  const written = (label: string, text: string) =>
    expect(page.getByRole("textbox", { name: label, exact: true })).toHaveValue(text);
  await page.goto("/collection?sort=low-high&category=Men");
  await expect(page.locator("main h1").first()).toBeVisible();

  const name = "Monsoon Blue Linen Shirt";
  await command(page, `open the ${name}`);
  await expect(page).toHaveURL(/\/productdetail\//);

  await command(page, "This shirt in large, just the one");
  await command(page, "Ship it to my father. Let's go to checkout");
  await expect(page).toHaveURL(/\/placeorder$/);

  await command(page, "His name's Suresh Nair and you can use my email, anil.nair@gmail.com");
  await written("First name", "Suresh");
  await written("Last name", "Nair");
  await written("Email", "anil.nair@gmail.com");
  await command(page, "Address is 18 Church Lane, Kochi, Kerala, India, zip 682001");
  await written("Street", "18 Church Lane");
  await written("City", "Kochi");
  await written("State", "Kerala");
  await written("PIN code", "682001");
  await written("Country", "India");
  await command(page, "Dad's phone: 9847012345");
  await written("Phone", "9847012345");

  await command(page, "He'll pay cash at the door. Go ahead and submit");
  await expect(
    page.getByText(/^₹.+, cash on delivery\. Shall I place the order\?$/).first(),
  ).toBeVisible();
  await command(page, "Yes, go ahead");
  await expect(page).toHaveURL(/\/order$/);
  await expect(page.getByRole("link", { name }).first()).toBeVisible();
});

test("what was only supposed is done once that is said", async ({ shopper: page }) => {
  await page.goto("/collection");
  await command(page, "open the easy white linen shirt");
  await command(page, "add it to my cart in medium");
  await expect(page).toHaveURL(/\/cart$/);
  const quantity = page.getByRole("spinbutton", {
    name: "Quantity of Easy White Linen Shirt, size M",
  });

  await command(page, "what if I take two of them, how much would it be");
  await expect(page.getByText("₹3,038").first()).toBeVisible();
  await expect(quantity).toHaveValue("1");

  await command(page, "ok do that");
  await expect(quantity).toHaveValue("2");
});
