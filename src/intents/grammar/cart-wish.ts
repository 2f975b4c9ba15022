/**
 * Reads a cart change from its form: what, and the mentions and sizes that identify the line.
 * Doesn't resolve lines.
 */

import { readCount } from "../../../language/readers/counts.ts";
import { guarded } from "../../../language/text/guarded.ts";
import { rememberedFor } from "../../../language/text/remembered.ts";
import * as forms from "./cart-forms.ts";
import type { Sentence } from "./sentence.ts";
import { type Form, inPart, skeletonOf } from "./skeleton.ts";

export type SpokenCartChange =
  | { readonly type: "empty" }
  | { readonly type: "only" }
  | { readonly type: "out" }
  | { readonly type: "by"; readonly count: number }
  | { readonly type: "times"; readonly factor: number }
  | { readonly type: "set"; readonly count: number }
  | { readonly type: "resize"; readonly size: string }
  /** Sizes up or down. */
  | { readonly type: "step"; readonly by: 1 | -1 };

export interface CartWish {
  readonly change: SpokenCartChange;
  readonly mentions: readonly number[];
  /** Mentions of what stays. */
  readonly kept: readonly number[];
  /** The line's current size. */
  readonly from?: string;
  readonly group?: "each" | "others";
  readonly formed: boolean;
  /** Words outside forms and entities. */
  readonly unexplained: number;
}

/** Questions change nothing. */
const asks =
  /^(?:(?:and|so|but|wait|oh|hey|hmm|ok|okay|sorry) )*,? ?(?:how|what|what's|which|who|who's|when|where|why|does|do|did|is|are|was|were|have|has)\b(?! (?:it too late|about))|(?<!\S)(?:how (?:much|many|long|come)|not (?:really )?(?:my|his|her|our) (?:thing|style|type|taste)|whether|wondering|discount|is (?:that|it|this|there) (?:ok|okay|fine|possible|alright)|<x\d+> or (?:<n\d+> (?:(?:pairs?|pieces?) )?(?:of )?)?<x\d+>|do (?:you|they) have|have you got|see (?:if|whether) (?!(?:you|we|i|it|they|there|this|that) )\S+|you'd have|you have|you got|comes? in|coming in|available|in stock|what (?:will i|i'll|i will|shall i|would i) do with (?:one|another|more|<n\d+> more))(?!\S)/;
const idle = new Set(
  "the a an i i'll i'd i'm we we'll you it that this them is are be to of in for and so but ok okay no not oh sorry wait well yes yeah nah right hmm also too as my your me us can could would will should may might do have had has let us let's like want need think guess just now then one two pair pairs piece pieces item line thing ones cart bag basket trolley from out off up down at all only with instead if by on there here go get make set change same size these those he she they he's she's they're wrong been should've shouldn't meant said more after today give any anymore".split(
    " ",
  ),
);

/** "Why do I have two jeans, I need only one". */
const wonders = guarded(/^(?:why|how come) (?:\S+ ){2,9}?[,.?] (?=(?:i|we|i'll|we'll) )/);

/** Undefined for none or several. */
export const cartWishIn = rememberedFor((sentence: Sentence): CartWish | undefined => {
  const text = skeletonOf(sentence);
  const none =
    asks.test(text.replace(wonders, "")) ||
    notMine.test(sentence.text) ||
    forms.staying.in(text) !== undefined;
  return none ? undefined : wishIn(text, sentence);
});

const notMine = guarded(/\bnot (?:really )?(?:my|his|her|our) (?:thing|style|type|taste|kind)\b/);

/** 0 for none. */
export function stepIn(sentence: Sentence): 1 | -1 | 0 {
  const text = skeletonOf(sentence);
  return forms.sizeUp.in(text) ? 1 : forms.sizeDown.in(text) ? -1 : 0;
}

/** "Make it just the one": a count. */
const justOne = /\b(?:just|only) the one\b(?! (?:in|for|with|that|from|on|at)\b)/;

interface Found {
  readonly change: SpokenCartChange;
  /** The matching part; empty for a lone entity. */
  readonly part: string;
}

