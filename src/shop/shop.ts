/**
 * The shop's stores and acts, for click and speech. Everything external is injected; renders
 * nothing.
 */

import { shortage } from "../../domain/stock.ts";
import type { CartActions } from "./cart/cart.ts";
import { createCart } from "./cart/cart.ts";
import { dropWhatIsGone } from "./cart/gone.ts";
import { createProducts, type Products } from "./catalogue/products.ts";
import { type Attempts, createAttempts } from "./checkout/order-attempt.ts";
import { createPaymentProofs, type PaymentProofs } from "./checkout/payment-proofs.ts";
import type { Ports } from "./ports.ts";
import { createRecommendations, type Recommendations } from "./recommendations/recommendations.ts";
import { createSession, type Session } from "./session/session.ts";

export interface Shop {
  /** For lazily loaded acts. */
  readonly ports: Ports;
  readonly session: Session;
  readonly products: Products;
  readonly cart: CartActions;
  /** A fetched cart may reveal a taken order. */
  readonly attempts: Attempts;
  /** Checkout and orders both wait for payments. */
  readonly proofs: PaymentProofs;
  readonly recommendations: Recommendations;
}

export function createShop(ports: Ports): Shop {
  const session = createSession(ports);
  const attempts = createAttempts(ports);
  const products = createProducts(ports);
  const cart = createCart({
    ...ports,
    signedIn: () => session.store.getState().status === "in",
    expired: session.expire,
    fetched: (held) => {
      const now = session.store.getState();
      if (now.status === "in") attempts.compare(now.user.email, held);
    },
    shortage({ itemId, size }, quantity) {
      const product = products.store.getState().list.find(({ _id }) => _id === itemId);
      return product === undefined ? null : shortage(product, size, quantity);
    },
  });
  const recommendations = createRecommendations(ports);

  session.store.subscribe((now, before) => {
    if (now.status === before.status) return;
    if (now.status === "in") {
      void cart.join();
      // Retry after a lost connection.
      if (products.store.getState().status === "failed") void products.retry();
    }
    if (now.status === "out" && before.status === "in") cart.leave();
    if (now.status === "out") recommendations.forget();
    if (before.status !== "unknown") ports.tabs.announce("session");
  });
  ports.tabs.subscribe((news) => {
    switch (news) {
      case "cart":
        void cart.refresh();
        break;
      case "session":
        void session.start();
        break;
    }
  });

  dropWhatIsGone(cart, products);

  return {
    ports,
    session,
    cart,
    attempts,
    proofs: createPaymentProofs(ports),
    products,
    recommendations,
  };
}
