/** "No no, extra large only, not double": the line just changed, in the size that stays. */
import { wearerIn } from "../../../../../language/readers/wearers.ts";
import { resized } from "../../../commands/cart/cart-effects.ts";
import type { Reading } from "../../../commands/command.ts";
import { sayingOf } from "../../../grammar/saying.ts";
import type { Scene } from "../../../intent.ts";
import { pieceMeant } from "../../../resolve/pieces.ts";
import * as little from "../little-words.ts";
import { discourseOf } from "../state.ts";
import type { Leaning } from "../turn.ts";

const rights =
  /^(?:(?:oh|ah|arre|arey|hmm+|um+|but|ok|okay)[\s,.]+)*(?:no|nope|nah|na|sorry|oops|wait|pardon|excuse me|i(?:'m| am) sorry)\b|\b(?:made (?:a )?mistake|my mistake|i meant)\b/;
const more =
  /\b(?:also|too|as well|another|more(?! to\b)|add|one for|keep|leave|remove|instead of|and (?:a|one|the))\b|\?/;
const mostWords = 16;

export function rectified(reading: Reading, scene: Scene): Leaning | undefined {
  const { shop, asked } = scene;
  const { lower } = reading;
  if (!shop || asked || reading.row !== "none" || !rights.test(lower) || more.test(lower))
    return undefined;
  if (little.asking.test(lower) || little.away.test(lower.replace(/\bnot in\b/g, "not")))
    return undefined;
  const saying = sayingOf(reading, scene);
  const { tokens, sizes, numbers, prices, mentions } = saying;
  if (tokens.length > mostWords || numbers.length + prices.length > 0) return undefined;
  const isDenied = (from: number) =>
    tokens.slice(Math.max(0, from - 2), from).some(({ text }) => text === "not");
  const stays = new Set(sizes.flatMap(({ value, from }) => (isDenied(from) ? [] : [value])));
  const [wanted, other] = stays;
  const { line: last, lines, linesFor, fresh } = discourseOf(shop);
  const whom = wearerIn(lower);
  const theirs = whom === undefined ? [] : linesFor(whom);
  const named = mentions.find(({ garment }) => garment !== undefined);
  const found = named && pieceMeant(named, shop, saying);
  const ofNamed = lines.filter(({ piece }) => found?.type === "one" && found.piece === piece);
  const meant = named ? ofNamed : theirs.length > 0 ? theirs : fresh && last ? [last] : [];
  const [line, another] = meant;
  const size = line?.piece.sizes.find((each) => each === wanted);
  if (!line || another || other !== undefined || size === undefined || size === line.size)
    return undefined;
  if (lines.some((each) => each.piece === line.piece && each.size === size)) return undefined;
  const slots = { product: line.piece.id, size: line.size };
  return { id: "change-cart", slots, effects: [resized(line, size)], row: "follows" };
}
