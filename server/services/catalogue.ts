/**
 * The product list as it goes over the wire. It is the same for everybody and changes seldom, so it
 * is written out and compressed once per version of the catalogue and then handed out as bytes.
 */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";
import { type Product, schemas } from "../../contract/schemas.ts";
import type { ProductRepository, ProductRow } from "../repositories/products.ts";

/** How long another process's change may stay unseen here, in milliseconds. */
const freshFor = 1000;

/** The list, written out in every encoding, and a short digest that changes exactly when it does. */
export type WrittenList = {
  readonly products: readonly Product[];
  readonly digest: string;
  readonly identity: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
};

export type Catalogue = ReturnType<typeof createCatalogue>;

export type CatalogueParts = { readonly products: ProductRepository; readonly now: () => number };

export function createCatalogue({ products, now }: CatalogueParts) {
  let current: { readonly version: number; readonly list: WrittenList } | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let refreshing: Promise<WrittenList> | null = null;

  const refresh = async (): Promise<WrittenList> => {
    const at = now();
    // Read before the rows: a change in between makes the list look older than it is, never newer.
    const version = await products.version();
    if (current?.version !== version) {
      current = { version, list: await write((await products.all()).map(toProduct)) };
    }
    checkedAt = at;
    return current.list;
  };

  return {
    /** The whole list, at most a second old; older while the database doesn't answer. */
    async list(): Promise<WrittenList> {
      // Either way: a clock that is set back must not make it fresh until then.
      if (current !== null && Math.abs(now() - checkedAt) < freshFor) return current.list;
      refreshing ??= refresh()
        .catch((error: unknown) => {
          // What was on sale a moment ago is a better answer than none; orders look again anyway.
          if (current === null) throw error;
          checkedAt = now();
          return current.list;
        })
        .finally(() => {
          refreshing = null;
        });
      return refreshing;
    },
  };
}

/** A stored product as the contract shows it. */
export function toProduct(row: ProductRow): Product {
  return schemas.listProducts.reply.element.parse({
    _id: row.id,
    name: row.name,
    price: row.pricePaise / 100,
    description: row.description,
    category: row.category,
    subCategory: row.subCategory,
    sizes: row.sizes,
    image1: row.image1,
    image2: row.image2,
    image3: row.image3,
    image4: row.image4,
    bestseller: row.bestseller,
  });
}

async function write(products: readonly Product[]): Promise<WrittenList> {
  const identity = Buffer.from(JSON.stringify(products));
  const [gzipped, brotli] = await Promise.all([
    promisify(gzip)(identity, { level: 9 }),
    promisify(brotliCompress)(identity, {
      params: {
        [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
        [zlib.BROTLI_PARAM_QUALITY]: 9,
      },
    }),
  ]);
  const digest = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  return { products, digest, identity, gzip: gzipped, br: brotli };
}
