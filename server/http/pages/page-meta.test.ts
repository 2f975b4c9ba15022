import { expect, it } from "vitest";
import type { Product } from "../../../contract/schemas.ts";
import { paths, productRoute } from "../../../domain/routes.ts";
import { type Described, describePage } from "./page-meta.ts";

const page =
  '<html><head><title>Shop</title><meta name="description" content="Clothes &#38; more" /></head></html>';
const shirt: Product = {
  _id: "linen-shirt",
  name: 'Linen "Shirt" <b>',
  description: "Light & airy, for $1 days.",
  price: 1299,
  category: "Men",
  subCategory: "TopWear",
  sizes: ["M"],
  image1: "/pictures/linen-shirt/front-800.webp",
  image2: "",
  image3: "",
  image4: "",
  bestseller: false,
};
const shop = { origin: "https://shop.example", shopName: "Asha & Co" };

it("a product's page is named, described, placed and shown in its head, as text", () => {
  const described: Described = {
    route: productRoute,
    path: "/productdetail/linen-shirt",
    product: shirt,
  };
  expect(describePage(page, described, shop)).toBe(
    "<html><head><title>Linen &#34;Shirt&#34; &#60;b&#62; · Asha &#38; Co</title>" +
      '<meta name="description" content="Light &#38; airy, for $1 days." />' +
      '<link rel="canonical" href="https://shop.example/productdetail/linen-shirt">' +
      '<meta property="og:type" content="product">' +
      '<meta property="og:site_name" content="Asha &#38; Co">' +
      '<meta property="og:title" content="Linen &#34;Shirt&#34; &#60;b&#62; · Asha &#38; Co">' +
      '<meta property="og:description" content="Light &#38; airy, for $1 days.">' +
      '<meta property="og:url" content="https://shop.example/productdetail/linen-shirt">' +
      '<meta property="og:image" content="https://shop.example/pictures/linen-shirt/front-800.webp">' +
      '<meta property="og:image:alt" content="Linen &#34;Shirt&#34; &#60;b&#62;">' +
      '<meta name="twitter:card" content="summary_large_image"></head></html>',
  );
});

it("another page has the shop's description and picture, and its screen's title where it has one", () => {
  const head = (route: typeof paths.login | typeof paths.cart) =>
    describePage(page, { route, path: route, product: undefined }, shop);
  const login = head(paths.login);
  expect(login).toContain("<title>Login · Asha &#38; Co</title>");
  expect(login).toContain('property="og:type" content="website"');
  expect(login).toContain('property="og:description" content="Clothes &#38; more"');
  expect(login).toContain('property="og:image" content="https://shop.example/preview.png"');
  expect(head(paths.cart)).toContain("<title>Asha &#38; Co</title>");
});

it("without a public address the head names none", () => {
  const described: Described = { route: paths.login, path: "/login", product: undefined };
  const head = describePage(page, described, { ...shop, origin: null });
  expect(head).not.toContain("canonical");
  expect(head).toContain('property="og:image" content="/preview.png"');
});
