/** `catalogue import`: imports products and pictures, all or none. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { readConfig } from "../../../server/config.ts";
import { ownFiles } from "../../../server/own-files.ts";
import { type ProductRow, productRepository } from "../../../server/repositories/products.ts";
import { type Count, stockRepository } from "../../../server/repositories/stock-counts.ts";
import {
  type BadRow,
  checkProducts,
  type ImportedProduct,
  toRow,
} from "../../../server/services/catalogue/catalogue-import.ts";
import { matchRow } from "../../../src/intents/table/match.ts";
import {
  type Command,
  pathOf,
  progress,
  Refusal,
  readArguments,
  say,
  UsageError,
} from "../command.ts";
import { inShop } from "../open.ts";
import { arrange } from "./arrange.ts";
import { formatOf, readRows } from "./catalogue-file.ts";
import { NotTried, startDownloads } from "./downloads.ts";
import { firstOf, refusal, type Untried } from "./import-refusal.ts";
import { startRendering } from "./pictures.ts";

/** Pictures processed in parallel. */
const atOnce = 3;

export const importCatalogue: Command = {
  usage: "catalogue import FILE [--dry-run] [--replace] [--stock] [--time-limit MINUTES]",
  about: [
    "Takes products in from CSV (the first line names the columns) or JSON Lines: _id, name,",
    "description, category, subCategory, price (whole rupees), sizes (S|M|L; 38, 4-5Y and",
    "Free Size are held as one of them), bestseller, image1 to image4 (paths beside FILE, or",
    "addresses), stock (pieces by size: S:3|M:0 in CSV, an object in JSON",
    "Lines); whatever else is there is kept as an attribute.",
    "A size that was never counted gets the pieces that FILE has for it. One that was is left as it is,",
    "because pieces were sold since FILE was written, unless --stock says that FILE is what there is now.",
    "A product that the shop has is changed, others are added, none is removed. One bad row and",
    "nothing is taken in.",
    "Names that hold a spoken command, such as “order” in “bordered”, are told: saying one does that.",
    "--dry-run only tells what would happen; --replace also removes every product not in FILE.",
    "A host that fails three times on end is asked for no more pictures; all pictures together may",
    "take --time-limit MINUTES (120) to come.",
  ],
  async run(args) {
    const { values, positionals } = readArguments(
      args,
      {
        "dry-run": { type: "boolean", default: false },
        replace: { type: "boolean", default: false },
        stock: { type: "boolean", default: false },
        "time-limit": { type: "string", default: "120" },
      },
      { least: 1, most: 1 },
    );
    const file = pathOf(positionals[0] ?? "");
    const content = await readFile(file, "utf8");
    const { products, bad } = checkProducts(readRows(content, formatOf(file, content)));
    if (products.length === 0 && bad.length === 0) throw new Refusal(`${file} has no products.`);
    const job: Job = {
      file,
      products,
      bad,
      replace: values.replace,
      recount: values.stock,
      dryRun: values["dry-run"],
      minutes: minutesIn(values["time-limit"]),
    };

    if (job.dryRun && isNowhere()) return take(job, { rows: [], counts: [] }, null, null);
    await inShop({ orMake: true }, async ({ database, pictures }) => {
      const repository = productRepository(database.sql);
      const before = {
        rows: await repository.all(),
        counts: await stockRepository(database.sql).known(),
      };
      await take(job, before, job.dryRun ? null : pictures, repository);
    });
  },
};

type Job = {
  readonly file: string;
  readonly products: readonly ImportedProduct[];
  readonly bad: readonly BadRow[];
  readonly replace: boolean;
  /** Also resets counted sizes to the file's. */
  readonly recount: boolean;
  readonly dryRun: boolean;
  readonly minutes: number;
};

function minutesIn(text: string): number {
  const minutes = Number(text);
  // Timers are limited to 24 days.
  if (minutes > 0 && minutes <= 30_000) return minutes;
  throw new UsageError(`--time-limit must be a number of minutes, and not “${text}”.`);
}

/** Whether there is no shop yet, which a dry run must not create. */
function isNowhere(): boolean {
  const { databaseUrl, dataDir } = readConfig(process.env);
  return databaseUrl === null && !existsSync(join(resolve(dataDir), "database"));
}

type Before = { readonly rows: readonly ProductRow[]; readonly counts: readonly Count[] };

