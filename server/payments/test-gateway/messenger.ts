/**
 * Delivers the test gateway's webhooks like Razorpay: at least once, across restarts, in no fixed
 * order.
 */
import { sign } from "../signatures.ts";
import { webhookPath } from "../webhook-event.ts";
import type { Books } from "./books.ts";

type MessengerParts = {
  readonly books: Books;
  /** Called before each round. */
  readonly prepare: () => Promise<void>;
  readonly webhookSecret: () => Promise<string>;
  /** Null while not listening. */
  readonly shop: () => string | null;
  readonly fetch: typeof fetch;
  /** A whole round failed. */
  readonly failed: (cause: unknown) => void;
};

/** Milliseconds for an answer, and the pause after a failure. */
const longest = 10_000;
const pause = 5_000;

export function createMessenger(parts: MessengerParts) {
  const { books, prepare, webhookSecret, shop, fetch, failed } = parts;
  let round: Promise<void> = Promise.resolve();
  let again: NodeJS.Timeout | undefined;
  let closing = false;

  const deliver = async (address: string, id: string, body: string): Promise<boolean> => {
    try {
      const response = await fetch(`${address}${webhookPath}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-razorpay-signature": sign(body, await webhookSecret()),
          "x-razorpay-event-id": id,
        },
        body,
        signal: AbortSignal.timeout(longest),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  };

  const deliverAll = async (): Promise<void> => {
    const address = shop();
    if (address === null || closing) return;
    await prepare();
    let left = false;
    for (const { id, body } of await books.waiting()) {
      if (closing) return;
      if (await deliver(address, id, body)) await books.delivered(id);
      else left = true;
    }
    if (!left || closing) return;
    clearTimeout(again);
    again = setTimeout(send, pause).unref();
  };

  /** After the current round. */
  const send = (): void => {
    round = round.then(deliverAll).catch(failed);
  };

  return {
    send,
    idle: async (): Promise<void> => {
      await round;
    },
    /** Resolves after the current message; another process sends the rest. */
    close: async (): Promise<void> => {
      clearTimeout(again);
      closing = true;
      await round;
    },
  };
}
