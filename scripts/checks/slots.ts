/**
 * Fails if a command spells out a size or number: language/ reads them for all sentences.
 * Ignores comments.
 */
import { numberWords } from "../../language/readers/numbers.ts";
import { sizeTerms } from "../../language/readers/sizes.ts";
import type { Source } from "./source.ts";

interface SpelledOut {
  /** From 1. */
  readonly line: number;
  readonly words: readonly string[];
}

/** "One" is mostly a pronoun. */
const numbers = [...numberWords.units.filter((word) => word !== "one"), ...numberWords.tens];
/** One-word sizes, except letters. */
const sizes = sizeTerms
  .flatMap(({ phrases }) => phrases)
  .filter((phrase) => /^[a-z]{2,}$/.test(phrase));
const words = new RegExp(`\\b(?:${[...sizes, ...numbers].join("|")})\\b`, "gi");
const letters = /\[sml\]/g;
const digits = /\\d/g;
const comment = /^\s*(?:\/\*|\*|\/\/).*|\s\/\/ .*$/;

/** Sizes and numbers by line of code. The form may use digits: PIN codes and phone numbers. */
export function spelledOut(code: string, form = false): readonly SpelledOut[] {
  const kinds = form ? [words, letters] : [words, letters, digits];
  return code.split("\n").flatMap((text, at) => {
    const said = kinds.flatMap((kind) => text.replace(comment, "").match(kind) ?? []);
    return said.length === 0 ? [] : { line: at + 1, words: [...new Set(said)] };
  });
}

const checked = /^src\/intents\/(?:commands|phrases|resolve|sentence)\/.*(?<!\.test)\.ts$/;
/** "The two shirts", "the first three": small counts that select products. */
const leftOut = new Set(["src/intents/resolve/lines.ts", "src/intents/resolve/pieces.ts"]);

export const slotFaults = (sources: readonly Source[]): readonly string[] =>
  sources
    .filter(({ file }) => checked.test(file) && !leftOut.has(file))
    .flatMap(({ file, text }) =>
      spelledOut(text, /\/(?:commands|phrases)\/form\//.test(file)).map(
        ({ line, words }) => `${file}:${line}: language/ reads ${words.join(", ")}`,
      ),
    );
