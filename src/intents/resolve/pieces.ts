import { countForm, readCount } from "../../../language/readers/counts.ts";
import { readNumber } from "../../../language/readers/numbers.ts";
import { findOrdinal, isOrdinal } from "../../../language/readers/ordinals.ts";
import { guarded } from "../../../language/text/guarded.ts";
import { garmentLineage } from "../../../language/words/garments.ts";
import type { Mention, Sentence } from "../grammar/sentence.ts";
import type { Piece, ShopScene } from "../intent.ts";
import { indexOf, looksOf, nameWords, wordsOf } from "../vocabulary/catalogue-index.ts";
import {
  described,
  extreme,
  inView,
  openPiece,
  type Reference,
  refer,
  referNearly,
} from "./reference.ts";
import { currentPiece, groupsSpokenOf, otherPiece, pieceBeside, piecesTogether } from "./spoken.ts";

/** A mention or pronoun, resolved. */
export interface MeantPiece {
  readonly mention?: Mention;
  readonly found: Reference;
}

const pronouns = new Set("it this that them these those one its".split(" "));
/** "That kurta down there". */
const inThePage = guarded(
  /(?<= \S+) (?:(?:over|up|down|right) )?(?:there|here|below|beneath|underneath)$/,
);
/** "The two shirts": the shirts. */
const counted = new RegExp(`^(the|these|those) (?:${countForm}) (?=\\w)`);

export { currentPiece };

/** Pronouns are the current product if nothing else is named. */
export function meantIn(sentence: Sentence, shop: ShopScene): readonly MeantPiece[] {
  const denied = sentence.mentions.flatMap((mention) => {
    const found = mention.denied && pieceMeant(mention, shop, sentence);
    return found?.type === "one" ? [found.piece] : [];
  });
  const all = sentence.mentions.flatMap((mention, at): MeantPiece[] => {
    if (mention.denied || isDescribedAfter(sentence, at, shop)) return [];
    if (resumes(sentence, at, shop)) return [];
    const found = without(pieceMeant(mention, shop, sentence, denied), denied);
    return found ? [{ mention, found }] : [];
  });
  // Deduplicated.
  const named = all.filter(
    ({ found }, at) =>
      found.type !== "one" ||
      !all.some(
        (each, before) =>
          before < at && each.found.type === "one" && each.found.piece.id === found.piece.id,
      ),
  );
  const superlative = extremeIn(sentence, shop);
  if (superlative) return [superlative];
  const refers = sentence.tokens.some(
    ({ text }, at) =>
      pronouns.has(text) &&
      // "The first of them", "those two": not the current one.
      sentence.tokens[at - 1]?.text !== "of" &&
      !(/^(?:these|those)$/.test(text) && sentence.numbers.some(({ from }) => from === at + 1)) &&
      !sentence.mentions.some(({ from, to }) => at >= from && at < to),
  );
  const current = currentPiece(shop);
  if (!refers || !current || refersBack(sentence, named, shop)) return named;
  // "Is it cheaper than the kurta": both.
  const it: MeantPiece = { found: { type: "one", piece: current } };
  const others = named.filter(({ found }) => found.type !== "one" || found.piece.id !== current.id);
  return named.length > 0 && others.length < named.length ? named : [it, ...others];
}

/** "A top to go with it, the blue linen one": the second says which. */
function isDescribedAfter(sentence: Sentence, at: number, shop: ShopScene): boolean {
  const { mentions, tokens } = sentence;
  const mention = mentions[at];
  const next = mentions[at + 1];
  if (!mention || !next || mention.definite || mention.garment === undefined) return false;
  const apart = tokens[next.from]?.before !== "space";
  if (!apart || !next.definite || !/^the .+ one$/.test(next.text) || findOrdinal(next.text))
    return false;
  const found = pieceMeant(next, shop, sentence);
  const kinds = found?.type === "one" ? [...looksOf(found.piece).garments] : [];
  return kinds.some((kind) => garmentLineage(kind).includes(mention.garment ?? ""));
}

const backwards = new Set("it its they them that those".split(" "));
const resuming = /^(?:that|this|the) (?:one|piece|thing)$/;
/** Set beside something, rather than resumed. */
const besideAnother = new Set("or than and with from to versus vs".split(" "));

