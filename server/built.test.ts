/** The built server where only what production installs is: no compiler, no bundler, no source. */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shopIn } from "../cli/shop/testing/run-shop.ts";
import { readCatalogue } from "../fixtures/catalogue/catalogue.ts";
import { freePort } from "./testing/processes/free-port.ts";
import { root, type ServerProcess, startServer } from "./testing/processes/server-process.ts";
import { placeFirstOrder } from "./testing/shop/first-order.ts";

const buildTools = ["vite", "tsx", "esbuild", "rolldown", "subset-font", "typescript"];
const drawing = /^(sharp|@img\/.*)$/;

let folder = "";
let server: ServerProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "shopai-built-"));
  await build({
    configFile: join(root, "vite.server.config.ts"),
    root,
    logLevel: "error",
    build: { outDir: join(folder, "dist/server") },
  });
  await cp(join(root, "server/testing/built-client"), join(folder, "dist/client"), {
    recursive: true,
  });
  await mkdir(join(folder, "dist/client/.vite"), { recursive: true });
  await cp(join(root, "shop.json"), join(folder, "dist/client/.vite/shop.json"));
  await cp(join(root, "package.json"), join(folder, "package.json"));
  for (const name of await packages()) {
    const place = join(folder, "node_modules", name);
    await mkdir(dirname(place), { recursive: true });
    await symlink(join(root, "node_modules", name), place);
  }
});
afterAll(async () => {
  await server?.kill();
  await rm(folder, { recursive: true });
});

/** What `npm ci --omit=dev` installs and this machine can run, but for what pictures are made with. */
async function packages(): Promise<readonly string[]> {
  const lock = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8")) as {
    readonly packages: Readonly<Record<string, { readonly dev?: true }>>;
  };
  const there = new Set(await readdir(join(root, "node_modules"), { recursive: false }));
  return Object.entries(lock.packages).flatMap(([path, { dev }]) => {
    const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1];
    if (name === undefined || dev || drawing.test(name)) return [];
    return there.has(name.split("/", 1)[0] ?? "") ? [name] : [];
  });
}

/** Packages that are links must not find their own neighbours. */
const settings = () => ({
  DATA_DIR: join(folder, "data"),
  NODE_OPTIONS: "--preserve-symlinks --preserve-symlinks-main",
});

describe("the built server", () => {
  it("imports what package.json has for production, and nothing else", async () => {
    const { dependencies, optionalDependencies } = JSON.parse(
      await readFile(join(root, "package.json"), "utf8"),
    ) as Readonly<Record<string, Readonly<Record<string, string>>>>;
    const declared = Object.keys({ ...dependencies, ...optionalDependencies });
    const files = (await readdir(join(folder, "dist/server"))).filter((name) => /js$/.test(name));
    const texts = await Promise.all(
      files.map((name) => readFile(join(folder, "dist/server", name), "utf8")),
    );
    const imported = texts.flatMap((text) =>
      [...text.matchAll(/^(?:import|export) .*?"([^".][^"]*)";$|\bimport\("([^".][^"]*)"\)/gm)].map(
        ([, from = "", later = ""]) => from + later,
      ),
    );
    const names = new Set(
      imported
        .filter((from) => !isBuiltin(from))
        .map((from) => /^(@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? ""),
    );
    expect([...names].sort()).toEqual(declared.filter((name) => names.has(name)).sort());
    expect(names.size).toBeGreaterThan(10);
    expect(declared.filter((name) => buildTools.includes(name))).toEqual([]);
  });

  it("opens the shop, takes an order, and lets its operator see it", async () => {
    const installed = await packages();
    expect(installed).toContain("fastify");
    expect(installed.filter((name) => buildTools.includes(name))).toEqual([]);

    server = await startServer({ port: await freePort(), settings: settings(), built: folder });
    const { origin } = server;
    const order = await placeFirstOrder(origin, "asha@example.com");
    expect((await fetch(`${origin}/test-gateway/checkout.js`)).status).toBe(200);
    expect(await (await fetch(`${origin}/login`)).text()).toContain("<title>Login");
    expect(await server.end()).toBe(0);

    const shop = shopIn(folder, settings(), [join(folder, "dist/server/shop.js")]);
    const { code, out } = await shop("orders", "list");
    expect([code, out]).toEqual([0, expect.stringContaining(order)]);

    const brought = { ...readCatalogue()[0], image1: "front.png" };
    await writeFile(join(folder, "new.jsonl"), `${JSON.stringify(brought)}\n`);
    await writeFile(join(folder, "front.png"), "");
    const imported = await shop("catalogue", "import", "new.jsonl");
    expect([imported.code, imported.err]).toEqual([
      1,
      "Pictures can't be rendered here: the package sharp is missing. “npm ci --omit=dev” installs it.\n",
    ]);
  });
});
