/** Messages of a refused import. */
import { basename } from "node:path";
import { type BadRow, inWords } from "../../../server/services/catalogue/catalogue-import.ts";
import { Refusal } from "../command.ts";

/** Lines per kind of problem; large catalogues may have thousands. */
const mostLines = 50;

/** A picture that wasn't fetched. */
export type Untried = { readonly line: number; readonly host: string; readonly why: string };

export function refusal(
  file: string,
  bad: readonly BadRow[],
  notTried: readonly Untried[],
): Refusal {
  const rows = new Set([...bad, ...notTried].map(({ line }) => line)).size;
  const count = rows === 1 ? "1 bad row" : `${rows} bad rows`;
  const lines = [...firstOf(bad.map(inWords)), ...byHost(notTried)];
  const all = lines.map((line) => `  ${line}`).join("\n");
  return new Refusal(`${basename(file)}: ${count}; nothing was taken in.\n${all}`);
}

/** The first lines, and the number of the rest. */
export function firstOf(lines: readonly string[]): readonly string[] {
  const more = lines.length - mostLines;
  return more > 0 ? [...lines.slice(0, mostLines), `… and ${more} more`] : lines;
}

function byHost(notTried: readonly Untried[]): readonly string[] {
  const groups = new Map<string, number[]>();
  for (const { line, host, why } of notTried) {
    const key = `${host} after ${why}`;
    const lines = groups.get(key);
    if (lines) lines.push(line);
    else groups.set(key, [line]);
  }
  return [...groups].map(([key, lines]) => {
    const which = `lines ${Math.min(...lines)} to ${Math.max(...lines)}`;
    const pictures = lines.length === 1 ? "1 picture was" : `${lines.length} pictures were`;
    return `${pictures} not asked of ${key}: ${which}`;
  });
}
