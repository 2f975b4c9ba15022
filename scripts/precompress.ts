/**
 * Adds compressed copies of the built client's text files, during the build: the server may lack
 * write access.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";

const textual = /\.(js|css|html|svg|json|txt|webmanifest)$/;

/** Bytes; smaller files fit in one packet. */
const worthwhile = 1000;

const encodings = [
  {
    extension: ".br",
    compress: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
          [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  {
    extension: ".gz",
    compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
  },
] as const;

export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && textual.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      if (bytes.length < worthwhile) return;
      for (const { extension, compress } of encodings) {
        await writeFile(`${file}${extension}`, await compress(bytes));
      }
    }),
  );
}
