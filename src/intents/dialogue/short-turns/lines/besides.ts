/**
 * "Same again", "another for her, the same", "he'd want jeans too, same size as his shirt", "and
 * the blue one, a size up": adds to the cart; the size comes from something else.
 */
import type { Size } from "../../../../../domain/values.ts";
import { wearerIn } from "../../../../../language/readers/wearers.ts";
import { askSize, intoTheCart } from "../../../commands/cart/add.ts";
import { quantity } from "../../../commands/cart/cart-effects.ts";
import { countIn } from "../../../commands/cart/taking.ts";
import type { Reading } from "../../../commands/command.ts";
import { type Saying, sayingOf } from "../../../grammar/saying.ts";
import type { Piece, Scene, ShopScene } from "../../../intent.ts";
import type { Line } from "../../../resolve/cart-lines.ts";
import { linesOfMention } from "../../../resolve/lines.ts";
import { pieceMeant } from "../../../resolve/pieces.ts";
import * as little from "../little-words.ts";
import { oneOf } from "../meant.ts";
import { discourseOf } from "../state.ts";
import type { Leaning } from "../turn.ts";

const sameSize = /\b(?:the |in |that )*same sizes?\b/;
/** The same piece once more. */
const again =
  /\bsame again\b|\b(?:another|a second|one more|the same|same)(?: (?:one|pair|piece))?(?=[\s,]+(?:for|in the same|the same|same)\b)|\b(?:another|a second|one more)(?: one)? of (?:hers|his|mine)\b|^(?:the )?same(?: one)? (?:for|please|once more)\b/;
/** "The same shirt for my brother", "my sister's after the same". */
const theSame =
  /\bthe same\b(?! (?:(?:one|ones|two|kind|sort|type|style) )?(?:as|sizes?|prices?|colou?rs?|day|time|way|address|cloth|material|method|card|order|name|number|person|place|problem)\b)/;
const step =
  /\b(?:(?<n>one|a|two|2|1) )?sizes? (?<way>up|down|bigger|larger|smaller)\b|\b(?<other>smaller|bigger|larger) by (?<by>one|a|two|2|1)(?: sizes?)?\b/;
const beside =
  /\b(?:another|a second|one more|also|too|as well|same again|and (?:the|that|this)|with (?:the|that)|one for|for (?:me|my|her|him|the|our))\b/;
const otherwise =
  /\b(?:make|change|swap|switch|put .* (?:off|out)|remove|drop|out|off|how|what|which|is|are|does|do you|did|can|could|show|find|search|open|see|compare|cheaper|colou?r|sorry|wait|actually|no|not|altogether|in all|total|only|enough)\b|\?\s*$/;
const idle = new Set(
  "size sizes same again smaller bigger larger up down by also too as well with then would he'd she'd they'd want wants likes like need needs gets get have has had now to go match earlier from list before me mine was were i my lad boy old guy mate friend flatmate roommate colleague cousin twin neighbour boss oh why not nice good another a".split(
    " ",
  ),
);
/** More other words give a reason or a person. */
const mostDescribed = 2;

export function besides(reading: Reading, scene: Scene): Leaning | undefined {
  const { shop, asked } = scene;
  if (!shop || asked?.id === "field" || reading.row !== "none") return undefined;
  if ((shop.touched ?? []).length === 0 && shop.cart.length === 0) return undefined;
  const lower = afterRemark(reading, scene).replace(
    /\bsame sizes?\b.*\bas (?:that|this)(?: one)? was\b/,
    "same size",
  );
  const likewise = sameSize.test(lower);
  const moves = step.exec(lower);
  const same = theSame.test(lower) && (moves !== null || wearerIn(lower) !== undefined);
  const repeats = again.test(lower) || same;
  if (!(likewise || moves || repeats) || otherwise.test(lower)) return undefined;
  if (little.largest.test(lower) || little.smallest.test(lower)) return undefined;
  const saying = sayingOf({ lower }, scene);
  const { lines } = discourseOf(shop);
  const { last, gone } = lastOf(shop);
  const instead = /\binstead\b/.test(lower);
  if (!last || (instead && !gone) || saying.sizes.length > 1 || saying.prices.length > 0)
    return undefined;
  if (!repeats && !instead && !beside.test(lower)) return undefined;
  if (unexplained(saying) > mostDescribed) return undefined;
  const named = namedIn(saying, shop);
  if (named === "unclear") return undefined;
  const piece = named ?? (repeats || /\b(?:another|one)\b/.test(lower) ? last.piece : undefined);
  if (!piece || (!named && likewise && !repeats)) return undefined;
  // "That one too", of what was just taken, names another that isn't known.
  const pointed = saying.mentions.every(({ garment }) => garment === undefined);
  if (named && pointed && !repeats && piece.id === last.piece.id) return undefined;
  const own = likewise ? lines.findLast((line) => line.piece.id === piece.id) : undefined;
  const from = likenedTo(saying, lower, shop) ?? own?.size ?? last.size;
  const said = saying.sizes[0]?.value;
  // "Same size", where the last piece was taken in several.
  const several = new Set(
    lines.filter((line) => line.piece === last.piece).map(({ size }) => size),
  );
  const unclear = wearerIn(lower) === "me" && several.size > 1 && said === undefined;
  if (unclear && named && named !== last.piece)
    return {
      id: "add",
      slots: { product: piece.id },
      effects: [askSize(piece, undefined, 1, reading.said, [])],
      row: "waits",
      alone: true,
    };
  const size = piece.sizes.find((each) => each === (said ?? stepped(piece, from, moves)));
  if (size === undefined) return undefined;
  const count = moves ? 1 : (countIn(saying, 0, saying.tokens.length) ?? 1);
  const there = lines.find((line) => line.piece.id === piece.id && line.size === size);
  return {
    id: there ? "change-cart" : "add",
    slots: { product: piece.id, size, ...(!there && { quantity: count }) },
    effects: [there ? quantity(there, there.quantity + count) : intoTheCart(piece, size, count)],
    row: "follows",
    alone: true,
  };
}

