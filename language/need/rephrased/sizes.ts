/** Sizes said without the word: "he takes 42". */
import { agesByHeight } from "../../../domain/merchant-sizes.ts";
import type { Form } from "./form.ts";
import { cloths, colours, end, innerwear, relatives } from "./named.ts";

const size = "2[6-9]|[345]\\d";

const ofChild =
  "\\b(?:kids?|child|daughter|son|girl|boy|niece|nephew|baby|toddler|grandson|granddaughter)\\b";
/** "Size 146" is ten to eleven years; 110 is a chest, too. */
const heights: readonly Form[] = [...agesByHeight].flatMap(([height, age]) =>
  Number(height) < 98 || height === "110"
    ? []
    : [
        [
          new RegExp(
            `(?<=${ofChild}.*)\\bsize ${height}(?: ?cm)?\\b|\\bsize ${height}(?: ?cm)?\\b(?=.*${ofChild})(?! (?:for \\d|years))`,
            "gi",
          ),
          `size ${age}`,
        ] as const,
      ],
);

export const sizes: readonly Form[] = [
  ...heights,
  [/^\s*(?:ones )?available in (?:size )?(?=(?:x{0,3}[sml]|small|medium|large)\b)/gi, "in size "],
  [/\b(\d) ?- ?(\d) ?T\b(?![ -]?shirt)/gi, "$1-$2 years"],
  [/(?<=\bsize )(\d) ?T\b(?![ -]?shirt)/gi, "$1 years"],
  // "He takes 42", "number 95".
  [new RegExp(`\\b((?:i|he|she|who|${relatives}) takes?) (${size})${end}`, "gi"), "$1 size $2"],
  [
    /\b((?:he|she) is|i am|he's|she's|i'm) an? (2[68]|[345][02468])(?=\s*(?:[.;!?]|$)|, it is for\b| and (?:prefer|like)\b)/gi,
    "$1 size $2",
  ],
  [new RegExp(`\\b(?:sized|sizes) (?=(?:${size})${end})`, "gi"), "size "],
  [
    new RegExp(
      `(?<=\\b(?:thermals?|sets?|gents|ladies|${innerwear}),? )(?:number|no\\.?) (?=(?:[89][05]|1[01][05])${end})`,
      "gi",
    ),
    "size ",
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
  [
    /(?<!\b(?:peter pan|chinese|band|mandarin|nehru|spread|polo|no|without|cutaway|round|down) )\bcollar(?: size)? (3[6-9]|4[0-8])\b(?! (?:rupees|rs))|\b(3[6-9]|4[0-8]) collar(?: size)?(?=\s*(?:[,.;]|$))/gi,
    "size $1$2",
  ],
  // "Thirty four waste", as recognisers write.
  [/(?<=\b(?:\d\d|two|four|six|eight|thirty|forty|twenty) )waste\b/gi, "waist"],
  // "34 in the waist", "mine must be 46".
  [/\b(\d\d|thirty[ -]\w+|forty[ -]\w+) in the (?=(?:waist|chest|bust)\b)/gi, "$1 "],
  [/\bmine (?:must|should|has to) be (?=[2345]\d\b)/gi, "mine in size "],
  // "33 or 34", "38 to 40".
  [
    new RegExp(
      `(?<=\\bin |\\b(?:${colours}|${cloths}|skin), )(2[68]|3[0-8]|4[02468])(?: or | to | ?/ ?)(2[68]|3[0-8]|4[02468])(?=\\s*[,.;])`,
      "gi",
    ),
    "size $1 or size $2",
  ],
  [/(?<=[,;] )(2[68]|3[0-8])\/(2[68]|3[0-8])(?=\s*[,.;])/g, "size $1 or size $2"],
  // "Men's L white", "ladies m".
  [
    /(?<=\b(?:men'?s|ladies|women'?s|gents) )(?:size )?(xs|s|m|l|xl|xxl)(?=\s*(?:[,.;!?]|$| \w))(?! for\b)/gi,
    "size $1",
  ],
  [/\b(show) me (?=(?:2[68]|3[02468]|4[02468])(?:\s*[,.;]| in\b))/gi, "$1 me size "],
  [/\bmy size is (?=(?:xs|s|m|l|x+l|\d\d)\b)/gi, "size "],
  // "Size 105 aata hai": comes, no flour.
  [/\ba+t[aie] (?=hai\b|hain\b|he\b)/gi, ""],
];
