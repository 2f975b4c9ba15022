/** Builds the client into dist/client and runs the unit tests. */
import { createHash } from "node:crypto";
import { relative, resolve } from "node:path";
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

/** Short names for styles: they are written into the scripts of the first load. */
const scopedName = (name: string, file: string): string =>
  `s${createHash("sha256")
    .update(`${relative(import.meta.dirname, file)} ${name}`)
    .digest("base64url")
    .replace(/[^a-z0-9]/gi, "")
    .slice(0, 4)}`;

export default defineConfig(({ command }) => ({
  css: command === "build" ? { modules: { generateScopedName: scopedName } } : {},
  plugins: [react(), fonts()],
  resolve: {
    // wouter's stand-in for what React has had since 18.
    alias: { "use-sync-external-store/shim/index.js": "react" },
  },
  build: {
    outDir: "dist/client",
    target: "es2022",
    sourcemap: false,
    reportCompressedSize: false,
    // One style sheet: no screen waits for its own, and nothing is drawn before it is styled.
    cssCodeSplit: false,
    // Only the screens that people open first name what they need beside their own chunk.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needs) =>
        /\/(home|login|signup|collection|surroundings)-/.test(file) ? needs : [],
    },
    rolldownOptions: {
      output: {
        // React changes seldom and stays cached between releases of the shop.
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|scheduler|zustand|wouter)\// },
          ],
        },
      },
    },
    // Fonts stay files of their own: cached for good, and never inside the style sheet.
    assetsInlineLimit: 0,
  },
  test: {
    include: ["{contract,language,src,server,cli,fixtures,bench,scripts,e2e}/**/*.test.{ts,tsx}"],
    environment: "node",
    restoreMocks: true,
  },
}));
