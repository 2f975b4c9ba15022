/** Small readers of one thing each, for spoken commands: a colour, a garment, a material … in a few words. */

import { tokenise } from "../text/tokens.ts";
import { termAt } from "../words/lexicon.ts";
import type { WordField } from "../words/term.ts";

/** The first value of a field that a text names, or null: readTerm("navy blue one", "colour") → "navy". */
export function readTerm(text: string, field: WordField): string | null {
  return readTerms(text, field)[0] ?? null;
}

/** Every value of a field that a text names, in its order, each once. */
export function readTerms(text: string, field: WordField): readonly string[] {
  const tokens = tokenise(text);
  const values: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = termAt(tokens, at);
    if (found?.term.field === field && !values.includes(found.term.value)) {
      values.push(found.term.value);
    }
    at = found?.to ?? at + 1;
  }
  return values;
}

/** The colour named: "sky blue" → "sky-blue". */
export function readColour(text: string): string | null {
  return readTerm(text, "colour");
}

/** The garment named: "t shirts" → "t-shirt". */
export function readGarment(text: string): string | null {
  return readTerm(text, "garment");
}
