import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { command } from "../server/testing/processes/commands.ts";

const root = join(import.meta.dirname, "..");
const pass = '{"said":"go home","expect":{"row":"home","go":"/"}}';
const mismatch = '{"said":"go home","expect":{"row":"cart"}}';

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "replay-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the real command, in a separate folder. */
function run(args: readonly string[], input = "", cwd = folder, runs = command("replay")) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...runs, ...args], {
    cwd,
    input,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

function file(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return name;
}

describe("npm run replay", () => {
  it("replays the shop's own fixtures by default, and all pass", { timeout: 120_000 }, () => {
    const { status, stdout, stderr } = run([], "", root, ["--import", "tsx", "cli/replay.ts"]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/^\d{3,} utterances: \d{3,} as expected, 0 mismatches, /m);
  });

  it("takes the table first, or the best match where it is asked to", () => {
    const line =
      '{"said":"what about hoodies","scene":{"like":"collection"},"expect":{"row":"about","go":"/about"}}';
    expect(run(["-"], line).status).toBe(0);
    expect(run(["--phrase-table", "first", "-"], line).status).toBe(0);
    const best = run(["--json", "--phrase-table", "best", "-"], line);
    expect(best.status).toBe(1);
    expect(JSON.parse(best.stdout)).toMatchObject({ row: "none", command: "find", pass: false });
    expect(run(["--phrase-table", "last", "-"], line)).toMatchObject({
      status: 2,
      stderr: "--phrase-table must be first or best\n",
    });
  });

  it("ends with 0 when all pass", () => {
    const { status, stdout } = run([file("pass.jsonl", `${pass}\n`)]);
    expect(status).toBe(0);
    expect(stdout).toContain("pass.jsonl  1 of 1 as expected");
  });

  it("ends with 1 on a mismatch, saying what was expected and what came", () => {
    const { status, stdout, stderr } = run([file("mismatch.jsonl", `${pass}\n${mismatch}\n`)]);
    expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
    expect(stdout).toContain(
      'mismatch.jsonl:2: “go home”\n    row: expected "cart"\n         came     "home"\n',
    );
  });

  it("ends with 2 on JSON that can't be read, naming the file and the line, and replays the rest", () => {
    const { status, stdout, stderr } = run(["--json", "-"], `${pass}\n{"said":\n${mismatch}\n`);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^-:2: not JSON: /);
    expect(stdout.trimEnd().split("\n")).toHaveLength(2);
  });

  it("ends with 2 on a line of the wrong form", () => {
    const { status, stderr } = run(["-"], '{"said":"go home","expct":{}}');
    expect(status).toBe(2);
    expect(stderr).toMatch(/^-:1: the line has unknown field "expct"; /);
  });

  it("ends with 2 on a file that is missing", () => {
    const { status, stdout, stderr } = run(["--json", "nowhere.jsonl", file("there.jsonl", pass)]);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: "nowhere.jsonl: unreadable: there is no such file (ENOENT)\n",
    });
    expect(stdout).toContain('"pass":true');
  });

  it("ends with 2 on a file that can't be opened", () => {
    symlinkSync("circle.jsonl", join(folder, "circle.jsonl"));
    const { status, stderr } = run(["circle.jsonl"]);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: "circle.jsonl: unreadable: its links lead in a circle (ELOOP)\n",
    });
  });

  it("ends with 2 on bytes that are no text, naming the line", () => {
    const bytes = Buffer.concat([
      Buffer.from(`${pass}\n{"said":"caf`),
      Buffer.from([0xff]),
      Buffer.from('"}\n'),
    ]);
    const { status, stderr } = run([file("bytes.jsonl", bytes)]);
    expect({ status, stderr }).toEqual({ status: 2, stderr: "bytes.jsonl:2: not UTF-8\n" });
  });

  it("ends with 2 on a huge line", () => {
    const { status, stderr } = run(["-"], `{"said":"${"x".repeat(1_000_000)}"}`);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: "-:1: the line has 1000011 characters, and at most 65536 are read\n",
    });
  });

  it("ends with 2 on a folder without fixtures", () => {
    mkdirSync(join(folder, "empty"));
    const { status, stderr } = run(["empty"]);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: "empty: the folder has no .jsonl file\n",
    });
  });

  it("reads the files of a folder and of the folders in it", () => {
    mkdirSync(join(folder, "set/inner"), { recursive: true });
    file("set/b.jsonl", pass);
    file("set/inner/a.jsonl", pass);
    file("set/notes.txt", "not a fixture");
    const { status, stdout } = run(["--json", "set"]);
    expect(status).toBe(0);
    expect(
      stdout
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line).file),
    ).toEqual(["set/b.jsonl", "set/inner/a.jsonl"]);
  });

  it("prints one object a line with --json, with exactly the documented fields", () => {
    const { status, stdout } = run(["--json", "-"], `\ufeff${pass}\r\n{"said":"hm"}\r\n`);
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

  it("says which adapters recognise, and which settings an adapter lacks", () => {
    const unknown = run(["--audio", "gramophone", "-"], pass);
    expect([unknown.status, unknown.stderr]).toEqual([
      2,
      "--audio gramophone: there is no such adapter. Adapters: openai, azure.\n",
    ]);
    const unset = run(["--audio", "openai", "-"], pass);
    expect([unset.status, unset.stderr]).toEqual([
      2,
      "--audio openai: OPENAI_API_KEY or OPENAI_BASE_URL must be set\n",
    ]);
    const { status, stderr } = run(["-"], '{"audio":"a.wav"}');
    expect(status).toBe(2);
    expect(stderr).toMatch(/^-:1: "audio" needs --audio ADAPTER\. /);
  });

  it("refuses an unknown option with the usage", () => {
    const { status, stdout, stderr } = run(["--jsno"]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain("Unknown option '--jsno'");
    expect(stderr).toContain("Usage: npm run --silent replay");
  });

  it("never lets a fixture steer the terminal", () => {
    const { stdout } = run(["-"], '{"said":"\\u001b[2J","expect":{"row":"cart"}}');
    expect(stdout).toContain("“\ufffd[2J”");
  });
});
