/** The collection: filters, order and search, which all stand in the address. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { Product } from "../contract/schemas.ts";
import { signUp } from "./browser.ts";
import { test } from "./journey.ts";
import { toast, violations, visit } from "./page-parts.ts";
import { catalogue, rupees } from "./shopping.ts";

const cards = (page: Page): Locator => page.locator("main a[href^='/productdetail/']");
const shownIds = (page: Page): Promise<string[]> =>
  cards(page).evaluateAll((links) =>
    links.map((link) => decodeURIComponent(link.getAttribute("href")?.split("/").at(-1) ?? "")),
  );
const ids = (products: readonly Product[]): string[] => products.map(({ _id }) => _id);
const filter = (page: Page, name: string): Locator =>
  page.getByRole("checkbox", { name, exact: true });
const searchBox = (page: Page): Locator => page.getByPlaceholder("Search Here");

/** All pages of the shelf show exactly these, in this order. */
async function shows(page: Page, products: readonly Product[]): Promise<void> {
  const throughAll = async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    return shownIds(page);
  };
  await expect.poll(throughAll).toEqual(ids(products));
}

/** The whole list again, by its count and its first pieces. */
async function showsAll(page: Page, list: readonly Product[]): Promise<void> {
  await expect(page.getByText(`${list.length} pieces`, { exact: true })).toBeVisible();
  const first = ids(list.slice(0, 6));
  await expect.poll(async () => (await shownIds(page)).slice(0, first.length)).toEqual(first);
}

test("every piece is a card with its name, its price and its first picture; filters of one kind add up, those of two kinds narrow, and each says how many pieces it has", async ({
  shopper,
}) => {
  const list = await catalogue(shopper);
  await visit(shopper, "/collection");
  await test.step("filters of one kind add up, and those of two kinds narrow", async () => {
    await filter(shopper, "Men").check();
    await filter(shopper, "Kids").check();
    await expect(shopper).toHaveURL("/collection?category=Men,Kids");
    await shows(
      shopper,
      list.filter(({ category }) => category !== "Women"),
    );
    await filter(shopper, "WinterWear").check();
    await expect(shopper).toHaveURL("/collection?category=Men,Kids&sub=WinterWear");
    await shows(
      shopper,
      list.filter(
        ({ category, subCategory }) => category !== "Women" && subCategory === "WinterWear",
      ),
    );
    await filter(shopper, "Men").uncheck();
    await expect(shopper).toHaveURL("/collection?category=Kids&sub=WinterWear");
    await shopper.getByRole("button", { name: "Clear all" }).click();
    await expect(shopper).toHaveURL("/collection");
    await showsAll(shopper, list);
  });
  await test.step("they say how many pieces each has, and stand above the list as chips to take off", async () => {
    const men = list.filter(({ category }) => category === "Men");
    await expect(filter(shopper, "Men")).toHaveAccessibleDescription(String(men.length));
    await filter(shopper, "Men").check();
    await filter(shopper, "XXL").check();
    await filter(shopper, "Blue").check();
    await expect(shopper).toHaveURL("/collection?category=Men&size=XXL&colour=blue");
    const blue = men.filter(
      ({ sizes, facts }) => sizes.includes("XXL") && facts?.colours?.includes("blue"),
    );
    await shows(shopper, blue);
    const chips = shopper.getByRole("list", { name: "Chosen filters" });
    await chips.getByRole("button", { name: "Size XXL: remove" }).click();
    await expect(shopper).toHaveURL("/collection?category=Men&colour=blue");
    await chips.getByRole("button", { name: "Blue: remove" }).click();
    await shows(shopper, men);
    await shopper.getByRole("button", { name: "Clear all" }).click();
    await expect(shopper).toHaveURL("/collection");
  });
  await test.step("those of the price are presets, or a span of one's own", async () => {
    const prices = shopper.getByRole("group", { name: "Price" });
    await prices.getByRole("checkbox", { name: /^Under/ }).check();
    await expect(shopper).toHaveURL(/price=-\d+$/);
    await prices.getByRole("textbox", { name: "From" }).fill("1,500");
    await prices.getByRole("textbox", { name: "To" }).fill("1000");
    await prices.getByRole("button", { name: "Set the price" }).click();
    await expect(shopper).toHaveURL("/collection?price=1000-1500");
    await shows(
      shopper,
      list.filter(({ price }) => price >= 1000 && price <= 1500),
    );
    await shopper.getByRole("button", { name: "Clear all" }).click();
    await expect(shopper).toHaveURL("/collection");
  });
  await test.step("the order is relevance at first, and by price either way", async () => {
    const sort = shopper.getByRole("combobox", { name: "Sort by" });
    expect(await sort.locator("option").allTextContents()).toEqual([
      "Relevant",
      "Low to High",
      "High to Low",
    ]);
    await expect(sort).toHaveValue("relavent");
    await sort.selectOption("Low to High");
    await expect(shopper).toHaveURL("/collection?sort=low-high");
    await shows(
      shopper,
      list.toSorted((a, b) => a.price - b.price),
    );
    await sort.selectOption("High to Low");
    await expect(shopper).toHaveURL("/collection?sort=high-low");
    await shows(
      shopper,
      list.toSorted((a, b) => b.price - a.price),
    );
    await sort.selectOption("Relevant");
  });
  await test.step("every piece is a card", async () => {
    await shows(shopper, list);
    const [first] = list;
    const card = cards(shopper).first();
    await expect(card).toContainText(first.name);
    await expect(card).toContainText(rupees(first.price));
    await expect(card.locator("img")).toHaveAttribute("src", first.image1);
    await card.click();
    await expect(shopper).toHaveURL(`/productdetail/${first._id}`);
  });
});

