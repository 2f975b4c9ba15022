/**
 * Fails if a command spells out a size or number: language/ reads them for all sentences. Part of
 * `npm run check`. Ignores comments.
 */
import { readdirSync, readFileSync } from "node:fs";
import { numberWords } from "../language/readers/numbers.ts";
import { sizeTerms } from "../language/readers/sizes.ts";

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

const folders = [
  "src/intents/commands",
  "src/intents/phrases",
  "src/intents/resolve",
  "src/intents/sentence",
];
/** "The two shirts", "the first three": small counts that select products. */
const leftOut = new Set(["src/intents/resolve/lines.ts", "src/intents/resolve/pieces.ts"]);

if (process.argv[1] === import.meta.filename) {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /(?<!\.test)\.ts$/.test(file) && !leftOut.has(file)),
  );
  const found = files.flatMap((file) =>
    spelledOut(readFileSync(file, "utf8"), /\/(?:commands|phrases)\/form\//.test(file)).map(
      ({ line, words }) => `${file}:${line}: language/ reads ${words.join(", ")}`,
    ),
  );
  for (const words of found) console.error(words);
  if (found.length > 0) process.exitCode = 1;
}
