/**
 * A sentence with slots for entities: "bump the blue one up to five, please" is "bump <x0> up to
 * <n0> ,". So forms spell out no products, sizes or numbers. `<x0>` is the first mention, `<s0>`
 * size, `<n0>` number.
 */

import { sizeForm } from "../../../language/readers/sizes.ts";
import { neededWords, saysOneOf } from "../../../language/text/guarded.ts";
import { rememberedFor } from "../../../language/text/remembered.ts";
import type { Sentence } from "./sentence.ts";

const idle = new Set(
  "please pls plz kindly um umm uh er hmm na yaar ya bhaiya madam sir dear beta ji actually really perhaps maybe tbh lol ugh".split(
    " ",
  ),
);
const whole: ReadonlyMap<string, string> = new Map(
  "id=i'd em=them 'em=them shouldve=should've"
    .split(" ")
    .map((pair) => pair.split("=") as [string, string]), // each has one sign
);
/** "my bag" is no product. */
const container =
  /^(?:(?:(?:my|the|our|this) )?(?:shopping )?(?:cart|bag|basket|trolley)|(?:the )?others?(?: ones?)?)$/;
/** "all the items". */
const all =
  /^(?:all|every|each) (?:(?:of )?(?:the|my|our|these|those|this) )?(?:items?|things?|pieces?|clothes|products?|garments?|articles)$/;
/** Like "these"; after "all", everything. */
const some = /^(?:the|my|our|these|those) (?:items|things|pieces|clothes|products|garments)$/;
/** "Make the jeans one": here "one" is a number. */
const setting = new Set("make set do let".split(" "));
const sayings: readonly (readonly [RegExp, string])[] = [
  [/(?<!\S)in (?:the )?place of(?!\S)/g, "instead of"],
];
/** Counts before mentions. */
const counting = /^(?:another|each|every|both|all|any|some|no|your|either)\b/;

const sizeOnly = new RegExp(`^an? ${sizeForm} (?:one|ones|piece|pair)$`);

export const skeletonOf = rememberedFor((sentence: Sentence): string => {
  const { tokens, mentions, sizes, denied, numbers } = sentence;
  const words: string[] = [];
  const push = (word: string) => {
    if (words.at(-1) !== word || word.startsWith("<n")) words.push(word);
  };
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    if (token.before !== "space" && words.length > 0 && !/^[,.]$/.test(words.at(-1) ?? ""))
      words.push(token.before === "stop" ? "." : ",");
    const mention = mentions.findIndex(
      ({ from, text: said }) => from === at && !container.test(said),
    );
    const size = sizes.findIndex(({ from }) => from === at);
    const not = denied.findIndex(({ from }) => from === at);
    const number = numbers.findIndex(({ from }) => from === at);
    const found =
      mention >= 0
        ? mentions[mention]
        : size >= 0
          ? sizes[size]
          : not >= 0
            ? denied[not]
            : numbers[number];
    const inside = sizes.findIndex(({ from }) => from === at + 1);
    if (mention >= 0 && inside >= 0 && sizeOnly.test(mentions[mention]?.text ?? "")) {
      push(`a <s${inside}>`);
    } else if (mention >= 0) {
      const { text: said = "", garment } = mentions[mention] ?? {};
      const many = counting.exec(said)?.[0];
      const next = tokens[found?.to ?? at]?.text;
      const counted = setting.has(words.at(-1) ?? "") || next === "only";
      if (all.test(said)) push("everything");
      else if (some.test(said) && /^all(?: of)?$/.test(words.at(-1) ?? "")) {
        words.pop();
        push("everything");
      } else if (/^th/.test(said) && some.test(said)) push("these");
      else {
        if (many !== undefined) push(many);
        push(`<x${mention}>`);
        if (garment !== undefined && counted && said.endsWith(" one")) push("one");
      }
    } else if (size >= 0) push(`<s${size}>`);
    else if (not >= 0) push(`<d${not}>`);
    else if (number >= 0) push(`<n${number}>`);
    else if (!idle.has(token.text)) push(whole.get(token.text) ?? token.text);
    at = found ? Math.max(found.to, at + 1) : at + 1;
  }
  return sayings.reduce((now, [form, same]) => now.replace(form, same), words.join(" "));
});

