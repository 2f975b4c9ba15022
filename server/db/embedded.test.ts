/** The shop on the embedded database and disks that fill or lose their power, where one can be mounted. */
import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { deliveryAddress } from "../testing/shop/card-shop.ts";
import {
  asha as customer,
  openTestShop,
  shopper,
  type Visitor,
  visitor,
} from "../testing/shop/test-shop.ts";
import { openDatabase } from "./open.ts";

const folder = mkdtempSync(join(tmpdir(), "shopai-disk-"));
const mounted: string[] = [];

afterAll(async () => {
  for (const disk of mounted) execFileSync("umount", ["-l", disk]);
  await rm(folder, { recursive: true });
});

/** Where the disk is now; null where none may be mounted, which takes root and Linux. */
function mount(name: string, ...what: readonly string[]): string | null {
  const disk = join(folder, name);
  mkdirSync(disk);
  try {
    execFileSync("mount", [...what, disk], { stdio: "pipe" });
  } catch {
    return null;
  }
  mounted.push(disk);
  return disk;
}

const openOn = (disk: string) =>
  openTestShop(() => openDatabase({ databaseUrl: null, dataDir: join(disk, "data") }));

const orderOf = (shopper: Visitor, key: string) =>
  shopper.post(
    "/api/order/placeorder",
    {
      address: deliveryAddress,
      items: [{ _id: "linen-shirt", size: "M", quantity: 1 }],
      amount: 1339,
    },
    { "idempotency-key": key },
  );

it("gives the event loop a turn after each statement, in a transaction too", async () => {
  const { sql: engine, close } = await openDatabase({
    databaseUrl: null,
    dataDir: join(folder, "turns"),
  });
  let turns = 0;
  let isCounting = true;
  const count = () => {
    turns += 1;
    if (isCounting) setImmediate(count);
  };
  count();
  const seen: number[] = [];
  const ask = async (database: Pick<typeof engine, "execute">) => {
    await database.execute(sql`select 1`);
    seen.push(turns);
  };
  await ask(engine);
  await ask(engine);
  await engine.transaction(async (transaction) => {
    seen.push(turns);
    for (let times = 0; times < 3; times += 1) await ask(transaction);
  });
  isCounting = false;
  await close();
  const [alone, inTransaction] = [seen.slice(0, 2), seen.slice(2)];
  for (const each of [alone, inTransaction]) {
    expect([...new Set(each)].length).toBe(each.length);
  }
});

const small = mount("small", "-t", "tmpfs", "-o", "size=160m", "tmpfs");

describe.skipIf(small === null)("on a disk that fills", () => {
  it("orders are refused whole, everything can still be seen, and with room again they are taken", async () => {
    const disk = small ?? "";
    const shop = await openOn(disk);
    const asha = await shopper(await shop.run());
    const order = (key: string) => orderOf(asha, key);
    const health = async () => {
      shop.pass(1_000);
      return (await asha.get("/healthz")).statusCode;
    };
    expect(await health()).toBe(200);
    expect((await order("one")).statusCode).toBe(200);

    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(join(disk, "filler"), Buffer.alloc(bavail * bsize - 20_000_000));
    const refused = await Promise.all(["one", "two", "three"].map(order));
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([200, 503, 503]);
    expect(refused[1]?.json()).toEqual({
      message: "The shop can't save anything right now. Please try again later.",
      requestId: expect.any(String),
    });
    expect((await asha.post("/api/order/userorder")).json()).toHaveLength(1);
    expect(await health()).toBe(503);

    rmSync(join(disk, "filler"));
    const taken = await Promise.all(["one", "two", "three"].map(order));
    expect(taken.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await health()).toBe(200);
    expect((await asha.post("/api/order/userorder")).json()).toHaveLength(3);
    await shop.close();
  });
});

const full = mount("full", "-t", "tmpfs", "-o", "size=80m", "tmpfs");

describe.skipIf(full === null)("on a disk that is full", () => {
  it.each([
    { what: "a little room", left: 3_000_000 },
    { what: "no room at all", left: 0 },
  ])(
    "a start with $what says so, and leaves neither a lock nor half a database",
    async ({ what, left }) => {
      const disk = full ?? "";
      const data = join(disk, what);
      mkdirSync(data);
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(join(disk, "filler"), Buffer.alloc(bavail * bsize - left));
      await expect(openDatabase({ databaseUrl: null, dataDir: data })).rejects.toThrow(
        expect.objectContaining({ message: expect.stringContaining("64 MB"), code: "53100" }),
      );
      expect(readdirSync(data)).toEqual([]);
      rmSync(join(disk, "filler"));
    },
  );
});

/** A disk that is a file: what is in that file, and nothing else, is there after the power is back. */
const image = join(folder, "image");

function mountImage(): string | null {
  try {
    writeFileSync(image, "");
    truncateSync(image, 400_000_000);
    execFileSync("mkfs.ext4", ["-q", "-F", image], { stdio: "pipe" });
  } catch {
    return null;
  }
  return mount("powered", "-o", "loop", image);
}

const powered = mountImage();

describe.skipIf(powered === null)("when the power is cut", () => {
  it("every order that was acknowledged is on the disk", async () => {
    const shop = await openOn(powered ?? "");
    const asha = await shopper(await shop.run());
    const cut: string[] = [];
    const cutPower = (name: string) => {
      execFileSync("cp", ["--sparse=always", image, `${image}-${name}`]);
      cut.push(name);
    };
    expect((await orderOf(asha, "one")).statusCode).toBe(200);
    cutPower("at-once");
    // From here on the journal is not read any further back.
    await shop.database.sql.execute(sql`checkpoint`);
    expect((await orderOf(asha, "two")).statusCode).toBe(200);
    cutPower("after-checkpoint");
    await shop.close();

    const found: number[] = [];
    for (const name of cut) {
      const disk = mount(name, "-o", "loop", `${image}-${name}`);
      const again = await openOn(disk ?? "");
      const sameAsha = visitor(await again.run());
      await sameAsha.post("/api/auth/login", customer);
      found.push((await sameAsha.post("/api/order/userorder")).json().length);
      await again.close();
    }
    expect(found).toEqual([1, 2]);
  });
});
