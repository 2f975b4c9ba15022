/**
 * Makers of a catalogue, where a table would misread them: of "Blue Mango" shirts each names another
 * colour beside it; "Bunny" of "Bunny Button" is in no other name.
 */
import { tokenise } from "../../../language/text/tokens.ts";
import { colourLineage, moods } from "../../../language/words/colours.ts";
import { amongMoreWords, termAt, wordsOfField } from "../../../language/words/lexicon.ts";

const fewest = 3;
const longest = 3;
const mostly = 0.6;
/** Of more names every second, third or nth teaches. */
const mostNames = 30_000;
const hardlyElse = 0.8;
const enough = 12;
const basic =
  /^(?:black|white|red|blue|navy|gr[ea]y|green|yellow|pink|purple|brown|orange|beige|cream|gold|silver|maroon|dark|light)$/;
const shelves = /^(?:(?:wo)?mens?|ladies|gents|girls?|boys?|kids?|baby|infants?|unisex)$/;

interface Edge {
  readonly phrase: string;
  readonly words: readonly string[];
  /** The name without it. */
  readonly left: () => string;
  /** First, or set apart at the end. */
  readonly isClear: boolean;
  readonly isFirst: boolean;
}

/** "Vidya School Shirt" is no "Vidya School". */
const uses = /^(?:school|sports?|gym|office|college|party|wedding|winter|summer)$/;

