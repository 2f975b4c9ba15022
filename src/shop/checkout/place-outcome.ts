/** How an order ends, for cash and card: words, cart, next screen. */
import type { Product } from "../../../contract/schemas.ts";
import { type CartLine, cartLines, cartTotals } from "../../../domain/cart.ts";
import { deliveryFields } from "../../../domain/delivery.ts";
import { paths } from "../../../domain/routes.ts";
import settings from "../../../shop.json" with { type: "json" };
import type { ApiError } from "../../api/api-error.ts";
import { orderable } from "../cart/orderable.ts";
import { amount } from "../money.ts";
import { noticeTime } from "../notice.ts";
import type { Shop } from "../shop.ts";
import type { CheckoutForm, FormRefusal } from "./checkout-form.ts";

export type PlaceOutcome =
  | { readonly type: "placed" }
  | { readonly type: "paying" }
  | { readonly type: "empty" }
  | FormRefusal
  | { readonly type: "busy" };

export const placeWords = {
  empty: "Your cart is empty, so there is nothing to order.",
  notPlaced: "Order Placed Error",
  noResponse:
    "The shop didn't answer. Your cart and these details are kept. Try again: it is ordered only once.",
  failed: "The order didn't go through. Your cart and these details are kept. Please try again.",
  placed: "Order Placed",
  paidAlready: "This order is paid already. Here it is.",
  signedOut: "Please log in again. Your cart and these details are kept.",
  noCart: "Your cart can't be fetched right now. Nothing is ordered. Please try again.",
  perhapsTaken:
    "Your cart is empty now. The order you sent before may have been taken: please look at your orders.",
  otherCart: (total: number) =>
    `Your cart has changed since you looked. The total is ${amount(total)} now. If that is right, place the order again.`,
  changed: (total: number) =>
    `Prices have changed since you looked. The total is ${amount(total)} now. If that is right, place the order again.`,
} as const;

export interface PlaceEnds {
  readonly empty: () => PlaceOutcome;
  /** The server has the order: empties the cart and shows orders. */
  readonly placed: (text?: string) => PlaceOutcome;
  readonly noData: () => PlaceOutcome;
  readonly refused: (error: ApiError) => Promise<PlaceOutcome>;
}

export const orderedLines = ({ cart, products }: Shop): readonly CartLine<Product>[] =>
  orderable(cartLines(cart.store.getState().cart, products.store.getState().list));

export const orderTotal = (shop: Shop): number =>
  cartTotals(orderedLines(shop), settings.deliveryFee).total;

export function createPlaceEnds(shop: Shop, { store, say, complain }: CheckoutForm): PlaceEnds {
  const { notify, goTo, log } = shop.ports;
  const { attempts } = shop;

  function placed(text: string = placeWords.placed): PlaceOutcome {
    attempts.forget();
    notify({ kind: "success", text, forMs: noticeTime.shopping });
    store.setState({ busy: false, message: undefined });
    goTo(paths.orders);
    shop.cart.clear();
    return { type: "placed" };
  }

  function noData(): PlaceOutcome {
    notify({ kind: "error", text: placeWords.notPlaced, forMs: noticeTime.shopping });
    return say(placeWords.failed);
  }

  return {
    empty() {
      say(placeWords.empty);
      return { type: "empty" };
    },
    placed,
    noData,
    async refused(error) {
      log("order", error);
      const wrong = deliveryFields.find(({ field }) => error.field === `address.${field}`);
      if (wrong !== undefined) return complain({ [wrong.field]: error.message });
      if (error.kind === "no-response") return say(placeWords.noResponse);
      if (error.status === 200) return noData();
      if (error.status === 401) {
        store.setState({ busy: false });
        shop.session.expire();
        return { type: "refused", message: error.message };
      }
      // Paid through the webhook meanwhile.
      if (error.status === 409 && error.field === "payment") return placed(placeWords.paidAlready);
      if (error.status === 409) attempts.forget();
      // Marks sold-out lines, which stay.
      if (error.field === "stock") await shop.products.retry();
      if (error.field === "amount" || error.field?.startsWith("items") === true) {
        const before = orderTotal(shop);
        await shop.products.retry();
        const total = orderTotal(shop);
        if (total !== before && error.field === "amount") return say(placeWords.changed(total));
      }
      return say(error.status < 500 && error.message !== "" ? error.message : placeWords.failed);
    },
  };
}
