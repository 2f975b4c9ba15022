import { guarded } from "../../../../language/text/guarded.ts";
import { anyOf } from "../any-of.ts";

export const saysTop = anyOf("top, beginning, begins, starts?");
export const saysBottom = anyOf("bottom, ends?, footer, very last");
export const saysUp = anyOf("up, upwards?, higher, above, uppar");
export const marks = /[^\p{L}']+/gu;
/** The whole sentence, without marks. */
export const greets =
  /^(?:(?:oh|ah|well|so|and|a very) )*(?:hi+|hey+|hello|hullo|helo|hiya|howdy|hola|greetings|namaste|namaskara?m?|vanakkam|pranaa?m|(?:as[ -]?)?sala+m(?:[ou]?(?:[ -]?(?:wa ?)?(?:alaikum|aleikum|alaykum|walekum|walaikum)))?|peace be (?:up)?on you|peace (?:be )?with you|adaab|sat sri akaa?l|ram ram|good (?:morning|afternoon|evening|day))(?: (?:there|again|ji|all|everyone|everybody|sir|madam|ma'am|mam|miss|friend|dear|beta|bhaiya|didi|shop|shopai|assistant|computer|to (?:you|all|everyone)|and|(?:and )?(?:how are you|how do you do|how's it going|how are things)(?: today| doing)*|hi|hello|hey|namaste|good (?:morning|afternoon|evening|day)))*$/;
export const thanks = guarded(
  /^(?:(?:oh|ok|okay|ah|well|right|great|good|lovely|perfect|nice|wonderful|fine|alright|all right|cool|super|brilliant|many|much|and|no worries) )*(?:thanks|thank (?:you|u)|thankyou|thx|ta|cheers|shukriya|dhanya[vw]aa?d|much obliged)(?: (?:so|very|much|a lot|a ton|a bunch|a million|again|kindly|dear|ji|beta|bhaiya|sir|madam|then|for (?:that|this|your help|the help|helping|everything|telling me)))*$/,
);

/** "Thank you so much, my mother will be happy": no wish beside it. */
export const thanksAmongOthers =
  /^(?!.*\?)(?!.*\b(?:no|not) thank)(?!thank you\. \S)(?=(?:\S+\s+){0,9}\S+$)(?!.*\b(?:write|send|draft|tell|say|text|message|reply|notes?|cards?|letter|e-?mail|remind|play|song|how|what|why|dinner|lunch|mom|dad|guys|everyone|coming|waiting|calling|ride|lift|food|chai|coffee|gift|invite)\b).*(?:\b(?:thanks|thanx|thnx|thnks|thank (?:you|u|ya)|thanku|thankyou|thankful|thx|tysm|ty|cheers|grateful|appreciate(?:d)?|shukriya|dhanya[vw]aa?d)\b|\bgod bless\b|\b(?:very|so|that's) kind of you\b|\byou(?:'ve| have)? been (?:so |very |really |most )?(?:helpful|kind|patient|lovely|great))/;
