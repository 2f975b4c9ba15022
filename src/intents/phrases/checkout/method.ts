import { anyOf } from "../any-of.ts";

export const deniesBefore =
  /\b(?:not|(?<!(?:no|wait|oh|hang on|actually|sorry) )no(?! (?:no|wait|sorry|actually))|don't|do not|doesn't|does not|can't|won't|never|instead of|than|without)\b[^,]*$/;
/** Required beside the method. */
export const choosesMethod = anyOf(
  "paying, payment, pays?, paid, use, using, going with, going for, go with, go for, gonna, switch, swap, shift, move, flip, turn, changed?, make, put, stick, charge, choose, select, pick, prefer, rather, instead, take, tick, keep, leave, set, mark, settle, let it be, let's do, do, give, hand, have, get, we can, by, better, only, please, then, option, other, mode, method, sorry, actually, not, no, door, comes, arrives?, delivery",
);
/** Talk of cards, banks and money. */
export const ofOtherMoney = anyOf(
  "score, limit, balance, points?, rewards?, stolen?, lost, lose, missing, someone, somebody, charged, charging, fraud, fraudulent, reported, report, apply, applied, applying, application, approv*, review*, expir*, expiration, declined, denied, rejected, replace*, damaged?, broke*, interest, apr, fees?, mailed, mail, tracking, new, rating, transaction, transfer, account, bills?, statement, activate, pin, redeem, travel, trip, country, international, passport, embassy, extra, cost, month, year, working, works?, accepted, bank, checks?, checking, savings, loan, mortgage, insurance, improve, increase, build, raise, open, opened, convert, exchange",
);
export const startsAsQuestion =
  /^(?:what|when|why|how|where|which|who|whose|has|have|did|does|is|was|are|were|do|if|while|will|tell|show|check|find|looks?)\b/;
/** Questions that choose. */
export const asksIfAllowed =
  /^(?:is it (?:ok|okay|fine|possible|all right|alright) (?:if|to)\b|would it\b)/;
export const startsWithMethod =
  /^(?:hard |in |by |the )?(?:cash|cod|card|debit|credit|upi|online)\b/;
export const isBetter = /\bno,? (cash|cod|card)(?: is)? (?:better|only|please|then|instead)\b/;
export const noMethod = /^(?:oh |sorry |wait )*no (cash|cod|card)$/;
export const notAtDoor = /\b(?:not|don't|do not|never|than|won't|isn't|without)\b[^,.]*$/;
/** Chosen outright, even beside words of banks. */
export const choosesOutright =
  /\bmy (?:debit |credit )?card (?:will|should|shall|can) do\b|\b(?:prefer|rather|want|like|i'll|will|let me|let us|let's) (?:to )?(?:be )?(?:pay(?:ing)?|us(?:e|ing)|go(?:ing)?) (?:with |by |in |on |for |the |a |my )*(?:cash|cod|card|online|upi)\b|[.!;] (?:so |then |ok )?(?:cash|cod|card)(?: (?:only|please|then|on delivery))?[.!]*$/;
export const asksWhatIsTaken =
  /\bor (?:do |is it )?(?:you|u) (?:only |just )?(?:take|accept|want|need)\b/;
export const atTheDoor =
  /\b(?:at|on) (?:the |my |our )?(?:door|doorstep|delivery|gate|arrival)\b|\b(?:when|once|after) (?:it|they|the (?:parcel|boy|courier|things)|he)(?: has|'s| is| are)? (?:comes?|come|arrives?|arrived|gets? here|here|is delivered|delivered|reach(?:es|ed)|in my hands?)|\b(?:hand|give) (?:him|her|them|over) (?:the )?(?:notes|money|rupees)\b|\bto the (?:delivery|courier|fellow|man|guy|boy)\b|\bdelivery (?:ke|par|pe|wale)\b|\bthe courier\b|\bafter delivery\b/;
export const weighsMethods = /\b(?:or|whether|which)\b|\?$|^not\b/;
export const onlyOnline =
  /^(?!.*\b(?:pay\w*|easier|faster|safer|better|method|instead|rather|then|prefer\w*)\b).*\bonline\b/;
