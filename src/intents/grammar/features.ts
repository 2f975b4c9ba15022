/**
 * What the ranker looks at: the words, cues and entities of a sentence in runs of one to three, and
 * the screen that it is said on. Pure, and the same in training and in the shop.
 */
import { paths, productAt } from "../../../domain/routes.ts";
import { cueOf, stemOf } from "./cues.ts";

/** Runs that are longer than this make the model large and tell little. */
const longestRun = 3;
const mostWords = 60;

/** The screens, as far as they tell acts apart. */
export function placeOf(screen: string): string {
  if (screen === paths.home || screen === paths.collection || screen === paths.product)
    return "list";
  if (productAt(screen) !== undefined) return "product";
  return screen === "" ? "other" : screen.slice(1);
}

/**
 * The features of a sentence's shape; each once. `vocabulary` has the words of talk in a shop: the
 * more others there are, the likelier the talk is about something else.
 */
export function featuresOf(
  shape: readonly string[],
  place: string,
  vocabulary: ReadonlySet<string>,
): readonly string[] {
  const found = new Set<string>([`@${place}`]);
  const words = ["^", ...shape.slice(0, mostWords).map(stemOf), "$"];
  // The sentence with nothing but its cues and entities: "would <thing> be [-er] than <thing>".
  const bones = shape
    .slice(0, mostWords)
    .flatMap((word) => (word.startsWith("<") ? word : (cueOf(word) ?? [])));
  runs(words, 3, found, "");
  runs(["^", ...bones, "$"], longestRun, found, "~");
  for (const bone of new Set(bones)) found.add(`${bone}@${place}`);
  if (words.length <= 5) found.add(`${words.join(" ")}@${place}`);
  const unknown = words.filter((word) => !vocabulary.has(word) && /^[a-z]/.test(word)).length;
  found.add(`#unknown${Math.min(unknown, 4)}`);
  if (unknown > 0) found.add(`#unknown@${Math.ceil((4 * unknown) / shape.length)}`);
  const length = shape.length;
  found.add(
    length <= 2 ? "#1" : length <= 5 ? "#2" : length <= 9 ? "#3" : length <= 16 ? "#4" : "#5",
  );
  return [...found];
}

function runs(words: readonly string[], longest: number, found: Set<string>, kind: string): void {
  for (let at = 0; at < words.length; at += 1) {
    let run = kind;
    for (let length = 1; length <= longest && at + length <= words.length; length += 1) {
      run = length === 1 ? `${kind}${words[at]}` : `${run} ${words[at + length - 1]}`;
      if (length > 1 || (words[at] !== "^" && words[at] !== "$")) found.add(run);
    }
  }
}