/** "The kurta, what's that one at": named before, in the same sentence. */
function resumes(sentence: Sentence, at: number, shop: ShopScene): boolean {
  const { mentions, tokens } = sentence;
  const mention = mentions[at];
  const before = mentions[at - 1];
  if (!mention || !before?.definite || !resuming.test(mention.text)) return false;
  if (before.garment === undefined || besideAnother.has(tokens[mention.from - 1]?.text ?? ""))
    return false;
  if (!isApart(sentence, before.to, mention.from)) return false;
  return pieceMeant(before, shop, sentence)?.type === "one";
}

/** A pause between them. */
function isApart({ tokens }: Sentence, from: number, to: number): boolean {
  return tokens.some(({ before }, at) => at >= from && at <= to && before !== "space");
}

/** "The jacket, does it zip": "it" was named before. */
function refersBack(sentence: Sentence, named: readonly MeantPiece[], shop: ShopScene): boolean {
  const last = named.findLast(
    ({ mention, found }) =>
      mention &&
      (mention.definite || mention.garment !== undefined || isTopic(mention, sentence)) &&
      found.type === "one",
  );
  // Of a list alone "the first one" may be of two named before.
  const pair = groupsSpokenOf(shop).some(({ length }) => length === 2);
  if (last?.mention && findOrdinal(last.mention.text) && !shop.open && pair) return false;
  const to = last?.mention?.to;
  if (to === undefined) return false;
  const isPointed =
    last?.mention !== undefined && (last.mention.definite || isTopic(last.mention, sentence));
  const { tokens, mentions } = sentence;
  const later = tokens.flatMap(({ text }, at) =>
    pronouns.has(text) &&
    text !== "one" &&
    !mentions.some((each) => at >= each.from && at < each.to)
      ? [at]
      : [],
  );
  const [first = -1] = later;
  // "The jacket down there is it heavy", without a pause.
  const asked = first > to && ofQuestions.has(tokens[first - 1]?.text ?? "");
  return (
    first >= to &&
    (asked || (isPointed && isApart(sentence, to, later.at(-1) ?? first))) &&
    backwards.has(tokens[first]?.text ?? "")
  );
}

/** "Kurta, is it cotton?" */
function isTopic({ from, to, garment }: Mention, { tokens }: Sentence): boolean {
  const opens = tokens.slice(0, from).every(({ text }) => openings.has(text));
  return garment !== undefined && opens && tokens[to]?.before !== "space";
}
const openings = new Set("and ok okay so now then also but first second third".split(" "));

const ofQuestions = new Set(
  "is are was does do did will would can could should has have".split(" "),
);

const theSame = guarded(/^(?:the |that |this )?(?:very )?same (?:one|thing|piece|item|garment)$/);

function takenLast({ touched: [last] = [], catalogue }: ShopScene): Piece | undefined {
  return last && indexOf(catalogue).byId.get(last.id);
}

/** Products named or described; no pronouns. */
export function piecesNamed(sentence: Sentence, shop: ShopScene): readonly Piece[] {
  const meant = (mentions: readonly Mention[]) =>
    mentions.flatMap((mention) => {
      const found = pieceMeant(mention, shop, sentence);
      return found?.type === "one" ? [found.piece] : [];
    });
  const { mentions } = sentence;
  const pointed = meant(mentions.filter(({ definite, denied }) => definite && !denied));
  if (pointed.length > 0) return pointed;
  // The only one: "And one sweater for her brother".
  return meant(mentions.filter(({ garment, denied }) => garment !== undefined && !denied));
}

/** "Your dearest kurta", of those in view. */
function extremeIn(sentence: Sentence, shop: ShopScene): MeantPiece | undefined {
  const { text, tokens, mentions } = sentence;
  const found = superlative.exec(text);
  if (!found) return undefined;
  const end = found.index + found[0].length;
  const after = tokens.findIndex(({ start }) => start >= end);
  const next = mentions.find(({ from }) => after >= 0 && from >= after && from <= after + 2);
  const mention = next ?? mentions.find(({ garment }) => garment !== undefined);
  const from = next ? tokens[after]?.start : undefined;
  const thing =
    mention &&
    sentence.text.slice(from ?? tokens[mention.from]?.start ?? 0, tokens[mention.to - 1]?.end);
  const pool =
    thing !== undefined && mention?.garment !== undefined ? described(thing, shop) : inView(shop);
  const piece = extreme(pool, found.groups?.down === undefined ? -1 : 1);
  if (!piece && mention?.garment !== undefined) return { mention, found: { type: "none" } };
  return piece && { ...(mention && { mention }), found: { type: "one", piece } };
}

