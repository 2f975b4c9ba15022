/**
 * Reads a sentence once for all commands: words, mentions, sizes, prices, numbers. `shape` replaces
 * words by entities: "how much is the <thing>".
 */

import { ageAt } from "../../../language/readers/audience.ts";
import { readCount } from "../../../language/readers/counts.ts";
import { priceAt } from "../../../language/readers/money.ts";
import { numberAt } from "../../../language/readers/numbers.ts";
import { findOrdinal } from "../../../language/readers/ordinals.ts";
import { letterAt, numberedSizeAt } from "../../../language/readers/sizes.ts";
import { withoutUncounted } from "../../../language/readers/uncounted.ts";
import { guarded } from "../../../language/text/guarded.ts";
import { remembered } from "../../../language/text/remembered.ts";
import { singular, type Token, tokenise } from "../../../language/text/tokens.ts";
import { termAt } from "../../../language/words/lexicon.ts";
import {
  describedAt,
  describing,
  everyday,
  type Mention,
  mentionAt,
  open,
  ordinals,
  ownership,
  pointing,
  type Span,
} from "./mentions.ts";
import { mayDescribeSpots } from "./spots.ts";

export type { Mention };

export interface SizeEntity extends Span {
  readonly value: string;
}

export interface Sentence {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly mentions: readonly Mention[];
  readonly sizes: readonly SizeEntity[];
  /** "not large". */
  readonly denied: readonly SizeEntity[];
  readonly numbers: readonly (Span & { readonly value: number })[];
  readonly prices: readonly Span[];
  /** For the ranker, in order. */
  readonly shape: readonly string[];
}

