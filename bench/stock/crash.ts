/**
 * SIGKILLs the server repeatedly under order load, on both engines; fails if an acknowledged order
 * is lost or doubled. CRASH_KILLS, CRASH_SEED and CRASH_ENGINE configure it.
 */
import { type CrashReport, crashEngines, crashOn } from "../../server/testing/shoppers/crash.ts";
import { percentile, print } from "../report.ts";

const kills = Number(process.env.CRASH_KILLS ?? 200);
const seed = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000);
const shoppers = 4;

const progress = (done: number): void => {
  if (done % 10 === 0) process.stderr.write(`  ${done} of ${kills} kills\n`);
};

/** @throws if an acknowledged order was lost or doubled. */
export async function crashBench(): Promise<void> {
  for (const engine of crashEngines) {
    if ((process.env.CRASH_ENGINE ?? engine.name) !== engine.name) continue;
    if (engine.missing) {
      console.log(`\nKilled under load on ${engine.name}: not tried, it is not installed`);
      continue;
    }
    describe(engine.name, await crashOn(engine, { kills, seed, shoppers, progress }));
  }
}

function describe(engine: string, report: CrashReport): void {
  const { faults, restarts } = report;
  const ms = (share: number) => `${percentile(restarts, share).toFixed(0)} ms`;
  print(`Killed under load, ${engine} (seed ${seed})`, [
    { name: "SIGKILLs", value: `${report.kills}, ${report.killsWhileStarting} while starting` },
    { name: "database broken off besides", value: `${report.databaseCrashes} times` },
    { name: "orders acknowledged", value: `${report.acknowledgedOrders}` },
    { name: "card payments acknowledged", value: `${report.acknowledgedPayments}` },
    { name: "cart changes acknowledged", value: `${report.acknowledgedCartChanges}` },
    {
      name: "orders left unanswered",
      value: `${report.unansweredOrders}, of which ${report.unansweredButKept} were kept`,
      against: "all sent again with their keys: one order each",
    },
    { name: "acknowledged orders sent again", value: `${report.replays}` },
    { name: "back after", value: `${ms(0.5)}, at most ${ms(1)}` },
    { name: "lost, doubled or torn", value: `${faults.length}`, against: "goal: 0" },
  ]);
  if (faults.length > 0) throw new Error(`${engine}:\n${faults.join("\n")}`);
}
