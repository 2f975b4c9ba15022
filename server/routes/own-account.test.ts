import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { lastStatus } from "../../domain/values.ts";
import {
  addresses,
  cartLines,
  mails,
  orders,
  sessions as sessionRows,
  users,
} from "../db/schema.ts";
import { ownAccountRepository } from "../repositories/own-accounts.ts";
import { engines, openShopOn } from "../testing/processes/engines.ts";
import { deliveryAddress } from "../testing/shop/card-shop.ts";
import { asha, shopper, type Visitor, visitor } from "../testing/shop/test-shop.ts";

const me = "/api/user/getcurrentuser";
const account = "/api/user/account";
const sessions = "/api/user/sessions";
const android =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";
const order = {
  address: deliveryAddress,
  items: [{ _id: "linen-shirt", size: "M", quantity: 1 }],
  amount: 1339,
};

const change = (customer: Visitor, current: string, password: string) =>
  customer.post("/api/user/password", { current, password });
const logIn = (customer: Visitor, password = asha.password, headers = {}) =>
  customer.post("/api/auth/login", { email: asha.email, password }, headers);
const statusesOf = (customer: readonly Visitor[]) =>
  Promise.all(customer.map(async (each) => (await each.get(me)).statusCode));

describe.each(engines.filter(({ missing }) => !missing))(
  "an account on $name",
  async ({ start }) => {
    const shop = await openShopOn(start);
    beforeEach(shop.reset);
    afterAll(shop.close);

    const queued = async () =>
      (await shop.database.sql.select().from(mails))
        .filter(({ sentAt }) => sentAt === null)
        .map(({ kind, to, data }) => ({ kind, to, data }));

    it("says what it is, and takes another name", async () => {
      const customer = await shopper(await shop.run());
      const renamed = await customer.post("/api/user/name", { name: " Asha Rao " });
      expect(renamed.json()).toEqual({ name: "Asha Rao", email: asha.email });
      expect((await customer.get(account)).json()).toEqual({
        name: "Asha Rao",
        email: asha.email,
        since: shop.now(),
        hasPassword: true,
        google: false,
      });
      expect((await customer.get(me)).json().name).toBe("Asha Rao");
    });

    it("takes another password from a user who knows the old one, and signs out everywhere else", async () => {
      const app = await shop.run();
      const here = await shopper(app);
      const there = visitor(app);
      await logIn(there);
      const wrong = await change(here, "not it", "another-monsoon");
      expect([wrong.statusCode, wrong.json()]).toEqual([
        403,
        { message: "That is not your password", field: "current" },
      ]);
      expect((await change(here, asha.password, "another-monsoon")).json()).toEqual({
        success: true,
      });
      expect(await statusesOf([here, there])).toEqual([200, 401]);
      const tries = [await logIn(there), await logIn(there, "another-monsoon")];
      expect(tries.map(({ statusCode }) => statusCode)).toEqual([401, 200]);
      expect(await queued()).toEqual([
        { kind: "password-changed", to: asha.email, data: { name: "Asha" } },
      ]);
    });

    it("changed twice at once has one of the two passwords, and no session of the other", async () => {
      const app = await shop.run();
      const [one, two] = [await shopper(app), visitor(app)];
      await logIn(two);
      const answers = await Promise.all([
        change(one, asha.password, "password of one"),
        change(two, asha.password, "password of two"),
        logIn(visitor(app)),
      ]);
      const won = answers.slice(0, 2).filter(({ statusCode }) => statusCode === 200);
      expect(won).toHaveLength(1);
      const alive = (await statusesOf([one, two])).filter((status) => status === 200);
      expect(alive).toHaveLength(1);
    });

    it.each(["password", "PASSWORD", "iloveyou", "qwertyuiop"])(
      "takes no password that is guessed first: %s",
      async (password) => {
        const app = await shop.run();
        const refused = {
          message: "This password is easy to guess. Choose another.",
          field: "password",
        };
        const fresh = await visitor(app).post("/api/auth/registration", { ...asha, password });
        expect([fresh.statusCode, fresh.json()]).toEqual([400, refused]);
        const changed = await change(await shopper(app), asha.password, password);
        expect([changed.statusCode, changed.json()]).toEqual([400, refused]);
      },
    );

    it("knows where it is signed in, and ends the others one by one or all", async () => {
      const app = await shop.run();
      const laptop = await shopper(app);
      shop.pass(1000);
      const phone = visitor(app);
      await logIn(phone, asha.password, { "user-agent": android });
      const listed = (await laptop.get(sessions)).json();
      expect(listed).toEqual([
        { _id: expect.any(String), device: "Chrome on Android", since: shop.now(), current: false },
        {
          _id: expect.any(String),
          device: "An unknown browser",
          since: shop.now() - 1000,
          current: true,
        },
      ]);
      const [ofPhone, ofLaptop] = listed;
      expect((await laptop.delete(sessions, { _id: randomUUID() })).json()).toHaveLength(2);
      expect((await laptop.delete(sessions, { _id: ofPhone._id })).json()).toEqual([ofLaptop]);
      expect(await statusesOf([laptop, phone])).toEqual([200, 401]);
      const others = [visitor(app), visitor(app)];
      for (const each of others) await logIn(each);
      expect((await laptop.delete(sessions)).json()).toEqual([ofLaptop]);
      expect(await statusesOf([laptop, ...others])).toEqual([200, 401, 401]);
    });

    it("ends no session of another's", async () => {
      const app = await shop.run();
      const mine = await shopper(app);
      const other = await shopper(app, { ...asha, email: "bela@example.com" });
      const [session] = (await mine.get(sessions)).json();
      await other.delete(sessions, { _id: session._id });
      await other.delete(sessions);
      expect(await statusesOf([mine, other])).toEqual([200, 200]);
    });

    it("reports a sign-in by a device that it has not seen, once", async () => {
      const app = await shop.run();
      const laptop = await shopper(app);
      await laptop.get("/api/auth/logout");
      await logIn(laptop);
      expect(await queued()).toEqual([]);
      for (const phone of [visitor(app), visitor(app)]) {
        await logIn(phone, asha.password, { "user-agent": android });
      }
      expect(await queued()).toEqual([
        {
          kind: "new-sign-in",
          to: asha.email,
          data: { name: "Asha", device: "Chrome on Android", at: shop.now() },
        },
      ]);
    });

    it("hands its shopper all that is kept of them", async () => {
      const customer = await shopper(await shop.run());
      await customer.post("/api/order/placeorder", order);
      await customer.post("/api/cart/add", { itemId: "linen-shirt", size: "M" });
      await customer.post("/api/user/addresses", { name: "home", address: deliveryAddress });
      const data = (await customer.get("/api/user/data")).json();
      expect(Object.keys(data)).toEqual(["account", "addresses", "signedIn", "cart", "orders"]);
      expect([data.addresses[0].name, data.signedIn.length, data.cart]).toEqual([
        "home",
        1,
        { "linen-shirt": { M: 1 } },
      ]);
      expect(data.orders).toEqual((await customer.post("/api/order/userorder")).json());
      expect(data.orders).toHaveLength(1);
    });

    it("is deleted with its password alone; its orders stay, without the person once they came", async () => {
      const app = await shop.run();
      const customer = await shopper(app);
      for (let count = 0; count < 2; count += 1) {
        await customer.post("/api/order/placeorder", order);
        shop.pass(1);
      }
      const { sql } = shop.database;
      const [come, coming] = await sql.select().from(orders).orderBy(orders.createdAt);
      await sql
        .update(orders)
        .set({ status: lastStatus })
        .where(eq(orders.id, come?.id ?? ""));
      await customer.post("/api/user/addresses", { name: "home", address: deliveryAddress });
      const wrong = await customer.delete(account, { password: "not it" });
      expect([wrong.statusCode, wrong.json().field]).toEqual([403, "password"]);
      const removed = await customer.delete(account, { password: asha.password });
      expect([removed.json(), customer.cookies.size]).toEqual([{ success: true }, 0]);

      const left = await sql.select().from(users);
      expect(left).toEqual([
        expect.objectContaining({
          name: "",
          email: "",
          canonicalEmail: null,
          passwordHash: null,
          deletedAt: new Date(shop.now()),
        }),
      ]);
      const kept = await sql.select().from(orders).orderBy(orders.createdAt);
      expect(kept.map(({ address }) => address)).toEqual([
        { ...deliveryAddress, firstName: "", lastName: "", email: "", street: "", phone: "" },
        coming?.address,
      ]);
      expect((await queued()).filter(({ kind }) => kind !== "order-placed")).toEqual([
        { kind: "account-deleted", to: asha.email, data: { name: "Asha" } },
      ]);
      expect((await logIn(visitor(app))).statusCode).toBe(401);
      // The address is free again.
      const again = await shopper(app);
      expect((await again.get("/api/user/addresses")).json()).toEqual({
        addresses: [],
        last: null,
      });
    });

    it("is gone for a user who signs in, orders or keeps something at that very moment", async () => {
      const app = await shop.run();
      for (let round = 0; round < 3; round += 1) {
        const customer = await shopper(app);
        const late = [visitor(app), visitor(app)];
        const home = { name: "home", address: deliveryAddress };
        const [removed, ...others] = await Promise.all([
          customer.delete(account, { password: asha.password }),
          ...late.map((each) => logIn(each)),
          ...[1, 2].map(() => customer.post("/api/user/addresses", home)),
          ...[1, 2].map(() => customer.post("/api/order/placeorder", order)),
          customer.post("/api/cart/add", { itemId: "linen-shirt", size: "M" }),
          customer.post("/api/user/name", { name: "Asha Rao" }),
          customer.post("/api/auth/forgot", { email: asha.email }),
        ]);
        expect(removed.statusCode).toBe(200);
        expect(others.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
        expect(await statusesOf([customer, ...late])).toEqual([401, 401, 401]);
        const { sql } = shop.database;
        expect(await sql.select().from(sessionRows)).toEqual([]);
        expect(await sql.select().from(addresses)).toEqual([]);
        await ownAccountRepository(sql).forgetPeople(new Date(shop.now()));
        expect(await sql.select().from(cartLines)).toEqual([]);
        const kept = (await sql.select().from(users)).map(({ name, email }) => [name, email]);
        expect(new Set(kept.flat())).toEqual(new Set([""]));
        await shop.database.sql.delete(users);
      }
    });

    it("of Google's alone is deleted within ten minutes of a sign-in", async () => {
      const customer = await shopper(await shop.run());
      await shop.database.sql.update(users).set({ passwordHash: null, googleSub: "a-sub" });
      shop.pass(10 * 60 * 1000 + 1);
      const late = await customer.delete(account);
      expect([late.statusCode, late.json().field]).toEqual([403, "session"]);
      await shop.database.sql.update(sessionRows).set({ createdAt: new Date(shop.now()) });
      expect((await customer.delete(account)).json()).toEqual({ success: true });
    });

    it("lets no user guess at its password, and does no more than so much an hour", async () => {
      const settings = { SIGN_IN_LIMIT: "2", ACCOUNT_LIMIT: "6" };
      const customer = await shopper(await shop.run({ settings }));
      const statuses: number[] = [];
      for (const guess of ["one", "two", asha.password]) {
        statuses.push((await customer.delete(account, { password: guess })).statusCode);
      }
      expect(statuses).toEqual([403, 403, 429]);
      const names = Array.from({ length: 7 }, (_, number) => ({ name: `Asha ${number}` }));
      const renamed = await Promise.all(names.map((name) => customer.post("/api/user/name", name)));
      expect(renamed.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    });
  },
);
