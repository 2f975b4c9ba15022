/**
 * The server killed with SIGKILL again and again under order load, on both engines. It fails when an
 * acknowledged order is missing afterwards, or one is there twice. CRASH_KILLS and CRASH_SEED change
 * how often and when; CRASH_ENGINE names one engine alone.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CrashReport, crashShop } from "../server/testing/crash.ts";
import { postgresIsInstalled, startPostgres } from "../server/testing/postgres.ts";
import { percentile, print } from "./report.ts";

const kills = Number(process.env.CRASH_KILLS ?? 200);
const seed = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000);
const shoppers = 4;

const progress = (done: number): void => {
  if (done % 10 === 0) process.stderr.write(`  ${done} of ${kills} kills\n`);
};

const engines: Readonly<Record<string, (dataDir: string) => Promise<CrashReport>>> = {
  PGlite: (dataDir) =>
    crashShop({ kills, seed, shoppers, progress, settings: { DATA_DIR: dataDir } }),
  PostgreSQL: async (dataDir) => {
    const postgres = await startPostgres();
    try {
      const settings = { DATA_DIR: dataDir, DATABASE_URL: postgres.url };
      const crashDatabase = postgres.crash;
      return await crashShop({ kills, seed, shoppers, progress, settings, crashDatabase });
    } finally {
      await postgres.stop();
    }
  },
};

/** @throws when anything that was acknowledged was lost or doubled. */
export async function crashBench(): Promise<void> {
  for (const [name, run] of Object.entries(engines)) {
    if ((process.env.CRASH_ENGINE ?? name) !== name) continue;
    if (name === "PostgreSQL" && !postgresIsInstalled) {
      console.log("\nKilled under load on PostgreSQL: not tried, it is not installed");
      continue;
    }
    const dataDir = await mkdtemp(join(tmpdir(), "shopai-crash-"));
    try {
      tell(name, await run(dataDir));
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  }
}

function tell(engine: string, report: CrashReport): void {
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
