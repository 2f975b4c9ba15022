/**
 * `npm test`: every check and test, with its time. Exits 1 if anything fails. Journeys run alone:
 * they recognise speech in real time.
 */
import { spawn } from "node:child_process";

/** npm scripts; the next begins if the one before has passed. */
const beside = ["build", "test:vitest"];
const alone = ["test:e2e", "check:proofs"];

interface Ran {
  readonly name: string;
  readonly code: number;
  readonly seconds: number;
}

/** Shows the script's output at once, or when it has ended. */
function run(name: string, isShown: boolean): Promise<Ran> {
  const began = performance.now();
  const child = spawn("npm", ["run", "--silent", name], { stdio: ["ignore", "pipe", "pipe"] });
  const held: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => (isShown ? process.stdout.write(part) : held.push(part)));
  return new Promise((resolve) => {
    child.on("close", (code) => {
      process.stdout.write(Buffer.concat(held));
      resolve({ name, code: code ?? 1, seconds: (performance.now() - began) / 1000 });
    });
  });
}

const ran: Ran[] = [];
const passed = (): boolean => ran.every(({ code }) => code === 0);

async function inTurn(names: readonly string[]): Promise<void> {
  for (const name of names) if (passed()) ran.push(await run(name, true));
}

await inTurn(["setup"]);
if (passed()) {
  // The check has one core busy, and needs no build.
  const checked = run("check", false);
  await inTurn(beside);
  ran.push(await checked);
}
await inTurn(alone);

for (const { name, code, seconds } of ran) {
  const took = `${seconds.toFixed(0).padStart(5)} s`;
  console.log(`${name.padEnd(13)}${took}  ${code === 0 ? "passed" : "FAILED"}`);
}
process.exitCode = passed() ? 0 : 1;
