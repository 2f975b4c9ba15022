/** Builds the client into dist/client and runs the unit tests. */
import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { makeFonts } from "./scripts/fonts.ts";

/** Cuts the fonts before they are asked for, and has the page fetch them ahead of its style. */
const fonts = (): Plugin => ({
  name: "shop-fonts",
  async configResolved() {
    if (process.env.VITEST === undefined) {
      await makeFonts(resolve(import.meta.dirname, "dist/fonts"));
    }
  },
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith(".woff2"))
        .map((file) => ({
          tag: "link",
          attrs: {
            rel: "preload",
            as: "font",
            type: "font/woff2",
            crossorigin: "",
            href: `/${file}`,
          },
          injectTo: "head" as const,
        })),
  },
});

export default defineConfig({
  plugins: [react(), fonts()],
  build: {
    outDir: "dist/client",
    target: "es2022",
    sourcemap: false,
    reportCompressedSize: false,
    // Fonts stay files of their own: cached for good, and never inside the style sheet.
    assetsInlineLimit: 0,
  },
  test: {
    include: ["{contract,language,src,server,cli,fixtures,bench,scripts,e2e}/**/*.test.{ts,tsx}"],
    environment: "node",
    restoreMocks: true,
  },
});
