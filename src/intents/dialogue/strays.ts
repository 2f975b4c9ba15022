/**
 * Whether a sentence that wasn't understood may have turned to another piece: "open the very last
 * one" did, "how are the sleeves" didn't.
 */
import { findOrdinal } from "../../../language/readers/ordinals.ts";
import { readTerm } from "../../../language/readers/terms.ts";

const elsewhere =
  /\b(?:one|ones|other|others|another|next|previous|before|earlier|above|below|beneath|under|beside|(?:on|to|at|in) the (?:left|right|top|bottom|middle|corner|end)|different|instead|else|open|show|see|find|that \p{L}+ (?:thing|one)|thing|things|cheaper|cheapest|costlier|dearer|doosr[aie]|dusr[aie]|wal[aie])\b/u;

export function mayStray(said: string): boolean {
  const text = said.toLowerCase();
  return (
    elsewhere.test(text) ||
    findOrdinal(text) !== null ||
    readTerm(text, "garment") !== null ||
    readTerm(text, "colour") !== null
  );
}
