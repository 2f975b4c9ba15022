/** Journeys in a real browser, against a production build and server with a temporary database. */
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { leansOnDatabase } from "./e2e/journey.ts";
import { chromiumArgs, leanChromiumPath } from "./scripts/chromium.ts";
import { builtFolder } from "./server/testing/processes/commands.ts";
import { postgresIsInstalled } from "./server/testing/processes/postgres.ts";
import temporaryInMemory from "./server/testing/processes/temporary.ts";

temporaryInMemory();
// The last build is what journeys start.
process.env[builtFolder] ??= join(import.meta.dirname, "dist/server");

const port = Number(process.env.E2E_PORT ?? 4900);

const leaning = new RegExp(leansOnDatabase.tag);

const portOnPostgres = port + 1;

/** Without PostgreSQL its journeys are made on PGlite, as all others are. */
const onPostgres = {
  name: "on PostgreSQL",
  workers: 1,
  grep: leaning,
  use: { baseURL: `http://localhost:${portOnPostgres}` },
} as const;

/** Their time is that of speech: they begin first, two at once. */
const spoken = /\/(spoken.*|turns|voice.*)\.spec\.ts$/;

const shopAt = (at: number, engine: "PGlite" | "PostgreSQL") => ({
  command: "node --import tsx e2e/serve.ts",
  url: `http://localhost:${at}/healthz`,
  env: { PORT: String(at), ENGINE: engine },
  reuseExistingServer: false,
  timeout: 120_000,
  gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 } as const,
});

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  // More than the cores: much is waiting.
  workers: 4,
  // For busy machines; such a test is reported as flaky.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // The JSON is for scripts/proofs/check-proofs.ts.
  reporter: [["list"], ["json", { outputFile: "dist/proofs/journeys.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: "chromium",
    headless: true,
    locale: "en-IN",
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: leanChromiumPath(), args: [...chromiumArgs] },
    // Tracing every test takes a quarter more time.
    trace: "on-first-retry",
    // Drawing what moves takes a fifth of their processor time.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    {
      name: "spoken",
      testMatch: spoken,
      workers: 2,
    },
    ...(postgresIsInstalled ? [onPostgres] : []),
    { testIgnore: spoken, ...(postgresIsInstalled && { grepInvert: leaning }) },
  ],
  webServer: [
    shopAt(port, "PGlite"),
    ...(postgresIsInstalled ? [shopAt(portOnPostgres, "PostgreSQL")] : []),
  ],
});
