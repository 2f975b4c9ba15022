/**
 * The catalogue in columns: a hundred thousand products are checked in milliseconds. Built in
 * slices that yield to other calls.
 */
import type { Who } from "../../../language/readers/audience.ts";
import { type FactField, type Facts, factFields, factsOf } from "./facts.ts";
import { withoutMakers } from "./makers.ts";
import type { DressPiece } from "./occasions.ts";
import type { ProductRecord } from "./product-record.ts";
import { createTextIndexBuilder, type TextIndex } from "./text-index.ts";
import { leastUnsaidAge } from "./wearers.ts";

interface Column {
  readonly offsets: Uint32Array;
  readonly ids: Uint16Array;
  readonly vocabulary: readonly string[];
}

export interface CatalogueIndex {
  readonly products: readonly ProductRecord[];
  readonly price: Int32Array;
  /** Bits of `wearerBits`. */
  readonly wearers: Uint8Array;
  /** Months, inclusive; `ageTo` is `anyAge` if unknown. */
  readonly ageFrom: Uint16Array;
  readonly ageTo: Uint16Array;
  /** Bits of `sizeBits`. */
  readonly sizes: Uint8Array;
  /** 1 for sets. */
  readonly sets: Uint8Array;
  /** 1 for packs, whose colours all count. */
  readonly packs: Uint8Array;
  /** Each distinct kind, cloth and pattern once. */
  readonly pieceOf: Uint32Array;
  readonly pieces: readonly DressPiece[];
  readonly columns: Readonly<Record<FactField, Column>>;
  readonly text: TextIndex;
  readonly placeOf: ReadonlyMap<string, number>;
}

export const wearerBits: Readonly<Record<Who, number>> = {
  men: 1,
  women: 2,
  boys: 4,
  girls: 8,
  kids: 12,
  unisex: 16,
};

export const anyAge = 9999;

export const sizeBits: Readonly<Record<string, number>> = { S: 1, M: 2, L: 4, XL: 8, XXL: 16 };

/** Facts by product with what they were read from, to skip unchanged products. */
export type FactsCache = Map<string, { readonly read: ProductRecord; readonly facts: Facts }>;

interface BuildOptions {
  readonly products: readonly ProductRecord[];
  readonly cache?: FactsCache;
  /** Called about every eight milliseconds. */
  readonly pause: () => Promise<void>;
  /** Monotonic milliseconds. */
  readonly clock: () => number;
}

const sliceMs = 8;

export async function buildIndex({
  products,
  cache = new Map(),
  pause,
  clock,
}: BuildOptions): Promise<CatalogueIndex> {
  const count = products.length;
  const price = new Int32Array(count);
  const wearers = new Uint8Array(count);
  const ageFrom = new Uint16Array(count);
  const ageTo = new Uint16Array(count).fill(anyAge);
  const sizes = new Uint8Array(count);
  const sets = new Uint8Array(count);
  const packs = new Uint8Array(count);
  const pieceOf = new Uint32Array(count);
  const pieces = growPieces();
  const growing = Object.fromEntries(
    factFields.map((field) => [field, growColumn(count)]),
  ) as Record<FactField, ReturnType<typeof growColumn>>;
  const text = createTextIndexBuilder();
  const placeOf = new Map<string, number>();
  const sameText = new Map<string, Facts>();
  const isFirst = cache.size === 0;
  let sliceStart = clock();
  const pauseWhenDue = async (): Promise<void> => {
    if (clock() - sliceStart < sliceMs) return;
    await pause();
    sliceStart = clock();
  };

  const asNamed = await withoutMakers(
    products.map(({ name }) => name),
    pauseWhenDue,
  );
  for (const [place, product] of products.entries()) {
    const name = asNamed(product.name);
    const read = name === product.name ? product : { ...product, name };
    const known = isFirst ? undefined : cache.get(product._id);
    const facts =
      known !== undefined && saysTheSame(known.read, read)
        ? known.facts
        : factsAnew(read, sameText);
    if (known?.read !== read) cache.set(product._id, { read, facts });
    price[place] = product.price;
    wearers[place] = facts.wearers.reduce((bits, who) => bits | wearerBits[who], 0);
    sizes[place] = product.sizes.reduce((bits, size) => bits | (sizeBits[size] ?? 0), 0);
    pieceOf[place] = pieces.idOf(facts, product.category);
    sets[place] = facts.values.detail.includes("set") ? 1 : 0;
    packs[place] = packOf.test(product.name) ? 1 : 0;
    if (facts.ages !== null) {
      ageFrom[place] = Math.round(facts.ages.from * 12);
      ageTo[place] = Math.min(anyAge, Math.round(facts.ages.to * 12));
    } else if (product.category === "Kids") ageFrom[place] = leastUnsaidAge;
    for (const field of factFields) growing[field].add(facts.values[field]);
    text.add(product.name, product.description);
    placeOf.set(product._id, place);
    if (place % 16 === 15) await pauseWhenDue();
  }
  const finished: [FactField, Column][] = [];
  for (const field of factFields) {
    finished.push([field, growing[field].finish()]);
    await pauseWhenDue();
  }
  // The list was made from factFields.
  const columns = Object.fromEntries(finished) as Record<FactField, Column>;
  const kept = new Set(products.map(({ _id }) => _id));
  for (const id of cache.keys()) if (!kept.has(id)) cache.delete(id);
  return {
    products,
    price,
    wearers,
    ageFrom,
    ageTo,
    sizes,
    sets,
    packs,
    pieceOf,
    pieces: pieces.all,
    columns,
    text: text.finish(),
    placeOf,
  };
}

