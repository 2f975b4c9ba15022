import { numberWords } from "../../../../../language/readers/numbers.ts";
import { guarded } from "../../../../../language/text/guarded.ts";

/** Values amid the words of an answer: "so write Nafisa", "ghar toh Ranchi mein hai". */
const name = "\\p{L}[\\p{L}'’.-]*(?: \\p{L}[\\p{L}'’.-]*){0,2}?";
const writing =
  "(?:write|put|take|use|enter|note|type|keep|fill|go with|make it|say|print)(?: (?:it|that|this|down|in|as|under|just|only|simply|my name as|the name as|me down as))*";
const hindiWriting =
  "(?:(?:hi )?(?:likh|daal|dal|rakh|kar|le|bhar|note kar|type kar)(?:o| do| dena| dijiye| lo| lijiye|iye|na| dijiyega)?|likhiye|daaliye|daalo|dalo|rakhiye|rakho|lijiye|kijiye|karo|karna|aayega|aata hai|aayegi|hoga|hai|lagta hai|lagega|bolte hain|kehte hain|kahte hain|padega)";
const besides =
  "(?:please|ji|sir|madam|ma'am|beta|bhai|bhaiya|didi|na|only|bas|thanks|thank you|ok|okay|then|there|that's (?:it|all)|is fine|will do)";
const end = `(?:[\\s,.!]+${besides})*[\\s.!]*$`;
const opening =
  "(?:(?:haan|ha|ji|ok|okay|achha|accha|acha|theek hai|yes|so|well|arre|bhaiya|bhai|didi)[\\s,.]+)*";

export const namesAmid: readonly RegExp[] = [
  new RegExp(
    `\\b(?:so|then|but|and|just|please|kindly|[,.:;])[^,.:;]*?\\b${writing} (?<value>${name})${end}`,
    "iu",
  ),
  new RegExp(`^${opening}${writing} (?<value>${name})${end}`, "iu"),
  new RegExp(
    `^${opening}(?:(?:mera|meri|mere|hamara|hamari|apna|uska|unka|iska)[\\s,]+)?(?:(?:poora |pura |shubh |pehla |first |last |sur ?)?(?:naam|name)(?: mein| me| toh| to| pe)?[\\s,]+|last (?:mein|me) |pehle )?(?<value>${name}) ${hindiWriting}${end}`,
    "iu",
  ),
  new RegExp(
    `,\\s*(?:so|hence|therefore|bas|sirf|just|only|simply|matlab|that is|meaning|i mean)[\\s,]+(?<value>${name})${end}`,
    "iu",
  ),
  new RegExp(
    `\\b(?:name|surname|naam|family|caste|title|it)\\b[^,.;:]*[,.;:]\\s*(?:(?:it's|its|it is|that's|that is|so|which is|namely)\\s+)?(?<value>${name})${end}`,
    "iu",
  ),
];
export const titleAfter = /(?<=\p{L}{2})[\s,]+(?:ji|sahab|saab)(?=$|[\s,.])/giu;
/** A first name of two words. */
export const asOneName = guarded(
  /[\s,.]+(?:(?:it's |that's |as |both |all )?(?:\p{L}{3,5}|\p{N}|separate) (?:separate )?words?|both (?:are|is) (?:my |the )?first names?|(?:no|without(?: a| any)?|with a|and a) (?:hyphen|dash|space)(?: (?:in )?between(?: them)?)?)(?:[\s,.].*)?$/iu,
);
export const leadingFirst = /^(?:(?:my|the) )?(?:first )?name(?:'s| is|,|:)? /i;
const place = "\\p{L}[\\p{L}.'’-]*(?: \\p{L}[\\p{L}.'’-]*){0,2}?";
export const placesAmid: readonly RegExp[] = [
  new RegExp(
    `\\b(?:called|named|known as|under|comes in|falls in|lies in|part of|belongs to|naam) (?<value>${place})(?=$|[,.;!]|\\s+(?:up|in|which|where|near|on|by|only|district|hai)\\b)`,
    "iu",
  ),
  new RegExp(
    `(?:^|[,.;]\\s*|\\b(?:toh|to|hum|main|ghar|address|parcel|sab|yahan|wahan)\\s+)(?<value>${place}) (?:mein|me|main|pe|par|se|ka|ke)(?: hi)?(?: \\p{L}+){0,3}$`,
    "iu",
  ),
  new RegExp(`(?:^|[,.;]\\s*)${opening}(?<value>${place}) ${hindiWriting}${end}`, "iu"),
  new RegExp(`\\b${writing} (?<value>${place})${end}`, "iu"),
];
/** Not that place itself. */
export const besidePlace =
  /\b(?:near|close to|outside|beyond|past|from|not|beside|next to|hours?|km|side of|unlike|than|nor|capital of|ke paas|before)(?: the| of)*\s*$/i;
export const mailJoints = new RegExp(
  `\\b(?:and )?then(?: (?:the |a )?(?:digits?|numbers?|numerals?|letters?|word))?\\b|\\b(?:the |a )?(?:digits?|numerals?) (?=(?:\\p{N}|zero|${numberWords.units.slice(0, 9).join("|")})\\b)|,\\s*(?=at\\b|@)`,
  "giu",
);
export const placeWords = /[^\s,.;!]+/g;
