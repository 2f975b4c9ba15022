/** Wants every round's last piece, in cash or by card, and retries until an answer. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { testGatewayKey } from "../../server/payments/test-gateway/key.ts";
import { deliveryAddress } from "../../server/testing/shop/card-shop.ts";
import { type Acknowledged, type RacedPiece, racedPrice } from "./stock-books.ts";

/** What all racers count together. */
export type Tally = {
  /** Losers whose answer named the sold-out piece. */
  reported: number;
  /** Requests without a complete answer. */
  unanswered: number;
  cash: number;
  card: number;
  paid: number;
  readonly faults: string[];
};

type Parts = {
  readonly origins: readonly string[];
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly tally: Tally;
  readonly number: number;
};

type Reply = { readonly status: number; readonly body: Record<string, unknown> };

const agent = new Agent({ keepAlive: true, maxSockets: 400 });
/** The share of card orders. */
const payingShare = 0.7;
/** Milliseconds. */
const mostDelay = 30;
const mostTries = 2_400;

export async function registerRacer({ origins, random, tally, number }: Parts) {
  let cookie = "";
  const acknowledged: Acknowledged[] = [];

  const post = async (origin: string, path: string, body: object, key = ""): Promise<Reply> => {
    const sent = request(`${origin}${path}`, {
      method: "POST",
      agent,
      headers: {
        "content-type": "application/json",
        origin,
        ...(cookie && { cookie }),
        ...(key && { "idempotency-key": key }),
      },
    });
    const answered = once(sent, "response");
    sent.end(JSON.stringify(body));
    const [response] = await answered;
    cookie = response.headers["set-cookie"]?.[0]?.split(";")[0] ?? cookie;
    return { status: response.statusCode, body: JSON.parse(await text(response)) };
  };

  /** Asks the processes in turn until one answers; a 5xx doesn't count. */
  const ask = async (path: string, body: object, key?: string): Promise<Reply> => {
    let place = number + Math.floor(random() * origins.length);
    for (let tries = 0; tries < mostTries; tries += 1) {
      const origin = origins[place % origins.length] ?? "";
      try {
        const reply = await post(origin, path, body, key);
        if (reply.status < 500) return reply;
      } catch {
        // Killed; the next is asked.
      }
      tally.unanswered += 1;
      place += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${path} was never answered`);
  };

  const registered = await ask("/api/auth/registration", {
    name: "Asha",
    email: `${randomUUID()}@example.com`,
    password: "monsoon",
  });
  if (registered.status !== 200) throw new Error(`Registration: ${registered.status}`);

  /** Pays an opened order; whether the shop confirms it. */
  const pay = async (id: string): Promise<boolean> => {
    const window = { key_id: testGatewayKey, order_id: id, outcome: "success" };
    const bank = await ask("/test-gateway/v1/payments/create/ajax", window);
    // Refused if an earlier try paid it: the webhook notifies the shop.
    if (bank.status !== 200) return false;
    const verified = await ask("/api/order/verifyrazorpay", bank.body);
    if (verified.status === 200) return true;
    tally.faults.push(`a payment was refused: ${JSON.stringify(verified.body)}`);
    return false;
  };

  return {
    acknowledged: (): readonly Acknowledged[] => acknowledged,

    /** Whether this one got the piece. */
    async race({ _id, size, words }: RacedPiece): Promise<boolean> {
      const mark = randomUUID();
      // Staggered: a card order takes a step more, and would never come first.
      await new Promise((resolve) => setTimeout(resolve, random() * mostDelay));
      const isCash = random() < 0.5;
      const path = isCash ? "/api/order/placeorder" : "/api/order/razorpay";
      const order = {
        address: { ...deliveryAddress, street: mark },
        items: [{ _id, size, quantity: 1 }],
        amount: racedPrice,
      };
      const { status, body } = await ask(path, order, mark);
      if (status === 200) {
        tally[isCash ? "cash" : "card"] += 1;
        const isPaid = !isCash && random() < payingShare && (await pay(String(body.id)));
        if (isPaid) tally.paid += 1;
        acknowledged.push({ mark, isSold: isCash || isPaid });
        return true;
      }
      if (status === 409 && body.field === "stock" && body.message === words) tally.reported += 1;
      else tally.faults.push(`a loser was told ${status} ${JSON.stringify(body)}`);
      return false;
    },
  };
}
