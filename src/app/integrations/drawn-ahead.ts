/**
 * Hydration: the shop as the server renders it for everybody, and as the app begins over a rendered page. The
 * real state follows at once.
 */

import type { StoreApi } from "zustand/vanilla";
import type { Product } from "../../../contract/schemas.ts";
import type { SessionState } from "../../shop/session/session.ts";
import type { Shop } from "../../shop/shop.ts";
import type { Drawn } from "../../shop/shop-context.tsx";
import { isEntry } from "../routing/screens.ts";

/** A visitor on the entry's screens; elsewhere a shopper whose name isn't known yet. */
export function sessionAhead(path: string): SessionState {
  return isEntry(path) ? { status: "out" } : { status: "in", user: { name: "", email: "" } };
}

/** What the first render of a path shows of the stores. */
export function drawnAhead(
  { session, products, cart }: Shop,
  path: string,
  list: readonly Product[],
): Drawn {
  return new Map<object, unknown>([
    drawn(session.store, sessionAhead(path)),
    drawn(cart.store, { cart: {}, adding: false, status: "ready" }),
    drawn(products.store, { status: "ready", list }),
  ]);
}

const drawn = <State>(store: StoreApi<State>, state: State) => [store, state] as const;
