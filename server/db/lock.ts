/**
 * Locks the data folder: two writers would ruin the embedded database. The kernel's file lock holds
 * across processes, containers and namespaces, and ends with its process.
 */
import { type BigIntStats, closeSync, fstatSync, openSync, statSync, unlinkSync } from "node:fs";
import { join } from "node:path";
// Locks the open file, not the process (F_OFD_SETLK, flock, LockFileEx).
import { tryLock } from "fs-native-extensions";

type Lock = {
  /** False once the lock file was removed or replaced. */
  readonly isHeld: () => boolean;
  readonly release: () => void;
};

/** The message says what to do. */
export class FolderInUseError extends Error {
  override readonly name = "FolderInUseError";
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process, of this machine or of a container. ` +
        "Stop that one first, or give this one another folder with DATA_DIR.",
    );
  }
}

export function lockFolder(folder: string): Lock {
  const path = join(folder, "in-use.lock");
  for (;;) {
    const file = openSync(path, "a+", 0o600);
    try {
      if (!tryLock(file)) throw new FolderInUseError(folder);
      // Else its owner removed it meanwhile.
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
      // Removed while locked, so that no other process has locked it yet.
      if (isHeld()) unlinkSync(path);
      closeSync(file);
    },
  };
}

function isAt(path: string, file: number): boolean {
  const here = fstatSync(file, { bigint: true });
  let there: BigIntStats | undefined;
  try {
    there = statSync(path, { bigint: true, throwIfNoEntry: false });
  } catch {
    // An unreadable folder may have another owner.
  }
  return there !== undefined && there.ino === here.ino && there.dev === here.dev;
}
