import type { ProductRecord } from "../../recommend/index/product-record.ts";

export const testProduct = (changes: Partial<ProductRecord> = {}): ProductRecord => ({
  _id: "x",
  name: "Shirt",
  description: "",
  price: 999,
  category: "Men",
  subCategory: "TopWear",
  sizes: ["M"],
  image1: "",
  image2: "",
  image3: "",
  image4: "",
  bestseller: false,
  attributes: {},
  ...changes,
});
