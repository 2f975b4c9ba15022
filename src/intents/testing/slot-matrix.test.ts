import { describe, expect, it } from "vitest";
import { fault } from "./slot-matrix.ts";
import { sentences } from "./slot-templates.ts";

const mostShown = 40;
const all = sentences();
const byCommand = [...new Set(all.map(({ command }) => command))].map(
  (command) => [command, all.filter((each) => each.command === command)] as const,
);
const counts = byCommand.map(([command, own]) => `${command} ${own.length}`);
console.info(`slot matrix: ${all.length} sentences (${counts.join(", ")})`);

describe("slot matrix", () => {
  it.each(byCommand)("%s takes the values of its slots", (_command, own) => {
    const faults = own.flatMap((sentence) => fault(sentence) ?? []);
    const shown = [...faults.slice(0, mostShown), `${faults.length} of ${own.length} fail`];
    expect(faults.length, shown.join("\n")).toBe(0);
  });
});
