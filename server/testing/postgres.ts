/** A PostgreSQL server of a test's own, on machines that have PostgreSQL. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** PostgreSQL refuses to run as root; the number of “nobody” owns its folder then. */
const nobody = 65534;

export const postgresIsInstalled = ["initdb", "postgres"].every((program) =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, program))),
);

export type PostgresServer = { readonly url: string; readonly stop: () => Promise<void> };

export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), "shopai-postgres-"));
  const as = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  if ("uid" in as) await chown(folder, nobody, nobody);
  const data = join(folder, "data");
  const port = await freePort();
  await run("initdb", ["-D", data, "-U", "shop", "-A", "trust", "--no-sync"], {
    ...as,
    cwd: folder,
  });
  const server = spawn(
    "postgres",
    ["-D", data, "-k", folder, "-p", String(port), "-c", "fsync=off", "-h", "127.0.0.1"],
    { ...as, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
  );
  await ready(server);
  return {
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const ended = once(server, "exit");
      server.kill("SIGINT");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = "";
    // Goes on reading after that, so that the server never waits for its log to be taken.
    server.stderr?.on("data", (chunk) => {
      log += chunk;
      if (log.includes("ready to accept connections")) resolve();
    });
    server.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("No port");
  return address.port;
}
