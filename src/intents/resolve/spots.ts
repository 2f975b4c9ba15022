/** Finds products by place: in the grid, beside another, opened before. */

import type { Spot } from "../grammar/spots.ts";
import type { Piece, ShopScene } from "../intent.ts";
import { indexOf } from "../vocabulary/catalogue-index.ts";

/** Beyond this there is no middle. */
const mostWithMiddle = 9;

interface SpotContext {
  readonly seen: readonly Piece[];
  readonly current: Piece | undefined;
  /** Resolves the neighbour. */
  readonly meaning: (words: string) => Piece | undefined;
}

/** Undefined if a place is unclear. */
export function piecesAt(
  spots: readonly Spot[],
  shop: ShopScene,
  context: SpotContext,
): readonly Piece[] | undefined {
  const row = spots.find(({ type }) => type === "row");
  const rows = rowsOf(context.seen, shop.columns ?? 1);
  let pool: readonly Piece[] = context.seen;
  if (row?.type === "row") pool = rows.at(indexIn(row.number)) ?? [];
  for (const spot of spots) {
    if (spot.type === "row") continue;
    const found = at(spot, pool, { shop, context, inRow: row !== undefined });
    if (!found) return undefined;
    pool = found;
  }
  return pool;
}

interface Where {
  readonly shop: ShopScene;
  readonly context: SpotContext;
  /** A row was named. */
  readonly inRow: boolean;
}

function at(
  spot: Exclude<Spot, { readonly type: "row" }>,
  pool: readonly Piece[],
  where: Where,
): readonly Piece[] | undefined {
  const { shop, context, inRow } = where;
  const columns = shop.columns ?? 1;
  const grid = inRow ? [pool] : rowsOf(pool, columns);
  const rows = grid.length === pool.length ? [pool] : grid;
  switch (spot.type) {
    case "column":
      return grid.flatMap((line) => line.at(indexIn(spot.number)) ?? []);
    case "corner": {
      // Without columns only first and last are certain.
      if (rows.length === 1 && spot.row !== spot.column && pool.length > columns) return undefined;
      return one(rows.at(indexIn(spot.row))?.at(indexIn(spot.column)));
    }
    case "side": {
      if (rows.length === 1) return one(rows[0]?.at(indexIn(spot.number)));
      if (Math.abs(spot.number) > 1) return one(rows[0]?.at(indexIn(spot.number)));
      return rows.flatMap((line) =>
        line.length === columns || spot.number > 0 ? (line.at(indexIn(spot.number)) ?? []) : [],
      );
    }
    case "end":
      return one(pool.at(indexIn(spot.number)));
    case "edge":
      // On a product's page: all.
      if (shop.open && rows.length === 1) return pool;
      return one(pool.at(indexIn(spot.row)));
    case "middle": {
      const { length } = pool;
      if (length > mostWithMiddle) return undefined;
      return pool.slice(Math.ceil(length / 2) - 1, Math.floor(length / 2) + 1);
    }
    case "between": {
      const [from, to] = [spot.one, spot.other].map((each) => placeOf(each, context));
      if (from === undefined || to === undefined) return undefined;
      return context.seen.slice(Math.min(from, to) + 1, Math.max(from, to));
    }
    case "near": {
      const here = placeOf(spot.of, context);
      return here === undefined ? undefined : beside(spot.side, here, context.seen, columns);
    }
    case "before":
      return earlier(spot, shop, context);
  }
}

function one(piece: Piece | undefined): readonly Piece[] | undefined {
  return piece && [piece];
}

function indexIn(number: number): number {
  return number < 0 ? number : number - 1;
}

function rowsOf(pieces: readonly Piece[], columns: number): readonly (readonly Piece[])[] {
  const rows: (readonly Piece[])[] = [];
  for (let from = 0; from < pieces.length; from += columns)
    rows.push(pieces.slice(from, from + columns));
  return rows;
}

function placeOf(words: string, { seen, current, meaning }: SpotContext): number | undefined {
  const piece = words === "" ? current : meaning(words);
  const place = seen.findIndex(({ id }) => id === piece?.id);
  return place < 0 ? undefined : place;
}

function beside(
  side: Extract<Spot, { readonly type: "near" }>["side"],
  here: number,
  seen: readonly Piece[],
  columns: number,
): readonly Piece[] {
  const steps = { after: [1], before: [-1], below: [columns], above: [-columns], beside: [1, -1] };
  return steps[side].flatMap((step) => (here + step < 0 ? [] : (seen[here + step] ?? [])));
}

/** "The one I opened first". */
function earlier(
  { how, number }: Extract<Spot, { readonly type: "before" }>,
  { opened = [], spoken = [], open, catalogue }: ShopScene,
  { current }: SpotContext,
): readonly Piece[] | undefined {
  const ids = how === "opened" ? opened : spoken.toReversed().flat();
  const { byId } = indexOf(catalogue);
  const all = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  const others = number === 1 ? all : all.filter(({ id }) => id !== (open?.id ?? current?.id));
  return one(others.at(indexIn(number)) ?? all.at(indexIn(number)));
}
