/** What words ask of a product: "red", "linen", "shirt", "for kids", and words of its name. */
import type { Category, Size } from "../../../domain/values.ts";
import { termAt } from "../../../language/lexicon.ts";
import { remembered } from "../../../language/remembered.ts";
import type { Term } from "../../../language/term.ts";
import { tokenise } from "../../../language/tokens.ts";
import { likeness, looksOf, type NameWord, nameWords, wordsOf } from "../catalogue-index.ts";
import type { Piece } from "../intent.ts";

export interface Description {
  /** What each word asks, in their order. */
  readonly tests: readonly Test[];
  /** The words as they are looked for in names. */
  readonly words: readonly NameWord[];
}

export interface Test {
  /** What the word was recognised as; a name's word is none of them. */
  readonly field?: Term["field"];
  /** As it was said. */
  readonly said: string;
  holds(piece: Piece): boolean;
}

/** More words than these are a sentence, not a description. */
const mostWords = 8;
const fillers = new Set(
  "the a an one ones piece pieces item items thing things of in with for and me some that this from on by called named my please which is are".split(
    " ",
  ),
);
const wearers: ReadonlyMap<string, Category> = new Map([
  ["men", "Men"],
  ["women", "Women"],
  ["kids", "Kids"],
  ["boys", "Kids"],
  ["girls", "Kids"],
]);

/** What is not meant describes nothing: "not" sounds like "knit". */
const negations = new Set("not no nor never except without don't isn't".split(" "));

/** Reads a description in small letters; undefined for a sentence too long to be one, or negated. */
export const describe: (text: string) => Description | undefined = remembered((text) => {
  const tokens = tokenise(text);
  if (tokens.length > mostWords || tokens.some((token) => negations.has(token.text)))
    return undefined;
  const tests: Test[] = [];
  const words: NameWord[] = [];
  for (let at = 0; at < tokens.length; ) {
    const word = tokens[at]?.text ?? "";
    if (fillers.has(word)) {
      at += 1;
      continue;
    }
    const found = termAt(tokens, at);
    const to = found?.to ?? at + 1;
    const said = tokens
      .slice(at, to)
      .map((token) => token.text)
      .join(" ");
    const spoken = nameWords(said);
    words.push(...spoken);
    tests.push(
      found
        ? { field: found.term.field, said, holds: asTerm(found.term, spoken) }
        : { said, holds: namedLike(spoken) },
    );
    at = to;
  }
  return { tests, words };
});

/**
 * A word that is known for what it is means that, or the very same word in a name: "shirt" sounds
 * like "shorts", and is none.
 */
function asTerm({ field, value }: Term, spoken: readonly NameWord[]): Test["holds"] {
  const inName = (piece: Piece) =>
    spoken.every(({ word }) => wordsOf(piece).some((own) => own.word === word));
  switch (field) {
    case "colour":
      return (piece) => looksOf(piece).colours.has(value) || inName(piece);
    case "garment":
      return (piece) => looksOf(piece).garments.has(value) || inName(piece);
    case "material":
      return (piece) => looksOf(piece).materials.has(value) || inName(piece);
    case "audience":
      return (piece) => piece.category === wearers.get(value);
    case "size":
      return (piece) => piece.sizes.includes(value as Size); // another value is in no list
    case "pattern":
    case "sleeve":
    case "fit":
    case "detail": {
      const like = namedLike(spoken);
      return (piece) => looksOf(piece).details.has(`${field} ${value}`) || like(piece);
    }
    default:
      return namedLike(spoken);
  }
}

/** Whether a name has the words or such as sound and look nearly so. */
function namedLike(spoken: readonly NameWord[]): Test["holds"] {
  return (piece) => likeness(spoken, piece) >= 0.8;
}
