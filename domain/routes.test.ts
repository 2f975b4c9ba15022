import { expect, test } from "vitest";
import { paths, productAt, productPath, productRoute, routeOf } from "./routes.ts";

test("a path is its route's", () => {
  expect(routeOf("/cart")).toEqual({ route: paths.cart, access: "members", params: {} });
  expect(routeOf("/")).toEqual({ route: paths.home, access: "members", params: {} });
  expect(routeOf("/login")?.access).toBe("visitors");
  expect(routeOf("/resetpassword")?.access).toBe("anyone");
});

test("an address that is no screen's has no route", () => {
  const nowhere = [
    "/carts",
    "/cart/1",
    "/Cart",
    "/productdetail",
    "/productdetail/",
    "/cart/",
    "/no/such",
  ];
  expect(nowhere.map(routeOf)).toEqual(nowhere.map(() => undefined));
});

test("a product's page names its product, escapes and all", () => {
  const ids = ["kurta", "a b", "100%", "a/b"];
  expect(ids.map((id) => productAt(productPath(id)))).toEqual(ids);
  expect(productAt("/productdetail/100%")).toBe("100%"); // typed by hand, not encoded
  expect(productAt("/cart")).toBeUndefined();
  expect(routeOf("/productdetail/kurta")).toEqual({
    route: productRoute,
    access: "members",
    params: { productId: "kurta" },
  });
});
