/**
 * What short turns lean on: the piece that is spoken of, the lines of the cart that were changed, the
 * size that was taken. Each is the first of several that may be meant, ranked by how surely and how
 * lately it was spoken of.
 */
import { paths } from "../../../../domain/routes.ts";
import type { Size } from "../../../../domain/values.ts";
import { isSameWearer, type Wearer } from "../../../../language/readers/wearers.ts";
import { linesOf } from "../../commands/cart/describe-cart.ts";
import type { LineInScene, Piece, Scene, ShopScene, TouchedLine } from "../../intent.ts";
import { inView, namedPiece, openPiece } from "../../resolve/reference.ts";
import { indexOf } from "../../vocabulary/catalogue-index.ts";

export type Line = ReturnType<typeof linesOf>[number];

export interface Discourse {
  /** "It", without a doubt: named last, open, or alone in view. */
  readonly piece: Piece | undefined;
  /** "It", as far as can be told: also the first of a few that were found, or what was changed last. */
  readonly likely: Piece | undefined;
  /** What is in the cart. */
  readonly lines: readonly Line[];
  /** The line that was changed last, as it is in the cart. */
  readonly line: Line | undefined;
  /** Lines as they were before they were changed or taken out, the last first. */
  readonly before: readonly Line[];
  /** The lines that were taken for such a person, and for nobody else. */
  readonly linesFor: (wearer: Wearer) => readonly Line[];
  /** The size that was taken last. */
  readonly size: Size | undefined;
  /** Whether something was said of a piece or of the cart before. */
  readonly begun: boolean;
  /** Whether the cart was changed last, and nothing was told since. */
  readonly fresh: boolean;
}

/** The first of so few that were found is what is spoken of. */
const fewFound = 3;
const known = new WeakMap<ShopScene, Discourse>();

export function discourseOf(shop: ShopScene): Discourse {
  const before = known.get(shop);
  if (before) return before;
  const discourse = read(shop);
  known.set(shop, discourse);
  return discourse;
}

function read(shop: ShopScene): Discourse {
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
    fresh: touched.length > 0 && !shop.told && !shop.lost && isLastSpoken(shop),
  };
}

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
  // What is for nobody else is mine.
  return owned.flatMap(({ line, whom }) => (whom === undefined ? [line] : []));
}

/** Whether the line that was changed last is of what was spoken of last. */
function isLastSpoken({ touched: [line] = [], named, open }: ShopScene): boolean {
  return line !== undefined && (named ?? open?.id ?? line.id) === line.id;
}

/** "It" in a question: without a doubt, or the first of what was recommended. */
export function spokenPieces({ shop, screen }: Scene): readonly Piece[] {
  if (!shop) return [];
  const { piece } = discourseOf(shop);
  if (piece) return [piece];
  return screen === paths.recommendations ? inView(shop).slice(0, fewTold) : [];
}

/** Of so many that were found the same is told. */
const fewTold = 2;

const isOf =
  ({ id, size }: LineInScene) =>
  (line: Line) =>
    line.piece.id === id && line.size === size;

function only<Each>(all: readonly Each[]): Each | undefined {
  return all.length === 1 ? all[0] : undefined;
}
