/** Finds in tokens everything that may be a limit: prices, ages, sizes, audiences and the tables' words. */
import { ageAt, agesByWord, pronouns, type Who } from "./audience.ts";
import { termAt } from "./lexicon.ts";
import { type PriceWish, priceAt } from "./money.ts";
import { letterAt, numberedSizeAt } from "./sizes.ts";
import { isPlainWord } from "./stop-words.ts";
import type { WordField } from "./term.ts";
import { phraseAt, phrases, type Token, wordsOf } from "./tokens.ts";

interface Span {
  readonly from: number;
  /** The token after it. */
  readonly to: number;
}

export type Mark = Span &
  (
    | { readonly kind: "price"; readonly wish: PriceWish }
    | { readonly kind: "age"; readonly age: number }
    | {
        readonly kind: "audience";
        readonly who: Who;
        readonly age?: number;
        readonly weak: boolean;
      }
    | {
        readonly kind: "word";
        readonly field: Exclude<WordField, "audience">;
        readonly value: string;
        /** The words it came from, as the shopper wrote them. */
        readonly spoken: string;
        readonly implies: readonly { readonly field: WordField; readonly value: string }[];
      }
  );

export interface Scanned {
  /** In order, none overlapping. */
  readonly marks: readonly Mark[];
  /** Tokens that name something else than what is wanted: whose wedding it is, what it is worn with. */
  readonly aside: ReadonlySet<number>;
}

/** All marks of a text. */
export function scan(text: string, tokens: readonly Token[]): Scanned {
  const marks: Mark[] = [];
  const aside = new Set<number>();
  for (let at = 0; at < tokens.length; ) {
    const skip = phraseAt(tokens, at, emptyPhrases);
    // "under a blazer" is no limit, but "under a thousand" is.
    if (skip > 0 && priceAt(tokens, at) === null) {
      for (let n = at; n < at + skip; n += 1) aside.add(n);
      at += skip;
      continue;
    }
    const mark = markAt(text, tokens, at);
    if (mark !== null && isSetAside(tokens, mark)) {
      for (let n = mark.from; n < mark.to; n += 1) aside.add(n);
    } else if (mark !== null) {
      if (
        isContext(tokens, mark) ||
        isFor(tokens, mark, marks) ||
        isOwned(tokens, mark) ||
        isCalled(tokens, mark)
      )
        for (let n = mark.from; n < mark.to; n += 1) aside.add(n);
      else marks.push(mark);
    }
    at = mark?.to ?? at + 1;
  }
  return { marks: unknownThings(tokens, marks), aside };
}

/** Phrases whose words would be misread one by one. */
const emptyPhrases = phrases(
  "as soon as possible, birthday gift, birthday present, anniversary gift, anniversary present, wedding gift, diwali gift, christmas gift, rakhi gift, return gift, long time, so long, how long, for long, in short, short notice, at the party, the other day, good day, all day, every day use, take care, kind of, sort of, in the market for, light up, a bit of, ring me, call me, size chart, free size, house of, world cup, check if, check whether, check out, let me check, can you check, please check, date of, a lot, bed time story, plays, thank you, by the way, top of, on top, on top of, over there, in fact, of course, all over, over and over, come over, over all, under my, under his, under her, over my, over his, over her, over a, over the, under a, under the, in front, back in, big bang, something like that, or something like that, cold shoulder to, at work, from work, i work, he works, she works, house party at, school fees, kids school fees, kids fees, tuition fees, would suit, will suit, to suit, might suit, could suit, suit me, suit him, suit her, suit a, suits me, suits him, suits her, dress me, dress him, dress her, dress us, top rated, dress up",
);

function markAt(text: string, tokens: readonly Token[], at: number): Mark | null {
  const price = priceAt(tokens, at);
  const term = termAt(tokens, at, { byEar: true });
  // "light jacket under": the longer reading wins where a price word is also a table's.
  if (price !== null && (term === null || price.to >= term.to)) {
    return { kind: "price", from: at, to: price.to, wish: price.wish };
  }
  const aged = ageAt(tokens, at);
  if (aged !== null && (term === null || aged.to > term.to)) {
    return { kind: "age", from: at, to: aged.to, age: aged.age };
  }
  const size = numberedSizeAt(tokens, at) ?? (term === null ? letterAt(tokens, at, text) : null);
  if (size !== null) {
    const { value, to } = size;
    const spoken = wordsOf(text, tokens, at, to);
    return { kind: "word", field: "size", value, from: at, to, spoken, implies: [] };
  }
  if (term !== null) {
    const { field, value, implies = [] } = term.term;
    if (field !== "audience") {
      const spoken = wordsOf(text, tokens, at, term.to);
      return { kind: "word", field, value, from: at, to: term.to, spoken, implies };
    }
    const age = agesByWord.get(tokens[term.to - 1]?.text ?? "");
    const who = speaker(tokens, at, term.to) ?? (value as Who);
    return {
      kind: "audience",
      who,
      from: at,
      to: term.to,
      weak: false,
      ...(age === undefined ? {} : { age }),
    };
  }
  const pronoun = pronouns.get(tokens[at]?.text ?? "");
  if (pronoun === undefined) return null;
  return { kind: "audience", who: pronoun, from: at, to: at + 1, weak: true };
}

