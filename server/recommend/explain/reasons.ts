/** Explains a choice in one sentence, from met constraints and the product's facts. */
import { priceIn } from "../../../domain/money.ts";
import type { Constraint, ConstraintField } from "../../../language/need/constraints.ts";
import {
  constraintLabel,
  list,
  occasionName,
  partName,
  seasonName,
} from "../../../language/need/labels.ts";
import { colourName } from "../../../language/words/colours.ts";
import { garmentLineage, garmentName } from "../../../language/words/garments.ts";
import { anyAge, type CatalogueIndex, valuesAt } from "../index/catalogue-index.ts";
import type { FactField } from "../index/facts.ts";
import { degreeOf, keptFrom } from "../match.ts";

interface ReasonOptions {
  readonly index: CatalogueIndex;
  readonly place: number;
  readonly constraints: readonly Constraint[];
  /** Constraints that it breaks. */
  readonly misses: readonly Constraint[];
  /** Words outside the tables, named if in the product's text. */
  readonly unmatched: readonly string[];
  readonly currency: string;
}

export function reasonFor({
  index,
  place,
  constraints,
  misses,
  unmatched,
  currency,
}: ReasonOptions): string {
  const product = index.products[place];
  if (product === undefined) return "";
  const kept = constraints.filter(
    (constraint) => degreeOf(index, constraint, constraints)(place) >= keptFrom,
  );
  const has = (field: ConstraintField): readonly Constraint[] =>
    kept.filter((constraint) => constraint.field === field && constraint.strength !== "negated");
  const parts: string[] = [];

  const noun = headOf(index, place, has("garment").length > 0);
  const colours = has("colour").length > 0 ? valuesAt(index, "colour", place).map(colourName) : [];
  const materials = matching(index, place, has("material"), "material");
  const look = [list(colours.slice(0, 2), "and"), list(materials.slice(0, 2), "and")];
  if (look.join("") !== "") parts.push(`in ${look.filter((part) => part !== "").join(" ")}`);
  if (has("audience").length > 0) parts.push(`for ${wearersOf(index, place)}`);
  const seasons = matching(index, place, has("season"), "season").map(seasonName);
  const occasions = matching(index, place, has("occasion"), "occasion").map(occasionName);
  if (seasons.length + occasions.length > 0) {
    parts.push(`made for ${list([...occasions.slice(0, 2), ...seasons.slice(0, 1)], "and")}`);
  }
  const suits = [
    ...(occasions.length > 0 ? [] : namesOf(has("occasion"), occasionName)),
    ...(seasons.length > 0 ? [] : namesOf(has("season"), seasonName)),
  ];
  if (suits.length > 0) parts.push(`of a kind that suits ${list(suits, "and")}`);
  for (const field of ["pattern", "fit", "sleeve", "detail"] as const) {
    for (const constraint of has(field)) parts.push(constraintLabel(constraint, currency));
  }
  const sizes = has("size").flatMap((constraint) =>
    constraint.field === "size" ? constraint.values : [],
  );
  const there = sizes.filter((size) => (product.sizes as readonly string[]).includes(size));
  if (there.length > 0) parts.push(`there in size ${list(there, "and")}`);
  const unwanted = kept.filter(
    (constraint) => constraint.strength === "negated" && constraint.field !== "audience",
  );
  if (unwanted.length > 0)
    parts.push(unwanted.map((constraint) => constraintLabel(constraint, currency)).join(", "));
  const text = `${product.name} ${product.description}`.toLowerCase();
  const named = unmatched.filter((word) => text.includes(word)).slice(0, 2);
  if (named.length > 0) parts.push(`with “${named.join(", ")}” in its own words`);
  parts.push(...priceParts(kept, product.price, currency));
  const missed = misses.map((constraint) => missWords(index, place, constraint, currency));
  if (missed.length > 0) parts.push(`but ${list(missed, "and")}`);

  if (parts.length === 0) {
    if (has("garment").length > 0)
      return `${capital(noun)}${product.bestseller ? ", and a best seller" : ""}.`;
    return product.bestseller
      ? "One of our best sellers."
      : `From our ${product.category.toLowerCase()} shelf.`;
  }
  const [first = "", ...others] = parts;
  const joint = /^(in|for|made|of) /.test(first) ? " " : ", ";
  return `${capital([`${noun}${joint}${first}`, ...others].join(", "))}.`;
}

