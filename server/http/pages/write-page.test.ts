import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Product } from "../../../contract/schemas.ts";
import type { BuiltClient } from "./built-client.ts";
import { screenOf } from "./screens.ts";
import { readRules } from "./used-styles.ts";
import { createPageWriter } from "./write-page.ts";

const shell = '<div id="root"><div class="shell">ShopAi</div></div>';
const sheet = '<link rel="stylesheet" href="/assets/style.css">';
const page = `<head>${sheet}</head><body>${shell}</body>`;
const visitTo = (route: string) => ({
  screen: screenOf(route),
  path: route,
  query: "",
  member: true,
});
const member = visitTo("/");

/** A shop whose drawings are counted. */
function bench(
  draw: BuiltClient["draw"] = ({ path }) => (path === "/nothing" ? "" : `<p>${path}</p>`),
) {
  let drawings = 0;
  const prerenderFailed: unknown[] = [];
  let list: readonly Product[] = [];
  const writer = createPageWriter({
    describer: { origin: null, shopName: "ShopAi" },
    products: async () => list,
    prerenderFailed: (cause) => prerenderFailed.push(cause),
  });
  const build: BuiltClient = {
    page,
    manifest: {},
    styles: readRules(".hero{gap:0}"),
    faces: [],
    calls: [],
    draw: (visit) => {
      drawings += 1;
      return draw(visit);
    },
  };
  return {
    writer,
    build,
    prerenderFailed,
    drawings: () => drawings,
    changeCatalogue: () => {
      list = [];
    },
  };
}

test("a screen is drawn and packed once, and again when the catalogue or the build is another", async () => {
  const { writer, build, drawings, changeCatalogue } = bench();
  const first = await writer.write(build, member, "br");
  const same = await writer.write(build, member, "br");
  expect(same).toBe(first);
  expect(brotliDecompressSync(first.body).toString()).toContain(
    '<div id="root" inert><p>/</p></div>',
  );
  changeCatalogue();
  await writer.write(build, member, "br");
  await writer.write({ ...build }, member, "br");
  expect(drawings()).toBe(3);
});

test("every encoding has bytes and a separate tag", async () => {
  const { writer, build } = bench();
  const [plain, gzip, br] = await Promise.all(
    (["identity", "gzip", "br"] as const).map((encoding) => writer.write(build, member, encoding)),
  );
  const text = plain?.body.toString();
  expect([gunzipSync(gzip?.body ?? ""), brotliDecompressSync(br?.body ?? "")].map(String)).toEqual([
    text,
    text,
  ]);
  expect(new Set([plain?.tag, gzip?.tag, br?.tag]).size).toBe(3);
});

test("the policy names the style of a drawn page, and none of another", async () => {
  const { writer, build } = bench(() => '<h1 class="hero">Linen</h1>');
  const { body, style } = await writer.write(build, member, "identity");
  expect(String(body)).toContain("<style>.hero{gap:0}</style>");
  const digest = createHash("sha256").update(".hero{gap:0}").digest("base64");
  expect(style).toBe(`'sha256-${digest}'`);
  expect((await writer.write(build, visitTo("/cart"), "identity")).style).toBeUndefined();
});

test("nothing is drawn for others than the screen's own, with a query, or for a rarer screen", async () => {
  const { writer, build, drawings } = bench();
  const visits = [
    { ...member, member: false },
    { ...member, query: "from=home" },
    visitTo("/login"),
    visitTo("/cart"),
    visitTo("/no/such/place"),
  ];
  for (const visit of visits) {
    expect(String((await writer.write(build, visit, "identity")).body)).toContain(shell);
  }
  expect(drawings()).toBe(0);
});

test("what can't be drawn is sent as it is, and announced", async () => {
  const cause = new Error("no such thing");
  const { writer, build, prerenderFailed } = bench(() => {
    throw cause;
  });
  expect(String((await writer.write(build, member, "identity")).body)).toContain(shell);
  expect(prerenderFailed).toEqual([cause]);
});
