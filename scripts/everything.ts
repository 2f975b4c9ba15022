/**
 * `npm test`: every check and test, with its time. Exits 1 if anything fails. What only computes fills
 * the cores where journeys wait, and gives way to them: they recognise speech in real time.
 */
import { spawn } from "node:child_process";
import { setPriority } from "node:os";

interface Ran {
  readonly name: string;
  readonly code: number;
  readonly seconds: number;
}

const gaveWay = 10;

/** Runs an npm script; shows its output at once, or when it has ended. */
function run(name: string, { inTheGaps = false } = {}): Promise<Ran> {
  const began = performance.now();
  const child = spawn("npm", ["run", "--silent", name], { stdio: ["ignore", "pipe", "pipe"] });
  if (inTheGaps && child.pid !== undefined) setPriority(child.pid, gaveWay);
  const held: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => (inTheGaps ? held.push(part) : process.stdout.write(part)));
  return new Promise((resolve) => {
    child.on("close", (code) => {
      process.stdout.write(Buffer.concat(held));
      resolve({ name, code: code ?? 1, seconds: (performance.now() - began) / 1000 });
    });
  });
}

const ran: Ran[] = [];
const passed = (): boolean => ran.every(({ code }) => code === 0);

async function inTurn(names: readonly string[], how?: Parameters<typeof run>[1]): Promise<void> {
  for (const name of names) if (passed()) ran.push(await run(name, how));
}

await inTurn(["setup", "build"]);
await Promise.all([
  inTurn(["test:e2e"]),
  inTurn(["check", "test:vitest"], { inTheGaps: true }),
]);
await inTurn(["check:proofs"]);

for (const { name, code, seconds } of ran) {
  const took = `${seconds.toFixed(0).padStart(5)} s`;
  console.log(`${name.padEnd(13)}${took}  ${code === 0 ? "passed" : "FAILED"}`);
}
process.exitCode = passed() ? 0 : 1;
