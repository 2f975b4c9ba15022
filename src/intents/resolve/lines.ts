/** The cart lines of a wish: by mention, size, price, place, group or context. */

import type { Category } from "../../../domain/values.ts";
import { findOrdinal } from "../../../language/readers/ordinals.ts";
import { guarded } from "../../../language/text/guarded.ts";
import { garmentLineage } from "../../../language/words/garments.ts";
import type { CartWish } from "../grammar/cart-wish.ts";
import type { Mention, Sentence } from "../grammar/sentence.ts";
import type { ShopScene } from "../intent.ts";
import { looksOf } from "../vocabulary/catalogue-index.ts";
import { type Line, lineMeant } from "./cart-lines.ts";

export type LinesMeant =
  /** `named`: not only "it". */
  | { readonly type: "these"; readonly lines: readonly Line[]; readonly named: boolean }
  | { readonly type: "one-of"; readonly lines: readonly Line[]; readonly named: boolean }
  /** Not in the cart. */
  | { readonly type: "missing"; readonly said: string };

const cheaper = /\b(?:cheaper|cheapest|less expensive|least expensive)\b/;
const dearer = guarded(
  /\b(?:dearer|dearest|costlier|costliest|pricier|priciest|(?:more|most) (?:expensive|costly))\b/,
);
const determiner = /^(?:a|an|another|any|some|this|that|these|those|one|both|all|every|each|my) /;
/** Not products: "my bag", "the list". */
const nothing = guarded(
  /\b(?:bag|cart|basket|list|order|bill|time|days|line|rest|others?|items|things)\b/,
);

/** As vague as "it". */
const pronoun = guarded(
  /^(?:(?:the|another|a|an|any|that|this|these|those) )?(?:one|ones|thing|item|piece)$/,
);
const bareOrdinal = /^(?:second|first|last|next|other|middle|previous)$/;
const counted = /^the \w+ one$/;
/** Families: jeans are trousers, not skirts. */
const families = new Set(["trousers", "bottoms", "top", "ethnic", "jacket", "coat", "winter-wear"]);

export function linesOfWish(
  wish: CartWish,
  sentence: Sentence,
  lines: readonly Line[],
  shop: ShopScene,
): LinesMeant {
  const { from } = wish;
  const sized = from === undefined ? lines : lines.filter(({ size }) => size === from);
  if (from !== undefined && sized.length === 0) return { type: "missing", said: from };
  const among = sized;
  const meant = (at: number) => {
    const mention = sentence.mentions[at];
    return mention ? { mention, lines: linesOfMention(mention, among, shop) } : undefined;
  };
  if (wish.group === "others") {
    const mentions = wish.kept.length > 0 ? wish.kept : wish.mentions;
    const stay = mentions.flatMap((at) => meant(at)?.lines ?? []);
    const current = stay.length > 0 ? stay : lines.filter(({ piece }) => piece.id === shop.named);
    const rest = lines.filter((line) => !current.includes(line));
    const pair = otherOfTwo(sentence.text, current, rest, shop);
    if (pair.length > 0) return these(pair, true);
    return current.length > 0 && rest.length > 0
      ? these(rest, true)
      : { type: "one-of", lines: [], named: false };
  }
  const priced = byPrice(sentence.text, among);
  if (priced) return these([priced], true);
  const worn = byWearer(sentence.text, among);
  if (worn.length > 0) return these(worn, true);
  const found = wish.mentions.flatMap((at) => meant(at) ?? []);
  const mentions = found.filter((each) => each.lines.length > 0);
  if (mentions.length > 0) {
    const single = mentions.filter((each) => each.lines.length === 1);
    // "The jeans, the second one": the unambiguous one decides.
    const clear = single.length > 0 ? single : mentions;
    const all = [...new Set(clear.flatMap((each) => each.lines))];
    const every = single.length > 0 || wish.group === "each" || mentions.some(isAll);
    return every ? these(all, true) : { type: "one-of", lines: all, named: true };
  }
  const missed = found.find(
    ({ mention }) => mention.garment !== undefined || (mention.definite && !isNothing(mention)),
  );
  if (missed) return { type: "missing", said: missed.mention.text };
  if (wish.group === "each" && wish.from === undefined)
    return these(inPairs(sentence.text, lines), true);
  return spokenOf(sized, lines, from !== undefined, shop);
}

/** "Both pairs": products of which a pair is one. */
export function inPairs(text: string, lines: readonly Line[]): readonly Line[] {
  const pairs = lines.filter(({ piece }) => worn.some((each) => looksOf(piece).garments.has(each)));
  return /\bpairs\b/.test(text) && pairs.length > 0 ? pairs : lines;
}
const worn = ["jeans", "trousers", "shorts", "leggings"];

