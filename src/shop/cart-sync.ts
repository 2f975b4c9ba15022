/**
 * Sends the changes of a cart to the server one after the other, and knows what the server holds.
 * Waiting changes of one line that follow each other become one: only the last quantity is sent.
 */
import type { Cart } from "../../contract/schemas.ts";
import { type LineKey, quantityOf, withLine } from "./cart-lines.ts";

export type CartChange =
  | { readonly type: "add"; readonly line: LineKey }
  | { readonly type: "set"; readonly line: LineKey; readonly quantity: number };

export interface CartSyncSettings {
  /** Sends one change; rejects when the server didn't take it. */
  readonly send: (change: CartChange) => Promise<void>;
  /** The server didn't take a change, and no later one of that line waits: show what it holds. */
  readonly rolledBack: (line: LineKey, quantity: number, cause: unknown) => void;
}

export interface CartSync {
  /** Settles when the change has been sent: true when the server has it. */
  readonly push: (change: CartChange) => Promise<boolean>;
  /** What the server is known to hold, after fetching it or signing out. */
  readonly confirm: (cart: Cart) => void;
}

interface Waiting {
  change: CartChange;
  readonly settled: ((taken: boolean) => void)[];
}

export function createCartSync({ send, rolledBack }: CartSyncSettings): CartSync {
  let confirmed: Cart = {};
  let waiting: Waiting[] = [];
  let running = false;
  let epoch = 0;

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { change, settled } = next;
      const began = epoch;
      let taken = true;
      try {
        await send(change);
      } catch (cause) {
        taken = false;
        if (began === epoch && !waiting.some((later) => sameLine(later.change, change))) {
          rolledBack(change.line, quantityOf(confirmed, change.line), cause);
        }
      }
      if (taken && began === epoch) {
        const quantity =
          change.type === "add" ? quantityOf(confirmed, change.line) + 1 : change.quantity;
        confirmed = withLine(confirmed, change.line, quantity);
      }
      for (const settle of settled) settle(taken);
    }
    running = false;
  }

  return {
    push: (change) =>
      new Promise((settle) => {
        const last = waiting.findLast((each) => sameLine(each.change, change));
        if (change.type === "set" && last?.change.type === "set") {
          last.change = change;
          last.settled.push(settle);
        } else {
          waiting.push({ change, settled: [settle] });
        }
        void run();
      }),
    confirm(cart) {
      epoch += 1;
      for (const { settled } of waiting) for (const settle of settled) settle(false);
      waiting = [];
      confirmed = cart;
    },
  };
}

const sameLine = (one: CartChange, other: CartChange): boolean =>
  one.line.itemId === other.line.itemId && one.line.size === other.line.size;
