/** Sizes that are wanted together; in a sentence's shape. */
import { guarded } from "../../../../language/text/guarded.ts";

export const listsSizes = guarded(
  /<size>(?: (?!,|no\b)\S+){0,6}? ,? ?(?:and|&|plus|also|then)(?: \S+){0,5}? <size>|<num>(?: \S+){0,3}? <size>.*<num>(?: \S+){0,3}? <size>|\b(?:each|both|all|another|also|more)\b/,
);
/** A speaker who looks for the right size. */
export const hesitates =
  /\.\.|…|[?]|\b(?:no|nope|not|wait|sorry|oops|hmm+|uh|um|ugh|so|but|actually|rather|mean|meant|final|finally|says|said|suppose|guess|make that|scratch|instead|i'd say)\b/;
/** One size takes the other's place. */
export const exchanges = /\b(?:rather than|instead of|in place of)\b/;
