/** A query that fails says so in the log by its statement and its SQLSTATE. What it was sent stays out of it. */
import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { describeError, stackOf } from "./db/describe-error.ts";
import { loggerOptions } from "./logging.ts";
import { engines, openShopOn } from "./testing/processes/engines.ts";
import { deliveryAddress } from "./testing/shop/card-shop.ts";
import { shopper, type Visitor, visitor } from "./testing/shop/test-shop.ts";

const asha = { name: "Asha Monsoonwala", email: "asha.m@example.com", password: "monsoon-rain" };
const guest = { name: "Ravi Deodar", email: "ravi.d@example.com", password: "deodar-tree" };
const address = { ...deliveryAddress, street: "17 Banyan Lane", phone: "9812345678" };
const order = {
  address,
  items: [{ _id: "linen-shirt", size: "M", quantity: 2 }],
  amount: 2638,
};

for (const { name, start, missing } of engines)
  describe.skipIf(missing)(`on ${name}`, () => {
    let shop: Awaited<ReturnType<typeof openShopOn>>;
    const lines: string[] = [];
    let customer: Visitor;

    const run = () =>
      shop.run({
        logger: {
          ...loggerOptions("debug"),
          stream: { write: (line: string) => lines.push(line) },
        },
      });
    beforeAll(async () => {
      shop = await openShopOn(start);
      // As loud as an error of PostgreSQL can be: the whole row in each of its texts.
      await shop.database.sql.execute(sql`
        create function refuse() returns trigger language plpgsql as
        $$ begin
          raise exception 'no room for %', new
            using errcode = '23514', detail = new::text, hint = new::text;
        end $$`);
    });
    beforeEach(async () => {
      await shop.reset();
      customer = await shopper(await run(), asha);
      lines.length = 0;
    });
    afterEach(async () => {
      for (const { table } of calls) {
        await shop.database.sql.execute(
          sql`drop trigger if exists refuse on ${sql.identifier(table)}`,
        );
      }
    });
    afterAll(async () => {
      await shop.database.sql.execute(sql`drop function refuse`);
      await shop.close();
    });

    const calls: readonly {
      readonly table: string;
      readonly call: () => Promise<{ readonly statusCode: number; readonly body: string }>;
    }[] = [
      {
        table: "rate_limits",
        call: async () => visitor(await run()).post("/api/auth/login", asha),
      },
      {
        table: "users",
        call: async () => visitor(await run()).post("/api/auth/registration", guest),
      },
      { table: "sessions", call: async () => visitor(await run()).post("/api/auth/login", asha) },
      {
        table: "cart_lines",
        call: () => customer.post("/api/cart/add", { itemId: "linen-shirt", size: "M" }),
      },
      {
        table: "orders",
        call: () =>
          customer.post("/api/order/placeorder", order, { "idempotency-key": "key-4711" }),
      },
      {
        table: "order_lines",
        call: () =>
          customer.post("/api/order/placeorder", order, { "idempotency-key": "key-4711" }),
      },
    ];

    /** What the shop was sent or keeps of a person, in the forms that a log could have it in. */
    const secrets = (): string[] => {
      const cookie = customer.cookies.get("shopai") ?? "none";
      return [
        ...Object.values(asha),
        ...Object.values(guest),
        address.street,
        address.phone,
        cookie,
        ...(["hex", "base64", "base64url"] as const).map((form) =>
          createHash("sha256").update(cookie).digest(form),
        ),
        "$argon2",
        "linen-shirt",
        "key-4711",
        "no room for",
      ];
    };

    it.each(calls)("a failing insert into $table", async ({ table, call }) => {
      await shop.database.sql.execute(sql`
        create trigger refuse before insert on ${sql.identifier(table)}
        for each row execute function refuse()`);
      const answer = await call();
      expect(answer.statusCode).toBe(500);
      const failures = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
      expect(failures).toEqual([
        expect.objectContaining({
          err: expect.objectContaining({
            type: "DatabaseError",
            code: "23514",
            statement: expect.stringMatching(new RegExp(`^\\s*(with|insert)\\b[^]*"?${table}\\b`)),
          }),
        }),
      ]);
      for (const secret of secrets()) {
        expect(lines.join("")).not.toContain(secret);
        expect(answer.body).not.toContain(secret);
      }
    });

    it("an error is described as well for who reads it on a terminal", async () => {
      const failure: unknown = await shop.database.sql
        .execute(sql`select ${"17 Banyan Lane\n    at home (a.ts:1:1)"}::text::uuid`)
        .catch((error: unknown) => new Error("The address can't be read", { cause: error }));
      const described = stackOf(describeError(failure));
      expect(described).toContain("The address can't be read");
      expect(described).toContain("The query failed (22P02): select $1::text::uuid\n    at ");
      expect(described).not.toMatch(/Banyan|at home/);
    });
  });
