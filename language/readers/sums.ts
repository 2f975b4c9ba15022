/**
 * Questions for a total: "grand total incl. shipping?", "what will it set me back". Its subject is
 * read elsewhere.
 */
import { remembered } from "../text/remembered.ts";
import { phraseAt, type phrases, type Token, tokenise } from "../text/tokens.ts";
import * as words from "../words/sum-words.ts";

export interface SumAsked {
  /** With delivery: "delivered", "shipping and everything". */
  readonly delivered: boolean;
  /** "altogether", "all in". */
  readonly whole: boolean;
  /** "owe", "set me back". */
  readonly pays: boolean;
  /** "total", "bill". */
  readonly noun: boolean;
  /** Of earlier orders: "outstanding". */
  readonly owed: boolean;
  /** Tokens without a role. */
  readonly unexplained: readonly Token[];
}

/** In so few words, a noun for the total suffices. */
const few = 5;
const between = new Set(["the", "your", "um", "uh", "er", "of"]);

export const sumAsked: (text: string) => SumAsked | undefined = remembered((text) => {
  const tokens = tokenise(text).filter((token) => !between.has(token.text));
  if (tokens.some((token) => words.noSum.has(token.text))) return undefined;
  const known = new Set<number>();
  const has = (list: Phrases): boolean => marks(tokens, list, known);
  if (has(words.billed)) return undefined;
  const noun = has(words.sumNouns);
  const how = has(words.amountsAsked);
  // "And the lot is?"
  const ends = /\?\s*$/.test(text) && endsIn(tokens, words.sumOpen);
  const what = has(words.sumAsking);
  const pays = has(words.sumPaying);
  const counted = has(words.sumDelivered);
  const brought = has(words.sumBrought) && (noun || how || what);
  const delivered = counted || brought;
  const allIn = has(words.sumAllIn);
  if (!noun && !how && !ends && !delivered && !(what && (pays || allIn))) return undefined;
  const takes = has(words.sumTakers);
  if (!delivered && !takes && has(words.sumElse)) return undefined;
  const whole = has(words.sumWhole) || allIn;
  const owed = has(words.sumOwed);
  const asks = noun || how || what || ends;
  const sums = delivered || whole || pays || takes || owed || noun;
  const bare = tokens.length <= few && !tokens.some(({ text: each }) => words.sumMeans.has(each));
  if (!(asks && sums) && !(bare && (delivered || noun))) return undefined;
  const unexplained = tokens.filter(
    (token, at) => !known.has(at) && !words.sumIdle.has(token.text),
  );
  return { delivered, whole, pays: pays || takes, noun, owed, unexplained };
});

/** The last words. */
function endsIn(tokens: readonly Token[], list: Phrases): boolean {
  return [1, 2, 3].some((many) => {
    const at = tokens.length - many;
    return at >= 0 && phraseAt(tokens, at, list) === many;
  });
}

type Phrases = ReturnType<typeof phrases>;

/** Finds the phrases; adds their tokens to `known`. */
function marks(tokens: readonly Token[], list: Phrases, known: Set<number>): boolean {
  let found = false;
  for (let at = 0; at < tokens.length; at++) {
    const many = phraseAt(tokens, at, list);
    for (let own = at; own < at + many; own++) known.add(own);
    if (many > 0) found = true;
  }
  return found;
}
