/** The shops under load: one process with an embedded database, or several on PostgreSQL. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../server/testing/processes/free-port.ts";
import { startNginx } from "../../server/testing/processes/nginx.ts";
import { startPostgres } from "../../server/testing/processes/postgres.ts";
import { roomyLimits, startServer } from "../../server/testing/processes/server-process.ts";

type Closing = (() => Promise<unknown>)[];

/** @param processes 0: one process with PGlite; else so many on PostgreSQL behind nginx. */
export async function withShop<Value>(
  processes: number,
  work: (origin: string) => Promise<Value>,
): Promise<Value> {
  const closing: Closing = [];
  try {
    const dataDir = await mkdtemp(join(tmpdir(), "shopai-load-"));
    closing.push(() => rm(dataDir, { recursive: true }));
    const settings: Record<string, string> = { ...roomyLimits, DATA_DIR: dataDir };
    if (processes > 0) {
      const postgres = await startPostgres();
      closing.push(postgres.stop);
      settings.DATABASE_URL = postgres.url;
      settings.TRUST_PROXY = "127.0.0.1";
      settings.TEST_GATEWAY = "true";
    }
    const ports: number[] = [];
    for (let index = 0; index < Math.max(1, processes); index += 1) {
      const port = await freePort();
      const server = await startServer({ port, settings });
      closing.push(server.end);
      ports.push(port);
    }
    if (processes === 0) return await work(`http://127.0.0.1:${ports[0]}`);
    const nginx = await startNginx(ports);
    closing.push(nginx.stop);
    return await work(nginx.origin.replace("localhost", "127.0.0.1"));
  } finally {
    for (const close of closing.reverse()) await close();
  }
}
