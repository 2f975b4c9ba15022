/**
 * A line identified by its size, with a new count: "the mediums should be three", "halve the XLs",
 * "Kavya is leaving, so four mediums"; or the same product in another size: "one more, but in M".
 */
import { intoTheCart } from "../../commands/cart/add.ts";
import { quantity, resized } from "../../commands/cart/cart-effects.ts";
import type { Reading, Taken } from "../../commands/command.ts";
import type { Effect } from "../../effects.ts";
import { type Saying, sayingOf } from "../../grammar/saying.ts";
import { forms, inPart, skeletonOf } from "../../grammar/skeleton.ts";
import type { Scene, ShopScene } from "../../intent.ts";
import type { Line } from "../../resolve/cart-lines.ts";
import { linesOfMention } from "../../resolve/lines.ts";
import { discourseOf } from "./state.ts";

const ones = "(?: ones?| pairs?| pieces?| size)?";
/** The new count. */
const setting = forms(`
  (?:the )?<s>${ones} (?:should|must|shall|will|has to|have to|needs? to|ought to|can|to) (?:only |just )*be (?:only |just )*<n>
  (?:up|raise|bump|bring|take|cut|reduce|lower|drop|increase|get|trim|make) (?:the )?<s>${ones}(?: up| down| back)?(?: to)? (?:only |just )*<n>
  (?:only|just) <n> (?:of )?(?:the )?<s>
  (?:^|(?<=[.,] ))<s>${ones} (?:keep|make|do|leave|put|have) (?:it |them )?(?:only |just |at |to )*<n>
  <n> of the <s>${ones} (?:is|are) enough
  (?:i|we) (?:need|want|wanted|meant|should have|ought to have) (?:only )?<n> of the <s>${ones}
`);
/** Someone leaves: the remaining count. */
const leaving = forms(`
  (?:leaving|left us|left the|dropped out|dropping out|not coming|cancelled|(?:pulled|pulling|backed|backing|bailed|bailing) out|isn't coming|can't come|opted out|fewer|correction) .* (?<!(?:minus|less|fewer|remove|drop|cut|off|out) )<n> <s>
`);
const halving = forms(`
  halve (?:the |those |these )?(?:<s>|<x>)
  half (?:of )?(?:the |those |these )<s> (?:out|off|away)
`);
const again = forms(`
  <n> more (?:, )?(?:of (?:the )?(?:same|it|them|those|these|this|that) (?:, )?)?(?:but |only )?(?:in |size |a |an |the )*<s>
`);
/** For another person: "same in L for my friend". */
const alsoFor = forms(`
  ^(?:(?:and|ok|okay|the) )*same(?: one| piece| thing)?(?: again)? (?:in |but |size )*<s> for _ \\S+
  (?:also|too) (?:want|wants|need|needs|like|likes) (?:one|<n>)(?= [.,]|$)
`);
/** One of a line that counts several. */
const oneOf = forms(`
  (?:one|<n>) of (?:them|those|these|it) (?:should|shud|must|has to|needs to|ought to|can|will) be (?:a |an |in |size )*<s>
`);
/** "My boyfriend wears L, switch it." */
const switching = forms(`
  <s> .*(?:switch|swap|change|alter) (?:it|that|them)$
`);
const asking = /^(?:how|what|which|is|are|do you|does|have you)\b|\?\s*$/;

export function sized(reading: Reading, scene: Scene): Taken | undefined {
  const { shop } = scene;
  if (!shop || shop.cart.length === 0 || reading.row !== "none" || asking.test(reading.lower))
    return undefined;
  const saying = sayingOf(reading, scene);
  const text = skeletonOf(saying);
  const leaves = leaving.in(text) !== undefined;
  if (saying.sizes.length > 1 || saying.numbers.length > (leaves ? 2 : 1)) return undefined;
  const [size] = saying.sizes.map(({ value }) => value);
  const count = saying.numbers.at(-1)?.value;
  const half = halving.in(text);
  if (half !== undefined) {
    const line = lineOf(saying, inPart(half, "x"), size, shop);
    const many = Math.floor((line?.quantity ?? 0) / 2);
    return line && many > 0 ? taken(line, [quantity(line, many)]) : undefined;
  }
  if (size === undefined) return undefined;
  if (alsoFor.in(text) !== undefined) return onceMore(saying, size, count ?? 1, shop);
  if (oneOf.in(text) !== undefined && (count ?? 1) === 1) return apart(size, shop);
  if (switching.in(text) !== undefined) return switched(saying, size, shop);
  if (count === undefined || count > 99) return undefined;
  if (again.in(text) !== undefined) return onceMore(saying, size, count, shop);
  if (setting.in(text) === undefined && !leaves) return undefined;
  const line = lineOf(saying, mentionsIn(saying), size, shop);
  return line && taken(line, [quantity(line, count)]);
}

const mentionsIn = ({ mentions }: Saying): readonly number[] =>
  mentions.flatMap(({ garment }, at) => (garment === undefined ? [] : [at]));

/** The only line of that size, else of the named product, else the last changed. */
function lineOf(
  { mentions }: Saying,
  named: readonly number[],
  size: string | undefined,
  shop: ShopScene,
): Line | undefined {
  const { lines, line } = discourseOf(shop);
  const own = named.flatMap((at) => {
    const mention = mentions[at];
    return mention ? linesOfMention(mention, lines, shop) : [];
  });
  if (named.length > 0 && own.length === 0) return undefined;
  const among = (own.length > 0 ? own : lines).filter(
    (each) => size === undefined || each.size === size,
  );
  const [first, another] = among;
  if (!another) return first;
  return among.find((each) => each.piece.id === line?.piece.id);
}

/** The last product, in another size as well. */
function onceMore(
  { mentions }: Saying,
  wanted: string,
  count: number,
  shop: ShopScene,
): Taken | undefined {
  const { line, piece } = discourseOf(shop);
  if (!line || mentions.some(({ garment }) => garment !== undefined)) return undefined;
  if (piece && piece.id !== line.piece.id) return undefined;
  const size = line.piece.sizes.find((each) => each === wanted);
  if (size === undefined) return undefined;
  const effect = intoTheCart(line.piece, size, count);
  return { ...taken({ ...line, size }, [effect]), id: "add" };
}

/** One of the last line, in another size. */
function apart(wanted: string, shop: ShopScene): Taken | undefined {
  const { line } = discourseOf(shop);
  const size = line?.piece.sizes.find((each) => each === wanted);
  if (!line || line.quantity < 2 || size === undefined || size === line.size) return undefined;
  return taken(line, [quantity(line, line.quantity - 1), intoTheCart(line.piece, size, 1)]);
}

/** The last line, in the wearer's size. */
function switched({ mentions }: Saying, wanted: string, shop: ShopScene): Taken | undefined {
  const { line, piece } = discourseOf(shop);
  if (!line || (piece && piece.id !== line.piece.id)) return undefined;
  if (mentions.some(({ garment }) => garment !== undefined)) return undefined;
  const to = line.piece.sizes.find((each) => each === wanted);
  return to === undefined || to === line.size ? undefined : taken(line, [resized(line, to)]);
}

function taken({ piece, size }: Line, effects: readonly Effect[]): Taken {
  return { id: "change-cart", slots: { product: piece.id, size }, effects, row: "follows" };
}
