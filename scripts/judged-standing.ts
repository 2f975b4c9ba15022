/**
 * `npx tsx scripts/judged-standing.ts [TALK]`: raises the judged floors and counts what
 * docs/voice.md shows; TALK: sentences for no shop. Names floors that aren't met.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readJudged, verdicts } from "../fixtures/judged/judged.ts";
import { onlyCounted } from "../fixtures/judged/only-counted.ts";
import { strangersIn } from "../fixtures/judged/strangers.ts";

const folder = join(import.meta.dirname, "../fixtures/judged");
const at = (file: string) => join(folder, file);
const json = (file: string) => JSON.parse(readFileSync(at(file), "utf8"));
const write = (file: string, value: unknown) =>
  writeFileSync(at(file), `${JSON.stringify(value, null, 2)}\n`);

interface Floor {
  readonly right: number;
  readonly harm: number;
}
const floors = json("floor.json") as Record<string, Floor>; // the shape that its test reads
const standing = json("standing.json") as typeof import("../fixtures/judged/standing.json"); // the guide's types hold it

const judged = await Promise.all(
  Object.entries(floors).map(async ([file, floor]) => {
    const all = await verdicts(readJudged(at(file)));
    const right = all.filter((each) => each.right).length;
    const harm = all.filter((each) => each.harm).length;
    if (right < floor.right || harm > floor.harm)
      process.stdout.write(
        `${file}: ${right} right, ${harm} harms; floor ${floor.right}, ${floor.harm}\n`,
      );
    const better = { right: Math.max(right, floor.right), harm: Math.min(harm, floor.harm) };
    return { file, all, better };
  }),
);
write("floor.json", Object.fromEntries(judged.map(({ file, better }) => [file, better])));

const inHalf = (kind: string, isSealed: boolean) =>
  judged
    .filter(({ file }) => file.startsWith(kind) && onlyCounted.has(file) === isSealed)
    .flatMap(({ all }) => all);
const rightOf = (all: readonly { readonly right: boolean }[]) => ({
  right: all.filter((each) => each.right).length,
  of: all.length,
});
for (const half of ["developed", "sealed"] as const) {
  const isSealed = half === "sealed";
  const sentences = inHalf("sentences", isSealed);
  for (const row of standing.rows)
    row[half].now = rightOf(sentences.filter(({ area }) => area === row.area));
  standing.harm[half].now = {
    did: sentences.filter(({ harm }) => harm).length,
    of: sentences.length,
  };
  const turns = inHalf("conversations", isSealed);
  const names = new Set(turns.map(({ conversation }) => conversation));
  const broken = new Set(turns.flatMap((each) => (each.right ? [] : [each.conversation])));
  standing.turns[half] = {
    ...rightOf(turns),
    whole: names.size - broken.size,
    conversations: names.size,
  };
}
const [talk] = process.argv.slice(2);
const strangers = talk === undefined ? [] : readFileSync(talk, "utf8").split("\n").filter(Boolean);
if (strangers.length > 0)
  for (const { scene, taken } of strangersIn(strangers, Object.keys(standing.strangers)))
    Object.assign(standing.strangers, {
      [scene]: Number(((100 * taken.length) / strangers.length).toFixed(1)),
    });
write("standing.json", standing);
