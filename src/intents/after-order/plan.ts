import type { Effect } from "../effects.ts";
import { orderWords } from "../responses/words.ts";
import { type Asked, type OrderWorld, say } from "./asking.ts";
import { planAddress } from "./plan-address.ts";
import { planCancel } from "./plan-cancel.ts";
import { planRefund } from "./plan-refund.ts";
import { planReturn } from "./plan-return.ts";

export function planned(asked: Asked, world: OrderWorld): readonly Effect[] {
  if (world.orders.length === 0) return [say(orderWords.noOrders)];
  switch (asked.request.act) {
    case "cancel":
      return planCancel(asked, world);
    case "address":
      return planAddress(asked, world);
    case "return":
    case "exchange":
      return planReturn(asked, world);
    case "refund":
      return planRefund(asked, world);
  }
}
