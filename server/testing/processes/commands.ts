/** What Node runs to start one of the shop's commands. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Names the folder with the built commands, in the environment of tests (build-commands.ts). */
export const builtFolder = "BUILT_COMMANDS";

const sources = {
  shop: "../../../cli/shop.ts",
  replay: "../../../cli/replay.ts",
} as const;

/** Arguments of Node: the command as it was built for the tests, or else its source. */
export function command(name: keyof typeof sources): readonly string[] {
  const built = process.env[builtFolder];
  if (built !== undefined) return [join(built, `${name}.js`)];
  const source = fileURLToPath(new URL(sources[name], import.meta.url));
  return ["--import", import.meta.resolve("tsx"), source];
}
