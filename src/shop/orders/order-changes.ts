/** Changes to orders: cancelling, address, returns. Shared by dialogs and speech. */
import type { Body, Order } from "../../../contract/schemas.ts";
import { type Answer, answerOf } from "../answer.ts";
import { oncePerShop } from "../once-per-shop.ts";
import type { Shop } from "../shop.ts";
import { ordersOf } from "./orders.ts";

interface OrderChanges {
  /** Default: the whole order. */
  readonly cancel: (what: Body<"cancelOrder">) => Promise<Answer<Order>>;
  readonly changeAddress: (what: Body<"changeOrderAddress">) => Promise<Answer<Order>>;
  /** `exchangeFor` a size. */
  readonly giveBack: (what: Body<"returnItem">) => Promise<Answer<Order>>;
}

type AfterCall = "cancelOrder" | "changeOrderAddress" | "returnItem";

export const orderChangesOf = oncePerShop(createOrderChanges);

function createOrderChanges(shop: Shop): OrderChanges {
  const { api, newKey } = shop.ports;
  const orders = ordersOf(shop);
  /** Acts of unknown fate keep their key for retries. */
  const keys = new Map<string, string>();

  async function act<Name extends AfterCall>(name: Name, body: Body<Name>): Promise<Answer<Order>> {
    const what = JSON.stringify([name, body]);
    const key = keys.get(what) ?? newKey();
    keys.set(what, key);
    const answer = await answerOf(shop, name, () =>
      api.call<AfterCall>(name, { body, headers: { "idempotency-key": key } }),
    );
    if (answer.type === "refused") {
      if (answer.unanswered) return answer;
      keys.delete(what);
      // The order has changed since it was shown.
      void orders.refresh();
      return answer;
    }
    keys.delete(what);
    const { order } = answer.value;
    orders.replace(order);
    // Stock has changed.
    if (name !== "changeOrderAddress") void shop.products.retry();
    return { type: "done", value: order };
  }

  return {
    cancel: (what) => act("cancelOrder", what),
    changeAddress: (what) => act("changeOrderAddress", what),
    giveBack: (what) => act("returnItem", what),
  };
}
