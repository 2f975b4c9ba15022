/** Hides the data folder from the machine's other users. */
import { chmodSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

const shared = 0o077;

export const withoutOthers = (mode: number): number => mode & ~shared;

export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of ["", ...(readdirSync(folder, { recursive: true }) as string[])]) {
    closeToOthers(join(folder, name));
  }
}

function closeToOthers(path: string): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined || stats.isSymbolicLink() || (stats.mode & shared) === 0) return;
  try {
    chmodSync(path, withoutOthers(stats.mode & 0o7777));
  } catch (error) {
    // Another user's, such as a volume: what we create in it is still private.
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) throw error;
  }
}