test("the filters are in a drawer on a small screen, which says how many pieces it leaves", async ({
  shopper,
}) => {
  const list = await catalogue(shopper);
  const women = list.filter(({ category }) => category === "Women");
  await shopper.setViewportSize({ width: 390, height: 800 });
  await visit(shopper, "/collection?category=Women");
  await expect(filter(shopper, "Women")).toBeHidden();
  await shopper.evaluate(() => window.scrollTo(0, 900));
  const open = shopper.getByRole("button", { name: "Filters (1)" });
  await expect(open).toBeInViewport();
  await open.click();
  const drawer = shopper.getByRole("dialog", { name: "Filters" });
  await expect(drawer.getByRole("checkbox", { name: "Women", exact: true })).toBeChecked();
  expect(await violations(shopper, "light")).toEqual([]);
  await drawer.getByRole("checkbox", { name: "TopWear", exact: true }).check();
  const left = women.filter(({ subCategory }) => subCategory === "TopWear").length;
  await drawer.getByRole("button", { name: `Show ${left} pieces` }).click();
  await expect(drawer).toBeHidden();
  await expect(shopper).toHaveURL("/collection?category=Women&sub=TopWear");
});

test("filters are said, too, and taken off by voice", async ({ shopper }) => {
  await visit(shopper, "/collection");
  await shopper.getByRole("button", { name: "Type a command" }).click();
  const box = shopper.getByRole("textbox", { name: "Type a command" });
  for (const [said, address] of [
    ["filter by blue", "/collection?colour=blue"],
    ["also filter by size large", "/collection?size=L&colour=blue"],
    ["filter by price under 2000", "/collection?size=L&colour=blue&price=-2000"],
    ["take off blue", "/collection?size=L&price=-2000"],
    ["clear the filters", "/collection"],
  ] as const) {
    await box.fill(said);
    await box.press("Enter");
    await expect(shopper).toHaveURL(address);
  }
});

test("a card takes its piece along in a size, by click and by key", async ({ shopper }) => {
  const [first] = await catalogue(shopper);
  await visit(shopper, "/collection");
  await shopper.getByRole("button", { name: `Add ${first.name} to cart` }).click();
  const sizes = shopper.getByRole("group", { name: `Size of ${first.name}` });
  await expect(sizes.getByRole("button").first()).toBeFocused();
  expect(await violations(shopper, "light")).toEqual([]);
  await sizes.getByRole("button", { name: `M, add ${first.name}` }).click();
  await expect(toast(shopper, "Product Added")).toBeVisible();
  await expect(sizes).toBeHidden();
  await expect(
    shopper.getByRole("link", { name: "Cart, 1 item", exact: true }).first(),
  ).toBeVisible();
  await shopper.keyboard.press("Enter");
  await expect(sizes).toBeVisible();
  await shopper.keyboard.press("Escape");
  await expect(sizes).toBeHidden();
});

