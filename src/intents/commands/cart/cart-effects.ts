import type { Effect } from "../../effects.ts";
import type { ShopScene } from "../../intent.ts";
import { type Line, linesOf } from "../../resolve/cart-lines.ts";
import { words } from "../../responses/words.ts";
import type { Reading, Understood } from "../command.ts";
import { waitingFor } from "../waiting.ts";

export function emptied(reading: Reading, shop: ShopScene): Understood {
  if (shop.cart.length === 0) {
    return { slots: {}, effects: [{ type: "say", text: words.cart([]) }], row: "follows" };
  }
  const does: readonly Effect[] = [{ type: "emptyCart" }, ...waitingFor(reading.row)];
  const text = words.askEmpty(linesOf(shop).reduce((sum, line) => sum + line.quantity, 0));
  return {
    slots: {},
    effects: [{ type: "ask", question: { id: "confirm", text, about: reading.said, does } }],
    row: "waits",
  };
}

export function quantity({ piece: { id, name }, size }: Line, to: number): Effect {
  return { type: "setQuantity", id, name, size, quantity: Math.max(0, Math.min(99, to)) };
}

export function resized({ piece: { id, name }, size, quantity }: Line, to: Line["size"]): Effect {
  return { type: "changeSize", id, name, from: size, to, quantity };
}
