import { guarded } from "../../../../language/text/guarded.ts";
import { anyOf } from "../any-of.ts";

export const isCondition = /^if\b(?! (?:can|possible|so|yes)\b)/;
export const decides =
  /^(?:(?:no|ok|okay|then|actually|sorry|hmm|please|and|so|well)[\s,]+)*(?:i|i'll|i'd|i will|will|do|we|we'll|let|pay|use|put|take|make|switch|swap|shift|move|flip|change|go|give|will|rather|just|only|by|in|with|keep|scrap|forget|drop|skip)\b/;
/** "The other way of paying". */
export const otherMethod = guarded(
  /^(?:(?:no|ok|okay|then|actually|hmm|use|take|choose|switch to|change to|make it|i'll take|i want)[\s,]+)*the other (?:payment|pay|paying|way|method|option|mode)(?: (?:method|option|mode|way))?(?: (?:of|to|for) pay(?:ing|ment)?)?$/,
);
/** "Let's do the address", before the checkout is open. */
export const fillsAddress = guarded(
  /^(?:(?:so|and|now|then|ok|okay|right|let me|let's|i'll|i will|i can|time to|ready to|shall i|shall we|we can)[\s,]+)*(?:fill|put|enter|give|type|write|do|add|take)(?: (?:in|up|out|down|you))? (?:the |my |our )?(?:(?:delivery |shipping )?(?:address|details)|(?:delivery |address )form)(?: (?:in|now|then|please|first))*$/,
);
export const finishesOrder =
  /\b(?:finali[sz]e|book|place|process|submit|complete|finish|send|dispatch|order|buy|lock)(?: (?:it|this|that|them|everything|all))?(?: (?:off|in|now|out|please))*$|\bgo ahead\b/;
/** On the checkout. */
export const goesAhead =
  /^(?:(?:right|ok|okay|yes|good|great|so|and|now|then|please|well|alright|chalo|all (?:good|set|fine|done)|everything(?:'s| is)? (?:checks out|fine|correct|right|in order|good|ready|okay|ok)|nothing (?:more|else) to add|that's (?:all|it|everything|right|correct)|i'm (?:ready|happy|satisfied|done)|we're (?:ready|happy|done))[\s,.!]+)*(?:go|go ahead|go on|go for it|off (?:we|it|you) goe?s?|do it|let's (?:go|do (?:it|this|that))|make it so|fire away|away it goes|make it happen|finish(?: (?:up|it off))?|(?:please )?conclude(?: (?:it|this|the (?:sale|deal|purchase)))?|take my money|let me have (?:it|them|these)|(?:let's |shall we )?(?:close|seal|settle|wrap up)(?: (?:it|this|the (?:sale|deal|purchase)))|(?:let's |let us )?get (?:it|this) (?:over with|done)|(?:i give you |you have )the go(?:[- ]ahead)?|you have my (?:blessing|permission))(?: (?:then|now|please|ahead|and (?:order|book|place) (?:it|them|everything)))*[.!]*$/;
export const byMethod =
  /,? (?:and )?(?:pay(?:ing)? )?(?:by|in|with|using|via|for) (?=\S+(?: \S+){0,3}$)(?<method>.+)$/;
export const ordersTogether = guarded(
  /(?:^|[.!;] *)(?:(?:so|ok|okay|then|and|now)[\s,]+)*(?:let us|let's|lets) order(?: (?:it|this|these|them|now|both))*[.!]*$/,
);
export const denies = anyOf("don't, do not, not, never, shouldn't");
export const looksAtOrders = anyOf("show, see, view, track, check, orders");
export const paysOrFinishes = anyOf("pay, complete, finish, settle");
/** Before the checkout is open, the method alone says too little. */
export const declaresPaying =
  /^(?!.*\?|(?:and |so |ok |but )?(?:can|could|may|do|does|is|are|will you|would you|which|what|how|if|should|has|have)\b)(?=.*\b(?:pay(?:ing)?|payment|on delivery|by (?:cash|card))\b)/;
export const withMethod =
  /\b(?:with|by|using|through|in|on|via) (?:my |a |the )?(?:credit |debit )?(?:cards?|cash|cod|cash on delivery|upi)[.!]*$/;
