/**
 * Thousands of hostile requests over every call: none breaks or blocks the server, or touches
 * others' data.
 */

import { sql } from "drizzle-orm";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { calls } from "../contract/calls.ts";
import { someOrAll } from "../fixtures/some-of.ts";
import { cardOrders } from "./db/schema.ts";
import { googleKeysUrl } from "./identity/google-keys.ts";
import { productRepository } from "./repositories/products.ts";
import { sessionRepository } from "./repositories/sessions.ts";
import { type Admission, createSessions } from "./services/accounts/sessions.ts";
import { createRecommendations } from "./services/recommendations/recommendations.ts";
import { claimsOf, googleSettings, openGoogle, unsigned } from "./testing/outside/google.ts";
import { longTest } from "./testing/processes/long-test.ts";
import { openTestShop, shopper, visitor } from "./testing/shop/test-shop.ts";
import { type HostileRequest, hostileRequests } from "./testing/shoppers/hostile.ts";

const requests = someOrAll(2_600, 10_400);
/** Sent at once, so that they get into each other's way as well. */
const together = 26;
/** A hang, in milliseconds; every call has a shorter limit. */
const patience = 120_000;

const google = await openGoogle();
const shop = await openTestShop();
let app: FastifyInstance;

/** Speech services that answer anything at all, in turn; what is on this machine is really called. */
let asked = 0;
const outside: typeof fetch = async (input, init) => {
  const { hostname, port } = new URL(String(input));
  if (input === googleKeysUrl) return google.fetch(input, init);
  if (hostname === "127.0.0.1" && port !== "9") return fetch(input, init);
  asked += 1;
  if (asked % 4 === 0) throw new TypeError("fetch failed");
  if (asked % 4 === 1) return new Response("<html>", { status: 500 });
  if (asked % 4 === 3) return new Response("\0\0");
  return new Response('{"text":"hello"}', { headers: { "content-type": "application/json" } });
};

beforeAll(async () => {
  const products = productRepository(shop.database.sql);
  app = await shop.run({
    fetch: outside,
    recommend: createRecommendations({
      products,
      reranker: null,
      currency: "₹",
      now: shop.now,
    }).recommend,
    settings: {
      ...googleSettings,
      OPENAI_BASE_URL: "http://127.0.0.1:9/v1",
      AZURE_SPEECH_KEY: "key",
      AZURE_SPEECH_REGION: "nowhere",
      RECOMMENDATION_LIMIT: "1000000",
      SPEECH_LIMIT: "1000000",
      SECOND_OPINION_LIMIT: "1000000",
      ORDER_LIMIT: "1000000",
      CARD_ORDER_LIMIT: "1000000",
      RESET_LIMIT: "1000000",
      ACCOUNT_LIMIT: "1000000",
      TRUST_PROXY: "127.0.0.1",
      TEST_GATEWAY: "true",
    },
  });
  // The test gateway is called over HTTP.
  await app.listen({ port: 0, host: "127.0.0.1" });
});

afterAll(async () => {
  await shop.close();
  await google.close();
});

const address = {
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@example.com",
  street: "12 Lantern Lane",
  city: "Bengaluru",
  state: "Karnataka",
  pinCode: "560001",
  country: "India",
  phone: "+91 98450 00000",
};

/** An account with a session, a cart, a cash order and an unpaid order. */
async function victim(): Promise<readonly string[]> {
  const asha = await shopper(app);
  const items = [{ _id: "linen-shirt", size: "M", quantity: 1 }];
  const order = { address, items, amount: 1339 };
  const cash = await asha.post("/api/order/placeorder", order);
  const card = await asha.post("/api/order/razorpay", order);
  await asha.post("/api/cart/add", { itemId: "wool-coat", size: "L" });
  const [row] = await shop.database.sql.select().from(cardOrders);
  return [cash.json().orderId, card.json().id, row?.orderId ?? ""];
}

/** Everything that belongs to a shopper, as text. */
async function belongings(email: string): Promise<string> {
  const mine = sql`(select id from users where email = ${email})`;
  const orders = sql`(select id from orders where user_id in ${mine})`;
  const answers = await Promise.all(
    [
      sql`select * from users where id in ${mine}`,
      sql`select * from sessions where user_id in ${mine} order by token_hash`,
      sql`select * from cart_lines where user_id in ${mine} order by product_id, size`,
      sql`select * from orders where user_id in ${mine} order by id`,
      sql`select * from order_lines where order_id in ${orders} order by order_id, position`,
      sql`select * from card_orders where order_id in ${orders} order by order_id`,
      sql`select * from payments where order_id in ${orders} order by id`,
      sql`select * from products order by id`,
    ].map((query) => shop.database.sql.execute(query)),
  );
  return JSON.stringify(answers);
}

type Problem = { readonly what: string; readonly request: string; readonly answer: string };

