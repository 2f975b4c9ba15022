/**
 * Applies corrections within a sentence: "in small, no, make that a medium", "remove the jeans, oh
 * god not the jeans, the shirt". Correcting words are data; entities on both sides show the
 * replacement.
 */

import { guarded } from "../../../language/text/guarded.ts";
import { remembered, rememberedFor } from "../../../language/text/remembered.ts";
import { termAt } from "../../../language/words/lexicon.ts";
import { readSentence, type Sentence } from "./sentence.ts";

const marks =
  "no|nope|nah|nahi|nahin|sorry|oops|oh|wait|ruko|hold on|hang on|hmm|uh|um|er|dear|god|arre|uff|ooh|scratch that|forget that|not that(?: one)?|actually|rather|or rather|i mean|i meant|i mean to say|my mistake|my bad|on second thoughts?|correction|make (?:that|it)|change that to|better make it|better|let's say|instead|no no|what am i (?:saying|doing)";
/** A sentence that revokes all before it. */
const drops =
  "leave it|leave that|leave them|forget it|forget that|forget about it|never mind|nevermind|let it be|rehne do|chhodo";
const gap = "[\\s,.…!-]+";
const taking = `(?:(?:${marks})${gap}|(?:${drops})\\s*[,.…;!-]+\\s*)+`;
/** Revoke alone; "wait" may be polite. */
const firm = new RegExp(
  `\\b(?:no|nope|nah|nahi|nahin|uff|scratch that|not that|actually|rather|i mean|i meant|my mistake|on second thoughts?|correction|make that|sorry|wait|${drops})\\b`,
);
const dropped = new RegExp(`\\b(?:${drops})\\b`);
const endsDropped = guarded(
  new RegExp(
    `^.*[\\p{L}\\p{N}]\\s*[,.…;!]+\\s*(?:(?:oh|no|arre|sorry|wait|actually|ok|okay)${gap})*(?:${drops})[.!\\s]*$`,
    "u",
  ),
);
const repair = new RegExp(
  `^(?<left>.*?[\\p{L}\\p{N}][^\\p{L}\\p{N}]+?)(?<mark>${taking})(?<right>.+)$`,
  "u",
);
/** "Remove the jeans, oh god, not the jeans, the shirt". */
const denial = guarded(
  new RegExp(`^(?<left>.*?[\\p{L}\\p{N}])${gap}(?:${taking})?(?<right>not .+)$`, "u"),
);
/** A reason before it: "my brother is big, so L". */
const reason = /^(?:(?:my|he|she|they|the doctor|it'?s|because|since|as|for)\b.*?,\s*)+/;
const before =
  /^(?:it'?s|it is|it was) (?=(?:the|my|that|those) )|^(?:(?:better )?make )?(?:let )?(?:it|that|them)\s+(?:should be |to be |be |stay )?|^(?:keep|put) (?:it|them)\s+(?:at |to |in )?/;
const after = guarded(
  /[\s,]+(?:(?:is )?(?:what )?i (?:meant|mean|said|wanted)(?: to say)?|(?:that|which) (?:must|should|has to|needs to) (?:go|come|be (?:removed|added)))[.!\s]*$/,
);
const command =
  /^(?:please |just )?(?:add|put|remove|delete|take|open|show|drop|change|swap|buy|get|give|make|search|find|go|sort|pay|place|compare|tell|read|use|choose|select|keep|set|raise|bump|reduce|increase|lower|leave|double|lose|ditch|i'll|i want|i'd|let's|how|what|which|is|are|do|does|can)\b/;
const nothing = guarded(
  /^(?:just |please )*(?:leave (?:it|that|them)(?: (?:there|as it is|be|in))?|let (?:it|that|them) (?:be|stay)(?: there)?|never mind|forget (?:it|that)|don't(?: bother)?|nothing|keep (?:it|them))(?:$|,| (?=(?:i|i've|he|she|we|they|my|because|since)\b))/,
);
const neverMind = "never mind";
/** "Just one, the other girl has hers". */
const single =
  /^(?:just |only )?(?:the )?(?:one|single)(?: (?:piece|of them))?(?:, (?:the|he|she|they|it|i|my|that) [^,\d]*)?$/;

interface NameSet {
  has(word: string): boolean;
}

const corrector = rememberedFor((names: NameSet) =>
  remembered((said) => correctedOnce(said, names)),
);

export function corrected(text: string, names: NameSet): string {
  return corrector(names)(text);
}

type Reader = (text: string) => Sentence;

function correctedOnce(text: string, names: NameSet): string {
  const read: Reader = (said) => readSentence(said, (word) => names.has(word));
  if (endsDropped.test(text)) return neverMind;
  let meant = text;
  for (let times = 0; times < 3; times += 1) {
    const next = undenied(meant, read) ?? repairedOnce(meant, read);
    if (next === undefined) break;
    meant = next;
  }
  return meant;
}

/** Replaces the current product. */
function undenied(text: string, read: Reader): string | undefined {
  const { left, right } = denial.exec(text)?.groups ?? {};
  if (left === undefined || right === undefined) return undefined;
  const denied = read(right);
  const [first, second] = denied.mentions;
  if (first?.from !== 1 || !second) return undefined;
  const last = (said: string) => /\S+$/.exec(said)?.[0];
  const spoken = read(left).mentions.some((each) => last(each.text) === last(first.text));
  const meant = right.slice(denied.tokens[second.from]?.start ?? 0).replace(after, "");
  const keepsRest = denied.sizes.length + denied.numbers.length === 0;
  return spoken ? instead(read(left), "mentions", meant, { keepsRest }) : undefined;
}

function repairedOnce(text: string, read: Reader): string | undefined {
  const { left, mark, right } = repair.exec(text)?.groups ?? {};
  if (left === undefined || mark === undefined || right === undefined) return undefined;
  if (!firm.test(mark) && !/^not (?:the|that|this) /.test(right)) return undefined;
  const bare = left.replace(/[\s,.…-]+$/, "");
  if (mark === "actually " && bare === left.trimEnd() && asking.test(bare)) return undefined;
  if (bare.split(" ").length < 2 && !/^(?:<|s|m|l|xl|xxl|small|medium|large)/.test(bare))
    return undefined;
  return repaired({ left: bare, right, mark }, read);
}

interface Taken {
  readonly left: string;
  readonly right: string;
  readonly mark: string;
}

/** Inserts the right part into the left; a complete sentence replaces it. */
function repaired({ left, right, mark }: Taken, read: Reader): string | undefined {
  const bare = right.replace(reason, "").replace(before, "").replace(after, "");
  const turned = afterDenied(bare, read);
  if (turned !== undefined) return repaired({ left, right: turned, mark }, read);
  const length = bare.split(" ").length;
  if (nothing.test(bare) || (command.test(left) && nothing.test(right))) return neverMind;
  const asks = command.test(bare) && !/\bmake (?:it|that)\b/.test(mark);
  if (asks && length > 2) return isAskedOf(left, bare, read) ? undefined : bare;
  const meant = read(length === 1 ? `in ${bare}` : bare);
  if (single.test(bare)) return instead(read(left), "numbers", "one", { keepsRest: true });
  const [first] = kinds
    .flatMap((kind) => meant[kind].map(({ from }) => ({ kind, from })))
    .sort((one, other) => one.from - other.from);
  if (first) {
    const said = meant.text.replace(/^in (?=\S+$)/, "").replace(/^(?:an?|the) (?=\S+$)/, "");
    const keepsRest = kinds.every((kind) => meant[kind].length === 0 || kind === first.kind);
    const many = first.kind === "mentions" ? joinedFrom(meant) : 1;
    return (
      instead(read(left), first.kind, said, { keepsRest, many }) ??
      (first.kind === "sizes"
        ? `${left} in ${said.replace(/^in /, "")}`
        : sizeFirst(left, said, read))
    );
  }
  if (dropped.test(mark)) return neverMind;
  // "By card, actually cash": the last word.
  return length <= 3 && /\b(?:actually|rather|i mean|i meant)\b/.test(mark) ? bare : undefined;
}

const asking = /^(?:how|what|which|is|are|do|does|can)\b/;

/** "That jacket, actually is it made for men": of what came before. */
function isAskedOf(left: string, right: string, read: Reader): boolean {
  return asking.test(right) && read(right).mentions.length === 0 && read(left).mentions.length > 0;
}

/** "Put a large, no, a small one of these". */
function sizeFirst(left: string, said: string, read: Reader): string | undefined {
  const [size] = read(said).sizes;
  const bare = said.replace(/^(?:an?|the) /, "");
  return size && size.from <= 1
    ? instead(read(left), "sizes", bare, { keepsRest: false })
    : undefined;
}

/** "Not the shirt, I was meaning the jeans". */
function afterDenied(text: string, read: Reader): string | undefined {
  if (!/^not (?:the|that|this) /.test(text)) return undefined;
  const { mentions, tokens } = read(text);
  const [first, second] = mentions;
  if (first?.from !== 1 || !second) return undefined;
  return text.slice(tokens[second.from]?.start ?? 0);
}

const kinds = ["mentions", "numbers", "sizes"] as const;

function joinedFrom({ mentions, tokens }: Sentence): number {
  const apart = mentions.findIndex(({ to }, at) => !areJoined(tokens, to, mentions[at + 1]?.from));
  return apart + 1;
}

function areJoined(tokens: Sentence["tokens"], end: number, next: number | undefined): boolean {
  return next === end + 1 && /^(?:and|with|or)$/.test(tokens[end]?.text ?? "");
}

interface Replacing {
  /** Keeps what follows. */
  readonly keepsRest: boolean;
  /** The number replaced together. */
  readonly many?: number;
}

/** Replaces a kind's last entity and, unless kept, what follows; undefined without one. */
function instead(
  sentence: Sentence,
  kind: (typeof kinds)[number],
  words: string,
  { keepsRest, many = 1 }: Replacing,
): string | undefined {
  const { text, tokens } = sentence;
  const all = sentence[kind];
  const last = all.at(-1);
  if (!last) return undefined;
  let first = last;
  for (let at = all.length - 2; at >= 0 && at >= all.length - many; at -= 1) {
    const other = all[at];
    if (!other || !areJoined(tokens, other.to, first.from)) break;
    first = other;
  }
  const from = kind === "mentions" ? qualifiedFrom(tokens, first.from) : first.from;
  const rest = keepsRest ? text.slice(tokens[last.to - 1]?.end ?? text.length) : "";
  return `${text.slice(0, tokens[from]?.start ?? 0)}${words}${rest}`;
}

/** Includes qualifiers: "kids sweaters". */
function qualifiedFrom(tokens: Sentence["tokens"], at: number): number {
  const term = at > 0 && tokens[at]?.before === "space" ? termAt(tokens, at - 1) : null;
  return term?.term.field === "audience" && term.to === at ? at - 1 : at;
}
