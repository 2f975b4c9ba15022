/** The catalogue, filtered and sorted by the address. */
import { Suspense, useDeferredValue, useMemo } from "react";
import { navigate } from "wouter/use-browser-location";
import type { Product } from "../../../contract/schemas.ts";
import { collected, type Filters, lookedFor, searched } from "../../../domain/collection.ts";
import { facetsOf } from "../../../domain/facets.ts";
import { type CollectionView, readView, viewUrl } from "../../shop/catalogue/search-url.ts";
import { useProducts } from "../../shop/shop-context.tsx";
import { useQuery } from "../../ui/address.ts";
import { Live } from "../../ui/live.tsx";
import { ShelfSkeleton } from "../../ui/product-card.tsx";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { usePainted } from "../../ui/use-painted.ts";
import { ShelfFailed } from "../shelves.tsx";
import styles from "./collection.module.css";
import { FilterChips } from "./filter-chips.tsx";
import { FilterGroups, type FilterGroupsProps } from "./filter-groups.tsx";
import filterStyles from "./filters.module.css";
import { ListBar } from "./list-bar.tsx";
import { Nothing } from "./nothing.tsx";
import { ResultsShelf } from "./results-shelf.tsx";
import { SearchBox } from "./search-box.tsx";
import { Showing } from "./showing.tsx";

export function CollectionScreen() {
  const query = useQuery();
  const view = useMemo(() => readView(query), [query]);
  const { list } = useProducts();
  // The list follows typing a moment later.
  const shown = useDeferredValue(view);
  const found = useMemo(() => collected(list, { ...shown.filters, ...shown }), [list, shown]);
  const facets = useMemo(() => facetsOf(lookedFor(list, shown), shown.filters), [list, shown]);
  const go = (next: CollectionView, how?: "replace") =>
    navigate(viewUrl(next), { replace: how === "replace" });
  const { filters, sort, search } = view;
  const onFilters = (next: Filters) => go({ ...view, filters: next });

  return (
    <div className={styles.screen}>
      {search !== undefined && (
        <SearchBox
          words={search}
          onWords={(words) => go({ filters, sort, search: words }, "replace")}
          onClose={() => go({ filters, sort, search: undefined })}
        />
      )}
      <div className={styles.top}>
        <ScreenHeading title="Collections">Collections</ScreenHeading>
      </div>
      <ListBar
        facets={facets}
        filters={filters}
        onFilters={onFilters}
        sort={sort}
        onSort={(next) => go({ ...view, sort: next })}
        found={found.length}
      />
      <div className={`${styles.aside} ${filterStyles.aside}`}>
        <Suspense>
          <AsideFilters facets={facets} filters={filters} onFilters={onFilters} />
        </Suspense>
      </div>
      <div className={styles.results}>
        <FilterChips filters={filters} onFilters={onFilters} />
        <Suspense>
          <Results view={shown} typed={search} found={found} onView={go} />
        </Suspense>
      </div>
    </div>
  );
}

/** A frame after the first pieces. */
function AsideFilters(props: FilterGroupsProps) {
  return usePainted() && <FilterGroups {...props} />;
}

interface ResultsProps {
  readonly view: CollectionView;
  readonly typed: string | undefined;
  readonly found: readonly Product[];
  readonly onView: (view: CollectionView, how?: "replace") => void;
}

function Results({ view, typed, found, onView }: ResultsProps) {
  const { status, list } = useProducts();
  if (list.length === 0 && status !== "ready") {
    return status === "failed" ? <ShelfFailed /> : <ShelfSkeleton count={9} narrow />;
  }
  const count = found.length === 1 ? "1 piece" : `${found.length} pieces`;
  const asked = view.search ?? "";
  const isNear = view.near !== undefined && searched(list, asked).length === 0;
  return (
    <>
      <p className={styles.count} aria-hidden="true">
        {count}
      </p>
      <Live>{`${count} found`}</Live>
      {isNear && found.length > 0 && <Showing view={view} products={list} onView={onView} />}
      {found.length > 0 ? (
        <ResultsShelf products={found} address={viewUrl(view)} />
      ) : (
        <Nothing view={view} typed={typed} onView={onView} products={list} />
      )}
    </>
  );
}
