/** Removes lines from the cart, with an undo in the toast. */
import { linesOf, quantityOf } from "../../../domain/cart.ts";
import type { Size } from "../../../domain/values.ts";
import type { Shop } from "../shop.ts";

interface Removed {
  readonly itemId: string;
  readonly size: Size;
}

/** Milliseconds: longer, for the undo. */
const undoTime = 8000;

export function removeLines(
  { cart, ports }: Pick<Shop, "cart" | "ports">,
  lines: readonly Removed[],
  text: string,
): void {
  const before = cart.store.getState().cart;
  const held = linesOf(before).filter((line) =>
    lines.some(({ itemId, size }) => itemId === line.itemId && size === line.size),
  );
  if (held.length === 0) return;
  for (const { itemId, size } of held) void cart.remove(itemId, size);
  ports.notify({
    kind: "info",
    text,
    forMs: undoTime,
    action: {
      label: "Undo",
      run() {
        const now = cart.store.getState().cart;
        for (const { itemId, size, quantity } of held)
          if (quantity > quantityOf(now, { itemId, size }))
            void cart.restore(itemId, size, quantity);
      },
    },
  });
}
