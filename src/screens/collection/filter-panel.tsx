/** Which pieces to show: checkboxes beside the list, or folded away above it on small screens. */
import { useId, useState } from "react";
import type { Filters } from "../../../domain/collection.ts";
import {
  type Category,
  categories,
  type SubCategory,
  subCategories,
} from "../../../domain/values.ts";
import { toggled } from "../../shop/search-url.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./collection.module.css";

export interface FilterPanelProps {
  readonly filters: Filters;
  readonly onFilters: (filters: Filters) => void;
}

export function FilterPanel({ filters, onFilters }: FilterPanelProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const count = filters.categories.length + filters.subCategories.length;
  return (
    <div className={styles.filters}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name="sliders" />
        Filters{count > 0 && <span className={styles.chosen}>{count}</span>}
        <span className={styles.chevron}>
          <Icon name="chevron" size={20} />
        </span>
      </button>
      <div id={id} className={styles.groups} data-open={open || undefined}>
        <Group<Category>
          title="Categories"
          all={categories}
          chosen={filters.categories}
          onChosen={(chosen) => onFilters({ ...filters, categories: chosen })}
        />
        <Group<SubCategory>
          title="Type"
          all={subCategories}
          chosen={filters.subCategories}
          onChosen={(chosen) => onFilters({ ...filters, subCategories: chosen })}
        />
        {count > 0 && (
          <button
            type="button"
            className={styles.clear}
            onClick={() => onFilters({ categories: [], subCategories: [] })}
          >
            Clear all
          </button>
        )}
      </div>
    </div>
  );
}

interface GroupProps<Value> {
  readonly title: string;
  readonly all: readonly Value[];
  readonly chosen: readonly Value[];
  readonly onChosen: (chosen: readonly Value[]) => void;
}

function Group<Value extends Category | SubCategory>(props: GroupProps<Value>) {
  const { title, all, chosen, onChosen } = props;
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {all.map((value) => (
        <label key={value} className={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => onChosen(toggled(chosen, all, value))}
          />
          {value}
        </label>
      ))}
    </fieldset>
  );
}
