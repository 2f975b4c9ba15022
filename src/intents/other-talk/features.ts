/** What the model of other talk weighs. The same in training and use. */
import { otherWorlds } from "../../../language/words/other-worlds.ts";
import { featuresOf, type Vocabulary } from "../grammar/features.ts";
import { bits } from "../grammar/ranker-table.ts";
import type { Sentence } from "../grammar/sentence.ts";

/** Which words the shop knows is the ranker's; here each weighs by itself. */
const noVocabulary: Vocabulary = { own: new Set(), foreign: new Set() };
/** The same talk anywhere. */
const anyPlace = "any";
const mostCounted = 4;
const pastHashes = 1 << bits;

/** The ranker's, and how many words are of other worlds. */
export function otherTalkFeatures(
  sentence: Pick<Sentence, "shape" | "tokens" | "mentions" | "sizes">,
): readonly number[] {
  const found = featuresOf(sentence, anyPlace, noVocabulary);
  const many = sentence.tokens.filter(({ text }) => otherWorlds.has(text)).length;
  const counts = Array.from({ length: Math.min(many, mostCounted) }, (_, at) => pastHashes + at);
  return [...found, ...counts];
}
