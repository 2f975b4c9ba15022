/** Sizes said without the word: "he takes 42". */
import type { Form } from "./form.ts";
import { end, innerwear, numbered, relatives } from "./named.ts";

const size = "2[6-9]|[345]\\d";

export const sizes: readonly Form[] = [
  [/^\s*(?:ones )?available in (?:size )?(?=(?:x{0,3}[sml]|small|medium|large)\b)/gi, "in size "],
  [/\b(\d) ?- ?(\d) ?T\b(?![ -]?shirt)/gi, "$1-$2 years"],
  [/(?<=\bsize )(\d) ?T\b(?![ -]?shirt)/gi, "$1 years"],
  // "He takes 42", "is a 40", "sized 40", "number 95".
  [new RegExp(`\\b((?:i|he|she|who|${relatives}) takes?) (${size})${end}`, "gi"), "$1 size $2"],
  [/\b((?:he|she) is|i am|he's|she's|i'm) an? (2[6-9]|[345]\d)(?=\s*(?:[.;!?]|$))/gi, "$1 size $2"],
  [new RegExp(`\\b(?:sized|sizes) (?=(?:${size})${end})`, "gi"), "size "],
  [
    new RegExp(
      `(?<=\\b(?:thermals?|sets?|gents|ladies|${innerwear}),? )(?:number|no\\.?) (?=(?:[89][05]|1[01][05])${end})`,
      "gi",
    ),
    "size ",
  ],
  // "Formal trousers for men, 36, machine washable".
  [
    new RegExp(
      `(?<=\\b(?:${numbered})\\b[^.;]*[,.;] ?|\\bslim\\. ?)(?<!\\b(?:${relatives}|me|am|i'm|is|he's|she's|aged?|turning|old|years?)[,.;] ?)(2[68]|3[02468]|4[02468]|5[02])(?=\\s*(?:[,;]|[.!?](?:\\s|$)|$))(?!.*\\b(?:years? old|needs?|wants?|looking|loves|likes)\\b)`,
      "gi",
    ),
    "size $1",
  ],
  // "Chinos for men slim 34".
  [
    /(?<=\b(?:men|mens|women|ladies|gents|black|white|blue|green|grey|navy|beige|brown|slim|bootcut|straight|skinny|kya) )(28|3[02468]|4[02468])(?=\s*(?:$|(?:for (?:my|office|men|women|him|her)|white|black|blue|grey)\b))(?![^,.]*\b(?:shirts|t-?shirts|kurt[ai]s|vests|hand[a-z]+|team|staff|pieces|employees)\b)/gi,
    "size $1",
  ],
  [/\b(2[468]|[34]\d) waist (?=\d{3,})/gi, "$1 waist, "],
  [
    /\b(waist|size) ((?:twenty|thirty|forty)(?:[ -](?:two|four|six|eight))?) (?=(?:\d{3,}|[a-z]+ (?:hundred|thousand))\b)/gi,
    "$1 $2, ",
  ],
  // "He wears 46".
  [
    /\b(wears?) (?:an? )?(2[6-9]|[345]\d)(?=\s*(?:[,.;!?]|$|(?:and|but|in|for|so|under|below)\b))(?! in\b[^a-z]*(?:inch|waist))(?! in bra)(?!.*\bbras?\b)/gi,
    "$1 size $2",
  ],
  // A child's size.
  [
    /\b(size) ([1-9]|1[0-4])( ?(?:-|to) ?)([2-9]|1[0-6])\b(?! ?(?:years?|yrs?|y\b|m\b|months?))/gi,
    "$1 $2$3$4 years",
  ],
  // "Collar 42": a shirt's size.
  [/\bcollar(?: size)? (3[6-9]|4[0-8])\b|\b(3[6-9]|4[0-8]) collar(?: size)?\b/gi, "size $1$2"],
  // "Size 105 aata hai": comes, no flour.
  [/\ba+t[aie] (?=hai\b|hain\b|he\b)/gi, ""],
];
