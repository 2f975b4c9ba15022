/** MY ORDER: what was ordered, newest first, and following it. */
import { expect, type Page } from "@playwright/test";
import { ordersPage } from "../domain/values.ts";
import { leansOnDatabase, test } from "./journey.ts";
import { firstPieces, orderInCash } from "./ordering.ts";
import { visit } from "./page-parts.ts";

/** Orders pieces by their place in the catalogue; answers their names. */
async function order(
  page: Page,
  origin: string | undefined,
  places: readonly number[],
): Promise<string[]> {
  const list = await firstPieces(page, Math.max(...places) + 1);
  const wanted = places.flatMap((place) => list[place] ?? []);
  const { items } = await orderInCash(page, origin, wanted);
  return items.map(({ name }) => name);
}

const names = (page: Page) =>
  page.getByRole("main").locator('a[href^="/productdetail/"]').allTextContents();

test("nothing ordered yet leads to the collections; items of all orders stand in one list, the newest on top", async ({
  shopper: page,
  baseURL,
}) => {
  await visit(page, "/order");
  await expect(page.getByText("No orders yet.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "See the collections" }).click();
  await expect(page).toHaveURL("/collection");

  const first = await order(page, baseURL, [0, 1]);
  await visit(page, "/order");
  const orders = page.getByRole("main").locator("[aria-current=step]");
  await expect(orders).toHaveCount(1);
  const second = await order(page, baseURL, [2]);
  await test.step("Track Order fetches the list again and says when it is here", async () => {
    await page.getByRole("button", { name: "Track Order" }).click();
    await expect(
      page.getByRole("status").filter({ hasText: "Your orders are up to date." }),
    ).toHaveCount(1);
    await expect(orders).toHaveCount(2);
  });
  expect(await names(page)).toEqual([...first, ...second].reverse());
});

test(
  "older orders than a page has are shown when they are asked for",
  leansOnDatabase,
  async ({ shopper: page, baseURL }) => {
    const [first, second] = await firstPieces(page, 2);
    if (first === undefined || second === undefined) throw new Error("The shop has too little.");
    await orderInCash(page, baseURL, [{ ...first, quantity: 2 }]);
    const newer = Array.from({ length: ordersPage }, () => orderInCash(page, baseURL, [second]));
    await Promise.all(newer);
    await visit(page, "/order");
    await expect(page.getByRole("article")).toHaveCount(ordersPage);
    await expect(
      page.getByText(`${ordersPage} of ${ordersPage + 1} orders are shown.`),
    ).toBeVisible();
    await page.getByRole("button", { name: "Show older orders" }).click();
    await expect(page.getByRole("article")).toHaveCount(ordersPage + 1);
    await expect(page.getByRole("article").last()).toContainText("2 pieces");
    await expect(page.getByRole("button", { name: "Show older orders" })).toHaveCount(0);
  },
);
