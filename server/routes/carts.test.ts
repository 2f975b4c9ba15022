import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { mostLines } from "../../domain/values.ts";
import { cartLines } from "../db/schema.ts";
import { productRepository } from "../repositories/products.ts";
import { openTestShop, shopper, visitor } from "../testing/shop/test-shop.ts";

const shop = await openTestShop();
beforeEach(shop.reset);
afterAll(shop.close);

const add = "/api/cart/add";
const update = "/api/cart/update";
const get = "/api/cart/get";
const shirt = { itemId: "linen-shirt", size: "M" };

describe("the cart", () => {
  it("keeps a line of a product that left the shop until it is taken out, and sells none", async () => {
    const customer = await shopper(await shop.run());
    const products = productRepository(shop.database.sql);
    const [row] = await products.byIds(["linen-shirt"]);
    if (row === undefined) throw new Error("No shirt");
    const line = { itemId: "short-lived", size: "M" };
    await products.save([{ ...row, id: line.itemId }], []);
    await customer.post(add, line);
    await products.save([], [line.itemId]);
    expect((await customer.post(get)).json()).toEqual({ "short-lived": { M: 1 } });
    expect((await customer.post(add, line)).statusCode).toBe(404);
    expect((await customer.post(update, { ...line, quantity: 2 })).statusCode).toBe(404);
    expect((await customer.post(update, { ...line, quantity: 0 })).json()).toEqual({});
  });

  it("is empty at first", async () => {
    const customer = await shopper(await shop.run());
    const response = await customer.post(get);
    expect([response.statusCode, response.json()]).toEqual([200, {}]);
  });

  it("adds one unit at a time, each size in a separate line", async () => {
    const customer = await shopper(await shop.run());
    await customer.post(add, shirt);
    await customer.post(add, { ...shirt, size: "L" });
    await customer.post(add, { itemId: "wool-coat", size: "XL" });
    const response = await customer.post(add, shirt);
    const cart = { "linen-shirt": { L: 1, M: 2 }, "wool-coat": { XL: 1 } };
    expect([response.statusCode, response.json()]).toEqual([200, cart]);
    expect((await customer.post(get, {})).json()).toEqual(cart);
  });

  it("sets a quantity, and 0 takes the line out", async () => {
    const customer = await shopper(await shop.run());
    const set = async (quantity: number) =>
      (await customer.post(update, { ...shirt, quantity })).json();
    expect([await set(5), await set(99), await set(0), await set(0)]).toEqual([
      { "linen-shirt": { M: 5 } },
      { "linen-shirt": { M: 99 } },
      {},
      {},
    ]);
  });

  it("loses no unit when several are added at once", async () => {
    const customer = await shopper(await shop.run());
    await Promise.all(Array.from({ length: 8 }, () => customer.post(add, shirt)));
    expect((await customer.post(get)).json()).toEqual({ "linen-shirt": { M: 8 } });
  });

  it("takes no hundredth unit of a line", async () => {
    const customer = await shopper(await shop.run());
    await customer.post(update, { ...shirt, quantity: 99 });
    const response = await customer.post(add, shirt);
    expect([response.statusCode, response.json()]).toEqual([
      409,
      { message: "At most 99 of one size fit in the cart", field: "quantity" },
    ]);
    expect((await customer.post(get)).json()).toEqual({ "linen-shirt": { M: 99 } });
  });

  it("takes no line more than an order may have", async () => {
    const customer = await shopper(await shop.run());
    await customer.post(add, shirt);
    const [line] = await shop.database.sql.select().from(cartLines);
    if (line === undefined) throw new Error("Nothing was added");
    const others = Array.from({ length: mostLines - 1 }, (_, place) => ({
      ...line,
      size: `made no more ${place}`,
    }));
    await shop.database.sql.insert(cartLines).values(others);
    const coat = { itemId: "wool-coat", size: "L" };
    for (const [path, body] of [
      [add, coat],
      [update, { ...coat, quantity: 2 }],
    ] as const) {
      const response = await customer.post(path, body);
      expect([response.statusCode, response.json()]).toEqual([
        409,
        { message: "At most 100 different pieces fit in the cart", field: "itemId" },
      ]);
    }
    await customer.post(add, shirt);
    expect((await customer.post(update, { ...coat, quantity: 0 })).json()).toMatchObject({
      "linen-shirt": { M: 2 },
    });
    expect(await shop.database.sql.$count(cartLines)).toBe(mostLines);
  });

  it("is each shopper's own", async () => {
    const app = await shop.run();
    const asha = await shopper(app);
    const ravi = await shopper(app, {
      name: "Ravi",
      email: "ravi@example.com",
      password: "monsoon",
    });
    await asha.post(add, shirt);
    expect((await ravi.post(get)).json()).toEqual({});
  });

  it("outlives the session", async () => {
    const app = await shop.run();
    const customer = await shopper(app);
    await customer.post(add, shirt);
    await customer.get("/api/auth/logout");
    const later = visitor(app);
    await later.post("/api/auth/login", { email: "asha@example.com", password: "monsoon" });
    expect((await later.post(get)).json()).toEqual({ "linen-shirt": { M: 1 } });
  });
});

describe("the cart refuses", () => {
  it.each([
    [add, { ...shirt, itemId: "no-such" }, 404, "There is no product “no-such”", "itemId"],
    [add, { ...shirt, itemId: "__proto__" }, 404, "There is no product “__proto__”", "itemId"],
    [add, { ...shirt, itemId: "constructor" }, 404, "There is no product “constructor”", "itemId"],
    [
      update,
      { ...shirt, itemId: "toString", quantity: 1 },
      404,
      "There is no product “toString”",
      "itemId",
    ],
    [add, { ...shirt, size: "XXL" }, 400, "Linen Shirt comes in S, M, L, not in XXL", "size"],
    [
      update,
      { ...shirt, size: "XL", quantity: 0 },
      400,
      "Linen Shirt comes in S, M, L, not in XL",
      "size",
    ],
    [add, { ...shirt, size: "XS" }, 400, "Size must be one of S, M, L, XL, XXL", "size"],
    [add, { itemId: "linen-shirt" }, 400, "Size is required", "size"],
    [add, { ...shirt, itemId: "" }, 400, "Product is required", "itemId"],
    [add, { ...shirt, itemId: 7 }, 400, "Product must be text", "itemId"],
    [add, { ...shirt, itemId: { $ne: "" } }, 400, "Product must be text", "itemId"],
    [update, shirt, 400, "Quantity is required", "quantity"],
    [update, { ...shirt, quantity: -1 }, 400, "Quantity must be at least 0", "quantity"],
    [update, { ...shirt, quantity: 100 }, 400, "Quantity must be at most 99", "quantity"],
    [update, { ...shirt, quantity: 1.5 }, 400, "Quantity must be a whole number", "quantity"],
    [update, { ...shirt, quantity: "2" }, 400, "Quantity must be a number", "quantity"],
  ])("at %s the body %j", async (path, body, status, message, field) => {
    const customer = await shopper(await shop.run());
    const response = await customer.post(path, body);
    expect([response.statusCode, response.json()]).toEqual([status, { message, field }]);
    expect((await customer.post(get)).json()).toEqual({});
  });

  it.each([add, update, get])("at %s a user who is not signed in", async (path) => {
    const response = await visitor(await shop.run()).post(path, { ...shirt, quantity: 1 });
    expect([response.statusCode, response.json()]).toEqual([
      401,
      { message: "Please log in first" },
    ]);
  });
});
