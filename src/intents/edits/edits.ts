/** Changes of the cart, as counts of lines. */
import type { Size } from "../../../domain/values.ts";
import type { Effect } from "../effects.ts";
import type { Piece, ShopScene } from "../intent.ts";

/** A line's count before and after. */
export interface LineChange {
  readonly piece: Piece;
  readonly size: Size;
  readonly before: number;
  readonly after: number;
}

export type Edit = readonly LineChange[];

export const lineKey = (id: string, size: string) => `${id} ${size}`;

export function countIn({ cart }: ShopScene, id: string, size: string): number {
  return cart.find((line) => line.id === id && line.size === size)?.quantity ?? 0;
}

export function editKey(edit: Edit): string {
  return edit
    .map(({ piece, size, after }) => `${piece.id} ${size} ${after}`)
    .sort()
    .join("|");
}

/** By the shop's own effects: a whole line that moves keeps its place. */
export function effectsOf(edit: Edit): readonly Effect[] {
  const moved = movedIn(edit);
  if (moved) {
    const [from, to] = moved;
    const { piece } = from;
    return [
      {
        type: "changeSize",
        id: piece.id,
        name: piece.name,
        from: from.size,
        to: to.size,
        quantity: from.before,
      },
    ];
  }
  return edit.map(({ piece: { id, name }, size, before, after }) =>
    after > before
      ? { type: "addToCart", id, name, size, quantity: after - before }
      : { type: "setQuantity", id, name, size, quantity: after },
  );
}

function movedIn(edit: Edit): readonly [LineChange, LineChange] | undefined {
  const [one, other, more] = edit;
  if (!one || !other || more || one.piece.id !== other.piece.id) return undefined;
  const [from, to] = one.after < one.before ? [one, other] : [other, one];
  const whole = from.after === 0 && to.after - to.before === from.before;
  return whole ? [from, to] : undefined;
}
