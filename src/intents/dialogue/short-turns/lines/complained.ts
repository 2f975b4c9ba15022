/**
 * "Why two jeans, I asked for one only", "the jeans, make that one pair instead of two": of a line
 * that counts more, as many as were meant.
 */
import { countForm, readCount } from "../../../../../language/readers/counts.ts";
import { quantity } from "../../../commands/cart/cart-effects.ts";
import type { Reading, Taken } from "../../../commands/command.ts";
import { sayingOf } from "../../../grammar/saying.ts";
import type { RowId, Scene } from "../../../intent.ts";
import { linesOfMention } from "../../../resolve/lines.ts";
import { discourseOf } from "../state.ts";

const want = `(?:(?:just|only|the|a|single) )*(?<want>${countForm})(?! (?:of each|each|more|also|too|size))`;
const meant = [
  `\\b(?:i|we|she|he|they)(?:'d)? (?:(?:only|just|really|clearly) )*(?:want|wants|wanted|need|needs|needed|asked for|said|meant|took|put in|put) ${want}`,
  `\\bmake (?:it|that|them|those) ${want}(?: (?:pairs?|pieces?|of them))? (?:instead of|not|rather than)\\b`,
  `\\b(?:should be|keep|leave) ${want}\\b`,
].map((form) => new RegExp(form));
/** Something is wrong with the count. */
const wrong = new RegExp(
  `\\b(?:why|instead of|rather than|too many|mistake|not) (?:\\p{L}+ ){0,4}?${countForm}|${countForm} \\p{L}+\\?|\\b(?:there(?:'s| are| is)|it says|you have put|has put|have put|shows?|showing|says) ${countForm}`,
  "u",
);
const rows: ReadonlySet<RowId> = new Set(["none", "recommend", "need", "cart", "about"]);

export function complained(reading: Reading, scene: Scene): Taken | undefined {
  const { shop, asked } = scene;
  if (!shop || asked?.id === "field" || !rows.has(reading.row)) return undefined;
  const { lower } = reading;
  const said = meant.map((form) => form.exec(lower)?.groups?.want).find((each) => each);
  const count = said === undefined ? null : readCount(said);
  if (count === null || !wrong.test(lower)) return undefined;
  const { lines } = discourseOf(shop);
  const saying = sayingOf(reading, scene);
  const named = saying.mentions
    .filter(({ garment }) => garment !== undefined)
    .flatMap((mention) => linesOfMention(mention, lines, shop));
  const among = (named.length > 0 ? [...new Set(named)] : lines).filter(
    (line) => line.quantity > count,
  );
  const [line, another] = among;
  if (!line || another || saying.sizes.length > 0) return undefined;
  return {
    id: "change-cart",
    slots: { product: line.piece.id, size: line.size },
    effects: [quantity(line, count)],
    row: "follows",
  };
}
