/** Strokes, joined words, small words. */
import { spacedTShirt } from "../../text/tokens.ts";
import type { Form } from "./form.ts";

export const writing: readonly Form[] = [
  // As typed in haste.
  [/\bnt\b/gi, "not"],
  [/\bbt\b/gi, "but"],
  [
    /\b(allergic|going|used|similar|close) 2 (?=[a-z])(?!piece|pack)|\b(want|need|have) 2 (?=(?:buy|get|wear|see|gift|go|order)\b)/gi,
    "$1$2 to ",
  ],
  [/\blil\b/gi, "little"],
  [/(?<!\b(?:by|a|per|with|in|my) )\bcheque\b/gi, "checked"],
  [/\b(?:fine|small|big|tiny|broad|thin) check\b(?! (?:if|whether|out|with|on)\b)/gi, "checks"],
  [
    /(?<=\b(?:my|his|her|our)(?: little| small| younger| elder| big)?) bro(?= (?:is|turns|turned|who|needs|wants|loves|likes)\b)/gi,
    " brother",
  ],
  [
    /(?<!\b(?:is|was|turned|turns|turning|of|aged?|class|std|grade|pack|set|size|only|like|but) )(?<=[a-z] )4 (?=(?:under (?:a |my |the )?(?:skirts?|sarees?|dress(?:es)?|jeans|kurt[ai]s?)|my|the|me|him|her)\b)/gi,
    "for ",
  ],
  [/\bsmal\b/gi, "small"],
  [/\bsome thing\b/gi, "something"],
  [/\bxcept\b/gi, "except"],
  [/\bw\/?out\b/gi, "without"],
  [/(?<=[a-z] )w (?=[a-z]{3,})/gi, "with "],
  [/\b(?:evry1|every1|evry ?one)\b/gi, "everyone"],
  [/\bsum1\b/gi, "someone"],
  [/\bslv\b/gi, "sleeves"],
  // "A kurta, like, for ladies".
  [/,\s*like,\s*/gi, ", "],
  [/^\s*is(?:me|mein)n? (?=[a-z])/gi, ""],
  [/(?<=\b(?:\d\d?|ek|do|teen|cha+r|pa+nch|chh?e|sa+t|a+th|nau|das) )v?arsh\b/gi, "saal"],
  // "Kurta/shirt".
  [
    /\b(kurta|salwar|coat|lehenga|shirt)\s*\/\s*(p[ya]jamas?|kameez|choli|dhoti|veshti)\b/gi,
    "$1 $2",
  ],
  [/(?<=[a-z]{3,})\s*\/\s*(?=[a-z]{3,})/gi, " or "],
  [/\bya (?:fir|phir)\b/gi, "or"],
  // "Black & gold".
  [/(?<=[a-z])\s*[&+]\s*(?=[a-z])/gi, " and "],
  [spacedTShirt, "T-"],
  [
    /\b(pullover|sweater|sweat ?shirt|jumper|fleece|jacket|t-?shirt|top),? (quarter|half)[ -]zip\b/gi,
    "$1 with $2 zip",
  ],
  // "All over floral dress".
  [/\ball[ -]?over (?=[a-z])(?!(?:the|my|his|her|india)\b)/gi, ""],
  [/\b(checks|checked|stripes|striped) prints?\b/gi, "$1"],
  [/\b(dress|suit|top) (?=it(?:'s| is| should| must)\b)/gi, "$1, "],
  [/\balongwith\b|\bincluding (?=(?:an? |the |its )?[a-z]+)/gi, "with "],
];
