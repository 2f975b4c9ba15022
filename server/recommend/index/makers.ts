/** Makers of a catalogue, by their colours: of "Blue Mango" shirts each names another one beside it. */
import { tokenise } from "../../../language/text/tokens.ts";
import { amongMoreWords, termAt, wordsOfField } from "../../../language/words/lexicon.ts";

const fewest = 3;
const longest = 3;
const mostly = 0.6;
const enough = 12;
const basic =
  /^(?:black|white|red|blue|navy|gr[ea]y|green|yellow|pink|purple|brown|orange|beige|cream|gold|silver|maroon|dark|light)$/;
const shelves = /^(?:(?:wo)?mens?|ladies|gents|girls?|boys?|kids?|baby|infants?|unisex)$/;

interface Edge {
  readonly phrase: string;
  /** The name without it. */
  readonly left: string;
  /** First, or set apart at the end. */
  readonly isClear: boolean;
}

function edges(name: string): readonly Edge[] {
  const words = name.match(wordly) ?? [];
  const most = Math.min(longest, words.length - 2);
  const found: Edge[] = [];
  const add = (own: readonly string[], others: readonly string[], isClear: boolean): void => {
    found.push({ phrase: own.join(" ").toLowerCase(), left: others.join(" "), isClear });
  };
  for (let n = 1; n <= most; n += 1) {
    const [last, before] = [words.slice(words.length - n), words.slice(0, words.length - n)];
    add(words.slice(0, n), words.slice(n), true);
    const isClear = isApart(name, last);
    if (isClear || n > 1) add(last, before, isClear);
  }
  return found;
}
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
  const lefts = new Map<string, string[]>();
  const clear = new Set<string>();
  for (const [place, name] of names.entries()) {
    for (const { phrase, left, isClear } of edges(name)) {
      if (!phrase.split(" ").some((word) => shades.has(word))) continue;
      const known = lefts.get(phrase) ?? [];
      if (known.length < enough) known.push(left);
      lefts.set(phrase, known);
      if (isClear) clear.add(phrase);
    }
    if (place % 64 === 63) await pause();
  }
  const makers = new Set<string>();
  for (const [phrase, left] of lefts) {
    if (left.length >= fewest && clear.has(phrase) && isMaker(phrase, left)) makers.add(phrase);
    await pause();
  }
  return (name) => (makers.size === 0 ? name : stripped(name, makers));
}

function isMaker(phrase: string, lefts: readonly string[]): boolean {
  const everyday = coloursIn(phrase);
  const wider = amongMoreWords(() => coloursIn(phrase));
  const words = phrase.split(" ");
  if (wider.length === 0 || (words.length === 1 && everyday.length > 0)) return false;
  const isShade = amongMoreWords(() => {
    const tokens = tokenise(phrase);
    const first = termAt(tokens, 0, exactly);
    return words.length > 1 && first?.term.field === "colour" && first.to === tokens.length;
  });
  if (isShade || words.every((word) => basic.test(word))) return false;
  if (words.some((word) => shelves.test(word))) return false;
  if (amongMoreWords(() => namesWare(phrase))) return false;
  const others = lefts.map((left) => amongMoreWords(() => coloursIn(left).join()));
  const coloured = others.filter((one) => one !== "");
  return coloured.length >= mostly * lefts.length && new Set(coloured).size > 1;
}

const exactly = { slips: false };

function coloursIn(text: string): readonly string[] {
  const tokens = tokenise(text);
  return tokens.flatMap((_, at) => {
    const term = termAt(tokens, at, exactly)?.term;
    return term?.field === "colour" ? [term.value] : [];
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
