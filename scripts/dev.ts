/** For developers: Vite with hot reload before the same server; both restart on changes. */
import { spawn } from "node:child_process";
import { createServer } from "vite";

const port = Number(process.env.PORT ?? 3000);
const behind = port + 1;

const server = spawn(
  process.execPath,
  [
    ...["server", "contract", "domain", "shop.json"].map((path) => `--watch-path=${path}`),
    ...["--import", "tsx", "server/main.ts", "--without-client"],
  ],
  {
    stdio: "inherit",
    env: { ...process.env, PORT: String(behind), PUBLIC_ORIGIN: `http://localhost:${port}` },
  },
);

const target = `http://127.0.0.1:${behind}`;
const vite = await createServer({
  server: {
    port,
    strictPort: true,
    proxy: {
      "/api": target,
      "/pictures": target,
      "/healthz": target,
      "/test-gateway": target,
    },
  },
});
await vite.listen();
vite.printUrls();

const stop = async (): Promise<void> => {
  server.kill("SIGTERM");
  await vite.close();
  process.exit(0);
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
