import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { lockFolder } from "./lock.ts";
import { startOf } from "./process-identity.ts";

let folder = "";
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shopai-lock-"));
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await rm(folder, { recursive: true });
});

const file = () => join(folder, "in-use.lock");

/** Another living process, with its number. */
async function neighbour(): Promise<{ child: ChildProcess; pid: number }> {
  const child = spawn(process.execPath, ["-e", "process.stdin.resume()"]);
  children.push(child);
  await once(child, "spawn");
  if (child.pid === undefined) throw new Error("The process has no number");
  return { child, pid: child.pid };
}

it("keeps the folder until it is released, and leaves nothing behind", async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(
    expect.objectContaining({
      name: "FolderInUseError",
      message:
        `The data folder ${folder} is in use by another process (number ${process.pid}). ` +
        "Stop that one first, or give this one another folder with DATA_DIR.",
    }),
  );
  await lock.release();
  expect(await readdir(folder)).toEqual([]);
  await (await lockFolder(folder)).release();
});

it("is respected while another process that holds it lives", async () => {
  const { pid } = await neighbour();
  await writeFile(file(), JSON.stringify({ pid, started: await startOf(pid) }));
  await expect(lockFolder(folder)).rejects.toThrow(`number ${pid}`);
});

it("is taken over from a process that was killed", async () => {
  const { child, pid } = await neighbour();
  await writeFile(file(), JSON.stringify({ pid, started: await startOf(pid) }));
  child.kill("SIGKILL");
  await once(child, "exit");
  await lockFolder(folder);
  expect(JSON.parse(await readFile(file(), "utf8"))).toMatchObject({ pid: process.pid });
});

it("is taken over when its number belongs to a later process", async () => {
  const { pid } = await neighbour();
  await writeFile(file(), JSON.stringify({ pid, started: "before the last boot:1" }));
  await lockFolder(folder);
  expect(JSON.parse(await readFile(file(), "utf8"))).toMatchObject({ pid: process.pid });
});

it.each(["", "{", "null", "7", '{"pid":-1}', '{"pid":"1"}'])(
  "is taken over when it says nothing: %j",
  async (text) => {
    await writeFile(file(), text);
    await lockFolder(folder);
    expect(JSON.parse(await readFile(file(), "utf8"))).toMatchObject({ pid: process.pid });
  },
);

it("is taken over even where a process was killed while taking it over", async () => {
  await writeFile(file(), "{");
  await writeFile(`${file()}.takeover`, "{");
  await lockFolder(folder);
  expect(await readdir(folder)).toEqual(["in-use.lock"]);
});

it("goes to one of several that find it stale at the same moment", async () => {
  await writeFile(file(), "{");
  const all = await Promise.allSettled(Array.from({ length: 6 }, () => lockFolder(folder)));
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await readdir(folder)).toEqual(["in-use.lock"]);
});

it("is not released by a process that lost it", async () => {
  const lock = await lockFolder(folder);
  await writeFile(file(), '{"pid":1}');
  await lock.release();
  expect(await readFile(file(), "utf8")).toBe('{"pid":1}');
});
