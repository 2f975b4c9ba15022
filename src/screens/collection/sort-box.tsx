import { type Sort, sorts } from "../../../domain/values.ts";
import styles from "./collection.module.css";

export interface SortBoxProps {
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

export function SortBox({ sort, onSort }: SortBoxProps) {
  return (
    <label className={styles.sort}>
      <span>Sort by</span>
      <select
        value={sort}
        onChange={(event) => {
          const chosen = sorts.find(({ value }) => value === event.target.value);
          if (chosen) onSort(chosen.value);
        }}
      >
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
