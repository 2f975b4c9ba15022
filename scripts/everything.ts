/** `npm test`: every check and test, with its time. What only computes fills the gaps of what waits. */
import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { setPriority } from "node:os";

interface Ran {
  readonly name: string;
  readonly code: number;
  readonly seconds: number;
}

const lowPriority = 10;

interface How {
  /** Shows its output only when it has ended. */
  readonly isHeld?: boolean;
  readonly fills?: boolean;
}
const held: How = { isHeld: true };

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
        "--maxWorkers=2",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=dist/proofs/${reported[name]}.json`,
      ];

function run(name: string, { isHeld = false, fills = false }: How): Promise<Ran> {
  const began = performance.now();
  const child = spawn("npm", ["run", "--silent", name, ...reporting(name)], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (fills && child.pid !== undefined) setPriority(child.pid, lowPriority);
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => (isHeld ? parts.push(part) : process.stdout.write(part)));
  return new Promise((resolve) => {
    child.on("close", (code) => {
      process.stdout.write(Buffer.concat(parts));
      resolve({ name, code: code ?? 1, seconds: (performance.now() - began) / 1000 });
    });
  });
}

const ran: Ran[] = [];
const passed = (): boolean => ran.every(({ code }) => code === 0);

async function inTurn(names: readonly string[], how: How = {}): Promise<void> {
  for (const name of names) if (passed()) ran.push(await run(name, how));
}

await rm("dist/proofs", { recursive: true, force: true });
await inTurn(["setup"]);
const filled = inTurn(["check", "test:sentences"], { ...held, fills: true });
// Before browsers share the cores: pure tests have 5 s each.
await Promise.all([inTurn(["build"]), inTurn(["test:unit"], held)]);
await Promise.all([inTurn(["test:e2e"]), inTurn(["test:processes"], held), filled]);
// Also after a failure: it names the failed tests.
ran.push(await run("check:proofs", {}));

for (const { name, code, seconds } of ran) {
  const took = `${seconds.toFixed(0).padStart(5)} s`;
  console.log(`${name.padEnd(15)}${took}  ${code === 0 ? "passed" : "FAILED"}`);
}
process.exitCode = passed() ? 0 : 1;
