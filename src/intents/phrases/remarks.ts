import { guarded } from "../../../language/text/guarded.ts";
import { anyOf } from "./any-of.ts";

export const betweenClauses =
  /\s*[.?!;…]+\s+|\s*\.{2,}\s*|\s+[–—-]\s+|,\s+|\s+(?:so|and|but|because|cos|cuz)\s+/;
/** "Show me", "anything in", "what else": something is looked for. */
export const seeks =
  /\b(?:show(?:s|n|ing)?|finds?|search(?:ing)?|browse|hunting|recommend|suggest\w*|want(?:s|ed|ing)?|needs?|prefers?|rather|instead|any|anything|something|else|options?|more|others?|another|different|similar|looking (?:for|at)|look for|what about|how about|what (?:all )?(?:is|are|do|have|can|could|should|would)|which (?:ones?|of)|got|do you|have you|is there|are there|has to|have to|let(?:'s| me| us) see|i'd (?:like|love)|(?:i|he|she|we|they) (?:likes?|loves?|wears?|hates?)|budget|without|under|below|within|up ?to|at most|max(?:imum)?|less than|cheaper|dearer|instead|(?<!\b(?:it|that|this|will) )go (?:up )?(?:to|till|until)|make it|let it be|(?:raise|stretch|increase|push) (?:it|to|the)|keep it (?:at|to|under))\b/;
/** "I said cotton": once more. */
export const saysAgain = guarded(
  /^(?:(?:no|but|and|oh|hey|sorry|well)[\s,]+)*i (?:said|asked for|told you|meant) (?!(?:i|that|it|so|he|she|yes|no|hi|hello|to|me)\b)/,
);
/** Fronted: "only for men"; at the end it only stresses. */
export const onlySuch = /^(?:(?:and|but|so|ok|okay|no|now)[\s,]+)*(?:only|just)\b/;
/** "This is", "they're all". */
export const statesOfSeen =
  /^(?:(?:oh|ah|ooh|so|but|and|well|hmm+|hm|wow|no|nah|look|mom|mum|ma|amma|see|ok|okay|god|because|cos)[\s,]+)*(?:(?:all|both|most|none|some) of )?(?:(?:this|that|these|those|it|they|them|everything|nothing|(?:now )?one|the \p{L}+(?: one)?)(?:'s|'re| is| are| was| were| isn't| aren't| looks?| seems?| feels?| costs?| suits?| fits?| goes| comes| reminds?)|thats|its)\b(?! (?:for (?:my|me|him|her|his|our|us|an?|the)|too|not|what|how)\b)/u;
export const likensSeen = guarded(
  /^(?:that|it|this|they)(?:'s| is| are| looks?) (?:just |only )?like\b/,
);
/** "I've put it", "my brother says", "nobody is": of people. */
export const statesOfPeople =
  /^(?:(?:oh|ah|so|but|and|well|hmm+|no|nah|because|cos|honey|dear)[\s,]+)*(?:i|you|we|he|she|they|nobody|somebody|everybody|everyone|people|(?:my|his|her|our|your) \p{L}+)(?:'ve| had| have been| have (?:\p{L}+ (?:of (?:those|these|them)|like (?:that|this|it))|so many|enough|plenty)| was| were| did| said| told| bought| paid| gave| sent| will (?:pay|kill|say|laugh|decide|ask|scold|manage|tell)| says?| thinks?| knows?| buys?| wore| used to| never|(?: is|'s|'m| am| are|'re) (?!looking|being|shopping|searching|hunting|browsing|buying|after|trying to (?:find|get|see)|hoping|wondering|picturing|imagining|interested|thinking (?:of|about|more)|open to)\p{L}+ing)\b/u;
/** "Was it the shawl that was thirty five hundred": of what was seen. */
export const asksBack = guarded(
  /^(?:(?:oh|so|and|but|sorry|wait|hmm+)[\s,]+)*(?:was|were|did|wasn't|weren't|didn't) (?:it|that|this|those|these|they|i|you|we|the \p{L}+)\b/u,
);
/** "Wow, so cheap". */
export const exclaims = guarded(
  /^(?:(?:oh|and|but|my)[\s,]+)*(?:so|how|such) (?:cheap|expensive|costly|dear|pricey|pretty|nice|cute|lovely|ugly)\b/,
);
/** "Too close to two thousand, leave it". */
export const setsAside =
  /\b(?:leave|skip|forget|drop) (?:it|that|this|them)(?: (?:then|now|for now))?$|^(?:(?:nah|no|ok|okay|so|and)\s+)*skip the \p{L}+$|\b(?:he|she|they|mummy|papa|mum|dad|everyone) (?:likes?|loves?|hates?) (?:it|this|that|them|these)$|\bwhat to do$|^\p{L}+ (?:gave|sent|told|paid) (?:me|us|him|her)\b|^in (?:our|my|those) (?:days?|times?|shop|store|village|town|place) ?(?:i|we|they)?\b|^(?:no,? )?(?:this|that|it)(?: one)? (?:i|we) (?:don't|do not|dont) (?:want|like|need)\b|^[^\s\p{L}]+ is (?:the )?(?:cheap(?:est)?|least|lowest|expensive|costly|a lot|too much)\b|\b(?:is|are|that's|it's) (?:a lot|too much|a bit much)(?: for an? \p{L}+.*)?$|\bmakes? (?:me|him|her|us) look\b|\bnobody asked\b|^(?:way |much |far )?too \p{L}+ for (?:you|him|her|us|me|denim|wool|silk|my|our|his|an?)\b/u;
export const interjections =
  /\b(?:sheesh|wow|whoa|omg|oh my god|my god|god|goodness|gosh|yikes|ouch|damn|uff|arre|baap re|hai ram|holy \p{L}+|man|dude|bro|yaar)\b/gu;
/** "I don't like the first": of one that is seen. */
export const dislikesOne = guarded(
  /^(?:(?:oh|no|nah|hmm+|well|ok|and|but)[\s,]+)*i (?:don't|do not|didn't|did not|never) (?:really |much )?(?:like|love|fancy) (?:it|this|that|them|the \p{L}+)(?: one)?(?: (?:much|at all|really|tho|though))?$/u,
);
export const ofWearers =
  /\b(?:for|m[ae]n'?s?|wom[ae]n'?s?|ladies|gents|kids?|girls?|boys?|children'?s?)\b/;
/** A question, if only by its end. */
export const asksAtEnd = /\?\s*$|\b(?:right|innit|isn't it|aren't they|is it|na|no)[\s?!.]*$/;
export const thanksFor = anyOf("thanks, thank you, thank u, thx, shukriya, dhanyavad");
/** "Raghu, listen, do you like beige?": to another person. */
export const addresses = guarded(
  /^(?!(?:ok|okay|hello|hi|hey|so|and|yes|yeah|no|well|please|sorry|sir|madam|alright|now|then|right|actually|shopai|listen|look|oh|hmm+|haan|namaste|good|great|nice|thanks|also|wait|first|one|beta|bhai|bhaiya|didi|dear)\b)\p{L}{3,}(?: (?:tai|didi|bhai|aunty|auntie|uncle|ji|dear|beta|anna|akka|chechi))?,? (?:listen\b|sit\b(?! well)|come here|stand (?:straight|still|up)|(?:do|did) you (?:like|also|want|think)|are you (?:coming|there|listening|sure)|what do you (?:think|say|want)|be quiet|stop (?:it|that|crying)|don't (?:cry|touch|run)|(?:see|look)(?: at)? (?:no|na|this|that|these|here)\b)/u,
);
/** "Amit, look at this", "come here, see the orange one": to another person. */
export const callsOver = guarded(
  /\bcome (?:here|and (?:see|look))\b|\btell me your\b|^\p{L}+, (?:look|see)(?: at)? (?:this|that|here)\b|[\s,!]+(?:mum|mom|ma|mummy|papa|dad|amma|appa|beta|bhai|didi) (?:look|see)\W*$/u,
);
