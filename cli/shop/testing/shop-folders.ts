/** A folder for each test of the operator's commands. */
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { canonicalEmail } from "../../../domain/email.ts";
import { firstStatus } from "../../../domain/values.ts";
import type { Database } from "../../../server/db/database.ts";
import { openDatabase } from "../../../server/db/open.ts";
import { cardOrders, orderLines, orders, sessions, users } from "../../../server/db/schema.ts";
import { productRepository } from "../../../server/repositories/products.ts";
import { toProduct } from "../../../server/services/catalogue/catalogue.ts";
import { readCatalogue } from "../../../server/services/catalogue/catalogue-import.ts";
import { deliveryAddress } from "../../../server/testing/shop/card-shop.ts";
import { testCatalogue } from "../../../server/testing/shop/test-catalogue.ts";
import { openShopsWith } from "../open.ts";
import type { Ran } from "./run-shop.ts";
import { shopHere } from "./shop-here.ts";

type Made = {
  readonly add?: typeof addOrders;
  /** Opening a database takes longer than most commands. */
  readonly keepsOpen?: boolean;
};

/** At the top of a test file: one shop for all, a folder for each. */
export function shopFolders({ add, keepsOpen = false }: Made = {}) {
  let root = "";
  let folder = "";
  let number = 0;
  const kept = new Map<string, Database>();
  const open: typeof openDatabase = async (where) => {
    if (!keepsOpen) return openDatabase(where);
    const database = kept.get(where.dataDir) ?? (await openDatabase(where));
    kept.set(where.dataDir, database);
    return { ...database, close: async () => {} };
  };
  /** A shop to copy, since making one is slow. */
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "shopai-cli-"));
    const database = await openDatabase({ databaseUrl: null, dataDir: join(root, "made") });
    await database.migrate();
    await productRepository(database.sql).insertMissing(readCatalogue(testCatalogue));
    await database.close();
    await add?.(join(root, "made"));
  });
  beforeEach(async () => {
    number += 1;
    folder = join(root, String(number));
    await mkdir(folder);
    openShopsWith(open);
  });
  afterEach(async () => {
    openShopsWith(openDatabase);
    await Promise.all([...kept.values()].map((database) => database.close()));
    kept.clear();
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  const data = () => join(folder, "data");
  const shop = (...args: readonly string[]): Promise<Ran> =>
    shopHere(folder, { DATA_DIR: data() })(...args);
  return {
    folder: () => folder,
    data,
    /** A command on the shop in `data()`, in this process. */
    shop,
    opened: () => open({ databaseUrl: null, dataDir: data() }),
    copyShop: (to = data()) => cp(join(root, "made"), to, { recursive: true }),
    write: (name: string, content: string | Uint8Array) => writeFile(join(folder, name), content),
    /** As `catalogue export` writes them. */
    async exported(): Promise<readonly Record<string, unknown>[]> {
      const { out } = await shop("catalogue", "export");
      return out
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line));
    },
  };
}

export const picture = (colour: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
    .png()
    .toBuffer();

export const csv = `_id,name,description,category,subCategory,price,sizes,bestseller,image1,image2,fabric,occasion
kurta,"Kurta, long",Soft,Men,TopWear,1299,S|M,yes,front.png,back.png,khadi,"[""puja"",""family""]"
coat,Coat,Warm,Women,WinterWear,4999,"L, M",,,,,
`;

const asha = "11111111-1111-4111-8111-111111111111";
export const first = "aaaaaaaa-1111-4111-8111-111111111111";
export const second = "aaaabbbb-1111-4111-8111-111111111111";

/** Characters that strain backups, tables and terminals. */
export const orderAddress = {
  ...deliveryAddress,
  street: "1 Lake Road\u001b[2J",
  city: 'Bengaluru \\u0041 "quoted"',
};

/** A signed-in shopper with two orders: in cash, and by card in Razorpay's test mode. */
export async function addOrders(dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  const { sql } = database;
  const createdAt = new Date("2026-01-02T12:00:00.123Z");
  await sql.insert(users).values({
    id: asha,
    name: "Asha “\u0007” अ",
    email: "asha@example.com",
    canonicalEmail: canonicalEmail("asha@example.com"),
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
  const order = {
    userId: asha,
    address: orderAddress,
    amountPaise: 263_800,
    deliveryFeePaise: 4000,
    status: firstStatus,
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
  const [shirt] = await productRepository(sql).byIds(["linen-shirt"]);
  if (shirt === undefined) throw new Error("The test's products have a shirt");
  await sql.insert(orderLines).values({
    orderId: first,
    position: 0,
    product: toProduct(shirt),
    pricePaise: 129_900,
    size: "M",
    quantity: 2,
  });
  await sql.insert(cardOrders).values({
    orderId: second,
    mode: "test",
    providerOrderId: "order_1",
    receipt: "receipt-1",
    amountPaise: 263_800,
    currency: "INR",
    createdAt,
  });
  await database.close();
}
