/**
 * "Compare it with the second one", "which is cheaper, the linen shirt or the blue one?": two pieces
 * beside each other, from what the shop knows of them.
 */
import { colourName } from "../../../language/colours.ts";
import { bothForm, twoForm } from "../../../language/counts.ts";
import { placeForm } from "../../../language/ordinals.ts";
import { colourOf, materialsOf } from "../catalogue-index.ts";
import type { Effect } from "../effects.ts";
import type { Piece, ShopScene } from "../intent.ts";
import { words } from "../words.ts";
import type { Command, Understood } from "./command.ts";
import { described, extreme, inView, type Reference, refer } from "./reference.ts";
import { asked } from "./spoken.ts";
import { askWhich } from "./which.ts";

/** The groups `one` and `other` are the two pieces; without `other` they are in `one` together. */
const forms: readonly RegExp[] = [
  /^compare (?<one>.+?) (?:with|to(?! last)|and|against|versus) (?<other>.+)$/,
  /^how (?:does|do) (?<one>.+?) compare (?:with|to|against) (?<other>.+)$/,
  /^(?:what(?:'s| is| are) the |tell me the )?differences? between (?<one>.+?) and (?<other>.+)$/,
  /^how (?:is|are) (?<one>.+?) different from (?<other>.+)$/,
  new RegExp(
    `^compare (?<one>(?:the )?(?:first|last) ${twoForm}(?: products| pieces| ones| items)?|them|these|${bothForm})$`,
  ),
];
/** "Which is cheaper, A or B": one fact of the two. */
const which = new RegExp(
  `^(?:which|what)(?: one)?(?: of (?:these|those|them|${bothForm}))?(?:'s| is| are| costs| has| comes in| come in) (?<fact>[\\w ]+?)(?:,|:)? (?<one>(?:the|this|that|it|${placeForm})\\b.*?),? or (?<other>.+)$`,
);
const than =
  /^(?:is|are|does) (?<one>.+?) (?<fact>cheaper|less expensive|dearer|more expensive|costlier|cost more|cost less) than (?<other>.+)$/;
/** "Which is the cheapest", "what's your cheapest dress", "which shirt is the dearest". */
const most =
  "cheapest|least expensive|lowest priced?|dearest|most expensive|costliest|priciest|highest priced?";
const extremes: readonly RegExp[] = [
  new RegExp(
    `^(?:which|what)(?: one| piece)?(?:'s| is| are| of (?:these|them|those) is| costs) (?:the |your )?(?<fact>${most}|least|most)(?: (?<thing>.+?))?(?: (?:you have|here|on this page|that you have))?$`,
  ),
  new RegExp(
    `^(?:which|what) (?<thing>.+?) (?:is|are|costs?) (?:the )?(?<fact>${most}|least|most)$`,
  ),
  new RegExp(
    `^(?:tell me|what are) (?:the |your )?(?<fact>${most})(?: (?<thing>.+?))?(?: you have)?$`,
  ),
  new RegExp(
    `^which(?: one)?(?: of (?:these|them|those|${bothForm}))?(?:'s| is) (?:the )?(?<fact>cheaper|less expensive|dearer|more expensive|costlier)(?: one)?$`,
  ),
];
const down = /cheap|less|least|lower/;
const up = /dear|more expensive|most|cost(?:lier|liest| more)|higher|pricier/;

export const compare: Command = {
  id: "compare",
  read(reading, { shop }) {
    const text = asked(reading, shop, "none", "collection");
    if (text === undefined || !shop) return undefined;
    const superlative = extremeIn(text);
    if (superlative) return extremeOf(superlative, shop);
    const found =
      which.exec(text) ??
      than.exec(text) ??
      forms.map((form) => form.exec(text)).find((each) => each !== null);
    const { one, other, fact } = found?.groups ?? {};
    if (one === undefined) return undefined;
    const pair = other === undefined ? pairOf(one, shop) : pairNamed(one, other, shop);
    if (pair === undefined) return undefined;
    if (!("pieces" in pair)) return comparing(pair.one, pair.other, fact);
    return {
      slots: { products: pair.pieces.map(({ id }) => id) },
      effects: [asking(pair, reading.said, fact)],
      row: "waits",
    };
  },
};

type Pair =
  | { readonly one: Piece; readonly other: Piece }
  /** One of the two may be any of these. */
  | { readonly pieces: readonly Piece[]; readonly others: readonly Piece[] };

function pairOf(text: string, shop: ShopScene): Pair | undefined {
  const seen = inView(shop);
  const pair = /last/.test(text) ? seen.slice(-2) : seen.slice(0, 2);
  const [one, other] = pair;
  // "Them" are the two that there are; "the first two" are two of many.
  if (!one || !other || (!/first|last/.test(text) && seen.length > 2)) return undefined;
  return { one, other };
}

function pairNamed(one: string, other: string, shop: ShopScene): Pair | undefined {
  const first = refer(one, shop);
  const second = refer(other, shop);
  const [left, right] = [without(first, second), without(second, first)];
  if (left.type === "none" || right.type === "none") return undefined;
  const all = (found: typeof left) => (found.type === "one" ? [found.piece] : found.pieces);
  if (left.type === "several") return { pieces: left.pieces, others: all(right) };
  if (right.type === "several") return { pieces: right.pieces, others: all(left) };
  return left.piece.id === right.piece.id ? undefined : { one: left.piece, other: right.piece };
}

/** "The linen shirt or the blue one": of two linen shirts it is the one that isn't the blue one. */
function without(found: Reference, other: Reference): Reference {
  if (found.type !== "several" || other.type !== "one") return found;
  const [piece, ...more] = found.pieces.filter(({ id }) => id !== other.piece.id);
  if (!piece) return found;
  return more.length === 0 ? { type: "one", piece } : { type: "several", pieces: [piece, ...more] };
}

export interface Superlative {
  readonly fact: string;
  /** Of what; empty for all that is in view. */
  readonly thing: string;
}

function extremeIn(text: string): Superlative | undefined {
  for (const form of extremes) {
    const { fact, thing = "" } = form.exec(text)?.groups ?? {};
    if (fact !== undefined) return { fact, thing };
  }
  return undefined;
}

/** Asks which of several is compared with the other; where both are several, for their names. */
function asking(
  { pieces, others }: Extract<Pair, { readonly pieces: unknown }>,
  about: string,
  fact: string | undefined,
): Effect {
  const [beside, ...more] = others;
  const names = pieces.slice(0, 4).map(({ name }) => name);
  return beside && more.length === 0
    ? askWhich(pieces, about, (piece) => comparing(piece, beside, fact)?.effects ?? [])
    : { type: "say", text: words.compareWhich(names, pieces.length) };
}

export function extremeOf({ fact, thing }: Superlative, shop: ShopScene): Understood | undefined {
  const sign = down.test(fact) ? 1 : -1;
  const piece = extreme(described(thing, shop), sign);
  if (!piece) return undefined;
  return {
    slots: { product: piece.id },
    effects: [{ type: "say", text: words.extreme(piece.name, piece.price, sign === 1) }],
    row: "follows",
  };
}

export function comparing(
  one: Piece,
  other: Piece,
  fact: string | undefined,
): Understood | undefined {
  const cheaper = one.price <= other.price ? one : other;
  const dearer = cheaper === one ? other : one;
  const apart = dearer.price - cheaper.price;
  const price = words.priceApart(cheaper, dearer, apart);
  const wants =
    fact === undefined ? undefined : up.test(fact) ? "up" : down.test(fact) ? "down" : "?";
  if (wants === "?") return undefined;
  const meant = wants === "up" ? dearer : wants === "down" ? cheaper : one;
  const text =
    wants === undefined ? [price, ...words.compared(looked(one), looked(other))].join(" ") : price;
  return {
    slots: { product: meant.id, with: meant === one ? other.id : one.id },
    effects: [{ type: "say", text }],
    row: "follows",
  };
}

/** What is told of a piece beside another. */
function looked(piece: Piece) {
  const colour = colourOf(piece);
  return {
    name: piece.name,
    sizes: piece.sizes,
    category: piece.category,
    colour: colour && colourName(colour),
    materials: materialsOf(piece),
  };
}