const sentenceEnd = /[.!;]\s+/g;

/** "She must not feel left out. The same again": a remark names nothing. */
function afterRemark({ lower }: Reading, scene: Scene): string {
  const end = [...lower.matchAll(sentenceEnd)].at(-1);
  if (!end || end.index + end[0].length >= lower.length) return lower;
  const { mentions, sizes, numbers } = sayingOf({ lower: lower.slice(0, end.index) }, scene);
  const remarks = mentions.length + sizes.length + numbers.length === 0;
  return remarks ? lower.slice(end.index + end[0].length) : lower;
}

/** What was taken last, also where it was taken out again. */
function lastOf(shop: ShopScene): { readonly last?: Line; readonly gone: boolean } {
  const { lines, line, before } = discourseOf(shop);
  const [touched] = shop.touched ?? [];
  const there = touched && lines.some((each) => isLine(each, touched));
  const removed = touched && !there ? before.find((each) => isLine(each, touched)) : undefined;
  const last = removed ?? line ?? lines.at(-1);
  return { ...(last && { last }), gone: removed !== undefined };
}

function isLine({ piece, size }: Line, other: { readonly id: string; readonly size: Size }) {
  return piece.id === other.id && size === other.size;
}

/** The piece that is named, and not only for its size. */
function namedIn(saying: Saying, shop: ShopScene): Piece | "unclear" | undefined {
  const named = saying.mentions.filter((mention) => !isLikened(mention, saying) && !isOne(mention));
  const pieces = new Set(
    named.map((mention) => {
      const found = pieceMeant(mention, shop, saying);
      return found && oneOf(found, shop);
    }),
  );
  const [piece] = pieces;
  return pieces.size > 1 || (named.length > 0 && !piece) ? "unclear" : piece;
}

type Mention = Saying["mentions"][number];

const isOne = ({ text, garment }: Mention) =>
  garment === undefined &&
  /^(?:(?:another|a|the|one) )?(?:second|one|other|next)(?: one)?$/.test(text);

function isLikened({ from }: Mention, { tokens }: Saying): boolean {
  return ["as", "like"].includes(tokens[from - 1]?.text ?? "");
}

/** "As his shirt", "as hers": whose size it is to be. */
function likenedTo(saying: Saying, lower: string, shop: ShopScene): Size | undefined {
  const { lines, linesFor } = discourseOf(shop);
  const likened = saying.mentions.find((mention) => isLikened(mention, saying));
  const of = likened ? linesOfMention(likened, lines, shop) : [];
  const wearer = wearerIn(lower);
  const theirs = wearer === undefined ? [] : linesFor(wearer);
  const both = of.filter((line) => theirs.includes(line));
  const own = /\bas (?:mine|hers|his|theirs)\b/.test(lower) ? theirs : [];
  return (both.at(-1) ?? of.at(-1) ?? own.at(-1))?.size;
}

function stepped({ sizes }: Piece, from: Size, moves: RegExpExecArray | null): Size | undefined {
  if (!moves) return from;
  const { n, way, other, by } = moves.groups ?? {};
  const many = /two|2/.test(n ?? by ?? "") ? 2 : 1;
  const down = /down|smaller/.test(way ?? other ?? "");
  const at = sizes.indexOf(from);
  return at < 0 ? undefined : sizes[at + (down ? -many : many)];
}

function unexplained({ tokens, mentions, sizes, numbers }: Saying): number {
  const known = [...mentions, ...sizes, ...numbers];
  return tokens.filter(
    ({ text }, at) =>
      !known.some(({ from, to }) => at >= from && at < to) &&
      !little.isLittle(text) &&
      !idle.has(text) &&
      wearerIn(text) === undefined,
  ).length;
}