const one =
  "(?:both |all |each |every |either |another |any |some )?<x\\d+>(?: (?:in (?:a |an |the )?)?<s\\d+>)?";
/** With a count it is another wish: "delete the shirt, jeans one only". */
const piece = `${one}(?: (?:and|,|plus|, and)(?: also)? ${one}(?! (?:one|<n\\d+>)(?!\\S)))*`;
const pronoun =
  "(?:(?:it|this|that|them|these|those|both|both of them|all of them|each)(?: (?:one|ones|too|also|line|item|piece|thing))?|the (?:cheaper|cheapest|dearer|dearest|costlier|costliest|pricier|priciest|(?:more|most|less|least) (?:expensive|costly))(?: (?:one|thing|item))?)";
const slots: Readonly<Record<string, string>> = {
  "<p>": one,
  "<x>": piece,
  "<s>": "<s\\d+>",
  "<d>": "<[sd]\\d+>",
  "<n>": "(?:<n\\d+>|one|a single|single|a couple|just one)",
  "<it>": pronoun,
  "<what>": `(?:${piece}|${pronoun}|(?:the )?<s\\d+>(?: (?:one|ones))?)`,
};

/** What each of them surely holds. */
const holds: Readonly<Record<string, string>> = {
  "<p>": "(?:<x)",
  "<x>": "(?:<x)",
  "<s>": "(?:<s)",
  "<d>": "(?:<s|<d)",
  "<n>": "(?:<n|one|single|a couple)",
  "<it>": ".",
  "<what>": ".",
};
const slot = /<(?:x|p|s|d|n|it|what)>/g;

/** A line of forms; compiled when a sentence has its words. */
function wayOf(line: string) {
  const inSlots = (values: typeof slots) =>
    line.replace(slot, (name) => values[name] ?? name).replace(/ _ /g, " (?:[^\\s,.<]+ ){0,3}?");
  let way: RegExp | undefined;
  return {
    words: neededWords(inSlots(holds)) ?? [],
    after(from: number, skeleton: string): RegExpExecArray | null {
      way ??= new RegExp(`(?<![^\\s])(?:${inSlots(slots)})(?![^\\s])`, "g");
      way.lastIndex = from;
      return way.exec(skeleton);
    },
  };
}

export interface Form {
  /** The first matching part. */
  in(skeleton: string): string | undefined;
  allIn(skeleton: string): readonly string[];
  /** Without the matches. */
  without(skeleton: string): string;
}

/**
 * Words with slots: `<x>` mentions, `<p>` one, `<it>` a pronoun, `<what>` either, `<s>` a size,
 * `<d>` also a denied one, `<n>` a count; `_` up to three words.
 */
export function forms(lines: string): Form {
  const ways = lines
    .trim()
    .split(/\s*\n\s*/)
    .map(wayOf);
  /** From the left; of several there, the first way's. */
  const partsOf = (skeleton: string, most: number): readonly RegExpExecArray[] => {
    const likely = ways.filter(({ words }) => words.length === 0 || saysOneOf(skeleton, words));
    const found: RegExpExecArray[] = [];
    for (let from = 0; found.length < most; ) {
      let first: RegExpExecArray | undefined;
      for (const way of likely) {
        const part = way.after(from, skeleton);
        if (part && (!first || part.index < first.index)) first = part;
      }
      if (!first) break;
      found.push(first);
      from = first.index + first[0].length;
    }
    return found;
  };
  return {
    in: (skeleton) => partsOf(skeleton, 1)[0]?.[0],
    allIn: (skeleton) => partsOf(skeleton, skeleton.length).map(([part]) => part),
    without(skeleton) {
      let left = "";
      let from = 0;
      for (const { index, 0: part } of partsOf(skeleton, skeleton.length)) {
        left += `${skeleton.slice(from, index)} `;
        from = index + part.length;
      }
      return (left + skeleton.slice(from)).replace(/ {2,}/g, " ").trim();
    },
  };
}

const entity = { x: /(?<=<x)\d+(?=>)/g, s: /(?<=<s)\d+(?=>)/g, n: /(?<=<n)\d+(?=>)/g } as const;

/** The entities of a part, in order. */
export function inPart(part: string, kind: keyof typeof entity): readonly number[] {
  return part.match(entity[kind])?.map(Number) ?? [];
}
