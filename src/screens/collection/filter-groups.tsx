/** Filters: their values, with the number of matching products. */
import { type SubmitEvent, useId } from "react";
import { type Filters, noFilters, type PriceSpan } from "../../../domain/collection.ts";
import type { Choice, Facets, ValueFilter } from "../../../domain/facets.ts";
import { priceSpan } from "../../shop/catalogue/filter-words.ts";
import { toggled } from "../../shop/catalogue/search-url.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./filters.module.css";

export interface FilterGroupsProps {
  readonly facets: Facets;
  readonly filters: Filters;
  readonly onFilters: (filters: Filters) => void;
}

const groups: readonly { readonly field: ValueFilter; readonly title: string }[] = [
  { field: "categories", title: "Categories" },
  { field: "subCategories", title: "Type" },
  { field: "sizes", title: "Size" },
  { field: "colours", title: "Colour" },
  { field: "cloths", title: "Cloth" },
];

export function FilterGroups({ facets, filters, onFilters }: FilterGroupsProps) {
  const choose = (field: ValueFilter, value: string) => {
    const { [field]: chosen = [], ...others } = filters;
    const all = facets[field].map((choice) => choice.value);
    const next = toggled<string>(chosen, all, value);
    // The values are the filter's own; an empty filter is none.
    onFilters({ ...noFilters, ...others, ...(next.length > 0 && { [field]: next }) });
  };
  return (
    <>
      {groups.map(({ field, title }) =>
        facets[field].length === 0 ? null : (
          <Group
            key={field}
            title={title}
            choices={facets[field]}
            chosen={filters[field] ?? []}
            look={field === "sizes" ? "row" : "list"}
            swatches={field === "colours"}
            onChosen={(value) => choose(field, value)}
          />
        ),
      )}
      <Prices facets={facets} filters={filters} onFilters={onFilters} />
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly look: "row" | "list";
  readonly swatches: boolean;
  readonly onChosen: (value: string) => void;
}

function Group({ title, choices, chosen, look, swatches, onChosen }: GroupProps) {
  const id = useId();
  return (
    <fieldset className={look === "row" ? `${styles.group} ${styles.row}` : styles.group}>
      <legend>{title}</legend>
      {choices.map(({ value, count }) => (
        <label key={value} className={styles.choice} data-none={count === 0 || undefined}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            aria-describedby={`${id}-${value}`}
            onChange={() => onChosen(value)}
          />
          {swatches && <span className={styles.swatch} data-colour={value} />}
          {swatches || title === "Cloth" ? capital(value) : value}
          <span className={styles.count} id={`${id}-${value}`} aria-hidden="true">
            {count}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Prices({ facets, filters, onFilters }: FilterGroupsProps) {
  const id = useId();
  const { price, ...others } = filters;
  const set = (span: PriceSpan | undefined) =>
    onFilters(span === undefined ? others : { ...others, price: span });
  const own = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const from = amount(given.get("from"));
    const to = amount(given.get("to"));
    if (from === undefined && to === undefined) return set(undefined);
    const swap = from !== undefined && to !== undefined && from > to;
    set({
      ...((swap ? to : from) !== undefined && { from: swap ? to : from }),
      ...((swap ? from : to) !== undefined && { to: swap ? from : to }),
    } as PriceSpan); // both ends were checked
  };
  return (
    <fieldset className={styles.group}>
      <legend>Price</legend>
      {facets.prices.map(({ span, count }, place) => {
        const words = priceSpan(span);
        const chosen = priceSpan(price) === words;
        return (
          <label key={words} className={styles.choice} data-none={count === 0 || undefined}>
            <input
              type="checkbox"
              checked={chosen}
              aria-describedby={`${id}-${place}`}
              onChange={() => set(chosen ? undefined : span)}
            />
            {words}
            <span className={styles.count} id={`${id}-${place}`} aria-hidden="true">
              {count}
            </span>
          </label>
        );
      })}
      <form className={styles.span} onSubmit={own} key={priceSpan(price)}>
        <label>
          From ₹
          <input name="from" inputMode="numeric" maxLength={7} defaultValue={price?.from} />
        </label>
        <label>
          To ₹
          <input name="to" inputMode="numeric" maxLength={7} defaultValue={price?.to} />
        </label>
        <Button type="submit">Set the price</Button>
      </form>
    </fieldset>
  );
}

/** Digits, or undefined. */
function amount(given: FormDataEntryValue | null): number | undefined {
  const digits = typeof given === "string" ? given.replace(/\D/g, "").slice(0, 7) : "";
  return digits === "" ? undefined : Number(digits);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
