/** The journeys in a real browser, against a production build and the real server on a throw-away database. */
import { defineConfig } from "@playwright/test";
import { chromiumArgs, chromiumPath } from "./scripts/chromium.ts";

const port = Number(process.env.E2E_PORT ?? 4900);

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Once more on a machine that was busy with something else; such a test is reported as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // The second is what scripts/check-proofs.ts reads.
  reporter: [["list"], ["json", { outputFile: "dist/proofs/journeys.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: "chromium",
    headless: true,
    locale: "en-IN",
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: chromiumPath(), args: [...chromiumArgs] },
    trace: "retain-on-failure",
  },
  webServer: {
    command: "node --import tsx e2e/serve.ts",
    url: `http://localhost:${port}/healthz`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
