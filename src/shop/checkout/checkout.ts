/**
 * The form, and the one act that places orders, for click and speech. Every end stops the spinner
 * with a message.
 */
import type { OrderPayload } from "../../../contract/schemas.ts";
import { addressOf } from "../../../domain/delivery.ts";
import { asApiError } from "../../api/api-error.ts";
import { oncePerShop } from "../once-per-shop.ts";
import { orderItems } from "../orders/order-items.ts";
import type { Shop } from "../shop.ts";
import { addressesOf } from "./address-book.ts";
import { type CardPayments, cardPaymentsOf } from "./card-payments.ts";
import { createPayCard } from "./checkout-card.ts";
import { createPayCash } from "./checkout-cash.ts";
import { type CheckoutForm, createCheckoutForm, type FormParts } from "./checkout-form.ts";
import { deliveryLookupOf } from "./delivery-lookup.ts";
import type { Attempted } from "./order-attempt.ts";
import {
  createPlaceEnds,
  orderedLines,
  orderTotal,
  type PlaceOutcome,
  placeWords,
} from "./place-outcome.ts";

export interface Checkout extends Pick<CheckoutForm, "store" | "write" | "fill" | "choose"> {
  /** Restores the form and checks card availability. */
  readonly open: () => void;
  /** Resolves when placed, refused or in the payment window. */
  readonly place: () => Promise<PlaceOutcome>;
}

export const checkoutOf = oncePerShop((shop) =>
  createCheckout(shop, {
    cards: cardPaymentsOf(shop),
    addresses: addressesOf(shop),
    places: deliveryLookupOf(shop),
  }),
);

interface CheckoutParts extends FormParts {
  readonly cards: CardPayments;
}

export function createCheckout(shop: Shop, parts: CheckoutParts): Checkout {
  const { cart, attempts, proofs } = shop;
  const { cards } = parts;
  const form = createCheckoutForm(shop, parts);
  const { store, say } = form;
  const ends = createPlaceEnds(shop, form);
  const payCash = createPayCash(shop, ends);
  const payCard = createPayCard(shop, { cards, form, ends });

  const lines = () => orderedLines(shop);
  const cartReady = () => cart.store.getState().status === "ready";

  const payload = (): OrderPayload => ({
    address: addressOf(store.getState().form),
    items: orderItems(lines()),
    amount: orderTotal(shop),
  });

  /** Ensures that the cart is complete and at the server; `anew` fetches the server's. */
  async function lackingCart(anew: boolean): Promise<PlaceOutcome | undefined> {
    if (anew || !cartReady()) await cart.join();
    await cart.flush();
    if (form.owner() === undefined) return { type: "refused", message: placeWords.signedOut };
    return cartReady() ? undefined : say(placeWords.noCart);
  }

  /**
   * The server's cart must equal the visible one, so that the order has exactly the visible lines.
   * After an order of unknown fate it is fetched first: that order may have taken it.
   */
  async function refusedCart(meant: Attempted): Promise<PlaceOutcome | undefined> {
    const seen = JSON.stringify(lines());
    const anew = attempts.followsAnother(meant);
    const lacking = await lackingCart(anew);
    if (lacking !== undefined) return lacking;
    if (lines().length === 0) return anew ? say(placeWords.perhapsTaken) : ends.empty();
    if (JSON.stringify(lines()) === seen) return undefined;
    return say(placeWords.otherCart(orderTotal(shop)));
  }

  return {
    store,
    open() {
      void cards.ask();
      form.open();
    },
    write: form.write,
    fill: form.fill,
    choose: form.choose,

    async place() {
      const { busy, method } = store.getState();
      if (busy) return { type: "busy" };
      const by = form.owner() ?? "";
      const proof = proofs.placing(by);
      if (proof === undefined) {
        if (lines().length === 0 && cartReady()) return ends.empty();
        const wrong = form.check();
        if (wrong !== undefined) return wrong;
      }
      store.setState({ busy: true, message: undefined, faults: {} });
      try {
        if (proof !== undefined)
          return (await lackingCart(false)) ?? (await payCard.confirm(by, proof));
        const meant = (): Attempted => ({ by, method, payload: payload() });
        const refusal = await refusedCart(meant());
        if (refusal !== undefined) return refusal;
        return await (method === "cod" ? payCash(meant()) : payCard.pay(meant()));
      } catch (thrown) {
        return await ends.refused(asApiError(thrown));
      }
    },
  };
}