/** What no answer may be, whatever was asked. */
function problemOf(request: HostileRequest, response: LightMyRequestResponse): string | null {
  const { statusCode, body, headers } = response;
  const speech = request.url.startsWith("/api/speech/");
  // The stand-in for the speech service fails by turns.
  if (statusCode >= 500 && !(speech && [502, 503].includes(statusCode))) return "a 5xx";
  if (/node_modules|\bat .*\.ts:\d|PGlite|drizzle|select .* from|Failed query/i.test(body)) {
    return "insides shown";
  }
  if (headers["content-security-policy"] === undefined) return "no security headers";
  const json = String(headers["content-type"]).startsWith("application/json");
  if (request.url.startsWith("/api/") && statusCode >= 400 && request.method !== "HEAD") {
    if (!json || typeof response.json().message !== "string") return "no words";
  }
  if (Reflect.get(Object.prototype, "polluted") !== undefined) return "a polluted prototype";
  return null;
}

const shown = (request: HostileRequest): string => JSON.stringify(request).slice(0, 1500);

it(
  `answers ${requests} malformed, hostile and random requests without harm`,
  longTest,
  async () => {
    const ids = await victim();
    const mallory = await shopper(app, {
      name: "Mallory",
      email: "mallory@example.com",
      password: "mangoes",
    });
    const admission = await admissionOf("mallory@example.com");
    const malloryId = admission.shopper.id;
    const sessions = createSessions({
      sessions: sessionRepository(shop.database.sql),
      now: shop.now,
      randomBytes: (size) => crypto.getRandomValues(new Uint8Array(size)),
    });
    const before = await belongings("asha@example.com");
    const cookies = [mallory.cookies.get("shopai") ?? "", "", "x".repeat(4_000), "%", "null"];
    const next = hostileRequests(20_260_102, {
      cookies,
      emails: ["asha@example.com", "ASHA@example.com", "mallory@example.com"],
      ids: [...ids, "linen-shirt", "wool-coat", "pay_1", malloryId],
      tokens: [
        unsigned(claimsOf(shop.now())),
        await google.sign(claimsOf(shop.now()), google.keys.forger),
        await google.sign(claimsOf(shop.now(), { email_verified: false })),
        "a.b.c",
      ],
    });

    const problems: Problem[] = [];
    const seen = new Map<string, Map<number, number>>();
    const send = async (): Promise<void> => {
      const request = next();
      const response = await answered(request);
      const problem = response === null ? "a hang" : problemOf(request, response);
      const counts = seen.get(request.aim) ?? new Map<number, number>();
      const status = response?.statusCode ?? 0;
      // By another method it is another call of the same path.
      if (isOwn(request)) seen.set(request.aim, counts.set(status, (counts.get(status) ?? 0) + 1));
      if (problem === null) return;
      const answer = response === null ? "" : `${status} ${response.body.slice(0, 300)}`;
      problems.push({ what: problem, request: shown(request), answer });
    };
    for (let sent = 0; sent < requests; sent += together) {
      // Some of them sign the attacker out.
      if (sent % (together * 4) === 0)
        cookies[0] = (await sessions.begin(admission, null, "")) ?? "";
      // So that the limits on guessing don't keep all but the first from getting further.
      shop.pass(60_000);
      await Promise.all(Array.from({ length: together }, send));
      if (problems.length > 20) break;
    }

    expect(problems).toEqual([]);
    expect(await belongings("asha@example.com")).toBe(before);
    expect((await visitor(app).get("/healthz")).statusCode).toBe(200);

    // They got somewhere: each call was taken, and refused, many times.
    const reached = Object.keys(calls).map((name) => {
      const counts = [...(seen.get(name) ?? [])];
      const of = (lowest: number) =>
        counts.some(([status]) => status >= lowest && status < lowest + 100);
      return [name, of(200), of(400)];
    });
    expect(reached).toEqual(
      Object.keys(calls).map((name) => [name, !unreachable.includes(name), true]),
    );
  },
);

/** Calls that only a proof opens, which the attacker lacks. */
const unreachable = [
  ...["googleLogIn", "verifyRazorpay", "resetPassword", "changePassword", "deleteAccount"],
  // They name another shopper's things, or nothing.
  ...["removeAddress", "deliveryTo", "cancelOrder", "changeOrderAddress", "returnItem"],
];

function isOwn({ aim, method }: HostileRequest): boolean {
  return Object.entries(calls).some(([name, call]) => name === aim && call.method === method);
}

async function admissionOf(address: string): Promise<Admission> {
  const user = await shop.database.sql.query.users.findFirst({
    where: (users, { eq }) => eq(users.email, address),
  });
  const { id = "", name = "", email = "", passwordHash } = user ?? {};
  const credential = { passwordHash: passwordHash ?? "" };
  return { shopper: { id, name, email }, credential, isNew: false };
}

/** Null when no answer comes. */
async function answered(request: HostileRequest): Promise<LightMyRequestResponse | null> {
  const { aim: _, ...sent } = request;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience);
  });
  try {
    return await Promise.race([app.inject(sent), late]);
  } finally {
    clearTimeout(timer);
  }
}
