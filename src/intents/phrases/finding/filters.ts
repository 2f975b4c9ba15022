import { guarded } from "../../../../language/text/guarded.ts";
import { anyOf } from "../any-of.ts";

export const ofWomen = guarded(
  /\bwom[ae]n(?:'?s|s')?(?:wear)?\b|\bladies\b|\blady'?s\b|\bfor her\b|\bfemale\b/,
);
export const ofMen = /\bm[ae]n(?:'?s|s')?(?:wear)?\b|\bgents?\b|\bguys?\b|\bmale\b/;
export const ofKids = guarded(
  /\b(?:kids?|child(?:ren)?)(?:'?s|s')?(?:wear)?\b|\b(?:little|wee) ones\b/,
);
export const ofTopWear = /\btop ?wear\b|\btops\b|\bupper ?wear\b/;
export const ofBottomWear = /\bbottom ?wear\b|\bbottoms\b|\blower ?wear\b/;
export const ofWinterWear = guarded(
  /\bwinter ?wear\b|\bwinter (?:things|stuff|clothes|section|collection|pieces|ones)\b|\bwoollens\b/,
);
export const filterTalk =
  /\b(?:filter(?:s|ed)?|sections?|departments?|ranges?|products?|collections?|categor(?:y|ies)|hide|included?|exclude|wear|everything|kind)\b/g;
export const clearsAll = guarded(
  /\b(?:clear|reset|remove|take off|drop|undo|delete|cancel|without|off|no)\b.*\bfilters?\b|\bfilters? (?:off|away|out)\b|^(?:clear (?:all|everything)|reset|start over)|\b(?:everything|whole|full|entire|all of it|all of them|show (?:me )?all)\b/,
);
export const allOfShop = guarded(
  /\b(?:everything|all)(?: \w+){0,2} (?:you|u|ya)(?:'ve| have| hv)? ?(?:have|got|hv|sell|stock)?$|\b(?:everything|all) in (?:the|your) (?:shop|store)\b/,
);
export const opensList = /^(?:add|open|browse|go to)\b/;
export const saysFilter = /\bfilters?\b(?! out\b)/;
export const excludes = anyOf(
  "not, no, without, except, but, hide, remove, clear, take off, take out, drop, don't, minus, exclude, lose, filter out, filters out, leave out, get rid of, hata*, nikal*",
);
export const addsFilter = anyOf("also, add, too, as well, include, plus");
/** A wish, even with only filter words. */
export const wishesForAny = anyOf("any, anything, something, what, which, gifts?, presents?");
export const sorts = guarded(
  /\b(?:sort|sorted|sorting|arranged?|ascending|descending|relevan\w+|first|front|upwards?|downwards?|top|start(?:ing)? (?:with|from)|by price|(?:low|lowest|high|highest|cheap|cheapest|dear|dearest|expensive|price|most|costliest) to|to (?:the )?(?:highest|lowest|most|cheapest|dearest))\b/,
);
export const cheapFirst = guarded(
  /\b(?:low(?:er|est)?|cheap(?:er|est)?|inexpensive|least \w+|less (?:costly|expensive|dear|pricey)|ascending|affordable)\b/,
);
export const dearFirst = guarded(
  /\b(?:high(?:er|est)?|(?<!less )dear(?:er|est)?|(?<!\b(?:least|less) )(?:expensive|costly)|costli(?:er|est)|pric(?:ey|iest)|descending|premium)\b/,
);
export const atEnd = anyOf("at the end, at the bottom, last");
/** Words of sorting, besides constraints. */
export const sortingTalk =
  /\b(?:sort(?:ed|ing)?|arranged?|list|order(?:ed)?|low(?:er|est)?|high(?:er|est)?|cheap(?:er|est)?|dear(?:er|est)?|expensive|costl\w+|pric\w+|inexpensive|relevan\w+|default|usual|normal|original|less|ascending|descending|upwards?|downwards?|front|top|end|rates?)\b/g;
/** Unsupported orders. */
export const unknownOrder = guarded(
  /\b(?:sort|arrange)\w* .*\b(?:newest|new|latest|popular|popularity|ratings?|rated|name|date|size|colou?r|discount)\b|^(?:the )?(?:newest|latest|most popular|best rated)(?: ones)? first$/,
);
export const byRelevance = guarded(
  /\brelevan|\bdefault\b|\b(?:usual|normal|original) (?:order|sorting|sort)\b/,
);
export const saysPrice = /\bprices?\b/;
/** A question, no filter. */
export const asksWhose =
  /^(?:(?:so|and|but|wait|hey) )*(?:are|is|r) (?:these|this|it|they|those|that|both|either|all)\b/;
/** "I don't want everything, only winter wear". */
export const saysOnlyLater = guarded(
  /^.*\b(?:not|no|don't|dont|do not|without)\b(?! (?:only|just)\b).* (?=(?:only|just) \w)/,
);
/** "These are all men's, show me women's". */
export const saysWhose = guarded(
  /^(?:[^.,;!?]*\b)?(?:these|this|those|they|that|it|all)(?:'s|'re| is| are| r)(?: \w+){0,4}? (?:for )?(?:the )?(?:m[ae]n|wom[ae]n|ladies|gents?|kids?|guys|children|boys|girls)(?:'s|s)?(?: \w+){0,3}?(?: ?[.,;!?]+ | (?:so|but|and) )(?=.)/,
);
/** Of an order. */
export const turnsRound = guarded(
  /^(?:(?:no|nah|lol|now|ok|okay|actually|hmm|oh)[ ,.]+)*(?:(?:(?:do|make|turn|put) it )?(?:in )?(?:the )?(?:other|opposite|reverse) (?:way|order|direction)(?: (?:a?round|about))?|(?:reverse|flip|invert) (?:it|that|them|these|the (?:list|order|sort\w*)|(?:it|that|them) (?:around|over))|turn (?:it|that|the (?:list|order)) (?:a?round|upside down))(?: (?:lol|then|now|pls))?\W*$/,
);
