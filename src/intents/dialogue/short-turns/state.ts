/**
 * Context of short turns: the current product, changed lines, the last size; each the most certain
 * and recent.
 */

import { paths } from "../../../../domain/routes.ts";
import type { Size } from "../../../../domain/values.ts";
import { isSameWearer, type Wearer } from "../../../../language/readers/wearers.ts";
import { rememberedFor } from "../../../../language/text/remembered.ts";
import type { LineInScene, Piece, Scene, ShopScene, TouchedLine } from "../../intent.ts";
import { type Line, linesOf } from "../../resolve/cart-lines.ts";
import { inView, namedPiece, openPiece } from "../../resolve/reference.ts";
import { indexOf } from "../../vocabulary/catalogue-index.ts";

export interface Discourse {
  /** "It", certainly: last named, open, or alone in view. */
  readonly piece: Piece | undefined;
  /** "It", probably: also the first of a few results, or the last change. */
  readonly likely: Piece | undefined;
  readonly lines: readonly Line[];
  /** The last changed line, now. */
  readonly line: Line | undefined;
  /** Changed or removed lines before that, last first. */
  readonly before: readonly Line[];
  /** Lines taken for this person alone. */
  readonly linesFor: (wearer: Wearer) => readonly Line[];
  /** The last size taken. */
  readonly size: Size | undefined;
  /** A product or the cart was mentioned. */
  readonly begun: boolean;
  /** The cart was last changed or described. */
  readonly fresh: boolean;
}

/** Among so few results the first is current. */
const fewFound = 3;

export const discourseOf = rememberedFor((shop: ShopScene): Discourse => {
  const { touched = [], spoken = [] } = shop;
  const { byId } = indexOf(shop.catalogue);
  const seen = inView(shop);
  const lines = linesOf(shop);
  const line = touched.flatMap((each) => lines.find(isOf(each)) ?? [])[0] ?? only(lines);
  const piece = namedPiece(shop) ?? openPiece(shop) ?? only(seen);
  const found = shop.view || shop.columns !== undefined ? [] : seen.slice(0, fewFound + 1);
  const [last = []] = spoken;
  const ofLast = last.length === 1 ? byId.get(last[0] ?? "") : undefined;
  return {
    piece,
    likely: piece ?? (found.length <= fewFound ? found[0] : undefined) ?? ofLast ?? line?.piece,
    lines,
    line,
    before: touched.flatMap(({ id, size, quantity }) => {
      const own = byId.get(id);
      return own && quantity > 0 ? [{ piece: own, size, quantity }] : [];
    }),
    linesFor: (wearer) => linesFor(wearer, lines, touched),
    size: touched[0]?.size ?? lines.at(-1)?.size,
    begun: spoken.length > 0 || touched.length > 0,
    fresh: touched.length > 0 && !shop.described && shop.lost !== "elsewhere" && isLastSpoken(shop),
  };
});

function linesFor(
  wearer: Wearer,
  lines: readonly Line[],
  touched: readonly TouchedLine[],
): readonly Line[] {
  const owned = lines.map((line) => ({
    line,
    whom: touched.find((each) => isOf(each)(line) && each.for !== undefined)?.for,
  }));
  const own = (is: (whom: Wearer) => boolean) =>
    owned.flatMap(({ line, whom }) => (whom !== undefined && is(whom) ? [line] : []));
  const same = own((whom) => whom === wearer);
  if (same.length > 0) return same;
  const alike = own((whom) => isSameWearer(whom, wearer));
  if (alike.length > 0 || wearer !== "me") return alike;
  // A line without a wearer is mine.
  return owned.flatMap(({ line, whom }) => (whom === undefined ? [line] : []));
}

/** The last changed line is of the current piece. */
function isLastSpoken({ touched: [line] = [], named, open, inView }: ShopScene): boolean {
  if (line === undefined) return false;
  const spoken = named ?? open?.id;
  if (spoken === undefined) return inView.length === 0 || inView.includes(line.id);
  return spoken === line.id;
}

/** "It" in a question: certain, or the first recommendation. */
export function spokenPieces({ shop, screen }: Scene): readonly Piece[] {
  if (!shop) return [];
  const { piece } = discourseOf(shop);
  if (piece) return [piece];
  return screen === paths.recommendations ? inView(shop).slice(0, fewSpoken) : [];
}

const fewSpoken = 2;

const isOf =
  ({ id, size }: LineInScene) =>
  (line: Line) =>
    line.piece.id === id && line.size === size;

function only<Each>(all: readonly Each[]): Each | undefined {
  return all.length === 1 ? all[0] : undefined;
}
