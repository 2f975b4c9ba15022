/**
 * PGlite in a folder, with two guards. If the disk fills during a write, neither PGlite nor the
 * process recovers, so writes fail early (its journal grows by megabytes). And its promises never turn
 * the event loop, so the loop gets a turn after each statement.
 */
import { statfs } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import type { PGlite, Transaction } from "@electric-sql/pglite";
import { type FolderOptions, openSynced } from "./synced-folder.ts";

/** Bytes kept free for journal and write. */
const reserve = 64 * 1024 * 1024;

type Query = PGlite["query"];

/** The methods that Drizzle needs. */
export class EmbeddedEngine {
  readonly #folder: string;
  readonly #engine: PGlite;

  private constructor(folder: string, engine: PGlite) {
    this.#folder = folder;
    this.#engine = engine;
  }

  static async open(folder: string, options: FolderOptions): Promise<EmbeddedEngine> {
    return new EmbeddedEngine(folder, await openSynced(folder, options));
  }

  readonly query: Query = async (text, params, options) => {
    if (!/^\s*select\b/i.test(text)) await needRoom(this.#folder);
    return thenYield(this.#engine.query(text, params, options));
  };

  readonly transaction: PGlite["transaction"] = async (work) => {
    await needRoom(this.#folder);
    return this.#engine.transaction((transaction) => work(yielding(transaction)));
  };

  close(): Promise<void> {
    return this.#engine.close();
  }
}

function yielding(transaction: Transaction): Transaction {
  const query: Transaction["query"] = (text, params, options) =>
    thenYield(transaction.query(text, params, options));
  return Object.create(transaction, { query: { value: query } }) as Transaction;
}

async function thenYield<Value>(work: Promise<Value>): Promise<Value> {
  const value = await work;
  await setImmediate();
  return value;
}

/** @throws NoRoom, shaped like PostgreSQL's error. */
export async function needRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < reserve) throw new NoRoom(folder);
}

class NoRoom extends Error {
  override readonly name = "NoRoom";
  /** disk_full: https://www.postgresql.org/docs/15/errcodes-appendix.html */
  readonly code = "53100";
  constructor(folder: string) {
    super(`There are less than ${reserve / 1024 / 1024} MB left on the disk of ${folder}`);
  }
}
