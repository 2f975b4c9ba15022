/** A shop for tests: real server, in-memory database, manual clock, visitors with cookies. */
import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { type AppOptions, buildApp } from "../../app.ts";
import { readConfig } from "../../config.ts";
import type { Database } from "../../db/database.ts";
import { openInMemory } from "../../db/open.ts";
import { productRepository } from "../../repositories/products.ts";
import { readCatalogue } from "../../services/catalogue/catalogue-import.ts";
import { testCatalogue } from "./test-catalogue.ts";

/** A Friday at noon, in milliseconds since 1970. */
const start = Date.UTC(2026, 0, 2, 12);

/** The least that Argon2 allows. */
const cheapPasswords = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

type Changes = Partial<Omit<AppOptions, "config" | "randomBytes">> & {
  /** By environment name. */
  readonly settings?: Readonly<Record<string, string>>;
};

let usually: () => Promise<Database> = openInMemory;

/** Emptied databases of test files that are done: opening one takes as long as many tests. */
const idle: Database[] = [];

/** Empties all tables; “catalogue” counts its versions in the one row that it has. */
async function empty({ sql: database }: Database): Promise<void> {
  const { rows } = (await database.execute(
    sql`select format('%I', tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'catalogue'`,
  )) as { readonly rows: readonly { readonly name: string }[] };
  const names = sql.raw(rows.map(({ name }) => name).join(", "));
  await database.execute(sql`truncate ${names} restart identity cascade`);
}

/** For test files that rerun others on another database. */
export function openTestShopsWith(open: () => Promise<Database>): void {
  usually = open;
}

/** Once per test file. */
export async function openTestShop(open = usually) {
  const kept = open === openInMemory ? idle.pop() : undefined;
  const database = kept ?? (await open());
  await database.migrate();
  await productRepository(database.sql).insertMissing(readCatalogue(testCatalogue));
  let time = start;
  const apps: FastifyInstance[] = [];

  const closeApps = async (): Promise<void> => {
    await Promise.all(apps.splice(0).map((app) => app.close()));
  };

  return {
    database,
    now: () => time,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },

    /** Another server on this database. */
    async run({ settings = {}, ...changes }: Changes = {}): Promise<FastifyInstance> {
      const app = await buildApp({
        config: readConfig({ LOG_LEVEL: "silent", ...settings }),
        database,
        shop: {
          name: "ShopAi",
          email: "hello@shop.test",
          currency: "₹",
          currencyCode: "INR",
          deliveryFee: 40,
        },
        folders: {
          client: fileURLToPath(new URL("../built-client", import.meta.url)),
          pictures: [fileURLToPath(new URL("../pictures", import.meta.url))],
        },
        now: () => time,
        randomBytes,
        fetch: () => Promise.reject(new Error("No outside service is there in this test")),
        recommend: async () => ({ success: false, recommendations: [] }),
        logger: false,
        passwordCost: cheapPasswords,
        ...changes,
      });
      apps.push(app);
      return app;
    },

    async reset(): Promise<void> {
      await closeApps();
      await database.sql.execute(sql`truncate users, rate_limits, mails cascade`);
      time = start;
    },

    async close(): Promise<void> {
      await closeApps();
      if (open !== openInMemory) return database.close();
      await empty(database);
      idle.push(database);
    },
  };
}

export type Visitor = ReturnType<typeof visitor>;

/** Sends origin and cookies like a browser. */
export function visitor(app: FastifyInstance) {
  const cookies = new Map<string, string>();
  const send = async (request: InjectOptions): Promise<LightMyRequestResponse> => {
    const response = await app.inject({ ...request, cookies: Object.fromEntries(cookies) });
    for (const { name, value } of response.cookies) {
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return {
    cookies,
    get: (url: string, headers: Record<string, string> = {}) =>
      send({ method: "GET", url, headers: { "sec-fetch-site": "same-origin", ...headers } }),
    post: (url: string, body?: unknown, headers: Record<string, string> = {}) =>
      send({
        method: "POST",
        url,
        headers: { host: "shop.test", origin: "http://shop.test", ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      }),
    delete: (url: string, body: unknown = {}) =>
      send({
        method: "DELETE",
        url,
        headers: { host: "shop.test", origin: "http://shop.test" },
        payload: body as object,
      }),
  };
}

export const asha = { name: "Asha", email: "asha@example.com", password: "monsoon" };

export async function shopper(app: FastifyInstance, details = asha): Promise<Visitor> {
  const customer = visitor(app);
  const response = await customer.post("/api/auth/registration", details);
  if (response.statusCode !== 200) throw new Error(`Registration failed: ${response.body}`);
  return customer;
}
