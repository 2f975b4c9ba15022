/**
 * PGlite in a folder, kept from filling its disk and from holding up the process.
 *
 * Its journal grows by 16 MB at a time, and where there is no room for that in the middle of a write,
 * PGlite never comes back from it, and neither does the process. So writing stops, with an error as of a
 * full disk, while there still is some room.
 *
 * PGlite computes in the thread that also answers requests, and its promises are kept without the event
 * loop turning. So the loop gets a turn after each statement: a transaction holds nobody up as a whole.
 */
import { statfs } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import type { PGlite, Transaction } from "@electric-sql/pglite";
import { type FolderOptions, openSynced } from "./synced-folder.ts";

/** Bytes that stay free: for parts of the journal and what is being written at the moment. */
const reserve = 64 * 1024 * 1024;

type Query = PGlite["query"];

/** What Drizzle needs of PGlite. */
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
    return thenATurn(this.#engine.query(text, params, options));
  };

  readonly transaction: PGlite["transaction"] = async (work) => {
    await needRoom(this.#folder);
    return this.#engine.transaction((transaction) => work(inTurns(transaction)));
  };

  close(): Promise<void> {
    return this.#engine.close();
  }
}

function inTurns(transaction: Transaction): Transaction {
  const query: Transaction["query"] = (text, params, options) =>
    thenATurn(transaction.query(text, params, options));
  // Its own methods and `closed` stay as they are.
  return Object.create(transaction, { query: { value: query } }) as Transaction;
}

/** Answers after the event loop has turned. */
async function thenATurn<Value>(work: Promise<Value>): Promise<Value> {
  const value = await work;
  await setImmediate();
  return value;
}

/** @throws NoRoom, which reads like PostgreSQL's own error. */
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
