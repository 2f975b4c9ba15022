/**
 * What a shopper may still do with an order: cancel it or a line of it, correct where it goes, give
 * pieces back or have them in another size. Dialogs and speech share it.
 */
import type { Body, Order } from "../../../contract/schemas.ts";
import { type Answer, answerOf } from "../answer.ts";
import { oncePerShop } from "../once-per-shop.ts";
import type { Shop } from "../shop.ts";
import { ordersOf } from "./orders.ts";

export interface OrderDesk {
  /** Without a line the whole order. */
  readonly cancel: (what: Body<"cancelOrder">) => Promise<Answer<Order>>;
  readonly changeAddress: (what: Body<"changeOrderAddress">) => Promise<Answer<Order>>;
  /** With `exchangeFor` for another size. */
  readonly giveBack: (what: Body<"returnItem">) => Promise<Answer<Order>>;
}

type AfterCall = "cancelOrder" | "changeOrderAddress" | "returnItem";

export const orderDeskOf = oncePerShop(createOrderDesk);

export function createOrderDesk(shop: Shop): OrderDesk {
  const { api, newKey } = shop.ports;
  const orders = ordersOf(shop);
  /** Acts whose fate is unknown keep their key: sent again they are the same act. */
  const keys = new Map<string, string>();

  async function act<Name extends AfterCall>(name: Name, body: Body<Name>): Promise<Answer<Order>> {
    const what = JSON.stringify([name, body]);
    const key = keys.get(what) ?? newKey();
    keys.set(what, key);
    const answer = await answerOf(shop, name, () =>
      api.call<AfterCall>(name, { body, headers: { "idempotency-key": key } }),
    );
    if (answer.type === "refused") {
      if (answer.unheard) return answer;
      keys.delete(what);
      // The order stands otherwise than it was shown.
      void orders.refresh();
      return answer;
    }
    keys.delete(what);
    const { order } = answer.told;
    orders.replace(order);
    // What came back to the shelf, or left it, is counted anew.
    if (name !== "changeOrderAddress") void shop.products.retry();
    return { type: "done", told: order };
  }

  return {
    cancel: (what) => act("cancelOrder", what),
    changeAddress: (what) => act("changeOrderAddress", what),
    giveBack: (what) => act("returnItem", what),
  };
}
