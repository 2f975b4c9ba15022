/**
 * Keeps a second process out of the data folder: two writers would ruin the embedded database. The
 * lock is a file naming its owner; one left behind by a process that was killed is taken over.
 */
import { randomUUID } from "node:crypto";
import { link, readFile, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isRunning, startOf } from "./process-identity.ts";

type Owner = { readonly pid: number; readonly started: string | null };

export type Lock = { readonly release: () => Promise<void> };

/** Thrown when a living process has the folder; its message says what to do. */
export class FolderInUseError extends Error {
  override readonly name = "FolderInUseError";
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by another process (number ${pid}). ` +
        "Stop that one first, or give this one another folder with DATA_DIR.",
    );
  }
}

/**
 * Takes the folder for this process.
 * @throws FolderInUseError when a living process has it.
 */
export async function lockFolder(folder: string): Promise<Lock> {
  const path = join(folder, "in-use.lock");
  const draft = `${path}.${randomUUID()}`;
  const owner: Owner = { pid: process.pid, started: await startOf(process.pid) };
  const text = JSON.stringify(owner);
  await writeFile(draft, text);
  try {
    const holder = await take(path, draft);
    if (holder !== null) throw new FolderInUseError(folder, holder.pid);
  } finally {
    await unlink(draft);
  }
  return {
    release: async () => {
      if ((await readOr(path, null)) === text) await unlink(path);
    },
  };
}

/**
 * Makes the draft the lock at this path, or answers which living process holds it.
 *
 * Only who holds a second lock beside it may remove a stale one, and looks again before it does:
 * else of two that found it stale, the slower would remove the fresh lock of the faster.
 */
async function take(path: string, draft: string): Promise<Owner | null> {
  for (;;) {
    // A link appears whole or not at all, so nobody ever reads half a lock.
    if (await linked(draft, path)) return null;
    const holder = await livingHolder(path);
    if (holder !== null) return holder;
    const right = `${path}.takeover`;
    const taker = await take(right, draft);
    if (taker !== null) return taker;
    try {
      if ((await livingHolder(path)) === null) await unlinkIfThere(path);
    } finally {
      await unlink(right);
    }
  }
}

/** Null when the lock is gone, or left behind by a process that is. */
async function livingHolder(path: string): Promise<Owner | null> {
  const text = await readOr(path, null);
  const owner = text === null ? null : parseOwner(text);
  return owner !== null && (await lives(owner)) ? owner : null;
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
}

async function unlinkIfThere(path: string): Promise<void> {
  try {
    await unlink(path);
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
  }
}

async function lives(owner: Owner): Promise<boolean> {
  if (!isRunning(owner.pid)) return false;
  const started = await startOf(owner.pid);
  return owner.started === null || started === null || owner.started === started;
}

/** Null for a text that no lock of ours has: it can't belong to a living process. */
function parseOwner(text: string): Owner | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return null;
    const pid = "pid" in value ? value.pid : null;
    const started = "started" in value ? value.started : null;
    if (typeof pid !== "number" || !Number.isInteger(pid) || pid <= 0) return null;
    return { pid, started: typeof started === "string" ? started : null };
  } catch {
    return null;
  }
}

async function readOr<T>(path: string, otherwise: T): Promise<string | T> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return otherwise;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
