import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { watchBuild } from "./built-client.ts";
import { usedStyles } from "./used-styles.ts";

let dist = "";
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "built-"));
  await mkdir(join(dist, "prerender"));
  await mkdir(join(dist, "client/.vite"), { recursive: true });
  await writeFile(join(dist, "package.json"), '{"type":"module"}');
});
afterAll(() => rm(dist, { recursive: true }));

const page = (name: string) => `<title>${name}</title><link rel="stylesheet" href="/style.css">`;

async function build(name: string, minute: number): Promise<void> {
  await writeFile(
    join(dist, "prerender/prerender.js"),
    `export const prerender = ({ path }) => "${name} " + path;`,
  );
  await writeFile(join(dist, "client/.vite/calls.json"), `["https://${name}.example"]`);
  await writeFile(join(dist, "client/style.css"), `.${name}{gap:0}`);
  await writeFile(join(dist, "client/index.html"), page(name));
  await utimes(join(dist, "client/index.html"), minute * 60, minute * 60);
}

test("a build is read whole, and again after the next one", async () => {
  const built = watchBuild(join(dist, "client"));
  expect(await built()).toBeNull();
  const notified = [];
  for (const [name, minute] of [
    ["one", 1],
    ["two", 2],
  ] as const) {
    await build(name, minute);
    const now = await built();
    expect(await built()).toBe(now);
    const prerendered = await now?.draw({ path: "/", products: [] });
    const styles = now && usedStyles(now.styles, `<p class="${name}">`);
    notified.push([now?.page, now?.calls, prerendered, now?.manifest, styles]);
  }
  expect(notified).toEqual([
    [page("one"), ["https://one.example"], "one /", {}, ".one{gap:0}"],
    [page("two"), ["https://two.example"], "two /", {}, ".two{gap:0}"],
  ]);
});

test("what a build writes after its page is seen, too", async () => {
  const built = watchBuild(join(dist, "client"));
  await build("three", 3);
  await built();
  await writeFile(join(dist, "prerender/prerender.js"), `export const prerender = () => "late";`);
  await utimes(join(dist, "prerender/prerender.js"), 300, 300);
  await writeFile(join(dist, "client/.vite/calls.json"), "[]");
  const now = await built();
  expect([now?.calls, await now?.draw({ path: "/", products: [] })]).toEqual([[], "late"]);
});

test("a build that draws nothing ahead leaves the page as it is", async () => {
  await rm(join(dist, "prerender/prerender.js"));
  const built = await watchBuild(join(dist, "client"))();
  expect(await built?.draw({ path: "/", products: [] })).toBe("");
});
