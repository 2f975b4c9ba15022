/**
 * Makes sure that the tools which the tests run are here: a real browser, and a real voice and ear
 * that need no network. Installs Debian's packages when they are missing and it may; otherwise says
 * exactly what to install.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromiumPath } from "./chromium.ts";

interface Tool {
  readonly debian: string;
  readonly present: () => boolean;
}

const runs = (command: string) =>
  spawnSync("sh", ["-c", `command -v ${command}`], { stdio: "ignore" }).status === 0;

const tools: readonly Tool[] = [
  { debian: "chromium", present: () => existsSync(chromiumPath()) },
  { debian: "espeak-ng", present: () => runs("espeak-ng") },
  { debian: "sox", present: () => runs("sox") },
  { debian: "ffmpeg", present: () => runs("ffmpeg") },
  { debian: "pocketsphinx", present: () => runs("pocketsphinx_continuous") },
  {
    debian: "pocketsphinx-en-us",
    present: () => existsSync("/usr/share/pocketsphinx/model/en-us"),
  },
];

const missing = () => tools.filter((tool) => !tool.present()).map((tool) => tool.debian);

/** How this user may run apt-get, or undefined when they may not. */
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
  console.log(`Installing what the tests need: ${wanted.join(", ")} …`);
  install(apt, wanted);
}
const still = missing();
if (still.length > 0) {
  console.error(
    `The tests need ${still.join(", ")}. On Debian or Ubuntu:\n\n` +
      `  sudo apt-get update && sudo apt-get install -y ${still.join(" ")}\n\n` +
      "A Chromium elsewhere is used when CHROMIUM names its path.",
  );
  process.exit(1);
}
console.log("The browser and the speech tools are here.");
