/**
 * One reading of a sentence: its words, and the entities in them, each found once for all commands.
 * A mention is a run of words that can mean a piece ("the second blue one", "linen shirts"); sizes,
 * prices and numbers are entities of their own. `shape` is the sentence with entities in place of
 * their words: "how much is the blue shirt" has the shape "how much is the <thing>".
 */
import { ageAt } from "../../../language/audience.ts";
import { readCount } from "../../../language/counts.ts";
import { termAt } from "../../../language/lexicon.ts";
import { priceAt } from "../../../language/money.ts";
import { numberAt } from "../../../language/numbers.ts";
import { findOrdinal } from "../../../language/ordinals.ts";
import { remembered } from "../../../language/remembered.ts";
import { letterAt, numberedSizeAt } from "../../../language/sizes.ts";
import { singular, type Token, tokenise } from "../../../language/tokens.ts";

interface Span {
  /** The first token, and the token after the last. */
  readonly from: number;
  readonly to: number;
}

export interface Mention extends Span {
  /** As said, without the words before it that belong to the sentence: "the second blue one". */
  readonly text: string;
  /** "the", "that" and an ordinal point at a piece on show; "a", "any" and a bare plural don't. */
  readonly definite: boolean;
  readonly plural: boolean;
  /** A kind of garment that was named. */
  readonly garment?: string;
  /** How many are meant: "two of the shirts", "both". */
  readonly count?: number;
}

export interface SizeEntity extends Span {
  readonly value: string;
}

export interface Sentence {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly mentions: readonly Mention[];
  readonly sizes: readonly SizeEntity[];
  /** Sizes that are not wanted: "not large". */
  readonly denied: readonly SizeEntity[];
  readonly numbers: readonly (Span & { readonly value: number })[];
  readonly prices: readonly Span[];
  /** Words and entities in their order, for the ranker. */
  readonly shape: readonly string[];
}

const heads = new Set(
  "one ones piece pieces item items thing things product products garment garments outfit outfits clothes".split(
    " ",
  ),
);
const pointing = new Set("the this that these those".split(" "));
const ownership = new Set("my your".split(" "));
const open = new Set("a an some any another each every all both either".split(" "));
const inside = new Set(
  "and coloured colored color colour looking very really nice pretty lovely little same other".split(
    " ",
  ),
);
/** After these "one" counts: "one pair", "one more". */
const counted = new Set("pair pairs piece pieces more each of only extra".split(" "));
const denying = new Set("not no isn't never".split(" "));
const ordinals = new Set(
  "first second third fourth fifth sixth seventh eighth ninth tenth last middle next previous other".split(
    " ",
  ),
);
const elsewhere = new Set("electronics books groceries home-goods toys perfume".split(" "));
const trimmings = new Set(["colour", "pattern", "detail", "sleeve"]);
const describing = new Set(["garment", "colour", "material", "pattern", "fit", "sleeve", "detail"]);
/** Words of the tables that more often mean something else in talk about a shop. */
const everyday = new Set(
  "light long short dark bright soft heavy royal sky plain print prints loose fit one bag belt table ring suit suits suited cover book tie watch phone mobile number heel cap plus little day easy snow work at home good post turn mobile charger camera tablet lower upper".split(
    " ",
  ),
);

