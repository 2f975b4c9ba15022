/**
 * Hostile traffic in a child process, so that it doesn't slow the measurement. Argument: JSON of
 * {origin, what, cookie, seconds}. Prints how many answers came.
 */
import { connect } from "node:net";

interface Hostile {
  readonly origin: string;
  /** Large bodies without a session, or the list of orders repeatedly. */
  readonly what: "bodies" | "lists";
  readonly cookie: string;
  readonly seconds: number;
}

const given: Hostile = JSON.parse(process.argv[2] ?? "");
const { origin, what, cookie, seconds } = given;
if (new URL(origin).hostname !== "127.0.0.1") throw new Error("Load is for this machine alone");
console.log(what === "bodies" ? await sendBodies() : await askForLists());

async function sendBodies(): Promise<number> {
  const body = Buffer.alloc(2_700_000, " ");
  const { host, hostname, port } = new URL(origin);
  const head = [
    "POST /api/order/placeorder HTTP/1.1",
    `host: ${host}`,
    "content-type: application/json",
    `content-length: ${body.length}`,
  ].join("\r\n");
  const end = performance.now() + seconds * 1000;
  let answers = 0;
  const once = (): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(Number(port), hostname);
      socket.on("data", (data) => {
        if (data.includes("HTTP/1.1 ")) answers += 1;
        socket.destroy();
      });
      // Cut off while it sends.
      socket.on("error", () => {});
      socket.on("close", () => resolve());
      socket.write(`${head}\r\n\r\n`);
      socket.write(body);
    });
  const keepOn = async (): Promise<void> => {
    while (performance.now() < end) await once();
  };
  await Promise.all(Array.from({ length: 32 }, keepOn));
  return answers;
}

async function askForLists(): Promise<number> {
  const path = `${origin}/api/order/userorder`;
  const signal = AbortSignal.timeout(seconds * 1000);
  let answers = 0;
  const keepOn = async (): Promise<void> => {
    while (!signal.aborted) {
      const answer = await fetch(path, { method: "POST", headers: { cookie, origin }, signal });
      if (!answer.ok) throw new Error(`No list: ${answer.status}`);
      await answer.arrayBuffer();
      answers += 1;
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: 16 }, keepOn));
  for (const each of ended) {
    if (each.status === "rejected" && !signal.aborted) throw each.reason;
  }
  return answers;
}
