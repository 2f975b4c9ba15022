/**
 * Phrases that can mean a product: "the second blue one", "linen shirts", "the one next to the
 * kurta", "second row, last".
 */

import { numberAt } from "../../../language/readers/numbers.ts";
import { findOrdinal } from "../../../language/readers/ordinals.ts";
import { wearerIn } from "../../../language/readers/wearers.ts";
import { guarded } from "../../../language/text/guarded.ts";
import { singular, type Token } from "../../../language/text/tokens.ts";
import { termAt } from "../../../language/words/lexicon.ts";
import { relationEnd, spotEnd } from "./spots.ts";

export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Mention extends Span {
  /** Without surrounding words: "the second blue one". */
  readonly text: string;
  /** "the", "that" and places point at visible products; "a", "any" and bare plurals don't. */
  readonly definite: boolean;
  readonly plural: boolean;
  readonly garment?: string;
  readonly count?: number;
  /** "Not the shirt". */
  readonly denied?: true;
  /** By unknown words: "the puffy thing". */
  readonly guessed?: true;
}

/** A sentence, and words of names. */
interface Words {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly isName: (word: string) => boolean;
  /** May have places on screen. */
  readonly placed: boolean;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

export const pointing = set("the this that these those");
export const ownership = set("my your");
export const open = set("a an some any another each every all both either");
const heads = set(
  "one ones piece pieces item items thing things product products garment garments outfit outfits clothes",
);
/** "Medium one piece". */
const counting = set("piece pieces pc pcs pair nos");
const inside = set(
  "and coloured colored color colour looking very really nice pretty lovely little same other",
);
export const ordinals = set(
  "first second third fourth fifth sixth seventh eighth ninth tenth last middle next previous other",
);
const elsewhere = set("electronics books groceries home-goods toys perfume");
export const describing = set("garment colour material pattern fit sleeve detail");
const seen = set("colour material pattern");
/** Table words with mostly another meaning here. */
export const everyday = set(
  "light long short dark bright soft heavy royal sky plain print prints loose fit one bag belt table ring suit suits suited cover book tie watch phone mobile number heel cap plus little day easy snow work at home good post turn mobile charger camera tablet set lower upper fair",
);
const parts = set(
  "sleeve collar neck neckline pocket waist waistband border hem cuff button zip lining print pattern stitching embroidery hood placket flower tier stripe band pleat",
);
/** Like a description: "puffy", "padded", "reddish". */
const likeLooks = /^\p{L}{2,}(?:y|ed|ish|en)$/u;
const noLooks = set(
  "twenty thirty forty fifty sixty seventy eighty ninety quantity qty only any every many very really actually usually finally already probably exactly mainly early daily tasty happy sorry ready easy boy toy day way buy pay stay say play delivery seven eleven ten strike kill open then when often even women men been seen taken given chicken kitchen needed wanted used called asked liked ordered added opened supposed mentioned",
);
/** Ends a "with" phrase. */
const ending = set(
  "please pls can could may might i you we he she they it is are was do does did let open show see what which how who why where because so but or if then in for to my me this that na ji today tomorrow on",
);
/** Before a wearer: "for small girls". */
const ofWearers = set("the a little small young tiny older our your");
const negations = guarded(
  /\b(?:not|except|without|minus|no need (?:of|for)|manage without|live without|(?:instead|rather|other) (?:of|than)|apart from|besides) $/,
);
/** "I won't wear kurta to work". */
const refusals = guarded(
  /\b(?:won't|will not|wouldn't|would not|can't|cannot|never|don't|do not|doesn't|does not) (?:ever |even )?wear(?:ing)? (?:an? |any )?$/,
);
const mostInWith = 6;

export function mentionAt(words: Words, at: number): Mention | undefined {
  if (isWearer(words, at)) return undefined;
  const core = spotAt(words, at) ?? coreAt(words, at) ?? barelyAt(words, at);
  if (!core) return undefined;
  const { text, tokens } = words;
  const to = afterwards(words, core);
  const start = tokens[at]?.start ?? 0;
  const before = text.slice(0, start);
  const points = pointing.has(tokens[at]?.text ?? "");
  const placed = to > core.to && core.head !== undefined && core.garment === undefined;
  const { from: _from, to: _to, head: _head, ...rest } = core;
  return {
    ...rest,
    from: at,
    to,
    text: text
      .slice(start, tokens[to - 1]?.end ?? text.length)
      .replace(isSaidOf.test(tokens[to]?.text ?? "") ? ofOne : "", ""),
    definite: core.definite || (placed && !open.has(tokens[at]?.text ?? "")),
    ...(((points && negations.test(before)) || refusals.test(before)) && { denied: true }),
  };
}

const ofOne = /(?<= one)['’]s$/;
const isSaidOf = /^(?:for|in|an?|the|not|only|too|made|more|also|on)$/;
const wearers = guarded(
  /^the (?:little|small|tiny|young|younger|elder|older|big|bigger) ones?(?![\w'])/,
);

/** "S for the little one": a person. */
function isWearer({ text, tokens }: Words, at: number): boolean {
  return tokens[at - 1]?.text === "for" && wearers.test(text.slice(tokens[at]?.start ?? 0));
}

interface Core extends Span {
  readonly definite: boolean;
  readonly plural: boolean;
  readonly garment?: string;
  readonly count?: number;
  readonly guessed?: true;
  readonly head: string | undefined;
}

/** "Second row", "top left": a place without a noun. */
function spotAt(words: Words, at: number): Core | undefined {
  let to = spotAfter(words, at, "firm");
  if (to <= at) return undefined;
  const next = words.tokens[to];
  if (next && next.before !== "stop") {
    const core = coreAt(words, to);
    const nth = ordinals.has(next.text) || placeAt(words, to) > 0;
    if (core && (core.definite || nth)) to = core.to;
  }
  return { from: at, to, definite: true, plural: false, head: "one" };
}

/** "One next to the kurta": no determiner, but a place. */
function barelyAt(words: Words, at: number): Core | undefined {
  const { text, tokens, placed } = words;
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!placed || !token || next?.before !== "space") return undefined;
  if (!/^(?:one|something|what|whatever)$/.test(token.text)) return undefined;
  const kind = token.text === "one" ? "any" : "firm";
  const follows = besideEnd(words, at + 1) > 0 || spotEnd(text, next.start, kind) > 0;
  return follows ? { from: at, to: at + 1, definite: true, plural: false, head: "one" } : undefined;
}

/**
 * A determiner, then ordinals, looks, cloths, kinds and name words, and a head. Looks alone need a
 * pointer ("the red").
 */
function coreAt(words: Words, at: number): Core | undefined {
  const { tokens, isName } = words;
  const first = tokens[at]?.text ?? "";
  const led = pointing.has(first) || open.has(first) || ownership.has(first);
  let next = led ? at + 1 : at;
  let garment: string | undefined;
  let head: string | undefined;
  let looks = 0;
  let names = 0;
  let guessed = 0;
  let nth = false;
  let end = next;
  let count: number | undefined;
  while (next < tokens.length) {
    const token = tokens[next];
    if (!token || (next > at && token.before !== "space")) break;
    const word = token.text;
    const spot = led ? spotAfter(words, next, "before") : 0;
    if (spot > next) {
      nth = true;
      next = spot;
      continue;
    }
    const place = placeAt(words, next);
    if (ordinals.has(word) || place > 0) {
      if ((word === "other" && !led) || isBeside(words, next) || isNoPlace(words, at, next)) break;
      if (!led && next > at) break;
      nth = true;
      next += Math.max(1, place);
      end = next;
      const many = numberAt(tokens, next);
      const ends = /^(?:first|last|top|bottom)$/.test(word);
      const made = many?.to === tokens.length && /^(?:make|set)$/.test(tokens[at - 1]?.text ?? "");
      const so = ends && !made && tokens[next]?.before === "space";
      if (so && many && many.value > 1 && many.value < 10) {
        count = many.value;
        next = many.to;
        end = next;
      }
      continue;
    }
    if (word === "very" && led && placeAt(words, next + 1) > 0) {
      next += 1;
      continue;
    }
    if (led && next === at + 1 && pointing.has(first)) {
      const many = numberAt(tokens, next);
      if (many && many.value < 10 && many.to === next + 1 && word !== "one") {
        count = many.value;
        next = many.to;
        end = next;
        continue;
      }
    }
    if (heads.has(word)) {
      if (next === at && word !== "ones") break;
      if (word === "one" && !pointing.has(first) && counting.has(tokens[next + 1]?.text ?? ""))
        break;
      // "The shirt and one jeans", "for my son and one in L": another product.
      if (tokens[next - 1]?.text === "and" && (garment !== undefined || looks === 0)) break;
      head = word;
      next += 1;
      end = next;
      break;
    }
    // "How much on top": no garment.
    if (!led && next === at && word === "top" && tokens[at - 1]?.text === "on") break;
    const term = describedAt(tokens, next);
    if (
      term &&
      describing.has(term.term.field) &&
      !(everyday.has(word) && term.to === next + 1 && !(led && word !== "set"))
    ) {
      if (garment !== undefined && term.term.field !== "garment") break;
      if (term.term.field === "garment") {
        garment = term.term.value;
        head = tokens[term.to - 1]?.text;
      } else if (seen.has(term.term.field)) looks += 1;
      next = term.to;
      end = next;
      continue;
    }
    if (
      term?.term.field === "audience" &&
      (led || looks > 0 || isOfGarment(words, term.to)) &&
      tokens[term.to]?.before === "space"
    ) {
      next = term.to;
      continue;
    }
    // "Blue print kurta", "women's black office trousers".
    const isAmid = garment === undefined && next > at && !led;
    if (isAmid && isOfGarment(words, next)) {
      next = term?.to ?? next + 1;
      continue;
    }
    if (term?.term.field === "size" && led && tokens[term.to]?.before === "space") {
      next = term.to;
      continue;
    }
    // "Pack of 3", of a name, is no "tees 3".
    if (isName(singular(word)) && !everyday.has(word) && !numberAt(tokens, next)) {
      names += 1;
      next += 1;
      end = next;
      continue;
    }
    if (inside.has(word) && next > at && (led || looks + names > 0)) {
      next += 1;
      continue;
    }
    // "That puffy thing": unknown looks.
    const guess =
      pointing.has(first) && garment === undefined ? guessEnd(words, next, looks > 0) : 0;
    if (guess > next) {
      guessed += 1;
      next = guess;
      continue;
    }
    break;
  }
  if (end <= at + (led ? 1 : 0) && head === undefined) return undefined;
  const pointed = pointing.has(first) || nth;
  const enough =
    garment !== undefined ||
    names >= 2 ||
    (head !== undefined && (led || looks + names > 0 || nth)) ||
    (pointed && (looks > 0 || names > 0)) ||
    (led && looks > 0) ||
    (nth && end > at) ||
    (looks > 0 && names > 0);
  if (!enough) return undefined;
  const bare = garment === undefined && head === undefined && !nth;
  if (bare && (isPart(words, led ? at + 1 : at, end) || (led && isAsked(words, at))))
    return undefined;
  const last = head ?? tokens[end - 1]?.text ?? "";
  return {
    from: at,
    to: end,
    definite: pointed || (names >= 2 && !open.has(first)),
    plural: count !== undefined || manyIn(first, last),
    head: head ?? (nth ? "one" : undefined),
    ...(garment !== undefined && { garment }),
    ...(count !== undefined && { count }),
    ...(guessed > 0 && { guessed: true }),
  };
}

const mostBefore = 3;

/** Looks, cloths and uses up to a garment. */
function isOfGarment({ tokens }: Words, at: number): boolean {
  let next = at;
  for (let count = 0; count <= mostBefore; count += 1) {
    if (tokens[next]?.before !== "space") return false;
    const term = describedAt(tokens, next);
    if (term?.term.field === "garment") return !everyday.has(tokens[next]?.text ?? "");
    if (!term || !leading.has(term.term.field)) return false;
    next = term.to;
  }
  return false;
}
const leading: ReadonlySet<string> = new Set([...describing, "occasion"]);

/** "The sleeves", even if a product is named by its sleeves. */
function isPart({ tokens }: Words, from: number, to: number): boolean {
  return tokens.slice(from, to).every(({ text }) => parts.has(singular(text)));
}

/** "Is that linen?": of that, whether it is linen. */
function isAsked({ tokens }: Words, at: number): boolean {
  return (
    /^(?:this|that|these|those|both|all|either)$/.test(tokens[at]?.text ?? "") &&
    /^(?:is|are|isn't|aren't|was|were)$/.test(tokens[at - 1]?.text ?? "")
  );
}

const noPlaces =
  /^(?:second thoughts?|(?:first|second|last|next) (?:minute|moment|times?|night|week|weekend|month|year|evening|birthday|anniversary|floor|cross|main))\b/;
const firstly =
  /^first(?:,? (?:please )?(?:drop|remove|take|add|put|show|change|make|tell|let|give|check|cancel|swap|i|we|can|could|you|what|how|is|are|do|does)\b)/;

/** "On second thoughts", "at the last minute". */
function isNoPlace({ text, tokens }: Words, from: number, at: number): boolean {
  const after = tokens[at + 1];
  const rest = text.slice(tokens[at]?.start ?? 0);
  if (noPlaces.test(rest) || (at === from && firstly.test(rest))) return true;
  const whom = tokens[at - 1]?.text ?? "";
  const owned =
    (ownership.has(tokens[from]?.text ?? "") && at > from + 1) || wearerIn(whom) !== undefined;
  return owned && tokens[at]?.text === "first" && after?.before !== "space";
}

/** "Next to", no place in a row. */
function isBeside({ tokens }: Words, at: number): boolean {
  const after = tokens[at + 2]?.text;
  return tokens[at]?.text === "next" && tokens[at + 1]?.text === "to" && after !== "each";
}

const pairs = guarded(
  /^(?:jeans|trousers|pants|shorts|leggings|joggers|chinos|cargos|culottes|dungarees|tights|this)$/,
);

function manyIn(first: string, last: string): boolean {
  return (
    /^(?:these|those|both|all|some|any)$/.test(first) ||
    (singular(last) !== last && !pairs.test(last))
  );
}

/** The end of one or two descriptive words, or 0. */
function guessEnd({ tokens, isName }: Words, at: number, looks: boolean): number {
  for (let to = at + 1; to <= at + 2; to += 1) {
    const word = tokens[to - 1]?.text ?? "";
    const next = tokens[to];
    if (noLooks.has(word) || !next || next.before !== "space") return 0;
    const garment = describedAt(tokens, to)?.term.field === "garment";
    const piece = heads.has(next.text) || garment || isName(singular(next.text));
    if (piece && (likeLooks.test(word) || (garment && looks && /^\p{L}{4,}(?<!est)$/u.test(word))))
      return to;
    if (!likeLooks.test(word)) return 0;
  }
  return 0;
}

/** The end, with all after the noun. */
function afterwards(words: Words, core: Core): number {
  const { tokens } = words;
  let to = core.to;
  if (isVerb(words, to - 1)) return to;
  for (let times = 0; times < 3; times += 1) {
    const next = tokens[to];
    if (!next || next.before === "stop" || core.head === undefined) break;
    const found = Math.max(
      next.before === "space" ? withEnd(words, to) : 0,
      next.before === "space" ? besideEnd(words, to) : 0,
      next.before === "space" ? wearerEnd(words, core.from, to) : 0,
      spotAfter(words, to, next.before === "space" ? "any" : "firm"),
      next.before === "space" ? fillerEnd(words, to) : 0,
    );
    if (found <= to) break;
    to = found;
  }
  return to;
}

/** "The middle one's for women": a fact about it follows. */
function isVerb({ text, tokens }: Words, at: number): boolean {
  const { start = 0, end = 0 } = tokens[at] ?? {};
  return /\bone['’]s$/.test(text.slice(start, end));
}

const comparing = /\b(?:compar\w*|differ\w*|side by side)\b/;

/** "With stripes", "that has pockets". */
function withEnd(words: Words, at: number): number {
  const { tokens } = words;
  const word = tokens[at]?.text ?? "";
  if (word === "in") {
    const det = tokens[at + 1]?.text === "the" ? at + 2 : at + 1;
    const term = describedAt(tokens, det);
    if (term?.term.field !== "colour" && term?.term.field !== "material") return 0;
    return /^colou?r$/.test(tokens[term.to]?.text ?? "") ? term.to + 1 : term.to;
  }
  const has =
    /^(?:that|which)$/.test(word) && /^(?:has|have|got)$/.test(tokens[at + 1]?.text ?? "");
  if (!/^(?:with|having)$/.test(word) && !has) return 0;
  let to = has ? at + 2 : at + 1;
  const start = to;
  if (/^(?:a|an|the|its|his)$/.test(tokens[to]?.text ?? "")) to += 1;
  // "Compare the first one with the last one": another product.
  const other = coreAt(words, start);
  const after = other && tokens[other.to];
  const goesOn = after?.before === "space" && !ending.has(after.text);
  if (other && !goesOn && (other.garment !== undefined || heads.has(other.head ?? ""))) return 0;
  const apart =
    other?.definite && !goesOn && comparing.test(words.text.slice(0, tokens[at]?.start));
  if (apart) return 0;
  const from = to;
  while (to < tokens.length && to < from + mostInWith) {
    const token = tokens[to];
    if (token?.before !== "space" || ending.has(token.text)) break;
    to += 1;
  }
  return to > from ? to : 0;
}

/** "Next to the kurta", "under it". */
function besideEnd(words: Words, at: number): number {
  const { text, tokens, placed } = words;
  const from = placed ? tokenAt(words, relationEnd(text, tokens[at]?.start ?? 0)) : 0;
  if (from <= at) return 0;
  const one = thingEnd(words, from);
  if (!/between $/.test(text.slice(0, tokens[from]?.start ?? 0)) || one <= from) return one;
  return tokens[one]?.text === "and" ? thingEnd(words, one + 1) : 0;
}

function thingEnd(words: Words, at: number): number {
  const { tokens } = words;
  const core = coreAt(words, at) ?? spotAt(words, at);
  if (core && (core.definite || core.garment !== undefined)) return core.to;
  return /^(?:it|this|that|them|these|those)$/.test(tokens[at]?.text ?? "") ? at + 1 : 0;
}

const filler =
  /(?:(?:that |which )?(?:you(?:'ve| have)?(?: got)?|i see) )?(?:(?:over|up|down) )?(?:there|here)\b(?! (?:is|are|any|in)\b)/y;

function fillerEnd(words: Words, at: number): number {
  filler.lastIndex = words.tokens[at]?.start ?? 0;
  return filler.test(words.text) ? tokenAt(words, filler.lastIndex) : 0;
}

/** "For the small girls", "for men". */
function wearerEnd({ tokens }: Words, from: number, at: number): number {
  if (tokens[at]?.text !== "for") return 0;
  let to = at + 1;
  while (ofWearers.has(tokens[to]?.text ?? "")) to += 1;
  const term = termAt(tokens, to);
  // "Is it for men or for women", "is that one for ladies" ask.
  const next = tokens[term?.to ?? 0]?.text;
  if (next === "or" || (being.test(tokens[from - 1]?.text ?? "") && isEnd(next))) return 0;
  return term?.term.field === "audience" ? term.to : 0;
}

const being = /^(?:is|are|isn't|aren't|was|were)$/;
const isEnd = (word: string | undefined) =>
  word === undefined || /^(?:only|too|also|as|then|right|please|really|actually)$/.test(word);

/** 0 for none. */
function spotAfter(words: Words, at: number, kind: Parameters<typeof spotEnd>[2]): number {
  const { text, tokens, placed } = words;
  return placed ? tokenAt(words, spotEnd(text, tokens[at]?.start ?? 0, kind)) : 0;
}

/** The token at or after a position, or 0. */
function tokenAt({ tokens }: Words, end: number): number {
  if (end === 0) return 0;
  const found = tokens.findIndex(({ start }) => start >= end);
  return found < 0 ? tokens.length : found;
}

/** Before place numbers. */
const placing =
  /^(?:number|option|item|no|\d{1,2}|\w+(?:st|nd|rd|th)|last|aakhri|pehl[ai]|d(?:oo|u)sr[ai]|t(?:ee|i)sr[ai]|chautha|paanchva|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/;

/** Number of tokens: "the last but one", "number twelve", "third from the end". */
function placeAt({ text, tokens }: Words, at: number): number {
  if (!placing.test(tokens[at]?.text ?? "")) return 0;
  for (let length = 5; length > 0; length -= 1) {
    const from = tokens[at];
    const to = tokens[at + length - 1];
    if (!from || !to || tokens.slice(at + 1, at + length).some(({ before }) => before !== "space"))
      continue;
    const found = findOrdinal(text.slice(from.start, to.end));
    if (found?.rest === "") return length;
  }
  return 0;
}

/** Phones and pillows are no mention. */
export function describedAt(tokens: readonly Token[], at: number): ReturnType<typeof termAt> {
  const found = termAt(tokens, at);
  return found && elsewhere.has(found.term.value) ? null : found;
}
