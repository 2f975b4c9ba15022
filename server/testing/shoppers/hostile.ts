/** Malformed and hostile requests, reproducible by seed. */
import type { InjectOptions } from "fastify";
import { calls } from "../../../contract/calls.ts";

/** 0 to below 1, by seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What an attacker may know. */
type Known = {
  readonly cookies: readonly string[];
  readonly emails: readonly string[];
  /** Others' orders and payments, and products. */
  readonly ids: readonly string[];
  readonly tokens: readonly string[];
};

export type HostileRequest = Omit<InjectOptions, "url"> & {
  readonly aim: string;
  readonly url: string;
};

const address = {
  firstName: "Mallory",
  lastName: "M",
  email: "mallory@example.com",
  street: "1 Way",
  city: "Pune",
  state: "MH",
  pinCode: "411001",
  country: "India",
  phone: "1",
};

/** Valid bodies by kind. */
const goodBodies: Readonly<Record<string, unknown>> = {
  addToCart: { itemId: "linen-shirt", size: "M" },
  getCart: {},
  updateCart: { itemId: "linen-shirt", size: "M", quantity: 2 },
  register: { name: "M", email: "new@example.com", password: "mangoes" },
  logIn: { email: "mallory@example.com", password: "mangoes" },
  googleLogIn: { name: "Asha", email: "asha@example.com" },
  placeOrder: {
    address,
    items: [{ _id: "linen-shirt", size: "M", quantity: 1 }],
    amount: 1339,
  },
  razorpayOrder: {
    address,
    items: [{ _id: "linen-shirt", size: "M", quantity: 1 }],
    amount: 1339,
  },
  verifyRazorpay: {
    razorpay_order_id: "order_1",
    razorpay_payment_id: "pay_1",
    razorpay_signature: "00",
  },
  userOrders: {},
  recommend: { userNeeds: "a warm jacket for my son under 2000 rupees" },
  speak: { text: "hello" },
  understand: {
    said: "that indigo one, how dear is it",
    screen: "the collection",
    acts: ["ask-price", "find"],
    pieces: [{ id: "linen-shirt", name: "Linen Shirt" }],
  },
  saveAddress: { name: "home", address },
  removeAddress: { _id: "11111111-1111-4111-8111-111111111111" },
  changeName: { name: "Mallory" },
  // Keeps the attacker's account usable.
  changePassword: { current: "not it", password: "a password of Mallory" },
  deleteAccount: { password: "not it" },
  endSessions: { _id: "11111111-1111-4111-8111-111111111111" },
  forgotPassword: { email: "asha@example.com" },
  resetPassword: { token: "a.b.c", password: "a password of Mallory" },
  webhook: { event: "payment.captured", payload: { payment: { entity: { id: "pay_1" } } } },
};

const otherAims: Readonly<Record<string, { method: string; path: string }>> = {
  webhook: { method: "POST", path: "/api/order/razorpay-webhook" },
  health: { method: "GET", path: "/healthz" },
  picture: { method: "GET", path: "/pictures/linen-shirt/front-800.webp" },
  page: { method: "GET", path: "/cart" },
  slashes: { method: "GET", path: "//[" },
  otherHost: { method: "GET", path: "//a:b@c:99999/" },
  asset: { method: "GET", path: "/assets/index-abc123.js" },
  gatewayOrders: { method: "POST", path: "/test-gateway/v1/orders" },
  gatewayPay: { method: "POST", path: "/test-gateway/v1/payments/create/ajax" },
  gatewayLook: { method: "GET", path: "/test-gateway/v1/preferences?key_id=a&order_id=b" },
  nothing: { method: "POST", path: "/api/admin/orders" },
};

const aims: readonly (readonly [string, { method: string; path: string }])[] = [
  ...Object.entries(calls),
  ...Object.entries(otherAims),
];

