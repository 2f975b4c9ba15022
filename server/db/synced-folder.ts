/**
 * PGlite's folder, kept so that what was committed outlasts a power cut. As delivered PGlite runs with
 * fsync off (-F), its file system answers “done” to fsync without asking the disk, and fdatasync, with
 * which the journal would be written, never reaches the file system at all.
 */
import { closeSync, existsSync, fstatSync, fsyncSync, openSync, writeSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type Init = NodeFS["init"];
type Module = Parameters<Init>[1];

/** Emscripten's number: https://github.com/emscripten-core/emscripten/blob/main/system/lib/libc/musl/arch/emscripten/bits/errno.h */
const einval = 28;

/** What Emscripten's NODEFS lacks, put where its other file operations are. */
type Streams = {
  stream_ops: { fsync?: (stream: { readonly nfd: number }) => number };
};

/** Writes what the system holds back of a file or a folder, by its descriptor, to the disk. */
export type Sync = (descriptor: number) => void;

class SyncedFolder extends NodeFS {
  readonly #sync: Sync;

  constructor(folder: string, sync: Sync) {
    super(folder);
    this.#sync = sync;
  }

  override async init(...args: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(...args);
    const addSync: NonNullable<Module["preRun"]>[number] = ({ FS, NODEFS }) => {
      // Its type knows no operation of NODEFS but mount.
      const { stream_ops } = NODEFS as unknown as Streams;
      stream_ops.fsync = ({ nfd }) => {
        try {
          this.#sync(nfd);
          return 0;
        } catch (error) {
          if (cannotBeSynced(error) && fstatSync(nfd).isDirectory())
            throw new FS.ErrnoError(einval);
          endProcess(error);
        }
      };
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] },
    };
  }
}

/** Some systems sync no folders, which PostgreSQL passes over, and others nothing that is only read. */
const cannotBeSynced = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "EINVAL" || error.code === "EPERM" || error.code === "EBADF");

/**
 * What the system failed to write it forgets (https://wiki.postgresql.org/wiki/Fsync_Errors): only reading
 * the journal anew tells what is kept. PostgreSQL ends itself then; in PGlite it would stand still, busy.
 */
function endProcess(error: unknown): never {
  const why = error instanceof Error ? error.message : String(error);
  writeSync(
    process.stderr.fd,
    `The disk doesn't keep what the database gives it (${why}). ` +
      "The process ends, so that nothing is acknowledged that may be lost.\n",
  );
  process.exit(1);
}

/** Opens the database in this folder, which is made where there is none. */
export async function openSynced(folder: string, sync: Sync = fsyncSync): Promise<PGlite> {
  if (!existsSync(join(folder, "PG_VERSION"))) await make(folder, sync);
  return PGlite.create({
    fs: new SyncedFolder(folder, sync),
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== "-F"),
      ...["-c", "wal_sync_method=fsync"],
    ],
  });
}

/** A database is there whole or not at all, whatever happens while its first files are unpacked. */
async function make(folder: string, sync: Sync): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const engine = await PGlite.create(unfinished);
  await engine.close();
  for (const name of ["", ...(await readdir(unfinished, { recursive: true }))]) {
    syncOne(join(unfinished, name), sync);
  }
  await rename(unfinished, folder);
  syncOne(dirname(folder), sync);
}

function syncOne(path: string, sync: Sync): void {
  const descriptor = openSync(path, "r");
  try {
    sync(descriptor);
  } catch (error) {
    if (!cannotBeSynced(error)) throw error;
  } finally {
    closeSync(descriptor);
  }
}
