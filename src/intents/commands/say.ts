import type { Effect } from "../effects.ts";
import type { Piece } from "../intent.ts";
import { words } from "../responses/words.ts";
import type { Understood } from "./command.ts";

export function say(text: string): Effect {
  return { type: "say", text };
}

/** One reply for several pieces. */
export function describing(
  pieces: readonly Piece[],
  describe: (piece: Piece) => string,
  topic: { readonly topic: string },
  sums = false,
): Understood {
  const [piece] = pieces;
  // "Price of both": each and the sum.
  const sum = pieces.reduce((all, { price }) => all + price, 0);
  const together = sums && pieces.length > 1 ? ` ${words.together(sum)}` : "";
  const slots =
    pieces.length === 1 && piece
      ? { product: piece.id, ...topic }
      : { products: pieces.map(({ id }) => id), ...topic };
  return { slots, effects: [say(`${pieces.map(describe).join(" ")}${together}`)], row: "follows" };
}
