import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { type Body, type Product, schemas } from "../../../contract/schemas.ts";
import { testGatewayKey } from "../../payments/test-gateway/key.ts";
import { deliveryAddress } from "../shop/card-shop.ts";
import { NoAnswer, remoteShopper } from "./remote-shopper.ts";

type Cart = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Always sent with the same key. */
type Attempt = {
  readonly key: string;
  readonly method: "cod" | "razorpay";
  readonly payload: Body<"placeOrder">;
  /** The shop's id for cash, the gateway's for cards; null until acknowledged. */
  id: string | null;
  paid: boolean;
};

/** The last unanswered request. */
type Pending =
  | { readonly kind: "cart"; readonly after: Cart }
  | { readonly kind: "order"; readonly attempt: Attempt };

export type Tally = {
  acknowledgedOrders: number;
  acknowledgedPayments: number;
  acknowledgedCartChanges: number;
  /** Unanswered orders, and how many were recorded all the same. */
  unansweredOrders: number;
  unansweredButKept: number;
  replays: number;
  unanswered: number;
  /** Status 500 and up: as unknown as no answer. */
  brokenAnswers: number;
  /** Empty if all is well. */
  readonly faults: string[];
};

export const emptyTally = (): Tally => ({
  acknowledgedOrders: 0,
  acknowledgedPayments: 0,
  acknowledgedCartChanges: 0,
  unansweredOrders: 0,
  unansweredButKept: 0,
  replays: 0,
  unanswered: 0,
  brokenAnswers: 0,
  faults: [],
});

type CrashShopperParts = {
  /** The current server. */
  readonly origin: () => string;
  readonly products: readonly Product[];
  readonly random: () => number;
  readonly tally: Tally;
};

const orderReply = z.object({ orderId: z.string() });
const cardReply = z.object({ id: z.string() });
const deliveryFee = 40;