const counted = new Set("pair pairs piece pieces more each of only extra".split(" "));
const denying = new Set("not no isn't never".split(" "));
/** Lower case. `isName`: part of a product's name. */
export function readSentence(text: string, isName: (word: string) => boolean): Sentence {
  const tokens = tokenise(text);
  const words = { text, tokens, isName, placed: mayDescribeSpots(text) };
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
    // "Of the fifty first one" is a place.
    const placed = price !== null && ordinals.has(tokens[price.to]?.text ?? "");
    if (price !== null && !placed && !isCount(tokens, at, price.to)) {
      prices.push({ from: at, to: price.to });
      const said = tokens.slice(at, price.to).map((each) => each.text);
      // "Cheaper" distinguishes acts, amounts don't.
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
    const mention = mentionAt(words, at);
    if (mention) {
      mentions.push(mention);
      if (mention.denied && denying.has(shape.at(-1) ?? "")) {
        shape.pop();
        at = mention.to;
        continue;
      }
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
    const size = isPerson(text, tokens, at) ? undefined : sizeAt(text, tokens, at);
    if (size) {
      // "Not large".
      const before = tokens[at - 1];
      const apart = token.before !== "space" || text[before?.end ?? 0] !== " ";
      const meant = apart || !denying.has(before?.text ?? "");
      (meant && !sitsWrong(tokens, size.to) ? sizes : denied).push(size);
      shape.push("<size>");
      at = size.to;
      continue;
    }
    const age = ageAt(tokens, at);
    // "For the kids: 2 S, 1 L" counts.
    const lead = text.slice(tokens[at - 1]?.end ?? 0, token.start);
    const counts = age !== null && lead.includes(":") && sizeAt(text, tokens, age.to);
    if (age !== null && !counts) {
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
        mentionAt(words, at + 1))
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
  return {
    text,
    tokens,
    mentions: meantOf(mentions, tokens),
    sizes,
    denied,
    numbers: withoutUncounted(numbers, { tokens, sizes }),
    prices,
    shape,
  };
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

/** "2 of them" is no price. */
function isCount(tokens: readonly Token[], at: number, to: number): boolean {
  return to === at + 1 && /^\d{1,2}$/.test(tokens[at]?.text ?? "");
}

/** "The sweater for the small one": a child. */
function isPerson(text: string, tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 2]?.text !== "for") return false;
  const words = [at - 2, at - 1, at, at + 1].map((place) => tokens[place]?.text ?? "").join(" ");
  return (
    /^for (?:the|my|our) (?:small|smaller|big|bigger) one$/.test(words) && !exchanging.test(text)
  );
}
const exchanging = /\b(?:swap|change|switch|exchange|replace|instead|trade)\b/;

/** "Too small", "a bit large": a fit, not a requested size. */
const fitting = new Set("small large".split(" "));
const tooMuch = new Set("too bit slightly".split(" "));

function describesFit(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? "";
  return (
    fitting.has(tokens[at]?.text ?? "") &&
    tokens[at]?.before === "space" &&
    (tooMuch.has(before) || (turning.has(before) && !asksFirst.has(tokens[0]?.text ?? "")))
  );
}
/** "It comes small", which is no question about a size. */
const turning = new Set("comes runs run running fits".split(" "));
const asksFirst = new Set("does do is are will can if whether".split(" "));

const sitting = new Set("is was will feels fits seems looks would be it's".split(" "));
const wrong = new Set("small large big tight loose short long baggy".split(" "));

/** "S is too small for me": a size that isn't wanted. */
function sitsWrong(tokens: readonly Token[], at: number): boolean {
  if (!sitting.has(tokens[at]?.text ?? "")) return false;
  const too = tokens.findIndex(({ text }, place) => place > at && text === "too");
  return too > 0 && too < at + 4 && wrong.has(tokens[too + 1]?.text ?? "");
}

/** "One kurta, XXL, beside that shirt": the shirt is only what it goes with. */
function meantOf(all: readonly Mention[], tokens: readonly Token[]): readonly Mention[] {
  const mentions = withLooks(all, tokens);
  return mentions.filter(({ from, garment, text }, at) => {
    const next = mentions[at + 1];
    const pause = next?.from === 1 && tokens[1]?.before !== "space";
    // "Second, a kurta for his father": no place.
    if (from === 0 && pause && next.garment !== undefined && ordinals.has(text)) return false;
    const before = tokens[from - 1]?.text ?? "";
    const first = mentions.slice(0, at).some((each) => each.garment !== undefined);
    return !(first && garment !== undefined && aside.has(before));
  });
}
const aside = new Set(["beside", "besides", "alongside"]);
/** "A small concession", "my small girl". */
const smallThings = new Set(
  "town towns village villages city family families house flat concession discount doubt doubts question favour favor request problem issue matter gift token party mistake print prints flowers part waist chest bust shoulder shoulders hip hips tummy belly arms legs feet hands girl girls boy boys kid kids child children daughter daughters son sons baby babies niece nephew brother sister cousin grandson granddaughter".split(
    " ",
  ),
);

const byLooks = guarded(
  /^(?:the|that) (?!(?:other|same|only|next|previous|middle|cheap\w*|costl\w*|dear\w*|big\w*|small\w*|larg\w*|little|medium|old|new) )(?<looks>\p{L}+(?: \p{L}+){0,2}) ones?$/u,
);
const joining = new Set("and or n nor but not than plus with &".split(" "));
const determiner =
  /^(?:a|an|the|this|that|these|those|one|another|some|any|my|your|his|her) (?=\p{L})/u;

/** "A kurta for me, the sand one": the sand kurta. */
function withLooks(all: readonly Mention[], tokens: readonly Token[]): readonly Mention[] {
  return all.flatMap((mention, at) => {
    const before = all[at - 1];
    if (before && looksIn(before, mention, tokens) !== undefined) return [];
    const next = all[at + 1];
    if (next && isNamedAfter(mention, next, tokens)) return [];
    const looks = next && looksIn(mention, next, tokens);
    if (looks === undefined) return [mention];
    const text = `the ${looks} ${mention.text.replace(determiner, "")}`;
    return [{ ...mention, text, definite: true }];
  });
}

/** "The other one, the blue". */
function isNamedAfter({ text, to }: Mention, next: Mention, tokens: readonly Token[]): boolean {
  const adjacent = next.from === to && tokens[next.from]?.before !== "space";
  const alone = tokens[next.to]?.text !== "and";
  return adjacent && alone && next.definite && otherOne.test(text) && !otherOne.test(next.text);
}
const otherOne = /^(?:(?:and )?the other|that|this) one$/;

function looksIn(
  { garment, to, denied, text }: Mention,
  next: Mention,
  tokens: readonly Token[],
): string | undefined {
  const looks = byLooks.exec(next.text)?.groups?.looks;
  const pause = tokens[next.from]?.before !== "space";
  if (garment === undefined || denied || next.denied || looks === undefined || !pause)
    return undefined;
  const between = tokens.slice(to, next.from);
  const own = new Set(text.split(" "));
  if (between.some((each) => joining.has(each.text))) return undefined;
  return looks.split(" ").some((word) => own.has(word) || ordinals.has(word)) ? undefined : looks;
}

function sizeAt(text: string, tokens: readonly Token[], at: number): SizeEntity | undefined {
  const next = tokens[at + 1];
  const ofThing = next?.before === "space" && smallThings.has(next.text);
  if (describesFit(tokens, at) || (ofThing && tokens[at - 1]?.text !== "in")) return undefined;
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
  // "S, M and XL" lists sizes; "s m i t h" spells.
  const spelled = [at - 1, at + 1].some((beside) => {
    const each = tokens[beside]?.text ?? "";
    const listed = /[sml]/.test(each) && tokens[Math.max(at, beside)]?.before !== "space";
    return each.length === 1 && !/[ai]/.test(each) && !listed;
  });
  const letters = { s: "S", m: "M", l: "L" }[alone];
  if (letters !== undefined && !spelled) return { from: at, to: at + 1, value: letters };
  const word = singular(alone);
  const named = { small: "S", medium: "M", large: "L", xl: "XL", xxl: "XXL" }[word];
  return named === undefined ? undefined : { from: at, to: at + 1, value: named };
}

function ordinalIn(text: string): boolean {
  return (
    findOrdinal(text) !== null ||
    /\b(?:middle|next|previous|other|left|right|top|bottom|row|beside|under|below|above|after|before)\b/.test(
      text,
    )
  );
}

/** Without a catalogue. */
export const readPlainSentence: (text: string) => Sentence = remembered((text) =>
  readSentence(text, () => false),
);
