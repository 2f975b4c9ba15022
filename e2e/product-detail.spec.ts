/** One piece from all sides: pictures, sizes, tabs, what goes with it. */
import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { visit } from "./page-parts.ts";
import { catalogue, rupees } from "./shopping.ts";

test("a piece from all sides: its pictures, what stands beside it, its tabs, and what goes with it", async ({
  shopper: page,
}) => {
  const list = await catalogue(page);
  const [piece] = list;
  await visit(page, `/productdetail/${piece._id}`);
  await test.step("its name is in capitals, over its fixed rating, and the shop's words follow its own", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("text-transform", "uppercase");
    await expect(page.getByRole("img", { name: "Rated 4 out of 5 stars" })).toBeVisible();
    const panel = page.getByRole("tabpanel", { name: "Description" });
    await expect(panel.locator("p").first()).toHaveText(piece.description);
    await expect(panel.locator("p").nth(1)).toContainText("100% original product");
  });
  await test.step("the four pictures change by click and by arrow key", async () => {
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
  await test.step("price, rating, promises and sizes stand beside it, sizes in their order", async () => {
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
  await test.step("related pieces share category and type, leave out the piece itself, and are at most 4", async () => {
    const expected = list
      .filter(
        (other) =>
          other._id !== piece._id &&
          other.category === piece.category &&
          other.subCategory === piece.subCategory,
      )
      .slice(0, 4)
      .map(({ _id }) => `/productdetail/${_id}`);
    const shelf = page.locator("section", {
      has: page.getByRole("heading", { name: "Related products" }),
    });
    await expect(shelf.getByRole("link")).toHaveCount(expected.length);
    const links = await shelf
      .getByRole("link")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    expect(links).toEqual(expected);
  });
  await test.step("the open tab is in the address: it survives a reload and goes back", async () => {
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
});
