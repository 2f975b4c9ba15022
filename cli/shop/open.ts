/** Opens the configured shop for one command. */
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
  /** The operator's pictures. */
  readonly pictures: string;
};

type Opening = {
  /** Whether to create a missing shop. */
  readonly orMake: boolean;
};

let openAny = openDatabase;

/** For tests: many commands on one database. */
export function openShopsWith(open: typeof openDatabase): void {
  openAny = open;
}

/** Always closes it. */
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
  // Written files are for this user only.
  process.umask(0o077);
  makePrivate(dataDir);
  const database = await openAny({ databaseUrl, dataDir });
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
  // Several addresses failed; the error itself has no message.
  if (error instanceof AggregateError && error.message === "") {
    return error.errors.map(rootOf).join("; ");
  }
  return error.message;
}
