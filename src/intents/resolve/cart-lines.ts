import { type Totals, totals } from "../../../domain/cart.ts";
import { paths } from "../../../domain/routes.ts";
import { readSize, sizeForm } from "../../../language/readers/sizes.ts";
import { guarded } from "../../../language/text/guarded.ts";
import type { Piece, Scene, ShopScene } from "../intent.ts";
import { indexOf } from "../vocabulary/catalogue-index.ts";
import { namedPiece, openPiece, refer } from "./reference.ts";

export type Line = ReturnType<typeof linesOf>[number];

type MeantLines =
  | { readonly type: "these"; readonly lines: readonly Line[] }
  | { readonly type: "one-of"; readonly lines: readonly Line[] }
  | { readonly type: "none" };

const sizeSaid = new RegExp(`\\s*\\b(?:in )?(?:size )?${sizeForm}\\b(?: ones?\\b)?`);
const all = guarded(
  /^(?:(?:them |these |those )?(?:all|both)(?: of (?:it|them|these|those|the)| the)?|everything)(?: |$)/,
);
const isIt = (thing: string) =>
  /^(?:it|this|that|this one|that one|this piece|them|these|those|one|ones|the|(?:the |its )?size)?$/.test(
    thing.trim(),
  );

export function linesOf(shop: ShopScene) {
  const { byId } = indexOf(shop.catalogue);
  return shop.cart.flatMap(({ id, size, quantity }) => {
    const piece = byId.get(id);
    return piece ? [{ piece, size, quantity }] : [];
  });
}

/** Whole rupees. */
export function totalsOf(shop: ShopScene): Totals {
  const lines = linesOf(shop).map(({ piece: { price }, quantity }) => ({ price, quantity }));
  return totals(lines, shop.fee);
}

export function sumOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { piece, quantity }) => sum + piece.price * quantity, 0);
}

/** On the cart all, elsewhere the current ones. */
export function linesInScope({ screen }: Scene, shop: ShopScene): readonly Line[] {
  const lines = linesOf(shop);
  if (screen === paths.cart || screen === paths.placeOrder) return lines;
  const piece = namedPiece(shop) ?? openPiece(shop) ?? lines[0]?.piece;
  const own = lines.filter((line) => line.piece.id === piece?.id);
  // Without context, the cart's only product.
  return namedPiece(shop) || openPiece(shop) || own.length === lines.length ? own : [];
}

export function lineMeant(words: string, lines: readonly Line[], shop: ShopScene): MeantLines {
  const rest = words.replace(all, "").trim();
  if (rest !== words.trim()) {
    const these = rest === "" || isIt(rest) ? lines : byName(rest, lines, shop);
    return these.length === 0 ? { type: "none" } : { type: "these", lines: these };
  }
  const size = readSize(words);
  const fit = size ? lines.filter((line) => line.size === size) : lines;
  const thing = size ? words.replace(sizeSaid, "") : words;
  const place = byPlace(thing, fit, shop);
  if (place) return { type: "these", lines: [place] };
  const among = isIt(thing.replace(/^the /, "")) ? fit : byName(thing, fit, shop);
  if (among.length === 0) return { type: "none" };
  return { type: among.length === 1 ? "these" : "one-of", lines: among };
}

/** "It" is the only line, or the last named product's. */
function byPlace(thing: string, lines: readonly Line[], shop: ShopScene): Line | undefined {
  if (isIt(thing)) {
    const named = lines.filter(({ piece }) => piece.id === shop.named);
    return only(lines) ?? only(named);
  }
  const places: readonly Piece[] = lines.map(({ piece }, at) => ({ ...piece, id: String(at) }));
  const found = refer(
    thing,
    { catalogue: [], inView: [], cart: [], fee: 0 },
    { among: places, names: false },
  );
  return found.type === "one" ? lines[Number(found.piece.id)] : undefined;
}

function only(lines: readonly Line[]): Line | undefined {
  return lines.length === 1 ? lines[0] : undefined;
}

function byName(thing: string, lines: readonly Line[], shop: ShopScene): readonly Line[] {
  const { open: _elsewhere, ...cart } = shop;
  const among = [...new Set(lines.map(({ piece }) => piece))];
  const found = refer(thing, cart, { among, names: false });
  const meant = found.type === "one" ? [found.piece] : found.type === "several" ? found.pieces : [];
  return lines.filter(({ piece }) => meant.includes(piece));
}
