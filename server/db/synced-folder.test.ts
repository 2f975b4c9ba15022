import { spawnSync } from "node:child_process";
import { fstatSync, fsyncSync, statSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSynced } from "./synced-folder.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "shopai-synced-"));
});
afterAll(() => rm(folder, { recursive: true }));

it("what is committed is on the disk before it is acknowledged, and tables before their journal goes", async () => {
  const data = join(folder, "database");
  const synced = new Set<number>();
  const engine = await openSynced(data, {
    sync: (descriptor) => {
      fsyncSync(descriptor);
      synced.add(fstatSync(descriptor).ino);
    },
  });
  const inode = (name: string) => statSync(join(data, name)).ino;
  const files = await readdir(data, { recursive: true });
  expect(files.filter((name) => /^PG_VERSION$|\/1259$/.test(name)).map(inode)).toSatisfy(
    (inodes: number[]) => inodes.length > 1 && inodes.every((one) => synced.has(one)),
  );

  await engine.exec("create table kept (what text)");
  synced.clear();
  await engine.query("insert into kept values ('an order')");
  const journal = files.filter((name) => /pg_wal\/[0-9A-F]{24}$/.test(name));
  expect(journal.map(inode).some((one) => synced.has(one))).toBe(true);

  const { rows } = await engine.query<{ path: string }>("select pg_relation_filepath('kept') path");
  expect(synced).not.toContain(inode(rows[0]?.path ?? ""));
  await engine.exec("checkpoint");
  expect(synced).toContain(inode(rows[0]?.path ?? ""));
  await engine.close();
});

it.each([
  {
    what: "a disk that doesn't keep what it is given",
    options: `{
      sync: () => {
        if (broken) throw Object.assign(new Error("EIO: i/o error, fsync"), { code: "EIO" });
      },
    }`,
    why: "The disk doesn't keep what the database gives it (EIO: i/o error, fsync).",
  },
  {
    what: "a lock that is lost",
    options: "{ isOurs: () => !broken }",
    why: "The data folder's lock was removed.",
  },
])("$what ends the process, and nothing more is acknowledged", ({ what, options, why }) => {
  const script = `
    import { openSynced } from ${JSON.stringify(new URL("./synced-folder.ts", import.meta.url).href)};
    let broken = false;
    const engine = await openSynced(${JSON.stringify(join(folder, what))}, ${options});
    await engine.exec("create table kept (what text)");
    broken = true;
    await engine.query("insert into kept values ('an order')").catch(() => {});
    await engine.query("select count(*) from kept");
    process.stdout.write("acknowledged");
  `;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", import.meta.resolve("tsx"), "--input-type=module", "--eval", script],
    { encoding: "utf8" },
  );
  expect([status, stdout, stderr]).toEqual([
    1,
    "",
    `${why} The process ends, so that nothing is acknowledged that may be lost.\n`,
  ]);
});

it("no file or folder is open to other users, neither from the start nor later", async () => {
  const data = join(folder, "private");
  const engine = await openSynced(data);
  const shared = async () => {
    const names = ["", ...(await readdir(data, { recursive: true }))];
    return names.filter((name) => (statSync(join(data, name)).mode & 0o077) !== 0);
  };
  expect(await shared()).toEqual([]);
  const before = (await readdir(data, { recursive: true })).length;
  await engine.exec("create table kept (what text); create index on kept (what); checkpoint");
  expect((await readdir(data, { recursive: true })).length).toBeGreaterThan(before);
  expect(await shared()).toEqual([]);
  await engine.close();
});

it("a database whose making was cut short is made again", async () => {
  const data = join(folder, "cut-short");
  await mkdir(`${data}.unfinished`);
  await writeFile(join(`${data}.unfinished`, "PG_VERSION"), "17\n");
  const engine = await openSynced(data);
  expect((await engine.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  expect(await readdir(folder)).not.toContain("cut-short.unfinished");
  await engine.exec("create table kept (what text)");
  await engine.close();
  const again = await openSynced(data);
  expect((await again.query("select count(*)::int from kept")).rows).toEqual([{ count: 0 }]);
  await again.close();
});

it("a folder with something else in it is left as it is", async () => {
  const data = join(folder, "others");
  await mkdir(data);
  await writeFile(join(data, "letter.txt"), "dear");
  await expect(openSynced(data)).rejects.toThrow("ENOTEMPTY");
  await expect(openSynced(data)).rejects.toThrow("ENOTEMPTY");
  expect(await readdir(data)).toEqual(["letter.txt"]);
});
