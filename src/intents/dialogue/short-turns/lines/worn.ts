/** "No XL, he's broad", "so M for hers": a line in the size that fits. */
import { wearerIn } from "../../../../../language/readers/wearers.ts";
import { resized } from "../../../commands/cart/cart-effects.ts";
import type { Reading, Taken } from "../../../commands/command.ts";
import { type Saying, sayingOf } from "../../../grammar/saying.ts";
import { forms, skeletonOf } from "../../../grammar/skeleton.ts";
import type { Scene, ShopScene } from "../../../intent.ts";
import type { Line } from "../../../resolve/cart-lines.ts";
import { linesOfMention } from "../../../resolve/lines.ts";
import { discourseOf } from "../state.ts";

const be =
  "(?:is|he|she|he's|she's|they're|they|i'm|am|are|wear|wears|take|takes|need|needs|prefer|prefers|say|says|said|shouted|told)";
const of = "(?:actually |really |only |more of |more like |just |a |an |the |in |size |now |me )*";
/** A person's size, as it turns out. */
const describes = forms(`
  ${be} ${of}<s>
`);
const sign =
  /\b(?:no|nope|nah|mistake|wrong|sorry|actually|wait|hang on|hold on|meant|turns out|shouted|tells me|told me|says|said|rather|more of|more like)\b/;
/** In words that only a line of the cart explains. */
const owned = forms(`
  <s> for (?:hers|his|mine|theirs)
  ^(?:(?:no|nah|nope|wait|sorry|actually|oh|hmm) (?:, )?)+(?:in |size |a |an )*<d>(?! (?:is|was|too|for))(?! \\. )
  ^(?:(?:ok|fine|right|no|well) (?:, )?)*(?:in |size )*<s> then (?:, )
  ^(?:(?:no|sorry|wait|actually|ok) (?:, )?)*<s> (?:was|is) (?:right|better|fine|correct|the right one)
`);
const otherwise =
  /\b(?:another|also|too|as well|more(?! (?:of|like))|add|buy|get|put|give|one for|out|off|remove|drop|how|what|which|does|do you|can|could|come|comes|have|show|find|search)\b|\?\s*$/;
const mostWords = 16;

export function worn(reading: Reading, scene: Scene): Taken | undefined {
  const { shop, asked } = scene;
  if (!shop || asked || shop.cart.length === 0 || reading.row !== "none") return undefined;
  const { lower } = reading;
  const saying = sayingOf(reading, scene);
  if (saying.sizes.length + saying.denied.length === 0) return undefined;
  if (saying.tokens.length > mostWords || otherwise.test(lower) || saying.prices.length > 0)
    return undefined;
  const text = skeletonOf(saying);
  const describesOwner =
    owned.in(text) !== undefined || (describes.in(text) !== undefined && sign.test(lower));
  const line = describesOwner ? lineMeant(saying, lower, shop) : undefined;
  if (!line) return undefined;
  const sizes = new Set([...saying.sizes, ...saying.denied].map(({ value }) => value));
  sizes.delete(line.size);
  const [wanted, another] = sizes;
  const to = line.piece.sizes.find((each) => each === wanted);
  if (another !== undefined || to === undefined) return undefined;
  return {
    id: "change-cart",
    slots: { product: line.piece.id, size: line.size },
    effects: [resized(line, to)],
    row: "follows",
  };
}

/** Someone's own, the named one, or what was just taken. */
function lineMeant({ mentions }: Saying, lower: string, shop: ShopScene): Line | undefined {
  const { lines, line, linesFor, fresh } = discourseOf(shop);
  const named = mentions.filter(({ garment }) => garment !== undefined);
  const own =
    named.length > 0 ? named.flatMap((mention) => linesOfMention(mention, lines, shop)) : lines;
  const wearer = wearerIn(lower);
  const theirs = wearer === undefined || wearer === "me" ? [] : linesFor(wearer);
  const [only, another] = own.filter((each) => theirs.includes(each));
  if (only && !another) return only;
  const last = fresh || lines.length === 1 ? line : undefined;
  return last && own.includes(last) && (theirs.length === 0 || theirs.includes(last))
    ? last
    : undefined;
}
