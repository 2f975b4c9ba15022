/** nginx with the shipped configuration; only addresses and usually limits differ. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.ts";

const shipped = fileURLToPath(new URL("../../deploy/nginx.conf", import.meta.url));

/** On Debian only root's PATH has it. */
export const findNginx = (): string | undefined =>
  [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/sbin"]
    .map((folder) => join(folder, "nginx"))
    .find((path) => existsSync(path));

const program = findNginx();

export const nginxIsInstalled = program !== undefined;

/** For many shoppers at one address. @throws if there are no limits. */
function withoutLimits(configuration: string): string {
  const wide = configuration
    .replace(/rate=\d+r\/s/, "rate=1000000r/s")
    .replace(/(limit_conn \w+) \d+;/, "$1 65535;");
  if (!/1000000r[\s\S]*65535;/.test(wide)) throw new Error("No limits to widen");
  return wide;
}

/** @throws if a replaced text is missing. */
function withAddresses(
  configuration: string,
  { port, processes }: { readonly port: number; readonly processes: readonly number[] },
): string {
  const servers = [...configuration.matchAll(/^ *server 127\.0\.0\.1:\d+(.*;)\n/gm)];
  const [first] = servers;
  const listens = [...configuration.matchAll(/^ *listen .*;\n/gm)];
  if (first === undefined || listens.length === 0) throw new Error("No addresses to replace");
  const [line, settings = ";"] = first;
  const upstream = processes.map((process) => `    server 127.0.0.1:${process}${settings}\n`);
  let changed = configuration.replace(line, upstream.join(""));
  for (const [other] of servers.slice(1)) changed = changed.replace(other, "");
  for (const [index, [listen]] of listens.entries()) {
    changed = changed.replace(listen, index === 0 ? `    listen 127.0.0.1:${port};\n` : "");
  }
  return changed;
}

export interface Nginx {
  readonly origin: string;
  /** Balances over these; resolves when the others are idle. */
  readonly use: (processes: readonly number[]) => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface NginxOptions {
  /** Keeps the shipped limits. */
  readonly limited?: boolean;
}

/** Resolves once it accepts connections. */
export async function startNginx(
  processes: readonly number[],
  { limited = false }: NginxOptions = {},
): Promise<Nginx> {
  if (program === undefined) throw new Error("nginx is not installed.");
  const folder = await mkdtemp(join(tmpdir(), "shopai-nginx-"));
  const own = await freePort();
  const configure = async (ports: readonly number[]): Promise<void> => {
    const shop = withAddresses(await readFile(shipped, "utf8"), { port: own, processes: ports });
    await writeFile(join(folder, "shopai.conf"), limited ? shop : withoutLimits(shop));
  };
  await configure(processes);
  await writeFile(join(folder, "nginx.conf"), configOf(folder));
  const server = spawn(program, ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  try {
    await listening(server, own);
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
  return {
    origin: `http://localhost:${own}`,
    use: async (ports) => {
      const before = await workersOf(server);
      await configure(ports);
      server.kill("SIGHUP");
      // Old workers exit after their last request.
      while ((await workersOf(server)).some((worker) => before.includes(worker))) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    stop: async () => {
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** Debian's surrounding nginx.conf, in a separate folder. */
const configOf = (folder: string): string => `
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/shopai.conf;
}
`;

/** Worker processes; Linux only. */
async function workersOf({ pid }: ChildProcess): Promise<readonly string[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  return children.split(" ").filter((child) => child !== "");
}

async function listening(server: ChildProcess, port: number): Promise<void> {
  let log = "";
  server.stderr?.on("data", (chunk) => {
    if (log.length < 100_000) log += chunk;
  });
  for (;;) {
    if (server.exitCode !== null) throw new Error(`nginx did not start:\n${log}`);
    const socket = connect(port, "127.0.0.1");
    const open = await Promise.race([
      once(socket, "connect").then(() => true),
      once(socket, "close").then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
