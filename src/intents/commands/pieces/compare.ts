/** Compares two products, or finds the cheapest, warmest … */

import type { Category } from "../../../../domain/values.ts";
import { asksApart, endAsked } from "../../../../language/readers/price-questions.ts";
import { colourName } from "../../../../language/words/colours.ts";
import type { Effect } from "../../effects.ts";
import { type Saying, sayingOf } from "../../grammar/saying.ts";
import type { Piece, Scene, ShopScene } from "../../intent.ts";
import {
  allCompared,
  asksOtherEnd,
  comparesAll,
  ofCloth,
  ofColour,
  ofSizes,
  ofTheTwo,
  ofWearer,
  ofWholeShop,
  outOf,
  samePrice,
  startsWithWhich,
  superlative,
} from "../../phrases/pieces/compare.ts";
import { ofKids, ofMen, ofWomen } from "../../phrases/pieces/topics.ts";
import { comparative } from "../../phrases/pieces/which-are.ts";
import { itThisOrThat } from "../../phrases/plain-words.ts";
import { currentPiece, groupIn, meantIn } from "../../resolve/pieces.ts";
import { extreme, inView } from "../../resolve/reference.ts";
import { groupsSpokenOf, piecesTogether } from "../../resolve/spoken.ts";
import { describedWith, speaksOf } from "../../responses/descriptions.ts";
import { words } from "../../responses/words.ts";
import { colourOf, materialsOf } from "../../vocabulary/catalogue-index.ts";
import { askWhich } from "../ask-which.ts";
import type { Reading, Taken, Understood } from "../command.ts";
import { describing, say } from "../say.ts";
import { fewOf, saidToBe, whichOfThem } from "./which-are.ts";

export function compare(saying: Saying, reading: Reading, { shop }: Scene): Understood | undefined {
  if (!shop) return undefined;
  const those = whichOfThem(saying, shop);
  if (those) return those;
  const meant = meantIn(saying, shop);
  const [missed] = meant;
  if (superlative.test(saying.text) && missed?.mention && missed.found.type === "none")
    return {
      slots: {},
      effects: [say(words.noneHere(missed.mention.text))],
      row: "follows",
    };
  const ones = meant.flatMap(({ found }) => (found.type === "one" ? [found.piece] : []));
  const several = meant.flatMap(({ found }) => (found.type === "several" ? [found.pieces] : []));
  const group = groupIn(saying, shop);
  const end = endAsked(saying.text);
  const isDown = end === "less";
  const priced = isDown || asksApart(saying.text) || samePrice.test(saying.text);
  const fact = priced ? "cheaper" : end === "more" ? "dearer" : undefined;
  const [one, other] = pairOf(ones, several, group, shop, ofTheTwo.test(saying.text));
  if (superlative.test(saying.text) && ones.length < 2) {
    const seen = ofWholeShop.test(saying.text) ? shop.catalogue : inView(shop);
    const pool = ofAudience(several[0] ?? (group.length > 1 ? group : seen), saying, shop);
    const known = group.length > 1 || outOf.test(saying.text) ? [] : ones;
    const [named] = pool.length > 0 ? known.filter((each) => pool.includes(each)) : known;
    const piece = named ?? extreme(pool, isDown ? 1 : -1);
    if (piece) return namingExtreme(piece, isDown, saying);
  }
  if (one && other) {
    const reply = comparing(one, other, fact, ones.length === 1 ? ones[0] : undefined);
    const asked = factsAsked.flatMap(([form, of]) => (form.test(saying.text) ? [of] : []));
    const compared = words.compared(looked(one), looked(other));
    const described = asked.flatMap((each) => compared[each] ?? []);
    if (described.length === 0) return reply;
    const rest: Effect = say(described.join(" "));
    return { ...reply, effects: fact === undefined ? [rest] : [...reply.effects, rest] };
  }
  const together = several[0] ?? (allCompared.test(saying.text) ? inView(shop) : group);
  if (
    ones.length === 0 &&
    together.length > 2 &&
    together.length <= mostCompared &&
    isAskedOf(saying)
  )
    return {
      slots: { products: together.map(({ id }) => id) },
      effects: [say(words.pricedSeveral(together, clothOf(together)))],
      row: "follows",
    };
  const few = fact === undefined && comparative.test(saying.text) ? fewOf(saying, shop) : [];
  const stating = few.filter((piece) => speaksOf(saying.text, piece));
  if (few.length === 2 && stating.length > 0)
    return describing(stating, (piece) => describedWith(saying.text, piece), { topic: "detail" });
  const lost = meant.find(({ mention, found }) => mention?.definite && found.type === "none");
  if (lost?.mention && several.length === 0)
    return {
      slots: { missing: lost.mention.text },
      effects: [say(words.notHere(lost.mention.text))],
      row: "follows",
    };
  const known = ones[0] ?? currentPiece(shop);
  const options = (several[0] ?? inView(shop)).filter(({ id }) => id !== known?.id);
  const ofWhich =
    !meant.some(({ mention }) => mention) &&
    !itThisOrThat.test(saying.text) &&
    startsWithWhich.test(saying.text);
  // Asked about one by one.
  const [last, before] = groupsSpokenOf(shop);
  const singly = last?.length === 1 && before?.length === 1 && last[0] !== before[0];
  const beside = singly || inView(shop).length === 1;
  const pair = fact !== undefined && ofWhich && beside ? piecesTogether(shop, 2) : [];
  if (pair[0] && pair[1]) return comparing(pair[0], pair[1], fact);
  if (end !== undefined && (!known || ofWhich) && inView(shop).length > 0) {
    const pool = ofAudience(several[0] ?? inView(shop), saying, shop);
    const piece = extreme(pool, isDown ? 1 : -1);
    if (piece) return namingExtreme(piece, isDown, saying);
  }
  if (known && options.length > 0)
    return {
      slots: { product: known.id, ...(several[0] && { products: several[0].map(({ id }) => id) }) },
      effects: [askWhich(options, reading.said, (piece) => comparing(known, piece, fact).effects)],
      row: "waits",
    };
  const seen = group.length > 1 ? group : inView(shop);
  const pool = ofAudience(seen.length > 0 ? seen : shop.catalogue, saying, shop);
  return (
    saidToBe(saying, pool) ?? {
      slots: {},
      effects: [say(words.compareWhat)],
      row: "follows",
    }
  );
}

