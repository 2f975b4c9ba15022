/**
 * Filters by facts: "filter by blue", "only size large of these", "take off the price filter". Without filter
 * words it is a wish.
 */
import type { PriceSpan, View } from "../../../../domain/collection.ts";
import { type Size, sizes } from "../../../../domain/values.ts";
import type { Constraint, PriceConstraint } from "../../../../language/need/constraints.ts";
import type { ViewChange } from "../../effects.ts";
import { readWish } from "../../grammar/wish.ts";
import {
  addsFilter,
  filterTalk,
  ofCloth,
  ofColour,
  ofPrice,
  ofTheList,
  takesOff,
  takesPiece,
} from "../../phrases/finding/fact-filters.ts";
import { saysFilter } from "../../phrases/finding/filters.ts";
import { spaces } from "../../phrases/marks.ts";
import { saysSize } from "../../phrases/plain-words.ts";

/** A fifth either way. */
const named: readonly (readonly [RegExp, ViewChange])[] = [
  [ofPrice, { price: {} }],
  [saysSize, { sizes: [] }],
  [ofColour, { colours: [] }],
  [ofCloth, { cloths: [] }],
];

const roughly = { from: 0.8, to: 1.2 } as const;

export function factFiltersIn(text: string, view: View | undefined): ViewChange | undefined {
  if (text.search(takesOff) >= 0) return view && takenOff(text, view);
  if (!ofTheList.test(text) || (takesPiece.test(text) && !saysFilter.test(text))) return undefined;
  const change = readChange(text.replace(filterTalk, " "));
  if (change === undefined) return undefined;
  return addsFilter.test(text) && view ? added(change, view) : change;
}

function readChange(text: string): ViewChange | undefined {
  const { constraints, strange } = readWish(text.replace(spaces, " ").trim());
  if (constraints.length === 0 || strange.length > 0) return undefined;
  let change: ViewChange = {};
  for (const constraint of constraints) {
    const part = constraint.strength === "negated" ? undefined : changeOf(constraint);
    if (part === undefined) return undefined;
    change = { ...change, ...part };
  }
  return change;
}

export function changeOf(constraint: Constraint): ViewChange | undefined {
  switch (constraint.field) {
    case "colour":
      return { colours: constraint.values };
    case "material":
      return { cloths: constraint.values };
    case "size": {
      const made = constraint.values.filter((value): value is Size =>
        sizes.some((each) => each === value),
      );
      return made.length > 0 ? { sizes: made } : undefined;
    }
    case "price":
      return spanOf(constraint);
    default:
      return undefined;
  }
}

function spanOf({ min, max, around }: PriceConstraint): ViewChange | undefined {
  const from = around === undefined ? min : Math.round(around * roughly.from);
  const to = around === undefined ? max : Math.round(around * roughly.to);
  if (from === undefined && to === undefined) return undefined;
  const price: PriceSpan = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  return { price };
}

function added(change: ViewChange, view: View): ViewChange {
  const both = <Value>(now: readonly Value[] = [], more: readonly Value[] = []) => [
    ...new Set([...now, ...more]),
  ];
  return {
    ...change,
    ...(change.sizes && { sizes: both(view.sizes, change.sizes) }),
    ...(change.colours && { colours: both(view.colours, change.colours) }),
    ...(change.cloths && { cloths: both(view.cloths, change.cloths) }),
  };
}

/** Active filters only. */
function takenOff(text: string, view: View): ViewChange | undefined {
  const rest = text.replace(takesOff, " ");
  const said = readChange(rest.replace(filterTalk, " "));
  if (said) return without(said, view);
  const ofFilters = saysFilter.test(text);
  const called = ofFilters ? named.filter(([form]) => form.test(rest)) : [];
  return called.length === 0 ? undefined : Object.assign({}, ...called.map(([, change]) => change));
}

/** Undefined if a value isn't active. */
function without(said: ViewChange, view: View): ViewChange | undefined {
  const less = <Value>(now: readonly Value[] = [], off: readonly Value[] = []) =>
    off.every((value) => now.includes(value)) ? now.filter((value) => !off.includes(value)) : null;
  const [madeIn, colours, cloths] = [
    less(view.sizes, said.sizes),
    less(view.colours, said.colours),
    less(view.cloths, said.cloths),
  ];
  if (!madeIn || !colours || !cloths || (said.price && !view.price)) return undefined;
  return {
    ...(said.sizes && { sizes: madeIn }),
    ...(said.colours && { colours }),
    ...(said.cloths && { cloths }),
    ...(said.price && { price: {} }),
  };
}
