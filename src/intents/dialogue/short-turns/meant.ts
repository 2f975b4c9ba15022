/** The products of a short turn, and whether it is one: only products, sizes and counts. */

import { wearerIn } from "../../../../language/readers/wearers.ts";
import { guarded } from "../../../../language/text/guarded.ts";
import type { Understood } from "../../commands/command.ts";
import type { Saying } from "../../grammar/saying.ts";
import type { Piece, ShopScene } from "../../intent.ts";
import type { Line } from "../../resolve/cart-lines.ts";
import { pieceMeant } from "../../resolve/pieces.ts";
import { openPiece, type Reference } from "../../resolve/reference.ts";
import { groupsSpokenOf } from "../../resolve/spoken.ts";
import * as little from "./little-words.ts";
import { discourseOf } from "./state.ts";

const mostWords = 14;

export function leansOnLost(
  { mentions }: Pick<Saying, "mentions">,
  { lost, open, named, inView, cart }: ShopScene,
): boolean {
  const pointed = mentions.every(({ text }) => /^(?:that|this) one$/.test(text));
  if (lost === undefined || open !== undefined || !pointed) return false;
  const [only, another] = inView;
  if (only !== undefined && another === undefined && !cart.some(({ id }) => id === only))
    return false;
  return lost === "elsewhere" || (named === undefined && inView.length !== 1);
}

const thatToo =
  /\b(?:this|that|those|these)(?: one)?(?:[,.] \S+)? (?:too|also|as well)\b|^(?:(?:ok|okay|yes|good|and|then|so)[\s,]+)*(?:too|also)\b/;
const repeating = /\b(?:another|one more|more|again|two|both|same (?:one|piece|thing|in))\b/;

/** "That too", of what was just taken: another one may be meant. */
export function isTakenAlready(
  { effects }: Pick<Understood, "effects">,
  { mentions, text }: Saying,
  { touched: [last] = [], open }: ShopScene,
): boolean {
  const [effect, more] = effects;
  if (!last || effect?.type !== "addToCart" || more || effect.id !== last.id) return false;
  if (open?.id === last.id || mentions.some(({ garment }) => garment !== undefined)) return false;
  return thatToo.test(text) && !repeating.test(text);
}

/** Named only for its size: "as the jacket". */
export function isCompared({ from }: Saying["mentions"][number], { tokens }: Saying): boolean {
  return tokens[from - 1]?.text === "as";
}

/** Only products, sizes, counts and small words. */
export function isFew(saying: Saying): boolean {
  if (saying.tokens.length > mostWords) return false;
  return little
    .bare(saying.text)
    .split(/[^\p{L}\p{N}']+/u)
    .every((word) => {
      if (little.isLittle(word) || wearerIn(word) !== undefined) return true;
      return [...saying.mentions, ...saying.sizes, ...saying.numbers].some(({ from, to }) =>
        saying.tokens.slice(from, to).some(({ text }) => text === word),
      );
    });
}

const pronoun =
  /^(?:the |that |this |a |an )?(?:one|next one|piece|pieces|big one|bigger one|second one|biggest one|smaller one|old size)$/;

const onPage = /\bthis\b/;
const withIt = guarded(/\b(?:it|this|that)(?: one)?,? (?:and|plus)\b(?! (?:go|pay|check))/);

/** Of several, the only current one, or the only one in the cart. */
function oneOf(
  found: Reference,
  shop: ShopScene,
  denied: readonly Piece[] = [],
): Piece | undefined {
  if (found.type === "none") return undefined;
  if (found.type === "one") return found.piece;
  const pieces = found.pieces.filter((each) => !denied.includes(each));
  const [only, another] = pieces;
  if (!another) return only;
  const { piece, lines } = discourseOf(shop);
  if (piece && pieces.includes(piece)) return piece;
  const inCart = pieces.filter((each) => lines.some((line) => line.piece === each));
  if (inCart.length > 0) return inCart.length === 1 ? inCart[0] : undefined;
  return groupsSpokenOf(shop)
    .flat()
    .find((each) => pieces.includes(each));
}

/** Undefined if a mention matches none or several. */
export function meantBy(
  saying: Saying,
  shop: ShopScene,
  corrects: boolean,
): readonly Piece[] | undefined {
  const { piece, lines, line, likely, begun } = discourseOf(shop);
  const theirs = corrects ? wornBy(saying, lines) : undefined;
  const inCart = lines.map((each) => each.piece);
  const mentioned = saying.mentions.filter(
    (mention) =>
      !isCompared(mention, saying) &&
      (mention.garment !== undefined || !pronoun.test(mention.text)),
  );
  const pieces: Piece[] = [];
  for (const mention of mentioned) {
    // "Third, double XL" asks rather than takes.
    if (mention.garment === undefined && !/^(?:the|that|this|these|those)\b/.test(mention.text))
      return undefined;
    const found = pieceMeant(mention, shop, saying);
    const one = found && oneOf(found, shop);
    if (!one) return undefined;
    pieces.push(one);
  }
  // "This, and the jeans in medium".
  const first = piece && !corrects && withIt.test(saying.text) ? [piece] : [];
  if (pieces.length > 0) return [...new Set([...first, ...pieces])];
  if (theirs) return [theirs];
  // A correction is of something taken.
  if (corrects && line && !(piece && inCart.includes(piece))) return [line.piece];
  const next =
    begun && likely && little.further.test(saying.text) && !inCart.includes(likely)
      ? likely
      : undefined;
  // On a page "this" is its piece, whichever was named last.
  const here = onPage.test(saying.text) ? openPiece(shop) : undefined;
  const current =
    here ??
    piece ??
    next ??
    (inCart.length === 1 ? inCart[0] : undefined) ??
    (begun ? likely : undefined);
  return current ? [current] : undefined;
}

/** "Make his extra large": the only one in the cart. */
function wornBy({ text }: Saying, lines: readonly Line[]): Piece | undefined {
  const wearer = little.wearers.find(([, words]) => words.test(text))?.[0];
  const theirs = [...new Set(lines.map(({ piece }) => piece))].filter(
    ({ category }) => category === wearer,
  );
  return theirs.length === 1 && lines.length > 1 ? theirs[0] : undefined;
}
