/** A host that takes connections and never answers is given up; so is everything at the time limit. */
import { createServer, type Socket } from "node:net";
import { expect, it, vi } from "vitest";
import { NotTried, startDownloads } from "./downloads.ts";

/** A host that takes connections and says nothing; `end` closes it. */
async function silentHost() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on("error", () => undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const end = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, end };
}

it("a host that never answers fails three times and is asked no more", async () => {
  const { origin, end } = await silentHost();
  const download = startDownloads(1, 20);
  const errors: string[] = [];
  for (const name of ["a", "b", "c"]) {
    errors.push(await download(`${origin}/${name}.jpg`).then(() => "", String));
  }
  expect(errors).toEqual(
    ["a", "b", "c"].map(
      (name) =>
        `Error: ${origin}/${name}.jpg can't be fetched: it didn't answer within 0.02 seconds`,
    ),
  );
  await expect(download(`${origin}/d.jpg`)).rejects.toBeInstanceOf(NotTried);
  end();
});

it("the time limit ends a download even where its timer fires before the clock is there", async () => {
  const { origin, end } = await silentHost();
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  const download = startDownloads(0.001);
  await expect(download(`${origin}/a.jpg`)).rejects.toThrow("the time limit of 0.001 minutes");
  clock.mockRestore();
  end();
});
