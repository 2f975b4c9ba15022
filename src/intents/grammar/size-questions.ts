/** Questions about body sizes rather than a product. */

import { type BodyRead, readBody } from "../../../language/readers/body.ts";
import { guarded } from "../../../language/text/guarded.ts";

const guide = guarded(
  /\b(?:siz(?:e|es|ing)|measure(?:ment)?s?) (?:guide|chart|table)s?\b|^how (?:do|should|can|to) (?:i |we |you )?measure\b|\b(?:chest|bust|waist|hip|shoulder|body) (?:size|measurements?|width) (?:of|for|in) (?:the |an? |size )?(?:small|medium|large|x{0,2}[sml])\b|\bhow many (?:inches|cms?|centimet\w+) (?:is|are|in) (?:the |an? |size )?(?:small|medium|large|x{0,2}[sml])\b/,
);
/** Of nothing but the speaker. */
const ownSize = guarded(
  /^(?:(?:and|so|but|ok|hi|hello|please|tell me)[\s,]+)*(?:(?:what|which) sizes? (?:am i|should i (?:take|get|buy|order|wear|choose|pick|go for)|(?:do|would) i (?:need|take|wear)|(?:will|would|should) (?:fit|suit) me)|(?:what(?:'s| is)|how (?:do|can|will|would) i (?:know|find|find out|choose|pick|tell|check)) (?:my|what|which|the right) sizes?(?: (?:to (?:take|buy|get|order)|i am))?)\W*$/,
);
const longestOfGuide = 12;
const asksSize = guarded(
  /\b(?:what|which)\b.*\bsizes?\b|\bsizes?\b.*\b(?:am i|should|would|do i|suits?|right|fits?|need|take|for me)\b|\b(?:would|will|does|do) \w+ fit\b|\b(?:is|will|would|does|do)\b.*\bfor (?:an? |my |his |her |the )?(?:\S+ (?:inch(?:es)? )?)?(?:chest|waist|bust|hips?)\b/,
);
const changes = /\b(?:add|buy|put|order|remove|change|make|swap|cart|bag)\b/;

export function bodyAskedAbout(text: string): BodyRead | null {
  return changes.test(text) || !asksSize.test(text) ? null : readBody(text);
}

export function asksForGuide(text: string): boolean {
  const asks = guide.test(text) ? !changes.test(text) : ownSize.test(text);
  return asks && text.split(" ").length <= longestOfGuide;
}

export const isSizeQuestion = (text: string): boolean =>
  asksForGuide(text) || bodyAskedAbout(text) !== null;
