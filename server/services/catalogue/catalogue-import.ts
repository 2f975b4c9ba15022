/** Validates products of the demo catalogue or the operator's file. Reads no files. */
import { z } from "zod";
import { measurements } from "../../../contract/piece-facts.ts";
import { category, size, subCategory } from "../../../contract/shapes.ts";
import { agesOfSizes, heldSizes } from "../../../domain/merchant-sizes.ts";
import { mostStock, sizes } from "../../../domain/values.ts";
import type { ProductRepository, ProductRow } from "../../repositories/products.ts";
import type { Count } from "../../repositories/stock-counts.ts";

/** Says what a field must be. */
const must =
  (words: string) =>
  ({ input }: { readonly input?: unknown }): string =>
    input === undefined || input === null || input === "" ? "is missing" : `must be ${words}`;

const text = (longest: number) =>
  z
    .string({ error: must("text") })
    .trim()
    .min(1, "is missing")
    .max(longest, `is longer than ${longest} characters`)
    // PostgreSQL text holds no zero byte.
    .refine((value) => !value.includes("\0"), "has a zero byte in it");

const picture = z.string({ error: must("a path or an address") }).max(2000, "is too long");
const rupees = "a whole number of rupees";
const pieces = "a whole number of pieces";

const productFields = z.object({
  /** Used in folders and URLs. */
  _id: z.string({ error: must("text") }).regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, {
    error: ({ input }) => (input === "" ? "is missing" : "is not a plain id"),
  }),
  name: text(200),
  description: text(5000),
  category: z.enum(category.options, { error: must(`one of ${category.options.join(", ")}`) }),
  subCategory: z.enum(subCategory.options, {
    error: must(`one of ${subCategory.options.join(", ")}`),
  }),
  /** Whole rupees. */
  price: z
    .number({ error: must(rupees) })
    .int(`must be ${rupees}`)
    .min(1, "must be at least 1")
    .max(1_000_000, "must be at most 1000000"),
  sizes: z
    .array(z.enum(size.options, { error: must(`one of ${sizes.join(", ")}`) }), {
      error: must("a list of sizes"),
    })
    .min(1, "is missing"),
  bestseller: z.boolean({ error: must("true or false") }).default(false),
  /** Pieces per counted size; null stops counting. */
  stock: z
    .partialRecord(
      z.enum(size.options, { error: must(`one of ${sizes.join(", ")}`) }),
      z
        .number({ error: must(pieces) })
        .int(`must be ${pieces}`)
        .min(0, "must be at least 0")
        .max(mostStock, `must be at most ${mostStock}`)
        .nullable(),
      { error: must("pieces by size") },
    )
    .optional(),
  attributes: z.record(z.string(), z.unknown(), { error: must("an object") }).default({}),
  /** Replaces the drawn pictures. */
  images: z.array(picture).max(4, "has more than four pictures").optional(),
  image1: picture.optional(),
  image2: picture.optional(),
  image3: picture.optional(),
  image4: picture.optional(),
});

/** Made once: a schema is compiled at its first use. */
const productRow = productFields.loose();

/** Drawing instructions, not a fact. */
const notAnAttribute = "drawing";

export type ImportedProduct = {
  readonly line: number;
  readonly fields: Omit<ProductRow, "image1" | "image2" | "image3" | "image4" | "position">;
  readonly pictures: readonly string[];
  /** Unmentioned counts stay. */
  readonly counts: readonly Count[];
};

export type RawRow =
  | { readonly line: number; readonly value: unknown }
  | { readonly line: number; readonly unreadable: string };

/** The field is null for the row as a whole. */
export type BadRow = {
  readonly line: number;
  readonly field: string | null;
  readonly message: string;
};

/** The message names the line. */
export class CatalogueError extends Error {
  override readonly name = "CatalogueError";
}

/** All valid products and all errors. */
export function checkProducts(rows: readonly RawRow[]): {
  readonly products: readonly ImportedProduct[];
  readonly bad: readonly BadRow[];
} {
  const products: ImportedProduct[] = [];
  const bad: BadRow[] = [];
  const lineOf = new Map<string, number>();
  for (const row of rows) {
    const { line } = row;
    if ("unreadable" in row) {
      bad.push({ line, field: null, message: row.unreadable });
      continue;
    }
    const parsed = productRow.safeParse(asHeld(row.value));
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues) {
        bad.push({ line, field: path.length === 0 ? null : path.join("."), message });
      }
      continue;
    }
    const id = parsed.data._id;
    const before = lineOf.get(id);
    if (before === undefined) {
      lineOf.set(id, line);
      const product = imported(line, parsed.data);
      bad.push(...wrongMeasurements(product), ...wrongCounts(product));
      products.push(product);
    } else {
      bad.push({ line, field: null, message: `the id ${id} is there twice (line ${before})` });
    }
  }
  return { products, bad };
}

