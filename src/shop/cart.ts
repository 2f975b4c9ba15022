/**
 * The cart: changed here first, then at the server for a signed-in shopper. A guest's cart lives in
 * storage and joins the server's at sign-in.
 */
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Cart, Size } from "../../contract/schemas.ts";
import { asApiError } from "../api/api-error.ts";
import { linesOf, merged, mostOfOne, quantityOf, readCart, withLine } from "./cart-lines.ts";
import { createCartSync } from "./cart-sync.ts";
import { type Notice, noticeTime } from "./notice.ts";
import type { Ports } from "./ports.ts";

export const guestCartKey = "shopai.cart";

export interface CartState {
  readonly cart: Cart;
  /** An add-to-cart call is running. */
  readonly adding: boolean;
}

export interface CartActions {
  readonly store: StoreApi<CartState>;
  /** One more of a product in a size. Without a size it does nothing and answers false. */
  readonly add: (itemId: string, size: Size | undefined) => Promise<boolean>;
  /** Sets a line to 1 to 99; anything else is ignored and answers false. */
  readonly setQuantity: (itemId: string, size: Size, quantity: number) => Promise<boolean>;
  readonly remove: (itemId: string, size: Size) => Promise<boolean>;
  /** Somebody signed in: fetch the server's cart and join the guest's to it. */
  readonly join: () => Promise<void>;
  /** Somebody signed out: start an empty guest cart. */
  readonly leave: () => void;
}

export interface CartSettings extends Pick<Ports, "api" | "storage" | "notify" | "log"> {
  readonly signedIn: () => boolean;
  /** The server answered that nobody is signed in. */
  readonly expired: () => void;
}

export function createCart(settings: CartSettings): CartActions {
  const { api, storage, notify, log, signedIn, expired } = settings;
  const store = createStore<CartState>(() => ({ cart: stored(), adding: false }));
  let adding = 0;

  const tell = (kind: Notice["kind"], text: string) =>
    notify({ kind, text, forMs: noticeTime.shopping });

  const sync = createCartSync({
    async send(change) {
      if (change.type === "add") await api.call("addToCart", { body: { ...change.line } });
      else await api.call("updateCart", { body: { ...change.line, quantity: change.quantity } });
    },
    rolledBack(line, quantity, cause) {
      log("cart", cause);
      store.setState(({ cart }) => ({ cart: withLine(cart, line, quantity) }));
      if (asApiError(cause).status === 401) expired();
    },
  });

  function stored(): Cart {
    try {
      return readCart(storage.getItem(guestCartKey));
    } catch (cause) {
      log("cart storage", cause);
      return {};
    }
  }

  /** Keeps a guest's cart; storage that refuses is no reason to lose the one on screen. */
  function keep(cart: Cart): void {
    try {
      if (Object.keys(cart).length === 0) storage.removeItem(guestCartKey);
      else storage.setItem(guestCartKey, JSON.stringify(cart));
    } catch (cause) {
      log("cart storage", cause);
    }
  }

  function show(cart: Cart): void {
    store.setState({ cart });
    if (!signedIn()) keep(cart);
  }

  async function set(itemId: string, size: Size, quantity: number): Promise<boolean> {
    const line = { itemId, size };
    show(withLine(store.getState().cart, line, quantity));
    if (!signedIn()) return true;
    const taken = await sync.push({ type: "set", line, quantity });
    if (!taken) tell("error", "Your cart could not be saved. It is back as it was.");
    return taken;
  }

  return {
    store,
    async add(itemId, size) {
      if (size === undefined) return false;
      const line = { itemId, size };
      const { cart } = store.getState();
      const now = quantityOf(cart, line);
      if (now >= mostOfOne) {
        tell("info", `${mostOfOne} of one size is the most we can sell at once`);
        return false;
      }
      show(withLine(cart, line, now + 1));
      adding += 1;
      store.setState({ adding: true });
      const taken = !signedIn() || (await sync.push({ type: "add", line }));
      adding -= 1;
      store.setState({ adding: adding > 0 });
      if (taken) tell("success", "Product Added");
      else tell("error", "Add Cart Error");
      return taken;
    },

    async setQuantity(itemId, size, quantity) {
      if (!Number.isInteger(quantity) || quantity < 1 || quantity > mostOfOne) return false;
      return set(itemId, size, quantity);
    },

    remove: (itemId, size) => set(itemId, size, 0),

    async join() {
      let server: Cart;
      try {
        server = await api.call("getCart");
      } catch (cause) {
        log("cart", cause);
        return;
      }
      const all = merged(server, stored());
      sync.confirm(server);
      store.setState({ cart: all });
      const sent = await Promise.all(
        linesOf(all)
          .filter((line) => line.quantity !== quantityOf(server, line))
          .map(({ itemId, size, quantity }) =>
            sync.push({ type: "set", line: { itemId, size }, quantity }),
          ),
      );
      // Joining again changes nothing, so the guest's cart waits until the server has all of it.
      if (sent.every(Boolean)) keep({});
    },

    leave() {
      sync.confirm({});
      keep({});
      store.setState({ cart: {}, adding: false });
    },
  };
}
