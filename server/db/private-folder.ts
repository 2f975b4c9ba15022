/** Keeps the data folder, which has the shoppers' accounts and orders, from the machine's other users. */
import { chmodSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Every right of the group and of others. */
const shared = 0o077;

/** The same rights for the owner, none for anybody else. */
export const withoutOthers = (mode: number): number => mode & ~shared;

/** Makes the folder where there is none, and takes all rights to it, and to all below it, from others. */
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
    // Another user's, such as a volume's own folder: what is made in it is closed all the same.
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) throw error;
  }
}
