import { useState } from "react";
import { chosenCount } from "../../../domain/collection.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { FilterGroups, type FilterGroupsProps } from "./filter-groups.tsx";
import styles from "./filters.module.css";
import { SortBox, type SortBoxProps } from "./sort-box.tsx";

interface ListBarProps extends FilterGroupsProps, SortBoxProps {
  readonly found: number;
}

export function ListBar({ facets, filters, onFilters, sort, onSort, found }: ListBarProps) {
  const [open, setOpen] = useState(false);
  const chosen = chosenCount(filters);
  const close = () => setOpen(false);
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={styles.fold}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="sliders" />
        Filters{chosen > 0 && ` (${chosen})`}
      </button>
      <SortBox sort={sort} onSort={onSort} />
      <Dialog open={open} onClose={close} label="Filters" look="drawer">
        <h2 className={styles.heading}>Filters</h2>
        <FilterGroups facets={facets} filters={filters} onFilters={onFilters} />
        <div className={styles.show}>
          <Button look="primary" wide onClick={close}>
            {found === 1 ? "Show 1 piece" : `Show ${found} pieces`}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
