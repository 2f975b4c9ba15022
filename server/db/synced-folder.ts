/**
 * PGlite's folder made durable and private, written only while locked. By default PGlite runs with
 * fsync off (-F), its file system acknowledges fsync without the disk, fdatasync never reaches it,
 * and files get mode 666 past the umask.
 */
import { closeSync, existsSync, fstatSync, fsyncSync, openSync, writeSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { asSmallDatabase, unpackBlankDatabase } from "./blank.ts";
import { withoutOthers } from "./private-folder.ts";

type Init = NodeFS["init"];
type Module = Parameters<Init>[1];

/** Emscripten's number: https://github.com/emscripten-core/emscripten/blob/main/system/lib/libc/musl/arch/emscripten/bits/errno.h */
const einval = 28;

type Operation = (...given: readonly unknown[]) => unknown;

/** Writing operations of Emscripten's NODEFS, which lacks fsync. */
type Operations = {
  node_ops: Record<"mknod" | "setattr" | "rename" | "unlink" | "rmdir" | "symlink", Operation>;
  stream_ops: Record<"write" | "setattr", Operation> & {
    fsync?: (stream: { readonly nfd: number }) => number;
  };
};

type Attributes = { readonly mode?: number };

export type FolderOptions = {
  /** Flushes a file or folder to disk. */
  readonly sync?: (descriptor: number) => void;
  /** Whether this process still has the lock. */
  readonly isOurs?: () => boolean;
};

class SyncedFolder extends NodeFS {
  readonly #options: Required<FolderOptions>;

  constructor(folder: string, options: Required<FolderOptions>) {
    super(folder);
    this.#options = options;
  }

  override async init(...args: Parameters<Init>): ReturnType<Init> {
    const { sync, isOurs } = this.#options;
    const { emscriptenOpts } = await super.init(...args);
    const mend: NonNullable<Module["preRun"]>[number] = ({ FS, NODEFS }) => {
      // Its type has only mount.
      const { node_ops, stream_ops } = NODEFS as unknown as Operations;

      const { mknod } = node_ops;
      node_ops.mknod = (parent, name, mode, device) =>
        mknod(parent, name, withoutOthers(Number(mode)), device);
      for (const operations of [node_ops, stream_ops]) {
        const { setattr } = operations;
        operations.setattr = (of, attributes) => {
          const { mode, ...others } = attributes as Attributes;
          return setattr(
            of,
            mode === undefined ? others : { ...others, mode: withoutOthers(mode) },
          );
        };
      }

      stream_ops.fsync = ({ nfd }) => {
        try {
          sync(nfd);
          return 0;
        } catch (error) {
          if (cannotBeSynced(error) && fstatSync(nfd).isDirectory())
            throw new FS.ErrnoError(einval);
          const why = error instanceof Error ? error.message : String(error);
          return endProcess(`The disk doesn't keep what the database gives it (${why}).`);
        }
      };

      for (const operations of [node_ops, stream_ops] as Record<string, Operation>[]) {
        for (const name of changing) {
          const operation = operations[name];
          if (operation === undefined) continue;
          operations[name] = (...given) => {
            if (!isOurs()) endProcess(lockRemoved);
            return operation(...given);
          };
        }
      }
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), mend] },
    };
  }
}

const lockRemoved = "The data folder's lock was removed.";

const changing = [
  ...["mknod", "setattr", "rename", "unlink", "rmdir", "symlink"],
  ...["write", "fsync"],
];

/** Some systems can't sync folders (PostgreSQL ignores that) or read-only files. */
const cannotBeSynced = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "EINVAL" || error.code === "EPERM" || error.code === "EBADF");

/**
 * After a failed write the system drops the data (https://wiki.postgresql.org/wiki/Fsync_Errors):
 * only rereading the journal shows what was kept. PostgreSQL then exits; PGlite would hang. The
 * same after a lost lock.
 */
function endProcess(why: string): never {
  writeSync(
    process.stderr.fd,
    `${why} The process ends, so that nothing is acknowledged that may be lost.\n`,
  );
  process.exit(1);
}

export async function openSynced(
  folder: string,
  { sync = fsyncSync, isOurs = () => true }: FolderOptions = {},
): Promise<PGlite> {
  const options = { sync, isOurs };
  if (!existsSync(join(folder, "PG_VERSION"))) await make(folder, options);
  return PGlite.create({
    fs: new SyncedFolder(folder, options),
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== "-F"),
      ...["-c", "wal_sync_method=fsync"],
    ],
  });
}

/** Atomic, even if unpacking is interrupted. */
async function make(folder: string, options: Required<FolderOptions>): Promise<void> {
  const { sync, isOurs } = options;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  // Unpack first, then sync file by file.
  if (!(await unpackBlankDatabase(unfinished))) {
    const engine = await PGlite.create({
      ...asSmallDatabase,
      fs: new SyncedFolder(unfinished, { ...options, sync: () => {} }),
    });
    await engine.close();
  }
  for (const name of ["", ...(await readdir(unfinished, { recursive: true }))]) {
    syncOne(join(unfinished, name), sync);
  }
  if (!isOurs()) endProcess(lockRemoved);
  await rename(unfinished, folder);
  syncOne(dirname(folder), sync);
}

function syncOne(path: string, sync: Required<FolderOptions>["sync"]): void {
  const descriptor = openSync(path, "r");
  try {
    sync(descriptor);
  } catch (error) {
    if (!cannotBeSynced(error)) throw error;
  } finally {
    closeSync(descriptor);
  }
}
