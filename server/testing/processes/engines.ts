/** Both engines, each a new database per opening. */
import type { Database } from "../../db/database.ts";
import { openDatabase, openInMemory } from "../../db/open.ts";
import { openCardShop } from "../shop/card-shop.ts";
import { postgresIsInstalled, startPostgres } from "./postgres.ts";

export interface Engine {
  readonly open: () => Promise<Database>;
  /** Opens an empty database from several processes at once, if possible. */
  readonly openTogether: () => Promise<readonly Database[]>;
  readonly stop: () => Promise<void>;
}

async function startPglite(): Promise<Engine> {
  return {
    open: openInMemory,
    openTogether: async () => [await openInMemory()],
    stop: async () => {},
  };
}

/** Connections really run in parallel. */
export async function startPostgresEngine(): Promise<Engine> {
  const postgres = await startPostgres({ durable: false });
  let databases = 0;
  const openEach = async (count: number): Promise<Database[]> => {
    databases += 1;
    const databaseUrl = await postgres.newDatabase(`shop${databases}`);
    const open = () => openDatabase({ databaseUrl, dataDir: "/unused" });
    return Promise.all(Array.from({ length: count }, open));
  };
  return {
    open: async () => {
      const [database] = await openEach(1);
      if (database === undefined) throw new Error("No database was opened");
      return database;
    },
    openTogether: () => openEach(3),
    stop: postgres.stop,
  };
}

/** Without PostgreSQL a skipped suite says so. */
export const engines: readonly {
  readonly name: string;
  readonly start: () => Promise<Engine>;
  readonly missing: boolean;
}[] = [
  { name: "PGlite", start: startPglite, missing: false },
  postgresIsInstalled
    ? { name: "PostgreSQL", start: startPostgresEngine, missing: false }
    : { name: "PostgreSQL (not installed)", start: startPostgresEngine, missing: true },
];

/** The engine ends with the shop. */
export async function openShopOn(start: () => Promise<Engine>) {
  const engine = await start();
  const shop = await openCardShop(engine.open);
  return {
    ...shop,
    openTogether: engine.openTogether,
    close: async (): Promise<void> => {
      await shop.close();
      await engine.stop();
    },
  };
}