/** Reads a sentence in small letters. `isName` tells whether a word is part of a product's name. */
export function readSentence(text: string, isName: (word: string) => boolean): Sentence {
  const tokens = tokenise(text);
  const mentions: Mention[] = [];
  const sizes: SizeEntity[] = [];
  const denied: SizeEntity[] = [];
  const numbers: (Span & { value: number })[] = [];
  const prices: Span[] = [];
  const shape: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    const price = priceAt(tokens, at);
    // "Of the fifty first one": a place.
    const placed = price !== null && ordinals.has(tokens[price.to]?.text ?? "");
    if (price !== null && !placed && !isCount(tokens, at, price.to)) {
      prices.push({ from: at, to: price.to });
      const said = tokens.slice(at, price.to).map((each) => each.text);
      // "Cheaper" and "expensive" tell acts apart, amounts don't.
      if (said.some((_, offset) => numberAt(tokens, at + offset) !== null)) shape.push("<price>");
      else shape.push(...said);
      at = price.to;
      continue;
    }
    const dozen = dozenAt(tokens, at);
    if (dozen) {
      numbers.push(dozen);
      shape.push("<num>");
      at = dozen.to;
      continue;
    }
    const mention = mentionAt(text, tokens, at, isName);
    if (mention) {
      mentions.push(mention);
      for (let inside = mention.from; inside < mention.to; inside += 1) {
        const own = sizeAt(text, tokens, inside);
        if (own && own.to <= mention.to) sizes.push(own);
        if (own) inside = own.to - 1;
      }
      const det = token.text;
      if (pointing.has(det) || open.has(det) || ownership.has(det)) shape.push(det);
      if (ordinalIn(mention.text)) shape.push("<nth>");
      shape.push(
        mention.garment === undefined
          ? mention.plural
            ? "<ones>"
            : "<one>"
          : mention.plural
            ? "<things>"
            : "<thing>",
      );
      at = mention.to;
      continue;
    }
    const size = sizeAt(text, tokens, at);
    if (size) {
      // "Not large": denied, so that nothing is done in it.
      const meant = token.before !== "space" || !denying.has(tokens[at - 1]?.text ?? "");
      (meant ? sizes : denied).push(size);
      shape.push("<size>");
      at = size.to;
      continue;
    }
    const age = ageAt(tokens, at);
    if (age !== null) {
      shape.push("<age>");
      at = age.to;
      continue;
    }
    const number = numberAt(tokens, at);
    const next = tokens[at + 1]?.text ?? "";
    if (
      number !== null &&
      (token.text !== "one" ||
        number.to > at + 1 ||
        counted.has(next) ||
        sizeAt(text, tokens, at + 1) ||
        mentionAt(text, tokens, at + 1, isName))
    ) {
      numbers.push({ from: at, to: number.to, value: number.value });
      shape.push(number.value < 100 ? "<num>" : number.value < 100_000 ? "<price>" : "<digits>");
      at = number.to;
      continue;
    }
    const term = everyday.has(token.text) ? null : describedAt(tokens, at);
    if (
      term &&
      (term.term.field === "audience" ||
        term.term.field === "occasion" ||
        term.term.field === "season")
    ) {
      shape.push(`<${term.term.field}>`);
      at = term.to;
      continue;
    }
    if (token.before !== "space") shape.push(",");
    if (term && describing.has(term.term.field) && !everyday.has(token.text)) {
      shape.push(`<${term.term.field}>`);
      at = term.to;
      continue;
    }
    shape.push(token.text);
    at += 1;
  }
  return { text, tokens, mentions, sizes, denied, numbers, prices, shape };
}

/** "A dozen", "half a dozen". */
function dozenAt(tokens: readonly Token[], at: number): (Span & { value: number }) | undefined {
  for (let to = Math.min(at + 3, tokens.length); to > at; to -= 1) {
    if (tokens[to - 1]?.text !== "dozen") continue;
    const value = readCount(
      tokens
        .slice(at, to)
        .map(({ text }) => text)
        .join(" "),
    );
    if (value !== null) return { from: at, to, value };
  }
  return undefined;
}

/** "2 of them": a number that counts is no price. */
function isCount(tokens: readonly Token[], at: number, to: number): boolean {
  return to === at + 1 && /^\d{1,2}$/.test(tokens[at]?.text ?? "");
}

function sizeAt(text: string, tokens: readonly Token[], at: number): SizeEntity | undefined {
  const numbered = numberedSizeAt(tokens, at);
  if (numbered) return { from: at, ...numbered };
  const term = termAt(tokens, at, { slips: false });
  const after = term && termAt(tokens, term.to);
  if (after?.term.field === "audience" && tokens[term?.to ?? 0]?.before === "space")
    return undefined;
  if (term?.term.field === "size") return { from: at, to: term.to, value: term.term.value };
  const letter = letterAt(tokens, at, text);
  if (letter) return { from: at, ...letter };
  const alone = tokens[at]?.text ?? "";
  const spelled = [tokens[at - 1], tokens[at + 1]].some(
    (each) => each?.text.length === 1 && each.text !== "a",
  );
  const letters = { s: "S", m: "M", l: "L" }[alone];
  if (letters !== undefined && !spelled) return { from: at, to: at + 1, value: letters };
  const word = singular(alone);
  const named = { small: "S", medium: "M", large: "L", xl: "XL", xxl: "XXL" }[word];
  return named === undefined ? undefined : { from: at, to: at + 1, value: named };
}

function ordinalIn(text: string): boolean {
  return findOrdinal(text) !== null || /\b(?:middle|next|previous|other|left|right)\b/.test(text);
}

