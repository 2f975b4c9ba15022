/** Context: "it", "the other one", "both", "the next one". */

import type { Piece, ShopScene } from "../intent.ts";
import { indexOf } from "../vocabulary/catalogue-index.ts";
import { inView, namedPiece, openPiece } from "./reference.ts";

/** Named last, open, or alone in view. */
export function currentPiece(shop: ShopScene): Piece | undefined {
  const seen = inView(shop);
  return namedPiece(shop) ?? openPiece(shop) ?? (seen.length === 1 ? seen[0] : undefined);
}

/** Last first, unless a later list lacks them. */
export function groupsSpokenOf(shop: ShopScene): readonly (readonly Piece[])[] {
  const { byId } = indexOf(shop.catalogue);
  const { spoken = [], open, inView: seen } = shop;
  return spoken
    .filter((ids) => open || seen.length === 0 || ids.some((id) => seen.includes(id)))
    .map((ids) => ids.flatMap((id) => byId.get(id) ?? []));
}

/** Of two named together, two in view, or the one before. */
export function otherPiece(now: ShopScene, denied: readonly Piece[] = []): Piece | undefined {
  const shop = now.inView.length === 0 && now.left ? { ...now, ...now.left } : now;
  const current = currentPiece(shop);
  const out = new Set([...denied, ...(current ? [current] : [])].map(({ id }) => id));
  const rest = (pieces: readonly Piece[]) => {
    const others = pieces.filter(({ id }) => !out.has(id));
    return others.length === 1 ? others[0] : undefined;
  };
  const seen = inView(shop);
  // Without context the first is current.
  if (out.size === 0 && seen.length === 2) return seen[1];
  if (denied.length > 0 && seen.length === denied.length + 1) return rest(seen);
  const groups = groupsSpokenOf(shop);
  const pair = groups.find(({ length }) => length === 2);
  const singles = groups.filter(({ length }) => length === 1).flat();
  return (
    (pair && rest(pair)) ??
    (seen.length === 2 || shop.open ? rest(seen) : undefined) ??
    singles.find(({ id }) => !out.has(id))
  );
}

export function pieceBeside(now: ShopScene, step: 1 | -1): Piece | undefined {
  // On a product's page "next" is a picture.
  const gone = now.inView.length === 0 && !now.open && now.left;
  const shop = gone ? { ...now, ...gone } : now;
  const seen = inView(shop);
  const current = currentPiece(shop);
  const at = seen.findIndex(({ id }) => id === current?.id);
  return at < 0 || at + step < 0 ? undefined : seen[at + step];
}

/** "A skirt to go with it". */
function besideOnly(shop: ShopScene, [only, another]: readonly Piece[]) {
  const { spoken = [], opened = [], catalogue } = shop;
  if (!only || another) return undefined;
  const id =
    spoken.find(([each, more]) => each !== only.id && more === undefined)?.[0] ??
    opened.find((each) => each !== only.id);
  return id === undefined ? undefined : indexOf(catalogue).byId.get(id);
}

/** The last group, the open product with the one before, or exactly those in view. */
export function piecesTogether(shop: ShopScene, count: number): readonly Piece[] {
  const groups = groupsSpokenOf(shop);
  const latest = groups.find(({ length }) => length > 1);
  if (latest?.length === count) return latest;
  const seen = inView(shop);
  if (seen.length === count) return seen;
  const open = openPiece(shop);
  const named = namedPiece(shop);
  if (count === 2 && open && named && named.id !== open.id) return [open, named];
  if (open && seen.length === count - 1) return [open, ...seen];
  const before = count === 2 && !open ? besideOnly(shop, seen) : undefined;
  if (before) return [before, ...seen];
  const singles = [...new Set(groups.filter(({ length }) => length === 1).flat())];
  return singles.length >= count ? singles.slice(0, count).toReversed() : [];
}
