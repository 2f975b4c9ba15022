/** A proxy that can stall: accepts and answers nothing. */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export async function openWay(to: { readonly host: string; readonly port: number }) {
  const sockets = new Set<Socket>();
  let still = false;
  const server = createServer((near) => {
    const far = connect(to);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("data", (bytes) => {
        if (!still) other.write(bytes);
      });
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  return {
    port: address.port,
    /** Drops everything until `go`. */
    stand: () => {
      still = true;
    },
    go: () => {
      still = false;
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
