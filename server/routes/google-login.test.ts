import { isNull } from "drizzle-orm";
import { SignJWT } from "jose";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { cartLines, sessions, users } from "../db/schema.ts";
import { allOrdersRepository } from "../repositories/all-orders.ts";
import {
  type Claims,
  claimsOf,
  googleSettings,
  openGoogle,
  projectId,
  unsigned,
} from "../testing/outside/google.ts";
import { cardOrder } from "../testing/shop/card-shop.ts";
import { openTestShop, shopper, visitor } from "../testing/shop/test-shop.ts";

const google = await openGoogle();
const shop = await openTestShop();
beforeEach(async () => {
  await shop.reset();
  Object.assign(google.state, { status: 200, body: null });
});
afterAll(async () => {
  await shop.close();
  await google.close();
});

const call = "/api/auth/googlelogin";
const me = "/api/user/getcurrentuser";
const asha = { name: "Asha", email: "asha@example.com" };
const second = 1000;

const run = (settings: Record<string, string> = {}) =>
  shop.run({ fetch: google.fetch, settings: { ...googleSettings, ...settings } });

const claims = (changes: Claims = {}) => claimsOf(shop.now(), changes);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe("a token that Google signed", () => {
  it("makes an account and signs it in", async () => {
    const customer = visitor(await run());
    const response = await customer.post(call, asha, bearer(await google.sign(claims())));
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { name: "Asha Rao", email: "asha@example.com" },
    ]);
    expect((await customer.get(me)).json()).toEqual({
      name: "Asha Rao",
      email: "asha@example.com",
    });
    const stored = await shop.database.sql.select().from(users);
    expect(stored).toMatchObject([{ passwordHash: null, googleSub: "uid-of-asha" }]);
  });

  it("finds its account again by the id in it, whatever became of the address", async () => {
    const app = await run();
    await visitor(app).post(call, asha, bearer(await google.sign(claims())));
    const moved = { email: "asha.rao@example.com", name: "Asha R." };
    const again = await visitor(app).post(call, moved, bearer(await google.sign(claims(moved))));
    expect([again.statusCode, again.json()]).toEqual([
      200,
      { name: "Asha Rao", email: "asha@example.com" },
    ]);
    expect(await shop.database.sql.$count(users)).toBe(1);
  });

  it("takes the name that was sent where Google has none, and the address's own without that", async () => {
    const app = await run();
    const named = await visitor(app).post(
      call,
      asha,
      bearer(await google.sign(claims({ name: undefined }))),
    );
    const other = { sub: "uid-of-ravi", email: "ravi@example.com", name: undefined };
    const nameless = await visitor(app).post(
      call,
      { name: " ", email: "ravi@example.com" },
      bearer(await google.sign(claims(other))),
    );
    expect([named.json().name, nameless.json().name]).toEqual(["Asha", "ravi"]);
  });

  it("makes one account when it comes twice at once", async () => {
    const app = await run();
    const token = await google.sign(claims());
    const both = await Promise.all([1, 2].map(() => visitor(app).post(call, asha, bearer(token))));
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await shop.database.sql.$count(users)).toBe(1);
  });

  it("gives a fresh session in place of the one that the browser came with", async () => {
    const app = await run();
    const customer = await shopper(app);
    const old = customer.cookies.get("shopai") ?? "";
    const ravi = { sub: "uid-of-ravi", email: "ravi@example.com", name: "Ravi" };
    await customer.post(call, ravi, bearer(await google.sign(claims(ravi))));
    const thief = await app.inject({ url: me, cookies: { shopai: old } });
    expect([thief.statusCode, (await customer.get(me)).json().name]).toEqual([401, "Ravi"]);
  });
});

