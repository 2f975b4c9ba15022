/** A short turn with its context: pieces, size, count. */

import { paths } from "../../../../domain/routes.ts";
import { sizeForm } from "../../../../language/readers/sizes.ts";
import { wearerIn } from "../../../../language/readers/wearers.ts";
import { guarded } from "../../../../language/text/guarded.ts";
import type { Reading, Taken } from "../../commands/command.ts";
import type { Question } from "../../effects.ts";
import { type Saying, sayingOf } from "../../grammar/saying.ts";
import type { Piece, Scene, ShopScene } from "../../intent.ts";
import type { Line } from "../../resolve/cart-lines.ts";
import { countIn, oneOfEach } from "../../resolve/counts.ts";
import * as little from "./little-words.ts";
import { isFew, meantBy } from "./meant.ts";
import { type Discourse, discourseOf } from "./state.ts";

/** Read as a whole, so more certain. */
export interface Short extends Taken {
  readonly chance: number;
  readonly formed: true;
  /** Corrects an earlier act. */
  readonly corrects: boolean;
  readonly firm?: true;
  /** Not weighed against other changes of the cart. */
  readonly outright?: true;
  /** Depends on context, so never part of a longer sentence. */
  readonly alone?: true;
}

/** Read by its context alone. */
export type Leaning = Taken & Pick<Short, "alone">;

export const sure = { chance: 1.5, formed: true } as const;
const mostLetters = 140;

export interface ShortTurn {
  readonly saying: Saying;
  readonly lower: string;
  readonly reading: Reading;
  readonly shop: ShopScene;
  readonly discourse: Discourse;
  readonly atCart: boolean;
  readonly lines: readonly Line[];
  readonly meant: readonly Piece[];
  readonly ofMeant: readonly Line[];
  /** Only products, sizes, counts and small words. */
  readonly few: boolean;
  readonly corrects: boolean;
  readonly more: boolean;
  readonly size: string | undefined;
  readonly count: number | undefined;
  /** An open question asks which piece. */
  readonly asksWhich: boolean;
}

/** Undefined: nothing; "else": try other rules. */
export type Rule = (turn: ShortTurn) => Short | undefined | "else";

/** A wearer's line, unless another product is taken for them. */
function lineOf(lower: string, shop: ShopScene): Line | undefined {
  const taken = /\b(?:for|give|get|buy|add|wants?|i|me|my size)\b/.test(lower);
  return taken || shop.cart.length < 2 ? undefined : lineOwned(lower, shop);
}

/** The last of competing counts. */
function countSaid(saying: Saying, corrects: boolean): number | undefined {
  const { numbers, tokens } = saying;
  const last = corrects && saying.sizes.length === 0 ? numbers.at(-1) : undefined;
  return countIn(saying, last?.from ?? 0, tokens.length) ?? oneIn(saying.text);
}

const single = /^(?:one|an?|another)$/;

/** With the preceding counts; undefined if one is missing. */
export function bySize(saying: Saying) {
  const { sizes, numbers, tokens } = saying;
  const each = oneOfEach(saying);
  if (each) return each.map(({ size, count }) => ({ size: size.value, count }));
  // "XL two and double XL one".
  const next = sizes.map(({ to }) => {
    const one = tokens[to]?.text === "one" ? 1 : undefined;
    return numbers.find(({ from }) => from === to)?.value ?? one;
  });
  if (sizes.length > 1 && tokens.length === (sizes.at(-1)?.to ?? 0) + 1)
    if (next.every((count) => count !== undefined))
      return sizes.map(({ value }, at) => ({ size: value, count: next[at] ?? 1 }));
  const found = sizes.map(({ value, from }, at) => {
    const after = sizes[at - 1]?.to ?? 0;
    const number = numbers.findLast((each) => each.from >= after && each.to <= from);
    const said = tokens.slice(after, from).findLastIndex(({ text }) => single.test(text));
    // "Two kurtas, one L and one M": the nearest.
    const one = said >= 0 && (!number || after + said >= number.to);
    const count = one ? 1 : number?.value;
    return count === undefined || count > 99 ? undefined : { size: value, count };
  });
  const known = found.filter((each) => each !== undefined);
  return known.length > 0 && known.length === found.length ? known : undefined;
}