function namesOf(
  constraints: readonly Constraint[],
  name: (value: string) => string,
): readonly string[] {
  return constraints.flatMap((constraint) =>
    "values" in constraint ? constraint.values.slice(0, 1).map(name) : [],
  );
}

/** "not red", "it comes in a set with palazzo". */
function missWords(
  index: CatalogueIndex,
  place: number,
  constraint: Constraint,
  currency: string,
): string {
  if (constraint.field === "detail" && constraint.values.includes("alone")) return "only as a set";
  if (constraint.field === "garment") {
    const own = valuesAt(index, "garment", place);
    if (constraint.values.some((value) => own.some((one) => garmentLineage(one).includes(value)))) {
      const parts = valuesAt(index, "detail", place).filter((one) => one.startsWith("with-"));
      return parts.length === 0
        ? "only as a set"
        : `only as a set ${list(parts.map(partName), "and")}`;
    }
    return `no ${list(
      constraint.values.map((value) =>
        value.startsWith("other:")
          ? value.slice(6)
          : garmentName(value).one.replace(/^(pair|piece) of /, ""),
      ),
      "or",
    )}`;
  }
  return constraint.field === "detail" || constraint.field === "sleeve"
    ? `without ${constraintLabel(constraint, currency).replace(/^with /, "")}`
    : `not ${constraintLabel(constraint, currency)}`;
}

function headOf(index: CatalogueIndex, place: number, asked: boolean): string {
  const [garment] = valuesAt(index, "garment", place);
  if (garment === undefined) return asked ? (index.products[place]?.name ?? "piece") : "piece";
  return garmentName(garment).one;
}

/** The product's values for the constraints. */
function matching(
  index: CatalogueIndex,
  place: number,
  constraints: readonly Constraint[],
  field: FactField,
): readonly string[] {
  if (constraints.length === 0) return [];
  return valuesAt(index, field, place).filter((value) =>
    constraints.some(
      (constraint) => "values" in constraint && answers(index, constraint, field, value),
    ),
  );
}

function answers(
  index: CatalogueIndex,
  constraint: Constraint,
  field: FactField,
  value: string,
): boolean {
  if (!("values" in constraint)) return false;
  const { vocabulary } = index.columns[field];
  // A one-value column, checked like a product.
  const single = {
    ...index,
    // Its own words, not what its kind suits.
    pieces: [],
    text: { ...index.text, withAll: () => new Set<number>() },
    columns: {
      ...index.columns,
      [field]: {
        offsets: Uint32Array.of(0, 1),
        ids: Uint16Array.of(vocabulary.indexOf(value)),
        vocabulary,
      },
    },
  };
  return degreeOf(single, constraint)(0) >= keptFrom;
}

function wearersOf(index: CatalogueIndex, place: number): string {
  const product = index.products[place];
  if (product?.category !== "Kids") return product?.category === "Men" ? "men" : "women";
  const bits = index.wearers[place] ?? 0;
  const who = list(
    [...((bits & 4) === 0 ? [] : ["boys"]), ...((bits & 8) === 0 ? [] : ["girls"])],
    "and",
  );
  const to = index.ageTo[place] ?? anyAge;
  return to === anyAge ? who : `${who} of ${agesWords(index.ageFrom[place] ?? 0, to)}`;
}

/** "6 to 12 months", "1 to 3 years". */
function agesWords(from: number, to: number): string {
  return to <= 18 && to !== 12
    ? `${from} to ${to} months`
    : `${Math.floor(from / 12)} to ${Math.ceil(to / 12)} years`;
}

function priceParts(
  kept: readonly Constraint[],
  price: number,
  currency: string,
): readonly string[] {
  for (const constraint of kept) {
    if (constraint.field !== "price" || constraint.lean !== undefined) continue;
    const amount = priceIn(currency, price);
    if (constraint.total === true) return [amount];
    if (constraint.around !== undefined)
      return [`${amount}, near the ${priceIn(currency, constraint.around)} you named`];
    return [`${amount}, within your limit`];
  }
  return kept.some((constraint) => constraint.field === "price") ? [priceIn(currency, price)] : [];
}

function capital(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}
