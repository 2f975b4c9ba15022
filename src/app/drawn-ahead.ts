/**
 * The shop as it is for everybody, before it is known who looks: what the server draws, and so what
 * the app begins with where it takes over a drawn page. What is really so follows at once.
 */
import type { Product } from "../../contract/schemas.ts";
import type { CartState } from "../shop/cart.ts";
import type { ProductsState } from "../shop/products.ts";
import type { SessionState } from "../shop/session.ts";
import type { Shop } from "../shop/shop.ts";
import { isEntry } from "./screens.ts";

/** Visitors are met at the entry, shoppers whose name is not known yet everywhere else. */
export function sessionAhead(path: string): SessionState {
  return isEntry(path) ? { status: "out" } : { status: "in", user: { name: "", email: "" } };
}

/** Lets the first drawing of a path show that shop; React asks zustand for the initial state then. */
export function beginAsDrawn(
  { session, products, cart }: Shop,
  path: string,
  list: readonly Product[],
): void {
  const ahead = sessionAhead(path);
  const empty: CartState = { cart: {}, adding: false, status: "ready" };
  const ready: ProductsState = { status: "ready", list };
  session.store.getInitialState = () => ahead;
  cart.store.getInitialState = () => empty;
  products.store.getInitialState = () => ready;
}
