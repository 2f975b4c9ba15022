/**
 * Changed locally first, then at the server if signed in. A guest's cart, and what the server
 * missed, is stored and joined at sign-in.
 */
import { createStore, type StoreApi } from "zustand/vanilla";
import {
  type Cart,
  inPlaceOf,
  type LineKey,
  linesOf,
  merged,
  quantityOf,
  withLine,
} from "../../../domain/cart.ts";
import { mostOfOne, type Size } from "../../../domain/values.ts";
import { asApiError } from "../../api/api-error.ts";
import { type Notice, noticeTime } from "../notice.ts";
import type { Ports } from "../ports.ts";
import { type CartChange, changed, createCartSync, type Missed } from "./cart-sync.ts";
import { readCart } from "./stored-cart.ts";

export const guestCartKey = "shopai.cart";

export interface CartState {
  readonly cart: Cart;
  readonly adding: boolean;
  readonly status: "waiting" | "ready" | "failed";
}

export interface CartActions {
  readonly store: StoreApi<CartState>;
  /** All of `count` or nothing. False without a size. */
  readonly add: (itemId: string, size: Size | undefined, count?: number) => Promise<boolean>;
  /** 1 to 99; else false. */
  readonly setQuantity: (itemId: string, size: Size, quantity: number) => Promise<boolean>;
  readonly remove: (itemId: string, size: Size) => Promise<boolean>;
  /** Even beyond the stock. */
  readonly restore: (itemId: string, size: Size, quantity: number) => Promise<boolean>;
  /**
   * After sign-in or a failure: fetches the server's cart and joins the guest's. Concurrent calls
   * share one join.
   */
  readonly join: () => Promise<void>;
  /** Removes discontinued products, with a notice. */
  readonly drop: (lines: readonly LineKey[]) => void;
  /** After signing out: keeps only what the server lacks. */
  readonly leave: () => void;
  readonly refresh: () => Promise<void>;
  /** Resolves when the server has all changes. */
  readonly flush: () => Promise<void>;
  readonly clear: () => void;
}

interface CartSettings
  extends Pick<Ports, "api" | "storage" | "notify" | "log" | "tabs" | "after" | "newKey"> {
  readonly signedIn: () => boolean;
  readonly expired: () => void;
  /** The server's cart, nothing pending. */
  readonly fetched: (server: Cart) => void;
  /** Null if available. */
  readonly shortage: (line: LineKey, quantity: number) => string | null;
}

const empty: Cart = {};

const words = {
  mostOfOne: `You can order at most ${mostOfOne} of one size`,
  unsaved: "Your cart could not be saved. It is back as it was.",
  unjoined: "Not all of your cart could be saved. We'll try again when you come back.",
  gone: (pieces: number) =>
    pieces === 1
      ? "One piece in your cart is no longer in the shop. We removed it."
      : `${pieces} pieces in your cart are no longer in the shop. We removed them.`,
} as const;

/** The server has no such product or size. */
const isGone = ({ cause }: Missed): boolean => [400, 404].includes(asApiError(cause).status);

/** The reply's cart; the expected one if absent. */
function cartOf(reply: unknown, expected: Cart): Cart {
  const isCart =
    typeof reply === "object" &&
    reply !== null &&
    Object.values(reply).every((sizes) => typeof sizes === "object" && sizes !== null) &&
    Object.keys(reply).length >= Math.min(1, Object.keys(expected).length);
  return isCart ? (reply as Cart) : expected; // the contract's, and it looks like it
}

