import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { precompress } from "./precompress.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shopai-client-"));
  await mkdir(join(folder, "assets"));
});
afterEach(() => rm(folder, { recursive: true }));

const script = "export const word = 'cart';\n".repeat(100);

it("puts a copy of each encoding beside a text file that is worth it", async () => {
  await writeFile(join(folder, "assets", "index.js"), script);
  await writeFile(join(folder, "assets", "tiny.js"), "1");
  await writeFile(join(folder, "assets", "font.woff2"), script);
  await precompress(folder);
  expect((await readdir(join(folder, "assets"))).sort()).toEqual([
    "font.woff2",
    "index.js",
    "index.js.br",
    "index.js.gz",
    "tiny.js",
  ]);
  const copy = (extension: string) => readFile(join(folder, "assets", `index.js${extension}`));
  expect(brotliDecompressSync(await copy(".br")).toString()).toBe(script);
  expect(gunzipSync(await copy(".gz")).toString()).toBe(script);
});
