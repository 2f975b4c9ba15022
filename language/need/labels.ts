/** Labels of constraints: "under ₹2,000", "not black", "for boys, 6 years". */
import { priceIn } from "../../domain/money.ts";
import { colourName } from "../words/colours.ts";
import { garmentName } from "../words/garments.ts";
import type { AudienceLimit, Limit, PriceLimit } from "./limits.ts";

/** Exclusions begin with "not" or "no". */
export function limitLabel(limit: Limit, currency: string): string {
  if ("values" in limit && limit.field !== "garment" && limit.values.some(isOpen)) {
    return not(limit, `“${limit.words}”`);
  }
  switch (limit.field) {
    case "price":
      return priceLabel(limit, currency);
    case "audience":
      return audienceLabel(limit);
    case "garment": {
      const names = limit.values.map((value) => garmentWord(value));
      return limit.strength === "negated" ? `no ${list(names, "or")}` : list(names, "or");
    }
    case "size":
      return limit.strength === "negated"
        ? `not size ${list(limit.values, "or")}`
        : `size ${list(limit.values, "or")}`;
    case "detail": {
      const names = limit.values.map(
        (value) =>
          detailNames.get(value) ??
          (value.startsWith("with-") ? partName(value) : value.replaceAll("-", " ")),
      );
      if (limit.strength !== "negated") return list(names, "or");
      const quality = limit.values.every((value) => qualities.has(value));
      return `${quality ? "not" : "no"} ${list(names, "or")}`;
    }
    case "sleeve": {
      const names = limit.values.map((value) =>
        value === "sleeveless" ? value : `${value} sleeves`,
      );
      return not(limit, list(names, "or"));
    }
    case "fit":
      return not(limit, `${list(limit.values, "or")} fit`);
    case "season":
      return not(limit, `for ${list(limit.values.map(seasonName), "or")}`);
    case "occasion":
      return not(limit, `for ${list(limit.values.map(occasionName), "or")}`);
    case "colour":
      return not(limit, list(limit.values.map(colourName), "or"));
    case "pattern":
      if (limit.values[0] === "motif") return not(limit, "playfully printed");
      return not(
        limit,
        list(
          limit.values.map((value) => value.replaceAll("-", " ")),
          "or",
        ),
      );
    case "material":
      return not(
        limit,
        list(
          limit.values.map((value) => value.replaceAll("-", " ")),
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

function not(limit: Limit, words: string): string {
  return limit.strength === "negated" ? `not ${words}` : words;
}

function priceLabel(limit: PriceLimit, currency: string): string {
  const money = (amount: number): string => priceIn(currency, amount);
  const together = limit.total === true ? " in all" : "";
  if (limit.around !== undefined) return `around ${money(limit.around)}${together}`;
  if (limit.min !== undefined && limit.max !== undefined) {
    return `${money(limit.min)} to ${money(limit.max)}${together}`;
  }
  if (limit.max !== undefined) return `up to ${money(limit.max)}${together}`;
  if (limit.min !== undefined) return `from ${money(limit.min)}${together}`;
  switch (limit.lean) {
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

function audienceLabel(limit: AudienceLimit): string {
  const age = limit.age === undefined ? "" : `, ${ageWords(limit.age)}`;
  const who = list(limit.who, limit.strength === "negated" ? "or" : "and");
  return limit.strength === "negated"
    ? `not for ${who}`
    : limit.who[0] === "unisex"
      ? "unisex"
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
