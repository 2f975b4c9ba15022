/** The operator's `catalogue import` and `catalogue export`, as real commands. */
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { testCatalogue } from "../../../server/testing/shop/test-catalogue.ts";
import { csv, picture, shopFolders } from "../testing/shop-folders.ts";

const { folder, data, shop, copyShop, write, exported } = shopFolders({ keepsOpen: true });

const pictures = async () =>
  (await readdir(join(data(), "pictures"), { recursive: true })).filter((name) =>
    name.endsWith(".webp"),
  );

describe("catalogue import", () => {
  beforeEach(async () => {
    await write("front.png", await picture("red"));
    await write("back.png", await picture("blue"));
  });

  it("takes products in with their attributes, and renders their pictures in three widths", async () => {
    await write("new.csv", `\uFEFF${csv.replaceAll("\n", "\r\n")}`);
    const tried = await shop("catalogue", "import", "new.csv", "--dry-run");
    expect([tried.code, tried.out]).toEqual([
      0,
      "Would be: 2 added, 0 changed, 0 unchanged, 0 removed; 2 in the shop\n",
    ]);
    expect(tried.err).toContain("Pictures: 2 of 2\n");
    expect(tried.err).toContain("Without pictures so far: 1 (coat)\n");
    expect((await readdir(folder())).includes("data")).toBe(false);

    const done = await shop("catalogue", "import", "new.csv");
    expect([done.code, done.out]).toEqual([
      0,
      "2 added, 0 changed, 0 unchanged, 0 removed; 2 in the shop\n",
    ]);
    expect(done.err).toContain("Products: 2 of 2\n");
    const [kurta, coat] = await exported();
    expect(kurta).toEqual({
      _id: "kurta",
      name: "Kurta, long",
      price: 1299,
      description: "Soft",
      category: "Men",
      subCategory: "TopWear",
      sizes: ["S", "M"],
      bestseller: true,
      image1: expect.stringMatching(/^\/pictures\/kurta\/1-[0-9a-f]{12}-800\.webp$/),
      image2: expect.stringMatching(/^\/pictures\/kurta\/2-[0-9a-f]{12}-800\.webp$/),
      image3: kurta?.image1,
      image4: kurta?.image1,
      attributes: { fabric: "khadi", occasion: ["puja", "family"] },
    });
    expect(coat).toMatchObject({ sizes: ["M", "L"], bestseller: false, attributes: {} });
    const sizes = await Promise.all(
      (await pictures()).map(async (name) => {
        const { width, height, format } = await sharp(join(data(), "pictures", name)).metadata();
        return `${width}x${height} ${format}`;
      }),
    );
    expect(sizes.sort()).toEqual([
      ...["1200x1500 webp", "1200x1500 webp"],
      ...["400x500 webp", "400x500 webp", "800x1000 webp", "800x1000 webp"],
    ]);
  });

  it("says which names can't be said, because a spoken command is in them", async () => {
    const rows = [
      "_id,name,description,category,subCategory,price,sizes",
      "shawl,Bordered Shawl,Text,Men,WinterWear,100,M",
      "kurta,Plain Kurta,Text,Men,TopWear,100,M",
    ];
    await write("names.csv", rows.join("\n"));
    const { code, err } = await shop("catalogue", "import", "names.csv", "--dry-run");
    expect(code).toBe(0);
    expect(err.match(/^Can't be called .*$/gm)).toEqual([
      "Can't be called by its name (“order”): Bordered Shawl",
    ]);
  });

  it("names every bad row and takes nothing in, no picture either", async () => {
    const rows = [
      "_id,name,description,category,subCategory,price,sizes,image1",
      "good,Good,Good,Men,TopWear,100,S,front.png",
      ",No id,Text,Men,TopWear,100,S,",
      "bad price,Price,Text,Men,TopWear,12.50,S,",
      "good,Again,Text,Men,TopWear,100,S,",
      "lost,Lost,Text,Men,TopWear,100,S,lost.png",
      "fake,Fake,Text,Men,TopWear,100,S,rows.csv",
      "short,Short",
      "wide,Wide,Text,Men,TopWear,100,S|XS,",
    ];
    await write("rows.csv", rows.join("\n"));
    const { code, out, err } = await shop("catalogue", "import", "rows.csv");
    expect([code, out]).toEqual([1, ""]);
    expect(err.split("\n").filter((line) => !line.startsWith("Pictures"))).toEqual([
      "rows.csv: 7 bad rows; nothing was taken in.",
      "  line 3: _id: is missing",
      "  line 4: _id: is not a plain id",
      "  line 4: price: must be a whole number of rupees",
      "  line 5: the id good is there twice (line 2)",
      "  line 6: image1: there is no readable file lost.png beside the catalogue (ENOENT)",
      expect.stringMatching(/^ {2}line 7: image1: is not a picture that can be read \(.+\)$/),
      expect.stringMatching(/^ {2}line 8: .*column/i),
      "  line 9: sizes.1: must be one of S, M, L, XL, XXL",
      "",
    ]);
    expect((await shop("catalogue", "export")).out).toBe("");
    expect(await readdir(join(data(), "pictures")).catch(() => [])).toEqual([]);
  });

  it("changes what the shop has, puts new products first, and removes only when asked to", async () => {
    await copyShop();
    const [shirt] = testCatalogue.split("\n");
    const cheaper = JSON.stringify({ ...JSON.parse(shirt ?? ""), price: 999 });
    const added = csv.split("\n").slice(0, 2).join("\n");
    await write("new.csv", added);
    await write("cheaper.jsonl", `${cheaper}\n`);

    expect((await shop("catalogue", "import", "new.csv")).out).toBe(
      "1 added, 0 changed, 0 unchanged, 0 removed; 4 in the shop\n",
    );
    expect((await shop("catalogue", "import", "cheaper.jsonl")).out).toBe(
      "0 added, 1 changed, 0 unchanged, 0 removed; 4 in the shop\n",
    );
    expect((await exported()).map(({ _id, price }) => [_id, price])).toEqual([
      ["kurta", 1299],
      ["linen-shirt", 999],
      ["wool-coat", 4999],
      ["play-trousers", 599],
    ]);
    expect((await shop("catalogue", "import", "new.csv", "--replace")).out).toBe(
      "0 added, 1 changed, 0 unchanged, 3 removed; 1 in the shop\n",
    );
    expect((await exported()).map(({ _id }) => _id)).toEqual(["kurta"]);
  });

  it("fetches pictures from addresses, and says which it can't have", async () => {
    const red = await picture("red");
    const server = createServer((request, response) => {
      response.writeHead(request.url === "/red.png" ? 200 : 404).end(red);
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    await copyShop();
    const { port } = server.address() as AddressInfo; // of a server on a port
    const row = { ...JSON.parse(testCatalogue.split("\n")[0] ?? ""), images: undefined };
    const at = (path: string) => `http://127.0.0.1:${port}/${path}`;
    await write("good.jsonl", JSON.stringify({ ...row, image1: at("red.png") }));
    await write("bad.jsonl", JSON.stringify({ ...row, image1: at("blue.png") }));
    const bad = await shop("catalogue", "import", "bad.jsonl");
    expect([bad.code, bad.err]).toEqual([
      1,
      `Pictures: 1 of 1\nbad.jsonl: 1 bad row; nothing was taken in.\n  line 1: image1: ${at("blue.png")} can't be fetched: it answers 404\n`,
    ]);
    expect((await shop("catalogue", "import", "good.jsonl")).code).toBe(0);
    expect(await pictures()).toHaveLength(3);
    server.close();
  });
});

describe("catalogue import from a host that fails", () => {
  const rows = (port: number, count: number) =>
    Array.from({ length: count }, (_, n) =>
      JSON.stringify({
        ...JSON.parse(testCatalogue.split("\n")[0] ?? ""),
        _id: `shirt-${n}`,
        image1: `http://127.0.0.1:${port}/${n}.png`,
      }),
    ).join("\n");
  const serverFor = async (answer: (response: ServerResponse) => void) => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? "");
      answer(response);
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo; // of a server on a port
    return { server, port, asked };
  };

  it("asks it no more after a few failures, and says so in one line", async () => {
    const { server, port, asked } = await serverFor((response) => response.writeHead(503).end());
    await write("dead.jsonl", rows(port, 200));
    const { code, err } = await shop("catalogue", "import", "dead.jsonl", "--dry-run");
    server.close();
    expect(code).toBe(1);
    // Three are fetched at once: as many may be under way when the third fails.
    expect(asked.length).toBeLessThanOrEqual(5);
    const said = err.split("\n").filter((line) => !line.startsWith("Pictures"));
    expect(said[0]).toBe("dead.jsonl: 200 bad rows; nothing was taken in.");
    expect(said.slice(1, 1 + asked.length)).toEqual(
      asked.map(() =>
        expect.stringMatching(/^ {2}line \d: image1: http:\S+ can't be fetched: it answers 503$/),
      ),
    );
    expect(said.slice(1 + asked.length)).toEqual([
      `  ${200 - asked.length} pictures were not asked of 127.0.0.1:${port} after 3 failures (the last: it answers 503): lines ${asked.length + 1} to 200`,
      "",
    ]);
  });

  it("goes on where a picture is missing but the host answers", async () => {
    const { server, port, asked } = await serverFor((response) => response.writeHead(404).end());
    await write("missing.jsonl", rows(port, 60));
    const { err } = await shop("catalogue", "import", "missing.jsonl", "--dry-run");
    server.close();
    expect(asked).toHaveLength(60);
    expect(err).toContain("  … and 10 more\n");
  });

  it("stops at the time limit where a host never answers", async () => {
    const { server, port } = await serverFor(() => undefined);
    await write("slow.jsonl", rows(port, 20));
    const limit = ["--time-limit", "0.005"];
    const { code, err } = await shop("catalogue", "import", "slow.jsonl", "--dry-run", ...limit);
    server.closeAllConnections();
    server.close();
    expect(code).toBe(1);
    expect(err).toContain(
      `20 pictures were not asked of 127.0.0.1:${port} after the time limit of 0.005 minutes: lines 1 to 20\n`,
    );
    const wrong = await shop(
      "catalogue",
      "import",
      "slow.jsonl",
      "--dry-run",
      "--time-limit",
      "soon",
    );
    expect([wrong.code, wrong.err]).toEqual([
      2,
      expect.stringContaining("--time-limit must be a number of minutes, and not “soon”."),
    ]);
  });
});

it("what is exported is taken in again as it was, from either kind of file", async () => {
  await copyShop();
  for (const name of ["out.csv", "out.jsonl"]) {
    expect((await shop("catalogue", "export", name)).code).toBe(0);
    expect((await shop("catalogue", "import", name)).out).toBe(
      "0 added, 0 changed, 3 unchanged, 0 removed; 3 in the shop\n",
    );
  }
});
