import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { canonicalEmail } from "../../domain/email.ts";
import { users } from "../db/schema.ts";
import { asha, openTestShop, shopper, visitor } from "../testing/shop/test-shop.ts";

const shop = await openTestShop();
beforeEach(shop.reset);
afterAll(shop.close);

const day = 24 * 60 * 60 * 1000;
const me = "/api/user/getcurrentuser";
const registration = "/api/auth/registration";
const login = "/api/auth/login";

describe("registration", () => {
  it("makes an account and signs it in", async () => {
    const customer = visitor(await shop.run());
    const response = await customer.post(registration, asha);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { name: "Asha", email: "asha@example.com" },
    ]);
    expect((await customer.get(me)).json()).toEqual({ name: "Asha", email: "asha@example.com" });
  });

  it.each([
    [{}, "All fields are required", "name"],
    [{ ...asha, name: "" }, "All fields are required", "name"],
    [{ ...asha, name: "   " }, "All fields are required", "name"],
    [{ ...asha, email: "" }, "All fields are required", "email"],
    [{ ...asha, password: "" }, "All fields are required", "password"],
    [{ ...asha, email: "no", password: undefined }, "All fields are required", "password"],
    [{ ...asha, email: "asha" }, "Please enter a valid email address", "email"],
    [{ ...asha, email: "asha@examplecom" }, "Please enter a valid email address", "email"],
    [{ ...asha, email: "no", password: "12345" }, "Please enter a valid email address", "email"],
    [{ ...asha, password: "12345" }, "Password must be at least 6 characters", "password"],
    [
      { ...asha, password: "x".repeat(201) },
      "Password is too long (at most 200 characters)",
      "password",
    ],
    [{ ...asha, name: 7 }, "Name must be text", "name"],
    [{ ...asha, name: { first: "Asha" } }, "Name must be text", "name"],
  ])("refuses %j in the shopper's words", async (body, message, field) => {
    const response = await visitor(await shop.run()).post(registration, body);
    expect([response.statusCode, response.json()]).toEqual([400, { message, field }]);
  });

  it("takes no more of an account than the three fields", async () => {
    const app = await shop.run();
    const id = "11111111-1111-4111-8111-111111111111";
    const more = { id, googleSub: "me", google_sub: "me", passwordHash: "x", createdAt: 0 };
    await shopper(app, { ...asha, ...more });
    const [user] = await shop.database.sql.select().from(users);
    expect(user).toEqual({
      id: expect.not.stringContaining(id),
      name: "Asha",
      email: "asha@example.com",
      canonicalEmail: "asha@example.com",
      passwordHash: expect.stringMatching(/^\$argon2id\$/),
      googleSub: null,
      createdAt: new Date(shop.now()),
      deletedAt: null,
    });
  });

  it.each(["' OR '1'='1", "x'); drop table users; --", "%", "_"])(
    "and signing in take SQL for the text it is: %s",
    async (words) => {
      const app = await shop.run();
      const email = `a${words.replace(/\s/g, "+")}@example.com`;
      await shopper(app, { ...asha, name: words, email });
      const mine = await visitor(app).post(login, { email, password: asha.password });
      const unknownUser = await visitor(app).post(login, { email: words, password: asha.password });
      expect([mine.statusCode, mine.json(), unknownUser.statusCode]).toEqual([
        200,
        { name: words, email },
        401,
      ]);
    },
  );

  it("says what is missing when there is no body at all", async () => {
    const response = await visitor(await shop.run()).post(registration);
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { message: "All fields are required", field: "name" },
    ]);
  });

  it("refuses a body that is not an object", async () => {
    const response = await visitor(await shop.run()).post(registration, [asha]);
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { message: "The request must be a JSON object" },
    ]);
  });

  it("refuses an address that has an account, whatever its capitals", async () => {
    const app = await shop.run();
    await shopper(app);
    const response = await visitor(app).post(registration, { ...asha, email: "ASHA@Example.com" });
    expect([response.statusCode, response.json()]).toEqual([
      409,
      { message: "User already exists", field: "email" },
    ]);
  });

  it.each([
    ["an accent", "émile@example.com"],
    ["a capital with an accent", "Émile@example.com"],
    ["a Turkish capital i", "İlker@example.com"],
    ["a Turkish small i", "ılker@example.com"],
    ["the Kelvin sign", "\u212Aumar@example.com"],
    ["full-width letters", "ａｓｈａ@example.com"],
    ["a Cyrillic letter", "\u0430sha@example.com"],
    ["a letter without width", "asha\u200B@example.com"],
    ["an accent in the domain", "asha@exámple.com"],
  ])("refuses an address with %s, and says why", async (_, email) => {
    const response = await visitor(await shop.run()).post(registration, { ...asha, email });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      {
        message:
          "Please use plain English letters, digits and signs alone in the email address: no accents, no letters that only look alike",
        field: "email",
      },
    ]);
  });

  it("lets one of two registrations at once have the address", async () => {
    const app = await shop.run();
    const both = await Promise.all(
      [asha, asha].map((details) => visitor(app).post(registration, details)),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it("keeps passwords as Argon2id hashes with the agreed cost", async () => {
    await shopper(await shop.run({ passwordCost: undefined }));
    const [user] = await shop.database.sql.select().from(users);
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    ["letters of one kind", "aaaaaa"],
    ["spaces at its ends", "  monsoon  "],
    ["signs and other alphabets", "मानसून <>&'\"\\☂"],
    ["a sentence", "the rain in Spain stays mainly on the plain, every year, all of it, always"],
    ["two hundred letters", "x".repeat(200)],
  ])("takes a password of %s, and that very one", async (_, password) => {
    const app = await shop.run();
    await visitor(app).post(registration, { ...asha, password });
    const statusWith = async (typed: string) =>
      (await visitor(app).post(login, { email: asha.email, password: typed })).statusCode;
    const others = [password.toUpperCase(), password.trim(), password.slice(0, -1), `${password} `];
    const wrong = others.filter((typed) => typed !== password && typed.length <= 200);
    expect(await statusWith(password)).toBe(200);
    expect(await Promise.all(wrong.map(statusWith))).toEqual(wrong.map(() => 401));
  });

  it("is refused after five from one address within the hour, and allowed after it", async () => {
    const app = await shop.run();
    for (const number of [1, 2, 3, 4, 5]) {
      await shopper(app, { ...asha, email: `asha${number}@example.com` });
    }
    const sixth = { ...asha, email: "asha6@example.com" };
    const refused = await visitor(app).post(registration, sixth);
    expect([refused.statusCode, refused.headers["retry-after"], refused.json()]).toEqual([
      429,
      "3600",
      { message: "Too many requests. Please wait 60 minutes and try again." },
    ]);
    shop.pass(60 * 60 * 1000);
    expect((await visitor(app).post(registration, sixth)).statusCode).toBe(200);
  });
});

describe("signing in", () => {
  it("answers the user, whatever the capitals of the address", async () => {
    const app = await shop.run();
    await shopper(app);
    const customer = visitor(app);
    const response = await customer.post(login, { email: "Asha@Example.COM", password: "monsoon" });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { name: "Asha", email: "asha@example.com" },
    ]);
    expect((await customer.get(me)).statusCode).toBe(200);
  });

  it("takes no letter for another that only looks like it", async () => {
    const app = await shop.run();
    await shopper(app, { ...asha, email: "kumari@example.com" });
    const tried = ["\u212Aumari@example.com", "kumarı@example.com", "kumarİ@example.com"];
    const responses = await Promise.all(
      tried.map((email) => visitor(app).post(login, { email, password: asha.password })),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
  });

  it("lets in an account from before addresses had to be plain, by the address it was made with", async () => {
    const app = await shop.run();
    await shopper(app);
    const email = "Émile@example.com";
    await shop.database.sql.update(users).set({ email, canonicalEmail: canonicalEmail(email) });
    const logIn = (typed: string) => visitor(app).post(login, { ...asha, email: typed });
    expect((await logIn(" Émile@EXAMPLE.com")).json()).toEqual({ name: "Asha", email });
    expect((await logIn("émile@example.com")).statusCode).toBe(401);
  });

  it("gives one answer for an unknown user and a wrong password", async () => {
    const app = await shop.run();
    await shopper(app);
    const wrong = await visitor(app).post(login, { email: asha.email, password: "winter" });
    const unknown = await visitor(app).post(login, { email: "no@example.com", password: "winter" });
    expect([wrong.statusCode, wrong.json()]).toEqual([
      401,
      { message: "Incorrect email or password" },
    ]);
    expect([unknown.statusCode, unknown.json()]).toEqual([wrong.statusCode, wrong.json()]);
    expect(wrong.cookies).toEqual([]);
  });

  it("asks for both fields and checks nothing else of them", async () => {
    const app = await shop.run();
    const bodies = [{ password: "x" }, { email: "asha" }, { email: "asha", password: "x" }];
    const responses = await Promise.all(bodies.map((body) => visitor(app).post(login, body)));
    expect(responses.map((response) => [response.statusCode, response.json()])).toEqual([
      [400, { message: "Email is required", field: "email" }],
      [400, { message: "Password is required", field: "password" }],
      [401, { message: "Incorrect email or password" }],
    ]);
  });

  it("is refused after ten failures on one account, from wherever they come", async () => {
    const app = await shop.run({ settings: { TRUST_PROXY: "127.0.0.1" } });
    await shopper(app);
    const attempt = (number: number, password: string) =>
      visitor(app).post(
        login,
        { email: asha.email, password },
        { "x-forwarded-for": `192.0.2.${number}` },
      );
    const wrong = Array.from({ length: 30 }, (_, number) => attempt(number, "wrong!"));
    const statuses = (await Promise.all(wrong)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    const refused = await attempt(31, asha.password);
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "900"]);
    shop.pass(15 * 60 * 1000);
    expect((await attempt(12, asha.password)).statusCode).toBe(200);
  });

  it("with the right password uses nothing up, however many do it behind one address", async () => {
    const app = await shop.run({ settings: { SIGN_IN_LIMIT: "2" } });
    await shopper(app);
    const attempt = (password: string) => visitor(app).post(login, { ...asha, password });
    for (let number = 1; number <= 12; number += 1) {
      expect((await attempt(asha.password)).statusCode).toBe(200);
    }
    // It gives its own count back, and no failure's.
    const mixed = ["wrong!", asha.password, "wrong!", asha.password];
    const statuses: number[] = [];
    for (const password of mixed) statuses.push((await attempt(password)).statusCode);
    expect(statuses).toEqual([401, 200, 401, 429]);
  });

  it("is refused after fifty failures from one address, at every server process", async () => {
    const [first, second] = [await shop.run(), await shop.run()];
    const wrong = Array.from({ length: 60 }, (_, number) =>
      visitor(number % 2 === 0 ? first : second).post(login, {
        email: `guess${number}@example.com`,
        password: "wrong!",
      }),
    );
    const statuses = (await Promise.all(wrong)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    const refused = await visitor(first).post(login, { email: "x@example.com", password: "y" });
    expect(refused.statusCode).toBe(429);
  });

  it("takes as many failures as the operator allows", async () => {
    const app = await shop.run({ settings: { SIGN_IN_LIMIT: "1" } });
    const attempt = () => visitor(app).post(login, { email: "x@example.com", password: "y" });
    expect([(await attempt()).statusCode, (await attempt()).statusCode]).toEqual([401, 429]);
  });
});

