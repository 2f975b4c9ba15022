/** The whole form, in many words: read it, begin it anew, what is missing, leave a field out. */
import { guarded } from "../../../../../language/text/guarded.ts";
import { anyOf } from "../../any-of.ts";

/** Of clothes, orders and prices, not of the form. */
export const notOfForm = anyOf(
  "pay, paying, payment, carts?, bags?, baskets?, pieces?, clothes, shirts?, jeans, kurtas?, sizes?, colou?rs?, products?, prices?, costs?, totals?, amount, bill, returns?, refunds?, discounts?, wishlist, collection, cash, cards?, password, account, orders?, reminders?, songs?, alarms?, timers?, notes app, calendar, weather, news",
);
const yourWork =
  "you(?:'ve| have)? (?:got|have|noted|written|wrote|write|filled|put|taken|took|take down|taken down|took down|entered|heard|understood|saved|captured|recorded|typed)";
const mine =
  "i(?:'ve| have)? (?:told|tell|gave|given|give|said|say|filled|entered|typed|put|spoken|dictated|mentioned)";
export const ofWhole = new RegExp(
  `\\b(?:details?|info|information|form|entries|particulars|fields|answers|data|(?:what(?:ever)?|all|everything|which|how|how much)\\b.*\\b(?:${yourWork}|${mine}|have ${yourWork}|did you (?:get|take|note|write|put|fill|hear|understand|enter|type)|have you (?:got|noted|written|put|taken|filled|entered|typed)|(?:is|are|was|been|got) (?:filled|written|noted|entered|saved|there)|(?:so far|till now|until now|up to now))|(?:kya(?: kya)?|jo|sab(?: kuch)?|saara|sara|ab tak|abhi tak)\\b.*\\b(?:bhara|bhari|likha|likhi|diya|diye|bola|bataya|bharwaya|likhwaya|note kiya))\\b`,
);
const reading =
  "read|repeat|recap|recite|say|tell|speak|hear|listen|go (?:over|through)|going (?:over|through)|run (?:me |us )?(?:over|through)|running through|walk me through|review|verify|double[- ]?check|cross[- ]?check|recheck|check|confirm|show|look|see|summari[sz]e|give me|padh\\w*|suna\\w*|bata\\w*|dikha\\w*|bol(?:o|iye|na|do)?|dohra\\w*";