/**
 * The mention that begins at a token: a determiner, then any of ordinals, looks, cloths, kinds and
 * words of names, and a head. Looks alone are one only after a pointing word ("the red").
 */
function mentionAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  isName: (word: string) => boolean,
): Mention | undefined {
  const first = tokens[at]?.text ?? "";
  const led = pointing.has(first) || open.has(first) || ownership.has(first);
  let next = led ? at + 1 : at;
  let garment: string | undefined;
  let head: string | undefined;
  let looks = 0;
  let names = 0;
  let nth = false;
  let end = next;
  let count: number | undefined;
  while (next < tokens.length) {
    const token = tokens[next];
    if (!token || (next > at && token.before !== "space")) break;
    const word = token.text;
    const place = placeAt(text, tokens, next);
    if (ordinals.has(word) || place > 0) {
      if (word === "other" && !led) break;
      if (!led && next > at) break;
      nth = true;
      next += Math.max(1, place);
      end = next;
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
      head = word;
      next += 1;
      end = next;
      break;
    }
    const term = describedAt(tokens, next);
    if (
      term &&
      describing.has(term.term.field) &&
      !(everyday.has(word) && term.to === next + 1 && !led)
    ) {
      if (garment !== undefined && term.term.field !== "garment") break;
      if (term.term.field === "garment") {
        garment = term.term.value;
        head = tokens[term.to - 1]?.text;
      } else looks += 1;
      next = term.to;
      end = next;
      continue;
    }
    if (
      term?.term.field === "audience" &&
      (led || looks > 0) &&
      tokens[term.to]?.before === "space"
    ) {
      next = term.to;
      continue;
    }
    if (term?.term.field === "size" && led && tokens[term.to]?.before === "space") {
      next = term.to;
      continue;
    }
    if (isName(singular(word)) && !everyday.has(word)) {
      names += 1;
      next += 1;
      end = next;
      continue;
    }
    if (inside.has(word) && next > at && (led || looks + names > 0)) {
      next += 1;
      continue;
    }
    break;
  }
  if (end <= at + (led ? 1 : 0) && head === undefined) return undefined;
  end = withTrimming(tokens, end);
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
  const start = tokens[at]?.start ?? 0;
  const stop = tokens[end - 1]?.end ?? text.length;
  const last = head ?? tokens[end - 1]?.text ?? "";
  const plural =
    count !== undefined ||
    /^(?:these|those|both|all|some|any)$/.test(first) ||
    (singular(last) !== last &&
      !/^(?:jeans|trousers|pants|shorts|leggings|joggers|chinos|cargos|culottes|dungarees|tights|this)$/.test(
        last,
      ));
  return {
    from: at,
    to: end,
    text: text.slice(start, stop),
    definite: pointed || (names >= 2 && !open.has(first)),
    plural,
    ...(garment !== undefined && { garment }),
    ...(count !== undefined && { count }),
  };
}

/** After these a number is a place. */
const placing =
  /^(?:number|option|item|no|\d{1,2}|\w+(?:st|nd|rd|th)|last|aakhri|pehl[ai]|d(?:oo|u)sr[ai]|t(?:ee|i)sr[ai]|chautha|paanchva|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/;

/** How many tokens name a place in a list: "the last but one", "number twelve", "third from the end". */
function placeAt(text: string, tokens: readonly Token[], at: number): number {
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

/** "The one with stripes", "the shirt with the pockets": looks that are said after it. */
function withTrimming(tokens: readonly Token[], end: number): number {
  if (tokens[end]?.text !== "with" || tokens[end]?.before !== "space") return end;
  const at = /^(?:a|an|the)$/.test(tokens[end + 1]?.text ?? "") ? end + 2 : end + 1;
  let to = at;
  for (let found = describedAt(tokens, to); found; found = describedAt(tokens, to)) {
    if (!trimmings.has(found.term.field)) break;
    to = found.to;
  }
  return to > at ? to : end;
}

/** A word of the tables; phones and pillows are goods of other shops, and no mention. */
function describedAt(tokens: readonly Token[], at: number): ReturnType<typeof termAt> {
  const found = termAt(tokens, at);
  return found && elsewhere.has(found.term.value) ? null : found;
}

/** The same without a catalogue: no word is of a name. */
export const readPlainSentence: (text: string) => Sentence = remembered((text) =>
  readSentence(text, () => false),
);
