/** What commands read: an utterance without the politeness around it, and lists as people say them. */
import { numberAt } from "../../../language/numbers.ts";
import { tokenise } from "../../../language/tokens.ts";
import type { RowId, ShopScene } from "../intent.ts";
import type { Reading } from "./command.ts";

const opening =
  /^(?:(?:please|ok|okay|alright|all right|hey|hi|so|well|now|then|and|can you|could you|would you|will you|i'd like to|i would like to|i'd like you to|let's|let me|um+|uh+|shopai)(?![\w'])[\s,]*)+/i;
const closing = /(?:[\s,.!?;:…]|(?<=[\s,])(?:please|thanks|thank you|for me|now|then))+$/i;

/** The words that carry the meaning, in their own capitals. */
export function kernel(text: string): string {
  return text.replace(closing, "").replace(opening, "").trim();
}

/** The kernel in small letters, if the utterance is of one of these rows and there is a shop. */
export function asked(
  reading: Reading,
  shop: ShopScene | undefined,
  ...rows: readonly RowId[]
): string | undefined {
  if (!shop || !rows.includes(reading.row)) return undefined;
  const text = kernel(reading.lower);
  return text === "" ? undefined : text;
}

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