async function take(
  { file, products, bad, replace, recount, dryRun, minutes }: Job,
  { rows: before, counts: countsBefore }: Before,
  folder: string | null,
  repository: Pick<ReturnType<typeof productRepository>, "save"> | null,
): Promise<void> {
  const rendering = startRendering(folder, dirname(file), startDownloads(minutes));
  try {
    const { served, bad: badPictures, notTried } = await takePictures(products, rendering.take);
    const wrong = [...bad, ...badPictures].sort((a, b) => a.line - b.line);
    if (wrong.length + notTried.length > 0) throw refusal(file, wrong, notTried);

    const places = arrange(
      before,
      products.map(({ fields }) => fields.id),
      replace,
    );
    const known = new Map(before.map((row) => [row.id, row]));
    const rows = products.map((product) =>
      rowOf(product, places, served, known.get(product.fields.id)),
    );
    const removed = replace ? before.map(({ id }) => id).filter((id) => !places.has(id)) : [];
    const { counts, left } = newCounts(products, countsBefore, recount);
    if (!dryRun && repository !== null) {
      await rendering.keep();
      const saving = progress("Products", rows.length);
      await repository.save(rows, removed, counts, saving.step);
      saving.end();
    }
    const recounted = new Set(counts.map(({ productId }) => productId));
    report({ dryRun, rows, known, recounted, removed, kept: before.length - removed.length });
    if (counts.length + left > 0) {
      const hint = left > 0 ? " (--stock sets them, too)" : "";
      say(`Counts of pieces: ${counts.length} set, ${left} left as they are${hint}`);
    }
  } catch (error) {
    await rendering.drop();
    throw error;
  }
}

/** Renders all named pictures; failures are listed by row. */
async function takePictures(
  products: readonly ImportedProduct[],
  take: ReturnType<typeof startRendering>["take"],
): Promise<{
  served: ReadonlyMap<string, readonly string[]>;
  bad: readonly BadRow[];
  notTried: readonly Untried[];
}> {
  const served = new Map<string, string[]>();
  const bad: BadRow[] = [];
  const notTried: Untried[] = [];
  const jobs = products.flatMap(({ line, fields: { id }, pictures }) => {
    const paths = pictures.map(() => "");
    served.set(id, paths);
    return pictures.map((source, index) => async () => {
      try {
        paths[index] = await take(id, index + 1, source);
      } catch (error) {
        if (error instanceof Refusal) throw error;
        if (error instanceof NotTried) {
          notTried.push({ line, host: error.host, why: error.message });
          return;
        }
        const message = error instanceof Error ? error.message : String(error);
        bad.push({ line, field: `image${index + 1}`, message });
      }
    });
  });
  const report = progress("Pictures", jobs.length);
  const queue = jobs.values();
  const work = async () => {
    for (const job of queue) {
      await job();
      report.step();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  report.end();
  return { served, bad, notTried };
}

function rowOf(
  product: ImportedProduct,
  places: ReadonlyMap<string, number>,
  served: ReadonlyMap<string, readonly string[]>,
  before: ProductRow | undefined,
): ProductRow {
  const { id } = product.fields;
  const pictures = served.get(id) ?? [];
  // A change of price names no pictures: keep them.
  const same = before && [before.image1, before.image2, before.image3, before.image4];
  return toRow(product, places.get(id) ?? 0, pictures.length === 0 && same ? same : pictures);
}

/** Counts to set, and the number of differing ones that stay. */
function newCounts(
  products: readonly ImportedProduct[],
  before: readonly Count[],
  recount: boolean,
): { readonly counts: readonly Count[]; readonly left: number } {
  const nameOf = ({ productId, size }: Count): string => `${size} ${productId}`;
  const free = new Map(before.map((count) => [nameOf(count), count.free]));
  const others = products
    .flatMap(({ counts }) => counts)
    .filter((count) => (free.get(nameOf(count)) ?? null) !== count.free);
  const counts = recount ? others : others.filter((count) => !free.has(nameOf(count)));
  return { counts, left: others.length - counts.length };
}

type Report = {
  readonly dryRun: boolean;
  readonly rows: readonly ProductRow[];
  readonly known: ReadonlyMap<string, ProductRow>;
  readonly recounted: ReadonlySet<string>;
  readonly removed: readonly string[];
  readonly kept: number;
};

function report({ dryRun, rows, known, recounted, removed, kept }: Report): void {
  const added = rows.filter(({ id }) => !known.has(id));
  const changed = rows.filter((row) => {
    const before = known.get(row.id);
    if (before === undefined) return false;
    return recounted.has(row.id) || !isDeepStrictEqual(before, row);
  });
  const same = rows.length - added.length - changed.length;
  say(
    `${dryRun ? "Would be: " : ""}${added.length} added, ${changed.length} changed, ` +
      `${same} unchanged, ${removed.length} removed; ${kept + added.length} in the shop`,
  );
  const folders = [join(resolve(readConfig(process.env).dataDir), "pictures"), ownFiles.pictures];
  const bare = added.filter(({ image1 }) => !hasPicture(image1, folders)).map(({ id }) => id);
  if (bare.length > 0) {
    const names = bare.length > 5 ? `${bare.slice(0, 5).join(", ")} …` : bare.join(", ");
    process.stderr.write(`Without pictures so far: ${bare.length} (${names})\n`);
  }
  const unsayable = rows.flatMap(({ name }) => {
    const row = matchRow(name.toLowerCase());
    return row ? [`Can't be called by its name (“${row.id}”): ${name}`] : [];
  });
  for (const line of firstOf(unsayable)) process.stderr.write(`${line}\n`);
}

/** Provided by the operator, or drawn with the demo catalogue. */
function hasPicture(path: string, folders: readonly string[]): boolean {
  if (!/\/front-800\.webp$/.test(path)) return true;
  const file = path.replace(/^\/pictures\//, "");
  return folders.some((folder) => existsSync(join(folder, file)));
}
