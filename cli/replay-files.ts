import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { demoPieces } from "../fixtures/catalogue/pieces.ts";
import type { PlacedFixture, Problem } from "../src/intents/replay/replay.ts";
import { readFixtures } from "../src/intents/replay/replay.ts";

interface Found {
  readonly fixtures: readonly PlacedFixture[];
  /** Unreadable lines and files; line 0 is the whole file. */
  readonly problems: readonly Problem[];
  readonly files: readonly string[];
}

export const ownFixtures = (folder = "utterances"): string =>
  relative(".", join(import.meta.dirname, "../fixtures", folder));

/** Each source is a path, or `-` for standard input. Never throws. */
export function readSources(sources: readonly string[]): Found {
  const fixtures: PlacedFixture[] = [];
  const problems: Problem[] = [];
  const files: string[] = [];
  for (const source of sources) {
    try {
      for (const file of filesIn(source)) {
        const read = readFile(file);
        files.push(file);
        fixtures.push(...read.fixtures);
        problems.push(...read.problems);
      }
    } catch (error) {
      problems.push({ file: source, line: 0, problem: reason(error) });
    }
  }
  return { fixtures, problems, files };
}

function filesIn(source: string): readonly string[] {
  if (source === "-" || !statSync(source).isDirectory()) return [source];
  const files = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .map((name) => join(source, name));
  if (files.length === 0) throw new Error("the folder has no .jsonl file");
  return files;
}

function readFile(file: string): Omit<Found, "files"> {
  const bytes = readFileSync(file === "-" ? 0 : file);
  const name = file === "-" ? "-" : relative(".", file) || file;
  const { text, problems } = decode(name, bytes);
  const read = readFixtures(name, text, { demo: demoPieces });
  const byLine = [...problems, ...read.problems].sort((a, b) => a.line - b.line);
  return { fixtures: read.fixtures, problems: byLine };
}

/** Line by line, so that a broken line costs only itself. */
function decode(
  file: string,
  bytes: Buffer,
): { readonly text: string; readonly problems: readonly Problem[] } {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    return { text: decoder.decode(bytes), problems: [] };
  } catch {
    const problems: Problem[] = [];
    const lines: string[] = [];
    for (let start = 0; start <= bytes.length; ) {
      const lineEnd = bytes.indexOf(0x0a, start);
      const end = lineEnd < 0 ? bytes.length : lineEnd;
      try {
        lines.push(decoder.decode(bytes.subarray(start, end)));
      } catch {
        lines.push("");
        problems.push({ file, line: lines.length, problem: "not UTF-8" });
      }
      start = end + 1;
    }
    return { text: lines.join("\n"), problems };
  }
}

/** The error in words, else its code. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return "unreadable";
  const { code } = error as NodeJS.ErrnoException; // Errors of the file system carry a code.
  if (code === undefined) return error.message;
  const known: Readonly<Record<string, string>> = {
    ENOENT: "there is no such file",
    EACCES: "no permission to read it",
    EISDIR: "it is a folder",
    ENOTDIR: "a part of its path is not a folder",
    ELOOP: "its links lead in a circle",
    EAGAIN: "nothing is to be read there",
  };
  return `unreadable: ${known[code] ?? error.message} (${code})`;
}
