/** Labels of constraints: "under ₹2,000", "not black", "for boys, 6 years". */
import { priceIn } from "../../domain/money.ts";
import { colourName } from "../words/colours.ts";
import { garmentName } from "../words/garments.ts";
import type { AudienceConstraint, Constraint, PriceConstraint } from "./constraints.ts";

/** Exclusions begin with "not" or "no". */
export function constraintLabel(constraint: Constraint, currency: string): string {
  if ("values" in constraint && constraint.field !== "garment" && constraint.values.some(isOpen)) {
    return not(constraint, `“${constraint.words}”`);
  }
  switch (constraint.field) {
    case "price":
      return priceLabel(constraint, currency);
    case "audience":
      return audienceLabel(constraint);
    case "garment": {
      const names = constraint.values.map((value) => garmentWord(value));
      return constraint.strength === "negated" ? `no ${list(names, "or")}` : list(names, "or");
    }
    case "size":
      if (constraint.values.includes("free")) return not(constraint, "free size");
      return constraint.strength === "negated"
        ? `not size ${list(constraint.values, "or")}`
        : `size ${list(constraint.values, "or")}`;
    case "detail": {
      const names = constraint.values.map(
        (value) =>
          detailNames.get(value) ??
          (value.startsWith("with-") ? partName(value) : value.replaceAll("-", " ")),
      );
      if (constraint.strength !== "negated") return list(names, "or");
      const quality = constraint.values.every((value) => qualities.has(value));
      return `${quality ? "not" : "no"} ${list(names, "or")}`;
    }
    case "sleeve": {
      const names = constraint.values.map((value) =>
        value === "sleeveless" ? value : `${value} sleeves`,
      );
      return not(constraint, list(names, "or"));
    }
    case "fit":
      return not(constraint, `${list(constraint.values, "or")} fit`);
    case "season":
      return not(constraint, `for ${list(constraint.values.map(seasonName), "or")}`);
    case "occasion":
      return not(constraint, `for ${list(constraint.values.map(occasionName), "or")}`);
    case "colour":
      return not(constraint, list(constraint.values.map(colourName), "or"));
    case "pattern":
      if (constraint.values[0] === "motif") return not(constraint, "playfully printed");
      return not(
        constraint,
        list(
          constraint.values.map((value) => value.replaceAll("-", " ")),
          "or",
        ),
      );
    case "material":
      return not(
        constraint,
        list(
          constraint.values.map((value) => value.replaceAll("-", " ")),
          "or",
        ),
      );
  }
}

/** An unknown look, in the shopper's words. */
const isOpen = (value: string): boolean => value.startsWith("other:");

/** "with-dupatta" → "with dupatta". */
export function partName(value: string): string {
  return `with ${garmentName(value.slice("with-".length)).one.replace(/^(pair|piece) of /, "")}`;
}

export function garmentWord(value: string): string {
  return value.startsWith("other:") ? value.slice("other:".length) : garmentName(value).many;
}

function not(constraint: Constraint, words: string): string {
  return constraint.strength === "negated" ? `not ${words}` : words;
}

function priceLabel(constraint: PriceConstraint, currency: string): string {
  const money = (amount: number): string => priceIn(currency, amount);
  const together = constraint.total === true ? " in all" : "";
  if (constraint.around !== undefined) return `around ${money(constraint.around)}${together}`;
  if (constraint.min !== undefined && constraint.max !== undefined) {
    return `${money(constraint.min)} to ${money(constraint.max)}${together}`;
  }
  if (constraint.max !== undefined) return `up to ${money(constraint.max)}${together}`;
  if (constraint.min !== undefined) return `from ${money(constraint.min)}${together}`;
  switch (constraint.lean) {
    case "lowest":
      return "cheapest first";
    case "high":
      return "finer";
    case "highest":
      return "dearest first";
    default:
      return "not expensive";
  }
}

export const isForBabies = ({ words, age, who }: AudienceConstraint): boolean =>
  age === 1 &&
  who.length === 1 &&
  /\bbab(?:y|ies)\b/i.test(words) &&
  !/\b(?:one|1|12)\b/.test(words);

function audienceLabel(constraint: AudienceConstraint): string {
  const age = constraint.age === undefined ? "" : `, ${ageWords(constraint.age)}`;
  const who = list(constraint.who, constraint.strength === "negated" ? "or" : "and");
  return constraint.strength === "negated"
    ? `not for ${who}`
    : constraint.who[0] === "unisex"
      ? "unisex"
      : isForBabies(constraint)
        ? constraint.who[0] === "kids"
          ? "for babies"
          : `for baby ${constraint.who[0]}`
        : `for ${who}${age}`;
}

/** "newborn", "8 months", "1 year". */
function ageWords(years: number): string {
  if (years === 0) return "newborn";
  const [count, unit] =
    years < 2 && !Number.isInteger(years)
      ? [Math.round(years * 12), "month"]
      : [Math.round(years), "year"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** "red", "red or blue", "red, blue or green". */
export function list(words: readonly string[], last: "or" | "and"): string {
  if (words.length < 2) return words[0] ?? "";
  return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1) ?? ""}`;
}

/** After "for": "the rains". */
export function seasonName(season: string): string {
  return season === "monsoon" ? "the rains" : season === "all-season" ? "every season" : season;
}

/** After "for": "weddings", "the office". */
export function occasionName(occasion: string): string {
  return occasionNames.get(occasion) ?? occasion;
}

const occasionNames = new Map([
  ["wedding", "weddings"],
  ["festive", "festivals"],
  ["party", "parties"],
  ["office", "the office"],
  ["casual", "everyday wear"],
  ["outdoor", "the outdoors"],
  ["beach", "the beach"],
  ["date", "dates"],
  ["black-tie", "black tie"],
]);

const qualities: ReadonlySet<string> = new Set(
  "soft lightweight breathable heavy thick thin waterproof windproof padded quilted lined reversible belted pleated tiered cropped modest backless long-length short-length bestseller".split(
    " ",
  ),
);

const detailNames = new Map([
  ["stretch", "stretch"],
  ["soft", "soft feel"],
  ["lightweight", "light weight"],
  ["breathable", "airy"],
  ["bestseller", "best sellers"],
  ["long-length", "long"],
  ["short-length", "short"],
  ["modest", "modest"],
  ["set", "a set"],
  ["alone", "sold alone"],
  ["three-piece", "three pieces"],
]);