const writtenSizes = z.looseObject({
  category: category,
  subCategory: subCategory,
  sizes: z.array(z.string()),
  attributes: z.record(z.string(), z.unknown()).default({}),
});

/** "38", "4-5Y", "Free Size" as sizes and ages; unknown ones stay. */
function asHeld(value: unknown): unknown {
  const { data } = writtenSizes.safeParse(value);
  if (data === undefined) return value;
  const held = data.sizes.map((one) => ({ one, sizes: heldSizes([one], data) }));
  if (held.some(({ sizes }) => sizes.length === 0)) return value;
  return {
    ...data,
    sizes: heldSizes(data.sizes, data),
    attributes: { ...agesOfSizes(data.sizes), ...data.attributes },
  };
}

/** Errors in its size guide. */
function wrongMeasurements({ line, fields }: ImportedProduct): readonly BadRow[] {
  if (fields.attributes.measurements === undefined) return [];
  const { error } = measurements.safeParse(fields.attributes.measurements);
  return (error?.issues ?? []).map(({ path, message }) => ({
    line,
    field: ["measurements", ...path].join("."),
    message,
  }));
}

/** Counts of unknown sizes. */
function wrongCounts({ line, fields, counts }: ImportedProduct): readonly BadRow[] {
  return counts
    .filter(({ size, free }) => free !== null && !fields.sizes.includes(size))
    .map(({ size }) => ({ line, field: `stock.${size}`, message: "is not one of its sizes" }));
}

/** `line 7: price: must be …`. */
export function inWords({ line, field, message }: BadRow): string {
  return `line ${line}: ${field === null ? "" : `${field}: `}${message}`;
}

/** Skips blank lines. */
export function jsonLines(lines: string): RawRow[] {
  return lines.split("\n").flatMap((text, index): RawRow[] => {
    const line = index + 1;
    if (text.trim() === "") return [];
    try {
      return [{ line, value: JSON.parse(text) }];
    } catch {
      return [{ line, unreadable: "not JSON" }];
    }
  });
}

export function toRow(
  { fields }: ImportedProduct,
  position: number,
  pictures: readonly string[],
): ProductRow {
  const own = (view: string): string => `/pictures/${fields.id}/${view}-800.webp`;
  const views =
    pictures.length === 0 ? ["front", "back", "detail", "worn"].map(own) : [...pictures];
  const [image1 = "", image2 = image1, image3 = image1, image4 = image1] = views;
  return { ...fields, image1, image2, image3, image4, position };
}

/** In order. @throws CatalogueError at the first invalid or repeated product. */
export function readCatalogue(text: string): ProductRow[] {
  const { products, bad } = checkProducts(jsonLines(text));
  const [first] = bad;
  if (first !== undefined) throw new CatalogueError(inWords(first));
  return products.map((product, position) => toRow(product, position, product.pictures));
}

export async function seedWhenEmpty(
  products: ProductRepository,
  readText: () => Promise<string>,
): Promise<number> {
  if ((await products.count()) > 0) return 0;
  const rows = readCatalogue(await readText());
  await products.insertMissing(rows);
  return rows.length;
}

function imported(
  line: number,
  given: z.infer<typeof productFields> & Readonly<Record<string, unknown>>,
): ImportedProduct {
  const known = new Set<string>([...Object.keys(productFields.shape), notAnAttribute]);
  const extra = Object.entries(given).filter(([name]) => !known.has(name));
  const { images, image1, image2, image3, image4 } = given;
  const pictures = (images ?? [image1, image2, image3, image4]).filter(
    (source): source is string => source !== undefined && source.trim() !== "",
  );
  return {
    line,
    pictures: pictures.map((source) => source.trim()),
    counts: sizes.flatMap((each) => {
      const free = given.stock?.[each];
      return free === undefined ? [] : [{ productId: given._id, size: each, free }];
    }),
    fields: {
      id: given._id,
      name: given.name,
      description: given.description,
      pricePaise: given.price * 100,
      category: given.category,
      subCategory: given.subCategory,
      sizes: sizes.filter((one) => given.sizes.includes(one)),
      bestseller: given.bestseller,
      attributes: storableRecord({ ...Object.fromEntries(extra), ...given.attributes }),
    },
  };
}

/** Strips zero bytes and half characters. */
function storable(value: unknown): unknown {
  if (typeof value === "string") return Buffer.from(value.replaceAll("\0", "")).toString();
  if (Array.isArray(value)) return value.map(storable);
  return typeof value === "object" && value !== null ? storableRecord(value) : value;
}

function storableRecord(record: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [String(storable(name)), storable(value)]),
  );
}
