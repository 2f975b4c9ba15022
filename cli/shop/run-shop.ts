/** For tests: runs the operator's real command, in a process and a folder of its own. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";

export type Ran = { readonly code: number | null; readonly out: string; readonly err: string };

const fromSource = [
  ...["--import", import.meta.resolve("tsx")],
  join(import.meta.dirname, "../shop.ts"),
];

/**
 * @param settings in place of the environment's, but for the path.
 * @param program what Node runs; the source unless given.
 */
export function shopIn(
  folder: string,
  settings: Readonly<Record<string, string>>,
  program: readonly string[] = fromSource,
) {
  return async (...args: readonly string[]): Promise<Ran> => {
    const child = spawn(process.execPath, [...program, ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...settings },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const exited = once(child, "exit");
    const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
    return { code, out, err };
  };
}
