import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { command } from "../server/testing/processes/commands.ts";
import { replayCommand } from "./replay-command.ts";
import { ownFixtures, readSources } from "./replay-files.ts";
import { commandHere } from "./shop/testing/shop-here.ts";

const pass = '{"said":"go home","expect":{"row":"home","go":"/"}}';
const mismatch = '{"said":"go home","expect":{"row":"cart"}}';

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "replay-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function runAlone(args: readonly string[], input = ""): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command("replay"), ...args], {
    cwd: folder,
    input,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

async function run(...args: readonly string[]): Promise<Ran> {
  const { code, out, err } = await commandHere(replayCommand, folder)(...args);
  return { status: code, stdout: out, stderr: err };
}

function file(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return name;
}

describe("npm run replay", () => {
  it("reads the shop's own fixtures by default", () => {
    const { problems, fixtures } = readSources([ownFixtures()]);
    expect(problems).toEqual([]);
    expect(fixtures.length).toBeGreaterThan(1_000);
  });

  it("takes the table first, or the best match where it is asked to", async () => {
    const line =
      '{"said":"what about hoodies","scene":{"like":"collection"},"expect":{"row":"about","go":"/about"}}';
    const about = file("about.jsonl", line);
    expect((await run(about)).status).toBe(0);
    expect((await run("--phrase-table", "first", about)).status).toBe(0);
    const best = await run("--json", "--phrase-table", "best", about);
    expect(best.status).toBe(1);
    expect(JSON.parse(best.stdout)).toMatchObject({ row: "none", command: "find", pass: false });
    expect(await run("--phrase-table", "last", about)).toMatchObject({
      status: 2,
      stderr: "--phrase-table must be first or best\n",
    });
  });

  it("ends with 0 when all pass", () => {
    const { status, stdout } = runAlone([file("pass.jsonl", `${pass}\n`)]);
    expect(status).toBe(0);
    expect(stdout).toContain("pass.jsonl  1 of 1 as expected");
  });

  it("ends with 1 on a mismatch, saying what was expected and what came", () => {
    const { status, stdout, stderr } = runAlone([file("mismatch.jsonl", `${pass}\n${mismatch}\n`)]);
    expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
    expect(stdout).toContain(
      'mismatch.jsonl:2: “go home”\n    row: expected "cart"\n         came     "home"\n',
    );
  });

  it("ends with 2 on JSON that can't be read, naming the file and the line, and replays the rest", () => {
    const { status, stdout, stderr } = runAlone(
      ["--json", "-"],
      `${pass}\n{"said":\n${mismatch}\n`,
    );
    expect(status).toBe(2);
    expect(stderr).toMatch(/^-:2: not JSON: /);
    expect(stdout.trimEnd().split("\n")).toHaveLength(2);
  });

  it("ends with 2 on a line of the wrong form", async () => {
    const { status, stderr } = await run(file("wrong.jsonl", '{"said":"go home","expct":{}}'));
    expect(status).toBe(2);
    expect(stderr).toMatch(/^wrong\.jsonl:1: the line has unknown field "expct"; /);
  });

  it("ends with 2 on a file that is missing", async () => {
    const there = file("there.jsonl", pass);
    const { status, stdout, stderr } = await run("--json", "nowhere.jsonl", there);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: "nowhere.jsonl: unreadable: there is no such file (ENOENT)\n",
    });
    expect(stdout).toContain('"pass":true');
  });

  it("ends with 2 on a file that can't be opened", async () => {
    symlinkSync("circle.jsonl", join(folder, "circle.jsonl"));
    const { status, stderr } = await run("circle.jsonl");
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: "circle.jsonl: unreadable: its links lead in a circle (ELOOP)\n",
    });
  });

  it("ends with 2 on bytes that are no text, naming the line", async () => {
    const bytes = Buffer.concat([
      Buffer.from(`${pass}\n{"said":"caf`),
      Buffer.from([0xff]),
      Buffer.from('"}\n'),
    ]);
    const { status, stderr } = await run(file("bytes.jsonl", bytes));
    expect({ status, stderr }).toEqual({ status: 2, stderr: "bytes.jsonl:2: not UTF-8\n" });
  });

  it("ends with 2 on a huge line", async () => {
    const huge = file("huge.jsonl", `{"said":"${"x".repeat(1_000_000)}"}`);
    const { status, stderr } = await run(huge);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: "huge.jsonl:1: the line has 1000011 characters, and at most 65536 are read\n",
    });
  });

  it("ends with 2 on a folder without fixtures", async () => {
    mkdirSync(join(folder, "empty"));
    const { status, stderr } = await run("empty");
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: "empty: the folder has no .jsonl file\n",
    });
  });

  it("reads the files of a folder and of the folders in it", async () => {
    mkdirSync(join(folder, "set/inner"), { recursive: true });
    file("set/b.jsonl", pass);
    file("set/inner/a.jsonl", pass);
    file("set/notes.txt", "not a fixture");
    const { status, stdout } = await run("--json", "set");
    expect(status).toBe(0);
    expect(
      stdout
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line).file),
    ).toEqual(["set/b.jsonl", "set/inner/a.jsonl"]);
  });

  it("prints one object a line with --json, with exactly the documented fields", () => {
    const { status, stdout } = runAlone(["--json", "-"], `\ufeff${pass}\r\n{"said":"hm"}\r\n`);
    expect(status).toBe(0);
    const lines = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines).toEqual([
      {
        file: "-",
        line: 1,
        said: "go home",
        row: "home",
        command: null,
        slots: {},
        effects: [{ type: "navigate", to: "/" }],
        pass: true,
        micros: expect.any(Number),
      },
      expect.objectContaining({ line: 2, row: "none", pass: null }),
    ]);
    expect(Object.keys(lines[0])).toEqual(
      "file line said row command slots effects pass micros".split(" "),
    );
  });

  it("says which adapters recognise, and which settings an adapter lacks", async () => {
    const one = file("one.jsonl", pass);
    const unknown = await run("--audio", "gramophone", one);
    expect([unknown.status, unknown.stderr]).toEqual([
      2,
      "--audio gramophone: there is no such adapter. Adapters: openai, azure.\n",
    ]);
    const unset = await run("--audio", "openai", one);
    expect([unset.status, unset.stderr]).toEqual([
      2,
      "--audio openai: OPENAI_API_KEY or OPENAI_BASE_URL must be set\n",
    ]);
    const { status, stderr } = await run(file("sound.jsonl", '{"audio":"a.wav"}'));
    expect(status).toBe(2);
    expect(stderr).toMatch(/^sound\.jsonl:1: "audio" needs --audio ADAPTER\. /);
  });

  it("refuses an unknown option with the usage", async () => {
    const { status, stdout, stderr } = await run("--jsno");
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain("Unknown option '--jsno'");
    expect(stderr).toContain("Usage: npm run --silent replay");
  });

  it("never lets a fixture steer the terminal", async () => {
    const { stdout } = await run(
      file("odd.jsonl", '{"said":"\\u001b[2J","expect":{"row":"cart"}}'),
    );
    expect(stdout).toContain("“\ufffd[2J”");
  });
});
