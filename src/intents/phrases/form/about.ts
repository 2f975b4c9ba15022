import { guarded } from "../../../../language/text/guarded.ts";
import { anyOf } from "../any-of.ts";
import { anyField } from "./fields.ts";

/** Begins or resumes the form. */
export const beginsForm = guarded(
  /^(?:(?:help me )?(?:fill (?:in |out |up )?(?:the |this |my )?(?:form|details|address|it|this)(?: up| in| out)?(?: with me| for me)?)|where do i (?:start|begin)\b.*|you ask\b.*\banswer\b.*|ask me (?:one by one|everything|one at a time)|what (?:am i supposed to|should i|must i|do i have to|do i|have i to) (?:put|write|fill|enter|type)(?: in)?(?: here| there| now| next)?|(?:let's )?(?:start|begin)(?: the form)?|ask me|next(?: field)?)$/,
);
export const asksWhatIsLeft = guarded(
  /^(?:(?:and |so |ok |okay |now |then )*what(?: all| else| things)?(?:'s| is| are|'re)?(?: all)? (?:still )?(?:left|missing|remaining|remains?|empty|pending|to be filled)(?: to (?:fill|do|say|give))?(?: in| out)?(?: now| here)?|(?:which|what)(?: all)? (?:fields|boxes|details|information|things) (?:(?:do i|must i|should i|have i|am i)(?: still)?(?: have| need| supposed)?(?: to)? (?:give|fill|enter|say|tell|type|put|write)|(?:are|is)(?: still)? (?:needed|required|left|missing|pending|empty|remaining))(?: in| out)?(?: (?:you|here|now|still))*|what (?:else |more )?do you (?:still )?(?:need|want)(?: from me)?(?: now)?)$/,
);
export const readsForm = guarded(
  /^(?:(?:double )?check everything\b.*|(?:say|read|tell) (?:me )?(?:out )?the (?:whole |full |entire )?form\b.*|read (?:it|that|the form|my details|my address|everything|them|it all|all of it)(?: all)?(?: back)?(?: out)?(?: to me)?|read back|check (?:it|the form|my details)|what (?:did i|have i) (?:say|write|fill in)|what do you have|(?:and )?read everything back|(?:please )?read (?:it all|all of it|the whole thing|everything)(?: back)?(?: to me)?(?: once(?: more)?| again)?)$/,
);
/** "Let me spell it". */
export const asksToSpell = guarded(
  new RegExp(
    `^(?:(?:i'll|i will|i want to|i can|may i|can i|let me) )?spell(?: it| that| it out)?(?: (?:my |the )?(?:${anyField}))?(?: for you)?$`,
    "i",
  ),
);
/** The shop spells it out. */
export const asksSpelling =
  /\bhow\b.*\b(?:spel\w+|wrote|written|write)\b|\bspel(?:l|t|led|ling)\b|\bletter(?:s)? (?:by|after|for) letters?\b|\bthe letters\b/;
export const skipsField =
  /^(?:(?:let's |just |can we |i'll |i will )?skip(?: (?:it|this|that|over))?(?: (?:one|field|question|bit|part))?(?: for now)?|(?:go )?(?:to the )?next(?: one| question| field)|(?:leave|keep) (?:it|this|that)(?: one| field)? (?:blank|empty|out|for(?: now| later)?|later)|come back to (?:it|this|that)(?: one)?(?: later)?|not this one|(?:this|that) one later|pass)$/;
export const startsOver =
  /\b(?:start(?:ing)? (?:over|again|afresh|from (?:scratch|the (?:start|beginning)))|(?:begin|do|redo|erase|clear|delete|wipe)\b.*\b(?:again|over|whole|entire|everything|all of it|from scratch))\b/;
export const doubtsValue = anyOf(
  "change, correct, edit, fix, redo, update, replace, clear, delete, wrong, mistake, incorrect, misspelled, misspelt, not right, not correct, isn't right, isn't correct, is not right, is not correct, again, typo, a different one",
);
export const asksIfNeeded = anyOf(
  "mandatory, compulsory, required, necessary, optional, have to, really need, must i, skip, why do, why are, why does, enough",
);
export const asksToRead = anyOf(
  "read, check, repeat, written, wrote, write, put, filled?, gave, given, have you got, you got, you've got, 've got, got down, getting, noted?, take, took, typed, hear, did i say, did i give, did i tell, it say, do you have, right, correct, correctly, properly, standing, which, whose, in there",
);
export const startsAsRequest =
  /^(?:what|which|whose|who|how|is|are|did|do|does|has|have|can|could|would|may|will|let me|please|kindly|tell|read|check|repeat|say|double|go|sorry|and|so)\b/;
/** "… so is my phone number correct there?" */
export const checksField = new RegExp(
  `\\b(?:is|are) (?:my |the )(?:${anyField}) (?:all )?(?:right|correct|ok|okay|fine|there|in)\\b`,
  "i",
);
export const asksWhereSent =
  /\bwhere\b.*\b(?:sent|going|go|deliver(?:ed|ing)?|ship(?:ped|ping)?|sen[dt](?:ing)?|com(?:e|ing))\b/;
/** "Who's it going to". */
export const asksReceiver = guarded(
  /^(?:(?:and|so|but|ok|okay|wait|sorry)[\s,]+)*(?:(?:who|whom|who's|whose)\b.*\b(?:(?:going|goes|go|addressed|sent|send|sending|deliver|delivered|delivering|posting|made out)(?: (?:it|this|that|these|them))?(?: out)? to|(?:receiv|collect)\w* (?:it|this|these|them)|gets? (?:it|this|the parcel))|(?:to )?whom\b.*\b(?:going|addressed|sent|send|delivered)|whose name\b.*\b(?:in|under|on|it|this))\b/,
);
/** "Is it going to MG Road". */
export const asksIfSentTo = guarded(
  /\b(?:is|are) (?:it|this|that|dis|they|these|everything|(?:my|the) (?:order|parcel|package|things)) (?:all )?(?:(?:being |getting )?(?:sent|delivered|shipped)|going|coming) (?:to|at) (?:the )?(?<place>.+)$/,
);
/** "What address is it going to". */
export const asksWhereTo = guarded(
  /^(?:(?:and|so|but|ok|wait|sorry)[\s,]+)*(?:where (?:all )?(?:are|will|is|do) (?:you|it|this|they|these) (?:be |being )?(?:sending|going|sent|delivered|delivering|shipped|shipping|send|deliver|ship|go)|(?:what|which|whose) (?:address|house|place|city|home) (?:(?:is|are|will|does|do) (?:it|this|you|they)|(?:it|this|they|you) (?:is|are|will))(?: be)? (?:going|sending|delivering|sent|delivered|go|coming))\b/,
);
export const sentThing = anyOf(
  "it, this, that, they, these, parcel, things, stuff, everything, package",
);
export const asksMissing =
  /\b(?:(?:anything|something|what|which|how many)\b.*\b(?:missing|left|remaining|remain|still|more|else|empty)|need(?:ing)? from me|must (?:you )?know from me|all (?:details )?you (?:need|are needing)|left (?:something|anything) out|all complete|left to (?:fill|do|say))\b/;
export const formThings = anyOf(
  "form, details?, fields?, boxes, box, address, information, delivery",
);
export const startsFilling = anyOf(
  "you put, questions, start, begin, let's do, let's go, let's begin, let's start, let's fill, fill, ask me, you ask, one by, one after, one at a, take me through, go over, go through, help me, ready to, walk me",
);
/** Of no field alone. */
export const ofEverything = anyOf(
  "all, everything, form, details?, whole, entire, info, information",
);
export const asksWhichPhone = guarded(
  /\b(?:which|what) (?:\w+ )?(?:number|no|phone)\b.*\b(?:call|ring|phone|reach|contact)\w*\b|\b(?:call|ring|phone|reach|contact)\w*\b.*\b(?:which|what) (?:number|no|phone)\b/,
);
/** "And the PIN code she has put what". */
export const asksValueLast = guarded(
  /\b(?:put|written|typed|given|entered|said) (?:is )?what$|\bkya (?:hai|likha|dala|daala|diya)\b|\b(?:digit by digit|one digit at a time)\b/,
);
export const ofHouse = anyOf("flat, house, door, building, plot");
export const saysRead = /\bread\b/;
export const onceMore = anyOf("again, once more, over");
export const fillsIt = /\bin(?:to)? (?:this|it)\b|\bfill this\b|\bthis in\b/;
export const oneByOne = anyOf("one by, one after, one at a, you ask");
export const readsOrChecks = anyOf(
  "read, check, go over, go through, what've, what have, what did, what's, what is",
);
export const whatIsWritten = anyOf(
  "details, form, everything, all, written, filled, noted, have you put, you put, so far",
);
/** Lost phones. */
export const ofLostThings = anyOf(
  "find, lost, locate, where, track, call, ring, battery, charge, account, bank, with my",
);
/** Others' names, lists and numbers. */
export const ofOtherMatters =
  /\b(?:your (?:\w+ )?name|you were|reminders?|lists?|timezone|time ?zone|bank|cards?|accounts?|atm|calendar|alarm|songs?|weather|pin numbers?|your (?:phone|number|address|e-?mail))\b/;
export const asksFieldAgain: readonly RegExp[] = [
  guarded(
    new RegExp(
      `^(?:change|correct|edit|fix|redo|update|replace|clear|delete|(?:there's|there is|i made) a mistake (?:in|with)|(?:that's|it's) (?:not )?the wrong|wrong) (?:my |the |that )?(?:${anyField})(?: again)?$`,
      "i",
    ),
  ),
  guarded(
    new RegExp(
      `^(?:my |the |that |this )?(?:${anyField})(?:'s)? (?:again|(?:(?:is|was|are|looks|isn't|is not|'s) )?(?:(?:all )?wrong|not right|right|incorrect|not correct|correct|a mistake|mistaken|misspel(?:led|t)|not (?:good|mine|it)))$`,
      "i",
    ),
  ),
];
export const endsAsRight = /(?<!not |isn't |is not )\b(?:right|correct)$/i;
export const asksFieldValue = new RegExp(
  `^(?:(?:what(?:'?s| is| was)|read(?: me)?(?: back)?(?: out)?|tell me|check|repeat|say|which (?:is|was)) (?:my |the )?(?:${anyField})(?: back| again| now| i (?:said|gave|entered)| (?:on|in) (?:it|this|there)| there| written(?: there| on it)?)?|(?:and |so )?(?:to|in|for|under) (?:what|which) (?:${anyField.replaceAll("?<", "?<to_")})|(?:what|which) (?:${anyField.replaceAll("?<", "?<of_")}) (?:did i (?:say|give|enter)|do you have|(?:have|has|had|did) (?:i|she|he|we|they) (?:said|given|give|put|written|write|entered)|(?:she|he|they|we|i) (?:has |have |had )?(?:put|given|written|entered)|is it|(?:is |will |does )?(?:it|this|that|the parcel|everything)(?: is| will)? (?:be )?(?:going|go|coming|come|sent|delivered|getting delivered)(?: to)?|(?:is|are) (?:on|in|there|written|noted|standing|entered)\\b.*|(?:did|have) you (?:put|got|get|written|write|noted|note|taken|take|entered)\\b.*)|(?:is|are) (?:my |the )?(?:${anyField.replaceAll("?<", "?<is_")}) (?:right|correct|ok|okay|there|filled))$`,
  "i",
);
export const groupPrefix = /^(?:of|is|to)_/;
const opening =
  "^(?:(?:and|so|but|ok|okay|good|wait|sorry|hm+|right|well|hey|now|please|tell me|before that)[\\s,.!]+)*";
export const asksWhyNeeded = guarded(
  new RegExp(
    `${opening}(?:why\\b.*\\b(?:need|have|want|ask|give|tell|must|necessary)\\b.*|what (?:do|would|will) you (?:need|want|use|do with)\\b.*|(?:must|should|need) i (?:really )?(?:give|tell|put|write|enter|fill)\\b.*|can't i leave\\b.*|(?:do|would) (?:i|you) (?:really |even )?(?:have to|need(?: to)?)\\b.*|what if i (?:don't|haven't)\\b.*)\\b(?:my |your |the |a |an )?(?:${anyField})(?: for| in| out| empty| blank| at all| with me| too)*\\??$`,
    "i",
  ),
);
export const asksHowWritten = guarded(
  new RegExp(
    `${opening}(?:(?:in )?(?:what|which) (?:format|form|style|way)\\b.*\\b(?:should|must|shall|do)\\b.*|how (?:should|shall|must|do|can) i (?:write|give|say|type|enter|put|tell)\\b.*|(?:do|should|must|shall) i (?:write|give|say|type|enter|put)\\b.*|what (?:counts as|goes (?:under|in|into|for)|do you mean (?:by|with)|is meant (?:by|with)|belongs (?:in|under))\\b.*|how (?:many|long)\\b.*\\b(?:digits?|numbers?|be|is)\\b.*)\\b(?:my |your |the |a |an )?(?:${anyField})(?: .{1,30})?\\??$`,
    "i",
  ),
);
/** "Where were we?", "which bit's next?" */
export const asksWhereWeWere = guarded(
  /^(?:(?:and|so|but|ok|okay|good|wait|sorry|hm+|right|well|hey|now|fine|great|yes|back to it|anyway)[\s,.!]+)*(?:where (?:were|are|was|did) (?:we|i|you)(?: (?:at|again|now|left?|stop(?:ped)?|leave|off|got to|up to))*(?: (?:with|in) (?:the |this |my )?(?:form|details|address))?|(?:(?:which|what)(?:'s| is| was)? (?:bit|part|one|box|field|question|detail)(?:'s| is| comes)?|what comes) (?:next|now|after (?:that|this))|what (?:else )?(?:were you asking|did you (?:ask|want)|was (?:it )?you wanted|do you want to know)(?: (?:me|again|from me|for))*|(?:can|could|would|will) you remind me (?:what|where)\b.*|(?:you (?:may|can) |go ahead and |please )?(?:ask|carry on|continue|go on asking)(?: me)?(?: (?:now|away|again|the next(?: one)?))+|what(?:'s| is) wanted(?: now| next)?)\??$/,
);
/** "What's the pin code you're holding": the shop's own. */
export const holdsField = guarded(
  /\byou(?:'re| are|'ve| have)?(?: got| been)? (?:holding|have|got|written|write|put|noted|keeping|kept|saved|using|typed|entered|taken)\b/,
);
