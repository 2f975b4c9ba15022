/**
 * The shop as it is for everybody, before it is known who looks: what the server draws, and so what
 * the app begins with where it takes over a drawn page. What is really so follows at once.
 */

import type { StoreApi } from "zustand/vanilla";
import type { Product } from "../../../contract/schemas.ts";
import type { SessionState } from "../../shop/session/session.ts";
import type { Shop } from "../../shop/shop.ts";
import type { Drawn } from "../../shop/shop-context.tsx";
import { isEntry } from "../routing/screens.ts";

/** Visitors are met at the entry, shoppers whose name is not known yet everywhere else. */
export function sessionAhead(path: string): SessionState {
  return isEntry(path) ? { status: "out" } : { status: "in", user: { name: "", email: "" } };
}

/** What the first drawing of a path shows of the shop's stores. */
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