describe("an account with a password", () => {
  it("gives its address to a user who proves it, however it is typed, and nothing else", async () => {
    const app = await run();
    const before = await shopper(app, { ...asha, name: "Mallory", password: "monsoon" });
    const shirt = { itemId: "linen-shirt", size: "M" };
    await before.post("/api/cart/add", shirt, { "idempotency-key": "click" });
    await before.post("/api/order/placeorder", cardOrder);
    await before.post("/api/cart/add", shirt, { "idempotency-key": "another" });
    const after = visitor(app);
    const spelled = { name: "Asha", email: "ASHA@Example.com" };
    const token = await google.sign(claims({ email: "Asha@example.com" }));
    expect((await after.post(call, spelled, bearer(token))).json()).toEqual({
      name: "Asha Rao",
      email: "Asha@example.com",
    });
    expect((await after.get(me)).json().name).toBe("Asha Rao");
    expect((await after.post("/api/cart/get")).json()).toEqual({});
    expect((await after.post("/api/order/userorder")).json()).toEqual([]);
    expect(await shop.database.sql.$count(cartLines)).toBe(0);
  });

  it("leaves its orders to the shop, in a closed account without a login", async () => {
    const app = await run();
    const before = await shopper(app);
    await before.post("/api/order/placeorder", cardOrder);
    await visitor(app).post(call, asha, bearer(await google.sign(claims())));
    const [order, ...others] = await allOrdersRepository(shop.database.sql).list(null, 10);
    expect([order?.email, order?.closed, others]).toEqual(["asha@example.com", true, []]);
    const closed = await shop.database.sql.select().from(users).where(isNull(users.googleSub));
    expect(closed).toMatchObject([{ canonicalEmail: null, passwordHash: null }]);
    const registered = await visitor(app).post("/api/auth/registration", {
      ...asha,
      password: "monsoon",
    });
    expect(registered.statusCode).toBe(409);
  });

  it("is not reached by a letter that only looks like one of its address", async () => {
    const app = await run();
    const kumar = { name: "Kumar", email: "kumar@example.com", password: "monsoon" };
    const before = await shopper(app, kumar);
    const email = "\u212Aumar@example.com";
    const token = await google.sign(claims({ email, sub: "uid-of-another" }));
    const response = await visitor(app).post(call, { name: "K", email }, bearer(token));
    expect([response.statusCode, response.json().field]).toEqual([400, "email"]);
    expect((await before.get(me)).statusCode).toBe(200);
    expect(await shop.database.sql.$count(users)).toBe(1);
  });

  it("shuts out a user who registered another user's address before its owner came", async () => {
    const app = await run();
    const squatter = await shopper(app);
    const owner = visitor(app);
    await owner.post(call, asha, bearer(await google.sign(claims())));
    expect((await squatter.get(me)).statusCode).toBe(401);
    const login = await squatter.post("/api/auth/login", {
      email: asha.email,
      password: "monsoon",
    });
    expect([login.statusCode, (await owner.get(me)).statusCode]).toEqual([401, 200]);
  });

  it("keeps no session of a stranger who signs in again and again while its owner arrives", async () => {
    const app = await run({ SIGN_IN_LIMIT: "1000" });
    const strangers = [await shopper(app), ...Array.from({ length: 40 }, () => visitor(app))];
    const owner = visitor(app);
    const token = await google.sign(claims());
    const logIn = (stranger: (typeof strangers)[number]) =>
      stranger.post("/api/auth/login", { email: asha.email, password: "monsoon" });
    await Promise.all([
      ...strangers.slice(0, 30).map(logIn),
      owner.post(call, asha, bearer(token)),
      ...strangers.slice(30).map(logIn),
    ]);
    const after = await Promise.all(strangers.map((stranger) => stranger.get(me)));
    expect(new Set(after.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    expect((await owner.get(me)).statusCode).toBe(200);
    expect(await shop.database.sql.$count(sessions)).toBe(1);
  });

  it("is not connected by an address that Google has not verified", async () => {
    const app = await run();
    const before = await shopper(app);
    const token = await google.sign(claims({ email_verified: false }));
    const response = await visitor(app).post(call, asha, bearer(token));
    expect([response.statusCode, response.json()]).toEqual([
      401,
      { message: "Google has not verified this email address" },
    ]);
    expect((await before.get(me)).statusCode).toBe(200);
    expect(await shop.database.sql.select().from(users)).toMatchObject([{ googleSub: null }]);
  });

  it("that belongs to one Google user is not given to another with the same address", async () => {
    const app = await run();
    await visitor(app).post(call, asha, bearer(await google.sign(claims())));
    const token = await google.sign(claims({ sub: "uid-of-the-next-owner" }));
    const response = await visitor(app).post(call, asha, bearer(token));
    expect([response.statusCode, response.json(), response.cookies]).toEqual([
      409,
      {
        message:
          "Another Google account is connected to this address. Please log in with that one.",
        field: "email",
      },
      [],
    ]);
  });
});

describe("no user is let in by", () => {
  const seconds = () => Math.floor(shop.now() / second);
  const forged = "This is not a proof that Google signed";
  const other = "Google's proof was made for another shop";
  const unnamed = "Google's proof doesn't say who you are";
  const future = "Google's proof is dated in the future";

  const signedWith = (header: { alg: string; kid?: string }, key: Uint8Array | CryptoKey) =>
    new SignJWT({ ...claims() }).setProtectedHeader(header).sign(key);

  it.each<[string, () => Promise<string> | string, string]>([
    ["a text that is no token", () => "abc", forged],
    ["a token without signature", () => unsigned(claims()), forged],
    ["another's signature", () => google.sign(claims(), google.keys.forger), forged],
    ["a key that Google doesn't have", () => google.sign(claims(), google.keys.next), forged],
    [
      "the public key used as a shared secret",
      () =>
        signedWith(
          { alg: "HS256", kid: "first" },
          new TextEncoder().encode(JSON.stringify(google.keys.first.jwk)),
        ),
      forged,
    ],
    [
      "a token that names no key",
      () => signedWith({ alg: "RS256" }, google.keys.first.privateKey),
      forged,
    ],
    [
      "a token whose content was changed",
      async () => {
        const [head, , signature] = (await google.sign(claims())).split(".");
        const changed = unsigned(claims({ email: "asha@example.com", sub: "me" })).split(".")[1];
        return `${head}.${changed}.${signature}`;
      },
      forged,
    ],
    ["a token too long to be one", () => "a".repeat(9000), forged],
    [
      "an expired token",
      () => google.sign(claims({ exp: seconds() - 1 })),
      "Google's proof has expired. Please log in with Google again.",
    ],
    ["a token without an end", () => google.sign(claims({ exp: undefined })), unnamed],
    ["another project's token", () => google.sign(claims({ aud: "other" })), other],
    [
      "another issuer's token",
      () => google.sign(claims({ iss: `https://securetoken.google.com/${projectId}-2` })),
      other,
    ],
    [
      "Google's own issuer",
      () => google.sign(claims({ iss: "https://accounts.google.com" })),
      other,
    ],
    ["a token of tomorrow", () => google.sign(claims({ iat: seconds() + 86_400 })), future],
    ["a sign-in of tomorrow", () => google.sign(claims({ auth_time: seconds() + 86_400 })), future],
    ["a token that never began", () => google.sign(claims({ iat: undefined })), unnamed],
    ["a sign-in that never was", () => google.sign(claims({ auth_time: undefined })), unnamed],
    ["a token of nobody", () => google.sign(claims({ sub: "" })), unnamed],
    ["a token without an id", () => google.sign(claims({ sub: undefined })), unnamed],
    ["an id that is no text", () => google.sign(claims({ sub: 7 })), unnamed],
    ["a token without an address", () => google.sign(claims({ email: undefined })), unnamed],
    [
      "an address that is verified in words only",
      () => google.sign(claims({ email_verified: "true" })),
      unnamed,
    ],
    [
      "somebody else's token",
      () => google.sign(claims({ email: "mallory@example.com" })),
      "Google's proof is for another email address",
    ],
  ])("%s", async (_, token, message) => {
    const customer = visitor(await run());
    const response = await customer.post(call, asha, bearer(await token()));
    expect([response.statusCode, response.json(), response.cookies]).toEqual([
      401,
      { message },
      [],
    ]);
    expect(await shop.database.sql.$count(users)).toBe(0);
  });

  it.each([{}, { authorization: "Basic YTpi" }, { authorization: "Bearer" }])(
    "a name and an address alone: %j",
    async (headers: Record<string, string>) => {
      const response = await visitor(await run()).post(call, asha, headers);
      expect([response.statusCode, response.json()]).toEqual([
        401,
        { message: "Google's proof of who you are is missing. Please try again." },
      ]);
    },
  );
});

it("a clock that is a little behind Google's keeps no user out", async () => {
  const seconds = Math.floor(shop.now() / second) + 20;
  const token = await google.sign(claims({ iat: seconds, auth_time: seconds }));
  const response = await visitor(await run()).post(call, asha, bearer(token));
  expect(response.statusCode).toBe(200);
});

it("is refused after fifty failures from one address, among which no success counts", async () => {
  const app = await run();
  const attempt = (token: string) => visitor(app).post(call, asha, bearer(token));
  const token = await google.sign(claims());
  for (let number = 1; number <= 50; number += 1) {
    expect((await attempt(token)).statusCode).toBe(200);
    expect((await attempt("abc")).statusCode).toBe(401);
  }
  const refused = await attempt(token);
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "900"]);
});