const texts = [
  ...["", " ", "\0", "a\0b", "\ud800", "\udc00x", "\uffff", "\u202egnp.exe", "अ".repeat(90), "💥"],
  ...["' OR 1=1 --", "'; DROP TABLE users; --", '" OR ""="', "$1", "%", "_", "\\", "{{7*7}}"],
  ...["<script>alert(1)</script>", "javascript:alert(1)", "#{process.env}", "$(id)", "`id`"],
  ...["../../../etc/passwd", "..\\..\\x", "%2e%2e%2f", "/etc/passwd", "file:///etc/passwd"],
  ...["__proto__", "constructor", "prototype", "hasOwnProperty", "toString", "null", "undefined"],
  ...["\r\nSet-Cookie: shopai=x", "a\nb", "Infinity", "NaN", "-0", "1e999", "0x10", "１２"],
  ...[
    "x".repeat(255),
    "x".repeat(5_000),
    "a@b.c",
    "@",
    "a@".repeat(100),
    "((((((((((a",
    "a+".repeat(60),
  ],
];

const values: readonly unknown[] = [
  ...[null, true, false, 0, -0, -1, 1.5, 1e308, 2 ** 53, -(2 ** 31), 2 ** 31, 1e-7, 100, 99],
  ...[[], {}, [[]], [null], { length: 1e9 }, { toString: 1 }, { $gt: "" }, { valueOf: 1 }],
  ...[["a", "a"], { __proto__: null }, { id: 1, userId: 1, paid: true, role: "admin" }],
];

const headerTexts = texts.filter((text) => /^[\x20-\x7e]*$/.test(text));

