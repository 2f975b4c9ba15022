/** A temporary PostgreSQL cluster on a free port. */
import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "./free-port.ts";

const run = promisify(execFile);

const programs = ["initdb", "postgres"] as const;

/** The newest; Debian keeps the programs out of the PATH. */
export function findPostgres(): string | null {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    ...versions.sort((a, b) => b - a).map((version) => join(debian, String(version), "bin")),
  ];
  const complete = (folder: string) => programs.every((name) => existsSync(join(folder, name)));
  return folders.find(complete) ?? null;
}

const folderOfPrograms = findPostgres();

export const postgresIsInstalled = folderOfPrograms !== null;

export interface PostgresServer {
  readonly url: string;
  readonly newDatabase: (name: string) => Promise<string>;
  /** Crashes and restarts. */
  readonly crash: () => Promise<void>;
  /** Down during the work. */
  readonly whileDown: <Value>(work: () => Promise<Value>) => Promise<Value>;
  readonly stop: () => Promise<void>;
}

interface PostgresOptions {
  /** False skips fsync, for speed without crashes. */
  readonly durable?: boolean;
}

export async function startPostgres({
  durable = true,
}: PostgresOptions = {}): Promise<PostgresServer> {
  if (folderOfPrograms === null) throw new Error("PostgreSQL is not installed.");
  const bin = folderOfPrograms;
  const folder = await mkdtemp(join(tmpdir(), "shopai-postgres-"));
  const as = process.getuid?.() === 0 ? otherUser() : null;
  if (as !== null) await chown(folder, as.uid, as.gid);
  const data = join(folder, "data");
  const port = await freePort();
  await run(
    join(bin, "initdb"),
    ["-D", data, "-U", "shop", "-A", "trust", "-E", "UTF8", "--no-sync"],
    { ...as, cwd: folder },
  );

  const open = async (): Promise<ChildProcess> => {
    const server = spawn(
      join(bin, "postgres"),
      [
        "-D",
        data,
        "-k",
        folder,
        "-p",
        String(port),
        "-h",
        "127.0.0.1",
        "-c",
        `fsync=${durable ? "on" : "off"}`,
      ],
      { ...as, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
    );
    await ready(server);
    return server;
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    // Its group may have been signalled.
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  };
  const urlOf = (name: string) => `postgres://shop@127.0.0.1:${port}/${name}`;

  let server = await open();
  return {
    url: urlOf("postgres"),
    newDatabase: async (name) => {
      const client = new pg.Client(urlOf("postgres"));
      await client.connect();
      await client.query(`create database ${client.escapeIdentifier(name)}`);
      await client.end();
      return urlOf(name);
    },
    crash: async () => {
      // “Immediate shutdown”: https://www.postgresql.org/docs/15/server-shutdown.html
      await end("SIGQUIT");
      server = await open();
    },
    whileDown: async (work) => {
      await end("SIGINT");
      try {
        return await work();
      } finally {
        server = await open();
      }
    },
    stop: async () => {
      await end("SIGINT");
      await rm(folder, { recursive: true });
    },
  };
}

/** PostgreSQL refuses root: use its user, or "nobody". */
function otherUser(): { readonly uid: number; readonly gid: number } {
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (kind: "-u" | "-g") =>
        Number(execFileSync("id", [kind, name], { encoding: "utf8", stdio: "pipe" }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {}
  }
  throw new Error("PostgreSQL needs a user other than root to run as.");
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = "";
    // Drain, so that its log never blocks.
    server.stderr?.on("data", (chunk) => {
      if (log.length < 100_000) log += chunk;
      if (log.includes("ready to accept connections")) resolve();
    });
    server.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}
