import { priceIn } from "../../../domain/money.ts";
import { type Need, namesWearer } from "../../../language/need/constraints.ts";
import { list } from "../../../language/need/labels.ts";
import { garmentName } from "../../../language/words/garments.ts";
import { type CatalogueIndex, valuesAt } from "../index/catalogue-index.ts";

export interface Question {
  readonly text: string;
  readonly options: readonly string[];
}

interface QuestionParts {
  readonly index: CatalogueIndex;
  readonly need: Need;
  readonly shortlist: readonly { readonly place: number }[];
  /** Whole rupees; null if the budget suffices. */
  readonly raiseBudgetBy: number | null;
  readonly currency: string;
}

const shownAtOnce = 5;

export function questionFor(parts: QuestionParts): Question | null {
  const { index, need, shortlist, raiseBudgetBy, currency } = parts;
  const [conflict] = need.conflicts;
  if (conflict !== undefined) {
    const { dropped, believed } = conflict;
    return {
      text: `Which did you mean: ${dropped}, or ${believed}?`,
      options: [dropped, believed].map(capital),
    };
  }
  if (raiseBudgetBy !== null) {
    return {
      text: `Shall I look up to ${priceIn(currency, raiseBudgetBy)} more?`,
      options: budgetsOf(need).map((max) => `Up to ${priceIn(currency, max + raiseBudgetBy)}`),
    };
  }
  if (shortlist.length === 0) return null;
  const said = (field: string): boolean =>
    need.subQueries.every(({ constraints }) =>
      constraints.some(
        (constraint) => constraint.field === field && constraint.strength !== "negated",
      ),
    );
  const shown = shortlist.slice(0, shownAtOnce);
  const shelves = new Set(shown.flatMap(({ place }) => index.products[place]?.category ?? []));
  const isNamed = need.subQueries.every(({ constraints }) =>
    constraints.some((one) => namesWearer(one) && one.strength !== "negated"),
  );
  if (!isNamed && shelves.size > 1) {
    return {
      text: "Who is it for?",
      options: [...shelves].map((shelf) => `For ${shelf.toLowerCase()}`),
    };
  }
  const garments = [
    ...new Set(shown.map(({ place }) => valuesAt(index, "garment", place)[0] ?? "")),
  ];
  if (said("garment") || garments.length <= 2) return null;
  const names = garments
    .filter((one) => one !== "")
    .slice(0, 3)
    .map((one) => garmentName(one).many);
  return { text: `Which would you rather see: ${list(names, "or")}?`, options: names.map(capital) };
}

/** Empty if several were named. */
function budgetsOf({ subQueries }: Need): readonly number[] {
  const named = subQueries.flatMap(({ constraints }) =>
    constraints.flatMap((constraint) =>
      constraint.field === "price" && constraint.max !== undefined ? [constraint.max] : [],
    ),
  );
  return named.length === 1 ? named : [];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
