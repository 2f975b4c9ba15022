/** Placing an order: what the form insists on, what it remembers, and what every failure says. */
import { expect, type Page } from "@playwright/test";
import { leansOnDatabase, test } from "./journey.ts";
import { visit } from "./page-parts.ts";
import { catalogue, delivery, fillCart, fillDelivery, rupees, total } from "./shopping.ts";

const placeButton = (page: Page) => page.getByRole("button", { name: "PLACE ORDER" });

/** A shopper at the form with one piece in the cart; answers its price. */
async function atTheForm(page: Page, baseURL: string | undefined): Promise<number> {
  const [piece] = await catalogue(page);
  await fillCart(page, baseURL, [{ itemId: piece._id, size: "M", quantity: 1 }]);
  await visit(page, "/placeorder");
  await expect(total(page, "Total")).toHaveText(`${rupees(piece.price + 40)}.00`);
  return piece.price;
}

test("every field is required, each gap is named, focus goes to the first, and what is written stays", async ({
  shopper: page,
  baseURL,
}) => {
  await atTheForm(page, baseURL);
  for (const [label] of delivery) {
    await page.getByRole("textbox", { name: label, exact: true }).fill("");
  }
  await placeButton(page).click();
  for (const [label] of delivery) {
    const field = page.getByRole("textbox", { name: label, exact: true });
    await expect(field).toHaveAccessibleDescription(`${label} is required`);
    await expect(field).toHaveAttribute("required");
  }
  await expect(page.getByRole("textbox", { name: "First name" })).toBeFocused();
  await expect(page).toHaveURL("/placeorder");

  await fillDelivery(page);
  await page.getByRole("textbox", { name: "Email" }).fill("not an address");
  await placeButton(page).click();
  await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(
    "Please enter a valid email address",
  );

  await test.step("and a half-filled form survives a reload", async () => {
    await fillDelivery(page);
    await page.getByRole("textbox", { name: "Phone" }).fill("");
    await page.reload();
    await expect(page.getByRole("textbox", { name: "City" })).toHaveValue("Bengaluru");
    await expect(page.getByRole("textbox", { name: "Phone" })).toHaveValue("");
  });
  await test.step("what a PIN code fills in under the caret gives way to what is typed", async () => {
    let answer: (() => Promise<void>) | undefined;
    await page.route("**/api/delivery/110001", (route) => {
      answer = () => route.continue();
    });
    const city = page.getByRole("textbox", { name: "City" });
    await city.fill("");
    await page.getByRole("textbox", { name: "State" }).fill("");
    await page.getByRole("textbox", { name: "PIN code", exact: true }).fill("110001");
    await city.focus();
    await expect.poll(() => answer).toBeDefined();
    await answer?.();
    await expect(city).toHaveValue("New Delhi");
    await page.keyboard.type("Mysuru");
    await expect(city).toHaveValue("Mysuru");
  });
});

test(
  "after a lost reply the same order is taken once",
  leansOnDatabase,
  async ({ shopper: page, baseURL }) => {
    await atTheForm(page, baseURL);
    await fillDelivery(page);
    const keys: (string | undefined)[] = [];
    await page.route("**/api/order/placeorder", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      if (keys.length > 1) return route.continue();
      await route.fetch(); // the shop takes the order …
      return route.abort(); // … and its reply is lost
    });
    await placeButton(page).click();
    await expect(page.getByText("The shop didn't answer.")).toBeVisible();
    await expect(placeButton(page)).not.toHaveAttribute("aria-busy");
    await placeButton(page).click();
    await expect(page).toHaveURL("/order");
    expect(new Set(keys).size).toBe(1);
    await expect(page.getByRole("main").locator("li", { has: page.getByText("Size") })).toHaveCount(
      1,
    );
  },
);

test(
  "prices that changed in between are shown before anything is ordered",
  leansOnDatabase,
  async ({ shopper: page, baseURL }) => {
    // The page has seen an older, cheaper list than the shop has.
    let stale = true;
    await page.route("**/api/product/list", async (route) => {
      const answer = await route.fetch();
      const list: { price: number }[] = await answer.json();
      const seen = stale ? list.map((each) => ({ ...each, price: each.price - 100 })) : list;
      return route.fulfill({ response: answer, json: seen });
    });
    const [piece] = await catalogue(page);
    await fillCart(page, baseURL, [{ itemId: piece._id, size: "M", quantity: 1 }]);
    await visit(page, "/placeorder");
    await expect(total(page, "Total")).toHaveText(`${rupees(piece.price - 100 + 40)}.00`);
    await fillDelivery(page);
    stale = false;
    await placeButton(page).click();
    await expect(page.getByText("Prices have changed since you looked.")).toBeVisible();
    await expect(total(page, "Total")).toHaveText(`${rupees(piece.price + 40)}.00`);
    await placeButton(page).click();
    await expect(page).toHaveURL("/order");
  },
);
