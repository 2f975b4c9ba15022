/** Reads one field from a few words, for commands. */

import { tokenise } from "../text/tokens.ts";
import { termAt } from "../words/lexicon.ts";
import type { WordField } from "../words/term.ts";

/** readTerm("navy blue one", "colour") → "navy"; or null. */
export function readTerm(text: string, field: WordField): string | null {
  return readTerms(text, field)[0] ?? null;
}

/** In order, each once. */
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
