/** `catalogue export`: the whole catalogue as a file that `catalogue import` takes back. */
import { rename, writeFile } from "node:fs/promises";
import { productRepository } from "../../server/repositories/products.ts";
import { toProduct } from "../../server/services/catalogue.ts";
import { formatOf, writeRows } from "./catalogue-file.ts";
import { type Command, pathOf, readArguments } from "./command.ts";
import { inShop } from "./open.ts";

export const exportCatalogue: Command = {
  usage: "catalogue export [FILE] [--csv]",
  about: [
    "Writes every product in the shop's order to FILE, or to standard output: CSV when FILE ends in",
    ".csv or with --csv, JSON Lines otherwise.",
  ],
  async run(args) {
    const { values, positionals } = readArguments(
      args,
      { csv: { type: "boolean", default: false } },
      { least: 0, most: 1 },
    );
    const [name] = positionals;
    const products = await inShop({ orMake: false }, ({ database }) =>
      productRepository(database.sql).all(),
    );
    const rows = products.map((row) => ({ ...toProduct(row), attributes: row.attributes }));
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