/** "Just a second": no line of the cart. */
const pausing = guarded(/\ba (?:second|sec|minute|moment)\b(?! (?:one|pair|piece|line|item))/);

function wishIn(text: string, sentence: Sentence): CartWish | undefined {
  if (pausing.test(sentence.text)) return undefined;
  const old = [...forms.old.number.allIn(text), ...forms.old.piece.allIn(text)];
  const bare = forms.keeping.without(forms.old.piece.without(forms.old.number.without(text)));
  const kept = forms.keeping.allIn(text).flatMap((part) => inPart(part, "x"));
  const pair = sizePair(text, sentence);
  const found = changeIn(bare, text, sentence, pair?.to);
  if (!found) return undefined;
  const { change, part } = found;
  if (change.type === "only" && justOne.test(sentence.text)) return undefined;
  const inOld = new Set(old.flatMap((each) => inPart(each, "x")));
  const near = inPart(part, "x");
  const stays = change.type === "only" ? [] : kept;
  const all = sentence.mentions.map((_, at) => at).filter((at) => !stays.includes(at));
  const others = change.type === "out" && forms.others.test(part);
  const mentions = near.length > 0 && change.type !== "set" ? near : all;
  const from = pair?.from ?? lineSize(change, part, sentence);
  const each = !others && forms.each.test(text) && change.type !== "empty";
  return {
    change,
    mentions: mentions.filter((at) => !inOld.has(at)),
    kept,
    formed: part !== "",
    unexplained: unexplainedIn(text, part, change) + Math.max(0, inPart(bare, "n").length - 1),
    ...(from !== undefined && { from }),
    ...((others || each) && { group: others ? ("others" as const) : ("each" as const) }),
  };
}

function changeIn(
  bare: string,
  text: string,
  sentence: Sentence,
  newSize: string | undefined,
): Found | undefined {
  const one = (form: Form, change: (part: string) => SpokenCartChange | undefined) => {
    const part = form.in(bare);
    const made = part === undefined ? undefined : change(part);
    return made && part !== undefined ? { change: made, part } : undefined;
  };
  const counted =
    (make: (count: number) => SpokenCartChange) =>
    (part: string): SpokenCartChange | undefined => {
      const count = countIn(part, sentence);
      return count === undefined ? undefined : make(count);
    };
  const size = newSize ?? sizeIn(bare, sentence);
  if (isMixed(bare)) return undefined;
  const out = one(forms.outing, () => ({ type: "out" }));
  const sized = size !== undefined && !(out && isOf(out.part, size, sentence));
  const count = one(
    forms.counting,
    counted((count) => ({ type: "set", count })),
  );
  const before = count && out && bare.indexOf(count.part) < bare.indexOf(out.part);
  const named = before && /<x\d+>/.test(out.part) && !/<x\d+>/.test(count.part);
  return (
    one(forms.emptying, () => ({ type: "empty" })) ??
    one(
      forms.fewer,
      counted((count) => ({ type: "by", count: -count })),
    ) ??
    one(forms.further, (part) => ({ type: "by", count: countIn(part, sentence) ?? 1 })) ??
    (sized || named ? undefined : count) ??
    (out && !sized ? out : undefined) ??
    one(forms.doubling, () => ({ type: "times", factor: 2 })) ??
    one(forms.halving, () => ({ type: "times", factor: 0.5 })) ??
    (sized ? undefined : only(text)) ??
    (sized
      ? {
          change: { type: "resize", size },
          part: forms.old.pair.in(text) ?? forms.resizing.in(bare) ?? "",
        }
      : undefined) ??
    one(forms.sizeUp, () => ({ type: "step", by: 1 })) ??
    one(forms.sizeDown, () => ({ type: "step", by: -1 })) ??
    one(forms.fewerSo, () => ({ type: "by", count: -1 })) ??
    bareCount(bare, sentence)
  );
}

/** "Just keep the kurta": names what stays. */
function only(text: string): Found | undefined {
  const part = forms.keepingOnly.in(forms.old.number.without(text));
  return part === undefined ? undefined : { change: { type: "only" }, part };
}

