/**
 * Keeps a second process out of the data folder: two writers would ruin the embedded database. The lock is
 * the kernel's, on a file in the folder. It holds for every process that sees the file, in whichever
 * container or process namespace, and ends with its own process, however that ends.
 */
import { type BigIntStats, closeSync, fstatSync, openSync, statSync, unlinkSync } from "node:fs";
import { join } from "node:path";
// A lock of the open file, not of the process (F_OFD_SETLK, flock, LockFileEx).
import { tryLock } from "fs-native-extensions";

export type Lock = {
  /** False once the lock's file was removed or replaced: then another process may have the folder. */
  readonly isHeld: () => boolean;
  readonly release: () => void;
};

/** Thrown when another process has the folder; its message says what to do. */
export class FolderInUseError extends Error {
  override readonly name = "FolderInUseError";
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process, of this machine or of a container. ` +
        "Stop that one first, or give this one another folder with DATA_DIR.",
    );
  }
}

/**
 * Takes the folder for this process.
 * @throws FolderInUseError when another process has it.
 */
export function lockFolder(folder: string): Lock {
  const path = join(folder, "in-use.lock");
  for (;;) {
    const file = openSync(path, "a+", 0o600);
    try {
      if (!tryLock(file)) throw new FolderInUseError(folder);
      // Else its owner removed it between the opening and the locking here.
      if (isAt(path, file)) return lockOf(path, file);
    } catch (error) {
      closeSync(file);
      throw error;
    }
    closeSync(file);
  }
}

function lockOf(path: string, file: number): Lock {
  const isHeld = () => isAt(path, file);
  return {
    isHeld,
    release: () => {
      // Removed while it is locked, so that nobody else can have locked it yet.
      if (isHeld()) unlinkSync(path);
      closeSync(file);
    },
  };
}

/** Whether the open file is the one at this path. */
function isAt(path: string, file: number): boolean {
  const here = fstatSync(file, { bigint: true });
  let there: BigIntStats | undefined;
  try {
    there = statSync(path, { bigint: true, throwIfNoEntry: false });
  } catch {
    // A folder that can't be looked into may be anybody's.
  }
  return there !== undefined && there.ino === here.ino && there.dev === here.dev;
}
