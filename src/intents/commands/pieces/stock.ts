import { leftOf } from "../../../../domain/stock.ts";
import type { Size } from "../../../../domain/values.ts";
import { sizesSaid } from "../../after-order/slots.ts";
import type { Saying } from "../../grammar/saying.ts";
import type { Piece, Scene } from "../../intent.ts";
import { onePiece } from "../../resolve/pieces.ts";
import { stockWords as words } from "../../responses/stock-words.ts";
import type { Reading, Understood } from "../command.ts";
import { say } from "../say.ts";
import { asksStock, ofSize } from "./left.ts";

/** Not with a size, which has its own answer. */
export const asksStockOf = (saying: Saying, { shop }: Scene): boolean =>
  shop !== undefined &&
  asksStock(saying) &&
  (saying.sizes.length === 0 ||
    (onePiece(saying, shop) === undefined && saying.mentions.length === 0));

export function stock(saying: Saying, reading: Reading, { shop }: Scene): Understood | undefined {
  if (!shop) return undefined;
  const piece = onePiece(saying, shop);
  const [size] = sizesSaid(saying);
  if (!piece) return { slots: { topic: "stock" }, effects: [say(words.everyPage)], row: "follows" };
  const wanted =
    size ?? (reading.lower.includes("size") ? undefined : chosenSize(piece, shop.open));
  return {
    slots: { topic: "stock", product: piece.id, ...(wanted && { size: wanted }) },
    effects: [say(wanted ? ofSize(piece, wanted) : ofAll(piece))],
    row: "follows",
  };
}

const chosenSize = (piece: Piece, open: { id: string; size?: Size } | undefined) =>
  open?.id === piece.id ? open.size : undefined;

function ofAll(piece: Piece): string {
  const counted = piece.sizes.filter((size) => leftOf(piece, size) !== undefined);
  if (counted.length === 0) return words.allToOrder(piece.name, piece.sizes);
  const out = counted.filter((size) => leftOf(piece, size) === 0);
  const there = piece.sizes.filter((size) => !out.includes(size));
  return there.length === 0 ? words.allSoldOut(piece.name) : words.inSizes(piece.name, there, out);
}
