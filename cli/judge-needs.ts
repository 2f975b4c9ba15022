/**
 * `npx tsx cli/judge-needs.ts PRODUCTS… --needs NEEDS… [-v]`: how good recommendations are over an
 * unseen catalogue. `-v` lists failures;
 * `--heard` asks as recognisers write, without a stop.
 */
import { factsRead, readSides } from "../fixtures/strangers/facts-read.ts";
import {
  asHeard,
  type Judged,
  judgeNeed,
  sharesOf,
  strangerIndex,
} from "../fixtures/strangers/judge.ts";
import { readProducts, readStrangerNeeds } from "../fixtures/strangers/lines.ts";

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const print = (text: string): void => void process.stdout.write(`${text}\n`);

async function run(args: readonly string[]): Promise<void> {
  const verbose = args.includes("-v");
  const heard = args.includes("--heard");
  const named = args.filter((one) => one !== "-v" && one !== "--heard");
  const cut = named.indexOf("--needs");
  const products = named.slice(0, cut < 0 ? named.length : cut).flatMap(readProducts);
  const needs = cut < 0 ? [] : named.slice(cut + 1).flatMap(readStrangerNeeds);
  const index = await strangerIndex(products);

  const facts = factsRead(index, products);
  if (verbose) {
    for (const { name, side, wanted, read } of facts.misses) {
      print(`${side}: “${name}” is ${wanted || "none"}, read ${read || "nothing"}`);
    }
  }
  const judged = needs.map((need) =>
    judgeNeed(index, products, heard ? { ...need, said: asHeard(need.said) } : need),
  );
  if (verbose) for (const one of judged) if (!one.right || one.breaks) describe(one);

  const shares = sharesOf(judged);
  print(`${products.length} products, ${shares.needs} needs`);
  print(`a limit broken in the first five: ${percent(shares.broken)}`);
  print(`right: ${percent(shares.right)}`);
  print(`honest where nothing fits: ${percent(shares.honest)} of ${shares.nothing}`);
  for (const side of readSides) {
    const { stated, right } = facts.sides[side];
    if (stated > 0) print(`${side} read right: ${right} of ${stated} (${percent(right / stated)})`);
  }
}

function describe({ need, shown, nothingFits, note }: Judged): void {
  print(`${nothingFits ? "NOTHING " : ""}${JSON.stringify(need)}`);
  for (const { name, broken } of shown) print(`    ${broken.join(",") || "ok"}: ${name}`);
  if (note !== null) print(`    “${note}”`);
}

await run(process.argv.slice(2));
