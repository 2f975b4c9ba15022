/** Removes discontinued products, with a notice. */
import { goneFrom, type LineKey } from "../../../domain/cart.ts";
import type { Products } from "../catalogue/products.ts";
import type { CartActions } from "./cart.ts";

export function dropWhatIsGone(
  cart: Pick<CartActions, "store" | "flush" | "drop">,
  products: Pick<Products, "store" | "retry">,
): void {
  /** Once each; the cart's screen handles the rest. */
  const dropped = new Set<string>();
  let checking = false;

  const gone = (): readonly LineKey[] => {
    const { cart: held, status } = cart.store.getState();
    const { list, status: listed } = products.store.getState();
    // An empty list is probably an error.
    if (status !== "ready" || listed !== "ready" || list.length === 0) return [];
    return goneFrom(held, list).filter((line) => !dropped.has(keyOf(line)));
  };

  async function check(): Promise<void> {
    if (checking || gone().length === 0) return;
    checking = true;
    // The product may be newer than the list.
    await products.retry();
    await cart.flush();
    checking = false;
    const lines = gone();
    if (lines.length === 0) return;
    for (const line of lines) dropped.add(keyOf(line));
    cart.drop(lines);
  }

  cart.store.subscribe(() => void check());
  products.store.subscribe(() => void check());
}

const keyOf = ({ itemId, size }: LineKey): string => `${size} ${itemId}`;