/** Questions that few words may skip. */
const passable: ReadonlySet<Question["id"]> = new Set(["which", "size", "confirm", "misheard"]);

export function turnOf(
  reading: Reading,
  scene: Scene,
  said = reading.lower,
): ShortTurn | undefined {
  const { shop, asked } = scene;
  if (!shop || (asked && !passable.has(asked.id))) return undefined;
  if (reading.row !== "none" && reading.row !== "cart") return undefined;
  const lower = reading.lower.replace(/’/g, "'");
  if (lower.length > mostLetters || little.asking.test(lower) || lower.trim().endsWith("?"))
    return undefined;
  if (little.saysAges.test(lower)) return undefined;
  const saying = sayingOf(reading, scene);
  const entities = saying.sizes.length + saying.numbers.length;
  const { largest, smallest, sizeUp, sizeDown, sameSize } = little;
  const relative = [largest, smallest, sizeUp, sizeDown, sameSize].some((each) => each.test(lower));
  const counts = entities > 0 || /\bone\b/.test(lower) || countIn(saying, 0, saying.tokens.length);
  const isSome = counts || relative || little.twofold.test(lower);
  if (!isSome && !little.intoCart.test(lower)) return undefined;
  if (little.away.test(lower) || saying.prices.length > 0) return undefined;
  const corrects = little.correcting.test(said);
  const few = isFew(saying);
  if (!few && !corrects) return undefined;
  const known = discourseOf(shop);
  const more = little.further.test(said) && !little.makesOwn.test(said);
  // "Brother's in M now": his line.
  const theirs = more || saying.mentions.length > 0 ? undefined : lineOf(lower, shop);
  const discourse = theirs ? { ...known, line: theirs, piece: theirs.piece } : known;
  const meant = theirs ? [theirs.piece] : meantBy(saying, shop, corrects);
  if (meant === undefined) return undefined;
  const { lines } = discourse;
  return {
    saying,
    lower,
    reading,
    shop,
    discourse,
    atCart: scene.screen === paths.cart || scene.screen === paths.placeOrder,
    lines,
    meant,
    ofMeant: theirs
      ? [theirs]
      : lines.filter(({ piece }) => meant.some(({ id }) => id === piece.id)),
    few,
    corrects: corrects || theirs !== undefined,
    more,
    size: saying.sizes.at(-1)?.value,
    count: countSaid(saying, corrects),
    asksWhich: asked?.id === "which",
  };
}

const one = guarded(
  new RegExp(
    `(?:^|[\\s,])(?:a single|just one|only one|one)(?= (?:in|is|${sizeForm}|pair|piece|only|please|then|for)(?![a-z])|[,.]|$)`,
  ),
);
const pointed =
  /\b(?:the|that|this|which|other|\w+st|\w+nd|\w+rd|red|blue|white|last|big|bigger|next) one\b/;

/** "One", where it counts: "one in M please", "one is enough". */
function oneIn(text: string): number | undefined {
  return one.test(text) && !pointed.test(text) ? 1 : undefined;
}

export function changed(id: string, lines: readonly Line[], effects: Short["effects"]): Taken {
  const [line] = lines;
  const slots =
    lines.length === 1 && line
      ? { product: line.piece.id, size: line.size }
      : { products: [...new Set(lines.map(({ piece }) => piece.id))] };
  return { id, slots, effects, row: "follows" };
}

export function done(id: string, lines: readonly Line[], effects: Short["effects"]): Short {
  return { ...changed(id, lines, effects), ...sure, corrects: true };
}

function lineOwned(text: string, shop: ShopScene): Line | undefined {
  const wearer = wearerIn(text);
  const [line, another] = wearer === undefined ? [] : discourseOf(shop).linesFor(wearer);
  return another ? undefined : line;
}
