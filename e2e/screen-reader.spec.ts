/**
 * A purchase from login to order, as a screen reader speaks it, by keyboard alone. The phrases are kept in
 * screen-reader.phrases.txt, which is read by people when it changes; `PHRASES=write` writes it anew.
 */
import { readFile, writeFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { newShopper } from "./browser.ts";
import { test } from "./journey.ts";
import { fillLogin, visit } from "./page-parts.ts";
import { announced, phrasesOf, withScreenReader } from "./screen-reader.ts";
import { delivery } from "./shopping.ts";

const kept = new URL("screen-reader.phrases.txt", import.meta.url);

/** What differs from one day, or one shopper, to the next. */
const passing: readonly (readonly [RegExp, string])[] = [
  [/shopper-[\w-]+@example\.test/g, "(e-mail)"],
  [/\b\d{1,2} \w{3,4} 20\d\d/g, "(day)"],
  [/\b20\d\d-\d\d-\d\dT[\d:.]+Z/g, "(time)"],
  [/\b[0-9A-F]{8}\b/g, "(number)"],
  [/between \w+, \d+ \w+ and \w+, \d+ \w+/g, "(from, to)"],
];

const press = async (control: Locator, key = "Enter"): Promise<void> => {
  await control.focus();
  await control.press(key);
};

async function register(page: Page) {
  const shopper = newShopper();
  const answer = await page.request.post("/api/auth/registration", {
    headers: { origin: new URL(page.url()).origin },
    data: shopper,
  });
  expect(answer.ok()).toBe(true);
  await page.context().clearCookies();
  return shopper;
}

test("a purchase is spoken from login to order as it was reviewed", async ({ page }) => {
  test.setTimeout(120_000);
  const parts: string[] = [];
  const note = (title: string, phrases: readonly string[]) =>
    parts.push(`# ${title}`, ...phrases, "");
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });

  await withScreenReader(page);
  await visit(page, "/login");
  const shopper = await register(page);
  await visit(page, "/login");
  // It comes after the form.
  await expect(
    page.getByRole("region", { name: "A wish, and what the shop answers" }),
  ).toBeVisible();
  note("The door", await phrasesOf(page, "main"));
  note(
    "Logging in without a word",
    await announced(page, () => press(button("Login")), "All fields are required"),
  );
  await fillLogin(page, shopper);
  note("Logging in", await announced(page, () => press(button("Login")), "User Login Successful"));
  await expect(
    page.getByRole("region", { name: "Best Seller" }).or(page.getByText("Best Seller")).first(),
  ).toBeVisible();
  note("The top of every page", await phrasesOf(page, "header"));

  await visit(page, "/collection?category=Men&search=linen");
  await expect(page.getByRole("group", { name: "Categories" })).toBeVisible();
  note("A search in the collection", await phrasesOf(page, "main"));

  await visit(page, "/productdetail/kabir-linen-kurta");
  await expect(page.getByRole("textbox", { name: "Delivery to PIN code" })).toBeVisible();
  note("A piece", await phrasesOf(page, "main"));
  note(
    "Adding it without a size",
    await announced(page, () => press(button("Add to Cart")), "Which size would you like?"),
  );
  await page.getByRole("radio", { name: "M", exact: true }).press("Space");
  note(
    "Adding it in M",
    await announced(page, () => press(button("Add to Cart")), "Product Added"),
  );

  await visit(page, "/cart");
  note("The cart", await phrasesOf(page, "main"));
  note(
    "One more",
    await announced(page, () => press(button(/^One more of/)), "2 items in your cart"),
  );

  await press(button("PROCEED TO CHECKOUT"));
  await expect(page).toHaveURL("/placeorder");
  await expect(page.getByRole("textbox", { name: "First name" })).toHaveValue("Test");
  // Ways of paying are asked of the server.
  await expect(page.getByRole("radio", { name: /^Razorpay/ })).toBeEnabled();
  note("The checkout", await phrasesOf(page, "main"));
  await press(button(/^PLACE ORDER/));
  await expect(page.getByRole("textbox", { name: "Phone" })).toBeFocused();
  note("The checkout with gaps", await phrasesOf(page, "main section"));
  note(
    "Filling it in",
    await announced(
      page,
      async () => {
        for (const [label, text] of delivery) {
          await page.getByRole("textbox", { name: label, exact: true }).fill(text);
          // The code fills in two more, which stay untouched meanwhile.
          if (label !== "PIN code") continue;
          await expect(page.getByRole("textbox", { name: "State" })).toHaveValue("Karnataka");
        }
      },
      "560001",
    ),
  );
  note("Ordering", await announced(page, () => press(button(/^PLACE ORDER/)), "Order Placed"));
  await expect(page).toHaveURL("/order");
  await expect(page.getByRole("heading", { name: /^Order of/ })).toBeVisible();
  note("The order", await phrasesOf(page, "main"));

  const spoken = passing.reduce((text, [what, name]) => text.replace(what, name), parts.join("\n"));
  if (process.env.PHRASES === "write") await writeFile(kept, spoken);
  expect(spoken).toBe(await readFile(kept, "utf8"));
});
