/** MY ORDER: what was ordered, newest first, and following it. */
import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
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

test("nothing ordered yet leads to the collections", async ({ shopper: page }) => {
  await visit(page, "/order");
  await expect(page.getByText("Nothing ordered yet.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "See the collections" }).click();
  await expect(page).toHaveURL("/collection");
});

test("items of all orders stand in one list, the newest on top", async ({
  shopper: page,
  baseURL,
}) => {
  const first = await order(page, baseURL, [0, 1]);
  const second = await order(page, baseURL, [2]);
  await visit(page, "/order");
  await expect(page.getByRole("main").locator("[aria-current=step]")).toHaveCount(2);
  expect(await names(page)).toEqual([...first, ...second].reverse());
});

test("Track Order fetches the list again and tells when it is here", async ({
  shopper: page,
  baseURL,
}) => {
  await order(page, baseURL, [0]);
  await visit(page, "/order");
  await expect(page.getByRole("main").locator("[aria-current=step]")).toHaveCount(1);
  await order(page, baseURL, [1]);
  await page.getByRole("button", { name: "Track Order" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "Your orders are up to date." }),
  ).toHaveCount(1);
  await expect(page.getByRole("main").locator("[aria-current=step]")).toHaveCount(2);
});

test("a list that can't be fetched says so and is fetched again on demand", async ({
  shopper: page,
  baseURL,
}) => {
  await order(page, baseURL, [0]);
  await page.route("**/api/order/userorder", (route) => route.abort());
  await visit(page, "/order");
  await expect(page.getByText("Your orders didn't load.")).toBeVisible();
  await page.unroute("**/api/order/userorder");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("main").locator("[aria-current=step]")).toHaveCount(1);
});

test("older orders than a page has are shown when they are asked for", async ({
  shopper: page,
  baseURL,
}) => {
  await order(page, baseURL, [0]);
  const fetched = await page.request.post("/api/order/userorder", {
    headers: { origin: baseURL ?? "" },
  });
  const [one] = await fetched.json();
  const named = (name: string, from: number, to: number) =>
    Array.from({ length: to - from }, (_, place) => ({
      ...one,
      _id: `${from + place}`,
      items: [{ ...one.items[0], name: `${name} ${from + place}` }],
    }));
  await page.route("**/api/order/userorder", async (route) => {
    const older = route.request().postDataJSON()?.before !== undefined;
    await route.fulfill({ json: older ? named("Older", 0, 2) : named("Newer", 2, 52) });
  });
  await visit(page, "/order");
  await expect(page.getByRole("main").getByRole("link", { name: /^Newer/ })).toHaveCount(50);
  await page.getByRole("button", { name: "Show older orders" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: /^Older/ })).toHaveCount(2);
  expect((await names(page)).at(-1)).toBe("Older 0");
  await expect(page.getByRole("button", { name: "Show older orders" })).toHaveCount(0);
});
