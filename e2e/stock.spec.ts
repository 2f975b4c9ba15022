/**
 * Counted pieces: sold out is struck through, few are announced, and who comes too late gets a
 * reason.
 */
import { expect, type Page } from "@playwright/test";
import { productPath } from "../domain/routes.ts";
import { signUp } from "./browser.ts";
import { placeButton } from "./core-journeys.ts";
import { leansOnDatabase, testInOwnShop as test } from "./journey.ts";
import { orderInCash } from "./ordering.ts";
import { setStock, stockToBe } from "./owner.ts";
import { visit } from "./page-parts.ts";
import { catalogue, fillCart, fillDelivery, quantityBox } from "./shopping.ts";

test(
  "sold out is struck, few left are announced, and the loser reads why and keeps the cart",
  leansOnDatabase,
  async ({ browser, own, page }) => {
    await signUp(page, own.origin);
    const piece = (await catalogue(page)).find(({ _id }) => _id === "workshop-denim-jacket");
    if (piece === undefined) throw new Error("The shop has no denim jacket.");
    await setStock(own, page, piece._id, { S: 0, M: 2 });

    await visit(page, productPath(piece._id));
    await expect(page.getByText("Sold out: S.")).toBeVisible();
    await expect(page.getByRole("main").locator("s", { hasText: "S" })).toBeVisible();
    await page.getByRole("radio", { name: /^M\b/ }).check();
    await expect(page.getByText("Only 2 left in M.")).toBeVisible();

    await fillCart(page, own.origin, [{ itemId: piece._id, size: "M", quantity: 2 }]);
    await visit(page, "/placeorder");
    await fillDelivery(page);
    await buyElsewhere();
    await placeButton(page).click();
    await expect(
      page.getByText(`Only 1 piece of ${piece.name} in M is left.`).first(),
    ).toBeVisible();

    await stockToBe(page, piece._id, { M: 1 });
    await visit(page, "/cart");
    await expect(page.getByText("Only 1 left in M.")).toBeVisible();
    await expect(quantityBox(page, `${piece.name}, size M`)).toHaveValue("2");

    /** Another shopper is quicker, by one piece. */
    async function buyElsewhere(): Promise<void> {
      const context = await browser.newContext({ baseURL: own.origin });
      const other: Page = await context.newPage();
      await signUp(other, own.origin);
      await orderInCash(other, own.origin, [{ _id: "workshop-denim-jacket", size: "M" }]);
      await context.close();
    }
  },
);

test("a piece that is gone in every size says so in place of its buttons", async ({
  own,
  page,
}) => {
  await signUp(page, own.origin);
  const id = "lavender-cropped-puffer";
  await setStock(own, page, id, { S: 0, M: 0, L: 0, XL: 0 });
  await visit(page, "/collection?search=puffer");
  const cards = page.getByRole("main").getByRole("listitem");
  await expect(cards.filter({ hasText: "Sold out" })).toHaveCount(1);
  await expect(page.getByRole("button", { name: /^Add .+ to cart$/ })).toHaveCount(2);
  await visit(page, productPath(id));
  await expect(page.getByText("Sold out in every size.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sold out" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Add to Cart" })).toHaveCount(0);
});
