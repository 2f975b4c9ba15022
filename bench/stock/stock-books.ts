/** The books of a raced shop: one piece of each product, and who owns them afterwards. */
import { sql as raw } from "drizzle-orm";
import { soldOutWords } from "../../domain/stock.ts";
import { type Size, sizes } from "../../domain/values.ts";
import { openDatabase } from "../../server/db/open.ts";
import { orderLines, orders, productStock, stockHolds } from "../../server/db/schema.ts";
import { productRepository } from "../../server/repositories/products.ts";
import { releaseExpiredHolds } from "../../server/repositories/stock.ts";
import { checkProducts, toRow } from "../../server/services/catalogue/catalogue-import.ts";

export type RacedPiece = {
  readonly _id: string;
  readonly size: Size;
  /** What a loser reads. */
  readonly words: string;
};

/** An order that a process said is there. */
export type Acknowledged = {
  /** Part of the order's address. */
  readonly mark: string;
  /** Whether the order must own its pieces: bought in cash, or paid. */
  readonly isSold: boolean;
};

/** Of one piece with its delivery, in rupees. */
export const racedPrice = 540;
const price = 500;

type Where = { readonly databaseUrl: string | null; readonly dataDir: string };

/** Makes a shop with so many products, one piece each. */
export async function fillShop(where: Where, count: number): Promise<readonly RacedPiece[]> {
  const stock = Object.fromEntries(sizes.map((size) => [size, 1]));
  const rows = Array.from({ length: Math.ceil(count / sizes.length) }, (_, place) => ({
    line: place + 1,
    value: {
      ...{ _id: `piece-${place}`, name: `Kurta ${place}`, description: "Cotton", price },
      ...{ category: "Men", subCategory: "TopWear", sizes, stock },
    },
  }));
  const { products, bad } = checkProducts(rows);
  if (bad.length > 0) throw new Error("The raced catalogue is wrong");
  const database = await openDatabase(where);
  try {
    await database.migrate();
    await productRepository(database.sql).save(
      products.map((product, place) => toRow(product, place, [])),
      [],
      products.flatMap(({ counts }) => counts),
    );
  } finally {
    await database.close();
  }
  return products
    .flatMap(({ fields: { id, name } }) =>
      sizes.map((size) => ({ _id: id, size, words: soldOutWords({ name, size, left: 0 }) })),
    )
    .slice(0, count);
}

/** Where the pieces are once every hold has expired. */
export async function lookThrough(where: Where, acknowledged: readonly Acknowledged[]) {
  const database = await openDatabase(where);
  try {
    const { sql } = database;
    const hour = 60 * 60 * 1000;
    await releaseExpiredHolds(sql, new Date(Date.now() + hour));
    const held = await sql.$count(stockHolds);
    const counts = await sql.select().from(productStock);
    const lines = await sql
      .select({
        piece: raw<string>`${orderLines.product} ->> '_id'`,
        size: orderLines.size,
        taken: orderLines.taken,
        mark: raw<string>`${orders.address} ->> 'street'`,
      })
      .from(orderLines)
      .innerJoin(orders, raw`${orders.id} = ${orderLines.orderId}`);
    const sold = new Map<string, number>();
    for (const { piece, size, taken } of lines) {
      const name = `${size} ${piece}`;
      sold.set(name, (sold.get(name) ?? 0) + taken);
    }
    const sumOf = (row: (typeof counts)[number]): number =>
      (row.free ?? 0) + (sold.get(`${row.size} ${row.productId}`) ?? 0);
    const taken = new Map(lines.map((line) => [line.mark, line.taken]));
    return {
      oversold: counts.filter((row) => sumOf(row) > 1).length,
      /** Pieces neither free nor sold, and holds that never end. */
      leaked: counts.filter((row) => sumOf(row) < 1).length + held,
      lost: acknowledged.filter(({ mark, isSold }) =>
        isSold ? taken.get(mark) !== 1 : !taken.has(mark),
      ).length,
    };
  } finally {
    await database.close();
  }
}
