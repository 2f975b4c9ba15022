/** How many are left of a size. */
import { leftOf } from "../../../../domain/stock.ts";
import { fewLeft, type Size } from "../../../../domain/values.ts";
import type { Saying } from "../../grammar/saying.ts";
import type { Piece } from "../../intent.ts";
import { asksOf, ofOtherStock, ofStock } from "../../phrases/pieces/stock.ts";
import { stockWords as words } from "../../responses/stock-words.ts";

export const asksStock = ({ text }: Pick<Saying, "text">): boolean =>
  ofStock.test(text) && asksOf.test(text) && !ofOtherStock.test(text);

export function ofSize(piece: Piece, size: Size): string {
  if (!piece.sizes.includes(size)) return words.notMade(piece.name, size, piece.sizes);
  const left = leftOf(piece, size);
  if (left === undefined) return words.toOrder(piece.name, size);
  const others = piece.sizes.filter((each) => leftOf(piece, each) !== 0);
  if (left === 0) return words.soldOut(piece.name, size, others);
  return left <= fewLeft ? words.few(piece.name, size, left) : words.there(piece.name, size, left);
}
