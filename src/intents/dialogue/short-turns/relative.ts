/** Relative sizes: "the biggest", "one size up", "same as the jacket". */
import type { Piece } from "../../intent.ts";
import type { Line } from "../../resolve/cart-lines.ts";
import { pieceMeant } from "../../resolve/pieces.ts";
import * as little from "./little-words.ts";
import { isCompared } from "./meant.ts";

import type { ShortTurn } from "./turn.ts";

export function sizeSaid(
  lower: string,
  size: string | undefined,
  { piece, size: own }: Line,
): string | undefined {
  if (size !== undefined) return size;
  const step = little.stepSaid(lower);
  return step === 0 ? relativeTo(piece, lower) : piece.sizes[piece.sizes.indexOf(own) + step];
}

export function relativeTo(piece: Piece, lower: string): string | undefined {
  if (little.largest.test(lower)) return piece.sizes.at(-1);
  return little.smallest.test(lower) ? piece.sizes[0] : undefined;
}

/** Of that line, or of the last addition. */
export function sizeOfOther(turn: ShortTurn): string | undefined {
  const { saying, shop, lines, discourse, ofMeant, more } = turn;
  const [own, another] = ofMeant;
  const other = saying.mentions.find((mention) => isCompared(mention, saying));
  const found = other && pieceMeant(other, shop, saying);
  const of = lines.filter(({ piece }) => found?.type === "one" && found.piece.id === piece.id);
  if (other) return of.at(-1)?.size;
  // "One more kurta, same size": as the one that is there.
  return more && own && !another ? own.size : discourse.size;
}
