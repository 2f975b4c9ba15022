/** Serialises constraints as chips, and parses and validates them. */
import type { UnderstoodConstraint } from "../../contract/schemas.ts";
import type {
  Constraint,
  Need,
  SubQuery,
  WordConstraint,
} from "../../language/need/constraints.ts";
import { constraintLabel } from "../../language/need/labels.ts";
import type { Who } from "../../language/readers/audience.ts";
import { valuesOf } from "../../language/words/lexicon.ts";
import "./knowledge/learn.ts";

const mostChips = 60;

/** One per constraint and unknown word. */
export function chipsOf(need: Need, currency: string): UnderstoodConstraint[] {
  const constraints = need.subQueries.flatMap(({ constraints: own }, subQuery) =>
    own.map((constraint, place) => chipOf(constraint, subQuery, place, currency)),
  );
  const words = need.unmatched.map(
    (word): UnderstoodConstraint => ({
      id: `w.${word.slice(0, 30)}`,
      item: 0,
      field: "words",
      kind: "soft",
      words: word.slice(0, 200),
      label: word.slice(0, 200),
      values: [word.slice(0, 60)],
    }),
  );
  return [...constraints, ...words].slice(0, mostChips);
}

function chipOf(
  constraint: Constraint,
  subQuery: number,
  place: number,
  currency: string,
): UnderstoodConstraint {
  const base = {
    id: `${subQuery}.${constraint.field}.${place}`,
    item: subQuery,
    field: constraint.field,
    kind: constraint.strength,
    words: constraint.words.slice(0, 200),
    label: constraintLabel(constraint, currency).slice(0, 200),
  };
  if (constraint.field === "price") {
    const { min, max, around, lean, total } = constraint;
    return {
      ...base,
      ...(min === undefined ? {} : { min: whole(min) }),
      ...(max === undefined ? {} : { max: whole(max) }),
      ...(around === undefined ? {} : { around: whole(around) }),
      ...(lean === undefined ? {} : { lean }),
      ...(total === undefined ? {} : { total }),
    };
  }
  if (constraint.field === "audience") {
    return {
      ...base,
      values: [...constraint.who],
      ...(constraint.age === undefined ? {} : { age: constraint.age }),
    };
  }
  return { ...base, values: constraint.values.slice(0, 12) };
}

const dearestSpoken = 100_000_000;

function whole(amount: number): number {
  return Math.min(dearestSpoken, Math.max(0, Math.round(amount)));
}

/** Without removed and invalid chips. */
export function needOf(chips: readonly UnderstoodConstraint[], removed: readonly string[]): Need {
  const kept = chips.filter(({ id }) => !removed.includes(id));
  const indexes = [
    ...new Set(kept.filter(({ field }) => field !== "words").map(({ item }) => item)),
  ].sort();
  const subQueries = indexes.map(
    (index): SubQuery => ({
      constraints: kept
        .filter((chip) => chip.item === index)
        .flatMap((chip) => constraintOf(chip) ?? []),
    }),
  );
  const unmatched = kept
    .filter(({ field }) => field === "words")
    .flatMap(({ values = [] }) => values.filter((word) => /^[\p{L}']{3,40}$/u.test(word)));
  return {
    subQueries: subQueries.length > 0 ? subQueries : [{ constraints: [] }],
    unmatched: unmatched.slice(0, 12),
    conflicts: [],
  };
}

function constraintOf(chip: UnderstoodConstraint): Constraint | null {
  const { field, kind, words, values = [] } = chip;
  if (field === "words") return null;
  if (field === "price") {
    const { min, max, around, lean, total } = chip;
    if (lean !== undefined) return { field, strength: "soft", words, lean };
    if (min === undefined && max === undefined) return null;
    return {
      field,
      strength: "hard",
      words,
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
      ...(around === undefined ? {} : { around }),
      ...(total === undefined ? {} : { total }),
    };
  }
  if (field === "audience") {
    const who = values.filter(isWho);
    if (who.length === 0) return null;
    return {
      field,
      strength: kind,
      words,
      who,
      ...(chip.age === undefined ? {} : { age: chip.age }),
    };
  }
  const known = values.filter((value) => isKnown(field, value));
  return known.length === 0 ? null : { field, strength: kind, words, values: known };
}

const everybody: ReadonlySet<string> = new Set(["men", "women", "boys", "girls", "kids", "unisex"]);

function isWho(value: string): value is Who {
  return everybody.has(value);
}

const known = new Map<string, ReadonlySet<string>>();

function isKnown(field: WordConstraint["field"], value: string): boolean {
  const values = known.get(field) ?? valuesOf(field);
  known.set(field, values);
  if (field === "detail" && value.startsWith("with-")) {
    return valuesOf("garment").has(value.slice("with-".length));
  }
  return (
    values.has(value) ||
    (field === "size" && /^(?:\d{2,3}|free)$/.test(value)) ||
    (field !== "size" && /^other:[a-z]{3,30}(?: [a-z]{3,30}){0,2}$/.test(value))
  );
}
