/** Numbers that count nothing that is wanted: measures, and what another sentence only tells. */
import type { Token } from "../text/token.ts";

interface Span {
  readonly from: number;
  readonly to: number;
}

interface NumberSpan extends Span {
  readonly value: number;
}

interface Said {
  readonly tokens: readonly Token[];
  readonly sizes: readonly Span[];
}

export function withoutUncounted<Each extends NumberSpan>(
  numbers: readonly Each[],
  said: Said,
): readonly Each[] {
  if (numbers.length === 0) return numbers;
  const parts = sentencesOf(said.tokens);
  const one = wantsOne(said.tokens);
  const until = parts.find(({ from, to }) => one >= from && one < to)?.to ?? 0;
  const sized = ({ to }: Span) => said.sizes.some(({ from }) => from === to);
  return numbers.filter(
    (number) =>
      !isMeasure(number, said.tokens) &&
      !isAge(number, said.tokens) &&
      !(number.from < until && number.value > 1 && !sized(number)) &&
      !isOfAnother(number, parts, said),
  );
}

const measures = /^(?:waist|waste|chest|bust|hips?|collar|neck)$/;
const between = /^(?:is|of|size|at|around|about|=)$/;
const wearing = /^(?:wears?|size|says)$/;
const smallestMeasure = 26;

/** "Waist thirty six". */
function isMeasure({ from, to, value }: NumberSpan, tokens: readonly Token[]): boolean {
  const at = between.test(tokens[from - 1]?.text ?? "") ? from - 2 : from - 1;
  const before = tokens[at]?.text ?? "";
  const after = tokens[to]?.text ?? "";
  if (measures.test(before) || measures.test(after)) return true;
  return value >= smallestMeasure && wearing.test(tokens[from - 1]?.text ?? "");
}

/** "L should come for nine, no?" */
function isAge({ from, to }: NumberSpan, tokens: readonly Token[]): boolean {
  const ends = tokens[to] === undefined || tokens[to]?.before !== "space";
  const fits = fitting.test(tokens[from - 2]?.text ?? "");
  return ends && fits && tokens[from - 1]?.text === "for";
}
const fitting = /^(?:comes?|fits?|does?|suits?|right|good|okay|fine|enough)$/;

/** "Two, no, just one": where. */
function wantsOne(tokens: readonly Token[]): number {
  const text = (at: number) => tokens[at]?.text ?? "";
  return tokens.findLastIndex(
    (token, at) =>
      token.text === "one" &&
      ((onlyBefore.test(text(at - 1)) && !ofThing.test(text(at + 1))) ||
        (/^(?:is|only)$/.test(text(at + 1)) && enough.test(text(at + 2)))),
  );
}
const onlyBefore = /^(?:just|only)$/;
const ofThing = /^(?:in|for|more|is|of|who|that|which)$/;
const enough = /^(?:enough|fine|okay|ok|needed|plenty)$/;

function sentencesOf(tokens: readonly Token[]): readonly Span[] {
  const starts = tokens.flatMap(({ before }, at) => (at === 0 || before === "stop" ? [at] : []));
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? tokens.length }));
}

const taking =
  /(?:^| )(?:(?:add|put|take|give|pack|buy|get|want|need|make|order|keep|daal) |(?:can i|can we|i'll|we'll|let me) have )/;
const states =
  /(?:^| )(?:(?:i|he|she|they|you) (?:already )?(?:have|has|had|got|wears?)|there (?:is|are|was|were)|(?:it|he|she|they|these|those|them|six|elder|small|younger|one|ones|age|who|son|daughter|girl|boy|years?) (?:is|are|was|were|would be|will be)|(?:it|he|she|there|that)'s|they're|are small) /;

/** "I have two of them. Pack the kurta in XL": another sentence takes. */
function isOfAnother(number: NumberSpan, parts: readonly Span[], { tokens, sizes }: Said): boolean {
  const own = parts.find(({ from, to }) => number.from >= from && number.from < to);
  if (!own || parts.length < 2) return false;
  // "Medium, I'd say, for seven. Take one": an age.
  const age = tokens[number.from - 1]?.text === "for" && number.to === own.to;
  if (age && parts.some((part) => part !== own && / one /.test(textOf(part)))) return true;
  if (takes(own) || begins(own)) return false;
  return states.test(textOf(own)) && parts.some((part) => part !== own && takes(part));

  /** "Four of them, they're for my nurses". */
  function begins({ from }: Span): boolean {
    return number.from === from && /^ \S+ of (?:them|those|these) /.test(textOf(own ?? number));
  }
  function textOf({ from, to }: Span): string {
    return ` ${tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(" ")} `;
  }
  function takes(part: Span): boolean {
    const sized = sizes.some(({ from }) => from >= part.from && from < part.to);
    return sized || taking.test(textOf(part));
  }
}
