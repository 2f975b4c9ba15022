/**
 * `npm test`: every check and test, with its time. Exits 1 if anything fails. Journeys run alone:
 * they recognise speech in real time.
 */
import { spawn } from "node:child_process";

/** npm scripts; a stage's run at once, and the next stage if all passed. */
const stages = [
  ["setup"],
  ["build", "check"],
  ["test:vitest"],
  ["test:e2e"],
  ["check:proofs"],
] as const;

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
for (const stage of stages) {
  ran.push(...(await Promise.all(stage.map((name, at) => run(name, at === 0)))));
  if (ran.some(({ code }) => code !== 0)) break;
}

for (const { name, code, seconds } of ran) {
  const took = `${seconds.toFixed(0).padStart(5)} s`;
  console.log(`${name.padEnd(13)}${took}  ${code === 0 ? "passed" : "FAILED"}`);
}
process.exitCode = ran.every(({ code }) => code === 0) ? 0 : 1;