/** "girl, M size": a word between commas or at an end tells who speaks, and she is grown up. */
function speaker(tokens: readonly Token[], from: number, to: number): Who | null {
  const grown = selves.get(tokens[from]?.text ?? "");
  if (grown === undefined || to - from > 1) return null;
  const before = tokens[from]?.before !== "space";
  const next = tokens[to];
  const after = next === undefined || next.before !== "space";
  const aged = tokens.some(
    ({ text }, at) => /^(year|years|yr|yrs|saal|old)$/.test(text) && Math.abs(at - from) < 6,
  );
  return before && after && !aged && (next === undefined || !/^\d/.test(next.text)) ? grown : null;
}

const selves: ReadonlyMap<string, Who> = new Map([
  ["girl", "women"],
  ["boy", "men"],
]);

const tellers = new Set(
  "says said told tells thinks suggested suggests recommended insisted".split(" "),
);
const ceremonies = new Set(
  "wedding marriage engagement reception sangeet shaadi shadi house place office mehendi nikah".split(
    " ",
  ),
);
const companions = new Set("with meet meeting from by visiting impress like".split(" "));
const wornWith = phrases(
  "to wear with, to go with, goes with, go with, going with, match, matches, match with, matching with, pair with, pairs with, pairing with, wear it with, wear with, to wear under, to wear over, wear under, wear over, wear it over, wear it under, worn over, worn with, go under, goes under, go over, goes over, put over, put it over, throw over, i have, i've got, have got, already has, to match, team with, i already have, already have, already own, already got, my old, style with",
);

/** Things named that are not what is wanted: whose wedding it is, what it will be worn with. */
function isContext(tokens: readonly Token[], mark: Mark): boolean {
  const word = (at: number): string => tokens[at]?.text ?? "";
  const possessive = ["my", "our", "his", "her", "the", "a", "your"].includes(word(mark.from - 1))
    ? 1
    : 0;
  if (mark.kind === "audience") {
    if (tellers.has(word(mark.to))) return true;
    if (!mark.weak && ceremonies.has(word(mark.to)) && tokens[mark.to]?.before === "space")
      return true;
    if (mark.weak && word(mark.from) !== "him" && isPossessor(tokens, mark)) return true;
    return companions.has(word(mark.from - 1 - possessive));
  }
  const heads = tokens[mark.from]?.before === "space";
  if (heads && mark.kind === "word" && ["garment", "colour", "material"].includes(mark.field)) {
    const start = mark.from - possessive;
    // "to go with my black jeans": colour and garment alike.
    for (let back = 0; back <= 3; back += 1) {
      for (let length = 1; length <= 3; length += 1) {
        const from = start - back - length;
        if (from < 0 || phraseAt(tokens, from, wornWith) !== length) continue;
        const between = tokens.slice(start - back, start);
        if (
          between.every(
            (token) =>
              (/^(my|his|her|these|a|an|the|some|new|old|two|three|four|five|many|enough|\d)$/.test(
                token.text,
              ) ||
                isLook(token)) &&
              token.before === "space",
          )
        ) {
          return true;
        }
      }
    }
  }
  return false;
}

const refusals = phrases(
  "won't do, won't be enough, will not do, is not enough, isn't enough, not enough, is too less, is too little, too less, is impossible, isn't possible, is not possible, nahi chalega, won't work, will not work",
);

/** "I know 1000 won't do": an amount that is named to be set aside. */
function isSetAside(tokens: readonly Token[], mark: Mark): boolean {
  return mark.kind === "price" && phraseAt(tokens, mark.to, refusals) > 0;
}

/** A word that only tells how a garment looks. */
function isLook(token: Token): boolean {
  const field = termAt([token], 0)?.term.field;
  return field !== undefined && ["colour", "material", "detail", "pattern", "fit"].includes(field);
}

/** "the saree she already has": what somebody has is not what is wanted. */
function isOwned(tokens: readonly Token[], mark: Mark): boolean {
  return mark.kind === "word" && mark.field === "garment" && phraseAt(tokens, mark.to, owning) > 0;
}

const owning = phrases(
  "she already has, he already has, i already have, she has already, i have already, we already have, she already own",
);

/** "a blouse for the saree": what another garment is worn with. */
function isFor(tokens: readonly Token[], mark: Mark, before: readonly Mark[]): boolean {
  if (mark.kind !== "word" || mark.field !== "garment") return false;
  const own = ["my", "the", "this", "a", "her", "his"].includes(tokens[mark.from - 1]?.text ?? "");
  if (tokens[mark.from - (own ? 2 : 1)]?.text !== "for") return false;
  const last = before.at(-1);
  return last?.kind === "word" && last.field === "garment" && mark.from - last.to <= 4;
}

