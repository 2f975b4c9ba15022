/** The whole catalogue, narrowed and ordered as the address says. */
import { useDeferredValue, useMemo } from "react";
import { navigate } from "wouter/use-browser-location";
import type { Product } from "../../../contract/schemas.ts";
import { collected, filtered } from "../../../domain/collection.ts";
import { type CollectionView, readView, viewUrl } from "../../shop/search-url.ts";
import { useProducts } from "../../shop/shop-context.tsx";
import { useQuery } from "../../ui/address.ts";
import { Button } from "../../ui/button.tsx";
import { Live } from "../../ui/live.tsx";
import { ShelfSkeleton } from "../../ui/product-card.tsx";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { ShelfFailed } from "../shelves.tsx";
import styles from "./collection.module.css";
import { DidYouMean } from "./did-you-mean.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { ResultsShelf } from "./results-shelf.tsx";
import { SearchBox } from "./search-box.tsx";
import { SortBox } from "./sort-box.tsx";

export function CollectionScreen() {
  const query = useQuery();
  const view = useMemo(() => readView(query), [query]);
  const go = (next: CollectionView, how?: "replace") =>
    navigate(viewUrl(next), { replace: how === "replace" });

  return (
    <div className={styles.screen}>
      {view.search !== undefined && (
        <SearchBox
          words={view.search}
          onWords={(search) => go({ ...view, search }, "replace")}
          onClose={() => go({ ...view, search: undefined })}
        />
      )}
      <div className={styles.top}>
        <ScreenHeading title="Collections">Collections</ScreenHeading>
        <SortBox sort={view.sort} onSort={(sort) => go({ ...view, sort })} />
      </div>
      <FilterPanel filters={view.filters} onFilters={(filters) => go({ ...view, filters })} />
      <Results view={view} onView={go} />
    </div>
  );
}

interface ResultsProps {
  readonly view: CollectionView;
  readonly onView: (view: CollectionView) => void;
}

function Results({ view, onView }: ResultsProps) {
  const { status, list } = useProducts();
  // Typing stays quick in a large shop: the list follows a moment later.
  const shown = useDeferredValue(view);
  const { filters, sort, search } = shown;
  const found = useMemo(
    () => collected(list, { ...filters, sort, search }),
    [list, filters, sort, search],
  );

  if (list.length === 0 && status !== "ready") {
    return (
      <div className={styles.results}>
        {status === "failed" ? <ShelfFailed /> : <ShelfSkeleton count={9} narrow />}
      </div>
    );
  }
  const count = found.length === 1 ? "1 piece" : `${found.length} pieces`;
  return (
    <div className={styles.results}>
      <p className={styles.count} aria-hidden="true">
        {count}
      </p>
      <Live>{`${count} found`}</Live>
      {found.length > 0 ? (
        <ResultsShelf products={found} address={viewUrl(shown)} />
      ) : (
        <Nothing view={view} onView={onView} products={list} />
      )}
    </div>
  );
}

function Nothing({
  view,
  onView,
  products,
}: ResultsProps & { readonly products: readonly Product[] }) {
  const { search = "", filters } = view;
  const there = useMemo(() => filtered(products, filters), [products, filters]);
  const filtering = filters.categories.length + filters.subCategories.length > 0;
  return (
    <div className={styles.nothing}>
      <h2>{search === "" ? "No pieces fit these filters" : `Nothing called “${search}”`}</h2>
      {search !== "" && (
        <DidYouMean
          products={there}
          words={search}
          onWords={(words) => onView({ ...view, search: words })}
        />
      )}
      <p>
        {filtering
          ? "Fewer filters may find it."
          : "Try one word of its name, such as kurta or denim."}
      </p>
      <div className={styles.ways}>
        {filtering && (
          <Button
            look="primary"
            onClick={() => onView({ ...view, filters: { categories: [], subCategories: [] } })}
          >
            Clear the filters
          </Button>
        )}
        {search !== "" && (
          <Button onClick={() => onView({ ...view, search: "" })}>Clear the search</Button>
        )}
      </div>
    </div>
  );
}
