/**
 * Draws the demo pictures: as the server's child (picture-drawer.ts) on demand, then the rest; by
 * hand all (`npm run pictures`), with `-- --only ID` one product's, with `-- --out DIR` elsewhere.
 */
import { closeSync, mkdirSync, openSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { availableParallelism, setPriority } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fileOf, filesOf } from "@shopai/illustrator/names";
import { openStudio, readDrawables } from "@shopai/illustrator/studio";
import { tryLock } from "fs-native-extensions";
import { ownFiles } from "../own-files.ts";
import type { FromArtist, ToArtist } from "./messages.ts";
import { pictureVersion } from "./version.ts";

const { values } = parseArgs({
  options: { out: { type: "string", default: ownFiles.pictures }, only: { type: "string" } },
});
const folder = values.out;
const products = readDrawables(await readFile(ownFiles.demoCatalogue, "utf8"));
const studio = openStudio(products, folder, await pictureVersion());

/** Parallel drawings. */
const hands = Math.max(1, Math.min(2, availableParallelism()));

type Names = typeof studio.names;

async function drawAll(names: Names): Promise<void> {
  const started = performance.now();
  let done = 0;
  let drawn = 0;
  let bytes = 0;
  const queue = names.values();
  const draw = async () => {
    for (const name of queue) {
      const size = await studio.draw(name);
      done += 1;
      if (size === 0) continue;
      drawn += 1;
      bytes += size;
      if (drawn % 40 === 0) console.log(`${done} of ${names.length} pictures`);
    }
  };
  await Promise.all(Array.from({ length: hands }, draw));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${drawn} drawn, ${names.length - drawn} unchanged, ${(bytes / 1e6).toFixed(1)} MB written to ${folder} in ${seconds} s`,
  );
}

/** Draws for the server until it exits. */
function serve(send: (message: FromArtist) => void): void {
  // Yield to the shop's answers.
  setPriority(10);
  const drawings = new Map(
    studio.names.flatMap((name) =>
      name.widths.map((width) => [fileOf(name.stem, width), { name, width }] as const),
    ),
  );
  const asked: (readonly string[])[] = [];
  let ahead: (readonly string[])[] = [];
  let isAhead = false;
  let busy = 0;

  const next = () => {
    while (busy < hands) {
      const files = asked.shift() ?? ahead.shift();
      if (files === undefined) break;
      busy += 1;
      void draw(files).finally(() => {
        busy -= 1;
        next();
      });
    }
    if (isAhead && busy === 0) {
      isAhead = false;
      send({ finished: true });
    }
  };

  /** Files of one picture, which is rasterised once for all. */
  const draw = async (files: readonly string[]) => {
    const found = files.flatMap((file) => drawings.get(file) ?? []);
    const widths = found.map(({ width }) => width);
    let failed: { readonly error?: string } = {};
    try {
      if (found[0]) await studio.draw(found[0].name, widths);
    } catch (error) {
      failed = { error: error instanceof Error ? error.message : String(error) };
    }
    for (const drawn of files) send({ drawn, ...failed });
  };

  process.on("message", (message: ToArtist) => {
    if ("draw" in message) {
      asked.push([message.draw]);
    } else if (isAlone()) {
      const undrawn = new Set(message.ahead);
      ahead = studio.names
        .map((name) => filesOf(name).filter((file) => undrawn.has(file)))
        .filter((files) => files.length > 0);
      isAhead = true;
    }
    next();
  });
  process.on("disconnect", () => process.exit(0));
}

/** Only one process per folder draws ahead. */
function isAlone(): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    const file = openSync(join(folder, ".drawing.lock"), "a+");
    if (tryLock(file)) return true; // stays open and locked while this process lives
    closeSync(file);
  } catch {
    // An unwritable folder.
  }
  return false;
}

if (process.send) {
  serve((message) => process.send?.(message));
} else {
  const names = studio.names.filter(
    ({ stem }) => values.only === undefined || stem.startsWith(`${values.only}/`),
  );
  if (names.length === 0) throw new Error(`nothing in the catalogue is called "${values.only}"`);
  await drawAll(names);
}
