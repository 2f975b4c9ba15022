/**
 * Temporary folders in memory: databases sync every file they make, which a disk takes seconds for. Global setup of
 * vite.config.ts, and of playwright.config.ts.
 */
import { accessSync, constants, statfsSync } from "node:fs";

const memory = "/dev/shm";
/** Containers often have 64 MB there. */
const least = 2 * 1024 ** 3;

export default function temporaryInMemory(): void {
  if (process.env.TMPDIR === undefined && hasRoom()) process.env.TMPDIR = memory;
}

function hasRoom(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= least;
  } catch {
    return false;
  }
}
