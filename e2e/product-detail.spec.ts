/** One piece from all sides: pictures, sizes, tabs, what goes with it, and pieces that aren't there. */
import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { toast, visit } from "./page-parts.ts";
import { catalogue, rupees } from "./shopping.ts";

test("the four pictures change by click and by arrow key", async ({ shopper: page }) => {
  const [piece] = await catalogue(page);
  await visit(page, `/productdetail/${piece._id}`);
  const thumbs = page.getByRole("group", { name: "Pictures" }).getByRole("button");
  await expect(thumbs).toHaveCount(4);
  await expect(thumbs.nth(0)).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("img", { name: `${piece.name}, the front` })).toBeVisible();

  await thumbs.nth(2).click();
  await expect(page.getByRole("img", { name: `${piece.name}, a close look` })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("img", { name: `${piece.name}, worn` })).toBeVisible();
  await expect(thumbs.nth(3)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(thumbs.nth(0)).toHaveAttribute("aria-current", "true");
});

test("price, rating, promises and sizes stand beside it, sizes in their order", async ({
  shopper: page,
}) => {
  const [piece] = await catalogue(page);
  await visit(page, `/productdetail/${piece._id}`);
  const main = page.getByRole("main");
  await expect(main.getByText(rupees(piece.price), { exact: true }).first()).toBeVisible();
  await expect(main.getByText("(124 reviews)")).toBeVisible();
  for (const promise of [
    "100% original product",
    "Cash on delivery available",
    "Return and exchange within 7 days",
  ]) {
    await expect(main.getByRole("listitem").filter({ hasText: promise })).toBeVisible();
  }
  const pin = main.getByRole("textbox", { name: "Delivery to PIN code" });
  for (const none of ["999999", "012345"]) {
    await pin.fill(none);
    await expect(main.getByText("There is no such PIN code in India.")).toBeVisible();
  }
  await pin.fill("560001");
  await expect(main.getByText("Ordered now, it reaches 560001, Bengaluru")).toBeVisible();
  const sizes = await main
    .getByRole("radio")
    .evaluateAll((all) => all.map((one) => one.getAttribute("value") ?? ""));
  const order = ["S", "M", "L", "XL", "XXL"];
  expect(sizes).toEqual(order.filter((size) => sizes.includes(size)));
});

test("the open tab is in the address: it survives a reload and goes back", async ({
  shopper: page,
}) => {
  const [piece] = await catalogue(page);
  await visit(page, `/productdetail/${piece._id}`);
  await expect(page.getByRole("tabpanel", { name: "Description" })).toContainText(
    piece.description.slice(0, 30),
  );
  await page.getByRole("tab", { name: "Reviews (124)" }).click();
  await expect(page).toHaveURL(/\?tab=reviews$/);
  await page.reload();
  await expect(page.getByRole("tab", { name: "Reviews (124)" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.goBack();
  await expect(page.getByRole("tabpanel", { name: "Description" })).toBeVisible();
});

test("related pieces share category and type, leave out the piece itself, and are at most 4", async ({
  shopper: page,
}) => {
  const list = await catalogue(page);
  const [piece] = list;
  const expected = list
    .filter(
      (other) =>
        other._id !== piece._id &&
        other.category === piece.category &&
        other.subCategory === piece.subCategory,
    )
    .slice(0, 4)
    .map(({ _id }) => `/productdetail/${_id}`);
  await visit(page, `/productdetail/${piece._id}`);
  const shelf = page.locator("section", {
    has: page.getByRole("heading", { name: "Related products" }),
  });
  await expect(shelf.getByRole("link")).toHaveCount(expected.length);
  const links = await shelf
    .getByRole("link")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  expect(links).toEqual(expected);
});

test("an add that fails says so and is taken back", async ({ shopper: page }) => {
  const [piece] = await catalogue(page);
  await visit(page, `/productdetail/${piece._id}`);
  await page.route("**/api/cart/add", (route) => route.abort());
  await page.getByRole("radio", { name: "M", exact: true }).check();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(toast(page, "Add Cart Error")).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart, 0 items" }).first()).toBeVisible();
});

test("a piece that isn't there says so inside the shop", async ({ shopper: page }) => {
  await visit(page, "/productdetail/no-such-thing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We can't find that piece");
  await page.getByRole("main").getByRole("link", { name: "See the collections" }).click();
  await expect(page).toHaveURL("/collection");
});