export const readsWhole = new RegExp(
  `\\b(?:${reading})\\b|^(?:so |and |ok |okay )*(?:what|which)\\b|\\bkya\\b|\\bhow (?:does|is|do)\\b.*\\blook`,
);
export const readsAllOfIt = guarded(
  /\b(?:read|repeat|recap|recite|padh\w*|dohra\w*)\b.*\b(?:everything|it all|all of (?:it|this|that|them)|all (?:this|that)|whole thing|(?:it|this|that|them) back|back|sab|sab kuch|ek baar|dobara|once|from the (?:top|start|beginning))\b/,
);
export const asksOther =
  /\b(?:you ask|ask me|(?:i|i'll|i will|i can|let me) (?:will |now )?(?:tell|say|give|speak|type)|missing|left|remaining|remains?|pending|yet to|still (?:need|have|to)|baaki|baki|bacha|chahiye|need|next|spell\w*(?! it back)|why|safe|secure|share|delete|clear|erase|wipe|reset|change|edit|correct(?:ion)?|wrong|mistakes?|galat)\b/;

const anew =
  "(?:over|again|afresh|fresh(?:ly)?|anew|all new|from (?:the )?(?:scratch|top|start|beginning|first|zero|new)|(?:the )?(?:first|1st) question|question (?:one|1)|once more|one more time|square one|phir se|fir se|dobara|naye? sir[ey] se|shuru se|naya|from step one)";
const filling =
  "start|starting|begin|beginning|restart|do|redo|fill|filling|refill|go|going|take|try|ask|enter|give|shuru|bhar\\w*|karte|karo|kare|karna|let";
const clearing =
  "clear|erase|delete|wipe|reset|restart|empty|scrap|discard|throw|forget|remove|cancel|drop|bin|trash|chuck|ditch|dump|redo|mita\\w*|hata\\w*";
const whole =
  "form|details?|entries|particulars|fields?|answers|data|info|information|everything i(?:'ve| have)? (?:said|told|given|gave|entered|filled|typed|put)|what(?:ever)? i(?:'ve| have)? (?:said|told|given|gave|entered|filled|typed|put)|i(?:'ve| have)? (?:entered|filled|typed)";
export const beginsAnew: readonly RegExp[] = [
  guarded(
    new RegExp(
      `^(?:.*[,.;] ?)?(?:(?:please|can we|can i|could we|could you|let's|let us|i want to|i'd like to|i would like to|we should|just|ok|okay|no|sorry|actually|now|then|and|so|maybe)\\s+)*(?:start|begin|restart|starting)(?: (?:it|this|all|everything|the (?:whole )?(?:form|thing|process)|filling))*(?: all)? ${anew}(?:[,.;! ].*)?$|^restart(?: (?:it|this|please|now|the form))*$`,
    ),
  ),
  new RegExp(
    `\\b(?:${filling})\\b.*\\b(?:${whole}|it all|all of (?:it|this|that|them)|everything|every (?:field|detail|one of them)|whole thing|them all|sab|sab kuch|pura|poora)\\b.*\\b${anew}`,
  ),
  guarded(
    new RegExp(`\\b(?:${filling})\\b.*\\b${anew}\\b.*\\b(?:${whole}|everything|whole thing)\\b`),
  ),
  new RegExp(
    `\\b(?:${whole}|sab|sab kuch|pura form|poora form|all of (?:it|this|that|them))\\b.*\\b${anew}\\b.*\\b(?:${filling}|bol\\w*|bata\\w*|likh\\w*)\\b`,
  ),
  guarded(new RegExp(`\\b(?:${clearing})\\b.*\\b(?:${whole})\\b`)),
  guarded(
    new RegExp(
      `\\b(?:${clearing})\\b.*\\b(?:everything|it all|all of (?:it|this|that|them)|all (?:that|this)|them all|the lot|the whole (?:lot|thing)|sab|sab kuch)\\b.*\\b${anew}\\b`,
    ),
  ),
  guarded(
    new RegExp(
      `\\b(?:everything|it all|all of (?:it|this|that|them)|sab|sab kuch|saari details|sara|pura form|poora form|form)\\b.*\\b(?:${clearing}|delete|clear)\\b.*\\b${anew}\\b`,
    ),
  ),
  new RegExp(
    `\\b(?:${whole}|saari details|sab details|pura form|poora form)\\b(?: ko)? (?:${clearing}|(?:delete|clear|reset) kar\\w*)\\b`,
  ),
  guarded(
    /\b(?:wipe|clear|erase|delete|scrap|empty|throw|forget|redo|reset)\b.*\b(?:ask me (?:once more|again|everything)|re-?enter|redo (?:it|them|every|everything|all))\b/,
  ),
];
/** One field, an order, or no wish. */
export const notAnew =
  /\b(?:(?:go|going|run|running) (?:over|through)|read|don't|do not|never|without|why|if i|how do|card (?:number|details)|address|first name|last name|surname|phone|mobile|e-?mail|pin ?code|\bcity|state)\b/;

export const asksMissingWords: readonly RegExp[] = [
  guarded(
    /\b(?:what|which|anything|any|how many (?:more )?(?:questions|details|fields|boxes|things|steps)|something|tell me|list|show)\b.*\b(?:missing|left(?! (?:sleeve|side|pocket|leg|hand))|remaining|remains?|pending|incomplete|unfilled|blank|empty|outstanding|(?:not|n't) (?:yet )?(?:given|filled|told|said|entered|answered|done|put|complete)|(?:have|do|must|should|need|got) (?:i |you |we )?(?:still |yet )?(?:got )?(?:to|need|want|left)|(?:still|yet) (?:to|need|want|have|required)|more (?:do|is|are|to|details|information|questions)|else (?:do|is|are|should|must|to|needs?|have|left))\b/,
  ),
  guarded(
    /\b(?:are|am|is) (?:we|i|it|that|the form|everything) (?:all )?(?:done|finished|complete|through|filled)\b(?=.*\b(?:or|details?|form|information|left|pending|missing|everything|more)\b)/,
  ),
  guarded(
    /\b(?:kya|kaun ?s[aie]|kitn[aie]|aur)\b.*\b(?:baaki|baki|bacha|bachi|bache|bharna|bharni|dena hai|deni hai|batana|chahiye aapko|reh gaya|reh gayi|chhoot gaya|khali|missing|left|pending)\b/,
  ),
  guarded(
    /\b(?:baaki|baki) (?:kya|kaun ?s[aie])\b|\b(?:did|have) (?:i|we) (?:miss(?:ed)?|forg(?:et|ot|otten)|skip(?:ped)?|left? (?:out|anything)|leave (?:out|anything))\b.*\b(?:anything|something|any|a field|out|what|details?)\b|\b(?:remaining|missing|pending|empty|blank) (?:details?|fields?|boxes|information|ones|things|parts?|questions?)\b/,
  ),
];

export const leavesOut: readonly RegExp[] = [
  /\b(?:skip|skipping)\b(?! (?:to the|lunch|school))/,
  /\b(?:i|we) (?:really |just )?(?:don't|do not|haven't|have not|never) (?:really |actually )?(?:have|got|use|own|keep|had|remember|recall|know)\b(?=.*\b(?:any|mail|e-?mails?|id|address|those)\b)(?!.*\b(?:by heart|what (?:you|that|this)|how to|why|yet another)\b)/,
  /\bno (?:e-?mail|mail id|such thing|id)\b(?: (?:id|address))?(?: (?:for|with|here|of) (?:me|us|mine))?/,
  /\b(?:do|give|tell|add|fill|take|share|send|come back to|get to|enter|put|type|ask|handle|answer)\b.*\b(?:later(?: on)?|afterwards|another time|some other time|at the end|in a bit|tomorrow)\b/,
  /\b(?:i'll|i will|we'll|we can|we could|let's|let me|can i|could i|can we|could we|may i)\b.*\b(?:later|come back|get back|return to (?:it|this|that))\b/,
  /\b(?:leave|keep|let)\b.*\b(?:blank|empty|out|it be|for (?:now|later)|aside|pending|it for the moment|open)\b|^(?:just |please |let's |ok |okay )*leave (?:it|that|this)(?: (?:one|field|please|alone))*$/,
  /\b(?:rather|prefer) (?:not|to skip|to leave)\b|\b(?:don't|do not|won't|not going to|wouldn't) (?:really )?(?:want|wish|like|care|feel like|be|give|share|comfortable)(?: to| of)?\b.*\b(?:give|giving|share|sharing|mail|e-?mail|it|that|say|tell|put)\b/,
  /\b(?:not|n't) (?:needed|necessary|required|important|compulsory|mandatory)\b|\b(?:you |we )?(?:don't|do not|shouldn't) (?:really )?need (?:it|that|(?:my|this|the|an) (?:e-?mail|mail|one))\b|\bwithout (?:it|that|this|the e-?mail|my e-?mail|an e-?mail|one)\b/,
  /\b(?:move|moving|go|going|carry|keep|press) (?:on|ahead|forward|going)\b(?=.*\b(?:next (?:one|question|field|detail)|the rest|without)\b)|\b(?:let's|let us|can we|please|just|we can|you can) (?:just )?(?:move|moving) (?:on|ahead|forward)\b|^(?:ok |okay )?move (?:on|ahead|forward)\b|\b(?:to|with) the (?:next (?:one|question|field|detail)|rest)\b|^(?:ok |okay |please |just )*next(?: (?:one|question|field|please|thing|ji))*$|^(?:.*[,.;] ?)?(?:ask (?:me )?)?(?:the )?next (?:question|field)[.! ]*(?:please)?$/,
  /\bpass\b(?= (?:on|for|this|that|it)|[.!]?$)/,
  /\b(?:rehne|rahne) (?:do|dijiye|de|den)\b|\b(?:chhod|chod|chor|chhor|chodh)(?:o|iye| do| dijiye| de)?\b|\baage (?:badho|badhte|badhiye|chalo|chaliye|chalte|bolo|poocho|pucho)\b|\b(?:baad|bad) (?:mein|me)\b|\babhi (?:nahi|nahin|yaad nahi)\b|\b(?:nahi|nahin) (?:hai|dena|deni|chahiye|batana|bataunga|bataungi|pata|yaad)\b|\byaad (?:nahi|nahin)\b|\bskip kar\w*\b|\bagl[ai] (?:sawaal|sawal|question|cheez)\b/,
];
/** A value, another wish, or a question about it. */
export const notLeftOut =
  /[@]|\d{2}|\b(?:dot com|at the rate|gmail|yahoo|why|what if|must i|do i have to|is it (?:needed|necessary|compulsory|mandatory|required)|required\?|compulsory\?|cart|bag|cash|card|pay|place the order|cancel|order)\b/;
