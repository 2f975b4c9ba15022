/** Hydration: the shop as prerendered, and as the app starts over it. The real state follows. */

import type { StoreApi } from "zustand/vanilla";
import type { ProductsState } from "../../shop/catalogue/products.ts";
import type { SessionState } from "../../shop/session/session.ts";
import type { Shop } from "../../shop/shop.ts";
import type { PrerenderedStores } from "../../shop/shop-context.tsx";
import { isEntry } from "../routing/screens.ts";

/** A visitor on entry screens, elsewhere a shopper without a name. */
export function prerenderedSession(path: string): SessionState {
  return isEntry(path) ? { status: "out" } : { status: "in", user: { name: "", email: "" } };
}

/** The stores' state for a path's first render. */
export function prerenderedState(
  { session, products, cart }: Shop,
  path: string,
  pieces: ProductsState,
): PrerenderedStores {
  return new Map<object, unknown>([
    drawn(session.store, prerenderedSession(path)),
    drawn(cart.store, { cart: {}, adding: false, status: "ready" }),
    drawn(products.store, pieces),
  ]);
}

const drawn = <State>(store: StoreApi<State>, state: State) => [store, state] as const;
