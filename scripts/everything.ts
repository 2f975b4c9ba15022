/** `npm test`: every check and test, with its time. What waits now and then runs first, what only computes fills its gaps. */
import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { setPriority } from "node:os";

interface Ran {
  readonly name: string;
  readonly code: number;
  readonly seconds: number;
}

/** Gets what the others leave. */
const lowPriority = 19;

const reported: Readonly<Record<string, string>> = {
  "test:unit": "unit",
  "test:processes": "processes",
  "test:sentences": "sentences",
};
/** For scripts/proofs/check-proofs.ts. */
const reporting = (name: string): readonly string[] =>
  reported[name] === undefined
    ? []
    : [
        "--",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=dist/proofs/${reported[name]}.json`,
      ];

/** Beside another it gives way, and shows its output when it has ended. */
function run(name: string, isBeside = false): Promise<Ran> {
  const began = performance.now();
  const child = spawn("npm", ["run", "--silent", name, ...reporting(name)], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (isBeside && child.pid !== undefined) setPriority(child.pid, lowPriority);
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => (isBeside ? parts.push(part) : process.stdout.write(part)));
  return new Promise((resolve) => {
    child.on("close", (code) => {
      process.stdout.write(Buffer.concat(parts));
      resolve({ name, code: code ?? 1, seconds: (performance.now() - began) / 1000 });
    });
  });
}

const ran: Ran[] = [];
const passed = (): boolean => ran.every(({ code }) => code === 0);

async function inTurn(names: readonly string[], isBeside = false): Promise<void> {
  for (const name of names) ran.push(await run(name, isBeside));
}

await rm("dist/proofs", { recursive: true, force: true });
await inTurn(["setup"]);
if (passed())
  await Promise.all([
    inTurn(["test:unit", "build", "test:processes", "test:e2e"]),
    inTurn(["check", "test:sentences"], true),
  ]);
// Also after a failure: it names the failed tests.
await inTurn(["check:proofs"]);

for (const { name, code, seconds } of ran) {
  const took = `${seconds.toFixed(0).padStart(5)} s`;
  console.log(`${name.padEnd(15)}${took}  ${code === 0 ? "passed" : "FAILED"}`);
}
process.exitCode = passed() ? 0 : 1;
