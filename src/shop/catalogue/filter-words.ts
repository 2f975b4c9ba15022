import type { Filters, PriceSpan } from "../../../domain/collection.ts";
import { type ValueFilter, valueFilters } from "../../../domain/facets.ts";
import { price } from "../money.ts";

/** "Under ₹1,000", "₹1,000 to ₹2,000", "Over ₹2,000"; empty without a span. */
export function priceSpan({ from, to }: PriceSpan = {}): string {
  if (from === undefined) return to === undefined ? "" : `Under ${price(to)}`;
  return to === undefined ? `Over ${price(from)}` : `${price(from)} to ${price(to)}`;
}

interface Chip {
  readonly label: string;
  readonly without: Filters;
}

/** Chosen values, with the filters that remain without each. */
export function chipsOf(filters: Filters): readonly Chip[] {
  const values = valueFilters.flatMap((field) => {
    const chosen: readonly string[] = filters[field] ?? [];
    return chosen.map((value) => ({
      label: field === "sizes" ? `Size ${value}` : capital(value.replaceAll("-", " ")),
      without: without(filters, field, value),
    }));
  });
  const { price: span, ...others } = filters;
  return span === undefined ? values : [...values, { label: priceSpan(span), without: others }];
}

function without(filters: Filters, field: ValueFilter, value: string): Filters {
  const { [field]: chosen = [], ...others } = filters;
  const rest = (chosen as readonly string[]).filter((each) => each !== value);
  const none = { categories: [], subCategories: [] };
  return { ...none, ...others, ...(rest.length > 0 && { [field]: rest }) };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
