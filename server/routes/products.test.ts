import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { schemas } from "../../contract/schemas.ts";
import { products } from "../db/schema.ts";
import { openTestShop } from "../testing/shop/test-shop.ts";

const shop = await openTestShop();
beforeEach(shop.reset);
afterAll(shop.close);

const url = "/api/product/list";

describe("the product list", () => {
  it("shows every product in the shop's order, with the documented fields and what else is known of it", async () => {
    const app = await shop.run();
    const list = (await app.inject(url)).json();
    expect(list.map(({ _id }: { _id: string }) => _id)).toEqual([
      "linen-shirt",
      "wool-coat",
      "play-trousers",
    ]);
    expect(list[0]).toEqual({
      _id: "linen-shirt",
      name: "Linen Shirt",
      description: "A light shirt for hot days.",
      category: "Men",
      subCategory: "TopWear",
      price: 1299,
      sizes: ["S", "M", "L"],
      bestseller: true,
      image1: "/pictures/linen-shirt/front-800.webp",
      image2: "/pictures/linen-shirt/back-800.webp",
      image3: "/pictures/linen-shirt/detail-800.webp",
      image4: "/pictures/linen-shirt/worn-800.webp",
      facts: { cloths: ["linen"], cloth: "linen" },
    });
    expect(schemas.listProducts.reply.parse(list)).toEqual(list);
  });

  it("comes compressed as the browser can take it, each form with its own strong tag", async () => {
    const app = await shop.run();
    const ask = (accepted: string) => app.inject({ url, headers: { "accept-encoding": accepted } });
    const [plain, zipped, brotli] = await Promise.all([
      ask("identity"),
      ask("gzip, deflate"),
      ask("gzip, deflate, br, zstd"),
    ]);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    const tags = [plain, zipped, brotli].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
    expect(tags).toEqual(Array(3).fill(expect.stringMatching(/^"[^"]+"$/)));
    expect(zipped.headers).toMatchObject({
      "content-encoding": "gzip",
      vary: "Accept-Encoding",
      "cache-control": "no-cache",
      "content-type": "application/json; charset=utf-8",
    });
  });

  it("is not sent again to a browser that has it", async () => {
    const app = await shop.run();
    const first = await app.inject({ url, headers: { "accept-encoding": "br" } });
    const tag = String(first.headers.etag);
    const again = await app.inject({
      url,
      headers: { "accept-encoding": "br", "if-none-match": `"other", W/${tag}` },
    });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", tag]);
  });

  it("changes, tag and all, a second after the catalogue does, at every process", async () => {
    const [here, there] = [await shop.run(), await shop.run()];
    const before = [await here.inject(url), await there.inject(url)];
    const rename = (name: string) =>
      shop.database.sql.update(products).set({ name }).where(eq(products.id, "linen-shirt"));
    await rename("Linen Kurta");
    shop.pass(1000);
    const after = [await here.inject(url), await there.inject(url)];
    await rename("Linen Shirt");
    expect(after.map((response) => response.json()[0].name)).toEqual([
      "Linen Kurta",
      "Linen Kurta",
    ]);
    expect(after[0]?.headers.etag).toBe(after[1]?.headers.etag);
    expect(after[0]?.headers.etag).not.toBe(before[0]?.headers.etag);
  });

  it("is never sent when a product does not fit the contract", async () => {
    const app = await shop.run();
    const put = (category: string) =>
      shop.database.sql.update(products).set({ category }).where(eq(products.id, "linen-shirt"));
    await put("Pets");
    const response = await app.inject(url);
    await put("Men");
    expect([response.statusCode, response.json()]).toEqual([
      500,
      {
        message: "Something went wrong on our side. Please try again.",
        requestId: response.headers["x-request-id"],
      },
    ]);
    expect(response.headers).not.toHaveProperty("etag");
  });
});
