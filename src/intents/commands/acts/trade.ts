/**
 * Questions of trade: delivery, returns, ways of paying, sizes, where the shop is. Each answer is a
 * fact of the shop's settings or of its documented promises; what the shop has no fact for is said so.
 */
import shopFacts from "../../../../shop.json" with { type: "json" };
import type { Saying } from "../../grammar/saying.ts";
import type { Scene } from "../../intent.ts";
import { words } from "../../words.ts";
import type { Reading, Understood } from "../command.ts";
import { say } from "./ask.ts";

interface Fact {
  readonly topic: string;
  readonly asked: RegExp;
  readonly answer: (fee: number) => string;
}

const facts: readonly Fact[] = [
  {
    topic: "returns",
    asked:
      /\b(?:return|returns|returned|returning|exchange|exchanged|exchanging|refund|refunds|refunded|send (?:it|them|this|that) back|give (?:it|them) back|take (?:it|them) back|bring (?:it|them) back|money back|swap|doesn't fit|don't fit|not fit|wrong size|don't like|change my mind)\b/,
    answer: () => words.trade.returns,
  },
  { topic: "cancel", asked: /\bcancel\w*\b/, answer: () => words.trade.cancel },
  {
    topic: "delivery-charge",
    asked:
      /\b(?:deliver\w*|shipping|ship|courier|postage)\b.*\b(?:cost|costs|charge|charges|charged|free|fee|fees|much|extra|pay|price|rupees)\b|\b(?:cost|charge|charges|free|fee|fees|much|extra|pay)\b.*\b(?:deliver\w*|shipping|ship|courier|postage)\b/,
    answer: (fee) => words.deliveryFee(fee),
  },
  {
    topic: "payment-methods",
    asked:
      /\b(?:cash|cod|card|cards|upi|net ?banking|pay|paying|payment|emi|instal\w*|wallet|gpay|google pay|paytm|phonepe|razorpay|credit|debit|cheque)\b/,
    answer: () => words.trade.payment,
  },
  {
    topic: "delivery-time",
    asked:
      /\b(?:deliver\w*|ship\w*|arrive\w*|reach|reaches|come|comes|courier|dispatch\w*|how (?:long|soon|fast|many days)|days|when|tomorrow|send)\b/,
    answer: () => words.trade.deliveryTime,
  },
  {
    topic: "phone",
    asked:
      /\b(?:phone|call|ring|telephone|number|speak to|talk to|human|person|customer (?:care|service|support)|helpline|whatsapp)\b/,
    answer: () => words.trade.reach(shopFacts.phone, shopFacts.email),
  },
  {
    topic: "email",
    asked: /\b(?:e-?mail|mail|write to|complain\w*|complaint|contact)\b/,
    answer: () => words.trade.reach(shopFacts.phone, shopFacts.email),
  },
  {
    topic: "address",
    asked:
      /\b(?:address|located|location|where (?:are|is) (?:you|your|the)|visit|showroom|branch|store|shop (?:is|in)|physical|open (?:on|at|till|until)|timings?|hours|city)\b/,
    answer: () => words.trade.address(shopFacts.address.join(", ")),
  },
  {
    topic: "size-guide",
    asked: /\b(?:size|sizes|sizing|chart|measure\w*|inch|inches|cm|fit|fits|waist|chest)\b/,
    answer: () => words.trade.sizes,
  },
  {
    topic: "stock",
    asked: /\b(?:stock|left|available|availability|restock\w*|sold out|pieces)\b/,
    answer: () => words.trade.stock,
  },
  {
    topic: "discount",
    asked:
      /\b(?:discount\w*|sale|coupon\w*|offer|offers|promo\w*|voucher|deal|deals|reduce|bargain|negotiat\w*|cheaper|last price|best price|percent|off)\b/,
    answer: () => words.trade.discount,
  },
  {
    topic: "brands",
    asked:
      /\b(?:brand|brands|label|company|designer|original|genuine|fake|authentic|real|quality)\b/,
    answer: () => words.trade.original,
  },
  {
    topic: "gift-wrap",
    asked: /\b(?:gift|wrap\w*|card with|present|packing|packed)\b/,
    answer: () => words.trade.giftWrap,
  },
  { topic: "track", asked: /\b(?:track\w*)\b/, answer: () => words.trade.track },
  {
    topic: "who-are-you",
    asked:
      /\b(?:who are you|your name|who made|who runs|owner|founders?|are you (?:a |an )?(?:real|robot|machine|human|person|ai))\b/,
    answer: () => words.trade.who(shopFacts.name),
  },
];

export function trade(saying: Saying, _reading: Reading, { shop }: Scene): Understood | undefined {
  if (!shop) return undefined;
  const fact = facts.find(({ asked }) => asked.test(saying.text));
  return {
    slots: { topic: fact?.topic ?? "other" },
    effects: [say(fact ? fact.answer(shop.fee) : words.trade.unknown)],
    row: "follows",
  };
}
