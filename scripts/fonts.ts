/**
 * Subsets the two typefaces (Latin and the rupee sign) into dist/fonts for src/ui/fonts.css. Runs
 * before every build and dev server.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/** Bytes of all fonts. */
const budget = 60_000;

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join("");

const latin = `${range(0x20, 0x7e)}\u00a0àáâäçèéêëíîïñóôöúûüßÀÁÇÉÑÓÖÜ©·×–—‘’“”…−`;
const rupee = "₹";

/** The package's Latin cut lacks the rupee sign; its extended cut has it. */
const cuts = [
  { name: "eczar", from: "eczar/files/eczar-latin-wght-normal.woff2", text: latin },
  { name: "eczar-rupee", from: "eczar/files/eczar-latin-ext-wght-normal.woff2", text: rupee },
  { name: "anek", from: "anek-latin/files/anek-latin-latin-wght-normal.woff2", text: latin },
  {
    name: "anek-rupee",
    from: "anek-latin/files/anek-latin-latin-ext-wght-normal.woff2",
    text: rupee,
  },
] as const;

/** As in tokens.css. */
const weights = {
  eczar: { min: 400, max: 700, default: 400 },
  anek: { min: 400, max: 600, default: 400 },
} as const;

const packages = dirname(
  dirname(createRequire(import.meta.url).resolve("@fontsource-variable/eczar/package.json")),
);

/** Returns each file's size in bytes. Throws over budget. */
export async function makeFonts(folder: string): Promise<Readonly<Record<string, number>>> {
  await mkdir(folder, { recursive: true });
  const sizes: Record<string, number> = {};
  for (const { name, from, text } of cuts) {
    const whole = await readFile(join(packages, from));
    const cut = await subsetFont(whole, text, {
      targetFormat: "woff2",
      noHinting: true,
      variationAxes: { wght: weights[name.startsWith("eczar") ? "eczar" : "anek"] },
    });
    sizes[name] = cut.length;
    await writeFile(join(folder, `${name}.woff2`), cut);
  }
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  if (total > budget) throw new Error(`The fonts weigh ${total} bytes; the budget is ${budget}.`);
  return sizes;
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const sizes = await makeFonts(resolve(import.meta.dirname, "../dist/fonts"));
  for (const [name, size] of Object.entries(sizes)) console.log(`${name}.woff2 ${size} bytes`);
}
