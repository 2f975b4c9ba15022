/** Pieces that are counted: sold out is struck, few are told, and whoever comes too late is told in words. */
import { expect, type Page } from "@playwright/test";
import { productPath } from "../domain/routes.ts";
import { signUp } from "./browser.ts";
import { placeButton } from "./core-journeys.ts";
import { test } from "./journey.ts";
import { visit } from "./page-parts.ts";
import { startShop } from "./shop-process.ts";
import { catalogue, delivery, fillCart, fillDelivery, quantityBox } from "./shopping.ts";

test("sold out is struck, few left are told, and the loser reads why and keeps the cart", async ({
  browser,
}) => {
  const shop = await startShop();
  const open = async (): Promise<Page> => {
    const context = await browser.newContext({ baseURL: shop.origin });
    const page = await context.newPage();
    await signUp(page, shop.origin);
    return page;
  };
  try {
    const page = await open();
    const [piece] = await catalogue(page);
    await shop.alter(`insert into product_stock (product_id, size, free) values
      ('${piece._id}', 'S', 0), ('${piece._id}', 'M', 2)`);

    await visit(page, productPath(piece._id));
    await expect(page.getByText("Sold out: S.")).toBeVisible();
    await expect(page.getByRole("main").locator("s", { hasText: "S" })).toBeVisible();
    await page.getByRole("radio", { name: /^M\b/ }).check();
    await expect(page.getByText("Only 2 left in M.")).toBeVisible();

    await fillCart(page, shop.origin, [{ itemId: piece._id, size: "M", quantity: 2 }]);
    await visit(page, "/placeorder");
    await fillDelivery(page);
    const other = await open();
    const taken = await other.request.post("/api/order/placeorder", {
      headers: { origin: shop.origin },
      data: {
        address: Object.fromEntries(
          delivery.map(([label, text]) => [fieldNames[label], text] as const),
        ),
        items: [{ _id: piece._id, size: "M", quantity: 1 }],
        amount: piece.price + 40,
      },
    });
    expect(taken.status()).toBe(200);
    await placeButton(page).click();
    await expect(
      page.getByText(`Only 1 piece of ${piece.name} in M is left.`).first(),
    ).toBeVisible();

    await visit(page, "/cart");
    await expect(page.getByText("Only 1 left in M.")).toBeVisible();
    await expect(quantityBox(page, `${piece.name}, size M`)).toHaveValue("2");
  } finally {
    await shop.stop();
  }
});

const fieldNames = {
  "First name": "firstName",
  "Last name": "lastName",
  Email: "email",
  Phone: "phone",
  Street: "street",
  "PIN code": "pinCode",
  City: "city",
  State: "state",
  Country: "country",
} as const;
