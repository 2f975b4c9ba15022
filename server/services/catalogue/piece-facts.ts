/** A product's facts for filters and reading. */
import { measurements, type PieceFacts } from "../../../contract/piece-facts.ts";
import { colourLineage, moods } from "../../../language/words/colours.ts";
import { materialLineage } from "../../../language/words/materials.ts";
import { factsOf } from "../../recommend/index/facts.ts";
import type { ProductRecord } from "../../recommend/index/product-record.ts";

/** Characters. */
const longestLine = 200;
/** Families too wide for a filter. */
const tooWide: ReadonlySet<string> = new Set(["natural-fabric", "synthetic"]);
const oldestChild = 18;

export function pieceFacts(item: ProductRecord): PieceFacts | undefined {
  const { values, ages } = factsOf(item);
  const colours = families(values.colour, colourLineage, moods);
  const cloths = families(values.material, materialLineage, tooWide);
  const own = measurements.safeParse(item.attributes.measurements);
  const facts: PieceFacts = {
    ...(colours.length > 0 && { colours }),
    ...(cloths.length > 0 && { cloths }),
    ...line("cloth", item.attributes.material),
    ...line("care", item.attributes.care),
    ...line("fit", item.attributes.fit),
    ...line("origin", item.attributes.origin),
    ...(item.category === "Kids" &&
      ages !== null &&
      ages.to <= oldestChild && { ages: wholeYears(ages) }),
    ...(own.success && { measurements: own.data }),
  };
  return Object.keys(facts).length === 0 ? undefined : facts;
}

/** "6 to 18 months" is of 0 to 2 years. */
function wholeYears({ from, to }: { readonly from: number; readonly to: number }) {
  return [Math.floor(from), Math.ceil(to)] as [number, number]; // a pair
}

/** Values and their families, deduplicated. */
function families(
  values: readonly string[],
  lineage: (value: string) => readonly string[],
  without: ReadonlySet<string>,
): string[] {
  return [...new Set(values.flatMap(lineage))].filter((value) => !without.has(value));
}

function line<Name extends "cloth" | "care" | "fit" | "origin">(
  name: Name,
  value: unknown,
): { readonly [Key in Name]?: string } {
  const text = typeof value === "string" ? value.trim().slice(0, longestLine) : "";
  return text === "" ? {} : ({ [name]: text } as { readonly [Key in Name]?: string }); // TypeScript widens computed keys
}
