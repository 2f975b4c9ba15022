/**
 * Follows the Dockerfile without Docker: `npx tsx scripts/try-dockerfile.ts`. Stages are folders
 * with this machine's Node. Then the shop starts, passes its health check and takes an order, which
 * the operator lists. As root it uses the image's user.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { freePort } from "../server/testing/processes/free-port.ts";
import { root } from "../server/testing/processes/server-process.ts";
import { placeFirstOrder } from "../server/testing/shop/first-order.ts";
import { last, readDockerfile, readIgnore, type Stage } from "./dockerfile.ts";

type Env = Readonly<Record<string, string>>;

const clean: Env = { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "" };
const folder = await mkdtemp(join(tmpdir(), "shopai-image-"));
await chmod(folder, 0o755);
try {
  await tryIt();
} finally {
  await rm(folder, { recursive: true });
}

async function tryIt(): Promise<void> {
  const stages = readDockerfile(await readFile(join(root, "Dockerfile"), "utf8"));
  for (const stage of stages) await make(stage);
  const image = stages.at(-1);
  if (image === undefined) throw new Error("The Dockerfile has no stage");
  const port = String(await freePort());
  const cwd = inside(image, last(image, "WORKDIR"));
  const env = {
    ...envOf(image),
    HOST: "127.0.0.1",
    PORT: port,
    PUBLIC_ORIGIN: `http://localhost:${port}`,
  };
  const [command = "", ...args] = asUser(image, JSON.parse(last(image, "CMD")));
  const shop = spawn(command, args, { cwd, env, stdio: ["ignore", "ignore", "inherit"] });
  const exited = once(shop, "exit");
  const [, check = "[]"] = /CMD (\[.*\])$/.exec(last(image, "HEALTHCHECK")) ?? [];
  const healthy = () => run(asUser(image, JSON.parse(check)), { cwd, env, quiet: true });
  while (!healthy()) {
    if (shop.exitCode !== null) throw new Error(`The shop ended with ${shop.exitCode}`);
    await new Promise((next) => setTimeout(next, 200));
  }
  const order = await placeFirstOrder(`http://localhost:${port}`, "asha@example.com");
  shop.kill("SIGTERM");
  await exited;
  const list = asUser(image, ["npm", "run", "--silent", "shop", "--", "orders", "list"]);
  const { stdout } = spawnSync(list[0] ?? "", list.slice(1), { cwd, env, encoding: "utf8" });
  if (!stdout.includes(order)) throw new Error(`The operator doesn't see the order:\n${stdout}`);
  process.stdout.write(stdout);
  for (const part of ["dist", "node_modules"]) run(["du", "-sh", part], { cwd, env: clean });
  const tools = /^(vite|tsx|esbuild|subset-font|typescript)$/;
  const kept = (await readdir(join(cwd, "node_modules"))).filter((name) => tools.test(name));
  if (kept.length > 0) throw new Error(`The image has build tools: ${kept.join(", ")}`);
}

async function make(stage: Stage): Promise<void> {
  await mkdir(folderOf(stage.name), { recursive: true });
  for (const { name, rest } of stage.instructions) {
    process.stdout.write(`${name} ${rest}\n`);
    const cwd = inside(stage, last(stage, "WORKDIR"));
    if (name === "WORKDIR") await mkdir(cwd, { recursive: true });
    if (name === "COPY") await copy(rest, cwd);
    if (name === "RUN") {
      const command = ["sh", "-c", rest.replaceAll(/(?<= )\/\S+/g, (path) => inside(stage, path))];
      if (!run(command, { cwd, env: { ...clean, ...envOf(stage) } })) throw new Error(rest);
    }
  }
}

async function copy(rest: string, cwd: string): Promise<void> {
  const [, from, paths = ""] = /^(?:--from=(\S+) )?(.*)$/.exec(rest) ?? [];
  const names = paths.split(" ");
  const to = names.pop() ?? "";
  const isTaken = readIgnore(await readFile(join(root, ".dockerignore"), "utf8"));
  for (const name of names) {
    if (from !== undefined) {
      await cp(join(folderOf(from), name), resolve(cwd, to), {
        recursive: true,
        preserveTimestamps: true,
      });
      continue;
    }
    const files = name === "." ? await contextFiles(isTaken) : [name];
    for (const file of files) {
      await mkdir(dirname(join(cwd, file)), { recursive: true });
      await cp(join(root, file), join(cwd, file));
    }
  }
}

async function contextFiles(isTaken: (path: string) => boolean): Promise<readonly string[]> {
  const found: string[] = [];
  const look = async (path: string): Promise<void> => {
    for (const entry of await readdir(join(root, path), { withFileTypes: true })) {
      const name = join(path, entry.name);
      if (!entry.isDirectory()) {
        if (isTaken(name)) found.push(name);
      } else if (!/^(\.git|node_modules)$/.test(name)) await look(name);
    }
  };
  await look("");
  return found;
}

function folderOf(stage: string): string {
  return join(folder, stage === "" ? "image" : stage);
}

function inside({ name }: Stage, path: string): string {
  return join(folderOf(name), path);
}

/** Settings of a stage, with mapped paths. */
function envOf(stage: Stage): Env {
  const pairs = stage.instructions
    .filter(({ name }) => name === "ENV")
    .flatMap(({ rest }) => rest.split(" ").map((pair) => pair.split("=", 2)));
  return {
    PATH: clean.PATH ?? "",
    ...Object.fromEntries(
      pairs.map(([name = "", value = ""]) => [
        name,
        value.startsWith("/") ? inside(stage, value) : value,
      ]),
    ),
  };
}

/** Without root, runs as the current user. */
function asUser(stage: Stage, command: readonly string[]): readonly string[] {
  if (process.getuid?.() !== 0) return command;
  const [user, group] = last(stage, "USER").split(":");
  return ["setpriv", `--reuid=${user}`, `--regid=${group}`, "--clear-groups", ...command];
}

function run(
  [command = "", ...args]: readonly string[],
  {
    cwd,
    env,
    quiet = false,
  }: { readonly cwd: string; readonly env: Env; readonly quiet?: boolean },
): boolean {
  const stdio = ["ignore", quiet ? "ignore" : "inherit", quiet ? "ignore" : "inherit"] as const;
  return spawnSync(command, args, { cwd, env, stdio: [...stdio] }).status === 0;
}
