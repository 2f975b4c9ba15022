import { guarded } from "../../../../language/text/guarded.ts";
import { anyOf } from "../any-of.ts";

export const deniesBefore =
  /\b(?:not|(?<!(?:no|wait|oh|hang on|actually|sorry) )no(?! (?:no|wait|sorry|actually))|don't|do not|doesn't|does not|can't|won't|never|instead of|than|without)\b[^,]*$/;
/** Required beside the method. */
export const choosesMethod = anyOf(
  "paying, payment, pays?, paid, use, using, going with, going for, go with, go for, gonna, switch, swap, shift, move, flip, turn, changed?, make, put, stick, charge, choose, select, pick, prefer, rather, instead, take, tick, keep, leave, set, mark, settle, let it be, let's do, do, give, hand, have, get, we can, by, better, only, please, then, dunga, doonga, dungi, doongi, denge, de denge, karunga, karungi, karenge, kaat lo, kat lo, le lo, chalega, rakho, rakhiye, kar do, kar dijiye, karna hai, se, option, other, mode, method, sorry, actually, not, no, door, comes, arrives?, delivery",
);
/** Talk of cards, banks and money. */
/** Whether one can, without choosing it. */
export const asksOfCash =
  /^(?!will be (?:giving|paying|handing)\b|would it be (?:all right|alright|ok|okay|fine) if (?:i|we)\b|.*\b(?:instead|rather|switch|change|shift|make it|(?:no|without|not) cash|set to)\b|.*\b(?:right|no|correct|yes|isn't it)\?$|(?:is|was) it (?:cash|cod|by)\b)(?=.*\b(?:(?:cash|cod|c\.o\.d|notes|nakad|naqad|nagad)\b|(?:give|pay|hand|paying|giving)\b.*\bmoney\b.*\b(?:door|home|delivery|gate|boy|man)|paise\b.*\b(?:de|dena|dene)))(?:.*\b(?:possible|available|allowed|accepted|there|okay|ok|kya)\??$|(?:(?:and|so|ok|okay|but|hi|hello|one (?:doubt|question)|tell me|please tell me|just|sir|madam|actually|also|excuse me|by the way)[\s,:]+)*(?:can|could|may|might|do|does|did|is|are|will|would|what if|what about|shall|any|kya|if|whether|which|suppose)\b|.*\b(?:whether|if (?:you|i|we|one|it|there|cash|cod|paying)|hai ya|ya nahi|hai kya|hai na|milega|milegi|chalega kya|chalta hai|chalti hai|chalta kya|hota hai|sakte hain|sakta (?:hai|hoon)|sakti (?:hai|hoon)|possible|available)\b)/;
/** "Cash or card?" */
export const asksEither =
  /\b(?:cash|cod|card|upi|online) or (?:by |in |on |the )*(?:cash|cod|card|upi|online)(?:,? (?:what|which|kya)\b.*)?\??$/;
export const orNot = /\b(?:ya nahi|ya nahin|or not|hai kya|whether)\b/;
export const ofOtherMoney = anyOf(
  "score, limit, balance, points?, rewards?, stolen?, lost, lose, missing, someone, somebody, charged, charging, fraud, fraudulent, reported, report, apply, applied, applying, application, approv*, review*, expir*, expiration, declined, denied, rejected, replace*, damaged?, broke*, interest, apr, fees?, mailed, mail, tracking, new, rating, transaction, transfer, account, bills?, statement, activate, pin, redeem, travel, trip, country, international, passport, embassy, extra, cost, month, year, working, works?, accepted, bank, checks?, checking, savings, loan, mortgage, insurance, improve, increase, build, raise, open, opened, convert, exchange",
);
export const startsAsQuestion =
  /^(?:what|when|why|how|where|which|who|whose|has|have|did|does|is|was|are|were|do|if|while|will(?! be (?:giving|paying|handing)\b)|tell|show|check|find|looks?)\b/;
/** Questions that choose. */
export const asksIfAllowed =
  /^(?:is it (?:ok|okay|fine|possible|all right|alright) (?:if|to)\b|would it\b)/;
export const makesIt =
  /\b(?:make|change|switch) (?:it|that|this) (?:to |by |as |on )?(?:card|cash|cod|online|upi)[.!]?$/;
export const startsWithMethod =
  /^(?:hard |in |by |the )?(?:cash|cod|card|debit|credit|upi|online)\b/;
export const isBetter = guarded(
  /\bno,? (?:(?:no|leave (?:it|that)|forget (?:it|that)|let it be|wait|actually|sorry)[\s,.]+)*(cash|cod|card)(?: is| will be)? (?:better|only|please|then|instead|easier|fine|safer)\b/,
);
export const noMethod = /^(?:oh |sorry |wait )*no (cash|cod|card)$/;
export const notAtDoor = guarded(/\b(?:not|don't|do not|never|than|won't|isn't|without)\b[^,.]*$/);
/** Chosen outright, even beside words of banks. */
export const choosesOutright =
  /\bmy (?:debit |credit )?card (?:will|should|shall|can) do\b|\b(?:prefer|rather|want|like|i'll|will|let me|let us|let's) (?:to )?(?:be )?(?:pay(?:ing)?|us(?:e|ing)|go(?:ing)?) (?:with |by |in |on |for |the |a |my )*(?:cash|cod|card|online|upi)\b|\b(?:cash|cod|card|upi|online)\b[^.?!]*\b(?:so|hence) (?:that|this|that one|this one|use (?:that|it)|let's use (?:that|it)|take that)[.!]*$|[.!;] (?:so |then |ok )?(?:cash|cod|card)(?: (?:only|please|then|on delivery))?[.!]*$/;
export const asksWhatIsTaken =
  /\bor (?:do |is it )?(?:you|u) (?:only |just )?(?:take|accept|want|need)\b/;
export const atTheDoor =
  /\b(?:at|on) (?:the |my |our )?(?:door|doorstep|delivery|gate|arrival)\b|\b(?:when|once|after) (?:it|they|the (?:parcel|boy|courier|things)|he)(?: has|'s| is| are)? (?:comes?|come|arrives?|arrived|gets? here|here|is delivered|delivered|reach(?:es|ed)|in my hands?)|\b(?:hand|give) (?:him|her|them|over) (?:the )?(?:notes|money|rupees)\b|\bto the (?:delivery|courier|fellow|man|guy|boy)\b|\bdelivery (?:ke|par|pe|wale)\b|\bthe courier\b|\b(?:milne|aane|pahunchne|delivery|darwaze|gate|ghar) (?:par|pe|ke baad)\b|\bafter delivery\b/;
export const weighsMethods = /\b(?:or|whether|which)\b|\?$|^not\b/;
export const onlyOnline = guarded(
  /^(?!.*\b(?:pay\w*|easier|faster|safer|better|method|instead|rather|then|prefer\w*)\b).*\bonline\b/,
);
