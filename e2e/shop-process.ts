/**
 * A shop of its own for a test run or a benchmark: the real server process on a throw-away database.
 * It can be stopped, frozen and broken for real, to see what the shopper is told.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

export interface ShopProcess {
  /** Where the shop is open, for example "http://localhost:4900". */
  readonly origin: string;
  readonly dataDir: string;
  /** Ends the process gracefully and keeps the database: nothing answers any more. */
  halt(): Promise<void>;
  /** Opens it again on the same port and database; without effect while it is open. */
  reopen(): Promise<void>;
  /** The process stands still: connections are taken and nothing comes back, until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Runs SQL on the database while the shop is closed, and opens it again. */
  alter(sql: string): Promise<void>;
  /** Stops gracefully and removes the database. */
  stop(): Promise<void>;
}

export interface ShopOptions {
  /** Any free one unless given. */
  readonly port?: number;
  /** Settings beside PORT and DATA_DIR; see server/config.ts. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Limits that a run of many journeys from one address stays below. */
const roomyLimits = {
  SIGN_IN_LIMIT: "100000",
  REGISTRATION_LIMIT: "100000",
  RECOMMENDATION_LIMIT: "100000",
  SPEECH_LIMIT: "100000",
};

/** Starts the shop and resolves once its health call answers. @throws when the process ends before. */
export async function startShop(options: ShopOptions = {}): Promise<ShopProcess> {
  const { settings = {} } = options;
  const port = options.port ?? (await freePort());
  const origin = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), "shopai-"));
  const env = {
    ...process.env,
    LOG_LEVEL: "error",
    ...roomyLimits,
    ...settings,
    PORT: String(port),
    DATA_DIR: dataDir,
  };
  let shop: ChildProcess | undefined;

  async function reopen(): Promise<void> {
    if (shop !== undefined && shop.exitCode === null) return;
    shop = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
      stdio: ["ignore", "ignore", "inherit"],
      env,
    });
    try {
      await healthy(origin, shop);
    } catch (error) {
      shop.kill("SIGKILL");
      throw error;
    }
  }

  async function halt(): Promise<void> {
    if (shop === undefined || shop.exitCode !== null) return;
    shop.kill("SIGCONT");
    shop.kill("SIGTERM");
    await once(shop, "exit");
  }

  const remove = () => rm(dataDir, { recursive: true, force: true });

  try {
    await reopen();
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    origin,
    dataDir,
    halt,
    reopen,
    freeze: () => void shop?.kill("SIGSTOP"),
    thaw: () => void shop?.kill("SIGCONT"),
    async alter(sql) {
      await halt();
      const database = await PGlite.create(join(dataDir, "database"));
      try {
        await database.exec(sql);
      } finally {
        await database.close();
      }
      await reopen();
    },
    async stop() {
      await halt();
      await remove();
    },
  };
}

/** A port that nobody listens on at this moment. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}

async function healthy(origin: string, shop: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (shop.exitCode !== null) throw new Error(`The shop stopped with code ${shop.exitCode}.`);
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The shop at ${origin} does not answer.`);
}