/** "Beta, I need …", "didi show me …": who is spoken to, not who wears it. */
function isCalled(tokens: readonly Token[], mark: Mark): boolean {
  if (mark.kind !== "audience" || mark.weak || !callings.has(tokens[mark.from]?.text ?? ""))
    return false;
  if (mark.to - mark.from > 1) return false;
  const first = tokens.findIndex(({ text }) => !greetings.has(text));
  const next = tokens[mark.to];
  if (mark.from === first && next !== undefined)
    return next.before !== "space" || speaking.has(next.text);
  return next === undefined && tokens[mark.from]?.before !== "space";
}

const greetings = new Set(
  "hi hello hey namaste namaskar ok okay arre are oye good morning evening yes so".split(" "),
);
const callings = new Set(
  "beta bete bhaiya bhai didi uncle aunty auntie sir madam sister brother dada".split(" "),
);
const speaking = new Set(
  "i i'm i've we me show give do can is are please ek mujhe need want kuch koi hum dikhao you my the have".split(
    " ",
  ),
);

/** "her sister", "his office": the pronoun owns what follows. */
function isPossessor(tokens: readonly Token[], mark: Mark): boolean {
  const own = tokens[mark.from]?.text;
  if (own !== "her" && own !== "his") return false;
  const next = tokens[mark.to];
  if (next === undefined || next.before !== "space") return false;
  const found = termAt(tokens, mark.to);
  return found?.term.field === "audience";
}

const wanting = phrases(
  "want, wants, need, needs, looking for, look for, suggest, suggest me, recommend, recommend me, show me, show, find me, find, get me, buy, give me, searching for, search for, do you have, have you got, do you sell, got any, is there, are there, shopping for, after, purchase",
);
const openers = new Set("a an some any the new me us to buy get good nice".split(" "));
const closers = new Set(
  "for under below within in that which please to with above over around at between from and or on as costing but of now today who up".split(
    " ",
  ),
);
const general = new Set(
  "gift gifts present outfit outfits clothes clothing cloth thing things stuff something anything everything piece pieces item items look looks set sets option options style styles recommendation recommendations suggestion suggestions one ones pair lot bit few couple number range collection colour colours color colors size sizes fit fits fabric material materials print prints budget price prices occasion event function kind type sort friend friends colleague colleagues person people family day night week month time year wardrobe change surprise wear wears products product idea ideas help buy get me you it him her them this that these those more other another else same different better what which all both apparel fashion attire garment garments dressing combination combo deal discount bundle brand quality design designs cut shade shades way advice choice choices picks pick best top-rated show see shopping shop new good nice know go find look have wear try gift-wrapped purchase kapde kapda kuch accha achha acha bahut please dikhao".split(
    " ",
  ),
);

/**
 * "I want a hammock": a thing asked for by a name that no table knows, kept as `other:hammock`, so
 * that a shop without it can say so rather than show something else.
 */
function unknownThings(tokens: readonly Token[], marks: readonly Mark[]): readonly Mark[] {
  if (marks.some((mark) => mark.kind === "word" && mark.field === "garment")) return marks;
  for (let at = 0; at < tokens.length; at += 1) {
    const length = phraseAt(tokens, at, wanting);
    if (length === 0) continue;
    let head = -1;
    let opened = false;
    for (let next = at + length; next < Math.min(tokens.length, at + length + 6); next += 1) {
      const token = tokens[next];
      if (token === undefined || (token.before !== "space" && next > at + length)) break;
      const mark = marks.find(({ from, to }) => from <= next && next < to);
      if (mark?.kind === "price" || mark?.kind === "audience" || mark?.kind === "age") {
        if (head >= 0 || mark.kind !== "audience") break;
        continue;
      }
      if (closers.has(token.text)) break;
      if (["a", "an", "some", "any"].includes(token.text)) opened = true;
      if (mark !== undefined) head = -1;
      else if (!openers.has(token.text)) head = next;
    }
    const word = tokens[head]?.text ?? "";
    if (!opened || head < 0 || general.has(word) || !/^[a-z]{3,}$/.test(word)) continue;
    if (word.endsWith("ing") || word.endsWith("ly")) continue;
    const thing: Mark = {
      kind: "word",
      field: "garment",
      value: `other:${word}`,
      from: head,
      to: head + 1,
      spoken: word,
      implies: [],
    };
    return [...marks, thing].sort((a, b) => a.from - b.from);
  }
  return terseThing(tokens, marks);
}

/** "kimono for women": an unknown word first, and then for whom or for how much. */
function terseThing(tokens: readonly Token[], marks: readonly Mark[]): readonly Mark[] {
  const from = ["a", "an", "the", "some", "any"].includes(tokens[0]?.text ?? "") ? 1 : 0;
  const word = tokens[from]?.text ?? "";
  const next = tokens[from + 1]?.text ?? "";
  const limited = ["for", "under", "below", "in", "within"].includes(next);
  if (!limited || marks.some((mark) => mark.from <= from)) return marks;
  if (general.has(word) || isPlainWord(word) || /ing$|ly$/.test(word)) return marks;
  const thing: Mark = {
    kind: "word",
    field: "garment",
    value: `other:${word}`,
    from,
    to: from + 1,
    spoken: word,
    implies: [],
  };
  return /^[a-z]{3,}$/.test(word) ? [thing, ...marks] : marks;
}
