/** Runs the operator's command in a separate process and folder. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { command } from "../../../server/testing/processes/commands.ts";

export type Ran = { readonly code: number | null; readonly out: string; readonly err: string };

/**
 * @param settings replace the environment's, except the path. @param runs Node's arguments;
 * default: the operator's command.
 */
export function shopIn(
  folder: string,
  settings: Readonly<Record<string, string>>,
  runs: readonly string[] = command("shop"),
) {
  return async (...args: readonly string[]): Promise<Ran> => {
    const child = spawn(process.execPath, [...runs, ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...settings },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const exited = once(child, "exit");
    const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
    return { code, out, err };
  };
}
