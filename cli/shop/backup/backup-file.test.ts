import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBackup, readBackup } from "./backup-file.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "shopai-backup-"));
});
afterAll(() => rm(folder, { recursive: true }));

const header = {
  shopai: "backup",
  version: 1,
  level: 4,
  at: "2026-01-02T12:00:00.000Z",
  tables: [{ name: "users", columns: ["id", "name"] }],
};
const rows = { table: "users", rows: [{ id: 1, name: "Asha" }] };
const picture = { picture: "kurta/1-abc-400.webp", data: "YQ==" };
const footer = { end: true, rows: 1, pictures: 1 };
const text = (...lines: readonly unknown[]) =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join("");
const whole = text(header, rows, picture, footer);

async function file(content: string | Uint8Array): Promise<string> {
  const path = join(folder, "shop.gz");
  await writeFile(path, content);
  return path;
}

it("a whole backup says what is in it", async () => {
  const path = await file(gzipSync(whole));
  expect(await checkBackup(path)).toMatchObject({ ...header, ...footer });
  const lines: unknown[] = [];
  for await (const line of readBackup(path)) lines.push(line);
  expect(lines.slice(1, 3)).toEqual([
    { type: "rows", table: "users", count: 1, json: JSON.stringify(rows) },
    { type: "picture", path: picture.picture, data: picture.data },
  ]);
});

it.each<[string, string | Uint8Array]>([
  ["that was cut short", gzipSync(whole).subarray(0, -20)],
  ["without its end", gzipSync(text(header, rows, picture))],
  ["that lost a row", gzipSync(text(header, { ...rows, rows: [] }, picture, footer))],
  ["that lost a picture", gzipSync(text(header, rows, footer))],
  ["without its beginning", gzipSync(text(rows, picture, footer))],
  ["that goes on after its end", gzipSync(`${whole}${text(rows)}`)],
  ["of a later form", gzipSync(text({ ...header, version: 2 }, rows, picture, footer))],
  ["that is no such file", "hello"],
  ["that is some other JSON", gzipSync('{"a":1}\n')],
  ["that is no JSON", gzipSync("hello\n")],
  ["that is empty", gzipSync("")],
  ...[
    "../x.webp",
    "a/../../x.webp",
    "/etc/x.webp",
    "a//x.webp",
    ".incoming/x.webp",
    "a\\..\\x",
  ].map((path): [string, Uint8Array] => [
    `with a picture outside of its folder: ${path}`,
    gzipSync(text(header, rows, { ...picture, picture: path }, footer)),
  ]),
])("a file %s is refused in words", async (_, content) => {
  await expect(checkBackup(await file(content))).rejects.toThrow(
    expect.objectContaining({ name: "Refusal", message: expect.stringContaining("shop.gz") }),
  );
});