export function createCart(settings: CartSettings): CartActions {
  const { api, storage, notify, log, tabs, after, newKey, signedIn, expired, fetched } = settings;
  const { shortage } = settings;
  const store = createStore<CartState>(() => ({ cart: stored(), adding: false, status: "ready" }));
  let adding = 0;
  let outdated = false;
  /** Of one shopper; late answers of an earlier one are ignored. */
  let stay: { joining?: Promise<void> | undefined } = {};

  const showNotice = (kind: Notice["kind"], text: string) =>
    notify({ kind, text, forMs: noticeTime.shopping });

  const sync = createCartSync({
    after,
    async send(change, expected) {
      const { line } = change;
      if (change.type === "add" && change.count === 1) {
        // Browsers and proxies may resend on a broken connection.
        const headers = { "idempotency-key": newKey() };
        const body = { ...line };
        return cartOf(await api.call("addToCart", { body, headers, keepalive: true }), expected);
      }
      const body = { ...line, quantity: quantityOf(expected, line) };
      return cartOf(await api.call("updateCart", { body, keepalive: true }), expected);
    },
    held(server) {
      const { cart } = store.getState();
      const now = inPlaceOf(cart, server);
      if (JSON.stringify(now) !== JSON.stringify(cart)) store.setState({ cart: now });
    },
    rolledBack(change, quantity, cause) {
      log("cart", cause);
      // The session expired: the change joins at sign-in.
      if (asApiError(cause).status === 401) {
        expired();
        return;
      }
      store.setState(({ cart }) => ({ cart: withLine(cart, change.line, quantity) }));
      if (change.type === "set") showNotice("error", words.unsaved);
    },
    flushed() {
      tabs.announce("cart");
      if (outdated) void refresh();
    },
  });

  function stored(): Cart {
    try {
      return readCart(storage.getItem(guestCartKey));
    } catch (cause) {
      log("cart storage", cause);
      return empty;
    }
  }

  /** Storage may refuse; the visible cart stays. */
  function keep(cart: Cart): void {
    try {
      if (Object.keys(cart).length === 0) storage.removeItem(guestCartKey);
      else storage.setItem(guestCartKey, JSON.stringify(cart));
    } catch (cause) {
      log("cart storage", cause);
    }
  }

  /** Shows a change, then sends or stores it. */
  function make(change: CartChange): Promise<boolean> {
    const cart = changed(store.getState().cart, change);
    store.setState({ cart });
    if (signedIn()) return sync.push(change);
    keep(cart);
    tabs.announce("cart");
    return Promise.resolve(true);
  }

  async function refresh(): Promise<void> {
    const here = stay;
    await here.joining; // may be outdated
    if (here !== stay) return;
    outdated = sync.pending().length > 0;
    if (outdated) return; // refetched after this tab's changes
    if (!signedIn()) {
      store.setState({ cart: stored() });
      return;
    }
    try {
      const server = await api.call("getCart");
      if (here !== stay || sync.pending().length > 0 || !signedIn()) return;
      void sync.confirm(server);
      store.setState({ cart: server, status: "ready" });
      fetched(server);
    } catch (cause) {
      log("cart", cause);
    }
  }

  async function join(stillHere: () => boolean): Promise<void> {
    if (sync.pending().length > 0) await sync.flush();
    if (!stillHere()) return;
    sync.hold();
    store.setState({ status: "waiting" });
    let server: Cart;
    try {
      server = await api.call("getCart");
    } catch (cause) {
      log("cart", cause);
      if (!stillHere()) return;
      store.setState({ status: "failed" });
      sync.release();
      if (asApiError(cause).status === 401) expired();
      return;
    }
    if (!stillHere()) return;
    fetched(server);
    const both = merged(server, stored());
    const missing = linesOf(both)
      .filter((line) => line.quantity !== quantityOf(server, line))
      .map(({ itemId, size, quantity }) => ({
        type: "join" as const,
        line: { itemId, size },
        quantity,
      }));
    store.setState({ cart: sync.pending().reduce(changed, both), status: "ready" });
    const missed = await sync.confirm(server, missing);
    if (!stillHere()) return;
    // Joining is idempotent: keep what may yet succeed.
    const left = missed.filter((each) => !isGone(each));
    keep(left.reduce((cart, { change }) => withLine(cart, change.line, change.quantity), empty));
    if (left.length < missed.length) showNotice("info", words.gone(missed.length - left.length));
    if (left.length > 0) showNotice("error", words.unjoined);
  }

  return {
    store,
    refresh,
    flush: sync.flush,

    async add(itemId, size, count = 1) {
      if (size === undefined) return false;
      const line = { itemId, size };
      if (quantityOf(store.getState().cart, line) >= mostOfOne) {
        showNotice("info", words.mostOfOne);
        return false;
      }
      const short = shortage(line, quantityOf(store.getState().cart, line) + count);
      if (short !== null) {
        showNotice("info", short);
        return false;
      }
      adding += 1;
      store.setState({ adding: true });
      const taken = await make({ type: "add", line, count });
      adding -= 1;
      store.setState({ adding: adding > 0 });
      if (taken) showNotice("success", "Product Added");
      else showNotice("error", "Add Cart Error");
      return taken;
    },

    async setQuantity(itemId, size, quantity) {
      if (!Number.isInteger(quantity) || quantity < 1 || quantity > mostOfOne) return false;
      const line = { itemId, size };
      // Fewer is always possible, even on an overfull line.
      const more = quantity > quantityOf(store.getState().cart, line);
      const short = more ? shortage(line, quantity) : null;
      if (short !== null) {
        showNotice("info", short);
        return false;
      }
      return make({ type: "set", line: { itemId, size }, quantity });
    },

    restore: (itemId, size, quantity) => make({ type: "set", line: { itemId, size }, quantity }),

    remove: (itemId, size) => make({ type: "set", line: { itemId, size }, quantity: 0 }),

    drop(lines) {
      for (const line of lines) void make({ type: "set", line, quantity: 0 });
      showNotice("info", words.gone(lines.length));
    },

    join() {
      const here = stay;
      here.joining ??= join(() => here === stay).finally(() => {
        here.joining = undefined;
      });
      return here.joining;
    },

    leave() {
      const held = sync.confirmed();
      const unsent = linesOf(store.getState().cart)
        .filter((line) => line.quantity > quantityOf(held, line))
        .reduce((cart, line) => withLine(cart, line, line.quantity), empty);
      // Another tab may have kept more.
      const lacking = merged(stored(), unsent);
      stay = {};
      sync.reset();
      keep(lacking);
      store.setState({ cart: lacking, adding: false, status: "ready" });
    },

    clear() {
      sync.reset();
      keep(empty);
      store.setState({ cart: empty });
      tabs.announce("cart");
    },
  };
}
