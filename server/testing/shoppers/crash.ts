/**
 * Kills the server at random during orders, restarts it, and checks that everything acknowledged
 * exists once. Short in tests, long in `npm run bench crash`.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { schemas } from "../../../contract/schemas.ts";
import { freePort } from "../processes/free-port.ts";
import { postgresIsInstalled, startPostgres } from "../processes/postgres.ts";
import { launchServer, roomyLimits } from "../processes/server-process.ts";
import { emptyTally, registerCrashShopper, type Tally } from "./crash-shopper.ts";
import { randomFrom } from "./hostile.ts";

interface CrashOptions {
  readonly kills: number;
  /** Repeats the schedule, as far as processes allow. */
  readonly seed: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly shoppers: number;
  /** Crashes the database at every tenth kill. */
  readonly crashDatabase?: () => Promise<void>;
  /** After each kill. */
  readonly progress?: (kills: number) => void;
}

export type CrashReport = Tally & {
  readonly kills: number;
  /** Kills during a start. */
  readonly killsWhileStarting: number;
  readonly databaseCrashes: number;
  /** Milliseconds to the first answer after a kill. */
  readonly restarts: readonly number[];
};

interface CrashEngine {
  readonly name: "PGlite" | "PostgreSQL";
  readonly missing: boolean;
  readonly start: () => Promise<
    Pick<CrashOptions, "settings" | "crashDatabase"> & { readonly stop: () => Promise<void> }
  >;
}

export const crashEngines: readonly CrashEngine[] = [
  {
    name: "PGlite",
    missing: false,
    start: async () => ({ settings: {}, stop: async () => {} }),
  },
  {
    name: "PostgreSQL",
    missing: !postgresIsInstalled,
    start: async () => {
      const { url, crash, stop } = await startPostgres();
      return { settings: { DATABASE_URL: url }, crashDatabase: crash, stop };
    },
  },
];

export async function crashOn(
  engine: CrashEngine,
  options: Pick<CrashOptions, "kills" | "seed" | "shoppers" | "progress">,
): Promise<CrashReport> {
  const dataDir = await mkdtemp(join(tmpdir(), "shopai-crash-"));
  try {
    const { settings, stop, ...more } = await engine.start();
    try {
      return await crashShop({
        ...options,
        ...more,
        settings: { ...settings, DATA_DIR: dataDir },
      });
    } finally {
      await stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Most answers before a kill. */
const mostAnswers = 40;
const firstAnswers = 12;

async function crashShop(options: CrashOptions): Promise<CrashReport> {
  const { kills, seed, shoppers: count, crashDatabase, progress } = options;
  const random = randomFrom(seed);
  const port = await freePort();
  const settings = {
    ...roomyLimits,
    // Slowness isn't tested here.
    RAZORPAY_TIMEOUT_MS: "60000",
    ...options.settings,
  };
  const launch = () => launchServer({ port, settings });
  const tally = emptyTally();
  const restarts: number[] = [];
  let [done, whileStarting, databaseCrashes] = [0, 0, 0];

  let server = launch();
  try {
    await server.open();
    const list = await (await fetch(`${server.origin}/api/product/list`)).json();
    const products = schemas.listProducts.reply.parse(list);
    const { origin } = server;
    const shoppers = await Promise.all(
      Array.from({ length: count }, (_unused, number) =>
        registerCrashShopper({
          origin: () => origin,
          products,
          random: randomFrom(seed + 1 + number),
          tally,
        }),
      ),
    );

    while (done < kills) {
      // The first comes after some changes, so that a single one proves something.
      const enough = Math.floor(random() * mostAnswers) + (done === 0 ? firstAnswers : 0);
      const delay = random() * 20;
      let answers = 0;
      let reached = () => {};
      const moment = new Promise<void>((resolve) => {
        reached = resolve;
      });
      const count = () => {
        answers += 1;
        if (answers >= enough) reached();
        return true;
      };
      const underWay = Promise.all(shoppers.map((shopper) => shopper.shop(count)));
      if (enough > 0) await Promise.race([moment, underWay]);
      await after(delay);
      const withDatabase = crashDatabase !== undefined && done % 10 === 9;
      await Promise.all([server.kill(), withDatabase ? crashDatabase() : null]);
      if (withDatabase) databaseCrashes += 1;
      await underWay;
      done += 1;
      progress?.(done);

      while (done < kills && random() < 0.1) {
        server = launch();
        await after(random() * (restarts[0] ?? 1_000));
        await server.kill();
        done += 1;
        whileStarting += 1;
        progress?.(done);
      }

      server = launch();
      const started = performance.now();
      await server.open();
      restarts.push(performance.now() - started);
      await Promise.all(shoppers.map((shopper) => shopper.check()));
    }
    await server.end();
  } finally {
    await server.kill();
  }
  return { ...tally, kills: done, killsWhileStarting: whileStarting, databaseCrashes, restarts };
}

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
