/** Runs a Debian tool with sound on its way in and out. */
import { spawn } from "node:child_process";

/** What the tool wrote. @throws when it fails, with the end of what it complained about. */
export async function run(
  tool: string,
  args: readonly string[],
  input?: Uint8Array,
): Promise<Buffer> {
  const child = spawn(tool, args, { stdio: ["pipe", "pipe", "pipe"] });
  const out: Buffer[] = [];
  const complaints: Buffer[] = [];
  child.stdout.on("data", (part: Buffer) => out.push(part));
  child.stderr.on("data", (part: Buffer) => complaints.push(part));
  // A tool that has read enough closes its end first; that is no fault.
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  if (code !== 0) {
    const words = Buffer.concat(complaints).toString().trim().split("\n").slice(-3).join(" ");
    throw new Error(`${tool} ended with ${code}: ${words}`);
  }
  return Buffer.concat(out);
}
