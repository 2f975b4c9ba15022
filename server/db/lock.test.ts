import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, it } from "vitest";
import { FolderInUseError, lockFolder } from "./lock.ts";

let folder = "";
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shopai-lock-"));
});

afterEach(async () => {
  for (const child of children.splice(0)) await kill(child);
  await rm(folder, { recursive: true });
});

const file = () => join(folder, "in-use.lock");

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  if (child.exitCode === null && child.signalCode === null && child.kill("SIGKILL")) await ended;
}

/** As a container does it: the process is number 1, and sees no other. Takes rights that not all have. */
const container = ["unshare", "--fork", "--kill-child", "--pid", "--mount-proc"];
const [contained] = [container].filter(
  ([program = "", ...args]) => spawnSync(program, [...args, "true"]).status === 0,
);

/** Another process that tries to take the folder, and stays; what it says of it. */
async function neighbour(prefix: readonly string[] = []) {
  const script = `
    import { lockFolder } from ${JSON.stringify(new URL("./lock.ts", import.meta.url).href)};
    try {
      globalThis.lock = lockFolder(${JSON.stringify(folder)});
      console.log("taken");
    } catch (error) {
      console.log(error.name);
    }
    process.stdin.resume();
  `;
  const [program = "", ...args] = [
    ...[...prefix, process.execPath, "--import", import.meta.resolve("tsx")],
    ...["--input-type=module", "--eval", script],
  ];
  const child = spawn(program, args, { stdio: ["pipe", "pipe", "inherit"] });
  children.push(child);
  const [said] = await once(createInterface(child.stdout), "line");
  return { child, said: String(said) };
}

it("keeps the folder until it is released, and leaves nothing behind", async () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(new FolderInUseError(folder));
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  lock.release();
  expect(await readdir(folder)).toEqual([]);
  lockFolder(folder).release();
});

it("is respected while another process that holds it lives, and free when that was killed", async () => {
  const { child, said } = await neighbour();
  expect(said).toBe("taken");
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  await kill(child);
  lockFolder(folder).release();
});

it("holds between processes that don't see each other, as in two containers with one volume", async () => {
  // Where no namespaces may be made, the processes still have to go by the file alone.
  const first = await neighbour(contained);
  const second = await neighbour(contained);
  expect([first.said, second.said]).toEqual(["taken", "FolderInUseError"]);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  await kill(first.child);
  expect((await neighbour(contained)).said).toBe("taken");
});

it.each(["", '{"pid":1}', `{"pid":${process.pid}}`])(
  "doesn't go by what the file says: %j",
  async (text) => {
    await writeFile(file(), text);
    const lock = lockFolder(folder);
    await writeFile(file(), text);
    expect((await neighbour()).said).toBe("FolderInUseError");
    lock.release();
  },
);

it("is lost with its file, and then not released in the name of another's", async () => {
  const lock = lockFolder(folder);
  expect(lock.isHeld()).toBe(true);
  await rm(file());
  expect(lock.isHeld()).toBe(false);
  const other = lockFolder(folder);
  expect([lock.isHeld(), other.isHeld()]).toEqual([false, true]);
  lock.release();
  expect(other.isHeld()).toBe(true);
  other.release();
});

it("is lost with its folder", async () => {
  const lock = lockFolder(folder);
  await rename(folder, `${folder}-moved`);
  expect(lock.isHeld()).toBe(false);
  await rename(`${folder}-moved`, folder);
  expect(lock.isHeld()).toBe(true);
  lock.release();
});
