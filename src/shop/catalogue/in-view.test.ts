import { describe, expect, it } from "vitest";
import type { Product } from "../../../contract/schemas.ts";
import { inViewAt, type Shown } from "./in-view.ts";

const product = (id: string, change: Partial<Product> = {}): Product => ({
  _id: id,
  name: id,
  price: 100,
  description: "",
  category: "Men",
  subCategory: "TopWear",
  sizes: ["M"],
  image1: "",
  image2: "",
  image3: "",
  image4: "",
  bestseller: false,
  ...change,
});
const shown: Shown = {
  products: [
    product("shirt", { price: 300, bestseller: true }),
    product("kurta", { price: 200 }),
    product("coat", { category: "Women", subCategory: "WinterWear" }),
  ],
  cart: ["kurta", "kurta", "coat"],
  recommendations: [{ productId: "coat" }],
  ordered: ["shirt"],
};
const at = (path: string, query = "") => inViewAt({ path, query }, shown);

describe("what is in view", () => {
  it("is each product once, in the order of the screen", () => {
    expect(at("/")).toEqual(["shirt", "kurta", "coat"]);
    expect(at("/cart")).toEqual(["kurta", "coat"]);
    expect(at("/recommendations")).toEqual(["coat"]);
    expect(at("/order")).toEqual(["shirt"]);
    expect(at("/about")).toEqual([]);
  });

  it("is the collection as its address narrows and orders it", () => {
    expect(at("/collection", "category=Men&sort=low-high")).toEqual(["kurta", "shirt"]);
    expect(at("/collection", "search=coa")).toEqual(["coat"]);
  });

  it("is the best sellers where the collection finds nothing, as its screen shows them", () => {
    expect(at("/collection", "search=xqz")).toEqual(["shirt"]);
    expect(at("/collection", "search=xqz&near=coat")).toEqual(["coat"]);
  });

  it("is a product's related ones on its page", () => {
    expect(at("/productdetail/shirt")).toEqual(["kurta"]);
    expect(at("/productdetail/gone")).toEqual([]);
  });
});
