/** The utterance for commands: without politeness, with lists. */

import { withSizesWritten } from "../../../language/readers/sizes.ts";
import { remembered } from "../../../language/text/remembered.ts";
import type { RowId, ShopScene } from "../intent.ts";
import {
  addsToSearch,
  beforeSomeone,
  closing,
  decidesFor,
  deniedSize,
  exclaims,
  greetings,
  happens,
  hesitation,
  missingApostrophe,
  narrows,
  opening,
  seeks,
  suitsOwn,
  wantsFacts,
} from "../phrases/spoken.ts";
import type { Reading } from "./command.ts";

/** The meaningful words, capitals kept. */
export const kernel: (text: string) => string = remembered((text) =>
  text
    .replace(greetings, "")
    .replace(hesitation, "")
    .replace(beforeSomeone, "")
    .replace(exclaims, "")
    .replace(decidesFor, "i'll take $<thing>$<chosen>")
    .replace(happens, "do you have")
    .replace(seeks, "show me ")
    .replace(suitsOwn, "")
    .replace(wantsFacts, "tell me")
    .replace(addsToSearch, "only $<what>")
    .replace(narrows, "only ")
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
  withSizesWritten(kernel(lower)).replace(deniedSize, "").replace(missingApostrophe, "$1's"),
);
