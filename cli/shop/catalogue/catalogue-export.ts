/** `catalogue export`: writes a file for `catalogue import`. */
import { rename, writeFile } from "node:fs/promises";
import { productRepository } from "../../../server/repositories/products.ts";
import { stockRepository } from "../../../server/repositories/stock-counts.ts";
import { toProduct, withStock } from "../../../server/services/catalogue/catalogue.ts";
import { type Command, pathOf, readArguments } from "../command.ts";
import { inShop } from "../open.ts";
import { formatOf, writeRows } from "./catalogue-file.ts";

export const exportCatalogue: Command = {
  usage: "catalogue export [FILE] [--csv]",
  about: [
    "Writes every product in the shop's order to FILE, or to standard output: CSV when FILE ends in",
    ".csv or with --csv, JSON Lines otherwise. Pieces that can be bought now are in it where they are",
    "counted; an import leaves the counts of then alone unless it is asked to set them.",
  ],
  async run(args) {
    const { values, positionals } = readArguments(
      args,
      { csv: { type: "boolean", default: false } },
      { least: 0, most: 1 },
    );
    const [name] = positionals;
    const { products, counts } = await inShop({ orMake: false }, async ({ database }) => ({
      products: await productRepository(database.sql).all(),
      counts: await stockRepository(database.sql).all(new Date()),
    }));
    const rows = withStock(products.map(toProduct), counts).map((product, place) => ({
      ...product,
      attributes: products[place]?.attributes ?? {},
    }));
    const text = writeRows(rows, values.csv ? "csv" : formatOf(name ?? ""));
    if (name === undefined) {
      process.stdout.write(text);
      return;
    }
    const file = pathOf(name);
    await writeFile(`${file}.part`, text);
    await rename(`${file}.part`, file);
    process.stderr.write(`${rows.length} products written to ${file}\n`);
  },
};
