/** The types of a need. */
import type { Who } from "../readers/audience.ts";
import type { PriceWish } from "../readers/money.ts";
import type { WordField } from "../words/term.ts";

/** Never broken; relaxable, with a notice; excluded. */
type Strength = "hard" | "soft" | "negated";

export interface PriceConstraint extends PriceWish {
  readonly field: "price";
  readonly strength: "hard" | "soft";
  readonly words: string;
}

export interface AudienceConstraint {
  readonly field: "audience";
  readonly strength: "hard" | "soft" | "negated";
  readonly words: string;
  readonly who: readonly Who[];
  readonly age?: number;
}

/** Any value matches; negated, none may. */
export interface WordConstraint {
  readonly field: Exclude<WordField, "audience">;
  readonly strength: Strength;
  readonly words: string;
  readonly values: readonly string[];
}

export type Constraint = PriceConstraint | AudienceConstraint | WordConstraint;
export type ConstraintField = Constraint["field"];

export interface SubQuery {
  readonly constraints: readonly Constraint[];
}

/** The later one counts. */
export interface Conflict {
  readonly field: ConstraintField;
  readonly believed: string;
  readonly dropped: string;
}

export interface Need {
  /** At least one; one per garment. */
  readonly subQueries: readonly SubQuery[];
  /** Unmatched terms, for products' text. */
  readonly unmatched: readonly string[];
  readonly conflicts: readonly Conflict[];
  /** Wishes that no product combines. */
  readonly impossible?: readonly [string, string];
  /** Not sold by clothes shops: "space suit". */
  readonly unreal?: readonly string[];
  /** Unknown words before a garment: unavailable unless a product's name has them. */
  readonly modifiers?: readonly string[];
}

/** Others are soft unless insisted on. */
export const hardFields: ReadonlySet<ConstraintField> = new Set([
  "price",
  "audience",
  "garment",
  "size",
]);

/** "For me" names none: a man or a woman. */
export const namesWearer = (one: Constraint): boolean =>
  one.field === "audience" && !(one.who.includes("men") && one.who.includes("women"));
