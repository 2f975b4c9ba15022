import {
  type Cart,
  type LineKey,
  quantityOf,
  quantityWith,
  withLine,
} from "../../../domain/cart.ts";
import type { After } from "../ports.ts";

export type CartChange =
  | { readonly type: "add"; readonly line: LineKey; readonly count: number }
  /** "join": from a guest's cart at sign-in. */
  | { readonly type: "set" | "join"; readonly line: LineKey; readonly quantity: number };

export interface Missed<Change extends CartChange = CartChange> {
  readonly change: Change;
  readonly cause: unknown;
}

export const changed = (cart: Cart, change: CartChange): Cart =>
  withLine(
    cart,
    change.line,
    change.type === "add" ? quantityWith(cart, change.line, change.count) : change.quantity,
  );

/** Milliseconds of debounce. */
const debounceMs = 300;

interface CartSyncSettings {
  /** The change leads to the `expected` cart. Resolves with the server's; rejects if refused. */
  readonly send: (change: CartChange, expected: Cart) => Promise<Cart>;
  /** The server's cart, nothing pending. */
  readonly held: (server: Cart) => void;
  /** The server refused this line's last change: show its own. */
  readonly rolledBack: (change: CartChange, quantity: number, cause: unknown) => void;
  /** All sent, at least one accepted. */
  readonly flushed: () => void;
  readonly after: After;
}

interface CartSync {
  /** Resolves once sent: whether the server has it. */
  readonly push: (change: CartChange) => Promise<boolean>;
  /** Pauses until `confirm` or `release`. */
  readonly hold: () => void;
  readonly release: () => void;
  /**
   * Sets the server's cart, sends these changes, then the pending ones. Resolves with the refused
   * ones.
   */
  readonly confirm: <Change extends CartChange>(
    cart: Cart,
    first?: readonly Change[],
  ) => Promise<readonly Missed<Change>[]>;
  /** For another shopper; callers get false. */
  readonly reset: () => void;
  readonly confirmed: () => Cart;
  /** Unsent or unanswered. */
  readonly pending: () => readonly CartChange[];
  /** Sends now; resolves when nothing is left. */
  readonly flush: () => Promise<void>;
}

interface Waiting {
  change: CartChange;
  readonly finish: ((taken: boolean, cause?: unknown) => void)[];
}

export function createCartSync(settings: CartSyncSettings): CartSync {
  let confirmed: Cart = {};
  let waiting: Waiting[] = [];
  let sending: Waiting | undefined;
  let held = false;
  let stopResting: (() => void) | undefined;
  let epoch = 0;
  let took = false;
  const failed = new Set<string>();
  let idle: (() => void)[] = [];

  function rest(): void {
    stopResting?.();
    stopResting = settings.after(debounceMs, wake);
  }

  function wake(): void {
    stopResting?.();
    stopResting = undefined;
    void run();
  }

  async function run(): Promise<void> {
    if (sending !== undefined) return;
    while (!held && stopResting === undefined) {
      sending = waiting.shift();
      if (sending === undefined) break;
      await sendOne(sending);
      sending = undefined;
    }
    if (waiting.length > 0) return;
    for (const resolve of idle) resolve();
    idle = [];
    if (took) {
      took = false;
      settings.flushed();
    }
  }

  async function sendOne({ change, finish }: Waiting): Promise<void> {
    const began = epoch;
    const key = keyOf(change);
    let cause: unknown;
    try {
      const reply = await settings.send(change, changed(confirmed, change));
      if (began === epoch) {
        confirmed = reply;
        took = true;
        if (waiting.length === 0) settings.held(reply);
      }
    } catch (thrown) {
      cause = thrown;
      if (began === epoch) failed.add(key);
    }
    for (const done of finish) done(began === epoch && cause === undefined, cause);
    // A line's last change corrects earlier failures.
    if (failed.has(key) && !waiting.some((later) => keyOf(later.change) === key)) {
      failed.delete(key);
      settings.rolledBack(change, quantityOf(confirmed, change.line), cause);
    }
  }

  return {
    push: (change) =>
      new Promise((finish) => {
        const last = waiting.findLast((each) => keyOf(each.change) === keyOf(change));
        if (change.type === "set" && last?.change.type === "set") {
          last.change = change;
          last.finish.push(finish);
        } else {
          waiting.push({ change, finish: [finish] });
        }
        if (change.type === "set") rest();
        else wake();
      }),
    hold() {
      held = true;
    },
    release() {
      held = false;
      if (stopResting === undefined) void run();
    },
    async confirm<Change extends CartChange>(cart: Cart, first: readonly Change[] = []) {
      confirmed = cart;
      failed.clear();
      held = false;
      const missed: Missed<Change>[] = [];
      const sent = first.map(
        (change, place) =>
          new Promise<void>((done) => {
            const finish = (taken: boolean, cause?: unknown) => {
              if (!taken) missed.push({ change, cause });
              done();
            };
            waiting.splice(place, 0, { change, finish: [finish] });
          }),
      );
      if (stopResting === undefined || first.length > 0) wake();
      await Promise.all(sent);
      return missed;
    },
    reset() {
      epoch += 1;
      confirmed = {};
      failed.clear();
      held = false;
      stopResting?.();
      stopResting = undefined;
      const given = waiting;
      waiting = [];
      for (const { finish } of given) for (const done of finish) done(false);
      for (const resolve of idle) resolve();
      idle = [];
    },
    confirmed: () => confirmed,
    pending: () => [...(sending ? [sending] : []), ...waiting].map(({ change }) => change),
    flush() {
      if (stopResting !== undefined) wake();
      if (sending === undefined && waiting.length === 0) return Promise.resolve();
      return new Promise((resolve) => {
        idle.push(resolve);
      });
    },
  };
}

const keyOf = ({ line }: CartChange): string => `${line.size} ${line.itemId}`;
