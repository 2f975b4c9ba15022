/** Explains a choice in one sentence, from met constraints and the product's facts. */
import { priceIn } from "../../../domain/money.ts";
import {
  limitLabel,
  list,
  occasionName,
  partName,
  seasonName,
} from "../../../language/need/labels.ts";
import type { Limit, LimitField } from "../../../language/need/limits.ts";
import { colourName } from "../../../language/words/colours.ts";
import { garmentLineage, garmentName } from "../../../language/words/garments.ts";
import { anyAge, type CatalogueIndex, valuesAt } from "../index/catalogue-index.ts";
import type { FactField } from "../index/facts.ts";
import { degreeOf, keptFrom } from "../match.ts";

interface ReasonOptions {
  readonly index: CatalogueIndex;
  readonly place: number;
  readonly limits: readonly Limit[];
  /** Constraints that it breaks. */
  readonly misses: readonly Limit[];
  /** Words outside the tables, named if in the product's text. */
  readonly rest: readonly string[];
  readonly currency: string;
}

export function reasonFor({ index, place, limits, misses, rest, currency }: ReasonOptions): string {
  const item = index.items[place];
  if (item === undefined) return "";
  const kept = limits.filter((limit) => degreeOf(index, limit, limits)(place) >= keptFrom);
  const has = (field: LimitField): readonly Limit[] =>
    kept.filter((limit) => limit.field === field && limit.strength !== "negated");
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
    for (const limit of has(field)) parts.push(limitLabel(limit, currency));
  }
  const sizes = has("size").flatMap((limit) => (limit.field === "size" ? limit.values : []));
  const there = sizes.filter((size) => (item.sizes as readonly string[]).includes(size));
  if (there.length > 0) parts.push(`there in size ${list(there, "and")}`);
  const unwanted = kept.filter(
    (limit) => limit.strength === "negated" && limit.field !== "audience",
  );
  if (unwanted.length > 0)
    parts.push(unwanted.map((limit) => limitLabel(limit, currency)).join(", "));
  const text = `${item.name} ${item.description}`.toLowerCase();
  const named = rest.filter((word) => text.includes(word)).slice(0, 2);
  if (named.length > 0) parts.push(`with “${named.join(", ")}” in its own words`);
  parts.push(...priceParts(kept, item.price, currency));
  const missed = misses.map((limit) => missWords(index, place, limit, currency));
  if (missed.length > 0) parts.push(`but ${list(missed, "and")}`);

  if (parts.length === 0) {
    if (has("garment").length > 0)
      return `${capital(noun)}${item.bestseller ? ", and a best seller" : ""}.`;
    return item.bestseller
      ? "One of our best sellers."
      : `From our ${item.category.toLowerCase()} shelf.`;
  }
  const [first = "", ...others] = parts;
  const joint = /^(in|for|made|of) /.test(first) ? " " : ", ";
  return `${capital([`${noun}${joint}${first}`, ...others].join(", "))}.`;
}

function namesOf(limits: readonly Limit[], name: (value: string) => string): readonly string[] {
  return limits.flatMap((limit) => ("values" in limit ? limit.values.slice(0, 1).map(name) : []));
}

/** "not red", "it comes in a set with palazzo", "no kurti". */
function missWords(index: CatalogueIndex, place: number, limit: Limit, currency: string): string {
  if (limit.field === "detail" && limit.values.includes("alone")) return "only as a set";
  if (limit.field === "garment") {
    const own = valuesAt(index, "garment", place);
    if (limit.values.some((value) => own.some((one) => garmentLineage(one).includes(value)))) {
      const parts = valuesAt(index, "detail", place).filter((one) => one.startsWith("with-"));
      return parts.length === 0
        ? "only as a set"
        : `only as a set ${list(parts.map(partName), "and")}`;
    }
    return `no ${list(
      limit.values.map((value) =>
        value.startsWith("other:")
          ? value.slice(6)
          : garmentName(value).one.replace(/^(pair|piece) of /, ""),
      ),
      "or",
    )}`;
  }
  return limit.field === "detail" || limit.field === "sleeve"
    ? `without ${limitLabel(limit, currency).replace(/^with /, "")}`
    : `not ${limitLabel(limit, currency)}`;
}

function headOf(index: CatalogueIndex, place: number, asked: boolean): string {
  const [garment] = valuesAt(index, "garment", place);
  if (garment === undefined) return asked ? (index.items[place]?.name ?? "piece") : "piece";
  return garmentName(garment).one;
}

/** The product's values for the constraints. */
function matching(
  index: CatalogueIndex,
  place: number,
  limits: readonly Limit[],
  field: FactField,
): readonly string[] {
  if (limits.length === 0) return [];
  return valuesAt(index, field, place).filter((value) =>
    limits.some((limit) => "values" in limit && answers(index, limit, field, value)),
  );
}

function answers(index: CatalogueIndex, limit: Limit, field: FactField, value: string): boolean {
  if (!("values" in limit)) return false;
  const { vocabulary } = index.columns[field];
  // A one-value column, checked like a product.
  const single = {
    ...index,
    // Its own words, not what its kind suits.
    pieces: [],
    columns: {
      ...index.columns,
      [field]: {
        offsets: Uint32Array.of(0, 1),
        ids: Uint16Array.of(vocabulary.indexOf(value)),
        vocabulary,
      },
    },
  };
  return degreeOf(single, limit)(0) >= keptFrom;
}

function wearersOf(index: CatalogueIndex, place: number): string {
  const item = index.items[place];
  if (item?.category !== "Kids") return item?.category === "Men" ? "men" : "women";
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

function priceParts(kept: readonly Limit[], price: number, currency: string): readonly string[] {
  for (const limit of kept) {
    if (limit.field !== "price" || limit.lean !== undefined) continue;
    const amount = priceIn(currency, price);
    if (limit.total === true) return [amount];
    if (limit.around !== undefined)
      return [`${amount}, near the ${priceIn(currency, limit.around)} you named`];
    return [`${amount}, within your limit`];
  }
  return kept.some((limit) => limit.field === "price") ? [priceIn(currency, price)] : [];
}

function capital(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}
