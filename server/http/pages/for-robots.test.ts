import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openTestShop, shopper } from "../../testing/shop/test-shop.ts";
import { publicFiles } from "./pages.ts";

const shop = await openTestShop();
beforeEach(shop.reset);
afterAll(shop.close);

const settings = { PUBLIC_ORIGIN: "https://shop.example" };

async function read(path: string, changes: Parameters<typeof shop.run>[0] = { settings }) {
  const { statusCode, headers, body } = await (await shop.run(changes)).inject(path);
  return [statusCode, headers["content-type"], body];
}

it("robots.txt shuts what is one shopper's own, leaves product pages open, and names the sitemap", async () => {
  expect(await read("/robots.txt")).toEqual([
    200,
    "text/plain; charset=utf-8",
    "User-agent: *\nDisallow: /api/\nDisallow: /test-gateway/\nDisallow: /cart\nDisallow: /placeorder\n" +
      "Disallow: /order\nDisallow: /account\nDisallow: /forgotpassword\nDisallow: /resetpassword\n" +
      "Disallow: /recommendations\n\nSitemap: https://shop.example/sitemap.xml\n",
  ]);
});

it("sitemap.xml has the pages that need no sign-in", async () => {
  expect(await read("/sitemap.xml")).toEqual([
    200,
    "application/xml; charset=utf-8",
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
      "<url><loc>https://shop.example/login</loc></url>" +
      "<url><loc>https://shop.example/signup</loc></url></urlset>\n",
  ]);
});

it("the pictures that pages and browsers ask for by themselves are served", async () => {
  const client = join(import.meta.dirname, "../../../public");
  expect((await readdir(client)).toSorted()).toEqual(publicFiles.toSorted());
  const app = await shop.run({ folders: { client, pictures: [client] } });
  const answers = [];
  for (const name of publicFiles) {
    const { statusCode, headers } = await app.inject(`/${name}`);
    answers.push([statusCode, headers["content-type"], headers["cache-control"]]);
  }
  const week = "public, max-age=604800";
  expect(answers).toEqual([
    [200, "image/svg+xml", week],
    [200, "image/vnd.microsoft.icon", week],
    [200, "image/png", week],
  ]);
});

it("security.txt names the shop's own address, and holds for half a year", async () => {
  expect(await read("/.well-known/security.txt")).toEqual([
    200,
    "text/plain; charset=utf-8",
    "Contact: mailto:hello@shop.test\nExpires: 2026-07-01T12:00:00.000Z\n" +
      "Canonical: https://shop.example/.well-known/security.txt\nPreferred-Languages: en\n",
  ]);
});

it("without a public address they name the one that was asked, as text", async () => {
  const app = await shop.run();
  const response = await app.inject({ url: "/sitemap.xml", headers: { host: "<shop>&.test" } });
  expect(response.body).toContain("<loc>http://&#60;shop&#62;&#38;.test/login</loc>");
});

const path = "/productdetail/linen-shirt";
const titleOf = (body: string) => /<title>([^<]*)/.exec(body)?.[1];

it("a product's page is named for a preview, which has no cookie, and says nothing of a shopper", async () => {
  const app = await shop.run();
  const preview = await app.inject({ url: path, headers: { accept: "*/*" } });
  const customer = await shopper(app);
  const own = await customer.get(path);
  expect(titleOf(preview.body)).toBe("Linen Shirt · ShopAi");
  expect(titleOf(own.body)).toBe("Linen Shirt · ShopAi");
  expect(own.body).not.toContain("Asha");
  expect((await app.inject("/productdetail/none")).body).toContain("<title>ShopAi</title>");
});
