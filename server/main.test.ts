import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { access, chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { command } from "./testing/processes/commands.ts";

let folder = "";
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "shopai-main-"));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});
afterAll(() => rm(folder, { recursive: true }));

function start(settings: Record<string, string>) {
  const child = spawn(process.execPath, command("main"), {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      PORT: "0",
      DRAW_PICTURES: "asked",
      ...settings,
    },
  });
  children.push(child);
  let output = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data) => {
      output += data;
      for (const listener of listeners) listener();
    });
  }
  const exited = once(child, "exit").then(([code]) => code as number | null);
  /** Resolves with what the pattern's first group found; rejects when the process ends before. */
  const says = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(output);
        if (found === null) return;
        listeners.delete(look);
        resolve(found[1] ?? "");
      };
      listeners.add(look);
      look();
      exited.then(() => reject(new Error(`It ended before saying ${pattern}:\n${output}`)));
    });
  return { child, exited, says, output: () => output };
}

const address = /ShopAi is open at (\S+)/;
const lock = () => access(join(folder, "in-use.lock"));

it("finishes what is under way when asked to stop, and another may have the folder", async () => {
  const server = start({});
  const { hostname, port } = new URL(await server.says(address));
  await lock();

  const body = JSON.stringify({ name: "Asha", email: "a@example.com", password: "monsoon" });
  const underWay = request({
    hostname,
    port,
    method: "POST",
    path: "/api/auth/registration",
    headers: {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      expect: "100-continue",
    },
  });
  const answered = once(underWay, "response");
  underWay.flushHeaders();
  await once(underWay, "continue");
  server.child.kill("SIGTERM");
  await server.says(/"msg":"(stopping)"/);
  underWay.end(body);
  const [response] = await answered;
  response.resume();
  expect(response.statusCode).toBe(200);
  expect(await server.exited).toBe(0);
  await expect(lock()).rejects.toThrow("ENOENT");

  const next = start({});
  const again = await fetch(`${await next.says(address)}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "a@example.com", password: "monsoon" }),
  });
  expect(again.status).toBe(200);
  next.child.kill("SIGINT");
  expect(await next.exited).toBe(0);
});

it("keeps a second process out of its folder, until it is killed", async () => {
  const first = start({});
  await first.says(address);
  const second = start({});
  expect(await second.exited).toBe(1);
  expect(second.output()).toBe(
    `The data folder ${folder} is in use by another process, of this machine or of a container. ` +
      "Stop that one first, or give this one another folder with DATA_DIR.\n",
  );

  first.child.kill("SIGKILL");
  await first.exited;
  const third = start({});
  expect((await fetch(`${await third.says(address)}/healthz`)).status).toBe(200);
});

it("closes its folder to the machine's other users, whatever is there already", async () => {
  const data = join(folder, "open-to-all");
  await mkdir(join(data, "pictures"), { recursive: true });
  await writeFile(join(data, "pictures", "1.webp"), "");
  for (const [name, mode] of [
    ["", 0o777],
    ["pictures", 0o777],
    ["pictures/1.webp", 0o666],
  ] as const) {
    await chmod(join(data, name), mode);
  }
  const server = start({ DATA_DIR: data });
  await server.says(address);
  const names = ["", ...(await readdir(data, { recursive: true }))];
  const modes = await Promise.all(names.map(async (name) => (await stat(join(data, name))).mode));
  expect(names.length).toBeGreaterThan(900);
  expect(names.filter((_, index) => ((modes[index] ?? 0) & 0o077) !== 0)).toEqual([]);
});

it("ends when its lock was removed, rather than acknowledge what another process may undo", async () => {
  const server = start({ DATA_DIR: join(folder, "lost") });
  const origin = await server.says(address);
  await rm(join(folder, "lost", "in-use.lock"));
  const other = start({ DATA_DIR: join(folder, "lost") });
  await other.says(address);
  await expect(
    fetch(`${origin}/api/auth/registration`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Asha", email: "a@example.com", password: "monsoon" }),
    }),
  ).rejects.toThrow();
  expect(await server.exited).toBe(1);
  expect(server.output()).toContain("The data folder's lock was removed. The process ends");
});

it("says which setting is wrong and touches nothing", async () => {
  const elsewhere = join(folder, "untouched");
  const server = start({
    ...{ DATA_DIR: elsewhere, PORT: "shop", SMTP_URL: "smtp://shop:hush@mail.example/x" },
  });
  expect(await server.exited).toBe(1);
  expect(server.output()).toBe(
    "These settings are wrong:\nPORT must be a port number\n" +
      "SMTP_URL must be an address such as smtp://user:password@host:587, and nothing more\n",
  );
  expect(await readdir(folder)).not.toContain("untouched");
});

it("says that its port is taken, and lets go of the folder", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const taken = other.address();
  if (taken === null || typeof taken === "string") throw new Error("No port");
  const second = start({ DATA_DIR: join(folder, "second"), PORT: String(taken.port) });
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain("Choose another port with PORT.");
  expect(await readdir(join(folder, "second"))).not.toContain("in-use.lock");
  other.close();
});
