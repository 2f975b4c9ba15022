/** Reads a catalogue in JSON Lines, one product a line, and puts its products into the shop. */
import { z } from "zod";
import { category, size, subCategory } from "../../contract/schemas.ts";
import type { ProductRepository, ProductRow } from "../repositories/products.ts";

/** The id names folders and appears in addresses, so it is kept to plain characters. */
const plainId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, "is not a plain id");

const importedProduct = z.object({
  _id: plainId,
  name: z.string().trim().min(1).max(200),
  description: z.string().trim().min(1).max(5000),
  category,
  subCategory,
  /** Whole rupees. */
  price: z.number().int().min(1).max(1_000_000),
  sizes: z.array(size).min(1),
  bestseller: z.boolean(),
  attributes: z.record(z.string(), z.unknown()).default({}),
  /** Where the pictures are not the ones drawn for this product. */
  images: z.tuple([z.string(), z.string(), z.string(), z.string()]).optional(),
});

/** Thrown for a catalogue that can't be read; the message names the line. */
export class CatalogueError extends Error {
  override readonly name = "CatalogueError";
}

/**
 * The products of a JSON Lines text, in its order.
 * @throws CatalogueError at the first line that is not a product, or repeats an id.
 */
export function readCatalogue(text: string): ProductRow[] {
  const seen = new Set<string>();
  const rows: ProductRow[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const parsed = importedProduct.safeParse(parseJson(line, index + 1));
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      throw new CatalogueError(`line ${index + 1}: ${issue?.path.join(".")}: ${issue?.message}`);
    }
    const product = parsed.data;
    if (seen.has(product._id)) {
      throw new CatalogueError(`line ${index + 1}: the id ${product._id} is there twice`);
    }
    seen.add(product._id);
    rows.push(toRow(product, rows.length));
  }
  return rows;
}

/** Fills an empty shop; answers how many products it added (none when the shop has some). */
export async function seedWhenEmpty(
  products: ProductRepository,
  readText: () => Promise<string>,
): Promise<number> {
  if ((await products.count()) > 0) return 0;
  const rows = readCatalogue(await readText());
  await products.insertMissing(rows);
  return rows.length;
}

function parseJson(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new CatalogueError(`line ${number}: not JSON`, { cause });
  }
}

function toRow(product: z.infer<typeof importedProduct>, position: number): ProductRow {
  const picture = (view: string): string => `/pictures/${product._id}/${view}-800.webp`;
  const [image1, image2, image3, image4] = product.images ?? [
    picture("front"),
    picture("back"),
    picture("detail"),
    picture("worn"),
  ];
  return {
    id: product._id,
    name: product.name,
    description: product.description,
    pricePaise: product.price * 100,
    category: product.category,
    subCategory: product.subCategory,
    sizes: product.sizes,
    image1,
    image2,
    image3,
    image4,
    bestseller: product.bestseller,
    attributes: product.attributes,
    position,
  };
}
