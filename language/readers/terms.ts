/** Reads one field from a few words, for commands. */

import { tokenise } from "../text/tokens.ts";
import { termAt } from "../words/lexicon.ts";
import type { Term, WordField } from "../words/term.ts";

/** readTerm("navy blue one", "colour") → "navy"; or null. */
export function readTerm(text: string, field: WordField): string | null {
  return readTerms(text, field)[0] ?? null;
}

/** In order, each once. */
export function readTerms(text: string, field: WordField): readonly string[] {
  const values = allTerms(text).flatMap((term) => (term.field === field ? term.value : []));
  return [...new Set(values)];
}

/** In order. */
export function allTerms(text: string): readonly Term[] {
  const tokens = tokenise(text);
  const terms: Term[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = termAt(tokens, at);
    if (found) terms.push(found.term);
    at = found?.to ?? at + 1;
  }
  return terms;
}