/** "The jeans … three": a count outside any form. */
function bareCount(bare: string, sentence: Sentence): Found | undefined {
  const count = /<n\d+>/.test(bare) ? countIn(bare, sentence) : undefined;
  if (count === undefined || inPart(bare, "x").length > 1 || inPart(bare, "n").length > 1)
    return undefined;
  return { change: { type: "set", count }, part: "" };
}

const wishes = [forms.outing, forms.counting, forms.resizing, forms.further, forms.fewer];

/** "Lose the jeans, two of the shirt": two wishes. */
function isMixed(bare: string): boolean {
  if (new Set(inPart(bare, "x")).size < 2) return false;
  const parts = wishes
    .flatMap((form) => form.allIn(bare))
    .map((part) => ({ from: bare.indexOf(part), to: bare.indexOf(part) + part.length }));
  return parts.some(({ to }) =>
    parts.some(
      ({ from }) => from >= to && /<x\d+>/.test(bare.slice(to)) && /<x\d+>/.test(bare.slice(0, to)),
    ),
  );
}

function countIn(part: string, { numbers }: Sentence): number | undefined {
  const at = inPart(part, "n").at(-1);
  const value = at === undefined ? undefined : numbers[at]?.value;
  if (value !== undefined) return value < 100 ? value : undefined;
  const word = /(?<!\S)(?:a couple|one|single)(?!\S)/.exec(part)?.[0];
  return word === undefined ? undefined : (readCount(word) ?? 1);
}

/** The last that isn't denied. */
function sizeIn(bare: string, sentence: Sentence): string | undefined {
  const text = forms.old.size.without(bare);
  const at = inPart(text, "s").at(-1);
  return at === undefined ? undefined : sentence.sizes[at]?.value;
}

/** "From M to L". */
function sizePair(text: string, { sizes }: Sentence) {
  const part = forms.old.pair.in(text);
  const [from, to] = part === undefined ? [] : inPart(part, "s").map((at) => sizes[at]?.value);
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** "Drop the L": the size identifies the line. */
function lineSize(
  { type }: SpokenCartChange,
  part: string,
  { sizes }: Sentence,
): string | undefined {
  if (type === "resize") return undefined;
  const [at] = inPart(part, "s");
  return at === undefined ? undefined : sizes[at]?.value;
}

function isOf(part: string, size: string, { sizes }: Sentence): boolean {
  return inPart(part, "s").some((at) => sizes[at]?.value === size);
}

const turning =
  /\b(?:not?|nope|don't|cancel|wait|stop|if|unless|but|maybe|perhaps|or|later|think|guess|should|could|can|what|which|how|when|who|is it|will it|does it|add|remove|show|find|open|play|call|set|turn|put|check|look|volume|timer|alarm|light|lights|minutes?|hours?)\b/;
const reasonWords = { least: 3, most: 9 } as const;

/** "Too much money take it out". */
const tooMuch =
  /(?<!\S)(?:way |far |bit |much )*too (?:much(?: money)?|expensive|costly|dear|steep|pricey|long|short|big|small|tight|loose)(?: for (?:me|us|him|her|that))?(?!\S)/g;

function isReason(text: string): boolean {
  const { length } = text.split(" ");
  const long = length >= reasonWords.least && length <= reasonWords.most;
  return long && !text.includes("<") && !turning.test(text);
}

function unexplainedIn(text: string, part: string, { type }: SpokenCartChange): number {
  const now = forms.old.size.without(text).replace(tooMuch, " ");
  return (
    (now.includes(part) ? now : text.replace(tooMuch, " "))
      .replace(part, " <> ")
      .split(/ [,.] | (?:so|because|cos|since) /)
      .filter((each) => !isReason(each))
      // "I don't like it. Delete": a repetition.
      .filter((each) => type !== "out" || forms.outing.without(each) !== "")
      .flatMap((each) => each.split(" "))
      .filter((word) => word !== "" && !/^[<,.]/.test(word) && !idle.has(word)).length
  );
}
