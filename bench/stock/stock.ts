/**
 * A hundred racers for one piece, a thousand rounds, in cash and by card, on PostgreSQL with
 * several processes and on PGlite with one, killed meanwhile. Fails if a piece is sold twice, sold
 * to no one or stays held, if an acknowledged order is lost, or if a loser gets no reason.
 * STOCK_ROUNDS, STOCK_RACERS, STOCK_SEED and STOCK_ENGINE configure it; no new round starts after
 * STOCK_SECONDS.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../server/testing/processes/free-port.ts";
import { postgresIsInstalled, startPostgres } from "../../server/testing/processes/postgres.ts";
import { launchServer, roomyLimits } from "../../server/testing/processes/server-process.ts";
import { randomFrom } from "../../server/testing/shoppers/hostile.ts";
import { print } from "../report.ts";
import { fillShop, lookThrough } from "./stock-books.ts";
import { registerRacer, type Tally } from "./stock-racer.ts";

const rounds = Number(process.env.STOCK_ROUNDS ?? 1_000);
const mostSeconds = Number(process.env.STOCK_SECONDS ?? 2_400);
const racers = Number(process.env.STOCK_RACERS ?? 100);
const seed = Number(process.env.STOCK_SEED ?? Date.now() % 1_000_000);
/** Kills a process in the middle of every so many rounds. */
const roundsPerKill = 75;

type Engine = {
  readonly name: "PGlite" | "PostgreSQL";
  readonly processes: number;
  readonly start: () => Promise<{
    readonly databaseUrl: string | null;
    readonly stop: () => Promise<void>;
  }>;
};

const engines: readonly Engine[] = [
  {
    name: "PostgreSQL",
    processes: 4,
    start: async () => {
      const { url, stop } = await startPostgres();
      return { databaseUrl: url, stop };
    },
  },
  {
    name: "PGlite",
    processes: 1,
    start: async () => ({ databaseUrl: null, stop: async () => {} }),
  },
];

/** @throws if anything was oversold, leaked, lost or unexplained. */
export async function stockBench(): Promise<void> {
  for (const engine of engines) {
    if ((process.env.STOCK_ENGINE ?? engine.name) !== engine.name) continue;
    if (engine.name === "PostgreSQL" && !postgresIsInstalled) {
      console.log("\nThe last piece on PostgreSQL: not tried, it is not installed");
      continue;
    }
    const dataDir = await mkdtemp(join(tmpdir(), "shopai-stock-"));
    const { databaseUrl, stop } = await engine.start();
    try {
      await race(engine, { databaseUrl, dataDir });
    } finally {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  }
}

type Where = { readonly databaseUrl: string | null; readonly dataDir: string };

async function race(engine: Engine, where: Where): Promise<void> {
  const pieces = await fillShop(where, rounds);
  const random = randomFrom(seed);
  const shop = await openProcesses(engine.processes, where);
  const tally: Tally = { reported: 0, unanswered: 0, cash: 0, card: 0, paid: 0, faults: [] };
  const started = performance.now();
  const secondsSince = () => (performance.now() - started) / 1000;
  let [kills, done] = [0, 0];
  try {
    const all = [];
    for (let number = 0; number < racers; number += 1) {
      all.push(await registerRacer({ origins: shop.origins, random, tally, number }));
    }
    for (const [round, piece] of pieces.entries()) {
      if (secondsSince() > mostSeconds) break;
      const running = all.map((racer) => racer.race(piece));
      const isKilled = round % roundsPerKill === roundsPerKill - 1;
      if (isKilled) {
        await new Promise((resolve) => setTimeout(resolve, random() * 200));
        await shop.killOne(Math.floor(random() * engine.processes));
        kills += 1;
      }
      const winners = (await Promise.all(running)).filter(Boolean).length;
      if (winners !== 1) tally.faults.push(`round ${round}: ${winners} got the piece`);
      done += 1;
      if (round % 50 === 49) process.stderr.write(`  ${round + 1} of ${rounds} rounds\n`);
    }
    const acknowledged = all.flatMap((racer) => racer.acknowledged());
    await shop.close();
    const books = await lookThrough(where, acknowledged);
    print(`The last piece, ${engine.name}, ${engine.processes} processes (seed ${seed})`, [
      {
        name: "rounds",
        value: `${done}, of ${racers} racers, in ${secondsSince().toFixed(0)} s`,
        against: `goal: ${rounds}`,
      },
      { name: "processes killed in their midst", value: `${kills}` },
      { name: "requests without an answer", value: `${tally.unanswered}`, against: "sent again" },
      { name: "won in cash", value: `${tally.cash}` },
      { name: "won by card", value: `${tally.card}, of which ${tally.paid} were paid` },
      {
        name: "losers told in words",
        value: `${tally.reported} of ${done * (racers - 1)}`,
      },
      { name: "pieces sold twice", value: `${books.oversold}`, against: "goal: 0" },
      { name: "holds leaked", value: `${books.leaked}`, against: "goal: 0" },
      { name: "acknowledged orders lost", value: `${books.lost}`, against: "goal: 0" },
      { name: "anything else", value: `${tally.faults.length}`, against: "goal: 0" },
    ]);
    const wrong = books.oversold + books.leaked + books.lost + tally.faults.length;
    const unsaid = done * (racers - 1) - tally.reported;
    if (wrong + unsaid > 0) throw new Error(`${engine.name}:\n${tally.faults.join("\n")}`);
  } finally {
    await shop.kill();
  }
}

/** So many server processes over one shop. */
async function openProcesses(count: number, { databaseUrl, dataDir }: Where) {
  const settings = {
    ...roomyLimits,
    TEST_GATEWAY: "true",
    // Slowness on a busy machine isn't tested here.
    RAZORPAY_TIMEOUT_MS: "60000",
    DATA_DIR: dataDir,
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  };
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const port = await freePort();
      return { port, server: launchServer({ port, settings }) };
    }),
  );
  await Promise.all(servers.map(({ server }) => server.open()));
  return {
    origins: servers.map(({ server }) => server.origin),
    /** Restarts one; meanwhile its racers ask another, or wait. */
    killOne: async (which: number): Promise<void> => {
      const one = servers[which];
      if (one === undefined) return;
      await one.server.kill();
      one.server = launchServer({ port: one.port, settings });
      await one.server.open();
    },
    close: () => Promise.all(servers.map(({ server }) => server.end())),
    kill: () => Promise.all(servers.map(({ server }) => server.kill())),
  };
}
