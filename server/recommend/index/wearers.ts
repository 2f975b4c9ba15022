/** Wearers and ages of a product. */
import type { Who } from "../../../language/readers/audience.ts";
import { garmentWearer } from "../../../language/words/garments.ts";
import type { ProductRecord } from "./product-record.ts";

/** From its shelf, and boys and girls in its text. */
export function wearersOf(product: ProductRecord, garments: readonly string[]): readonly Who[] {
  const gender = String(product.attributes.gender ?? "").toLowerCase();
  const text = `${product.name} ${product.description}`.toLowerCase();
  const unisex: readonly Who[] =
    ofBoth.test(`${gender} ${text}`) || isForTwo(text) ? ["unisex"] : [];
  if (product.category !== "Kids") {
    const isAnyones = garments.some((one) => anyones.has(one)) && !ofOne.test(text);
    if (unisex.length > 0 || isAnyones) return ["men", "women", "unisex"];
    return [product.category === "Men" ? "men" : "women"];
  }
  const boys = /\b(?:boys?|bys)\b/.test(gender === "" ? text : gender);
  const girls = /\bg(?:i|u)?rls?\b/.test(gender === "" ? text : gender);
  if (boys !== girls) return [boys ? "boys" : "girls"];
  const womens = garments.filter((one) => garmentWearer(one) === "women");
  // A baby's leggings are a boy's, too.
  if (gender === "" && !boys && womens.some((one) => one !== "leggings" || !isForBaby(product)))
    return ["girls"];
  return ["boys", "girls", ...unisex];
}

/** Worn at work alike. */
const anyones = new Set("lab-coat chef-coat scrubs graduation-gown advocate-gown".split(" "));
const ofOne = /\b(?:(?:wo)?m[ae]n'?s?|ladies|gents|(?:fe)?male)\b/;

const ofBoth =
  /unisex|gender[- ]neutral|\b(?:men|mens|gents) ?(?:and|&|\/|,|\+|)? ?(?:women|womens|ladies)\b|\b(?:women|womens|ladies) ?(?:and|&|\/|,|\+|)? ?(?:men|mens|gents)\b/;

/** "Couple T-shirts", "him and her". */
const isForTwo = (text: string): boolean =>
  text.includes("couple") || (text.includes(" her") && /\bhi[ms] (?:and|&|n|\+) her/.test(text));

/** Years, inclusive, months as fractions; null if unknown. */
export function agesOf(
  product: ProductRecord,
): { readonly from: number; readonly to: number } | null {
  const said = [product.attributes.age, product.name, product.description];
  for (const text of said) {
    if (typeof text !== "string" || !/(?:[-–]|\bto|[a-z]to)\s*\d/i.test(text)) continue;
    const ranges = rangesIn(
      text
        .replace(/\bfirst birthday(?= (?:to|till|-) \d)/i, "1")
        .replace(text === product.attributes.age ? singly : never, "$<at>-$<at>$<unit>"),
    );
    if (ranges.length > 0) {
      return {
        from: Math.min(...ranges.map(([from]) => from)),
        to: Math.max(...ranges.map(([, to]) => to)),
      };
    }
  }
  if (product.category !== "Kids") return null;
  const text = `${product.name} ${product.description}`;
  const [, low = "", high = low] = classes.exec(text) ?? [];
  if (low !== "") return { from: Number(low) + 5, to: Number(high) + 6 };
  const bare = bareAge.exec(product.name) ?? agesFor.exec(product.description);
  const [, from = "", to = ""] = bare ?? [];
  if (Number(from) < Number(to) && Number(to) <= 18) return { from: Number(from), to: Number(to) };
  const [, most = ""] = upToAge.exec(text) ?? [];
  if (most !== "" && Number(most) <= 16) return { from: 0, to: Number(most) };
  const [, years = ""] = oneAge.exec(text) ?? [];
  if (years !== "" && Number(years) <= 16) return { from: Number(years), to: Number(years) };
  if (/\bnew ?borns?\b/i.test(text)) return { from: 0, to: 0.25 };
  return isForBaby(product) ? { from: 0, to: 3 } : null;
}

/** "12-13Y, 14Y". */
const singly = /(?<=^|, )(?<at>\d{1,2})(?<unit>[YM])(?=,|$)/gi;
const never = /(?!)/g;

/** "Babies up to 2 years". */
const upToAge = /\b(?:up ?to|till|until|below|under) (\d{1,2}) ?(?:years?|yrs?)\b/i;

const isForBaby = ({ name, description, category }: ProductRecord): boolean =>
  (category === "Kids" &&
    /\b(?:rompers?|onesies?|bodysuits?|jhablas?|sleepsuits?|booties|swaddles?)\b/i.test(name)) ||
  /\b(?:infants?|bby|bab(?:y|ies)(?! (?:pink|blue|doll))|annaprashan|rice ceremony|first birthday)\b/i.test(
    name,
  ) ||
  /\binfants?\b|\bfor (?:\w+ )?bab(?:y|ies)\b/i.test(description);

/** Months; a child's piece that names no age isn't a baby's. */
export const leastUnsaidAge = 18;

const span =
  /(\d{1,2}(?:\.5)?)\s*(m|mo|mths?|months?|y|yr|yrs|years?)?\s*(?:-|–|to)\s*(\d{1,2})\s*(m|mo|mths?|months?|y|yr|yrs|years?)\b/gi;
const aged = /\bages?:?\s*(\d{1,2})\s*(?:-|–|to)\s*(\d{1,2})\b/gi;

/** "0-6 months to 2 years". */
const intoYears =
  /\b(\d{1,2})\s*(?:m|mo|mths?|months?)\s*(?:-|–|to)\s*(\d{1,2})\s*(?:y|yrs?|years?)\b/gi;

/** "Class 1 to 8", "for 3 years". */
const classes = /\b(?:class|std|grade)\.? (\d{1,2})(?:\s*(?:-|–|to)\s*(\d{1,2}))?\b/i;
const oneAge = /(?<![\d./-])\b(\d{1,2})\s*(?:yrs?|years?)\b(?! warranty)/i;

/** "Boys 6-8", "6/7yrs" in a child's product name. */
const bareAge =
  /(?<![\d./-])(\d{1,2})\s*[-–/]\s*(\d{1,2})(?![\d%/-])(?!\s*(?:th|pc|pcs|piece|pack|sleeve|cm|inch|mtr))/i;

/** "Cotton gi for kids 6-15" in its description. */
const agesFor =
  /\b(?:kids|boys|girls|children|babies|toddlers) (?:of )?(\d{1,2})\s*(?:-|–|to)\s*(\d{1,2})\b/i;

function rangesIn(text: string): readonly (readonly [number, number])[] {
  const years = (amount: string, unit: string): number =>
    /^m/i.test(unit) ? Number(amount) / 12 : Number(amount);
  return [
    ...[...text.matchAll(span)].map(([, from = "", low, to = "", unit = ""]) => {
      return [years(from, low ?? unit), years(to, unit)] as const;
    }),
    ...(/\bm[ot]/i.test(text) ? [...text.matchAll(intoYears)] : []).map(
      ([, from = "", to = ""]) => [Number(from) / 12, Number(to)] as const,
    ),
    ...[...text.matchAll(aged)].map(
      ([, from = "", to = ""]) => [Number(from), Number(to)] as const,
    ),
  ];
}
