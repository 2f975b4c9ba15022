/**
 * PGlite's folder made durable and private, written only while locked. By default PGlite runs with
 * fsync off (-F), its file system acknowledges fsync without the disk, fdatasync never reaches it,
 * and files get mode 666 past the umask.
 */
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  readdirSync,
  writeSync,
} from "node:fs";
import { mkdir, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { fromBlankDatabase } from "./blank.ts";
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
            if (!isOurs()) endProcess("The data folder's lock was removed.");
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
  // Is beside a folder until that is whole; if a process ends before, the next one makes it anew.
  const unfinished = `${folder}.unfinished`;
  const isNew = existsSync(unfinished) || !existsSync(join(folder, "PG_VERSION"));
  let keeps = !isNew;
  if (isNew) await begin(folder, unfinished, sync);
  const engine = await PGlite.create({
    fs: new SyncedFolder(folder, { isOurs, sync: (descriptor) => keeps && sync(descriptor) }),
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== "-F"),
      ...["-c", "wal_sync_method=fsync"],
    ],
    ...(isNew && (await fromBlankDatabase())),
  });
  if (!isNew) return engine;
  // A thousand files: each is synced once.
  keeps = true;
  for (const name of ["", ...readdirSync(folder, { encoding: "utf8", recursive: true })]) {
    syncOne(join(folder, name), sync);
  }
  await rm(unfinished, { recursive: true });
  syncOne(dirname(folder), sync);
  return engine;
}

async function begin(
  folder: string,
  unfinished: string,
  sync: Required<FolderOptions>["sync"],
): Promise<void> {
  if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true });
  // Another's files are not removed: rmdir throws.
  else if (existsSync(folder)) await rmdir(folder);
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  syncOne(dirname(folder), sync);
  await mkdir(folder, { mode: 0o700 });
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
