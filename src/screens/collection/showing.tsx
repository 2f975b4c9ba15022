/** Reports the fallback terms that replaced the search. */
import type { Product } from "../../../contract/schemas.ts";
import type { CollectionView } from "../../shop/catalogue/search-url.ts";
import styles from "./collection.module.css";
import { useMeant } from "./use-meant.ts";

export interface ShowingProps {
  readonly view: CollectionView;
  readonly products: readonly Product[];
  readonly onView: (view: CollectionView, how?: "replace") => void;
}

export function Showing({ view, products, onView }: ShowingProps) {
  const { search = "", near = "" } = view;
  const others = useMeant(products, search).filter((words) => words !== near);
  return (
    <div className={styles.near}>
      <h2>Showing “{near}”</h2>
      <p>
        No name has “{search}” in it.
        {others.length > 0 && " Or do you mean "}
        {others.map((words, place) => (
          <span key={words}>
            {place > 0 && " or "}
            <button type="button" onClick={() => onView({ ...view, near: words }, "replace")}>
              {words}
            </button>
          </span>
        ))}
        {others.length > 0 && "?"}
      </p>
    </div>
  );
}