/** "Keep that and bin the other", of two that were compared. */
function otherOfTwo(
  text: string,
  stay: readonly Line[],
  rest: readonly Line[],
  { spoken = [] }: ShopScene,
): readonly Line[] {
  if (!/\bthe other(?: one)?(?! \p{L}+s\b)(?=[\s,.!]|$)/u.test(text) || rest.length < 2) return [];
  const two = spoken.find(({ length }) => length === 2) ?? [];
  if (!stay.some(({ piece }) => two.includes(piece.id))) return [];
  return rest.filter(({ piece }) => two.includes(piece.id));
}

function isAll({ mention }: { readonly mention: Mention }): boolean {
  return /^(?:all|both|every|each)\b/.test(mention.text);
}

function these(lines: readonly Line[], named: boolean): LinesMeant {
  return { type: "these", lines, named };
}

/** The only line, or the current piece's. */
function spokenOf(
  sized: readonly Line[],
  lines: readonly Line[],
  bySize: boolean,
  { named, open }: ShopScene,
): LinesMeant {
  if (bySize && sized.length === 1) return these(sized, true);
  const among = sized;
  // A removed product is still current: "take the shirt out, put it back on the shelf".
  const gone = named !== undefined && !open && lines.every(({ piece }) => piece.id !== named);
  if (gone && among.length === 1) return { type: "one-of", lines: [], named: false };
  if (among.length === 1) return these(among, false);
  const current = among.filter(({ piece }) => piece.id === (named ?? open?.id));
  const [one] = current;
  return one && current.length === 1
    ? these([one], false)
    : { type: "one-of", lines: current.length > 0 ? current : among, named: false };
}

function byPrice(text: string, lines: readonly Line[]): Line | undefined {
  if (lines.length < 2) return undefined;
  const sign = cheaper.test(text) ? 1 : dearer.test(text) ? -1 : 0;
  if (sign === 0) return undefined;
  return lines.toSorted((one, other) => sign * (one.piece.price - other.piece.price))[0];
}

const wearers: readonly (readonly [whose: string, category: Category])[] = [
  ["m[ae]n|gents?|gentlem[ae]n", "Men"],
  ["wom[ae]n|ladies|lady", "Women"],
  ["kids?|child(?:ren)?|bab(?:y|ies)", "Kids"],
];
const thingsOf = wearers.map(
  ([whose, category]) =>
    [
      new RegExp(`\\b(?:${whose})['’]?s?['’]? (?:things?|stuff|items?|clothes|ones|pieces)\\b`),
      category,
    ] as const,
);

/** "The men's things". */
export function byWearer(text: string, lines: readonly Line[]): readonly Line[] {
  const whose = thingsOf.filter(([said]) => said.test(text)).map(([, category]) => category);
  return whose.length === 1 ? lines.filter(({ piece }) => whose.includes(piece.category)) : [];
}

/** By kind, if its words match no product there. */
export function linesOfMention(
  mention: Mention,
  lines: readonly Line[],
  shop: ShopScene,
): readonly Line[] {
  const words = mention.text
    .replace(determiner, "the ")
    .replace(/^(?:the )?(?:two|three) (?=\w+s$)/, "the ")
    .replace(/\b(?:same )+/g, "")
    .replace(/'s$/, "")
    .replace(/\b(?:line|thing|item)$/, "one")
    .replace(/^(?!the )/, "the ");
  // "The jeans one".
  const bare = mention.garment === undefined ? words : words.replace(/ one$/, "");
  const seen = seenAt(mention, lines, shop);
  if (seen) return seen;
  for (const each of [bare, `${bare} one`]) {
    const found = lineMeant(each, lines, shop);
    if (
      found.type !== "none" &&
      !isNothing({ ...mention, text: counted.test(words) ? words : mention.text })
    )
      return found.lines;
  }
  return mention.garment === undefined ? [] : ofKind(mention.garment, lines);
}

/** "The first one" of a list that isn't the cart. */
function seenAt(
  { text, garment }: Mention,
  lines: readonly Line[],
  { inView }: ShopScene,
): readonly Line[] | undefined {
  const place = garment === undefined ? findOrdinal(text)?.place : undefined;
  if (place === undefined || inView.length === 0) return undefined;
  if (inView.every((id, at) => lines[at]?.piece.id === id)) return undefined;
  const id = inView.at(place < 0 ? place : place - 1);
  const found = lines.filter(({ piece }) => piece.id === id);
  return found.length > 0 ? found : undefined;
}

function isNothing({ text, definite, garment }: Mention): boolean {
  if (nothing.test(text) || pronoun.test(text)) return true;
  return garment === undefined && definite && bareOrdinal.test(text);
}

/** "Those trousers" of jeans: the family's only line. */
function ofKind(garment: string, lines: readonly Line[]): readonly Line[] {
  if (!families.has(garment)) return [];
  const family = new Set(garmentLineage(garment));
  const found = lines.filter(({ piece }) =>
    [...looksOf(piece).garments].some((each) => family.has(each)),
  );
  return new Set(found.map(({ piece }) => piece.id)).size === 1 ? found : [];
}
