import { guarded } from "../../../../language/text/guarded.ts";
import { anyOf } from "../any-of.ts";

export const politeLead =
  /^(?:(?:and|so|but|then|actually|also|please|kindly|now|ok|okay|no|well|sorry)[\s,]+|(?:i|we)(?:'d| would)? (?:want|need|wish|like|have|prefer|decided|plan)(?: to)? |i(?:'m| am) (?:going|trying|looking|planning|hoping) to |i(?:'ll| will) (?:have to )?|i (?:must|should|wanna|gotta) |(?:can|could|would|will) (?:you|we|i) (?:please |kindly )?|(?:let me|let's|go ahead and|help me(?: to)?) )+/;
/** Rules or hypotheticals. */
export const asksRulesOrIf =
  /\b(?:if|suppose|in case|within|how (?:long|many|much|do|does|can|could|to)|policy|possible|what happens|allowed|able|should i|ever|always|never|don't|do not|before|not)\b|^(?:what|how|why|do|does|is|are|will you|will i|am i|when|who|which)\b|\bi (?:can|could|may)\b/;
export const ofPastOrder = anyOf(
  "orders?, ordered, bought, purchased?, parcels?, packages?, shipments?, received, was delivered, came yesterday",
);
export const pointsAtIt = anyOf(
  "it, this, that, them, these, those, everything, the pieces?, the items?, the things?, the ones?",
);
const begins = String.raw`(?:^|[,.;!]\s*|\b(?:and|so|but|then) )(?:i (?:want|need|have|'d like|would like) to |please |to )?`;
export const cancelling = guarded(
  /^(?:cancel|call off|revoke|withdraw|abort|stop|undo)(?:ling|ing)?\b/,
);
export const cancelled = guarded(
  /\bcancel (?:karo|kar do|kar dijiye|karna|karwa do)\b|\b(?:want|need|get|have) .*\border (?:cancell?ed|called off)\b|\bdon't want (?:my|the|that|this) (?:last )?orders? (?:any ?more|after all)\b/,
);
const stopping =
  "cancel(?:l?ed|l?ing|lation)?|call(?:ed|ing)? off|scrap(?:ped)?|stop(?:ped)?|withdraw|revoke|undo|abort|annul|void|radd|rad|rok\\w*|band kar\\w*|take (?:it |that |this )?back|wapas (?:le|lo|kar)\\w*";
/** The order, in words that stop it. */
export const stopsOrder = guarded(
  new RegExp(
    `\\b(?:${stopping})\\b.*\\b(?:orders?|purchase|parcel|package|shipment)\\b|\\b(?:orders?|purchase|parcel|package|shipment)\\b.*\\b(?:${stopping}|not (?:be )?(?:sent|shipped|dispatched)|nahi(?:n)? chahiye)\\b`,
  ),
);
/** On the orders, without naming one. */
export const stopsIt = guarded(
  /\bcancellation\b(?! (?:policy|charges?|fees?|rules?|window))|\S+ \S+ \S+.*?(?:[,.;!]| so| and) (?:please |just |kindly |pls )*cancel(?: (?:it|this|that|them|everything|the (?:whole )?(?:thing|lot)))?(?: (?:please|now|for me|right away))*[.!]*$|\b(?:don't|do not|please don't) (?:send|ship|dispatch|deliver|pack)(?: (?:it|that|this|them|anything|the (?:order|parcel|package|things?)))?(?: (?:please|now|any ?more|after all))*[.!]*$|\b(?:scrap|undo|call off|abort) (?:it|that|this|the whole thing|that purchase)[.!]*$|\b(?:don't|do not) (?:want|need) (?:it|this|that|them|those|these|any of (?:it|them))(?: (?:any ?more|any longer|now|after all))+|\bcancel (?:kar|karo|karna|karwa|ho)\w*\b|\bnahi(?:n)? chahiye\b/,
);
export const asksIfStopped = /\b(?:can|could|may) i\b|\bpossible\b|\b(?:is|are) there\b|\bway to\b/;
/** Rules, or what is to happen later. */
export const asksAboutStopping =
  /\b(?:how (?:do|can|to|long|much)|what (?:if|happens)|charges?|fees?|policy|is it possible|allowed|don't cancel|do not cancel|did(?:n't)? (?:i|you) cancel|was it cancelled|been cancelled|if i cancel|cancelled (?:orders?|one)s?$|why)\b/;
export const outOf = guarded(
  /^(?:remove|take|drop|delete|leave) .+ (?:from|out of|off|in) (?:my|the|that|this)\b.*\border/,
);
export const returning = guarded(
  new RegExp(
    `${begins}(?:return|send back|give back|hand back|refund|(?:send|give|ship|take(?! (?:that|it|this|them|these|those)\\b)) (?!me\\b|us\\b).{1,60}? back(?! off)|take back (?=the|my)|get (?:my|the) money back)\\b(?!(?:s| policy| window| me| us)\\b)(?! to (?!you|the shop|sender)| back to)`,
  ),
);
export const goingBack = guarded(
  /\b(?:am|'m) (?:returning|sending .+ back)\b|^returning (?:the|my|this|it)\b|\b(?:wapas|vapas|return) kar(?:na|do|o| do)?\b|\b(?:start|make|open|arrange) a return\b|\breturn request\b|\bwant to (?:give|send) (?:it|this|them) back\b/,
);
export const wantsBack = guarded(
  /\b(?:a|my|the|full) (?:return|refund|money back) (?:for|of|on) (?:the|my|this|that|one)\b/,
);
export const startsExchange = guarded(
  new RegExp(`${begins}(?:exchange|swap|replace|change|switch|trade)\\b`),
);
export const saysExchange = /\bexchang(?:e|ing)\b/;
/** Others' business. */
export const ofOtherMatters = anyOf(
  "taxes, tax, bank, tickets?, trains?, flights?, airlines?, insurance, deposit, railway, hotel, library, whatsapp, message, photos?, speech, letter, numbers, seats, gym, subscription, appointment, meeting, cards?",
);
export const saysRefund = anyOf("refunds?, refunded, money back, my money");
export const asksRefund =
  /\b(?:where|never|where's|status|has|have|hasn't|haven't|did|didn't|yet|track|tracking|waiting|still|received|is my|is the|credited|pending|happened|news|check|look up|how far|how much was|was i|when was|what's up|kahan|aaya|aayega)\b|^(?:show|tell)\b/;
export const asksRules = /\bhow (?:long|do|can|many)\b|\bif\b|\bpolicy\b/;
export const goesOrComes = anyOf("go, goes, comes?, bhejo, delivered, sent");
export const sendsTo = anyOf(
  "send, deliver, ship, courier, post, redirect, forward, dispatch, use, choose, select, sent, delivered, shipped, goes?, going",
);
/** On the checkout these choose an address, too. */
export const choosesAddress =
  /^(?:the |my )?(?:same|usual|old|last)\b|^to (?:my|the)\b|\b(?:take|pick|put in|fill|let it)\b|\baddress\b.*\b(?:same|will do)\b/;
export const sends = anyOf(
  "send, deliver, ship, courier, post, redirect, forward, dispatch, sent, delivered, shipped",
);
export const sentThing = anyOf("it, this, that, them, these, those, everything, all");
export const correctsAddress = anyOf(
  "change, correct, update, edit, fix, modify, amend, redirect, alter",
);
export const otherAddress = guarded(/\b(?:e-?mail|mail|web|ip|your|shop's|store) (?:address|id)\b/);
export const canYou = /^can you\b/;
export const cancelsInWords = guarded(
  /(?:^|[,.;!] ?|\b(?:and|so|but|please|to|kind as to) )(?:please )?cancel\b/,
);
export const orderSaid = anyOf("orders?, parcel, package, purchase");
export const cancelsUnclearly =
  /\b(?:don't|do not|never|not|didn't|if|how|why|what|policy|charge|fee|does) (?:\w+ ){0,3}cancel|\bcancel\w*\b.*\bif\b/;
export const asksHowOrIf = /^(?:how|what|why|if)\b/;
export const startsWithCancel = /^cancel/;
export const startsReturnBarely = /^(?:return|send back)(?: (?:something|a piece|request))?$/;
export const endsWithExchange = /exchange$/;
export const saysAddress = /\baddress\b/;
