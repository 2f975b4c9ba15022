/** A host that takes connections and never answers is given up. */
import { createServer, type Socket } from "node:net";
import { expect, it } from "vitest";
import { NotTried, startDownloads } from "./downloads.ts";

it("a host that never answers fails three times and is asked no more", async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on("error", () => undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const download = startDownloads(1, 20);
  const ends: string[] = [];
  for (const name of ["a", "b", "c"]) {
    const end = await download(`http://127.0.0.1:${port}/${name}.jpg`).catch(String);
    ends.push(String(end));
  }
  expect(ends).toEqual(
    ["a", "b", "c"].map(
      (name) =>
        `Error: http://127.0.0.1:${port}/${name}.jpg can't be fetched: it didn't answer within 0.02 seconds`,
    ),
  );
  await expect(download(`http://127.0.0.1:${port}/d.jpg`)).rejects.toBeInstanceOf(NotTried);
  for (const socket of sockets) socket.destroy();
  server.close();
});
