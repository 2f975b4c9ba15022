/**
 * Builds the server and the operator's commands into dist/server, with the files read at run time
 * (server/own-files.ts). Packages stay external: they are package.json's dependencies.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { cp, mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { writeBlankDatabase } from "./server/db/blank.ts";

const root = import.meta.dirname;

const copied = {
  migrations: "server/db/migrations",
  "test-gateway": "server/payments/test-gateway/browser",
  "products.jsonl": "fixtures/catalogue/products.jsonl",
} as const;

/** Made once for an engine and its migrations: that takes three quarters of a build. */
async function blankDatabase(): Promise<string> {
  const folder = join(root, "node_modules/.cache");
  const engine = join(root, "node_modules/@electric-sql/pglite/package.json");
  const migrations = readdirSync(join(root, copied.migrations), {
    recursive: true,
    withFileTypes: true,
  }).flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
  const hash = createHash("sha256");
  for (const file of [engine, join(root, "server/db/blank.ts"), ...migrations.sort()])
    hash.update(readFileSync(file));
  const kept = join(folder, `blank-database-${hash.digest("hex").slice(0, 16)}.tar.gz`);
  if (!existsSync(kept)) {
    await mkdir(folder, { recursive: true });
    const unfinished = `${kept}.${process.pid}`;
    await writeBlankDatabase(unfinished);
    await rename(unfinished, kept);
  }
  return kept;
}

const copyFiles = (): Plugin => ({
  name: "shop-server-files",
  async writeBundle({ dir = "" }) {
    for (const [name, from] of Object.entries(copied)) {
      await cp(join(root, from), join(dir, name), { recursive: true });
    }
    await cp(await blankDatabase(), join(dir, "blank-database.tar.gz"));
  },
});

export default defineConfig({
  plugins: [copyFiles()],
  build: {
    ssr: true,
    outDir: "dist/server",
    emptyOutDir: true,
    target: "node20",
    copyPublicDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        main: "server/main.ts",
        shop: "cli/shop.ts",
        "draw-pictures": "server/pictures/draw-pictures.ts",
      },
      // Flat, since server/own-files.ts counts folders.
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
