/**
 * The parts of a sentence. What was taken back is put right first ("in small, no, make that a
 * medium"); then the sentence is split where another wish may begin. Whether the parts are wishes of
 * their own is decided by what they would do, not here.
 */
import { remembered } from "../../../language/remembered.ts";
import { readPlainSentence } from "./sentence.ts";

/** Said between what was meant wrongly and what is meant. */
const taking =
  "(?:(?:no|nope|nah|sorry|oops|oh|wait|hold on|hang on|hmm|uh|um|er|dear|god|scratch that|forget that|not that(?: one)?|actually|rather|or rather|i mean|i meant|i mean to say|my mistake|my bad|on second thoughts?|correction|make (?:that|it)|change that to|better make it|better|let's say|instead|arre|no no)[\\s,.…-]+)+";
/** Words that take something back by themselves; "sorry" and "wait" alone may only be polite. */
const firm =
  /\b(?:no|nope|nah|scratch that|forget that|not that|actually|rather|i mean|i meant|my mistake|on second thoughts?|correction|make that|sorry|wait)\b/;
const repair = new RegExp(
  `^(?<left>.*?[\\p{L}\\p{N}][^\\p{L}\\p{N}]+?)(?<mark>${taking})(?<right>.+)$`,
  "u",
);
/** "Two in S, not M": what is denied at the end. */
const reason = /^(?:(?:my|he|she|they|the doctor|it'?s|because|since|as|for)\b.*?,\s*)+/;

/** The sentence as it is meant, where a part of it was taken back. */
export const corrected: (text: string) => string = remembered((text) => {
  let meant = text;
  for (let times = 0; times < 3; times += 1) {
    const { left, mark, right } = repair.exec(meant)?.groups ?? {};
    if (left === undefined || mark === undefined || right === undefined) break;
    if (!firm.test(mark) && !/^not (?:the|that|this) /.test(right)) break;
    const bare = left.replace(/[\s,.…-]+$/, "");
    if (bare.split(" ").length < 2 && !/^(?:<|s|m|l|xl|xxl|small|medium|large)/.test(bare)) break;
    const next = repaired(bare, right, mark);
    if (next === undefined) break;
    meant = next;
  }
  return meant;
});

const command =
  /^(?:please |just )?(?:add|put|remove|delete|take|open|show|drop|change|swap|buy|get|give|make|search|find|go|sort|pay|place|compare|tell|read|use|choose|select|keep|set|raise|bump|reduce|increase|lower|leave|double|lose|ditch|i'll|i want|i'd|let's|how|what|which|is|are|do|does|can)\b/;

/** What is said is taken back, and nothing is put in its place. */
const nothing =
  /^(?:just |please )*(?:leave (?:it|that|them)(?: (?:there|as it is|be|in))?|let (?:it|that|them) (?:be|stay)(?: there)?|never mind|forget (?:it|that)|don't(?: bother)?|nothing|keep (?:it|them))(?:$|,)/;

/** The left part with what the right part replaces in it; the right part alone, where it is a sentence. */
function repaired(left: string, right: string, mark: string): string | undefined {
  const bare = right
    .replace(reason, "")
    .replace(/^(?:(?:better )?make )?(?:it|that|them)\s+(?:should be |to be )?/, "");
  const turned = afterDenied(bare);
  if (turned !== undefined) return repaired(left, turned, mark);
  const length = bare.split(" ").length;
  if (nothing.test(bare)) return "never mind";
  const asks = command.test(bare) && !/\bmake (?:it|that)\b/.test(mark);
  if (asks && length > 2) return bare;
  const after = readPlainSentence(length === 1 ? `in ${bare}` : bare);
  const single = /^(?:just |only )?(?:the )?(?:one|single)(?: (?:piece|of them))?$/.test(bare);
  if (single) return instead(left, "numbers", "one", true);
  const first = kinds
    .flatMap((kind) => after[kind].map(({ from }) => ({ kind, from })))
    .sort((one, other) => one.from - other.from)[0];
  if (first) {
    const said = after.text.replace(/^in (?=\S+$)/, "").replace(/^(?:an?|the) (?=\S+$)/, "");
    const others = kinds.every((kind) => after[kind].length === 0 || kind === first.kind);
    return (
      instead(left, first.kind, said, others) ??
      (first.kind === "sizes" ? `${left} in ${said.replace(/^in /, "")}` : undefined)
    );
  }
  // "By card, actually cash": the last word alone.
  return length <= 3 && /\b(?:actually|rather|i mean|i meant)\b/.test(mark) ? bare : undefined;
}

/** "Not the shirt, I was meaning the jeans": the jeans. */
function afterDenied(text: string): string | undefined {
  if (!/^not (?:the|that|this) /.test(text)) return undefined;
  const { mentions, tokens } = readPlainSentence(text);
  const [first, second] = mentions;
  if (first?.from !== 1 || !second) return undefined;
  return text.slice(tokens[second.from]?.start ?? 0);
}

const kinds = ["mentions", "numbers", "sizes"] as const;

/**
 * Puts words in place of the last entity of a kind, and of all after it unless that is kept;
 * undefined where there is none.
 */
function instead(
  text: string,
  kind: (typeof kinds)[number],
  words: string,
  keepsRest: boolean,
): string | undefined {
  const sentence = readPlainSentence(text);
  const last = sentence[kind].at(-1);
  if (!last) return undefined;
  const rest = keepsRest ? text.slice(sentence.tokens[last.to - 1]?.end ?? text.length) : "";
  return `${text.slice(0, sentence.tokens[last.from]?.start ?? 0)}${words}${rest}`;
}

/** Where another wish may begin. */
const joints =
  /(?:[.?!;…]+\s+(?:and |then |also |so )*|,?\s+(?:and then|and also|and while (?:we're|you're|i'm) at it|and|then|also|after that|but first)\s+(?:then |also |please )*|,\s+(?:so |then |also |please )*)/g;

/** Every way to split a text at its joints into so many parts, with the parts' texts. */
export function splits(text: string, most: number): readonly (readonly string[])[] {
  const places = [...text.matchAll(joints)]
    .map(({ index, 0: joint }) => ({ from: index, to: index + joint.length }))
    .filter(({ from, to }) => from > 1 && to < text.length);
  if (places.length === 0 || places.length > 8) return [];
  const found: string[][] = [];
  for (const [at, first] of places.entries()) {
    found.push([text.slice(0, first.from), text.slice(first.to)]);
    if (most > 2)
      for (const second of places.slice(at + 1))
        found.push([
          text.slice(0, first.from),
          text.slice(first.to, second.from),
          text.slice(second.to),
        ]);
  }
  return found.filter((parts) => parts.every((part) => part.trim() !== ""));
}
