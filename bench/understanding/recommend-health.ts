/** Latency of a health check while the same process indexes a large catalogue. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Worker } from "node:worker_threads";

/** Asks as a load balancer does, one call after another; milliseconds of each. */
const asker = `
  const { parentPort, workerData } = require("node:worker_threads");
  const { request, Agent } = require("node:http");
  const agent = new Agent({ keepAlive: true });
  const ask = () => new Promise((resolve, reject) => {
    const start = performance.now();
    request({ port: workerData, agent, path: "/" }, (response) => {
      response.resume().on("end", () => resolve(performance.now() - start));
    }).on("error", reject).end();
  });
  let times = [];
  let on = true;
  parentPort.on("message", (said) => {
    if (said === "tell") { parentPort.postMessage(times); times = []; }
    else on = false;
  });
  (async () => {
    while (on) {
      times.push(await ask());
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    agent.destroy();
    parentPort.close();
  })();
`;

interface HealthFigures {
  /** Milliseconds, idle and building. */
  readonly idleP99: number;
  readonly buildingP99: number;
  readonly buildingMost: number;
}

/** Builds while a second thread asks, which starts `idleFor` milliseconds earlier. */
export async function healthBeside(
  build: () => Promise<unknown>,
  idleFor = 2000,
): Promise<HealthFigures> {
  const server = createServer((_request, response) => response.end("{}")).listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // of a server on a port
  const worker = new Worker(asker, { eval: true, workerData: port });
  const reported = async (): Promise<readonly number[]> => {
    worker.postMessage("tell");
    const [times] = await once(worker, "message");
    return (times as number[]).sort((a, b) => a - b); // what the asker sends
  };
  const p99 = (sorted: readonly number[]) => sorted[Math.floor((sorted.length - 1) * 0.99)] ?? 0;
  await new Promise((resolve) => setTimeout(resolve, 500));
  await reported();
  await new Promise((resolve) => setTimeout(resolve, idleFor));
  const idle = await reported();
  await build();
  const building = await reported();
  worker.postMessage("end");
  await once(worker, "exit");
  server.close();
  return { idleP99: p99(idle), buildingP99: p99(building), buildingMost: building.at(-1) ?? 0 };
}
