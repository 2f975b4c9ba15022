/** Merchants' sizes as the shop holds them: "38", "4-5Y", "Free Size". */
import { cmPerInch, sizeFor, sizeGuideOf } from "./size-guide.ts";
import { type Category, type Size, type SubCategory, sizes } from "./values.ts";

interface Shelf {
  readonly category: Category;
  readonly subCategory: SubCategory;
}

const isSize = (text: string): text is Size => sizes.some((size) => size === text);
/** "4-5Y", "6-12M". */
export const isAge = (text: string): boolean => /^\d+(?:\.5)?\s*(?:-\s*\d+)?\s*(?:Y|M)/i.test(text);
export const isFree = (text: string): boolean => /^(?:free|one) ?size$|^free$/i.test(text);
/** From here on, centimetres. */
const mostInches = 60;

/** Sizes of ages are held in their order. */
export function heldSizes(written: readonly string[], shelf: Shelf): readonly Size[] {
  if (written.some(isFree)) return sizes;
  const held = new Set([
    ...sizes.slice(0, written.filter(isAge).length),
    ...written.flatMap((one) => heldSize(one, shelf)),
  ]);
  return sizes.filter((size) => held.has(size));
}

/** Ages of children by height in centimetres: EN 13402. */
export const agesByHeight: ReadonlyMap<string, string> = new Map(
  "50=0-1M 56=1-2M 62=2-4M 68=4-6M 74=6-9M 80=9-12M 86=12-18M 92=1-2Y 98=2-3Y 104=3-4Y 110=4-5Y 116=5-6Y 122=6-7Y 128=7-8Y 134=8-9Y 140=9-10Y 146=10-11Y 152=11-12Y 158=12-13Y 164=13-14Y"
    .split(" ")
    .map((one) => one.split("=") as [height: string, age: string]), // as written above
);

/** As the attribute `age`. */
export const agesOfSizes = (written: readonly string[]): { readonly age?: string } => {
  const tall = written.flatMap((one) => agesByHeight.get(one.trim()) ?? []);
  const isTall = tall.length > 1 && tall.length === written.length;
  const said = isTall ? tall : written.filter(isAge);
  return said.length > 0 ? { age: said.join(", ") } : {};
};

/** None where no size has that measure. */
export function heldSize(text: string, { category, subCategory }: Shelf): readonly Size[] {
  if (isSize(text)) return [text];
  if (text === "2XL") return ["XXL"];
  const between = text.split("/");
  if (between.length > 1) return between.every(isSize) ? between : [];
  const number = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  const ofUk = category === "Women" ? sizeOfUk(number) : undefined;
  if (ofUk !== undefined) return ofUk === null ? [] : [ofUk];
  if (number < 10 || category === "Kids") return [];
  const guide = sizeGuideOf({ category, subCategory, sizes });
  const [measure] = guide?.measures ?? [];
  if (guide === undefined || measure === undefined) return [];
  const size = sizeOf(
    guide,
    measure,
    number > mostInches ? number : Math.round(number * cmPerInch),
  );
  return size === null ? [] : [size];
}

function sizeOf(...measured: Parameters<typeof sizeFor>): Size | null {
  const size = sizeFor(...measured);
  return size === undefined || size === "below" || size === "above" ? null : size;
}

/** Centimetres, of UK sizes 6, 8, 10. */
const ukBusts = [79, 84, 88, 93, 98, 103, 109, 115];

/** A woman's: null where the guide has no such size, undefined where it is no UK size. */
export function sizeOfUk(number: number): Size | null | undefined {
  const guide = sizeGuideOf({ category: "Women", subCategory: "TopWear", sizes });
  const bust = ukBusts[(number - 6) / 2];
  if (guide === undefined || bust === undefined) return undefined;
  return sizeOf(guide, "bust", bust);
}
