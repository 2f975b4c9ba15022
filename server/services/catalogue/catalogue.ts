/** The product list, serialised and compressed once per version. */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";
import { type Product, schemas } from "../../../contract/schemas.ts";
import type { Stock } from "../../../domain/stock.ts";
import type { ProductRepository, ProductRow } from "../../repositories/products.ts";
import type { StockRepository } from "../../repositories/stock-counts.ts";
import { pieceFacts } from "./piece-facts.ts";

/** Milliseconds until another process's change shows. */
const freshFor = 1000;

/** All encodings, with the content's digest. */
type WrittenList = {
  readonly products: readonly Product[];
  readonly digest: string;
  readonly identity: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
};

export type Catalogue = ReturnType<typeof createCatalogue>;

type CatalogueParts = {
  readonly products: ProductRepository;
  readonly stock: Pick<StockRepository, "version" | "all">;
  readonly now: () => number;
};

/** Multiple of its cost before a list is rewritten for new counts. */
const timesItsCost = 10;

type Current = {
  readonly version: number;
  readonly products: readonly Product[];
  readonly counted: string;
  readonly list: WrittenList;
  /** Start and duration in milliseconds. */
  readonly at: number;
  readonly cost: number;
};

/** No list takes a minute: the clock was set meanwhile. */
const costOf = (took: number): number => (Math.abs(took) < 60_000 ? took : 0);

export function createCatalogue({ products, stock, now }: CatalogueParts) {
  let current: Current | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let refreshing: Promise<WrittenList> | null = null;
  /** How often a fresh read was forced. */
  let forced = 0;

  const refresh = async (): Promise<WrittenList> => {
    const at = now();
    const forcedBefore = forced;
    const moment = new Date(at);
    // Read before the rows, so that a race makes the list look older, never newer.
    const [version, counted] = await Promise.all([products.version(), stock.version(moment)]);
    const old = current?.version === version ? current : null;
    const dear = old !== null && Math.abs(at - old.at) < old.cost * timesItsCost;
    let next = current;
    if (next === null || old === null || (old.counted !== counted && !dear)) {
      const known = old?.products ?? (await listed(await products.all()));
      const list = await write(withStock(known, await stock.all(moment)));
      next = { version, products: known, counted, list, at, cost: costOf(now() - at) };
    }
    // A read that began before a forced one must not replace it.
    if (forced === forcedBefore) {
      current = next;
      checkedAt = at;
    }
    return next.list;
  };

  return {
    /** Forces a fresh read next time. */
    lookAgain(): void {
      forced += 1;
      refreshing = null;
      checkedAt = Number.NEGATIVE_INFINITY;
    },

    /** At most a second old, unless the database is away. */
    async list(): Promise<WrittenList> {
      // Absolute: the clock may be set back.
      if (current !== null && Math.abs(now() - checkedAt) < freshFor) return current.list;
      if (refreshing !== null) return refreshing;
      const mine = refresh()
        .catch((error: unknown) => {
          // Serve the old list; orders check again.
          if (current === null) throw error;
          checkedAt = now();
          return current.list;
        })
        .finally(() => {
          if (refreshing === mine) refreshing = null;
        });
      refreshing = mine;
      return mine;
    },
  };
}

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

/** Products per turn of the event loop. */
const readAtOnce = 100;

async function listed(rows: readonly ProductRow[]): Promise<readonly Product[]> {
  const list: Product[] = [];
  for (const [place, row] of rows.entries()) {
    if (place % readAtOnce === readAtOnce - 1) await new Promise(setImmediate);
    const product = toProduct(row);
    const facts = pieceFacts({ ...product, attributes: row.attributes });
    list.push(facts ? { ...product, facts } : product);
  }
  return list;
}

/** With counts, where kept. */
export function withStock(
  products: readonly Product[],
  counts: ReadonlyMap<string, Stock>,
): readonly Product[] {
  return products.map((product) => {
    const counted = counts.get(product._id);
    const sizes = product.sizes.filter((size) => counted?.[size] !== undefined);
    if (counted === undefined || sizes.length === 0) return product;
    return { ...product, stock: Object.fromEntries(sizes.map((size) => [size, counted[size]])) };
  });
}

/** Lists with counts change often: compress less, at a tenth of the time. */
const levelOf = (products: readonly Product[]) =>
  products.some(({ stock }) => stock !== undefined) ? 5 : 9;

async function write(products: readonly Product[]): Promise<WrittenList> {
  const identity = Buffer.from(JSON.stringify(products));
  const level = levelOf(products);
  const [gzipped, brotli] = await Promise.all([
    promisify(gzip)(identity, { level }),
    promisify(brotliCompress)(identity, {
      params: {
        [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
        [zlib.BROTLI_PARAM_QUALITY]: level,
      },
    }),
  ]);
  const digest = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  return { products, digest, identity, gzip: gzipped, br: brotli };
}
