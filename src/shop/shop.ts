/**
 * The shop as one thing: its stores and the acts that clicks and speech share. Everything from
 * outside is handed in; nothing here renders.
 */
import type { CartActions } from "./cart.ts";
import { createCart } from "./cart.ts";
import type { Ports } from "./ports.ts";
import { createProducts, type Products } from "./products.ts";
import { createRecommendations, type Recommendations } from "./recommendations.ts";
import { createSession, type Session } from "./session.ts";

export interface Shop {
  /** What it was made of, for the parts that open later (once-per-shop.ts). */
  readonly ports: Ports;
  /** What was handed in, for the acts that only some screens fetch. */
  readonly ports: Ports;
  readonly session: Session;
  readonly products: Products;
  readonly cart: CartActions;
  readonly recommendations: Recommendations;
}

export function createShop(ports: Ports): Shop {
  const session = createSession(ports);
  const cart = createCart({
    ...ports,
    signedIn: () => session.store.getState().status === "in",
    expired: session.expire,
  });

  session.store.subscribe((now, before) => {
    if (now.status === "in" && before.status !== "in") void cart.join();
    if (now.status === "out" && before.status === "in") cart.leave();
  });

  return {
    ports,
    session,
    cart,
    products: createProducts(ports),
    recommendations: createRecommendations(ports),
  };
}
