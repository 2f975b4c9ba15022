/**
 * The collection's view in the address. The search box is open exactly if there is a `search`
 * parameter, even empty.
 */
import type { Filters, PriceSpan } from "../../../domain/collection.ts";
import { paths } from "../../../domain/routes.ts";
import { categories, type Sort, sizes, sorts, subCategories } from "../../../domain/values.ts";

export interface CollectionView {
  readonly filters: Filters;
  readonly sort: Sort;
  /** Undefined while the search box is closed. */
  readonly search: string | undefined;
  /** Fallback if no name matches. */
  readonly near?: string | undefined;
}

/** The query without question mark. */
export interface SearchPlace {
  readonly path: string;
  readonly query: string;
}

/** A colour or cloth in an address. */
const plainWord = /^[a-z][a-z-]{0,39}$/;
const mostValues = 20;

/** Drops unknown values, so that old links open. */
export function readView(query: string): CollectionView {
  const parameters = new URLSearchParams(query);
  const sort = parameters.get("sort");
  const near = parameters.get("near");
  const size = listed(sizes, parameters.get("size"));
  const colours = wordsIn(parameters.get("colour"));
  const cloths = wordsIn(parameters.get("cloth"));
  const price = priceIn(parameters.get("price"));
  return {
    filters: {
      categories: listed(categories, parameters.get("category")),
      subCategories: listed(subCategories, parameters.get("sub")),
      ...(size.length > 0 && { sizes: size }),
      ...(colours.length > 0 && { colours }),
      ...(cloths.length > 0 && { cloths }),
      ...(price && { price }),
    },
    sort: sorts.find(({ value }) => value === sort)?.value ?? "relavent",
    search: parameters.get("search") ?? undefined,
    ...(near !== null && near !== "" && { near }),
  };
}

/** Omits defaults, so that equal views have equal addresses. */
export function viewUrl({ filters, sort, search, near }: CollectionView): string {
  const { categories, subCategories, sizes = [], colours = [], cloths = [], price } = filters;
  const parts = [
    categories.length > 0 && `category=${categories.join(",")}`,
    subCategories.length > 0 && `sub=${subCategories.join(",")}`,
    sizes.length > 0 && `size=${sizes.join(",")}`,
    colours.length > 0 && `colour=${colours.join(",")}`,
    cloths.length > 0 && `cloth=${cloths.join(",")}`,
    (price?.from ?? price?.to) !== undefined && `price=${price?.from ?? ""}-${price?.to ?? ""}`,
    sort !== "relavent" && `sort=${sort}`,
    search !== undefined && `search=${encodeURIComponent(search)}`,
    near !== undefined && search !== undefined && `near=${encodeURIComponent(near)}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? paths.collection : `${paths.collection}?${parts.join("&")}`;
}

/** On the collection; given words replace the old. */
export function openSearch(from: SearchPlace, words?: string): string {
  const { near, ...view } = readView(from.path === paths.collection ? from.query : "");
  return viewUrl({
    ...view,
    search: words ?? view.search ?? "",
    ...(words === undefined && { near }),
  });
}

/** Only on the collection. */
export function closeSearch(from: SearchPlace): string {
  if (from.path !== paths.collection)
    return from.query === "" ? from.path : `${from.path}?${from.query}`;
  return viewUrl({ ...readView(from.query), search: undefined });
}

/** Toggles a value, keeping the order. */
export function toggled<Value extends string>(
  chosen: readonly Value[],
  all: readonly Value[],
  value: Value,
): readonly Value[] {
  return all.filter((each) => (each === value) !== chosen.includes(each));
}

function listed<Value extends string>(all: readonly Value[], given: string | null) {
  const named = given?.split(",") ?? [];
  return all.filter((value) => named.includes(value));
}

function wordsIn(given: string | null): readonly string[] {
  const named = new Set(given?.split(",").filter((word) => plainWord.test(word)));
  return [...named].slice(0, mostValues);
}

/** "500-1500", "-1500" or "500-". */
function priceIn(given: string | null): PriceSpan | undefined {
  const found = /^(\d{0,7})-(\d{0,7})$/.exec(given ?? "");
  if (!found) return undefined;
  const [from, to] = [found[1], found[2]].map((text) => (text ? Number(text) : undefined));
  if (from === undefined && to === undefined) return undefined;
  if (from !== undefined && to !== undefined && from > to) return undefined;
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}
