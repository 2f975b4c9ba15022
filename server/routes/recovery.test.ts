import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { mails, passwordResets, users } from "../db/schema.ts";
import { engines, openShopOn } from "../testing/processes/engines.ts";
import { asha, shopper, type Visitor, visitor } from "../testing/shop/test-shop.ts";

const me = "/api/user/getcurrentuser";
const fresh = "a fresh password";
const forgot = (customer: Visitor, email: string) => customer.post("/api/auth/forgot", { email });
const reset = (customer: Visitor, token: string, password = fresh) =>
  customer.post("/api/auth/reset", { token, password });
const logIn = async (customer: Visitor, password: string) =>
  (await customer.post("/api/auth/login", { ...asha, password })).statusCode;

const refused = [
  403,
  {
    message: "This link doesn't work any more: it works once, for 30 minutes. Ask for a new one.",
    field: "token",
  },
];

describe.each(engines.filter(({ missing }) => !missing))(
  "a forgotten password on $name",
  async ({ start }) => {
    const shop = await openShopOn(start);
    beforeEach(shop.reset);
    afterAll(shop.close);

    /** The tokens of the links that wait to be sent, in the order in which they were asked for. */
    const links = async (): Promise<string[]> => {
      const rows = await shop.database.sql.select().from(mails).orderBy(mails.createdAt);
      return rows.flatMap(({ sentAt, data }) =>
        sentAt === null && "token" in data ? [String(data.token)] : [],
      );
    };

    it("is set anew by the link, which ends every session", async () => {
      const app = await shop.run();
      const customer = await shopper(app);
      const answer = await forgot(visitor(app), " ASHA@example.com ");
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
      const [token = ""] = await links();
      expect(token).toMatch(/^[\w-]{43}$/);
      expect((await reset(visitor(app), token)).json()).toEqual({ success: true });
      expect((await customer.get(me)).statusCode).toBe(401);
      const tries = [await logIn(visitor(app), asha.password), await logIn(visitor(app), fresh)];
      expect(tries).toEqual([401, 200]);
      const kinds = (await shop.database.sql.select().from(mails)).map(({ kind }) => kind);
      expect(kinds).toContain("password-changed");
    });

    it("is answered alike, and with the same work, where there is no account", async () => {
      const app = await shop.run();
      await shopper(app);
      const [known, unknown] = [
        await forgot(visitor(app), asha.email),
        await forgot(visitor(app), "nobody@example.com"),
      ];
      expect([unknown.statusCode, unknown.json(), unknown.cookies]).toEqual([
        known.statusCode,
        known.json(),
        known.cookies,
      ]);
      const rows = await shop.database.sql.select().from(mails);
      const resets = rows.filter(({ kind }) => kind === "password-reset");
      expect(resets.map(({ to, sentAt }) => [to, sentAt === null])).toEqual([
        [asha.email, true],
        ["", false],
      ]);
      expect(await shop.database.sql.$count(passwordResets)).toBe(1);
    });

    it("has links that work once, however many use one at the same moment", async () => {
      const app = await shop.run();
      await shopper(app);
      await forgot(visitor(app), asha.email);
      await forgot(visitor(app), asha.email);
      const [token = "", other = ""] = await links();
      const answers = await Promise.all(
        ["password one", "password two", "password three"].map((password) =>
          reset(visitor(app), token, password),
        ),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403]);
      for (const used of [token, other, "made up", `${token}x`]) {
        const again = await reset(visitor(app), used);
        expect([again.statusCode, again.json()]).toEqual(refused);
      }
      expect(await logIn(visitor(app), fresh)).toBe(401);
    });

    it("has links of which one works, however many are used at the same moment", async () => {
      const app = await shop.run({ settings: { RESET_LIMIT: "100" } });
      await shopper(app);
      for (const round of [1, 2, 3]) {
        await shop.database.sql.delete(mails);
        for (let count = 0; count < 4; count += 1) await forgot(visitor(app), asha.email);
        const answers = await Promise.all(
          (await links()).map((token, index) =>
            reset(visitor(app), token, `password ${round} ${index}`),
          ),
        );
        expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403, 403]);
      }
    });

    it("is set by a link or by its shopper, and no sign-in of before is left", async () => {
      const app = await shop.run({ settings: { RESET_LIMIT: "100" } });
      let current = asha.password;
      await shopper(app);
      for (const round of [1, 2, 3]) {
        await shop.database.sql.delete(mails);
        const customer = visitor(app);
        await customer.post("/api/auth/login", { ...asha, password: current });
        await forgot(visitor(app), asha.email);
        const [token = ""] = await links();
        const [byLink, byHand] = [`of the link ${round}`, `of the shopper ${round}`];
        const late = [visitor(app), visitor(app)];
        const [linked, changed] = await Promise.all([
          reset(visitor(app), token, byLink),
          customer.post("/api/user/password", { current, password: byHand }),
          ...late.map((each) => logIn(each, current)),
        ]);
        // The change may come first, and end the link; or the link, and end the session.
        expect([linked.statusCode, changed.statusCode]).not.toEqual([200, 200]);
        expect([linked.statusCode, changed.statusCode]).toContain(200);
        expect([200, 403]).toContain(linked.statusCode);
        expect([200, 401, 403, 409]).toContain(changed.statusCode);
        const statuses = await Promise.all(
          late.map(async (each) => (await each.get(me)).statusCode),
        );
        expect(statuses).toEqual([401, 401]);
        const now = linked.statusCode === 200 ? byLink : byHand;
        expect(
          await Promise.all([byLink, byHand].map((each) => logIn(visitor(app), each))),
        ).toEqual([byLink, byHand].map((each) => (each === now ? 200 : 401)));
        current = now;
      }
    });

    it("works only for the account that the link was sent to", async () => {
      const app = await shop.run();
      await shopper(app);
      const bela = { ...asha, name: "Bela", email: "bela@example.com" };
      const other = await shopper(app, bela);
      await forgot(visitor(app), asha.email);
      const [token = ""] = await links();
      // Though signed in to another account, the link sets its account's password.
      expect((await reset(other, token)).statusCode).toBe(200);
      expect((await other.get(me)).json().email).toBe(bela.email);
      const signIn = async (email: string, password: string) =>
        (await visitor(app).post("/api/auth/login", { email, password })).statusCode;
      expect([
        await signIn(bela.email, bela.password),
        await signIn(bela.email, fresh),
        await signIn(asha.email, fresh),
      ]).toEqual([200, 401, 200]);
    });

    it("has links that work for half an hour", async () => {
      const app = await shop.run();
      await shopper(app);
      await forgot(visitor(app), asha.email);
      const [token = ""] = await links();
      shop.pass(30 * 60 * 1000);
      expect((await reset(visitor(app), token)).statusCode).toBe(403);
      await forgot(visitor(app), asha.email);
      shop.pass(30 * 60 * 1000 - 1);
      expect((await reset(visitor(app), (await links())[1] ?? "")).statusCode).toBe(200);
    });

    it("has links that are kept as hashes, and end with the password or the account", async () => {
      const app = await shop.run();
      const customer = await shopper(app);
      await forgot(visitor(app), asha.email);
      const [token = ""] = await links();
      const kept = await shop.database.sql.select().from(passwordResets);
      expect(kept.map(({ tokenHash }) => tokenHash)).toEqual([
        expect.stringMatching(/^[0-9a-f]{64}$/),
      ]);
      expect(JSON.stringify(kept)).not.toContain(token);
      const body = { current: asha.password, password: "monsoon-rain" };
      await customer.post("/api/user/password", body);
      expect((await reset(visitor(app), token)).statusCode).toBe(403);
      await forgot(visitor(app), asha.email);
      await customer.delete("/api/user/account", { password: "monsoon-rain" });
      expect((await reset(visitor(app), (await links())[1] ?? "")).statusCode).toBe(403);
    });

    it("gives an account of Google's alone its first password", async () => {
      const app = await shop.run();
      await shopper(app);
      await shop.database.sql.update(users).set({ passwordHash: null, googleSub: "a-sub" });
      await forgot(visitor(app), asha.email);
      await reset(visitor(app), (await links())[0] ?? "");
      expect(await logIn(visitor(app), fresh)).toBe(200);
    });

    it("is asked for so many times an hour and address, on any account", async () => {
      const settings = { RESET_LIMIT: "2", TRUST_PROXY: "127.0.0.1" };
      const app = await shop.run({ settings });
      await shopper(app);
      for (const email of [asha.email, "nobody@example.com"]) {
        const statuses: number[] = [];
        for (const number of [1, 2, 3]) {
          const from = { "x-forwarded-for": `192.0.2.${number}` };
          statuses.push((await visitor(app).post("/api/auth/forgot", { email }, from)).statusCode);
        }
        expect(statuses).toEqual([200, 200, 429]);
      }
    });
  },
);
