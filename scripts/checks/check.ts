/**
 * Our own rules, over one reading of all files; names as arguments choose among them. Part of
 * `npm run check`.
 */
import { commentFaults } from "./comments.ts";
import { exportFaults } from "./exports.ts";
import { homeFaults } from "./homes.ts";
import { nameFaults } from "./names.ts";
import { slotFaults } from "./slots.ts";
import { listFiles, readSources, type Source } from "./source.ts";
import { readStyles, styleFaults } from "./styles.ts";

const files = listFiles();
const sources = readSources(files);
const styles = readStyles(files);

const rules: Readonly<Record<string, (sources: readonly Source[]) => readonly string[]>> = {
  homes: () => homeFaults(files, sources),
  slots: slotFaults,
  comments: () => commentFaults(files, sources),
  names: () => nameFaults(sources, styles),
  exports: exportFaults,
  styles: () => styleFaults(styles, sources),
};

const chosen = process.argv.slice(2);
for (const [name, faults] of Object.entries(rules)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  for (const each of faults(sources)) {
    console.error(each);
    process.exitCode = 1;
  }
}
