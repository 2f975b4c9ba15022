import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { lockFolder } from "../server/db/lock.ts";
import { openDatabase } from "../server/db/open.ts";
import { orderLines, orders, sessions, users } from "../server/db/schema.ts";
import { productRepository } from "../server/repositories/products.ts";
import { readCatalogue } from "../server/services/catalogue-import.ts";
import { postgresIsInstalled, startPostgres } from "../server/testing/postgres.ts";
import { testCatalogue } from "../server/testing/test-catalogue.ts";
import { openTestShop, shopper } from "../server/testing/test-shop.ts";
import { type Ran, shopIn } from "./shop/run-shop.ts";

// Each command is a process that opens a database: seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let root = "";
let folder = "";
let number = 0;
/** A shop with the test's products, to copy: making one takes longer than everything else here. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "shopai-cli-"));
  const database = await openDatabase({ databaseUrl: null, dataDir: join(root, "made") });
  await database.migrate();
  await productRepository(database.sql).insertMissing(readCatalogue(testCatalogue));
  await database.close();
});
beforeEach(async () => {
  number += 1;
  folder = join(root, String(number));
  await mkdir(folder);
});
afterAll(() => rm(root, { recursive: true, force: true }));

const data = () => join(folder, "data");
const copyShop = (to = data()) => cp(join(root, "made"), to, { recursive: true });
const shop = (...args: readonly string[]): Promise<Ran> =>
  shopIn(folder, { DATA_DIR: data() })(...args);
const write = (name: string, content: string | Uint8Array) =>
  writeFile(join(folder, name), content);
const pictures = async () =>
  (await readdir(join(data(), "pictures"), { recursive: true })).filter((name) =>
    name.endsWith(".webp"),
  );

const picture = (colour: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
    .png()
    .toBuffer();

const csv = `_id,name,description,category,subCategory,price,sizes,bestseller,image1,image2,fabric,occasion
kurta,"Kurta, long",Soft,Men,TopWear,1299,S|M,yes,front.png,back.png,khadi,"[""puja"",""family""]"
coat,Coat,Warm,Women,WinterWear,4999,"L, M",,,,,
`;

/** The shop's products as `catalogue export` tells them. */
async function exported(): Promise<readonly Record<string, unknown>[]> {
  const { out } = await shop("catalogue", "export");
  return out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

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
    expect((await readdir(folder)).includes("data")).toBe(false);

    const done = await shop("catalogue", "import", "new.csv");
    expect([done.code, done.out]).toEqual([
      0,
      "2 added, 0 changed, 0 unchanged, 0 removed; 2 in the shop\n",
    ]);
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

  it("changes what the shop has, puts new products first, and removes only when told to", async () => {
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

it("what is exported is taken in again as it was, from either kind of file", async () => {
  await copyShop();
  for (const name of ["out.csv", "out.jsonl"]) {
    expect((await shop("catalogue", "export", name)).code).toBe(0);
    expect((await shop("catalogue", "import", name)).out).toBe(
      "0 added, 0 changed, 3 unchanged, 0 removed; 3 in the shop\n",
    );
  }
});

describe("while another process has the data folder", () => {
  let release = async () => {};
  afterEach(() => release());

  it.each([[["orders", "list"]], [["backup", "b.gz"]], [["catalogue", "import", "demo.jsonl"]]])(
    "says plainly to stop it: %j",
    async (args) => {
      await mkdir(join(data(), "database"), { recursive: true });
      ({ release } = await lockFolder(data()));
      await write("demo.jsonl", testCatalogue);
      expect(await shop(...args)).toEqual({
        code: 1,
        out: "",
        err:
          `The data folder ${data()} is in use by another process (number ${process.pid}). ` +
          "Stop that one first, or give this one another folder with DATA_DIR.\n" +
          "If that is the shop's server, stop it, run this command again, and start it after.\n",
      });
    },
  );
});

const asha = "11111111-1111-4111-8111-111111111111";
const first = "aaaaaaaa-1111-4111-8111-111111111111";
const second = "aaaabbbb-1111-4111-8111-111111111111";

/** A shop with a shopper, who is signed in and has ordered twice. */
async function withOrders(): Promise<void> {
  await copyShop();
  const database = await openDatabase({ databaseUrl: null, dataDir: data() });
  const { sql } = database;
  const createdAt = new Date("2026-01-02T12:00:00.123Z");
  await sql.insert(users).values({
    id: asha,
    name: "Asha “\u0007” अ",
    email: "asha@example.com",
    passwordHash: "hash",
    googleSub: null,
    createdAt,
  });
  await sql.insert(sessions).values({
    tokenHash: "f00",
    userId: asha,
    createdAt,
    expiresAt: new Date("2099-01-01"),
  });
  const address = { city: 'Bengaluru \\u0041 "quoted"' };
  const order = {
    userId: asha,
    // The rest of an address is not looked at here.
    address: address as typeof orders.$inferInsert.address,
    amountPaise: 263_800,
    deliveryFeePaise: 4000,
    status: "Order Placed",
    paid: false,
    requestHash: "x",
  };
  await sql.insert(orders).values([
    { ...order, id: first, paymentMethod: "cod", createdAt },
    {
      ...order,
      id: second,
      paymentMethod: "razorpay",
      createdAt: new Date("2026-01-03T12:00:00Z"),
    },
  ]);
  await sql.insert(orderLines).values({
    orderId: first,
    position: 0,
    product: {} as typeof orderLines.$inferInsert.product, // not looked at here
    pricePaise: 129_900,
    size: "M",
    quantity: 2,
  });
  await database.close();
}

describe("orders", () => {
  beforeEach(withOrders);

  it("are listed, the newest first, as a table or as JSON", async () => {
    const { code, out } = await shop("orders", "list");
    expect([code, out.split("\n")]).toEqual([
      0,
      [
        "ID                                    Date (UTC)        Status        Payment             Amount   Pieces  Shopper",
        `${second}  2026-01-03 12:00  Order Placed  razorpay, not paid  2638.00  0       asha@example.com`,
        `${first}  2026-01-02 12:00  Order Placed  cod, not paid       2638.00  2       asha@example.com`,
        "",
      ],
    ]);
    const json = await shop("orders", "list", "--json", "--limit", "1", "--status", "order placed");
    expect(JSON.parse(json.out)).toEqual({
      id: second,
      status: "Order Placed",
      paid: false,
      paymentMethod: "razorpay",
      email: "asha@example.com",
      pieces: 0,
      date: "2026-01-03T12:00:00.000Z",
      amount: 2638,
    });
  });

  it("get another status, by the beginning of their number", async () => {
    const done = await shop("orders", "status", "aaaaaaaa", "out", "for", "delivery");
    expect(done).toEqual({ code: 0, out: `${first}: Order Placed → Out for delivery\n`, err: "" });
    const unpaid = await shop("orders", "status", second, "Packing");
    expect([unpaid.code, unpaid.err]).toEqual([
      0,
      "Mind that this order was to be paid by card and is not paid.\n",
    ]);
    expect((await shop("orders", "list", "--status", "Order Placed")).out).toBe("No orders.\n");
  });

  it("that aren't meant keep theirs", async () => {
    const several = await shop("orders", "status", "aaaa", "Packing");
    expect([several.code, several.err]).toEqual([
      1,
      "Several orders begin with aaaa. Give more of the ID.\n",
    ]);
    const none = await shop("orders", "status", "bbbb", "Packing");
    expect([none.code, none.err]).toEqual([1, "There is no order bbbb.\n"]);
    const unknown = await shop("orders", "status", first, "Lost");
    expect([unknown.code, unknown.err.split("\n")[0]]).toEqual([
      2,
      "“Lost” is no status of an order. There are: Order Placed, Packing, Shipped, Out for delivery, Delivered.",
    ]);
  });
});

describe("a backup", () => {
  it("brings everything back but who was signed in, and keeps what was there", async () => {
    await withOrders();
    await write("front.png", await picture("red"));
    await write("new.csv", csv.split("\n").slice(0, 2).join("\n").replace("back.png", ""));
    await shop("catalogue", "import", "new.csv");
    const [before, ordered] = [await exported(), (await shop("orders", "list")).out];
    const made = await shop("backup", "saved/shop.gz");
    expect([made.code, made.out]).toEqual([0, ""]);
    expect(made.err).toMatch(/^Rows: 9 of 9\nPictures: 3 of 3\n.*shop\.gz written, \d+ kB\n$/);
    expect((await stat(join(folder, "saved/shop.gz"))).mode & 0o777).toBe(0o600);

    // Another shop altogether takes its place: nobody's orders, other products.
    const elsewhere = shopIn(folder, { DATA_DIR: join(folder, "other") });
    await copyShop(join(folder, "other"));
    const whole = gunzipSync(await readFile(join(folder, "saved/shop.gz"))).toString();
    await write("cut.gz", gzipSync(whole).subarray(0, -20));
    await write("newer.gz", gzipSync(whole.replace(/"level":\d+/, '"level":999')));
    const cut = await elsewhere("restore", "cut.gz");
    const newer = await elsewhere("restore", "newer.gz");
    expect([cut.code, cut.err, newer.code, newer.err]).toEqual([
      1,
      expect.stringMatching(/cut\.gz is not a whole backup of a shop \(.+\)\.\n$/),
      1,
      "This backup was made by a newer version of the shop. Update this one first.\n",
    ]);
    expect(await readdir(join(folder, "other"))).toEqual(["database"]);

    const restored = await elsewhere("restore", "saved/shop.gz");
    expect([restored.code, restored.out]).toEqual([0, ""]);
    expect((await elsewhere("orders", "list")).out).toBe(ordered);
    const after = (await elsewhere("catalogue", "export")).out.trimEnd().split("\n");
    expect(after.map((line) => JSON.parse(line))).toEqual(before);
    expect(await readdir(join(folder, "other/pictures/kurta"))).toHaveLength(3);

    const database = await openDatabase({ databaseUrl: null, dataDir: join(folder, "other") });
    const { sql } = database;
    expect(await sql.$count(sessions)).toBe(0);
    expect(await sql.select().from(users)).toMatchObject([{ name: "Asha “\u0007” अ" }]);
    const [order] = await sql.select().from(orders);
    expect([order?.address, order?.createdAt]).toEqual([
      { city: 'Bengaluru \\u0041 "quoted"' },
      new Date("2026-01-02T12:00:00.123Z"),
    ]);
    await database.close();

    const [saved = ""] = await readdir(join(folder, "other/backups"));
    expect((await elsewhere("restore", `other/backups/${saved}`)).code).toBe(0);
    expect((await elsewhere("catalogue", "export")).out).toContain("play-trousers");
    expect((await elsewhere("orders", "list")).out).toBe("No orders.\n");
  });

  it("keeps the older one of its name when it fails", async () => {
    await copyShop();
    await write("shop.gz", "older");
    // A folder where the new one is to be written.
    await mkdir(join(folder, "shop.gz.part"));
    const { code } = await shop("backup", "shop.gz");
    expect([code, await readFile(join(folder, "shop.gz"), "utf8")]).toEqual([1, "older"]);
  });
});

describe("a command that isn't understood", () => {
  it.each([
    [[], "Usage: npm run --silent shop -- COMMAND"],
    [["sell"], "There is no command “sell”."],
    [["backup"], "Something is missing."],
    [["orders", "list", "--colour"], "Unknown option '--colour'"],
    [["orders", "list", "--limit", "all"], "--limit must be a number."],
    [["orders", "status", "x'; drop", "Packing"], "“x'; drop” is not the ID of an order"],
  ])("ends with 2 and says how it goes: %j", async (args, said) => {
    const { code, out, err } = await shop(...args);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(said);
    expect(err).toContain("Usage: npm run --silent shop -- ");
  });
});

describe("what isn't there", () => {
  it.each([
    [["orders", "list"], "There is no shop in "],
    [["restore", "no.gz"], "ENOENT: no such file or directory"],
  ])("is told in words, and nothing is made: %j", async (args, said) => {
    const { code, err } = await shop(...args);
    expect([code, err.split("\n").length]).toEqual([1, 2]);
    expect(err).toContain(said);
    expect(await readdir(folder)).toEqual([]);
  });

  it("a wrong setting, and a PostgreSQL that doesn't answer", async () => {
    const wrong = await shopIn(folder, { DATABASE_URL: "mysql://x" })("orders", "list");
    expect([wrong.code, wrong.err]).toEqual([
      1,
      "These settings are wrong:\nDATABASE_URL must begin with postgres://\n",
    ]);
    const silent = await shopIn(folder, { DATABASE_URL: "postgres://u:pw@127.0.0.1:9/shop" })(
      "orders",
      "list",
    );
    expect([silent.code, silent.err]).toEqual([
      1,
      "PostgreSQL at 127.0.0.1:9/shop can't be used: connect ECONNREFUSED 127.0.0.1:9\n",
    ]);
  });
});

// On machines without PostgreSQL there is nothing to work beside.
if (postgresIsInstalled) {
  it("on PostgreSQL the commands work beside a running server", async () => {
    const postgres = await startPostgres();
    const running = await openTestShop(() =>
      openDatabase({ databaseUrl: postgres.url, dataDir: "/unused" }),
    );
    const app = await running.run();
    const asha = await shopper(app);
    const placed = await asha.post("/api/order/placeorder", {
      address: {
        firstName: "Asha",
        lastName: "Rao",
        email: "asha@example.com",
        street: "12 Lantern Lane",
        city: "Bengaluru",
        state: "Karnataka",
        pinCode: "560001",
        country: "India",
        phone: "1",
      },
      items: [{ _id: "linen-shirt", size: "M", quantity: 1 }],
      amount: 1339,
    });
    const { orderId } = placed.json();
    const beside = shopIn(folder, { DATABASE_URL: postgres.url, DATA_DIR: data() });
    const names = async () =>
      (await asha.get("/api/product/list")).json().map(({ _id }: { _id: string }) => _id);

    expect((await beside("backup", "before.gz")).code).toBe(0);
    await write(
      "new.csv",
      csv.split("\n").slice(0, 2).join("\n").replace("front.png,back.png", ","),
    );
    expect((await beside("catalogue", "import", "new.csv")).code).toBe(0);
    running.pass(1000);
    expect(await names()).toEqual(["kurta", "linen-shirt", "wool-coat", "play-trousers"]);
    expect((await beside("orders", "status", orderId, "Packing")).code).toBe(0);
    const [order] = (await asha.post("/api/order/userorder")).json();
    expect(order.status).toBe("Packing");

    // The running server shows the restored catalogue, and nobody is signed in any more.
    expect((await beside("restore", "before.gz")).code).toBe(0);
    running.pass(1000);
    expect(await names()).toEqual(["linen-shirt", "wool-coat", "play-trousers"]);
    expect((await asha.get("/api/user/getcurrentuser")).statusCode).toBe(401);
    const login = { email: "asha@example.com", password: "monsoon" };
    expect((await asha.post("/api/auth/login", login)).statusCode).toBe(200);

    // A backup of one engine is taken by the other.
    const embedded = shopIn(folder, { DATA_DIR: join(folder, "embedded") });
    expect((await embedded("restore", "before.gz")).code).toBe(0);
    expect((await embedded("orders", "list", "--json")).out).toBe(
      (await beside("orders", "list", "--json")).out,
    );
    await running.close();
    await postgres.stop();
  });
}
