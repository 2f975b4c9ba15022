/** Remarks beside a wish. */
import type { Form } from "./form.ts";
import { worn } from "./named.ts";

export const remarks: readonly Form[] = [
  [/\bi (?:run|own|manage) (?=an? |the )/gi, "i have "],
  [/^\s*(?:ok(?:ay)?,? |then |so )?(?:let'?s )?go (?:with|for) (?=[a-z])/gi, "make it "],
  [/\b(?:looks?|seems?|feels?) like (?:an? )?(?:long )?[a-z]+ on (?:me|him|her|us|them)\b/gi, ""],
  [
    /\b([a-z]+) or (?:any )?([a-z]+ (?:colou?rs?|shades?)) but \1 is (?:the )?(?:best|better|preferred|ideal|first choice)\b/gi,
    "$1 or $2",
  ],
  [
    /\bkap(?:re|rey|da|de|dey|dh?on?) k[aie] (?:quality|material|fabric)(?: (?:ac+h+[aei]|badhiya|mast))?(?: (?:ho|hona|honi|hai|chahiye))*\b,?/gi,
    "",
  ],
  // "To my friend's mehendi? Green".
  [/\b(meh[ea]?ndi|haldi)(?=[?.!;] (?:green|olive|yellow)\b)/gi, "$1 function"],
  // "My old jeans are torn".
  [
    new RegExp(
      `(?<=\\b(?:my|his|her|our|their)(?: old)? (?:${worn})(?:ie)?s? (?:is|are|got|have|has)(?: (?:all|been|become|so|completely|already|now|got))* )(?:torn|ripped|faded|stained|spoilt|ruined)\\b`,
      "gi",
    ),
    "old",
  ],
  // "None of my old jeans fit".
  [
    /\b(?:none of |not one of )(my|his|her|our) (?:old |current |existing |other )?((?:[a-z-]+ ){0,2}[a-z-]+?) (?:is |are )?(?:fits?|fitting|comfortable|wearable)\b/gi,
    "$1 $2 don't fit",
  ],
  [
    /\b(my|his|her) (?:old|current|existing) ((?:[a-z-]+ )?[a-z-]+) (?=(?:don't|doesn't|dont|do not|does not|no longer) fits?\b)/gi,
    "$1 $2 ",
  ],
  // "Amazon had no pink culottes, do you?"
  [
    /\b(?:amazon|flipkart|myntra|ajio|meesho|they|market|mall|shops?|stores?|site|website|app) (?:had|has|have|did not have|didn't have|doesn't have) (?:no|any) ([^.?!]+?),? (?:do|have) you\b(?: have (?:any|it|them|one))?\??\s*$/gi,
    "do you have $1",
  ],
  // "X, my friend bought the same in yellow".
  [
    /,? (?:my|our) [a-z]+(?:[ -]in[ -]law)? (?:bought|got|took|ordered|wore) (?:the same)(?: one)?(?: in [a-z]+(?: [a-z]+)?)?(?=\s*(?:[.!?]|$))/gi,
    "",
  ],
  [
    /,? so (?:me|i) (?:also|too)(?: want| need)?,? (?=(?:yellow|red|white|black|pink|green|blue|maroon|orange|purple|golden?)\b)/gi,
    ". i want ",
  ],
  [
    /(?<=\b(?:wedding|marriage|shaadi|engagement|function|party|birthday|puja|pooja|sangeet|mehendi|haldi|reception)): (?=\S)/gi,
    ", ",
  ],
  [
    /\b(ripped|torn|tight|worn out|faded|cut) (?:at|on|around|near) (?:my|the|his|her) (?:knees?|thighs?)\b/gi,
    "$1",
  ],
  [
    /,? (?:which|that) (?:don't|doesn't|do not|does not) need (?:an? |any )?(?:belts?|ironing|iron|pressing|tailoring)\b/gi,
    "",
  ],
  [/\bso (?:that )?my [a-z]+ (?:shows|is seen|can be seen)\b/gi, ""],
  // What befell another piece.
  [
    /\b(?:faded|shrank|shrunk|bled|tore|ripped) (?:in|after|within) (?:just |only )?(?:\p{N}+|a|an|one|two|three|four|the first|the second|a few) (?:wash(?:es)?|days?|weeks?|months?)\b/giu,
    "",
  ],
  // No royal blue.
  [/\b(looks?|looking|feels?) (?:like )?royal\b(?! blue)/gi, "$1 good"],
  [/\broyal (?=looks?\b|feels?\b|touch\b)/gi, ""],
  // A run's length is no price.
  [
    /\b(i run|i ran|ran|run|marathon|training for(?: the)?(?: [a-z]+)?) (?:a |the )?\d{1,2} ?k\b(?! (?:budget|max|maximum|rupees|rs|tak|ka|ki|or|se|range|only)\b)/gi,
    "$1",
  ],
];