test("search opened anywhere leads to the collection with a box to write in, finds names that contain the words, and what is near to them", async ({
  shopper,
}) => {
  const list = await catalogue(shopper);
  await visit(shopper, "/about");
  await shopper.getByRole("button", { name: "Open search" }).click();
  await expect(shopper).toHaveURL("/collection?search=");
  await expect(searchBox(shopper)).toBeFocused();
  await test.step("finds names that contain the words, in any case, while the box is open", async () => {
    await searchBox(shopper).fill("kURt");
    await expect(shopper).toHaveURL("/collection?search=kURt");
    await shows(
      shopper,
      list.filter(({ name }) => name.toLowerCase().includes("kurt")),
    );
    await shopper.getByRole("button", { name: "Close search", exact: true }).click();
    await expect(searchBox(shopper)).toHaveCount(0);
    await expect(shopper).toHaveURL("/collection");
    await showsAll(shopper, list);
  });
  await test.step("stays within the filters", async () => {
    await visit(shopper, "/collection?category=Women&search=kurt");
    await shows(
      shopper,
      list.filter(
        ({ name, category }) => category === "Women" && name.toLowerCase().includes("kurt"),
      ),
    );
  });
  await test.step("that finds nothing shows what is near to it at once, and offers the rest", async () => {
    await filter(shopper, "Women").uncheck();
    await searchBox(shopper).fill("dennim jakcet");
    await expect(shopper.getByRole("heading", { name: "Showing “denim jacket”" })).toBeVisible();
    await expect(searchBox(shopper)).toHaveValue("dennim jakcet");
    await shows(
      shopper,
      list.filter(({ name }) => name.toLowerCase().includes("denim jacket")),
    );
    await shopper.getByRole("button", { name: "jacket", exact: true }).click();
    await shows(
      shopper,
      list.filter(({ name }) => name.toLowerCase().includes("jacket")),
    );
    await expect(searchBox(shopper)).toHaveValue("dennim jakcet");
  });
  await test.step("that finds nothing like it leads on all the same, with best sellers below", async () => {
    await visit(shopper, "/collection?category=Men&search=xqzvw");
    await expect(shopper.getByRole("heading", { name: "Nothing called “xqzvw”" })).toBeVisible();
    await expect(shopper.getByRole("heading", { name: "Best sellers" })).toBeVisible();
    expect(await shownIds(shopper)).toEqual(
      ids(list.filter(({ bestseller }) => bestseller).slice(0, 4)),
    );
    await shopper.getByRole("button", { name: "Clear the search" }).click();
    await shows(
      shopper,
      list.filter(({ category }) => category === "Men"),
    );
  });
});

const address = "/collection?category=Women&sub=TopWear,WinterWear&sort=high-low&search=a";

const wanted = (list: readonly Product[]): readonly Product[] =>
  list
    .filter(
      ({ category, subCategory, name }) =>
        category === "Women" && subCategory !== "BottomWear" && name.toLowerCase().includes("a"),
    )
    .toSorted((a, b) => b.price - a.price);

test("the address says all of it, so that a reload changes nothing and another shopper sees the same; unknown values still open", async ({
  shopper,
  baseURL,
}) => {
  const list = await catalogue(shopper);
  await visit(shopper, "/collection?category=Robots&sort=upwards&page=9");
  await showsAll(shopper, list);
  await visit(shopper, "/collection");
  await filter(shopper, "Women").check();
  await filter(shopper, "TopWear").check();
  await filter(shopper, "WinterWear").check();
  await shopper.getByRole("combobox", { name: "Sort by" }).selectOption("High to Low");
  await shopper.getByRole("button", { name: "Open search" }).click();
  await searchBox(shopper).fill("a");
  await expect(shopper).toHaveURL(address);
  await shows(shopper, wanted(list));
  await shopper.reload();
  await shows(shopper, wanted(list));
  await expect(filter(shopper, "Women")).toBeChecked();
  await expect(searchBox(shopper)).toHaveValue("a");
  await test.step("and it is a link that shows another shopper the same", async () => {
    await signUp(shopper, baseURL ?? "");
    await visit(shopper, address);
    await shows(shopper, wanted(list));
  });
});

test("the address goes back a step at a time, but not a letter at a time, and to the same height of the page", async ({
  shopper,
}) => {
  await visit(shopper, "/collection");
  await filter(shopper, "Men").check();
  await shopper.getByRole("button", { name: "Open search" }).click();
  await searchBox(shopper).pressSequentially("kurta");
  await expect(shopper).toHaveURL("/collection?category=Men&search=kurta");
  await shopper.goBack();
  await expect(shopper).toHaveURL("/collection?category=Men");
  await expect(searchBox(shopper)).toHaveCount(0);
  await shopper.goBack();
  await expect(shopper).toHaveURL("/collection");
  await expect(filter(shopper, "Men")).not.toBeChecked();
  await shopper.goForward();
  await expect(filter(shopper, "Men")).toBeChecked();
  await test.step("to the same height", async () => {
    await visit(shopper, "/collection?sort=low-high");
    const card = cards(shopper).nth(20);
    await cards(shopper).nth(11).scrollIntoViewIfNeeded(); // the next part comes
    await card.scrollIntoViewIfNeeded();
    const height = await shopper.evaluate(() => window.scrollY);
    expect(height).toBeGreaterThan(500);
    await card.click();
    await expect(shopper).toHaveURL(/\/productdetail\//);
    await expect.poll(() => shopper.evaluate(() => window.scrollY)).toBe(0);
    await shopper.goBack();
    await expect(shopper).toHaveURL("/collection?sort=low-high");
    await expect.poll(() => shopper.evaluate(() => window.scrollY)).toBe(height);
  });
});
