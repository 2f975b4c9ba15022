/** A few kills at random moments; `npm run bench crash` makes hundreds. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { crashShop } from "./testing/crash.ts";
import { postgresIsInstalled, startPostgres } from "./testing/postgres.ts";

// Starting a process takes seconds on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

/** Other moments in every run; the seed of one that failed makes them come back. */
const seed = Date.now() % 1_000_000;

const engines = [
  {
    name: "PGlite",
    missing: false,
    start: async () => ({ kills: 2, settings: {}, stop: async () => {} }),
  },
  {
    name: "PostgreSQL",
    missing: !postgresIsInstalled,
    start: async () => {
      const { url, stop } = await startPostgres();
      return { kills: 3, settings: { DATABASE_URL: url }, stop };
    },
  },
];

for (const { name, missing, start } of engines) {
  const title = `killed under order load on ${name}, the shop has every acknowledged order, once`;
  it.skipIf(missing).concurrent(title, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "shopai-crash-"));
    const { kills, settings, stop } = await start();
    try {
      const report = await crashShop({
        kills,
        seed,
        shoppers: 3,
        settings: { ...settings, DATA_DIR: dataDir },
      });
      const { faults, brokenAnswers } = report;
      expect({ kills: report.kills, faults, brokenAnswers }, `seed ${seed}`).toEqual({
        kills,
        faults: [],
        brokenAnswers: 0,
      });
      expect(report.acknowledgedCartChanges, `seed ${seed}`).toBeGreaterThan(0);
    } finally {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
}
