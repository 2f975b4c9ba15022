/** Opens the shop that the settings name, for as long as one command takes. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { readConfig } from "../../server/config.ts";
import type { Database } from "../../server/db/database.ts";
import { openDatabase } from "../../server/db/open.ts";
import { makePrivate } from "../../server/db/private-folder.ts";
import { Refusal } from "./command.ts";

export type Shop = {
  readonly database: Database;
  readonly dataDir: string;
  /** Where pictures that the operator brings are kept. */
  readonly pictures: string;
};

export type Opening = {
  /** Whether to make the shop where there is none yet. */
  readonly orMake: boolean;
};

/** Opens the shop, works in it, and closes it whatever happens. */
export async function inShop<Result>(
  { orMake }: Opening,
  work: (shop: Shop) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, dataDir: folder } = readConfig(process.env);
  const dataDir = resolve(folder);
  if (!orMake && databaseUrl === null && !existsSync(join(dataDir, "database"))) {
    throw new Refusal(
      `There is no shop in ${dataDir} yet. Name another folder with DATA_DIR, or start the server once.`,
    );
  }
  // What a command writes, pictures or an export, is for its own user alone.
  process.umask(0o077);
  makePrivate(dataDir);
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    await migrate(database);
    return await work({ database, dataDir, pictures: join(dataDir, "pictures") });
  } finally {
    await database.close();
  }
}

async function migrate(database: Database): Promise<void> {
  try {
    await database.migrate();
  } catch (cause) {
    const reason = rootOf(cause);
    throw new Refusal(`${database.description} can't be used: ${reason}`, { cause });
  }
}

function rootOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return rootOf(error.cause);
  // Of several addresses tried, none of which has a message of its own.
  if (error instanceof AggregateError && error.message === "") {
    return error.errors.map(rootOf).join("; ");
  }
  return error.message;
}