const superlative = guarded(
  /\b(?:(?<down>cheapest|least expensive|lowest priced?|least costly|most affordable)|dearest|most expensive|costliest|priciest|highest priced?|most costly)\b/,
);

function without(found: Reference | undefined, denied: readonly Piece[]): Reference | undefined {
  if (found?.type !== "several" || denied.length === 0) return found;
  const pieces = found.pieces.filter((piece) => !denied.includes(piece));
  const [only, another] = pieces;
  return only && !another ? { type: "one", piece: only } : { type: "several", pieces };
}

export function pieceMeant(
  mention: Mention,
  shop: ShopScene,
  sentence?: Sentence,
  denied: readonly Piece[] = [],
): Reference | undefined {
  const text = mention.text
    .replace(/^(?:both|all|each|every|either)(?: of)?(?: the| these| those)? /, "the ")
    .replace(mention.count === undefined ? /^$/ : counted, "$1 ")
    .replace(/\b(?:same )+/g, "")
    .replace(mention.definite ? inThePage : /^$/, "")
    .replace(/\b(?:thing|garment|article|item)\b/, "one");
  if (theSame.test(mention.text)) return one(currentPiece(shop) ?? takenLast(shop));
  if (/^(?:the |that |this )?other(?: one| piece)?$/.test(text))
    return one(otherPiece(shop, denied));
  const earlier = sentence && spokenBefore(text, mention, sentence, shop);
  if (earlier) return one(earlier);
  const ends = firstOnes.exec(text)?.groups;
  if (ends && mention.count !== undefined) {
    const seen = inView(shop);
    const fromEnd = /last|bottom/.test(ends.end ?? "");
    const pieces = fromEnd ? seen.slice(-mention.count) : seen.slice(0, mention.count);
    return pieces.length > 0 ? { type: "several", pieces } : { type: "none" };
  }
  const places = twoPlaces(text, shop);
  if (places) return places;
  const step = stepIn(text);
  if (step !== undefined) return one(pieceBeside(shop, step));
  const priced = sentence && pricedAt(mention, sentence, shop);
  if (priced) return priced;
  const opened = openPiece(shop);
  const whole = referNearly(text, shop);
  const head = whole.type === "none" && asksSo.test(sentence?.text ?? "") ? beforeWith(text) : text;
  const found = head === text ? whole : refer(head, shop);
  // On its page "this skirt" is the open piece.
  if (
    opened &&
    /^(?:this|these)\b/.test(text) &&
    !(found.type === "one" && isOther(mention, opened, found.piece)) &&
    (found.type !== "one" || !isNamed(text, found.piece))
  )
    return { type: "one", piece: opened };
  if (found.type !== "none" || mention.definite) return found;
  return found.near ? found : undefined;
}

const asksSo = /^(?:(?:and|so|but|ok) )*(?:is|are|does|do|has|have|isn't|doesn't)\b/;
/** "Is the blouse with buttons": the blouse. */
const beforeWith = (text: string): string => text.replace(/ with(?:out)? .*$/, "");

/** "The first and second shirts". */
function twoPlaces(text: string, shop: ShopScene): Reference | undefined {
  const { first, second } = placePair.exec(text)?.groups ?? {};
  const found = second === undefined ? null : findOrdinal(second);
  if (first === undefined || !found || !isOrdinal(first)) return undefined;
  const kind = found.rest.replace(plural, "");
  const pieces = [`the ${first} ${kind}`, `the ${second?.replace(plural, "")}`].flatMap((each) => {
    const meant = refer(each.trim(), shop);
    return meant.type === "one" ? [meant.piece] : [];
  });
  return pieces.length === 2 ? { type: "several", pieces } : undefined;
}
const placePair = /^(?:the |those |these )?(?<first>\w+) (?:and|or|&) (?:the )?(?<second>.+)$/;
const plural = /s$/;

/** "This shirt", on a jacket's page. */
function isOther({ garment }: Mention, opened: Piece, found: Piece): boolean {
  const fits = garment === undefined || looksOf(opened).garments.has(garment);
  return !fits && opened.subCategory !== found.subCategory;
}

