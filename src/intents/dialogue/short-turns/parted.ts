/** "Make one of them M", "one down to L": a part of a line in another size. */
import { intoTheCart } from "../../commands/adding.ts";
import { quantity } from "../../commands/cart/cart-effects.ts";
import type { Reading, Taken } from "../../commands/command.ts";
import { type Saying, sayingOf } from "../../grammar/saying.ts";
import { forms, inPart, skeletonOf } from "../../grammar/skeleton.ts";
import type { Scene, ShopScene } from "../../intent.ts";
import type { Line } from "../../resolve/cart-lines.ts";
import { linesOfMention } from "../../resolve/lines.ts";
import { discourseOf } from "./state.ts";

const to =
  "(?:(?:to|in|into|as|for|a|an|the|size|become|should|shud|must|has|have|needs|be|then) )*";
const kin =
  "(?:boys?|girls?|kids?|children|sons?|daughters?|brothers?|sisters?|friends?|cousins?|guys?|men|women|people|persons?|nephews?|nieces?|twins?|ones?|players?|members?)";
const isIn =
  "(?:(?:he|she|they|is|are|'s|'re|was|were|he's|she's|they're|only|just|also|actually|now|says|he says|she says|wears?|takes?|needs?|wants?|should|be|must|an?|in|size|just called|called|,) )*";
const parting = forms(`
  ^(?:(?:and|so|but|oh|no|ok|listen|actually|wait|sorry)(?: ,)? )*<n> (?:of the )?${kin} ${isIn}<s>
  ^(?:(?:and|so|but|oh|no|ok|listen|actually|wait|sorry)(?: ,)? )*the (?:younger|elder|older|eldest|youngest|bigger|smaller|other|taller|thinner|fatter) ${kin} ${isIn}<s>
  (?:<n>|ek) of (?:them|those|these|it|<x>)(?! (?:\\S+ )?<n>)
  <n> of (?:them|those|these|the|my) <n>(?: pieces?)? (?:should|must|shall|will|can|has to|have to|needs? to|become|becomes|be|in|to)
  (?:from|out of|of) (?:<x>|<n>|these|those|them|the <n>)(?: ,)? (?:(?:only|just|make|put|change) )*(?:<n> (?:should|must|can|will|to|become|becomes|be|has to|in|is)|(?:should|must|can|will) (?:be|become))
  (?:make|turn|change|switch|swap|do|have|put) <n>(?: pair| piece)? ${to}<s>
  ^(?:(?:and|ok|just|then|so|but) )*<n>(?: pair| piece)? (?:(?:up|down|back) )?(?:to|into) (?:a |an |the |size )*<s>
  <n> <s> (?:instead|rather)
  <n>(?: pair| piece)? of <x>
  (?:ek|<n>) (?:ko|waala|wala|wali)
  ^ek .* (?:usko|isko|uska|iska)
  ^<n> [^<]* (?:make|change) (?:that|it) (?:to )?<s>
  <s> , (?:change|make|swap) <n>$
  (?:make|change|swap|give|do) (?:that|this|<x>) (?:one )?${to}<s> .*(?:others?|rest)
`);
/** "From five one should be L": the last counts. */
const isOutOf = /^(?:from|out of|of) /;
const further =
  /\b(?:another|more|also|too|add|extra|buy|get|give(?! (?:him|her))|take|want)\b(?! (?:one|1) (?:off|out))|\?\s*$|\b(?:out|off|remove|drop|less)\b/;

const stays = /\b(?:others?|rest)(?: one| pair)? (?:stays?|remains?)\b/;

export function parted(reading: Reading, scene: Scene): Taken | undefined {
  const { shop } = scene;
  if (!shop || reading.row !== "none" || !shop.cart.some(({ quantity: many }) => many > 1))
    return undefined;
  const saying = sayingOf(reading, scene);
  const more = further.test(reading.lower) && !stays.test(reading.lower);
  if (saying.sizes.length === 0 || more) return undefined;
  const text = skeletonOf(saying);
  const part = parting.in(text);
  // "Three of the small one": its size names the line.
  if (part === undefined || !/<s\d/.test(text)) return undefined;
  const counts = part.match(/<n\d+>|(?<!\S)one(?!\S)/g) ?? [];
  const [at] = inPart((isOutOf.test(part) ? counts.at(-1) : counts[0]) ?? "", "n");
  const count = at === undefined ? 1 : (saying.numbers[at]?.value ?? 1);
  const line = lineMeant(saying, shop, count);
  const wanted = [...new Set(saying.sizes.map(({ value }) => value))].filter(
    (value) => value !== line?.size,
  );
  const size = line?.piece.sizes.find((each) => each === wanted[0]);
  if (!line || wanted.length !== 1 || size === undefined) return undefined;
  return {
    id: "change-cart",
    slots: { product: line.piece.id, size: line.size },
    effects: [quantity(line, line.quantity - count), intoTheCart(line.piece, size, count)],
    row: "follows",
  };
}

/** Of several that are counted: the named one, or the one that was changed last. */
function lineMeant({ mentions }: Saying, shop: ShopScene, count: number): Line | undefined {
  const { lines, line, piece } = discourseOf(shop);
  const named = mentions.filter(({ garment }) => garment !== undefined);
  const own =
    named.length > 0 ? named.flatMap((mention) => linesOfMention(mention, lines, shop)) : lines;
  if (named.length === 0 && piece && !lines.some((each) => each.piece.id === piece.id))
    return undefined;
  const many = own.filter((each) => each.quantity > count);
  const [only, another] = many;
  if (only && !another) return only;
  return many.find((each) => each === line) ?? many.find((each) => each.piece.id === piece?.id);
}
