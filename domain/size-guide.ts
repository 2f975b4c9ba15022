/**
 * Body measures by size: by audience and kind, for children by age. A product may bring its own.
 * Centimetres.
 */
import {
  type BodyMeasure,
  bodyMeasures,
  bySize,
  type Category,
  type Size,
  type SubCategory,
} from "./values.ts";

export const cmPerInch = 2.54;

/** Both ends inclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface GuideRow {
  readonly size: Size;
  /** Years, for children. */
  readonly ages?: Span;
  readonly spans: Readonly<Partial<Record<BodyMeasure, Span>>>;
}

export interface SizeGuide {
  readonly measures: readonly BodyMeasure[];
  readonly rows: readonly GuideRow[];
}

export interface Sized {
  readonly category: Category;
  readonly subCategory: SubCategory;
  readonly sizes: readonly Size[];
  readonly facts?:
    | {
        readonly ages?: readonly [number, number] | undefined;
        readonly fit?: string | undefined;
        readonly measurements?: OwnMeasurements | undefined;
      }
    | undefined;
}

type OwnMeasurements = {
  readonly [Measure in BodyMeasure]?:
    | { readonly [Each in Size]?: number | readonly [number, number] | undefined }
    | undefined;
};

/** Edges between S to XXL, in inches, as Indian makers cut them. */
const edges = {
  Men: {
    chest: [35, 37, 39, 41, 43, 45],
    waist: [27, 31, 33, 35, 37, 39],
    hips: [34, 37, 39, 41, 43, 45],
  },
  Women: {
    bust: [31, 34, 36, 38, 40, 43],
    waist: [25, 28, 30, 32, 34, 37],
    hips: [34, 37, 39, 41, 43, 46],
  },
} as const satisfies Record<
  Exclude<Category, "Kids">,
  Partial<Record<BodyMeasure, readonly number[]>>
>;

/** Measures that decide the size, most decisive first. */
const decisive: Readonly<Record<SubCategory, readonly BodyMeasure[]>> = {
  TopWear: ["chest", "bust", "waist"],
  BottomWear: ["waist", "hips"],
  WinterWear: ["chest", "bust", "waist", "hips"],
};

/**
 * Children's measures at each age from 1, in centimetres: near the median of Indian growth charts.
 */
const growth: Readonly<Partial<Record<BodyMeasure, readonly number[]>>> = {
  height: [76, 87, 95, 102, 109, 115, 121, 127, 132, 138, 144, 150, 157, 162],
  chest: [48, 51, 53, 55, 57, 59, 61, 63, 66, 69, 72, 75, 79, 82],
  waist: [47, 49, 51, 52, 54, 55, 57, 58, 60, 62, 64, 66, 68, 70],
};
const childrensAges = [2, 12] as const;
const adultSizes: readonly Size[] = ["S", "M", "L", "XL", "XXL"];

/** Undefined for draped pieces: no measure decides their size. */
export function sizeGuideOf(piece: Sized): SizeGuide | undefined {
  const own = piece.facts?.measurements;
  if (own !== undefined) return ownGuide(own, piece);
  if (piece.facts?.fit === "free size") return undefined;
  return piece.category === "Kids" ? childrensGuide(piece) : adultsGuide(piece.category, piece);
}

/** `below` and `above` for a body outside all sizes. */
export function sizeFor(
  { rows }: SizeGuide,
  measure: BodyMeasure,
  centimetres: number,
): Size | "below" | "above" | undefined {
  const known = rows.flatMap(({ size, spans }) => {
    const span = spans[measure];
    return span ? [{ size, span }] : [];
  });
  const [first] = known;
  if (!first) return undefined;
  if (centimetres < first.span.from) return "below";
  // Between two sizes, the larger.
  const fitting = known.findLast(
    ({ span: { from, to } }) => centimetres >= from && centimetres <= to,
  );
  return (fitting ?? known.find(({ span }) => centimetres < span.to))?.size ?? "above";
}

function adultsGuide(category: Exclude<Category, "Kids">, piece: Sized): SizeGuide {
  const table: Readonly<Partial<Record<BodyMeasure, readonly number[]>>> = edges[category];
  const measures = decisive[piece.subCategory].filter((measure) => table[measure] !== undefined);
  const rows = piece.sizes.toSorted(bySize).map((size): GuideRow => {
    const place = adultSizes.indexOf(size);
    const spans = measures.map((measure) => {
      const [from = 0, to = 0] = table[measure]?.slice(place) ?? [];
      return [measure, { from: inCm(from), to: inCm(to) }] as const;
    });
    return { size, spans: Object.fromEntries(spans) };
  });
  return { measures, rows };
}

function childrensGuide(piece: Sized): SizeGuide {
  const [youngest, oldest] = piece.facts?.ages ?? childrensAges;
  const years = oldest - youngest + 1;
  const sizes = piece.sizes.toSorted(bySize);
  const measures = bodyMeasures.filter((measure) => growth[measure] !== undefined);
  const edge = (place: number) => youngest + Math.floor((place * years) / sizes.length);
  const rows = sizes.map((size, place): GuideRow => {
    const ages = { from: edge(place), to: Math.max(edge(place), edge(place + 1) - 1) };
    const spans = measures.map((measure) => {
      const at = (age: number) =>
        growth[measure]?.[Math.max(0, age - 1)] ?? growth[measure]?.at(-1);
      return [measure, { from: at(ages.from) ?? 0, to: at(ages.to + 1) ?? 0 }] as const;
    });
    return { size, ages, spans: Object.fromEntries(spans) };
  });
  return { measures, rows };
}

function ownGuide(own: OwnMeasurements, { sizes }: Sized): SizeGuide {
  const measures = bodyMeasures.filter((measure) => own[measure] !== undefined);
  const rows = sizes.toSorted(bySize).map((size): GuideRow => {
    const spans = measures.flatMap((measure) => {
      const given = own[measure]?.[size];
      if (given === undefined) return [];
      const [from, to] = typeof given === "number" ? [given, given] : given;
      return [[measure, { from, to }] as const];
    });
    return { size, spans: Object.fromEntries(spans) };
  });
  return { measures, rows };
}

const inCm = (inches: number): number => Math.round(inches * cmPerInch);
