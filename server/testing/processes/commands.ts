/** How to start the server and the commands. */

import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Variable with the built commands' folder (build-commands.ts). */
export const builtFolder = "BUILT_COMMANDS";

const sources = {
  main: "../../main.ts",
  shop: "../../../cli/shop.ts",
  replay: "../../../cli/replay.ts",
  "mail-child": "./mail-child.ts",
} as const;

/** A tenth less time of tests, which allocate much and soon end. */
export const seldomCollecting = [
  "--single-threaded-gc",
  "--min-semi-space-size=32",
  "--max-semi-space-size=64",
] as const;

/**
 * Processes that soon end take a quarter less time if V8 doesn't compile the database twice, and a fifth less when
 * it optimises nothing.
 */
export const unoptimised = ["--liftoff-only", "--no-opt", ...seldomCollecting] as const;

/** Node's arguments: built if possible, else the source. */
export function command(name: keyof typeof sources): readonly string[] {
  const built = process.env[builtFolder];
  if (built !== undefined) return [...unoptimised, join(built, `${name}.js`)];
  const source = fileURLToPath(new URL(sources[name], import.meta.url));
  return ["--import", import.meta.resolve("tsx"), source];
}