function edges(name: string): readonly Edge[] {
  const words = name.match(wordly) ?? [];
  const most = Math.min(longest, words.length - 2);
  const found: Edge[] = [];
  const add = (own: readonly string[], others: readonly string[], isClear: boolean): void => {
    const lower = own.map((word) => word.toLowerCase());
    const left = () => others.join(" ");
    found.push({
      phrase: lower.join(" "),
      words: lower,
      left,
      isClear,
      isFirst: own[0] === words[0],
    });
  };
  for (let n = 1; n <= most; n += 1) {
    const [last, before] = [words.slice(words.length - n), words.slice(0, words.length - n)];
    // "Mustard & Black Kurta", "Rust/Grey".
    if (n > 1 || !joined.test(name)) add(words.slice(0, n), words.slice(n), true);
    const isClear = isApart(name, last);
    if (isClear || n > 1) add(last, before, isClear);
  }
  return found;
}
const joined = /^[\p{L}\p{M}\d'’]+\s*[&/,+-]/u;
const wordly = /[\p{L}\p{M}\d'’]+/gu;

/** "… - Nila", "… (KSR)", "… BLUE MANGO". */
function isApart(name: string, last: readonly string[]): boolean {
  const said = last.join(" ");
  const at = name.lastIndexOf(said);
  if (at < 1) return false;
  if (/(?:[-–—|:~(,]|\bby)\s*$/i.test(name.slice(0, at))) return true;
  return said === said.toUpperCase() && name.slice(0, at) !== name.slice(0, at).toUpperCase();
}

/** What each name is without its maker. */
export async function withoutMakers(
  names: readonly string[],
  pause: () => Promise<void>,
): Promise<(name: string) => string> {
  const shades = amongMoreWords(() => wordsOfField("colour"));
  const listed = amongMoreWords(
    () => new Set(lookFields.flatMap((field) => [...wordsOfField(field)])),
  );
  const known = new Map<string, Known>();
  const namesWith = new Map<string, number>();
  const step = Math.ceil(names.length / mostNames);
  for (let place = 0; place < names.length; place += step) {
    const name = names[place] ?? "";
    for (const word of new Set(name.toLowerCase().match(wordly)))
      namesWith.set(word, (namesWith.get(word) ?? 0) + 1);
    for (const { phrase, words, left, isClear, isFirst } of edges(name)) {
      const isShaded = words.some((word) => shades.has(word));
      if (!isShaded && words.some((word) => listed.has(word)) === (words.length === 1)) continue;
      if (!isShaded && isFirst && uses.test(words.at(-1) ?? "")) continue;
      const one = known.get(phrase) ?? { isShaded, lefts: [], times: 0, isClear, isFirst };
      one.times += 1;
      one.isClear ||= isClear;
      one.isFirst ||= isFirst;
      if (one.lefts.length < enough) one.lefts.push(left());
      known.set(phrase, one);
    }
    if ((place / step) % 64 === 63) await pause();
  }
  const makers = new Set<string>();
  const own: string[] = [];
  for (const [phrase, { isShaded, lefts, times, isClear, isFirst }] of known) {
    if (times < fewest) continue;
    // One of its words is hardly in a name without it.
    const isOwn =
      isFirst && phrase.split(" ").some((word) => times >= hardlyElse * (namesWith.get(word) ?? 0));
    if (isShaded && isClear && isMaker(phrase, lefts)) makers.add(phrase);
    else if (isOwn && (phrase.includes(" ") || isLikeAWord(phrase)) && isOwnName(phrase, lefts))
      own.push(phrase);
    await pause();
  }
  const owned = anyOf(own);
  return (name) => {
    const others = owned === null ? name : without(name, owned);
    return makers.size === 0 ? others : stripped(others, makers);
  };
}

/** "Kaptaan": no kaftan. */
const isLikeAWord = (word: string): boolean =>
  amongMoreWords(() => {
    const tokens = tokenise(word);
    return termAt(tokens, 0, exactly) === null && termAt(tokens, 0) !== null;
  });

/** Wherever they stand: "… Grey Bunny Button Infants". */
function anyOf(phrases: readonly string[]): RegExp | null {
  if (phrases.length === 0) return null;
  const longest = [...phrases].sort((a, b) => b.length - a.length);
  const some = longest.map((one) => one.replaceAll(" ", "[^\\p{L}\\d]+")).join("|");
  return new RegExp(`(?<![\\p{L}\\p{M}\\d'’])(?:${some})(?![\\p{L}\\p{M}\\d'’])`, "giu");
}

function without(name: string, makers: RegExp): string {
  const left = name.replace(makers, " ").replace(/^[^\p{L}\d]+|[\s\-–—|:~(,]+(?:by\s*)?$/giu, "");
  return (left.match(wordly) ?? []).length > 1 ? left : name;
}
const lookFields = ["pattern", "material", "garment", "detail", "fit"] as const;

interface Known {
  readonly isShaded: boolean;
  readonly lefts: string[];
  times: number;
  isClear: boolean;
  isFirst: boolean;
}

/** "Bunny Button", of a frock, of jeans, of a tee; "tie dye" is a look. */
function isOwnName(phrase: string, lefts: readonly string[]): boolean {
  if (phrase.split(" ").some((word) => shelves.test(word) || /\d/.test(word))) return false;
  return amongMoreWords(() => {
    const tokens = tokenise(phrase);
    if (termAt(tokens, 0, exactly)?.to === tokens.length) return false;
    const kinds = lefts.map((left) => valuesIn("garment", left).at(-1));
    const named = kinds.filter((kind) => kind !== undefined);
    return named.length >= mostly * lefts.length && new Set(named).size > 1;
  });
}

function isMaker(phrase: string, lefts: readonly string[]): boolean {
  const everyday = valuesIn("colour", phrase);
  const wider = amongMoreWords(() => valuesIn("colour", phrase));
  const words = phrase.split(" ");
  const [shade] = everyday;
  if (wider.length === 0) return false;
  if (words.length === 1 && shade !== undefined) return isOfOtherShades(phrase, shade, lefts);
  const isShade = amongMoreWords(() => {
    const tokens = tokenise(phrase);
    const first = termAt(tokens, 0, exactly);
    return words.length > 1 && first?.term.field === "colour" && first.to === tokens.length;
  });
  if (isShade || words.every((word) => basic.test(word))) return false;
  if (words.some((word) => shelves.test(word))) return false;
  if (amongMoreWords(() => namesWare(phrase))) return false;
  const others = lefts.map((left) => amongMoreWords(() => valuesIn("colour", left).join()));
  const coloured = others.filter((one) => one !== "");
  return coloured.length >= mostly * lefts.length && new Set(coloured).size > 1;
}

/** "Sangria" sarees in red, in navy, in black; "mustard" is also a mustard yellow. */
function isOfOtherShades(word: string, shade: string, lefts: readonly string[]): boolean {
  if (basic.test(word)) return false;
  const others = lefts.map((left) => amongMoreWords(() => valuesIn("colour", left)[0]));
  const kin = new Set(huesOf(shade));
  const foreign = others.filter(
    (one) => one !== undefined && !huesOf(one).some((hue) => kin.has(hue)),
  );
  return foreign.length >= mostly * lefts.length && new Set(foreign).size > 2;
}

const huesOf = (shade: string): readonly string[] =>
  colourLineage(shade).filter((one) => !moods.has(one));

const exactly = { slips: false };

function valuesIn(field: string, text: string): readonly string[] {
  const tokens = tokenise(text);
  return tokens.flatMap((_, at) => {
    const term = termAt(tokens, at, exactly)?.term;
    return term?.field === field ? [term.value] : [];
  });
}

/** "White printed", "Girls pink": no maker. */
function namesWare(text: string): boolean {
  const tokens = tokenise(text);
  return tokens.some((_, at) => {
    const term = termAt(tokens, at, exactly)?.term;
    return term !== undefined && wares.has(term.field);
  });
}
const wares = new Set("garment pattern material sleeve fit season occasion".split(" "));

function stripped(name: string, makers: ReadonlySet<string>): string {
  const words = name.match(wordly) ?? [];
  for (let n = Math.min(longest, words.length - 2); n > 0; n -= 1) {
    const first = words.slice(0, n);
    if (makers.has(first.join(" ").toLowerCase())) {
      const last = first.at(-1) ?? "";
      return name.slice(name.indexOf(last) + last.length).replace(/^[^\p{L}\d]+/u, "");
    }
    const end = words.slice(words.length - n);
    if (makers.has(end.join(" ").toLowerCase()) && isEnd(name, end)) {
      const at = name.lastIndexOf(end.join(" "));
      return at > 0 ? name.slice(0, at).replace(/[\s\-–—|:~(,]+(?:by\s*)?$/iu, "") : name;
    }
  }
  return name;
}

const isEnd = (name: string, last: readonly string[]): boolean =>
  !/[a-z]/i.test(name.slice(name.lastIndexOf(last.join(" ")) + last.join(" ").length));
