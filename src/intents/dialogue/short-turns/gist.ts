/**
 * Drops explanations: "she has grown na… L", "only one, or my mother will scold me". They have no
 * product, size or count, and neither ask nor order.
 */
import { type Saying, sayingOf } from "../../grammar/saying.ts";
import type { Scene } from "../../intent.ts";
import { normalise } from "../../normalise.ts";
import * as little from "./little-words.ts";

const joints =
  /\s*(?:[.!?;…]+(?=\s|$)|,|\s[-–—]+\s)\s*|\s+(?:so|but|because|cos|coz|otherwise|or else)\s+/g;
const mostParts = 6;

/** Ages and times, no counts. */
const years =
  /(?:'s|\b(?:is|are|'re|'m|am|turned|was|turns))\s+(?:(?:only|just|about|almost|nearly|now|my) )*(?:\d{1,2}|[a-z]+(?:[ -][a-z]+)?)(?: years?(?: old)?)?(?: now| only)?$/;
const times =
  /\b(?:\d{1,2}|[a-z]+) (?:min|mins|minutes?|hours?|hrs?|days?|weeks?|months?|years?|o'clock|am|pm|girls|boys|kids|children|people|guests|of us)\b/;
const describing =
  /(?:\b(?:is|are|was|were|isn't|aren't|has|have|had|will|would|can't|won't|don't|doesn't)\b|'(?:s|re|m|ll|ve)\b)/;

/** "she is saying one white for her also". */
const wishing =
  /\b(?:also|another|one more|one for|one (?:white|blue|red)|add|put|take|get|buy|give|i'll have)\b/;

/** "these days". */
const idle =
  /\s*\b(?:these days|nowadays|this time|once more|once again|to be (?:comfortable|safe|sure)|on the (?:safe|bigger) side|(?:that |which )?(?:i|we) (?:was|were|had|saw|liked|looked|opened|asked|told|said)(?: \p{L}+){0,4}(?= (?:in|size)\b|$))/gu;

/** Undefined if everything or nothing counts. */
export function gistOf(lower: string, scene: Scene): string | undefined {
  const parts = lower.split(joints).filter((part) => part.trim() !== "");
  if (parts.length > mostParts) return undefined;
  const { numbers, mentions } = sayingOf({ lower }, scene);
  const counted = numbers.length > 0 || mentions.some(({ count }) => count !== undefined);
  const kept = parts.flatMap((part) => keptOf(part.replace(idle, ""), scene, counted));
  const gist = kept.filter((part) => part !== "").join(", ");
  return gist === "" || gist === parts.join(", ") ? undefined : gist;
}

/** Empty for an explanation. */
function keptOf(part: string, scene: Scene, counted: boolean): readonly string[] {
  const saying = sayingOf(normalise(part), scene);
  const { sizes, numbers, prices, mentions } = saying;
  if (little.asking.test(part) || little.away.test(part) || prices.length > 0) return [part];
  if (sizes.length > 0 || isMark(part)) return [part];
  const named = namedIn(saying);
  const counts = counted && numbers.length > 0 && !years.test(part) && !times.test(part);
  if (!describing.test(part))
    return counts || mentions.length > 0 || little.isFewWords(part) ? [part] : [];
  if (wishing.test(part)) return [part];
  return named === undefined ? [] : [named];
}

/** "No wait", "sorry". */
function isMark(part: string): boolean {
  return little.correcting.test(part) && part.split(" ").length <= 4;
}

/** "the white linen one". */
const byLooks =
  /^(?:the|that) (?!\w+(?:st|nd|rd|th)\b|other|next|last|same|old|one)\p{L}+ (?:\p{L}+ )?one$/u;

/** "the jeans are too long" is about the jeans. */
function namedIn({ mentions, tokens, text }: Saying): string | undefined {
  const topic = mentions.find(
    ({ garment, to, text: said }) =>
      garment !== undefined || byLooks.test(said) || describing.test(tokens[to]?.text ?? ""),
  );
  return topic && text.slice(tokens[topic.from]?.start ?? 0, tokens[topic.to - 1]?.end);
}
