import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { asc } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { afterAll, beforeAll, expect, it } from "vitest";
import { canonicalEmail } from "../../domain/email.ts";
import { productRepository } from "../repositories/products.ts";
import { readCatalogue } from "../services/catalogue/catalogue-import.ts";
import { olderMigrations } from "../testing/processes/older-migrations.ts";
import { testCatalogue } from "../testing/shop/test-catalogue.ts";
import { openDatabase } from "./open.ts";
import { users } from "./schema.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "shopai-data-"));
});
afterAll(() => rm(folder, { recursive: true }));

const open = () =>
  openDatabase({ databaseUrl: null, dataDir: join(folder, "not", "there", "yet") });

it("makes the folder and its tables, and finds everything again the next time", async () => {
  const first = await open();
  await first.migrate();
  const products = productRepository(first.sql);
  await products.insertMissing(readCatalogue(testCatalogue));
  const before = [await products.all(), await products.version()];
  await first.close();

  const second = await open();
  await second.migrate();
  const again = productRepository(second.sql);
  expect([await again.all(), await again.version()]).toEqual(before);
  await second.close();
  expect(await readdir(join(folder, "not", "there", "yet"))).toEqual(["database"]);
});

it("brings a folder of an older version up to date and keeps what is in it", async () => {
  const dataDir = join(folder, "older");
  const migrations = join(folder, "older-migrations");
  await mkdir(dataDir);
  await olderMigrations(migrations, 1);
  const engine = await PGlite.create(join(dataDir, "database"));
  await migrate(drizzle(engine), { migrationsFolder: migrations });
  // Under Turkish rules I and i are two letters, so that two accounts may come to one address.
  await engine.exec(`drop index users_email_unique;
    create unique index users_email_unique on users (email)`);
  const addresses = ["Asha@B.c", "Émile@b.c", "\u212Aumar@b.c", "ravi@b.c", "RAVI@B.C"];
  for (const [index, address] of addresses.entries()) {
    await engine.query(
      "insert into users (id, name, email, created_at) values (gen_random_uuid(), 'Asha', $1, $2)",
      [address, new Date(Date.UTC(2026, 0, index + 1))],
    );
  }
  await engine.close();

  const database = await openDatabase({ databaseUrl: null, dataDir });
  await database.migrate();
  expect(await productRepository(database.sql).version()).toBe(0);
  const kept = await database.sql.query.users.findMany({ orderBy: asc(users.createdAt) });
  // Each is found as it was typed, also those that no sign-in found so far; of two the older one.
  expect(kept.map(({ email, canonicalEmail }) => [email, canonicalEmail])).toEqual([
    ...addresses.slice(0, 4).map((address) => [address, canonicalEmail(address)]),
    ["RAVI@B.C", null],
  ]);
  await database.close();
});
