/** Builds the client into dist/client; runs the unit tests. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, relative, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { makeFonts } from "./scripts/fonts.ts";
import { precompress } from "./scripts/precompress.ts";
import { LongestFirst } from "./scripts/tests/longest-first.ts";
import { seldomCollecting } from "./server/testing/processes/commands.ts";
import shop from "./shop.json" with { type: "json" };

const fonts = (): Plugin => ({
  name: "shop-fonts",
  async configResolved() {
    if (process.env.VITEST === undefined) {
      await makeFonts(resolve(import.meta.dirname, "dist/fonts"));
    }
  },
});

/** Scripts load after pictures: a page is drawn without them. */
const scriptsStandBack = (): Plugin => ({
  name: "shop-scripts-stand-back",
  transformIndexHtml: {
    order: "post",
    handler: (html) =>
      html.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
  },
});

/** Adds the shop's facts to the page, escaped. */
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

/** Screens have no style sheets and pages list their files, so Vite's helper is not needed. */
const plainImports = (): Plugin => ({
  name: "shop-plain-imports",
  enforce: "pre",
  apply: "build",
  load: (id) =>
    id === "\0vite/preload-helper.js"
      ? "export const __vitePreload = (load) => load();"
      : undefined,
});

/**
 * The facts that the client was built with; a server with others refuses it (server/shop-facts.ts).
 */
const builtWith = (): Plugin => ({
  name: "shop-built-with",
  apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
  generateBundle() {
    const source = readFileSync(resolve(import.meta.dirname, "shop.json"));
    this.emitFile({ type: "asset", fileName: ".vite/shop.json", source });
  },
});

/**
 * Other hosts that the client calls, for the content policy (server/http/pages/built-client.ts).
 */
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

const compressed = (): Plugin => ({
  name: "shop-compressed",
  apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
  writeBundle: ({ dir }) => precompress(join(dir ?? "", "assets")),
});

const front =
  /\/src\/(screens\/(home\/|shelves)|app\/(layout\/(member-layout|footer|bottom-bar)|assistant\/assistant\.)|assistant\/panel\/(button|mark|shortcuts)|ui\/(product-card|picture|use-near))|\/domain\/shelves/;

/** Short class names: the first load's scripts contain them. */
const scopedName = (name: string, file: string): string =>
  `s${createHash("sha256")
    .update(`${relative(import.meta.dirname, file)} ${name}`)
    .digest("base64url")
    .replace(/[^a-z0-9]/gi, "")
    .slice(0, 4)}`;

const beforeProcesses = ["build-commands", "temporary"].map(
  (name) => `server/testing/processes/${name}.ts`,
);

/** Tens of thousands of sentences are generated, mutated, replayed or judged: a minute. */
const sentences = [
  "src/intents/testing/*.test.ts",
  "src/intents/replay/{check-fixtures,confirmed}.test.ts",
  "src/{intents/understand,intents/after-order/sentences,assistant/log/fixture}.test.ts",
  "fixtures/{judged,strangers,vocabulary,wishes}/*.test.ts",
];

/** Each worker compiles all of understanding. */
const alone = 1;

/** Imports other test files, which count once in a copy of modules. */
const runsOthers = "server/on-postgres.test.ts";

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
    // wouter's shim for what React has since 18.
    alias: { "use-sync-external-store/shim/index.js": "react" },
  },
  // One file without packages for prerendering.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  ...(isSsrBuild && { define: { "process.env.NODE_ENV": '"production"' } }),
  build: isSsrBuild
    ? {
        outDir: "dist/prerender",
        target: "node20",
        copyPublicDir: false,
        assetsInlineLimit: 0,
        minify: true,
        // The server imports each build's entry under its own address: shared chunks would exist
        // twice, which React's contexts can't.
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
        // Page heads name a screen's files: server/http/pages/page-head.ts.
        manifest: true,
        reportCompressedSize: false,
        // One style sheet: no flash of unstyled content, no wait per screen.
        cssCodeSplit: false,
        // The page lists all its files: server/http/page-head.ts.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, needs, { hostType }) => (hostType === "html" ? needs : []),
        },
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                // React changes seldom: cached between releases.
                {
                  name: "react",
                  test: /node_modules\/(react|react-dom|scheduler|zustand|wouter)\//,
                },
                // Shared by most screens, and the two entry screens: small, so one file each.
                {
                  name: "base",
                  test: /rolldown|\/shop\.json|\/src\/(ui\/(address|field|screen-heading|live|button|link|icon)|shop\/(money|shop-context)|screens\/message)|\/domain\/(values|routes|email|cart|money)\.ts/,
                },
                {
                  name: "entry",
                  test: /\/src\/(screens\/entry\/|shop\/session\/entry)|credentials/,
                },
                // Weights change with every training, their code seldom.
                { name: "ranker-model", test: /(grammar\/ranker-model|other-talk\/model)\.json/ },
                // For every signed-in shopper: one file packs better than six.
                { name: "front", test: front },
              ],
            },
          },
        },
        // Fonts are separate files, cached for good.
        assetsInlineLimit: 0,
      },
  test: {
    environment: "node",
    // More than the cores: much of a run is waiting.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // Databases and processes take seconds on a busy machine; longer ones say so themselves.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    restoreMocks: true,
    // What one group has transformed the next ones read, and so does the next run.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          testTimeout: 5_000,
          hookTimeout: 5_000,
          // Shared modules: no test changes them for others.
          isolate: false,
          maxWorkers: alone,
          include: ["{domain,contract,language,src,fixtures}/**/*.test.{ts,tsx}"],
          exclude: sentences,
        },
      },
      {
        extends: true,
        test: {
          name: "sentences",
          testTimeout: 1_800_000,
          isolate: false,
          maxWorkers: alone,
          include: sentences,
        },
      },
      {
        extends: true,
        test: {
          name: "processes",
          execArgv: ["--liftoff-only", ...seldomCollecting],
          // As above: the server's modules are read, and the embedded database is compiled, once.
          isolate: false,
          include: ["{server,cli,bench,scripts,e2e}/**/*.test.ts"],
          exclude: [runsOthers],
          globalSetup: beforeProcesses,
        },
      },
      {
        extends: true,
        test: { name: "on PostgreSQL", include: [runsOthers], globalSetup: beforeProcesses },
      },
    ],
  },
}));
