/**
 * What a description says of what is asked: which words of a question are answered by which words of
 * a description. Whatever isn't found is answered with the description, which is all that is known.
 */
import type { Piece } from "../../intent.ts";
import { words } from "../../words.ts";

/** Words of questions, and the words that answer them, as plain lists. */
const lines = `
stitch*, thread*: stitch*
zip*, fasten*, close*, button*: zip*, button*, placket
lining, lined: lining, lined
itch*, scratch*, rough, skin, soft, comfortable: itch, soft, softer, soften, scratch*
long, length, short, reach, come to, knee, ankle, hip: *-length, long, knee, ankle, hip
heavy, heaviness, weight, light, thick, thin: light, heavy, weight, weightless
stretch*, stiff*, elastic, waistband: elastic, stretch*, soften
mountain*, hill*, trek*, snow*, cold, manali, shimla, ladakh: hill, cold, warm, winter
hot, humid, heat, sweat*, sticky, weather, chennai, summer, warm: humid, cool, air, summer, warm, cold
office, work, desk, formal*: work, office
college, school, campus: college, school
under, below, beneath, underneath: pair, churidar, wear, goes
sleeve*, cuff*, roll*: cuff*, sleeve*
collar, neck*: collar, neck
pattern*, print*, flower*: print, paisley*, bands, mango*
border: border
`;

const form = (list: string) =>
  new RegExp(
    `(?<![\\p{L}-])(?:${list
      .split(", ")
      .map((word) => word.replace(/^\*/, "\\p{L}+").replace(/\*$/, "\\p{L}*"))
      .join("|")})(?![\\p{L}])`,
    "iu",
  );
const answers = lines
  .trim()
  .split("\n")
  .map((line) => {
    const [asked = "", told = ""] = line.split(": ");
    return { asked: form(asked), told: form(told) };
  });

/** The sentences of the description that answer the words; undefined where none does. */
export function partWith(asked: string, { name, description }: Piece): string | undefined {
  const sentences = description.split(/(?<=\.)\s+/);
  for (const each of answers) {
    if (!each.asked.test(asked)) continue;
    const found = sentences.find((sentence) => each.told.test(sentence));
    if (found !== undefined) return `${name}: ${found}`;
  }
  return undefined;
}

/** That, or the whole description. */
export function toldWith(asked: string, piece: Piece): string {
  return partWith(asked, piece) ?? words.description(piece.name, piece.description);
}
