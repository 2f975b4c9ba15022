import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
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
  expect(await precompress(folder)).toBe(2);
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

it("does nothing twice, and does it again for a file that changed", async () => {
  const file = join(folder, "index.html");
  await writeFile(file, script);
  const past = new Date(Date.now() - 60_000);
  await utimes(file, past, past);
  expect([await precompress(folder), await precompress(folder)]).toEqual([2, 0]);
  await writeFile(file, `${script}// new`);
  const later = new Date(Date.now() + 60_000);
  await utimes(file, later, later);
  expect(await precompress(folder)).toBe(2);
  expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(`${script}// new`);
});

it("finds nothing to do where nothing is built", async () => {
  expect(await precompress(join(folder, "nowhere"))).toBe(0);
});
