/** What commands read: an utterance without the politeness around it, and lists as people say them. */
import { numberAt } from "../../../language/numbers.ts";
import { remembered } from "../../../language/remembered.ts";
import { tokenise } from "../../../language/tokens.ts";
import type { RowId, ShopScene } from "../intent.ts";
import type { Reading } from "./command.ts";

const opening =
  /^(?:(?:please|kindly|(?:yes|yeah|yep|sure)(?=[\s,]+\w)|ok|okay|alright|all right|hey|hi|hello|oh|ah|so|well|now|then|and|go ahead and|(?:can|could|would|will|may) (?:you|i|we)(?= (?!have|get|buy|take|sell|stock|say|do\b|need|like|mind))|would you mind|i(?:'d| would) (?:like|love) to|i(?:'d| would) like you to|help me(?= \w)|let's|let us|let me|shopai)(?![\w'])[\s,]*)+/i;
const closing =
  /(?:[\s,.!?;:…]|(?<=[\s,])(?:please|thanks|thank you|for me|now|then|if you can|if possible))+$/i;
/** Sounds between the words that mean nothing. */
const hesitation = /(?:^|[\s,]+)(?:u+h+m*|u+m+|e+r+m*|h+m+|you know)(?=[\s,.!?]|$)[,.]*/gi;
/** Sizes as recognisers write them, and as they are read. */
const sizeWriting: readonly (readonly [RegExp, string])[] = [
  [/\b(extra|double)-(?=extra|large|xl)/g, "$1 "],
  [/\bx(?:-| )?large\b/g, "extra large"],
  [/\bx[ -]x[ -]l\b/g, "xxl"],
  [/\bx[ -]l\b/g, "xl"],
  // "In large, not medium": in large.
  [
    /(?<=\b(?:small|medium|large|xl))[\s,]+(?:and )?not (?:in )?(?:an? )?(?:extra )?(?:small|medium|large|xx?l)$/g,
    "",
  ],
];

/** The words that carry the meaning, in their own capitals. */
export const kernel: (text: string) => string = remembered((text) =>
  text.replace(hesitation, "").trim().replace(closing, "").replace(opening, "").trim(),
);

/** The kernel in small letters, if the utterance is of one of these rows and there is a shop. */
export function asked(
  reading: Reading,
  shop: ShopScene | undefined,
  ...rows: readonly RowId[]
): string | undefined {
  if (!shop || !rows.includes(reading.row)) return undefined;
  const text = kernelled(reading.lower);
  return text === "" ? undefined : text;
}

/** The kernel of words in small letters, sizes written in one way. */
export const kernelled: (lower: string) => string = remembered((lower) =>
  sizeWriting.reduce((text, [from, to]) => text.replace(from, to), kernel(lower)),
);

/** A whole number said alone, 1 to 99: "2", "two", "a couple". Null otherwise. */
export function countIn(text: string): number | null {
  const words = text.trim();
  if (/^(?:a|an|one)$/.test(words)) return 1;
  if (/^(?:a )?(?:couple|pair)$/.test(words)) return 2;
  const tokens = tokenise(words);
  const found = numberAt(tokens, 0);
  if (found === null || found.to !== tokens.length) return null;
  return Number.isInteger(found.value) && found.value >= 1 && found.value <= 99
    ? found.value
    : null;
}
