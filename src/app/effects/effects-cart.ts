/** Effects on the cart through the buttons' acts; undoable. */
import { type LineKey, linesOf, quantityOf, quantityWith } from "../../../domain/cart.ts";
import type { Size } from "../../../domain/values.ts";
import type { Effect } from "../../intents/effects.ts";
import type { CartActions } from "../../shop/cart/cart.ts";

type CartEffect = Extract<
  Effect,
  { type: "addToCart" | "setQuantity" | "changeSize" | "emptyCart" }
>;

export type CartPart = Pick<CartActions, "store" | "add" | "setQuantity" | "remove">;

interface UndoableChange {
  /** False if refused; the cart is unchanged. */
  readonly done: Promise<boolean>;
  /** Restores the lines at once. */
  undo(): Promise<void>;
}

export function changeCart(effect: CartEffect, cart: CartPart): UndoableChange {
  const before = cart.store.getState().cart;
  const touched = linesTouched(effect, cart);
  return {
    done: act(effect, cart),
    async undo() {
      for (const line of touched) await setLine(cart, line, quantityOf(before, line));
    },
  };
}

function linesTouched(effect: CartEffect, cart: CartPart): readonly LineKey[] {
  switch (effect.type) {
    case "addToCart":
    case "setQuantity":
      return [{ itemId: effect.id, size: effect.size }];
    case "changeSize":
      return [effect.from, effect.to].map((size) => ({ itemId: effect.id, size }));
    case "emptyCart":
      return linesOf(cart.store.getState().cart);
  }
}

async function act(effect: CartEffect, cart: CartPart): Promise<boolean> {
  switch (effect.type) {
    case "addToCart":
      return cart.add(effect.id, effect.size, effect.quantity);
    case "setQuantity":
      return setLine(cart, { itemId: effect.id, size: effect.size }, effect.quantity);
    case "changeSize": {
      const line = (size: Size): LineKey => ({ itemId: effect.id, size });
      const all = quantityWith(cart.store.getState().cart, line(effect.to), effect.quantity);
      return (
        (await setLine(cart, line(effect.to), all)) && (await setLine(cart, line(effect.from), 0))
      );
    }
    case "emptyCart": {
      const gone = linesOf(cart.store.getState().cart).map((line) => setLine(cart, line, 0));
      return (await Promise.all(gone)).every((taken) => taken);
    }
  }
}

function setLine(cart: CartPart, { itemId, size }: LineKey, quantity: number): Promise<boolean> {
  return quantity === 0 ? cart.remove(itemId, size) : cart.setQuantity(itemId, size, quantity);
}