function namingExtreme(piece: Piece, isDown: boolean, saying: Saying): Understood {
  const text = words.extreme(piece.name, piece.price, isDown, audienceOf(saying));
  return { slots: { product: piece.id }, effects: [say(text)], row: "follows" };
}

const mostCompared = 4;
const isAskedOf = ({ text }: Saying): boolean =>
  comparesAll.test(text) || asksApart(text) || samePrice.test(text);

function clothOf(pieces: readonly Piece[]): string | undefined {
  const [first = [], ...others] = pieces.map(materialsOf);
  return first.find((cloth) => others.every((each) => each.includes(cloth)));
}

/** "The cheapest thing you have for men". */
function ofAudience(pool: readonly Piece[], { text }: Saying, shop: ShopScene): readonly Piece[] {
  const whom = audiencesIn(text);
  const all = pool.length > 0 ? pool : shop.catalogue;
  return whom.length === 0
    ? pool
    : all.filter(({ category }) => whom.some((each) => each === category));
}

const audiencesIn = (text: string): readonly Category[] =>
  audiences.flatMap(([form, category]) => (form.test(text) ? [category] : []));

/** Of all that is for them. */
function audienceOf({ text, mentions }: Saying): Category | undefined {
  const [whom, another] = audiencesIn(text);
  const isOfKind = mentions.some(({ garment }) => garment !== undefined);
  return another || isOfKind ? undefined : whom;
}

const audiences = [
  [ofWomen, "Women"],
  [ofMen, "Men"],
  [ofKids, "Kids"],
] as const;

/** "How many rupees is the difference between the two": of two that are known. */
export function comparison(reading: Reading, scene: Scene): Taken | undefined {
  const { shop, asked } = scene;
  if (!shop || asked?.id === "field" || reading.row !== "none") return undefined;
  if (asksOtherEnd.test(reading.lower)) {
    const end = compare(sayingOf(reading, scene), reading, scene);
    return end && { id: "compare", ...end };
  }
  if (!asksApart(reading.lower)) return undefined;
  const [one, other] = pairSpoken(sayingOf(reading, scene), shop);
  return one && other && { id: "compare", ...comparing(one, other, "cheaper") };
}

export function pairSpoken(saying: Saying, shop: ShopScene): readonly Piece[] {
  const ones = meantIn(saying, shop).flatMap(({ found }) =>
    found.type === "one" ? [found.piece] : [],
  );
  return pairOf(ones, [], groupIn(saying, shop), shop).flatMap((piece) => piece ?? []);
}

function pairOf(
  ones: readonly Piece[],
  several: readonly (readonly Piece[])[],
  group: readonly Piece[],
  shop: ShopScene,
  asksOfTwo = false,
): readonly (Piece | undefined)[] {
  if (ones.length >= 2) return ones;
  const [known] = ones;
  const [first] = several;
  if (group.length === 2 && asksOfTwo && known && group.includes(known)) return group;
  if (known && first) {
    const rest = first.filter(({ id }) => id !== known.id);
    if (rest.length === 1) return [known, rest[0]];
    return [];
  }
  if (!known && first?.length === 2) return first;
  if (!known && group.length === 2) return group;
  const current = currentPiece(shop);
  if (known && current && current.id !== known.id) return [current, known];
  if (!known && several.length === 0) {
    const spoken = piecesTogether(shop, 2);
    if (spoken.length === 2) return spoken;
  }
  const seen = inView(shop);
  if (!known && several.length === 0 && seen.length === 2) return seen;
  const rest = known ? seen.filter(({ id }) => id !== known.id) : [];
  return known && rest.length === 1 ? [known, rest[0]] : [];
}

/** Price, or without a fact all differences. */
function comparing(
  one: Piece,
  other: Piece,
  fact: "cheaper" | "dearer" | undefined,
  named = one,
): Understood {
  const cheaper = one.price <= other.price ? one : other;
  const dearer = cheaper === one ? other : one;
  const apart = dearer.price - cheaper.price;
  const price = words.priceApart(cheaper, dearer, apart);
  const meant = fact === "dearer" ? dearer : fact === "cheaper" ? cheaper : named;
  const text = fact === undefined ? [price, ...differences(one, other)].join(" ") : price;
  return {
    slots: { product: meant.id, with: meant === one ? other.id : one.id },
    effects: [{ type: "say", text }],
    row: "follows",
  };
}

/** Who wears them and their colour only where that differs. */
function differences(one: Piece, other: Piece): readonly string[] {
  const { sizes, wearer, cloth, colour } = words.compared(looked(one), looked(other));
  const facts = [
    sizes,
    one.category === other.category ? undefined : wearer,
    cloth,
    colourOf(one) === colourOf(other) ? undefined : colour,
  ];
  return facts.flatMap((fact) => fact ?? []);
}

const factsAsked = [
  [ofSizes, "sizes"],
  [ofWearer, "wearer"],
  [ofCloth, "cloth"],
  [ofColour, "colour"],
] as const;

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
