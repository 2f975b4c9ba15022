/**
 * A separate shop for a test run or a benchmark: the last build on a throw-away database. It can be
 * stopped, frozen and broken for real.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { shopIn } from "../cli/shop/testing/run-shop.ts";
import { unoptimised } from "../server/testing/processes/commands.ts";
import { freePort } from "../server/testing/processes/free-port.ts";
import { startPostgres } from "../server/testing/processes/postgres.ts";
import {
  roomyLimits,
  root,
  type ServerProcess,
  startServer,
} from "../server/testing/processes/server-process.ts";

export interface ShopProcess {
  /** Where the shop is open, for example "http://localhost:4900". */
  readonly origin: string;
  readonly dataDir: string;
  /** Ends the process gracefully and keeps the database: nothing answers any more. */
  halt(): Promise<void>;
  /** Opens it again on the same port and database; without effect while it is open. */
  reopen(): Promise<void>;
  /** Stops the process: it accepts connections and answers none, until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Runs SQL on the database; the embedded one is the shop's alone, which closes for it and opens again. */
  alter(sql: string): Promise<void>;
  /**
   * Runs the owner's command for each of these and answers what they printed. The embedded database is
   * the shop's alone, which closes for them and opens again. @throws when one is refused.
   */
  operate(...commands: readonly (readonly string[])[]): Promise<readonly string[]>;
  /** Stops gracefully and removes the database. */
  stop(): Promise<void>;
}

interface ShopOptions {
  /** Any free one unless given. */
  readonly port?: number;
  /** What its database is; PGlite unless given. */
  readonly engine?: "PGlite" | "PostgreSQL";
  /** Starts in two thirds of the time and calculates slower: not for what is measured. */
  readonly unoptimised?: boolean;
  /** Settings beside PORT, DATA_DIR and DATABASE_URL; see server/config.ts. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts the shop and resolves once its health call answers. @throws when the process ends before. */
export async function startShop(options: ShopOptions = {}): Promise<ShopProcess> {
  const port = options.port ?? (await freePort());
  const dataDir = await mkdtemp(join(tmpdir(), "shopai-"));
  const postgres =
    options.engine === "PostgreSQL" ? await startPostgres({ durable: false }) : undefined;
  const place = { DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgres.url }) };
  const settings = { ...roomyLimits, ...options.settings, ...place };
  const node = options.unoptimised ? unoptimised : [];
  const owner = shopIn(root, place, [...node, join(root, "dist/server/shop.js")]);
  let server: ServerProcess | undefined;

  async function reopen(): Promise<void> {
    server ??= await startServer({ port, settings, built: root, node });
  }

  async function halt(): Promise<void> {
    await server?.end();
    server = undefined;
  }

  async function remove(): Promise<void> {
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }

  async function alterEmbedded(sql: string): Promise<void> {
    await halt();
    // Here, for most who start a shop never alter it.
    const { PGlite } = await import("@electric-sql/pglite");
    const database = await PGlite.create(join(dataDir, "database"));
    try {
      await database.exec(sql);
    } finally {
      await database.close();
    }
    await reopen();
  }

  async function operate(...commands: readonly (readonly string[])[]): Promise<string[]> {
    const printed: string[] = [];
    if (!postgres) await halt();
    try {
      for (const command of commands) {
        const { code, out, err } = await owner(...command);
        if (code !== 0) throw new Error(`shop ${command.join(" ")} was refused: ${err}`);
        printed.push(out);
      }
    } finally {
      await reopen();
    }
    return printed;
  }

  try {
    await reopen();
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    halt,
    reopen,
    freeze: () => server?.freeze(),
    thaw: () => server?.thaw(),
    operate,
    alter: (sql) => (postgres ? alterShared(postgres.url, sql) : alterEmbedded(sql)),
    async stop() {
      await halt();
      await remove();
    },
  };
}

async function alterShared(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
