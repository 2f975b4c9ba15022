/**
 * Checks the tests' tools: browser, synthesiser, recogniser, PostgreSQL, nginx. Installs missing
 * Debian packages if allowed; else names them and what is skipped.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findNginx } from "../server/testing/processes/nginx.ts";
import { findPostgres } from "../server/testing/processes/postgres.ts";
import { chromiumPath, shellPath } from "./chromium.ts";

interface Tool {
  readonly debian: string;
  readonly present: () => boolean;
  /** The tests skipped without it; absent if they need it. */
  readonly without?: string;
}

const runs = (command: string) =>
  spawnSync("sh", ["-c", `command -v ${command}`], { stdio: "ignore" }).status === 0;

const tools: readonly Tool[] = [
  { debian: "chromium", present: () => existsSync(chromiumPath()) },
  {
    debian: "chromium-headless-shell",
    present: () => process.env.CHROMIUM !== undefined || existsSync(shellPath),
    without: "nothing less, but the journeys take longer",
  },
  { debian: "espeak-ng", present: () => runs("espeak-ng") },
  { debian: "sox", present: () => runs("sox") },
  { debian: "ffmpeg", present: () => runs("ffmpeg") },
  { debian: "pocketsphinx", present: () => runs("pocketsphinx_continuous") },
  {
    debian: "pocketsphinx-en-us",
    present: () => existsSync("/usr/share/pocketsphinx/model/en-us"),
  },
  {
    debian: "postgresql",
    present: () => findPostgres() !== null,
    without: "the shop on PostgreSQL, and several processes that share it",
  },
  {
    debian: "nginx-light",
    present: () => findNginx() !== undefined,
    without: "several processes behind nginx",
  },
];

const missing = () => tools.filter((tool) => !tool.present());
const names = (some: readonly Tool[], between: string) =>
  some.map(({ debian }) => debian).join(between);
const howTo = (some: readonly Tool[]) =>
  "On Debian or Ubuntu:\n\n" +
  `  sudo apt-get update && sudo apt-get install -y ${names(some, " ")}\n`;

/** Undefined without the right to run apt-get. */
function aptGet(): readonly string[] | undefined {
  if (!runs("apt-get")) return undefined;
  if (process.getuid?.() === 0) return ["apt-get"];
  const mayWithoutPassword = spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0;
  return mayWithoutPassword ? ["sudo", "-n", "apt-get"] : undefined;
}

function install(apt: readonly string[], packages: readonly string[]): void {
  const [command = "apt-get", ...before] = apt;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", ...packages],
  ]) {
    spawnSync(command, [...before, ...args], { stdio: ["ignore", "ignore", "inherit"], env });
  }
}

const wanted = missing();
const apt = wanted.length > 0 ? aptGet() : undefined;
if (apt) {
  console.log(`Installing what the tests need: ${names(wanted, ", ")} …`);
  install(
    apt,
    wanted.map(({ debian }) => debian),
  );
}
const still = missing();
const needed = still.filter(({ without }) => without === undefined);
if (needed.length > 0) {
  console.error(
    `The tests need ${names(needed, ", ")}. ${howTo(needed)}\n` +
      "A Chromium elsewhere is used when CHROMIUM names its path.",
  );
  process.exit(1);
}
if (still.length > 0) {
  const untried = still.map(({ debian, without }) => `  ${debian}: ${without}\n`);
  console.log(`Missing, and what is less without it:\n\n${untried.join("")}\n${howTo(still)}`);
}
console.log(
  `The browser and the speech tools are here${still.length > 0 ? "" : ", PostgreSQL and nginx too"}.`,
);
