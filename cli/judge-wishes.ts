/**
 * `npx tsx cli/judge-wishes.ts FILE … [-v]`: how many of the limits noted beside wishes are read. `-v`
 * lists the others.
 */
import { countOf } from "../fixtures/wishes/noted.ts";

const args = process.argv.slice(2);
const print = (text: string): void => void process.stdout.write(`${text}\n`);

for (const file of args.filter((one) => one !== "-v")) {
  print(file);
  for (const [side, { noted, missed }] of countOf(file)) {
    if (noted === 0) continue;
    print(`  ${side}: ${noted - missed.length} of ${noted}`);
    if (args.includes("-v")) for (const one of missed) print(`    ${one.noted}: ${one.said}`);
  }
}
