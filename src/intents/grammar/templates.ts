/**
 * Expands templates: "(go|take me) [back] to the top" is four sentences. Parentheses: alternatives,
 * brackets: options.
 */
import { alternatives } from "../../../language/text/alternatives.ts";

export function sentencesOf(template: string): readonly string[] {
  const all = alternatives(template.replace(/\s+/g, " ")).flatMap(sequence);
  return [...new Set(all.map((text) => text.trim()))].filter(Boolean);
}

function sequence(text: string): readonly string[] {
  const open = text.search(/[([]/);
  if (open < 0) return [text];
  const close = closing(text, open);
  const inner = alternatives(text.slice(open + 1, close)).flatMap(sequence);
  const group = text[open] === "[" ? ["", ...inner] : inner;
  const rest = sequence(text.slice(close + 1));
  const before = text.slice(0, open);
  return group.flatMap((each) => rest.map((after) => joined(before, joined(each, after))));
}

/** With one blank where both have theirs. */
const joined = (one: string, other: string): string =>
  one.endsWith(" ") && other.startsWith(" ") ? one + other.slice(1) : one + other;

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === "(" || text[at] === "[") depth += 1;
    if (text[at] === ")" || text[at] === "]") depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A group is not closed: ${text}`);
}
