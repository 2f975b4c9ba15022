import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPrerender } from "./prerender.ts";

let dist = "";
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "prerender-"));
  await mkdir(join(dist, "prerender"));
  await writeFile(
    join(dist, "prerender", "prerender.js"),
    `let times = 0;
     export const prerender = async ({ path, products }) =>
       path === "/nowhere" ? "" : \`\${path} \${products.length} \${++times}\`;`,
  );
  await writeFile(join(dist, "package.json"), '{"type":"module"}');
});
afterAll(() => rm(dist, { recursive: true }));

test("a screen is drawn once, and again when the catalogue is another", async () => {
  const draw = createPrerender(join(dist, "client"));
  const before = [] as const;
  const after = [] as const;
  const drawn = [];
  for (const products of [before, before, after]) drawn.push(await draw({ path: "/", products }));
  drawn.push(await draw({ path: "/nowhere", products: after }));
  expect(drawn).toEqual(["/ 0 1", "/ 0 1", "/ 0 2", ""]);
});

test("a build that draws nothing ahead leaves the page as it is", async () => {
  const draw = createPrerender("/nowhere/client");
  expect(await draw({ path: "/", products: [] })).toBe("");
});
