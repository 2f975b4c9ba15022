/** `npx tsx cli/judge-words.ts [LIST…] [-v] [--sealed]`: how many words of strangers are read right. */
import {
  type Half,
  judge,
  type List,
  lists,
  readLines,
} from "../fixtures/vocabulary/vocabulary.ts";

const args = process.argv.slice(2);
const half: Half = args.includes("--sealed") ? "sealed" : "developed";
const named = args.filter((one) => !one.startsWith("-"));
const isNamed = (list: string): boolean => named.length === 0 || named.includes(list);

for (const list of (Object.keys(lists) as List[]).filter(isNamed)) {
  const judged = readLines(list, half).map((line) => judge(list, line));
  const right = judged.filter((one) => one.right).length;
  console.log(`${list}: ${right} of ${judged.length}`);
  if (!args.includes("-v")) continue;
  for (const { said, wanted, read, missed } of judged.filter((one) => !one.right)) {
    const sides = missed.length > 0 ? ` (${missed.join(", ")})` : "";
    const meant = wanted.join("/").replaceAll("\t", "; ");
    console.log(`  ${said} → ${meant}${sides}; read ${read.join(", ") || "nothing"}`);
  }
}
