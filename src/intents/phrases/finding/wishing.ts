import { guarded } from "../../../../language/text/guarded.ts";
import { anyOf } from "../any-of.ts";

export const searching = guarded(
  /^(?:do a |i'm |i am )?(?:search(?:ing)?|find|hunt(?:ing)?|look(?:ing)? (?=up\b|for\b))(?: ?the (?:shop|store|collections?|products?))?(?: me)?(?: ?(?:for|up))? (?<thing>.+)$/,
);
export const thingFillers =
  /^(?:(?:some|any|an?|the|few|me|your|all|good|nice)\s+)+|\s+(?:in the shop|in stock|here|please|again)$/g;
export const noThing =
  /^(?:|for|up|products?|collections?|it|them|that|this|one|ones|everything|all)$/;
/** Too generic for a name. */
export const anyClothes = guarded(
  /\b(?:anything(?! (?:goes|will do|is fine|works))|something|gifts?|presents?|outfits?|clothes|dress me|what (?:should|can|could|shall|do|would|will) (?:i|we|he|she|they|(?:my|our|his|her|an?) \w+) (?:wear|buy|get|take|pack|gift|give|present))\b/,
);
const persons = String.raw`him|her|them|me|us|my \w+`;
const others = "boys?|girls?|men|women|ladies|gents|kids|children";
const kin = "wife|husband|daughter|son|mother|father|brother|sister";
/** "What would my husband wear up there". */
export const asksOutfit = guarded(
  new RegExp(
    [
      String.raw`\bwhat (?:should|can|could|shall|would|will) (?:i|we|he|she|they|both|(?:my|our|his|her|an?) \w+) (?:wear|gift|give|buy)\b(?! (?:it|this|that|them|these)\b)(?!.*\b(?:with|over|under|below|beneath|on top|to go|together)\b)`,
      String.raw`\bwhat(?:'s| is| would be) (?:there|good|nice|warm|suitable|right|best|cool|light|comfy|comfortable) for (?:${persons}|his \w+|her \w+|an? \w+)\b`,
      String.raw`\bwhat (?:would|do|can|could|will) you (?:give|suggest|recommend|advise|pick|choose|get|bring)(?: for)? (?:an? (?!size)|my |his |her |him\b|someone|somebody)`,
      String.raw`\bwhat (?:do|did|have|would) you (?:have|got|keep|sell)(?: here)? that (?:both|we|he|she|they|i|everyone|anyone|my \w+|boys|girls|men|women|kids) (?:\w+ )?(?:can|could|may|would|might)\b`,
      String.raw`(?:^|[,.!?;] +)(?:and |so |but |then )?what(?:'s| is| all is| else is) there\W*$`,
      String.raw`\bwhat (?:do|should|would) (?:\w+ )?(?:dads|fathers|mothers|mums|men|women|people|guys|girls|boys|kids|grooms|brides|guests|others) (?:usually |generally |mostly )?wear\b(?!.*\b(?:with|over|under|underneath|below|beneath|together)\b)(?<!\b(?:with|over|under|underneath|below|beneath)\b.*)`,
      String.raw`\bwhat (?:all )?you (?:have|got) that (?:both|we|he|she|they|everyone|anyone|boys|girls|men|women|kids) (?:can|could|may|will)\b`,
      String.raw`\bfor (?:${persons}|${others}) what(?:'s| is| all is| else is) there\b`,
      String.raw`\bwhat(?:'s| is) for (?:${persons}|${others}|${kin})\W*$`,
      String.raw`\bis there (?:also )?(?:something|anything) (?:in it |also )?for (?:${persons}|${others}|${kin})\b`,
      String.raw`\bcan (?:i|we) see (?:something|anything)\b`,
      String.raw`\b(?:anything|(?:got|have|need|want|find|show(?: me)?) something) (?:\w+ ){0,3}(?:for|that suits) (?:${persons}|an? \w+|${others}|babies)\b(?!.*\b(?:with|match|matching|over|under|pair)\b)(?<!\b(?:add|put|take|remove|drop|instead of) .*)`,
      String.raw`\bwhat (?:have you got|do you have|have you) (?:under|below|within|less than|upto|up to)\b`,
      String.raw`\bsomething(?<!\b(?:add|put|take|remove|give) .*) for (?:me|him|her|us|them|myself|my \w+)\W*$`,
      String.raw`\b(?:some|any) (?!other )(?:\w+ ){0,2}(?:things?|items?|pieces?|stuff|wear|clothes|dress|dresses) (?:is|are) there\W*$`,
      String.raw`^(?:(?:and|now|then|ok|okay|so)[\s,]+)*for (?:me|him|her|us|them|my \w+|the \w+) something\b`,
      String.raw`^(?:[^,.!?]+[,.!?] +)?(?:(?:and|now|then|ok|okay|so|first)[\s,]+)*for (?:my|our) (?:\w+ )?(?!cart|bag|order|address|name|phone|card|first|last|size)\w+ (?:first|now|next)\W*$`,
    ].join("|"),
  ),
);
/** Beginnings of requests. */
export const asksForThing = guarded(
  /^(?:do you (?:have|sell|stock)|have you got|(?:is|are) there|got|show(?: me)?|find(?: me)?|see|any(?=thing| \w)|something)\s*/i,
);
/** "Let's look at", without "it". */
export const asksForPieces =
  /^(?!.*\b(?:it|this|that(?!'s\b| (?:is|are|has|have|comes?|would|will|can|costs?|looks?)\b)|these|those|them|add|put|cart|bag|basket)\b)(?:(?:and|so|but|ok|okay|also|hi|hello|hey|then|now|well|no|actually|please|alright)[\s,.!]+)*(?:have anything|(?:do|would|did) you (?:have|sell|carry|stock|keep|happen)|have you (?:got|any)|(?:is|are) there|got|any|anything|i(?:'d| would)? (?:like|want|need|prefer)|i'm (?:looking for|after)|(?:can|could|would) you (?:show|find|get)|show|find|let's (?:look|see|try)|let me see|looking for|(?:limit|keep|restrict)|what (?:else )?(?:do|have|have you got|is there|are)|what (?!sizes?|colou?rs?|prices?|about|if|is|does|did)(?:[\w-]+ ){1,3}(?:here |there )?(?:have|has|are|come)|which)\b/;
/** "A jacket from Downtown Stylists". */
export const ofMaker = guarded(
  /\b(?:from|by)(?: the)?(?: brand)? (?<maker>(?!th[aeio]|my\b|your\b|here\b)\p{L}[\p{L}'&]*(?: \p{L}[\p{L}'&]*){0,3})\W*$/u,
);
/** No piece of a kind. */
export const anyThing = guarded(
  /\b(?:anything|something|options|what else|what (?:do|have) you|others?)\b/,
);
/** "Anything expensive", "something with long sleeves". */
export const seeksSuch = guarded(
  /\b(?:(?:any|some)thing|options?|items|things|selections?|what (?:do|have) you(?: have| got)?)(?: (?:that|which)(?:'s|'re| is| are)?)? (?:(?:more|less|very|really|a bit|a little|too|to|your|at|for|nice and) )*(?:with|in(?! (?:the|it|my|this|that|here|there)\b)|that has|having|expensive|inexpensive|affordable|pricey|cheap\w*|premium|fanc\w+|dressy|casual|formal|plain|warm\w*|light\w*|loose\w*|sleeveless|reasonabl[ey]|(?:low|lower|high|higher)(?:[- ]price[ds]?| cost)|within my)\b(?! (?:it|mind|common|stock)\b)|\b(?:low|lower|high|higher|reasonably|well)[- ]priced (?:items|options|things|pieces|ones|stuff)\b/,
);
/** Of all that the shop has. */
export const asksStore = anyOf(
  "any, anything, something, do you, have you, you have, got, is there, are there",
);
/** Of pieces that aren't here. */
export const looksForPieces =
  /^(?:(?:and|so|ok|okay|no|please|then|also|now|hmm+)[\s,]+)*(?:show|list|see|is there|are there|what else|search)\b|\b(?:any|anything|(?<!(?:say|tell|ask|do|eat) )something(?! to (?:say|tell|ask|eat|drink|do))|everything|stuff|clothes|options|alternatives|what (?:all )?(?:do|have) you|do you have|have you got)\b/;
export const anyOrOnly = anyOf("any, only, just");
export const saysOnes = /\bones?\b/;
export const notInWords = /[^\p{L}\p{N}' -]/gu;
export const lastWord = /\S+$/;
export const lastS = /s$/;
/** "What other gents items are you keeping". */
export const asksRange = guarded(
  /(?:^|[.!?] +)(?:(?:and|so|ok|okay|then|now|but|hi|hello|hey)[\s,]+)*(?:what|which)(?:'?s| is| are)?\b(?!.*\b(?:it|this|that|these|those|they|them|cart|bag|basket)\b).*\b(?:(?:do|are|have|would) (?:you|u|ya)\b|(?:you|u) (?:have|hv|got|keep|sell|stock)\b|(?:is|are) there\b|there (?:is|are)\b)/,
);
/** "Let me see the other men's things". */
export const asksShelf = guarded(
  /^(?:(?:and|so|ok|okay|then|now|but|hmm+|please)[\s,]+)*(?:(?:let me |i want to |i'd like to |can i )?see|show(?: me| us)?|browse) (?:(?:the|your|some|all|other|more|any|only|just|of) )*[\p{L}']+ (?:things?|stuff|items|clothes|wear|section|collection)\b/u,
);
/** "My son has no sweater". */
export const lacksThing = guarded(
  /\b(?:i|we|he|she|they|wife|husband|son|daughter|brother|sister|mother|father|mom|mum|mummy|dad|papa|amma|appa|boy|girl|kids?)(?:'ve| \w+)? (?:have|has|got|own|owns) (?:no|nothing|not (?:a single|one))\b(?!.*\b(?:cart|bag|basket|order)\b)/,
);
/** "Can I wear with palazzo": of the piece spoken of. */
export const asksIfWorn = guarded(
  /^(?:(?:and|so|ok|okay|but|then)[\s,]+)*(?:can|could|should|may|will|would) (?:i|we|he|she|they|you|one) (?:\w+ )?(?:(?:wear|pair|match|team|carry|use|style) (?:with|over|under|to|for|at|on)|(?:wear|throw|put|pair|layer|style|drape|tuck|match) (?:it|this|that|these|them)(?: \w+)? (?:over|under|with|on top|below|beneath|inside))\b/,
);
/** "So what's yellow here". */
export const asksWhatIs = guarded(
  /^(?:(?:ya|yeah|ok|okay|so|and|then|now|hmm+)[\s,]+)*(?:what|which)(?:'s| is| are)(?: (?:there|available|all))?(?: in)? [\w-]+(?: [\w-]+)?(?: (?:here|there|please))?\W*$/,
);
/** "He's a medium": whose size, beside a piece. */
export const pronoun = /^(?:he|she|him|her|his|hers)\b/i;
