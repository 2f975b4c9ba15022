import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

/**
 * A module as it is shipped, bundled and minified into `dist/bench`: run from the sources, each
 * inner function is given its name again at every call.
 */
export async function shipped<Module>(entry: string): Promise<Module> {
  const outDir = "dist/bench";
  await build({
    configFile: false,
    logLevel: "error",
    build: { ssr: entry, outDir, emptyOutDir: false, minify: true, copyPublicDir: false },
  });
  return import(pathToFileURL(join(outDir, `${basename(entry, ".ts")}.js`)).href);
}
