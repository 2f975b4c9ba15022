import { mkdir, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { lockFolder } from "../server/db/lock.ts";
import { openDatabase } from "../server/db/open.ts";
import { orders, sessions, users } from "../server/db/schema.ts";
import { postgresIsInstalled, startPostgres } from "../server/testing/processes/postgres.ts";
import { testCatalogue } from "../server/testing/shop/test-catalogue.ts";
import { openTestShop, shopper } from "../server/testing/shop/test-shop.ts";
import { shopIn } from "./shop/testing/run-shop.ts";
import { addOrders, csv, orderAddress, picture, shopFolders } from "./shop/testing/shop-folders.ts";
import { shopHere } from "./shop/testing/shop-here.ts";

const { folder, data, shop, copyShop, write, exported } = shopFolders();

describe("while another process has the data folder", () => {
  let release = () => {};
  afterEach(() => release());

  it.each([[["orders", "list"]], [["backup", "b.gz"]], [["catalogue", "import", "demo.jsonl"]]])(
    "says plainly to stop it: %j",
    async (args) => {
      await mkdir(join(data(), "database"), { recursive: true });
      ({ release } = lockFolder(data()));
      await write("demo.jsonl", testCatalogue);
      expect(await shop(...args)).toEqual({
        code: 1,
        out: "",
        err:
          `The data folder ${data()} is in use by another process, of this machine or of a container. ` +
          "Stop that one first, or give this one another folder with DATA_DIR.\n" +
          "If that is the shop's server, stop it, run this command again, and start it after.\n",
      });
    },
  );
});

describe("a backup", () => {
  it("brings everything back but who was signed in, and keeps what was there", async () => {
    await copyShop();
    await addOrders(data());
    await write("front.png", await picture("red"));
    await write("new.csv", csv.split("\n").slice(0, 2).join("\n").replace("back.png", ""));
    await shop("catalogue", "import", "new.csv");
    const [before, ordered] = [await exported(), (await shop("orders", "list")).out];
    const made = await shop("backup", "saved/shop.gz");
    expect([made.code, made.out]).toEqual([0, ""]);
    expect(made.err).toMatch(/^Rows: 10 of 10\nPictures: 3 of 3\n.*shop\.gz written, \d+ kB\n$/);
    expect((await stat(join(folder(), "saved/shop.gz"))).mode & 0o777).toBe(0o600);

    // Another shop takes its place: no orders, other products.
    const elsewhere = shopHere(folder(), { DATA_DIR: join(folder(), "other") });
    await copyShop(join(folder(), "other"));
    const whole = gunzipSync(await readFile(join(folder(), "saved/shop.gz"))).toString();
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
    expect(await readdir(join(folder(), "other"))).toEqual(["database"]);

    const restored = await elsewhere("restore", "saved/shop.gz");
    expect([restored.code, restored.out]).toEqual([0, ""]);
    expect((await elsewhere("orders", "list")).out).toBe(ordered);
    const after = (await elsewhere("catalogue", "export")).out.trimEnd().split("\n");
    expect(after.map((line) => JSON.parse(line))).toEqual(before);
    expect(await readdir(join(folder(), "other/pictures/kurta"))).toHaveLength(3);

    const database = await openDatabase({ databaseUrl: null, dataDir: join(folder(), "other") });
    const { sql } = database;
    expect(await sql.$count(sessions)).toBe(0);
    expect(await sql.select().from(users)).toMatchObject([{ name: "Asha “\u0007” अ" }]);
    const [order] = await sql.select().from(orders);
    expect([order?.address, order?.createdAt]).toEqual([
      orderAddress,
      new Date("2026-01-02T12:00:00.123Z"),
    ]);
    await database.close();

    const [saved = ""] = await readdir(join(folder(), "other/backups"));
    expect((await elsewhere("restore", `other/backups/${saved}`)).code).toBe(0);
    expect((await elsewhere("catalogue", "export")).out).toContain("play-trousers");
    expect((await elsewhere("orders", "list")).out).toBe("No orders.\n");
  });

  it("of a version that knew addresses only as they were typed brings accounts back whole", async () => {
    await copyShop();
    await addOrders(data());
    await shop("backup", "shop.gz");
    const whole = gunzipSync(await readFile(join(folder(), "shop.gz"))).toString();
    const older = whole
      .replaceAll(/,"canonical_email"(:"[^"]+")?/g, "")
      .replaceAll('"email":"asha@example.com"', '"email":"Asha@Example.com"');
    expect(older).not.toContain("canonical");
    await write("older.gz", gzipSync(older));
    expect((await shop("restore", "older.gz")).code).toBe(0);
    const database = await openDatabase({ databaseUrl: null, dataDir: data() });
    expect(await database.sql.select().from(users)).toMatchObject([
      { email: "Asha@Example.com", canonicalEmail: "asha@example.com" },
    ]);
    await database.close();
  });

  it("keeps the older one of its name when it fails", async () => {
    await copyShop();
    await write("shop.gz", "older");
    // A folder where the new one is to be written.
    await mkdir(join(folder(), "shop.gz.part"));
    const { code } = await shop("backup", "shop.gz");
    expect([code, await readFile(join(folder(), "shop.gz"), "utf8")]).toEqual([1, "older"]);
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
  ])("is answered in words, and nothing is made: %j", async (args, said) => {
    const { code, err } = await shop(...args);
    expect([code, err.split("\n").length]).toEqual([1, 2]);
    expect(err).toContain(said);
    expect(await readdir(folder())).toEqual([]);
  });

  it("a wrong setting, and a PostgreSQL that doesn't answer", async () => {
    const wrong = await shopIn(folder(), { DATABASE_URL: "mysql://x" })("orders", "list");
    expect([wrong.code, wrong.err]).toEqual([
      1,
      "These settings are wrong:\nDATABASE_URL must begin with postgres://\n",
    ]);
    const silent = await shopIn(folder(), { DATABASE_URL: "postgres://u:pw@127.0.0.1:9/shop" })(
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
    const beside = shopHere(folder(), { DATABASE_URL: postgres.url, DATA_DIR: data() });
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

    // The server shows the restored catalogue, and no session survives.
    expect((await beside("restore", "before.gz")).code).toBe(0);
    running.pass(1000);
    expect(await names()).toEqual(["linen-shirt", "wool-coat", "play-trousers"]);
    expect((await asha.get("/api/user/getcurrentuser")).statusCode).toBe(401);
    const login = { email: "asha@example.com", password: "monsoon" };
    expect((await asha.post("/api/auth/login", login)).statusCode).toBe(200);

    // A backup of one engine is taken by the other.
    const embedded = shopHere(folder(), { DATA_DIR: join(folder(), "embedded") });
    expect((await embedded("restore", "before.gz")).code).toBe(0);
    expect((await embedded("orders", "list", "--json")).out).toBe(
      (await beside("orders", "list", "--json")).out,
    );
    await running.close();
    await postgres.stop();
  });
}
