import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import { afterAll, beforeAll, expect, it } from "vitest";

const commands = "src/intents/commands";
let baseDir = "";

beforeAll(async () => {
  baseDir = await mkdtemp(join(tmpdir(), "imports-"));
});
afterAll(() => rm(baseDir, { recursive: true }));

/** The rules that are broken if one file of commands imports another. */
async function broken(from: string, to: string): Promise<readonly string[]> {
  const write = async (file: string, text: string) => {
    const path = join(baseDir, commands, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  };
  await write(to, "export const it = 1;\n");
  await write(from, `import { it } from "${from.includes("/") ? "../" : "./"}${to}";\nit;\n`);
  const options = await extractOptions("./.dependency-cruiser.cjs");
  const { output } = await cruise([`${commands}/${from}`], { ...options, baseDir });
  return typeof output === "string"
    ? [output]
    : output.summary.violations.map(({ rule }) => rule.name);
}

it.each([
  ["cart/sums.ts", "pieces/topics.ts", ["areas-of-commands-stand-alone"]],
  ["cart/sums.ts", "cart/add.ts", ["commands-import-no-commands"]],
  ["pieces/sizes.ts", "acts.ts", ["commands-import-no-commands"]],
  ["say.ts", "pieces/compare.ts", ["commands-import-no-commands"]],
  ["cart/sums.ts", "cart/cart-effects.ts", []],
  ["cart/sums.ts", "say.ts", []],
  ["all.ts", "cart/add.ts", []],
])("%s that imports %s breaks %j", async (from, to, rules) => {
  expect(await broken(from, to)).toEqual(rules);
});
