/** Several servers, one PostgreSQL, nginx. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { nginxIsInstalled, startNginx } from "./nginx.ts";
import { postgresIsInstalled, startPostgres } from "./postgres.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

/** Null if it can run here. */
export const whyNotSeveral: string | null =
  postgresIsInstalled && nginxIsInstalled
    ? null
    : `not tried: ${[...(postgresIsInstalled ? [] : ["PostgreSQL"]), ...(nginxIsInstalled ? [] : ["nginx"])].join(" and ")} is not installed`;

export interface SeveralProcesses {
  /** Where nginx is. */
  readonly origin: string;
  readonly first: ServerProcess;
  readonly second: ServerProcess;
  readonly databaseUrl: string;
  /** A rolling restart, as in docs/scaling.md. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startSeveral(
  settings: Readonly<Record<string, string>> = {},
): Promise<SeveralProcesses> {
  const closing: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closing.reverse()) await close();
  };
  try {
    const postgres = await startPostgres();
    closing.push(postgres.stop);
    const dataDir = await mkdtemp(join(tmpdir(), "shopai-several-"));
    closing.push(() => rm(dataDir, { recursive: true }));
    const open = async () => {
      const port = await freePort();
      const start = () =>
        startServer({
          port,
          settings: {
            TRUST_PROXY: "127.0.0.1",
            TEST_GATEWAY: "true",
            ...settings,
            DATABASE_URL: postgres.url,
            DATA_DIR: dataDir,
          },
        });
      let server = await start();
      closing.push(() => server.end());
      const restart = async () => {
        await server.end();
        server = await start();
      };
      const process: ServerProcess = {
        origin: server.origin,
        end: () => server.end(),
        kill: () => server.kill(),
        freeze: () => server.freeze(),
        thaw: () => server.thaw(),
      };
      return { port, process, restart };
    };
    // Concurrently, on an empty database.
    const opened = await Promise.allSettled([open(), open()]);
    const [first, second] = opened.map((result) => {
      if (result.status === "rejected") throw result.reason;
      return result.value;
    });
    if (first === undefined || second === undefined) throw new Error("Two were started");
    const nginx = await startNginx([first.port, second.port]);
    closing.push(nginx.stop);
    return {
      origin: nginx.origin,
      first: first.process,
      second: second.process,
      databaseUrl: postgres.url,
      restart: async () => {
        await nginx.use([second.port]);
        await first.restart();
        await nginx.use([first.port]);
        await second.restart();
        await nginx.use([first.port, second.port]);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
