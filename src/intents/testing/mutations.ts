/**
 * Damaged sentences: words dropped, doubled, swapped, misspelt, merged, in odd scripts, endless.
 * Reproducible by seed.
 */

const oddities = [
  "😀",
  "👩‍👧",
  "ﷺ",
  "दिखाओ",
  "我要",
  "\u0000",
  "\ud83d",
  "‏",
  "İ",
  "ﬁ",
  "()[]{}",
  "\\b.*+?",
  "__proto__",
  "constructor",
  "-0",
  "1e309",
  "99999999999999999999",
  "₹",
  "<b>",
  "%s",
  "\n\n",
  "?!?!",
  "…",
  "'s",
];
const longest = 400;

type Mutation = (words: readonly string[], random: () => number, other: string) => string[];

const mutations: readonly Mutation[] = [
  (words, random) => words.toSpliced(below(words.length, random), 1),
  (words, random) => {
    const at = below(words.length, random);
    return words.toSpliced(at, 0, words[at] ?? "");
  },
  (words, random) => {
    const at = below(words.length, random);
    return words.toSpliced(at, 2, words[at + 1] ?? "", words[at] ?? "");
  },
  // A letter dropped, or two swapped.
  (words, random) => {
    const at = below(words.length, random);
    const word = words[at] ?? "";
    const slip = below(word.length, random);
    const swapped = `${word[slip + 1] ?? ""}${word[slip] ?? ""}`;
    const wrong = word.slice(0, slip) + (random() < 0.5 ? "" : swapped) + word.slice(slip + 2);
    return words.toSpliced(at, 1, wrong);
  },
  (words, random, other) => [
    ...words,
    [",", "and", "so", ".", "no wait"][below(5, random)] ?? "",
    other,
  ],
  (words, random) =>
    words.toSpliced(below(words.length, random), 0, oddities[below(oddities.length, random)] ?? ""),
  (words, random) =>
    words.toSpliced(below(words.length, random), 0, String(Math.floor(random() * 1e5))),
  (words, random) =>
    Array.from({ length: below(longest, random) }, (_, at) => words[at % words.length] ?? ""),
  (words) => words.map((word) => word.toUpperCase()),
  (words) => [words.join("")],
];

/** `random` gives 0 to 1. */
export function* mutated(
  sentences: readonly string[],
  many: number,
  random: () => number,
): Generator<string> {
  const one = () => sentences[below(sentences.length, random)] ?? "";
  for (let made = 0; made < many; made += 1) {
    let words = one().split(" ");
    for (let times = 1 + below(3, random); times > 0; times -= 1)
      words = mutations[below(mutations.length, random)]?.(words, random, one()) ?? words;
    yield words.join(" ");
  }
}

function below(most: number, random: () => number): number {
  return Math.floor(random() * most);
}

/** A fixed sequence from 0 to 1. https://en.wikipedia.org/wiki/Linear_congruential_generator */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
