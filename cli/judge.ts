/**
 * `npx tsx cli/judge.ts FILE …`: judges sentences and conversations against a fair judge's
 * expectations, as a table by area. `-v` lists failures; `--area NAME` limits to one;
 * `--rules` leaves out the model of cart edits, `--best` lets the phrase table's rows compete.
 */
import { parseArgs } from "node:util";
import { readJudged, verdicts } from "../fixtures/judged/judged.ts";
import { byRulesAlone } from "../src/intents/sentence/plainly.ts";

const { values, positionals } = parseArgs({
  options: {
    verbose: { type: "boolean", short: "v" },
    area: { type: "string" },
    rules: { type: "boolean" },
    best: { type: "boolean" },
  },
  allowPositionals: true,
});

const all = (
  await verdicts(positionals.flatMap(readJudged), {
    ...(values.rules && { decides: byRulesAlone }),
    ...(values.best && { phraseTable: "best" }),
  })
).filter(({ area }) => values.area === undefined || values.area === area);
const print = (line: string) => process.stdout.write(`${line}\n`);
if (values.verbose)
  for (const { area, said, right, harm, why, intent } of all) {
    if (right) continue;
    const effects = intent.effects.map((each) => JSON.stringify(each).slice(0, 160)).join(" ");
    print(`${harm ? "HARM " : ""}[${area}] ${said}\n    ${why}`);
    print(`    ${intent.row} ${intent.command ?? "–"} ${JSON.stringify(intent.slots)} ${effects}`);
  }
const line = (name: string, own: typeof all) => {
  const right = own.filter((each) => each.right).length;
  const harm = own.filter((each) => each.harm).length;
  const names = new Set(own.map(({ conversation }) => conversation));
  names.delete(undefined);
  const broken = new Set(
    own.flatMap((each) => (each.right || !each.conversation ? [] : [each.conversation])),
  );
  const whole = names.size > 0 ? `  whole ${names.size - broken.size}/${names.size}` : "";
  const share = ((100 * right) / own.length).toFixed(1);
  print(`${name.padEnd(16)} ${right}/${own.length} ${share} %${whole}  harm ${harm}`);
};
for (const area of [...new Set(all.map((each) => each.area))].sort())
  line(
    area,
    all.filter((each) => each.area === area),
  );
line("all", all);
