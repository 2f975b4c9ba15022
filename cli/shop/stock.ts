/** `stock set`, `stock add` and `stock list`: available pieces by size. */
import { mostStock, type Size, sizes } from "../../domain/values.ts";
import { type ProductRow, productRepository } from "../../server/repositories/products.ts";
import {
  type StockCount,
  type StockRepository,
  stockRepository,
} from "../../server/repositories/stock-counts.ts";
import { type Command, Refusal, readArguments, say, UsageError } from "./command.ts";
import { inShop } from "./open.ts";

/** Instead of a number. */
const uncounted = "uncounted";

export const setStock: Command = {
  usage: "stock set ID SIZE:PIECES...",
  about: [
    "Sets how many pieces of a product can be bought, such as: stock set linen-shirt S:3 M:0",
    `A size that was never set isn't counted, and made to order; SIZE:${uncounted} makes it so again.`,
    "What is held for open card payments comes on top.",
  ],
  async run(args) {
    const { positionals } = readArguments(args, {}, { least: 2, most: 1 + sizes.length });
    const [id = "", ...given] = positionals;
    const counts = readCounts(given, /^\d{1,7}$/);
    await inShop({ orMake: false }, async ({ database }) => {
      const stock = stockRepository(database.sql);
      const product = await find(productRepository(database.sql), id, counts);
      await stock.set(counts.map(({ size, pieces }) => ({ productId: id, size, free: pieces })));
      await sayCounts(stock, [product], id);
    });
  },
};

export const addStock: Command = {
  usage: "stock add ID SIZE:PIECES...",
  about: [
    "Adds pieces that have come in, such as: stock add linen-shirt S:10",
    "or takes away what is gone: stock add linen-shirt S:-1",
  ],
  async run(args) {
    const { positionals } = readArguments(args, {}, { least: 2, most: 1 + sizes.length });
    const [id = "", ...given] = positionals;
    const counts = readCounts(given, /^[+-]?\d{1,7}$/).map(({ size, pieces }) => {
      if (pieces === null) throw new UsageError(`“${size}:${uncounted}” can't be added: set it.`);
      return { size, pieces };
    });
    await inShop({ orMake: false }, async ({ database }) => {
      await database.sql.transaction(async (transaction) => {
        const stock = stockRepository(transaction);
        const product = await find(productRepository(transaction), id, counts);
        // The common lock order.
        for (const { size, pieces } of counts.toSorted((a, b) => (a.size < b.size ? -1 : 1))) {
          if ((await stock.add(id, size, pieces)) !== null) continue;
          const free = (await stock.counts(id)).find((count) => count.size === size)?.free ?? 0;
          throw new Refusal(
            `${id} has ${free} free in ${size}: ${pieces} can't be added, for 0 to ${mostStock} are kept. Nothing was changed.`,
          );
        }
        await sayCounts(stock, [product], id);
      });
    });
  },
};

export const listStock: Command = {
  usage: "stock list [ID] [--low NUMBER] [--json]",
  about: [
    "Every size that is counted: pieces that can be bought, and those held for open card payments;",
    "with --low those alone of which so many or fewer are left; with --json one object a line.",
  ],
  async run(args) {
    const { values, positionals } = readArguments(
      args,
      { low: { type: "string" }, json: { type: "boolean", default: false } },
      { least: 0, most: 1 },
    );
    const low = values.low === undefined ? Number.POSITIVE_INFINITY : lowOf(values.low);
    const [id] = positionals;
    await inShop({ orMake: false }, async ({ database }) => {
      const products = productRepository(database.sql);
      const rows = id === undefined ? await products.all() : [await find(products, id, [])];
      await sayCounts(stockRepository(database.sql), rows, id ?? null, low, values.json);
    });
  },
};

type Given = { readonly size: Size; readonly pieces: number | null };

function lowOf(text: string): number {
  if (/^\d{1,7}$/.test(text)) return Number(text);
  throw new UsageError(`--low must be a number of pieces, and not “${text}”.`);
}

function readCounts(given: readonly string[], number: RegExp): readonly Given[] {
  const counts = given.map((text) => readCount(text, number));
  const sizesGiven = counts.map(({ size }) => size);
  const twice = sizesGiven.find((size, index) => sizesGiven.indexOf(size) < index);
  if (twice !== undefined) throw new UsageError(`${twice} is there twice.`);
  return counts;
}

function readCount(text: string, number: RegExp): Given {
  const [, name = "", count = ""] = /^([A-Za-z]+):(.*)$/.exec(text) ?? [];
  const size = sizes.find((each) => each === name.toUpperCase());
  if (size === undefined) {
    throw new UsageError(`“${text}” must be SIZE:PIECES, with a size of ${sizes.join(", ")}.`);
  }
  if (count === uncounted) return { size, pieces: null };
  const pieces = number.test(count) ? Number(count) : Number.NaN;
  if (Math.abs(pieces) <= mostStock) return { size, pieces };
  throw new UsageError(`“${text}”: pieces must be a whole number up to ${mostStock}.`);
}

/** The product, if it comes in all these sizes. */
async function find(
  products: ReturnType<typeof productRepository>,
  id: string,
  counts: readonly Given[],
): Promise<ProductRow> {
  const product = await products.byId(id);
  if (product === null) throw new Refusal(`There is no product ${id}.`);
  const wrong = counts.find(({ size, pieces }) => pieces !== null && !product.sizes.includes(size));
  if (wrong === undefined) return product;
  throw new Refusal(`${id} comes in ${product.sizes.join(", ")}, not in ${wrong.size}.`);
}

async function sayCounts(
  stock: StockRepository,
  products: readonly ProductRow[],
  id: string | null,
  low = Number.POSITIVE_INFINITY,
  json = false,
): Promise<void> {
  const counts = new Map<string, StockCount[]>();
  for (const count of await stock.counts(id)) {
    counts.set(count.productId, [...(counts.get(count.productId) ?? []), count]);
  }
  const rows = products.flatMap((product) =>
    sizes.flatMap((size) => {
      const count = counts.get(product.id)?.find((each) => each.size === size);
      if (count === undefined || (count.free ?? 0) > low) return [];
      return [{ _id: product.id, name: product.name, size, free: count.free, held: count.held }];
    }),
  );
  if (rows.length === 0 && !json) {
    say(low < mostStock ? "None so low." : "Nothing is counted: every size is made to order.");
  }
  for (const row of rows) {
    if (json) say(JSON.stringify(row));
    else say(`${row._id}  ${row.size}  ${row.free} free, ${row.held} held  ${row.name}`);
  }
}
