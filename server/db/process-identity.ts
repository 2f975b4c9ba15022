/**
 * Tells a running process from another that was given the same number later: a process is known by
 * its number and the moment it started. Used by the data folder's lock.
 */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * When a process started, as an opaque text to compare, or null when that can't be known.
 * Linux tells it in /proc (ticks since this boot, so the boot's id belongs to it); `ps` elsewhere.
 */
export async function startOf(pid: number): Promise<string | null> {
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, "utf8"),
      readFile("/proc/sys/kernel/random/boot_id", "utf8"),
    ]);
    // The second field is the command in brackets and may hold spaces; the start is the 20th after it.
    const start = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
    return start === undefined ? null : `${boot.trim()}:${start}`;
  } catch {
    return startFromPs(pid);
  }
}

async function startFromPs(pid: number): Promise<string | null> {
  try {
    const { stdout } = await run("ps", ["-o", "lstart=", "-p", String(pid)]);
    return stdout.trim() || null;
  } catch {
    return null;
  }
}

/** Whether a process of this number runs now (one that belongs to somebody else counts too). */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
