/**
 * The collection's state as it stands in the address: filters, sort and search. The search box is
 * open exactly when the address has a `search` parameter, perhaps an empty one.
 */
import type { Filters } from "../../domain/collection.ts";
import { paths } from "../../domain/routes.ts";
import {
  type Category,
  categories,
  type Sort,
  type SubCategory,
  sorts,
  subCategories,
} from "../../domain/values.ts";

export interface CollectionView {
  readonly filters: Filters;
  readonly sort: Sort;
  /** The words in the search box; undefined while it is closed. */
  readonly search: string | undefined;
}

/** Where the shopper is: a path and a query without its question mark. */
export interface Place {
  readonly path: string;
  readonly query: string;
}

/** Reads a query; unknown values are left out, so that an old link still opens. */
export function readView(query: string): CollectionView {
  const parameters = new URLSearchParams(query);
  const sort = parameters.get("sort");
  return {
    filters: {
      categories: listed(categories, parameters.get("category")),
      subCategories: listed(subCategories, parameters.get("sub")),
    },
    sort: sorts.find(({ value }) => value === sort)?.value ?? "relavent",
    search: parameters.get("search") ?? undefined,
  };
}

/** The address of a view; defaults are left out, so that equal views have equal addresses. */
export function viewUrl(view: CollectionView): string {
  const parts = [
    view.filters.categories.length > 0 && `category=${view.filters.categories.join(",")}`,
    view.filters.subCategories.length > 0 && `sub=${view.filters.subCategories.join(",")}`,
    view.sort !== "relavent" && `sort=${view.sort}`,
    view.search !== undefined && `search=${encodeURIComponent(view.search)}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? paths.collection : `${paths.collection}?${parts.join("&")}`;
}

/** The address after opening the search: always on the collection; words given replace the old. */
export function openSearch(from: Place, words?: string): string {
  const view = readView(from.path === paths.collection ? from.query : "");
  return viewUrl({ ...view, search: words ?? view.search ?? "" });
}

/** The address after closing the search; anywhere but on the collection nothing changes. */
export function closeSearch(from: Place): string {
  if (from.path !== paths.collection)
    return from.query === "" ? from.path : `${from.path}?${from.query}`;
  return viewUrl({ ...readView(from.query), search: undefined });
}

/** Filters with one value switched on or off, in the order in which the values are shown. */
export function toggled<Value extends Category | SubCategory>(
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
