/** The utterance for commands: without politeness, with lists. */

import { sizeForm, withSizesWritten } from "../../../language/readers/sizes.ts";
import { remembered } from "../../../language/text/remembered.ts";
import type { RowId, ShopScene } from "../intent.ts";
import type { Reading } from "./command.ts";

const opening =
  /^(?:(?:please|kindly|(?:yes+|yeah+|yep|yup|sure|haan)(?=[\s,]+\w)|(?:cool|omg|superb|lovely|great|nice|perfect|brilliant|wow|arre|achha?)(?=[,.!]|\s+(?:i|i'll|i'd|let|show|take|lock|put|add|go|now|then|ok|okay|that|what|what's|which|how|is|does|can|could|same)\b)|ok|okay|alright|all right|he+y+|hi+|hello|oh|ah|so|well|now|then|and|go ahead and|(?:can|could|would|will|may) (?:you|i|we)(?= (?!have|get|buy|take|sell|stock|say|do\b|need|like|mind))|would you mind|i(?:'d| would) (?:like|love) to|i(?:'d| would) like you to|help me(?= \w)|let's|let us|let me|shopai|omg(?= stop\b))(?![\w'])[\s,.!]*)+/i;
const closing =
  /(?:[\s,.!?;:…]|(?<=[\s,])(?:please|thanks|thank you|for me|now|then|if you can|if possible|(?:for )?a (?:sec|moment)))+$/i;
const hesitation = /(?:^|[\s,]+)(?:u+h+m*|u+m+|e+r+m*|h+m+|you know)(?=[\s,.!?]|$)[,.]*/gi;
/** "In large, not medium": in large. */
const otherSize = new RegExp(
  `(?<=\\b${sizeForm})[\\s,]+(?:and )?not (?:in )?(?:an? )?${sizeForm}$`,
);

/** "before papa changes his mind". */
const hurry =
  /,? before (?:i|he|she|they|we|my \w+|\w+) (?:changes?|wakes?|comes?|gets?|sees?|finds?) .*$/i;

/** "whats that". */
const unmarked = /\b(what|how|where|who|that|there)s\b/g;

/** The meaningful words, capitals kept. */
export const kernel: (text: string) => string = remembered((text) =>
  text
    .replace(hesitation, "")
    .replace(hurry, "")
    .trim()
    .replace(closing, "")
    .replace(opening, "")
    .trim(),
);

export function asked(
  reading: Reading,
  shop: ShopScene | undefined,
  ...rows: readonly RowId[]
): string | undefined {
  if (!shop || !rows.includes(reading.row)) return undefined;
  const text = kernelled(reading.lower);
  return text === "" ? undefined : text;
}

/** With normalised sizes for `sizeForm`. */
export const kernelled: (lower: string) => string = remembered((lower) =>
  withSizesWritten(kernel(lower)).replace(otherSize, "").replace(unmarked, "$1's"),
);
