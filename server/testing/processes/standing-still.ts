/** A proxy that can stall, which accepts and answers nothing, and refuse. */
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
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    if (!server.listening) return;
    server.close();
    await once(server, "close");
  };
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  const { port } = address;
  return {
    port,
    /** Drops everything until `go`. */
    stand: () => {
      still = true;
    },
    go: () => {
      still = false;
    },
    /** Refuses connections from `close` on. */
    reopen: async () => {
      if (!server.listening) await listen(port);
    },
    close,
  };
}
