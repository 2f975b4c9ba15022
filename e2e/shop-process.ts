/** A shop of its own for a test run or a benchmark: the real server process on a throw-away database. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface ShopProcess {
  /** Where the shop is open, for example "http://localhost:4900". */
  readonly origin: string;
  readonly dataDir: string;
  /** Stops gracefully and removes the database. */
  stop(): Promise<void>;
}

export interface ShopOptions {
  readonly port: number;
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
export async function startShop({ port, settings = {} }: ShopOptions): Promise<ShopProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), "shopai-"));
  const shop = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      LOG_LEVEL: "error",
      ...roomyLimits,
      ...settings,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
  });
  const origin = `http://localhost:${port}`;
  try {
    await healthy(origin, shop);
  } catch (error) {
    shop.kill("SIGKILL");
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
  return {
    origin,
    dataDir,
    stop: async () => {
      if (shop.exitCode === null) {
        shop.kill("SIGTERM");
        await once(shop, "exit");
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
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