export async function registerCrashShopper(parts: CrashShopperParts) {
  const { origin, products, random, tally } = parts;
  const shopper = remoteShopper();
  const attempts: Attempt[] = [];
  let cart: Cart = {};
  let pending: Pending | null = null;

  const below = (count: number) => Math.floor(random() * count);
  const fault = (what: string) => void tally.faults.push(what);

  const send = async (path: string, body: unknown = {}, headers = {}) => {
    const answer = await shopper
      .post(`${origin()}${path}`, body, headers)
      .catch((error: unknown) => {
        tally.unanswered += 1;
        throw error;
      });
    if (answer.status < 500) return answer;
    tally.brokenAnswers += 1;
    throw new NoAnswer(`${path} answered ${answer.status}`);
  };
  const ask = async (...request: Parameters<typeof send>): Promise<unknown> => {
    const { status, body } = await send(...request);
    if (status !== 200) throw new Error(`${request[0]} answered ${status} ${JSON.stringify(body)}`);
    return body;
  };
  const cartNow = async () => schemas.getCart.reply.parse(await ask("/api/cart/get"));
  /** Oldest first, over all pages. */
  const ordersNow = async () => {
    const page = async (body?: { readonly before: string }) =>
      schemas.userOrders.reply.parse(await ask("/api/order/userorder", body));
    let orders = await page();
    for (let older = orders; older[0]; orders = [...older, ...orders])
      older = await page({ before: older[0]._id });
    return orders;
  };

  async function changeCart(): Promise<void> {
    const product = products[below(products.length)];
    const size = product?.sizes[below(product.sizes.length)];
    if (product === undefined || size === undefined) throw new Error("Nothing is for sale");
    const line = { itemId: product._id, size };
    const held = cart[product._id]?.[size] ?? 0;
    const adds = random() < 0.5 && held < 50;
    const quantity = adds ? held + 1 : 1 + below(5);
    pending = {
      kind: "cart",
      after: { ...cart, [product._id]: { ...cart[product._id], [size]: quantity } },
    };
    if (adds) await ask("/api/cart/add", line);
    else await ask("/api/cart/update", { ...line, quantity });
    cart = pending.after;
    pending = null;
    tally.acknowledgedCartChanges += 1;
  }

  async function order(): Promise<void> {
    const key = randomUUID();
    const items = Object.entries(cart).flatMap(([_id, sizes]) =>
      Object.entries(sizes).map(([size, quantity]) => ({ _id, size, quantity })),
    );
    const price = (id: string) => products.find(({ _id }) => _id === id)?.price ?? Number.NaN;
    const attempt: Attempt = {
      key,
      method: random() < 0.8 ? "cod" : "razorpay",
      payload: {
        // Orders list no keys; the address identifies them.
        address: { ...deliveryAddress, street: key },
        items: schemas.placeOrder.body.shape.items.parse(items),
        amount: items.reduce((sum, { _id, quantity }) => sum + price(_id) * quantity, deliveryFee),
      },
      id: null,
      paid: false,
    };
    attempts.push(attempt);
    pending = { kind: "order", attempt };
    await finish(attempt);
  }

  /** Sends or resends the order and pays by card. */
  async function finish(attempt: Attempt): Promise<void> {
    if (attempt.method === "cod") await placeInCash(attempt);
    else await placeAndPay(attempt);
    cart = {};
    pending = null;
  }

  async function placeInCash(attempt: Attempt): Promise<void> {
    const { key, payload } = attempt;
    const reply = await ask("/api/order/placeorder", payload, { "idempotency-key": key });
    const { orderId } = orderReply.parse(reply);
    if (attempt.id === null) tally.acknowledgedOrders += 1;
    else if (attempt.id !== orderId) fault(`the key ${key} gave two orders`);
    attempt.id = orderId;
  }

  async function placeAndPay(attempt: Attempt): Promise<void> {
    const { key, payload } = attempt;
    const begun = await send("/api/order/razorpay", payload, { "idempotency-key": key });
    if (begun.status === 200) {
      const { id } = cardReply.parse(begun.body);
      if (attempt.id === null) tally.acknowledgedOrders += 1;
      else if (attempt.id !== id) fault(`the key ${key} gave two orders at the gateway`);
      attempt.id = id;
      const window = { key_id: testGatewayKey, order_id: id, outcome: "success" };
      const bank = await send("/test-gateway/v1/payments/create/ajax", window);
      if (bank.status === 200) await ask("/api/order/verifyrazorpay", bank.body);
    }
    // Paid at the gateway; its message informs the shop.
    const paid = async () =>
      (await ordersNow()).some(({ address, payment }) => address.street === key && payment);
    for (let tries = 0; !(await paid()); tries += 1) {
      if (tries === 200) return fault(`the order ${key} is paid at the gateway and not here`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    attempt.paid = true;
    tally.acknowledgedPayments += 1;
  }

  /** Each acknowledged order exists once, as sent; no others. */
  async function checkOrders() {
    const orders = await ordersNow();
    const there = new Map<string, { readonly id: string; readonly paid: boolean }>();
    for (const { _id, address, amount, items, payment } of orders) {
      const attempt = attempts.find(({ key }) => key === address.street);
      if (attempt === undefined) fault(`the order ${_id} was never sent`);
      if (there.has(address.street)) fault(`the order ${address.street} is there twice`);
      there.set(address.street, { id: _id, paid: payment });
      if (attempt === undefined) continue;
      const lines = items.map(({ _id, size, quantity }) => ({ _id, size, quantity }));
      if (amount !== attempt.payload.amount || !isDeepStrictEqual(lines, attempt.payload.items)) {
        fault(`the order ${attempt.key} is not what was sent`);
      }
      if (attempt.paid && !payment) fault(`the payment of ${attempt.key} was forgotten`);
    }
    for (const { key, method, id } of attempts) {
      if (id === null) continue;
      const found = there.get(key);
      if (found === undefined) fault(`the acknowledged order ${key} is gone`);
      else if (method === "cod" && found.id !== id) fault(`the order ${key} has another number`);
    }
    return there;
  }

  /** Resends an old order: must return it and leave the cart. */
  async function replayOne(): Promise<void> {
    const old = attempts.filter(({ method, id }) => method === "cod" && id !== null);
    const attempt = old[below(old.length)];
    if (attempt === undefined) return;
    await placeInCash(attempt);
    tally.replays += 1;
  }

  /** Checks, then finishes what is pending. */
  async function compare(): Promise<void> {
    const there = await checkOrders();
    const left = await cartNow();
    if (pending?.kind === "cart") {
      if (!isDeepStrictEqual(left, cart) && !isDeepStrictEqual(left, pending.after)) {
        fault(`a cart holds ${JSON.stringify(left)}, neither the old nor the new`);
      }
      cart = left;
      pending = null;
    } else if (pending?.kind === "order") {
      const { attempt } = pending;
      const kept = there.get(attempt.key);
      if (attempt.id === null) {
        tally.unansweredOrders += 1;
        if (kept !== undefined) tally.unansweredButKept += 1;
      }
      // A card order empties the cart when paid, perhaps right now.
      const bought = kept !== undefined && (attempt.method === "cod" || kept.paid);
      if (attempt.method === "cod" || bought) {
        if (!isDeepStrictEqual(left, bought ? {} : cart)) {
          fault(`the order ${attempt.key} and its cart are not one: ${JSON.stringify(left)}`);
        }
      }
      if (attempt.method === "cod") attempt.id ??= kept?.id ?? null;
      await finish(attempt);
    }
    await replayOne();
    await checkOrders();
    const now = await cartNow();
    if (!isDeepStrictEqual(now, cart)) {
      fault(`a cart holds ${JSON.stringify(now)} in place of ${JSON.stringify(cart)}`);
    }
  }

  const registration = await shopper.post(`${origin()}/api/auth/registration`, {
    name: "Asha",
    email: `${randomUUID()}@example.com`,
    password: "monsoon",
  });
  if (registration.status !== 200) throw new Error(`Registration: ${registration.status}`);

  return {
    /** Shops until there is no answer, or `goOn` is false. */
    async shop(goOn: () => boolean): Promise<void> {
      try {
        for (;;) {
          for (let change = below(3); change >= 0; change -= 1) {
            await changeCart();
            if (!goOn()) return;
          }
          await order();
          if (!goOn()) return;
        }
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
      }
    },

    /** Checks and finishes, with retries. */
    async check(): Promise<void> {
      for (let tries = 1; ; tries += 1) {
        try {
          return await compare();
        } catch (error) {
          if (!(error instanceof NoAnswer) || tries === 20) throw error;
          await new Promise((resolve) => setTimeout(resolve, 250));
        }
      }
    },
  };
}
