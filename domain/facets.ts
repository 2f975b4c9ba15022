import { type Filterable, type Filters, filtered, type PriceSpan } from "./collection.ts";
import { categories, filterCloths, filterColours, sizes, subCategories } from "./values.ts";

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly count: number;
}

interface PriceChoice {
  readonly span: PriceSpan;
  readonly count: number;
}

/** Filters with a list of values. */
export const valueFilters = ["categories", "subCategories", "sizes", "colours", "cloths"] as const;
export type ValueFilter = (typeof valueFilters)[number];

export interface Facets extends Readonly<Record<ValueFilter, readonly Choice[]>> {
  readonly prices: readonly PriceChoice[];
}

const values: Readonly<Record<ValueFilter, readonly string[]>> = {
  categories,
  subCategories,
  sizes,
  colours: filterColours,
  cloths: filterCloths,
};

const valuesOf: Readonly<Record<ValueFilter, (piece: Filterable) => readonly string[]>> = {
  categories: ({ category }) => [category],
  subCategories: ({ subCategory }) => [subCategory],
  sizes: (piece) => piece.sizes,
  colours: ({ facts }) => facts?.colours ?? [],
  cloths: ({ facts }) => facts?.cloths ?? [],
};

/** Colours and cloths appear if any product has them or they are chosen. */
export function facetsOf(products: readonly Filterable[], filters: Filters): Facets {
  const facet = (field: ValueFilter): readonly Choice[] => {
    const { [field]: chosen = [], ...others } = filters;
    const all = counted(products, valuesOf[field]);
    const here = counted(filtered(products, { ...noValues, ...others }), valuesOf[field]);
    const open = field === "colours" || field === "cloths";
    const chosenToo = chosen.filter((value) => !values[field].includes(value));
    return [...values[field], ...chosenToo]
      .filter((value) => !open || all.has(value) || chosen.includes(value as never)) // a value of the facet itself
      .map((value) => ({ value, count: here.get(value) ?? 0 }));
  };
  return {
    categories: facet("categories"),
    subCategories: facet("subCategories"),
    sizes: facet("sizes"),
    colours: facet("colours"),
    cloths: facet("cloths"),
    prices: pricesOf(products, filters),
  };
}

const noValues = { categories: [], subCategories: [] } as const;

function counted(
  products: readonly Filterable[],
  of: (piece: Filterable) => readonly string[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const piece of products)
    for (const value of of(piece)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Four spans of about as many products each, with round edges. */
function pricesOf(products: readonly Filterable[], filters: Filters): readonly PriceChoice[] {
  const prices = products.map(({ price }) => price).toSorted((a, b) => a - b);
  const at = (part: number) => rounded(prices[Math.floor(prices.length * part)] ?? 0);
  const edges = [...new Set([at(0.25), at(0.5), at(0.75)])].filter((edge) => edge > 0);
  if (edges.length === 0) return [];
  const { price: _, ...others } = filters;
  const here = filtered(products, others);
  return [undefined, ...edges].map((from, place) => {
    const to = edges[place];
    const span = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
    return { span, count: filtered(here, { ...noValues, price: span }).length };
  });
}

/** Rounds to an easily spoken price: 1,000 or 1,500, not 1,399. */
function rounded(price: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(price, 1))) / 2;
  return Math.round(price / step) * step;
}
