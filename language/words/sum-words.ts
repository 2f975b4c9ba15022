/** Words of questions for a total. */
import { phrases } from "../text/tokens.ts";
import { words } from "./small-words.ts";

export const sumNouns = phrases(
  "total, totals, tot, amt, subtotal, sum, sums, summed, bill, tally, damage, damages, figure, amount, bottom line, reckon up, reckon it up, tot up, tot it up, add up for me, add it up, add it all up, sum up, sum it up, count up, count it up, tally up, tally it up, work it out for me, my number, exact number, tell me exact, hisaab, hisab",
);
export const amountsAsked = phrases(
  "how much, how's that come, how does that come, how much'll, how mch, hw much, hw mch, how many rupees, how many bucks, where does that leave me, where does that leave us, where does it leave me, where does this leave me, where are we at, what am i up to, what are we up to, kitna, kitne, yeshtu, eshtu",
);
export const sumAsking = phrases("what, what'll, what'd, whats, kya");
export const sumPaying = phrases(
  "pay, pays, paying, pay for, owe, owes, owing, give, giving, spend, spending, spent, set me back, set us back, setting me back, run me, run us, running me, cost me, cost us, costs me, making, come to, comes to, came to, coming to, come out to, keep ready, have ready, hand over, arrange, render, prepare, bear, shell out, cough up, goes off, go off, come off, ask me, ask from me, ask me for, collect, take from me, take off me, looking at, in for, add up to, adds up to, amount to, amounts to, sting me, charge me, leaves me at, leave me at, leaves us at, leave us at, want off me, want from me, want off us, want from us, getting to, got to, become, becomes, became, charged, getting charged, be cut, get cut, cut from, deducted, debited, be charged, in my hand, in hand, up to, leave me, leaves me, leave us",
);
export const sumAllIn = phrases(
  "altogether, all together, we at now, am i at now, are we at, we at, am i at, run up, all that, all this, all that lot, all this lot, whole lot, whole shebang, whole caboodle, whole show, whole jing bang, this lot, come down to, brings it down to, come to now, in all, in total, all in, all told, all up",
);
export const sumWhole = phrases(
  "together, overall, everything, lot, whole, whole lot, whole wedding, whole family, whole thing, whole order, total, summed, so far, both, two, two of them, three, all of it, all of them, sab, sab mila ke",
);
const bringing = "delivery shipping postage courier transport freight".split(" ");
const before = [
  "with",
  "w",
  "incl",
  "including",
  "include",
  "inclusive of",
  "plus",
  "and",
  "after",
];
const after = [
  "included",
  "incl",
  "counted",
  "also counted",
  "and all",
  "on top",
  "ke saath",
  "mila ke",
  "milake",
  "milakar",
];
/** Bringing it is counted: "with delivery", "shipping included". */
export const sumDelivered = phrases(
  [
    "with bringing, with sending, with posting",
    ...bringing.flatMap((word) => [
      ...before.map((each) => `${each} ${word}`),
      ...after.map((each) => `${word} ${each}`),
    ]),
  ].join(", "),
);
/** Included where an amount is requested. */
export const sumBrought = phrases(
  "delivered, posted, sent home, brought home, to my door, to door, at my door, at door, at my doorstep, and everything",
);
/** Deliverers, who take the money. */
export const sumTakers = phrases(
  "delivery guy, delivery boy, delivery man, delivery person, delivery fellow, delivery chap, delivery bhaiya, postman, courier guy, courier boy",
);
/** End a question for a sum: "and the lot is?", "with postage makes?". */
export const sumOpen = phrases(
  "is, makes, make, comes to, come to, adds up to, costs, cost, works out at, works out to",
);
export const sumOwed = phrases(
  "outstanding, unpaid, still owe, still owing, not paid, due, pending, my orders, each order, all orders, every order",
);
/** The delivery charge, or another number. */
export const sumElse = phrases(
  "which number, what number, phone number, pin number, order number, delivery charge, delivery charges, delivery fee, delivery cost, shipping charge, shipping fee, shipping cost, for delivery, for shipping, for postage, is delivery, is shipping, delivery free, shipping free",
);
/** Another amount, or none. */
export const noSum = words(
  "without excluding excl before difference cheaper dearer less fewer each apiece refund refunded return returns discount save tip than budget under below above over old years weigh weight stock long far saved way ways method methods mode modes option options checkout complete place settle",
);
/** Requested by its act. */
export const billed = phrases("bill it, bill me, bill this, bill them, make bill, prepare bill");
export const sumMeans = words("cash cod card upi");
export const sumIdle = words(
  "a an the i i'm i've i'd i'll me my mine us our we you your it that this these those they them he she is are be being been am was will would shall should must do does did can could have has had got get to of for on in at and or so but then now again please pls plz tell say gimme need needs want know let see read state show just only oh ok okay hmm um uh well right sir madam bro bhai mate yaar dear perfect lovely great good fine dad mum says asks up with from there's all also too exactly exact grand final current much many more rupees rs inr money cash card off till hai ka ke ki ho gaya hua acha accha what's that'll it'll that'd back if take took with lookin looking like when knocks comes arrives door hand getting be",
);
