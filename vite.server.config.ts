/**
 * Builds the server and the operator's commands into dist/server, with the files read at run time
 * (server/own-files.ts). Packages stay external: they are package.json's dependencies.
 */
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { writeBlankDatabase } from "./server/db/blank.ts";

const root = import.meta.dirname;

const copied = {
  migrations: "server/db/migrations",
  "test-gateway": "server/payments/test-gateway/browser",
  "products.jsonl": "fixtures/catalogue/products.jsonl",
} as const;

const copyFiles = (): Plugin => ({
  name: "shop-server-files",
  async writeBundle({ dir = "" }) {
    for (const [name, from] of Object.entries(copied)) {
      await cp(join(root, from), join(dir, name), { recursive: true });
    }
    await writeBlankDatabase(join(dir, "blank-database.tar.gz"));
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
