import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { strangersIn } from "../fixtures/judged/strangers.ts";

const { values, positionals } = parseArgs({
  options: { verbose: { type: "boolean", short: "v" } },
  allowPositionals: true,
});
const sentences = positionals
  .flatMap((file) => readFileSync(file, "utf8").split("\n"))
  .filter((text) => text !== "");
const print = (line: string) => process.stdout.write(`${line}\n`);
for (const { scene, taken, wrote } of strangersIn(sentences)) {
  const share = ((100 * taken.length) / sentences.length).toFixed(2);
  print(
    `${scene.padEnd(16)} taken ${taken.length}/${sentences.length} ${share} %, wrote ${wrote.length}`,
  );
  if (values.verbose) for (const text of new Set([...taken, ...wrote])) print(`    ${text}`);
}
