import { type Filters, noFilters } from "../../../domain/collection.ts";
import { chipsOf } from "../../shop/catalogue/filter-words.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./filters.module.css";

interface FilterChipsProps {
  readonly filters: Filters;
  readonly onFilters: (filters: Filters) => void;
}

export function FilterChips({ filters, onFilters }: FilterChipsProps) {
  const chips = chipsOf(filters);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Chosen filters">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            className={styles.chip}
            aria-label={`${label}: remove`}
            onClick={() => onFilters(without)}
          >
            {label} <Icon name="close" size={16} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={() => onFilters(noFilters)}>
          Clear all
        </button>
      </li>
    </ul>
  );
}