it("says so when Google's keys can't be had, and lets no user in", async () => {
  google.state.status = 500;
  const response = await visitor(await run()).post(call, asha, bearer(await google.sign(claims())));
  expect([response.statusCode, response.json(), response.cookies]).toEqual([
    503,
    {
      message: "Google can't be reached right now. Please try again soon.",
      requestId: response.headers["x-request-id"],
    },
    [],
  ]);
});

describe("the emulator", () => {
  const emulator = { FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" };

  it("is believed, unsigned, where it is set up", async () => {
    const response = await visitor(await run(emulator)).post(
      call,
      asha,
      bearer(unsigned(claims())),
    );
    expect(response.statusCode).toBe(200);
  });

  it.each<[string, Claims]>([
    ["expired", { exp: 1 }],
    ["another project's", { aud: "other" }],
    ["unverified", { email_verified: false }],
    ["nobody's", { sub: "" }],
  ])("is not believed when its token is %s", async (_, changes) => {
    const token = unsigned(claims(changes));
    const response = await visitor(await run(emulator)).post(call, asha, bearer(token));
    expect(response.statusCode).toBe(401);
  });

  it("takes the place of Google: a signed token is not read beside it", async () => {
    const token = await google.sign(claims());
    const response = await visitor(await run(emulator)).post(call, asha, bearer(token));
    expect(response.statusCode).toBe(401);
  });
});

it("the client is given the project, and nothing else of it", async () => {
  const response = await visitor(await run()).get("/api/config");
  expect(response.json().google).toEqual({
    apiKey: "public-key",
    authDomain: "shop-demo.firebaseapp.com",
    projectId: "shop-demo",
  });
});
