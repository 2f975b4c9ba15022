/**
 * Delivery, returns, payment, sizes, location. Answers are settings or promises; unknowns are
 * admitted.
 */
import shopFacts from "../../../../shop.json" with { type: "json" };
import { spokenPieces } from "../../dialogue/short-turns/state.ts";
import type { Saying } from "../../grammar/saying.ts";
import type { Scene } from "../../intent.ts";
import { words } from "../../responses/words.ts";
import { tellDelivery } from "../checkout/deliveries.ts";
import type { Reading, Understood } from "../command.ts";
import { say, telling } from "../pieces/ask.ts";
import { speaksOf, toldWith } from "../pieces/descriptions.ts";
import { stock } from "../pieces/stock.ts";

interface Fact {
  readonly topic: string;
  readonly asked: RegExp;
  /** Absent if the shop or product answers. */
  readonly answer?: (fee: number) => string;
}

const facts: readonly Fact[] = [
  {
    topic: "returns",
    asked:
      /\b(?:return|returns|returned|returning|exchange|exchanged|exchanging|refund|refunds|refunded|(?:send|give|take|bring|sending|giving|taking|bringing|send\w*) (?:\w+ )?(?:it|them|this|that|things|one|em|stuff|clothes)? ?back|money back|swap|swapped|doesn't fit|don't fit|dont fit|not fit|wrong size|don't like|dont like|doesn't like|does not like|change (?:my|her|his|their) mind|damaged?|torn|broken|defect\w*|faulty|hates? (?:it|them)|wapas|vapas|too (?:tight|big|loose|long|short))\b/,
    answer: () => words.trade.returns,
  },
  { topic: "cancel", asked: /\bcancel\w*\b|\bcall it off\b/, answer: () => words.trade.cancel },
  {
    topic: "delivery-charge",
    asked:
      /\b(?:deliver\w*|shipping|ship|courier|post|postage|bring(?:ing)?|send(?:ing)?)\b.*\b(?:cost|costs|charge|charges|charged|free|fee|fees|much|extra|pay|price|rupees|on top|included?|inside|separate)\b|\b(?:cost|charge|charges|free|fee|fees|much|extra|pay|on top|rupees)\b.*\b(?:deliver\w*|shipping|ship|courier|post|postage|bring(?:ing)?|send(?:ing)?)\b|\bpostage\b/,
    answer: (fee) => words.deliveryFee(fee),
  },
  {
    topic: "safe",
    asked: /\b(?:safe|secure|security|trust|fraud|scam|cheat\w*)\b/,
    answer: () => words.trade.safe,
  },
  {
    topic: "payment-methods",
    asked:
      /\b(?:cash|cod|card|cards|upi|net ?banking|pay|paying|payment|payments|emi|instal\w*|wallet|gpay|google pay|paytm|phonepe|razorpay|credit|debit|cheque|paisa|paise)\b/,
    answer: () => words.trade.payment,
  },
  {
    topic: "delivery-elsewhere",
    asked:
      /\b(?:abroad|overseas|international\w*|outside (?:of )?india|foreign|canada|usa|america|london|england|uk|dubai|singapore|australia|nepal|countries|(?:deliver|ship|send|post|courier|come|go|reach)\w*\b.*\b(?:town|towns|village|villages|area|places|pin ?code|everywhere|anywhere|cover\w*))\b/,
    answer: () => words.trade.elsewhere,
  },
  {
    topic: "hours",
    asked:
      /\b(?:timings?|hours|sundays?|weekends?|(?:open|close|closed|closing|shut)\b.*\b(?:on|at|till|until|now|today|time|when)|(?:what time|when)\b.*\b(?:open|close|closing|shut))\b/,
    answer: () => words.trade.hours,
  },
  {
    topic: "delivery-time",
    asked:
      /\b(?:deliver\w*|ship\w*|arrives?|arrived|arriving|reach|reaches|come|comes|courier|dispatch\w*|how (?:long|soon|fast|quick|many days)|days|when|tomorrow|send|get (?:it|here|there)|kab|kitne din|be here|by (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b/,
  },
  {
    topic: "who-are-you",
    asked:
      /\b(?:who are you|your name|who made|who runs|owner|founders?|are you (?:a |an )?(?:real|robot|machine|human|person|ai|like)|am i (?:talking|speaking|chatting) (?:to|with)|who am i|whom am i)\b/,
    answer: () => words.trade.who(shopFacts.name),
  },
  {
    topic: "phone",
    asked:
      /\b(?:phone|call|ring|telephone|number|speak (?:to|with)|speaking|talk|human|(?<!\bin )person|customer (?:care|service|support)|helpline|whatsapp)\b/,
    answer: () => words.trade.reach(shopFacts.phone, shopFacts.email),
  },
  {
    topic: "email",
    asked: /\b(?:e-?mail|mail|write to|complain\w*|complaint|contact|reach you|ask you)\b/,
    answer: () => words.trade.reach(shopFacts.phone, shopFacts.email),
  },
  {
    topic: "address",
    asked:
      /\b(?:walk in(?:to)?|(?:what|which)(?:'s| is)? (?:the )?street|drop (?:by|in)|address|located|location|based|where\w* (?:are|is) (?:you|your|the)|where'?s (?:the|your) (?:\w+ )?(?:shop|store|office)|which road|visit|showroom|branch|store|shop (?:is|in)|physical|city|in person|come and see)\b/,
    answer: () => words.trade.address(shopFacts.address.join(", ")),
  },
  {
    topic: "size-guide",
    asked:
      /\b(?:size|sizes|sizing|chart|guide|measure\w*|inch|inches|cm|fit|fits|waist|chest|bust|hips?)\b/,
    answer: () => words.trade.sizes,
  },
  {
    topic: "stock",
    asked: /\b(?:stock|left|available|availability|restock\w*|sold out|pieces|run out|back in)\b/,
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
    asked: /\b(?:gift|wrap\w*|card with|present|packing|packed|box|ribbon)\b/,
    answer: () => words.trade.giftWrap,
  },
  { topic: "track", asked: /\b(?:track\w*)\b/, answer: () => words.trade.track },
];

export function trade(
  saying: Saying,
  reading: Reading,
  { screen, shop }: Scene,
): (Understood & { readonly id?: string }) | undefined {
  if (!shop) return undefined;
  const fact = factAsked(saying) ?? factAsked({ ...saying, text: reading.lower });
  if (fact?.topic === "delivery-time") return tellDelivery(saying, reading, { screen, shop });
  if (fact?.topic === "stock") return stock(saying, reading, { screen, shop });
  // A product's fact: "will it scratch him".
  const spoken = fact ? [] : spokenPieces({ screen, shop });
  if (spoken.some((piece) => speaksOf(saying.text, piece)))
    return {
      id: "ask",
      ...telling(spoken, (piece) => toldWith(saying.text, piece), { topic: "detail" }),
    };
  return {
    slots: { topic: fact?.topic ?? "other" },
    effects: [say(fact?.answer?.(shop.fee) ?? words.trade.unknown)],
    row: "follows",
  };
}

/** Only asked of shops. */
const plainForms: readonly RegExp[] = [
  /^(?:(?:and|so|what about|any) )?(?:your |the )?(?:returns?|exchanges?|refunds?|delivery|shipping|discounts?|offers?|cod|emi|gift wrap(?:ping)?|tracking)(?: (?:link|policy|charges?|available|time|fees?|options?|possible|rules?))*\s*\?$/,
  /\b(?:are you|am i (?:talking|speaking|chatting) (?:to|with))\b.*\b(?:human|robot|bot|machine|mashine|computer|real (?:person|human))\b/,
  /\b(?:e-?mail|mail|mail id|number|address|phone|location) of (?:your|the) (?:office|shop|store|company)\b/,
  /\bdo you (?:people |guys |also )*(?:post|ship|deliver|courier|send)\b.*\bto (?!me\b|my\b)/,
  /\bhow many days (?:to|will it take to|does it take to|for it to) (?:reach|deliver|come|arrive|get)\b/,
  /^(?:(?:and|so|but|ok) )?what if (?:i|he|she|they|it|my \w+) (?:don't|doesn't|do not|does not|didn't) (?:like|want|fit|suit)\b/,
  /^(?:can|could|may) (?:i|we) pay (?:when|once|after|at the door|on delivery|on arrival)\b/,
  /^(?:(?:and|so|but|ok|can|could|may|let|how (?:do|can)) )*(?:(?:i|me|we) )?(?:please )?(?:talk|speak|chat) (?:to|with) (?:a |an |some|any|your |the )?(?:\w+ )?(?:human|person|people|someone|somebody|one|body|manager|agent|owner|staff|shopkeeper|customer (?:care|service))\b/,
  /\b(?:shop|store|showroom|place|branch)\b.*\b(?:walk in(?:to)?|come (?:to|by|in)|visit|drop (?:by|in)|see (?:it|them|things) in person)\b/,
  /^is (?:this|your) (?:shop|site|store|app|website) (?:genuine|safe|real|legit|fake|trusted)\b/,
  /^(?:(?:and|so|but|ok) )?(?:can|could|may) (?:i|we) cancel\b(?! (?:that|this|the question))/,
];

/** Unmistakably a question to the shop. */
export function asksShop(_saying: Saying, _scene: Scene, { lower }: Reading): boolean {
  return plainForms.some((form) => form.test(lower));
}

const question =
  /\?|\b(?:what|what's|how|which|when|where|who|whom|is|are|do|does|can|could|will|would|any|if|suppose|possible|kya|kab|kitne|need to know|tell me|policy)\b/;

export function asksFact(saying: Saying): boolean {
  return question.test(saying.text) && factAsked(saying) !== undefined;
}

/** "A number to call if it doesn't fit": what is asked stands before what is supposed. */
const supposed = /,? \b(?:if|in case)\b[^,.?]*/g;

function factAsked({ text }: Saying): Fact | undefined {
  const main = text.replace(supposed, " ");
  return facts.find(({ asked }) => asked.test(main)) ?? facts.find(({ asked }) => asked.test(text));
}