const packOf =
  /\b(?:pack|pk|combo|set) of (?:\d|two|three|four|five|six)|\b\d+ ?-?(?:pack|pcs? (?:pack|combo))\b/i;

/** Variants often share all words. */
function factsAnew(product: ProductRecord, sameText: Map<string, Facts>): Facts {
  const { name, description, category, subCategory, bestseller } = product;
  const source = `${name}\n${description}\n${category}\n${subCategory}\n${bestseller}\n${stated(product)}`;
  const known = sameText.get(source);
  if (known !== undefined) return known;
  const facts = factsOf(product);
  sameText.set(source, facts);
  return facts;
}

const saysTheSame = (a: ProductRecord, b: ProductRecord): boolean =>
  a.name === b.name &&
  a.description === b.description &&
  a.category === b.category &&
  a.subCategory === b.subCategory &&
  a.bestseller === b.bestseller &&
  (a.attributes === b.attributes || stated(a) === stated(b));

function stated({ attributes }: ProductRecord): string {
  for (const _ in attributes) return JSON.stringify(attributes);
  return "";
}

function growColumn(count: number) {
  const offsets = new Uint32Array(count + 1);
  const ids: number[] = [];
  const known = new Map<string, number>();
  let place = 0;
  return {
    add(values: readonly string[]): void {
      for (const value of values) {
        let id = known.get(value);
        if (id === undefined) {
          id = known.size;
          known.set(value, id);
        }
        ids.push(id);
      }
      place += 1;
      offsets[place] = ids.length;
    },
    finish(): Column {
      return { offsets, ids: Uint16Array.from(ids), vocabulary: [...known.keys()] };
    },
  };
}

function growPieces() {
  const all: DressPiece[] = [];
  const known = new Map<string, number>();
  return {
    all,
    idOf({ values }: Facts, category: ProductRecord["category"]): number {
      const { garment, material, pattern } = values;
      const uniform = values.occasion.includes("school") ? ["school"] : [];
      const key = `${category} ${garment} ${material} ${pattern} ${uniform}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      const shelf = category === "Men" ? "men" : category === "Women" ? "women" : "kids";
      known.set(key, all.length);
      return (
        all.push({ garments: garment, cloths: material, looks: [...pattern, ...uniform], shelf }) -
        1
      );
    },
  };
}

/** One product's values of a field. */
export function valuesAt(
  index: CatalogueIndex,
  field: FactField,
  place: number,
): readonly string[] {
  const { offsets, ids, vocabulary } = index.columns[field];
  const values: string[] = [];
  for (let at = offsets[place] ?? 0; at < (offsets[place + 1] ?? 0); at += 1) {
    values.push(vocabulary[ids[at] ?? 0] ?? "");
  }
  return values;
}