describe("a session", () => {
  it("rides in a cookie that scripts can't read and other sites can't send", async () => {
    const response = await visitor(await shop.run()).post(registration, asha);
    expect(response.cookies).toEqual([
      {
        name: "shopai",
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: "/",
        httpOnly: true,
        sameSite: "Lax",
        maxAge: 7 * 24 * 60 * 60,
      },
      // For the page's scripts, which learn from it only that a user is signed in.
      { name: "shopai-here", value: "1", path: "/", sameSite: "Lax", maxAge: 7 * 24 * 60 * 60 },
    ]);
  });

  it("is bound to the host and to https under an https address", async () => {
    const app = await shop.run({ settings: { PUBLIC_ORIGIN: "https://shop.example" } });
    const response = await visitor(app).post(registration, asha, {
      origin: "https://shop.example",
    });
    expect(response.cookies).toEqual([
      expect.objectContaining({ name: "__Host-shopai", secure: true, path: "/" }),
      expect.objectContaining({ name: "__Host-shopai-here", secure: true, path: "/" }),
    ]);
    for (const cookie of response.cookies) expect(cookie).not.toHaveProperty("domain");
  });

  it("is kept as a hash only", async () => {
    const customer = await shopper(await shop.run());
    const token = customer.cookies.get("shopai") ?? "";
    const stored = await shop.database.sql.query.sessions.findMany();
    expect(stored.map(({ tokenHash }) => tokenHash)).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it("is another one after each sign-in, and the old one is over", async () => {
    const app = await shop.run();
    const customer = await shopper(app);
    const old = customer.cookies.get("shopai") ?? "";
    await customer.post(login, asha);
    expect(customer.cookies.get("shopai")).not.toBe(old);
    const thief = await app.inject({ url: me, cookies: { shopai: old } });
    expect([thief.statusCode, (await customer.get(me)).statusCode]).toEqual([401, 200]);
  });

  it("ends at sign-out, for a user who kept the token too", async () => {
    const app = await shop.run();
    const customer = await shopper(app);
    const token = customer.cookies.get("shopai") ?? "";
    const response = await customer.get("/api/auth/logout");
    expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
    expect(customer.cookies.size).toBe(0);
    const later = await app.inject({ url: me, cookies: { shopai: token } });
    expect([later.statusCode, later.json()]).toEqual([401, { message: "Please log in first" }]);
  });

  it("leaves the shopper's other sessions alone at sign-out", async () => {
    const app = await shop.run();
    const phone = await shopper(app);
    const laptop = visitor(app);
    await laptop.post(login, asha);
    await laptop.get("/api/auth/logout");
    expect((await phone.get(me)).statusCode).toBe(200);
  });

  it("lasts seven days", async () => {
    const customer = await shopper(await shop.run());
    shop.pass(7 * day - 1);
    expect((await customer.get(me)).statusCode).toBe(200);
    shop.pass(1);
    expect((await customer.get(me)).statusCode).toBe(401);
  });

  it.each(["", "x", "x".repeat(5000), "%", "__proto__"])("is not made up by %j", async (token) => {
    const app = await shop.run();
    await shopper(app);
    expect((await app.inject({ url: me, cookies: { shopai: token } })).statusCode).toBe(401);
  });
});

describe("signing out", () => {
  it.each(["cross-site", "same-site"])("is not done by a %s link or picture", async (site) => {
    const customer = await shopper(await shop.run());
    const response = await customer.get("/api/auth/logout", { "sec-fetch-site": site });
    expect([response.statusCode, response.json()]).toEqual([
      403,
      { message: "Please sign out from the shop itself" },
    ]);
    expect((await customer.get(me)).statusCode).toBe(200);
  });

  it("does no harm when no user is signed in", async () => {
    const response = await visitor(await shop.run()).get("/api/auth/logout");
    expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
  });
});

it("says that Google sign-in is not set up", async () => {
  const response = await visitor(await shop.run()).post("/api/auth/googlelogin", {
    name: "Asha",
    email: asha.email,
  });
  expect([response.statusCode, response.json()]).toEqual([
    404,
    { message: "Google sign-in is not set up" },
  ]);
});
