import { expect, test } from "vitest";
import { subCategories } from "../../../domain/values.ts";
import { closeSearch, openSearch, readView, toggled, viewUrl } from "./search-url.ts";

const plain = { filters: { categories: [], subCategories: [] }, sort: "relavent" } as const;

test("an address without a query is everything, in the shop's own order, search closed", () => {
  expect(readView("")).toEqual({ ...plain, search: undefined });
});

test("a full address is read, and written again the same", () => {
  const query = "category=Men,Kids&sub=WinterWear&sort=low-high&search=red%20%26%20blue";
  const view = readView(query);
  expect(view).toEqual({
    filters: { categories: ["Men", "Kids"], subCategories: ["WinterWear"] },
    sort: "low-high",
    search: "red & blue",
  });
  expect(viewUrl(view)).toBe(`/collection?${query}`);
});

test("sizes, colours, cloths and prices are read, and written again the same", () => {
  const query =
    "category=Men&size=S,XL&colour=blue,sky-blue&cloth=linen&price=500-1500&search=jaket&near=jacket";
  const view = readView(query);
  expect(view).toEqual({
    filters: {
      categories: ["Men"],
      subCategories: [],
      sizes: ["S", "XL"],
      colours: ["blue", "sky-blue"],
      cloths: ["linen"],
      price: { from: 500, to: 1500 },
    },
    sort: "relavent",
    search: "jaket",
    near: "jacket",
  });
  expect(viewUrl(view)).toBe(`/collection?${query}`);
  expect(viewUrl(readView("price=-900"))).toBe("/collection?price=-900");
  expect(viewUrl(readView("price=900-"))).toBe("/collection?price=900-");
});

test.each(["price=-", "price=900-100", "price=cheap", "size=XS", "colour=<b>", "near=kurta"])(
  "%s is left out",
  (query) => {
    expect(viewUrl(readView(query))).toBe("/collection");
  },
);

test("other words for the search have nothing near to them yet", () => {
  const from = { path: "/collection", query: "search=jaket&near=jacket" };
  expect(openSearch(from, "shawl")).toBe("/collection?search=shawl");
  expect(openSearch(from)).toBe("/collection?search=jaket&near=jacket");
});

test("values that the shop doesn't know are left out", () => {
  expect(readView("category=Pets,Women&sub=Hats&sort=new")).toEqual({
    filters: { categories: ["Women"], subCategories: [] },
    sort: "relavent",
    search: undefined,
  });
});

test.each(["100%", "a+b", "“kurta”", "a=b&c", "नीला"])(
  "the words %s survive the address",
  (words) => {
    const address = viewUrl({ ...plain, search: words });
    expect(readView(address.split("?")[1] ?? "").search).toBe(words);
  },
);

test("the search opens on the collection, empty, from any other screen", () => {
  expect(openSearch({ path: "/about", query: "" })).toBe("/collection?search=");
  expect(openSearch({ path: "/about", query: "category=Men" }, "kurta")).toBe(
    "/collection?search=kurta",
  );
});

test("on the collection it keeps the filters, and its words unless there are new ones", () => {
  expect(openSearch({ path: "/collection", query: "category=Men" })).toBe(
    "/collection?category=Men&search=",
  );
  expect(openSearch({ path: "/collection", query: "search=kurta" })).toBe(
    "/collection?search=kurta",
  );
  expect(openSearch({ path: "/collection", query: "search=kurta" }, "shawl")).toBe(
    "/collection?search=shawl",
  );
});

test("closing drops the words and keeps the rest; elsewhere nothing changes", () => {
  expect(closeSearch({ path: "/collection", query: "sort=high-low&search=kurta" })).toBe(
    "/collection?sort=high-low",
  );
  expect(closeSearch({ path: "/about", query: "" })).toBe("/about");
  expect(closeSearch({ path: "/about", query: "a=1" })).toBe("/about?a=1");
});

test("a value is switched on and off, in the order in which values are shown", () => {
  expect(toggled(["WinterWear"], subCategories, "TopWear")).toEqual(["TopWear", "WinterWear"]);
  expect(toggled(["TopWear", "WinterWear"], subCategories, "TopWear")).toEqual(["WinterWear"]);
});
