/**
 * Builds the server and the commands once for all tests: they start in half the time. Global setup of
 * vite.config.ts.
 */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { builtFolder } from "./commands.ts";

const root = join(import.meta.dirname, "../../..");

export default async function buildCommands(): Promise<(() => Promise<void>) | undefined> {
  // Another project of the same run has done so.
  if (process.env[builtFolder] !== undefined) return undefined;
  // Beside dist/server, because server/own-files.ts counts folders.
  const folder = join(root, "dist", `tested-${process.pid}`);
  await build({
    root,
    configFile: join(root, "vite.server.config.ts"),
    logLevel: "error",
    build: {
      outDir: folder,
      rolldownOptions: {
        input: {
          main: "server/main.ts",
          shop: "cli/shop.ts",
          "draw-pictures": "server/pictures/draw-pictures.ts",
          replay: "cli/replay.ts",
          "mail-child": "server/testing/processes/mail-child.ts",
        },
      },
    },
  });
  process.env[builtFolder] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
