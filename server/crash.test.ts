/** A few kills at random moments; `npm run bench crash` makes hundreds. */
import { expect, it } from "vitest";
import { someOrAll } from "../fixtures/some-of.ts";
import { longTest } from "./testing/processes/long-test.ts";
import { crashEngines, crashOn } from "./testing/shoppers/crash.ts";

/** Other moments in every run; the seed of one that failed makes them come back. */
const seed = Date.now() % 1_000_000;

for (const engine of crashEngines) {
  const title = `killed under order load on ${engine.name}, the shop has every acknowledged order, once`;
  it.skipIf(engine.missing).concurrent(title, longTest, async () => {
    const kills = someOrAll(1, 3);
    const report = await crashOn(engine, { kills, seed, shoppers: 3 });
    const { faults, brokenAnswers } = report;
    expect({ kills: report.kills, faults, brokenAnswers }, `seed ${seed}`).toEqual({
      kills,
      faults: [],
      brokenAnswers: 0,
    });
    expect(report.acknowledgedCartChanges, `seed ${seed}`).toBeGreaterThan(0);
  });
}