/** "The first of those two", "the first one I asked": in speaking order. */
function spokenBefore(
  text: string,
  { to }: Mention,
  { text: said, tokens }: Sentence,
  shop: ShopScene,
): Piece | undefined {
  const place = /^(?:the |that )?(?<nth>first|second|last)(?: one)?\b/.exec(text)?.groups?.nth;
  if (place === undefined) return undefined;
  const at = place === "first" ? 0 : place === "second" ? 1 : -1;
  const after = said.slice(tokens[to - 1]?.end ?? said.length);
  if (/^ of (?:those|them|these)\b/.test(after)) return piecesTogether(shop, 2).at(at);
  if (!/^ (?:that )?(?:i|we) (?:asked|saw|looked)\b/.test(after)) return undefined;
  const singles = groupsSpokenOf(shop).toReversed().flat();
  return [...new Set(singles)].at(at);
}

/** "The first two", "the last three pieces". */
const firstOnes = guarded(
  new RegExp(
    `^(?:the |those |these )?(?<end>first|last|top|bottom) ${countForm}(?: (?:ones|pieces|products|items|things))?$`,
  ),
);

function one(piece: Piece | undefined): Reference {
  return piece ? { type: "one", piece } : { type: "none" };
}

/** "The next one", "the previous". */
function stepIn(text: string): 1 | -1 | undefined {
  const found =
    /^(?:the |that )?(?<step>next|following|previous|earlier)(?: (?:one|piece|item))?$/.exec(text);
  if (!found) return undefined;
  return /next|following/.test(found.groups?.step ?? "") ? 1 : -1;
}

/** "The one for 1399", of those in view. */
function pricedAt(mention: Mention, sentence: Sentence, shop: ShopScene): Reference | undefined {
  if (mention.garment !== undefined) return undefined;
  const span = sentence.prices.find(({ from }) => from === mention.to || from === mention.to + 1);
  if (!span) return undefined;
  const price = readNumber(
    sentence.text.slice(
      sentence.tokens[span.from]?.start ?? 0,
      sentence.tokens[span.to - 1]?.end ?? sentence.text.length,
    ),
  );
  const pieces = inView(shop).filter((piece) => piece.price === price);
  const [piece] = pieces;
  if (!piece) return undefined;
  return pieces.length === 1 ? { type: "one", piece } : { type: "several", pieces };
}

function isNamed(text: string, piece: Piece): boolean {
  const own = new Set(wordsOf(piece).map(({ word }) => word));
  return nameWords(text).filter(({ word }) => own.has(word)).length >= 2;
}

/** "These two", "both", "all three", "the first two": groups. */
export function groupIn(sentence: Sentence, shop: ShopScene): readonly Piece[] {
  const { text } = sentence;
  const seen = inView(shop);
  const several = together.exec(text)?.groups;
  if (!several) return [];
  const said = several.count ?? several.many ?? several.of;
  const count = said === undefined ? undefined : (readCount(said) ?? undefined);
  if (several.end !== undefined) {
    const many = count ?? 2;
    return /last|bottom/.test(several.end) ? seen.slice(-many) : seen.slice(0, many);
  }
  if (/\bboth\b|\beach other\b/.test(text)) return piecesTogether(shop, 2);
  if (count !== undefined) return piecesTogether(shop, count);
  const latest = groupsSpokenOf(shop).find(({ length }) => length > 1);
  if (latest && latest.length <= mostSpoken) return latest;
  const pair = piecesTogether(shop, 2);
  return pair.length > 0 ? pair : seen.length <= mostTogether ? seen : [];
}

/** "Those", spoken of. */
const mostSpoken = 4;

/** More aren't "these". */
const mostTogether = 12;
const few = "two|three|four|2|3|4";
const together = new RegExp(
  `\\b(?<end>first|last|top|bottom) (?<count>${few})\\b|\\b(?:both|them|these|those|each other|each one|each of (?:the two|them|these|those)|they each|do(?:es)? each|is each)\\b(?: (?<many>${few})\\b)?|\\b(?:the|all|of these|of them) (?<of>${few})\\b(?! (?!(?:is|was|has|does)\\b)\\w+s\\b)`,
);

/** The mentioned product, or the current. */
export function onePiece(sentence: Sentence, shop: ShopScene): Piece | undefined {
  const meant = meantIn(sentence, shop);
  const ones = meant.flatMap(({ found }) => (found.type === "one" ? [found.piece] : []));
  if (ones[0]) return ones[0];
  return sentence.mentions.some(({ definite }) => definite) ? undefined : currentPiece(shop);
}