export function hostileRequests(seed: number, known: Known) {
  const random = randomFrom(seed);
  const chance = (likely: number): boolean => random() < likely;
  const number = (below: number): number => Math.floor(random() * below);
  const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item => {
    const item = items[number(items.length)];
    if (item === undefined && items.length === 0) throw new Error("Nothing to pick from");
    return item as Item; // within the list
  };

  const text = (): string =>
    chance(0.25) ? pick([...known.emails, ...known.ids, ...known.tokens]) : pick(texts);
  const value = (depth = 0): unknown => {
    if (chance(0.45)) return text();
    if (depth > 3 || chance(0.6)) return pick(values);
    if (chance(0.5)) return Array.from({ length: number(4) }, () => value(depth + 1));
    return Object.fromEntries(
      Array.from({ length: number(4) }, () => [text(), value(depth + 1)] as const),
    );
  };

  /** Changes, drops or adds one thing. */
  const mutated = (good: unknown): unknown => {
    if (typeof good !== "object" || good === null || chance(0.15)) return value();
    if (Array.isArray(good)) {
      if (chance(0.2)) return Array.from({ length: pick([0, 2, 101, 150]) }, () => good[0]);
      return good.map((item) => (chance(0.6) ? mutated(item) : item));
    }
    const entries = Object.entries(good);
    const at = number(entries.length + 1);
    if (at === entries.length) return { ...good, [text()]: value(), userId: pick(known.ids) };
    return Object.fromEntries(
      entries.flatMap(([name, item], index) => {
        if (index !== at) return [[name, item]];
        return chance(0.2) ? [] : [[name, mutated(item)]];
      }),
    );
  };

  const payload = (aim: string): string | Buffer | undefined => {
    const good = goodBodies[aim];
    const kind = random();
    if (kind < 0.15) return JSON.stringify(good ?? {});
    if (kind < 0.7) return JSON.stringify(mutated(good ?? {})) ?? "null";
    if (kind < 0.8) return JSON.stringify(value()) ?? "null";
    if (kind < 0.84) return JSON.stringify(good ?? {}).slice(0, number(30));
    if (kind < 0.87) return Buffer.from(Array.from({ length: number(200) }, () => number(256)));
    if (kind < 0.9)
      return `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":1}}}`;
    if (kind < 0.92) return `${"[".repeat(9_000)}${"]".repeat(9_000)}`;
    if (kind < 0.93) return JSON.stringify({ userNeeds: "x".repeat(70_000) });
    if (kind < 0.96) return `{"itemId":"a","itemId":${JSON.stringify(text())},"quantity":1e400}`;
    return undefined;
  };

  const url = (path: string): string => {
    const kind = random();
    if (kind < 0.8) return path;
    if (kind < 0.85)
      return `${path}?${encodeURIComponent(wellFormed(text()))}=${encodeURIComponent(wellFormed(text()))}`;
    if (kind < 0.88) return `${path}/${encodeURIComponent(wellFormed(text()))}`;
    if (kind < 0.91) return path.replaceAll("/", "//");
    if (kind < 0.94)
      return `/pictures/${pick(["..%2f", "%2e%2e/", "..%5c", "%00", "%c0%ae/", "../"])}${pick(["app.ts", "package.json", "etc/passwd"])}`;
    if (kind < 0.96)
      return `${path}${pick(["%", "%zz", "%00", "%ff", "%u0000", ";a=b", ".json", "~"])}`;
    if (kind < 0.98) return path.toUpperCase();
    return `/${"a".repeat(number(3_000))}`;
  };

  const headers = (): Record<string, string> => {
    const set: Record<string, string> = { host: "shop.test" };
    if (chance(0.92)) set["content-type"] = chance(0.9) ? "application/json" : contentType();
    const from = random();
    if (from < 0.7) set.origin = "http://shop.test";
    else if (from < 0.85)
      set.origin = pick(["https://evil.example", "null", "http://shop.test.evil.example"]);
    if (chance(0.1)) set["sec-fetch-site"] = pick(["cross-site", "same-site", "none", "x"]);
    if (chance(0.1)) set["idempotency-key"] = pick(headerTexts);
    if (chance(0.15))
      set.authorization = `${pick(["Bearer ", "Basic ", "bearer  ", ""])}${pick([...known.tokens, ...headerTexts])}`;
    if (chance(0.1)) set["x-razorpay-signature"] = pick(headerTexts);
    if (chance(0.1)) set["x-razorpay-event-id"] = pick([...known.ids, ...headerTexts]);
    if (chance(0.1)) set.accept = pick(["text/html", "*/*", "x/y;q=2", ...headerTexts]);
    if (chance(0.1)) set["accept-encoding"] = pick(["br", "gzip;q=0", "*", ",,,", "x".repeat(500)]);
    if (chance(0.05)) set["if-none-match"] = pick(["*", '"a"', 'W/"', ...headerTexts]);
    if (chance(0.05)) set.range = pick(["bytes=0-", "bytes=9-1", "bytes=-99999999999", "x"]);
    if (chance(0.05)) set["x-forwarded-for"] = pick(["1.2.3.4", "::1", ...headerTexts]);
    if (chance(0.03)) set.host = pick(["evil.example", "", "[", "shop.test:99999"]);
    if (chance(0.02)) set["content-length"] = pick(["0", "5", "99999"]);
    const cookie = random();
    if (cookie < 0.75) set.cookie = `shopai=${known.cookies[0]}`;
    else if (cookie < 0.9)
      set.cookie = `shopai=${pick([...known.cookies, ...headerTexts])}; ${pick(headerTexts)}`;
    return set;
  };
  const contentType = (): string =>
    pick([
      "text/plain",
      "audio/wav",
      "multipart/form-data; boundary=x",
      "application/json; charset=utf-16",
      "application/JSON;;",
      "x",
      "",
    ]);

  return (): HostileRequest => {
    const [aim, { method, path }] = pick(aims);
    const used = chance(0.9)
      ? method
      : pick(["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"]);
    const recording = aim === "transcribe" && chance(0.5);
    const body = used === "GET" || used === "HEAD" ? undefined : payload(aim);
    return {
      aim,
      // Fastify's methods are fewer than its router's.
      method: used as NonNullable<InjectOptions["method"]>,
      url: url(path),
      headers: { ...headers(), ...(recording && { "content-type": "audio/wav" }) },
      remoteAddress: chance(0.5) ? "127.0.0.1" : `10.0.${number(256)}.${number(256)}`,
      ...(body === undefined ? {} : { payload: body }),
    };
  };
}

/** Half a character can't be in an address. */
const wellFormed = (text: string): string => Buffer.from(text).toString();
