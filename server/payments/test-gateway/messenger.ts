/**
 * Delivers the test gateway's webhook messages to the shop: at least once each, also after a restart,
 * and in no promised order, as Razorpay does.
 */
import { sign } from "../signatures.ts";
import { webhookPath } from "../webhook-event.ts";
import type { Books } from "./books.ts";

export type MessengerParts = {
  readonly books: Books;
  /** Called before each round: what has happened meanwhile may have to be told, too. */
  readonly prepare: () => Promise<void>;
  readonly webhookSecret: () => Promise<string>;
  /** Where the shop listens; null while it doesn't. */
  readonly shop: () => string | null;
  readonly fetch: typeof fetch;
  /** Told of rounds that failed altogether. */
  readonly failed: (cause: unknown) => void;
};

/** Longest that the shop may take to answer, and how long to wait after a failure, in milliseconds. */
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

  /** Sends what is waiting, behind the round that may be under way. */
  const send = (): void => {
    round = round.then(deliverAll).catch(failed);
  };

  return {
    send,
    /** Resolves when nothing is under way any more. */
    idle: async (): Promise<void> => {
      await round;
    },
    /**
     * Resolves when the message that is under way has been answered: the shop would go on with it anyway.
     * The others stay to be delivered by the next process.
     */
    close: async (): Promise<void> => {
      clearTimeout(again);
      closing = true;
      await round;
    },
  };
}
