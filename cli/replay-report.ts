/** Formats a replay: JSON lines for programs, a short report for people. */

import type { Problem, Replayed } from "../src/intents/replay/replay.ts";
import { timelineText } from "../src/intents/replay/timeline.ts";

/** One line of `--json`. */
export function jsonLine({ file, line, intent, pass, micros, times }: Replayed): string {
  const { said, row, command = null, slots, effects } = intent;
  return JSON.stringify({ file, line, said, row, command, slots, effects, pass, micros, times });
}

/** `file:line: problem`; without line for the whole file. */
export function problemLine({ file, line, problem }: Problem): string {
  return printable(line > 0 ? `${file}:${line}: ${problem}` : `${file}: ${problem}`);
}

/** Mismatches, then a line per file, then totals. */
export function report(results: readonly Replayed[], problems: number): string {
  const mismatches = results.filter(({ pass }) => pass === false);
  return [
    ...mismatches.map(mismatch),
    ...perFile(results),
    ...results.flatMap(recordedTimes),
    "",
    summary(results, mismatches.length, problems),
    "",
  ].join("\n");
}

function mismatch({ file, line, intent, differences }: Replayed): string {
  const lines = differences.flatMap(({ field, expected, actual }) => [
    `    ${field}: expected ${JSON.stringify(expected)}`,
    `    ${" ".repeat(field.length)}  came     ${JSON.stringify(actual)}`,
  ]);
  return [`${file}:${line}: “${printable(intent.said)}”`, ...lines, ""].join("\n");
}

function recordedTimes({ file, line, intent, times }: Replayed): readonly string[] {
  const recorded = times && timelineText(times);
  return recorded === undefined ? [] : [`${file}:${line}: “${printable(intent.said)}” ${recorded}`];
}

function perFile(results: readonly Replayed[]): readonly string[] {
  const files = [...new Set(results.map(({ file }) => file))];
  const width = Math.max(0, ...files.map((file) => file.length));
  return files.map((file) => {
    const own = results.filter((result) => result.file === file);
    const expecting = own.filter(({ pass }) => pass !== null);
    const passed = own.filter(({ pass }) => pass === true).length;
    const free = own.length - expecting.length;
    const rest = free > 0 ? `, ${free} without expectation` : "";
    return `${file.padEnd(width)}  ${passed} of ${expecting.length} as expected${rest}`;
  });
}

function summary(results: readonly Replayed[], mismatches: number, problems: number): string {
  const passed = results.filter(({ pass }) => pass === true).length;
  const parts = [
    `${count(results.length, "utterance")}: ${passed} as expected`,
    count(mismatches, "mismatch", "mismatches"),
  ];
  if (problems > 0) parts.push(count(problems, "unreadable or refused line"));
  const times = results.map(({ micros }) => micros).sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)];
  if (median !== undefined) parts.push(`median ${median} µs`);
  return `${parts.join(", ")}.`;
}

/** Fixtures must not control the terminal. */
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, "\ufffd");
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
