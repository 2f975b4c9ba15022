/** Builds the client into dist/client and runs the unit tests. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { makeFonts } from "./scripts/fonts.ts";
import { precompress } from "./scripts/precompress.ts";
import shop from "./shop.json" with { type: "json" };

/** Cuts the fonts before they are asked for. */
const fonts = (): Plugin => ({
  name: "shop-fonts",
  async configResolved() {
    if (process.env.VITEST === undefined) {
      await makeFonts(resolve(import.meta.dirname, "dist/fonts"));
    }
  },
});

/** What is seen comes first: a page is drawn without its scripts, so they stand back behind pictures. */
const scriptsStandBack = (): Plugin => ({
  name: "shop-scripts-stand-back",
  transformIndexHtml: {
    order: "post",
    handler: (html) =>
      html.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
  },
});

/** Puts the shop's own facts into the page; escaped, because a name may have an & in it. */
const shopInPage = (): Plugin => ({
  name: "shop-in-page",
  transformIndexHtml: {
    order: "pre",
    handler(html) {
      const escaped = (text: string) =>
        text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
      return html
        .replaceAll("%SHOP_NAME%", () => escaped(shop.name))
        .replaceAll("%SHOP_TAGLINE%", () => escaped(shop.tagline));
    },
  },
});

/** Screens have no style sheets of their own and pages name their files: nothing is left for Vite's helper to do. */
const plainImports = (): Plugin => ({
  name: "shop-plain-imports",
  enforce: "pre",
  apply: "build",
  load: (id) =>
    id === "\0vite/preload-helper.js"
      ? "export const __vitePreload = (load) => load();"
      : undefined,
});

/** With which facts the client was built: a server with others doesn't serve it (server/shop-facts.ts). */
const builtWith = (): Plugin => ({
  name: "shop-built-with",
  apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
  generateBundle() {
    const source = readFileSync(resolve(import.meta.dirname, "shop.json"));
    this.emitFile({ type: "asset", fileName: ".vite/shop.json", source });
  },
});

/** Which other hosts the client calls: the server lets its pages do so (server/http/pages/built-client.ts). */
const callsElsewhere = (): Plugin => {
  let origins: readonly string[] = [];
  return {
    name: "shop-calls-elsewhere",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    configResolved({ env }) {
      const bases = [env.VITE_API_BASE, env.VITE_RECOMMENDATIONS_BASE];
      origins = [...new Set(bases.flatMap((base) => (base ? [new URL(base).origin] : [])))];
    },
    generateBundle() {
      const source = JSON.stringify(origins);
      this.emitFile({ type: "asset", fileName: ".vite/calls.json", source });
    },
  };
};

/** Compresses what was built. */
const compressed = (): Plugin => ({
  name: "shop-compressed",
  apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
  writeBundle: ({ dir }) => precompress(join(dir ?? "", "assets")),
});

const front =
  /\/src\/(screens\/(home\/|shelves)|app\/(layout\/(surroundings|footer|bottom-bar)|assistant\/assistant\.)|assistant\/panel\/(button|mark|shortcuts)|ui\/(product-card|picture|use-near))|\/domain\/shelves/;

/** Short names for styles: they are written into the scripts of the first load. */
const scopedName = (name: string, file: string): string =>
  `s${createHash("sha256")
    .update(`${relative(import.meta.dirname, file)} ${name}`)
    .digest("base64url")
    .replace(/[^a-z0-9]/gi, "")
    .slice(0, 4)}`;

export default defineConfig(({ command, isSsrBuild }) => ({
  css: command === "build" ? { modules: { generateScopedName: scopedName } } : {},
  plugins: [
    react(),
    fonts(),
    scriptsStandBack(),
    shopInPage(),
    builtWith(),
    callsElsewhere(),
    plainImports(),
    compressed(),
  ],
  resolve: {
    // wouter's stand-in for what React has had since 18.
    alias: { "use-sync-external-store/shim/index.js": "react" },
  },
  // What the server draws a page with is one file, which needs no package of its own.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { "process.env.NODE_ENV": '"production"' } }),
  build: isSsrBuild
    ? {
        outDir: "dist/prerender",
        target: "node20",
        copyPublicDir: false,
        assetsInlineLimit: 0,
        minify: true,
        // The server imports the entry under an address of its own for each build: what chunks import from
        // it would be there twice, and React's contexts may not.
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: "contexts", test: /\/src\/(shop\/shop-context|ui\/address)/ }],
            },
          },
        },
      }
    : {
        outDir: "dist/client",
        target: "es2022",
        sourcemap: false,
        // The server names a screen's files in the head of its page: server/http/pages/page-head.ts.
        manifest: true,
        reportCompressedSize: false,
        // One style sheet: no screen waits for its own, and nothing is drawn before it is styled.
        cssCodeSplit: false,
        // The page names all that it needs, its screen's files, too: server/http/page-head.ts.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, needs, { hostType }) => (hostType === "html" ? needs : []),
        },
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                // React changes seldom and stays cached between releases of the shop.
                {
                  name: "react",
                  test: /node_modules\/(react|react-dom|scheduler|zustand|wouter)\//,
                },
                // What most screens share, and both screens of the entry: small, and so one file each.
                {
                  name: "base",
                  test: /rolldown|\/shop\.json|\/src\/(ui\/(address|field|screen-heading|live|button|link|icon)|shop\/(money|shop-context)|screens\/message)|\/domain\/(values|routes|email|cart|money)\.ts/,
                },
                {
                  name: "entry",
                  test: /\/src\/(screens\/entry\/|shop\/session\/entry)|credentials/,
                },
                // Weights change with every training, the code that reads them seldom.
                { name: "ranker-model", test: /grammar\/ranker-model\.json/ },
                // What every signed-in shopper has in front of them: one file packs better than six.
                { name: "front", test: front },
              ],
            },
          },
        },
        // Fonts stay files of their own: cached for good, and never inside the style sheet.
        assetsInlineLimit: 0,
      },
  test: {
    environment: "node",
    // Every core: much of a test run waits for processes and databases that it started.
    maxWorkers: "100%",
    // Databases, processes and packages take seconds to start on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          // One copy of each module for all: nothing here changes a module for others.
          isolate: false,
          include: ["{domain,contract,language,src,fixtures}/**/*.test.{ts,tsx}"],
        },
      },
      {
        extends: true,
        test: {
          name: "processes",
          include: ["{server,cli,bench,scripts,e2e}/**/*.test.ts"],
          globalSetup: ["server/testing/processes/build-commands.ts"],
        },
      },
    ],
  },
}));
