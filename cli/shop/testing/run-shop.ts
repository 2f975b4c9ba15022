/** For tests: runs the operator's commands as processes. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { command } from "../../../server/testing/processes/commands.ts";

export type Ran = { readonly code: number | null; readonly out: string; readonly err: string };

export type Settings = Readonly<Record<string, string>>;

/**
 * @param settings replace the environment's, except the path. @param runs Node's arguments;
 * default: the operator's command.
 */
export function shopIn(
  folder: string,
  settings: Settings,
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
