/** No match: fallback terms at once, else the reason, alternatives and best sellers. */
import { useEffect, useMemo } from "react";
import { chosenCount, filtered, noFilters } from "../../../domain/collection.ts";
import type { CollectionView } from "../../shop/catalogue/search-url.ts";
import { Button } from "../../ui/button.tsx";
import { InsteadShelf } from "../shelves.tsx";
import styles from "./collection.module.css";
import type { ShowingProps } from "./showing.tsx";
import { useMeant } from "./use-meant.ts";

interface NothingProps extends ShowingProps {
  /** The box's current words; the list lags behind. */
  readonly typed: string | undefined;
}

export function Nothing({ view, typed, onView, products }: NothingProps) {
  const { search = "", filters, near } = view;
  const there = useMemo(() => filtered(products, filters), [products, filters]);
  const [meant] = useMeant(there, search);
  const filtering = chosenCount(filters) > 0;

  useEffect(() => {
    if (meant !== undefined && meant !== near && typed === search)
      onView({ ...view, near: meant }, "replace");
  });

  return (
    <>
      <div className={styles.nothing}>
        <h2>{search === "" ? "No pieces fit these filters" : `Nothing called “${search}”`}</h2>
        <p>
          {filtering ? "Try fewer filters." : "Try one word of its name, such as kurta or denim."}
        </p>
        <div className={styles.ways}>
          {filtering && (
            <Button look="primary" onClick={() => onView({ ...view, filters: noFilters })}>
              Clear the filters
            </Button>
          )}
          {search !== "" && <Button onClick={() => onView(cleared(view))}>Clear the search</Button>}
        </div>
      </div>
      <InsteadShelf />
    </>
  );
}

const cleared = ({ filters, sort }: CollectionView): CollectionView => ({
  filters,
  sort,
  search: "",
});
