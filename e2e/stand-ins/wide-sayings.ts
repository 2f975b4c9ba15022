/**
 * A wider recogniser for the stand-ins: the sayings, what shoppers say beside them, everyday sentences, and
 * for each of them what it is easily misheard as. So it can go wrong, as a general recogniser does,
 * and hints help it. It imitates the mechanism of hints, not how much they help a certain service.
 */
import { grammarOf, sayings } from "./sayings.ts";

/** Words that sound alike; all in cmudict. */
const mistakable: Readonly<Record<string, readonly string[]>> = {
  cart: ["card", "court", "car", "heart"],
  search: ["church", "surge", "such"],
  collection: ["correction", "connection", "election"],
  collections: ["corrections", "connections"],
  home: ["foam", "hone", "whom"],
  orders: ["others", "borders", "order"],
  about: ["a boat", "out"],
  contact: ["contract", "compact", "content"],
  log: ["look", "lock", "walk"],
  sign: ["sigh", "sun"],
  shop: ["ship", "chop", "job"],
  buy: ["by", "die", "fry"],
  open: ["oven", "often"],
  close: ["clothes", "clause", "cross"],
  show: ["shoe", "so", "throw"],
  tell: ["sell", "tall"],
  shirt: ["short", "church"],
  jeans: ["genes", "teens", "beans"],
  remove: ["removed", "we move"],
  check: ["cheque", "chair", "jack"],
  morning: ["warning", "mourning"],
};

const besides: readonly string[] = [
  "remove the jeans",
  "remove the blue shirt",
  "one more linen shirt",
  "read my bag",
  "check out",
  "empty the cart",
  "what time is it",
  "call my brother",
  "turn on the lights",
  "how is the traffic",
  "set an alarm for seven",
  "send a message to my mother",
  "tell me a story",
  "read the news",
  "what is the capital of france",
  "good night",
  "thank you very much",
  "where is my phone",
  "the match begins at nine",
  "let us go to the park",
];

/** The wider grammar for pocketsphinx. https://www.w3.org/TR/jsgf/ */
export function wideGrammar(): string {
  return grammarOf(wideSayings);
}

/** The part of it that the hints have every word for; null where there is none. */
export function likelyGrammar(hints: readonly string[]): string | null {
  const likely = new Set(hints.flatMap(wordsOf));
  const said = wideSayings.filter((saying) =>
    wordsOf(saying.replace("<wish>", "")).every((word) => likely.has(word)),
  );
  return said.length > 0 ? grammarOf(said) : null;
}

/** Each sentence once, with what it may be taken for. */
export const wideSayings: readonly string[] = [
  ...new Set([...sayings, ...besides].flatMap((saying) => [saying, ...takenFor(saying)])),
];

/** The sentence with one of its words misheard, in every way. */
function takenFor(saying: string): readonly string[] {
  const words = saying.split(" ");
  return words.flatMap((word, index) =>
    (mistakable[word] ?? []).map((other) => words.with(index, other).join(" ")),
  );
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z']+/g) ?? [];
}
