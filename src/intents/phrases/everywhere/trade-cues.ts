/** Questions of trade by two kinds of words that meet in one question, wherever they stand. */
import { guarded } from "../../../../language/text/guarded.ts";
import { anyOf } from "../any-of.ts";

interface TradeCue {
  readonly topic: string;
  readonly all: readonly RegExp[];
  readonly not?: RegExp;
  /** At the checkout it chooses. */
  readonly elsewhere?: true;
}

const bringing = anyOf(
  "deliver*, ship*, courier*, parcels?, packages?, packets?, reach*, arriv*, dispatch*, get here, get there, turns? up, (?:send|post|courier|drop) (?:it|them|this|everything), (?:have|has|had|get|having|getting) (?:it|them|this|everything) (?:sent|brought|posted), be sent, sending, bringing, bring (?:it|them|this|everything), posting, postage, transport, freight, doorstep",
);
const duration = anyOf(
  "how many days, how long, how soon, how fast, how quick*, how much time, when, (?:what|which) (?:day|date), (?:before|by) the (?!way)\\S+, (?:before|by) (?:\\w+day|tomorrow|tonight|next week|the weekend|diwali|eid|christmas|holi|pongal|onam), in time, on time, within \\w+ (?:days?|weeks?), any chance of",
);
const charge = anyOf(
  "cost*, charg*, fees?, free, extra, pricey, expensive, on top, levy, levied, rupees",
);
const sums = anyOf(
  "total, altogether, in all, all in, comes? to, grand, sums?, bill, everything together, whole thing, the lot",
);
/** Of the cart, which knows it. */
const plainFee = /^(?:what|how much)(?:'s| is) (?:the |your )?(?:delivery|shipping) \w+$/;
const either = (one: RegExp, other: RegExp) => new RegExp(`${one.source}|${other.source}`);
const theirs = anyOf(
  "(?:this|your|the) (?:shop|store|site|place), you, u, you (?:people|guys|all), they, he, (?:the|your|a) (?:delivery |courier )?(?:boy|man|guy|fellow|chap|person|people|driver|bhaiya)",
);

export const tradeCues: readonly TradeCue[] = [
  {
    topic: "discount",
    all: [
      anyOf(
        "bulk (?:rate|price|order|buy\\w*|deal), (?:student|senior|staff|festive|festival|wholesale|special) (?:rates?|prices?|discounts?|offers?|concessions?), concessions?, price breaks?, discounts?, rebates?, better (?:rate|price|deal), best (?:rate|deal), (?:reduce|lower|cut|knock|shave|bring down|come down|drop) (?:\\w+ ){0,3}(?:something|anything|prices?|rates?|a bit|a little|amount), courtesy on the (?:price|rate), (?:less|cheaper|reduction) (?:for|if|when) (?:i|we|one|you|taking|buying|many|more), any offers?, schemes?",
      ),
    ],
    not: anyOf("show, find, which, cheapest"),
  },
  {
    topic: "delivery-time",
    all: [bringing, duration],
    not: anyOf(
      "pay, paying, cash, money, refund*, give, back, takes to, to arrive, my (?:\\w+ )?orders?, ordered",
    ),
  },
  {
    topic: "delivery-time",
    all: [
      guarded(
        /\b(?:will|'ll|would|can|could|might) (?:(?:i|we|she|he|they|it|this|my \w+|the \w+) )?(?:still |even |really )?(?:have|get|receive|be here|be there|come|make it)\b/,
      ),
      /\b(?:before|by|in time for|on time for) (?:the )?(?:\w+day|tomorrow|tonight|next \w+|the \w+|diwali|eid|christmas|holi|pongal|onam|puja|rakhi)\W*$/,
    ],
    not: anyOf("pay, cash, money, refund*, card"),
  },
  {
    topic: "returns",
    all: [
      guarded(
        /^(?:(?:and|so|but|ok|oh)[\s,]+)*(?:is|are|will|would) (?:it|this|that|they|these|the \w+)(?: be)? (?:returnable|refundable|exchangeable|non-?returnable)\b|\b(?:return|exchange|swap|change) (?:it|this|that|them|these)(?: \w+){0,2} (?:at|in|to) (?:a |the |your |any )?(?:store|shop|showroom|outlet)\b/,
      ),
    ],
  },
  {
    topic: "discount",
    all: [
      guarded(
        /\b(?:is|are|any|have|got)\b.*\b(?:offers?|discounts?|deals?|sale)\b(?: (?:on|for|with) (?:it|this|that|them|these|the \w+))?[\s?]*$/,
      ),
    ],
    not: anyOf("for sale, cart, delivery"),
  },
  {
    topic: "delivery-elsewhere",
    all: [
      anyOf("deliver*, ship*, courier, parcels?, reach*, come, come out, send, go, post"),
      anyOf(
        "villages?, towns?, this far, so far, that far, hills?, remote, countryside, islands?, rural",
      ),
      theirs,
    ],
  },
  { topic: "delivery-charge", all: [bringing, charge], not: either(sums, plainFee) },
  { topic: "delivery-charge", all: [/\bshipments?\b/, charge], not: sums },
  {
    topic: "payment-methods",
    all: [
      anyOf("tak(?:e|es|ing), accept*, collect*, carry*, handl*, want*, be (?:given|handed|paid)"),
      anyOf("cash, notes, cod, upi, cards?, cheques?, gpay, google pay, paytm, phonepe, money"),
      theirs,
    ],
    not: anyOf("money back, my money, off, how much, in hand"),
  },
  {
    topic: "payment-methods",
    all: [
      anyOf(
        "ways?, how (?:do|does|can|could|may|is|are|to|should), methods?, modes?, kinds?, means, options?",
      ),
      anyOf("pay, paying, payments?, settle, settling, settlement"),
    ],
    not: anyOf(
      "how much, how many, how do i pay for, for (?:the|my|this), return*, refund*, exchange*",
    ),
  },
  {
    topic: "payment-methods",
    all: [
      /\b(?:can|could|may|might|shall|possible|permitted|allowed|able|okay|ok|fine|alright)\b/,
      guarded(
        /\bpay(?:ing)?(?: (?:it|this|that|you|for (?:it|this|that)))? (?:by|with|in|using|through|via|on|at) (?:an? |my |the |some )?(?:(?:credit|debit|visa|rupay|amex) )?(?:cards?|cash|upi|cheques?|net ?banking|gpay|google pay|paytm|phonepe|instal\w+|emi|delivery|door|arrival)\b/,
      ),
    ],
    not: anyOf("unpaid, order, orders, yes, go ahead, refund*, how much, and"),
    elsewhere: true,
  },
  {
    topic: "delivery-charge",
    all: [
      guarded(
        /\bwho (?:all )?(?:pays?|bears?|(?:will|would|has to|is to|should|must) (?:pay|bear)|is paying)\b/,
      ),
      anyOf("shipping, delivery, courier, postage, freight, sending, parcel"),
    ],
  },
  {
    topic: "gift-wrap",
    all: [
      anyOf("wrap*, pack*"),
      /\b(?:as|for|like) (?:an? |my |his |her |the )?(?:presents?|gifts?|birthday|surprise|anniversary)\b/,
    ],
  },
  {
    topic: "returns",
    all: [
      anyOf(
        "(?:sent|taken|given|handed|brought) back, (?:send|give|take|hand|bring) (?:\\w+ ){0,2}back, (?:exchange|swap|change) (?:\\w+ ){0,4}(?:afterwards?|later|for (?:a|another|the) (?:\\w+ )?(?:size|one|colou?r))",
      ),
      anyOf("may, can, could, if, possible, allowed, suppose, should, will you, do you, would you"),
    ],
  },
  {
    topic: "returns",
    all: [
      guarded(
        /^(?:(?:and|so|but|ok|okay|well|oh)[\s,]+)*(?:what )?(?:if|suppose)\b.*\b(?:dislikes?|hates?|disappoints?|isn't happy|not happy|unhappy|colou?r runs|shrinks?|fades?|tears?|is too \w+)\b/,
      ),
    ],
    not: anyOf("instead, then"),
  },
  {
    topic: "phone",
    all: [
      guarded(
        /\b(?:ring|telephone|call|dial|phone)(?: (?:you|up|there))?\W*(?:$|(?:if|when|suppose)\b)/,
      ),
      anyOf(
        "whom, who (?:do|can|should|could|to|does), number, humans?, persons?, somebody, someone, anybody, hours",
      ),
    ],
    not: anyOf(
      "my (?:phone|number|mobile), field, pin, order, is called, write, save, wrong, change",
    ),
  },
  {
    topic: "brands",
    all: [
      anyOf("brands?, labels?, makers?, companies"),
      anyOf("you, u, your, stock*, sell*, keep*, carry*, deal in"),
    ],
    not: anyOf("it, this, that, these"),
  },
  {
    topic: "address",
    all: [
      anyOf("shop, store, showroom, office, dukaan, you people, you guys"),
      /\bwhere(?:abouts)?\W*$|\bwhereabouts\b/,
    ],
    not: anyOf("order*, parcel, find"),
  },
  {
    topic: "address",
    all: [
      guarded(
        /\bwhere(?:'s| is|s)? (?:is )?(?:your|ur|the) (?:place|shop|store|showroom|office|dukaa?n)\b|\bwhere (?:do|are) you (?:people |guys |all )?(?:sit|located|situated|operate)\b/,
      ),
    ],
  },
];

const asking =
  "(?:can|could|may|do|does|did|is|are|will|would|any|how|what|which|where|have|there|possible|available|option)";
const ways =
  "(?:emi|instal+ments?|demand drafts?|net ?banking|cheques?|paytm|phonepe|google pay|gpay|bhim|upi)";
const shops = "(?:store|shop|showroom|outlet|branch)";
const bringers = "(?:courier|postman|delivery (?:boy|man|guy|person|agent|bhaiya|fellow))";
const codes = "(?:coupons?|promo codes?|discount codes?|offer codes?|vouchers?)";

/** Whole sentences. */
const wholly = (...ways: readonly string[]) =>
  guarded(
    new RegExp(
      `^(?:(?:and|so|but|ok|okay|hi|hello|hey|sorry|please|excuse me|tell me)[\\s,]+)*(?:${ways.join("|")})(?: please| exactly| though| by the way| first)*\\W*$`,
    ),
  );
const aMachine = "(?:an? )?(?:real )?(?:human(?: being)?|robot|bot|machine|computer|person|ai)";

/** What shops alone are asked, also as a request. */
export const tradeRequests: readonly { readonly topic: string; readonly form: RegExp }[] = [
  {
    topic: "who-are-you",
    form: wholly(
      "(?:who|what) are (?:you|u)",
      "who(?:'s| is) this(?: speaking| talking)?",
      `are (?:you|u) ${aMachine}(?: or ${aMachine})?`,
    ),
  },
  {
    topic: "present",
    form: wholly(
      "(?:are|r) (?:you|u) (?:still )?(?:there|here|listening|with me|awake|working)",
      "(?:can|do) (?:you|u) (?:still |even )?(?:hear|understand) me(?: (?:now|properly|clearly|all right|okay|ok))?",
      "(?:is )?(?:anyone|anybody) there",
      "how are (?:you|u)(?: doing)?(?: today)?",
    ),
  },
  {
    topic: "volume",
    form: wholly(
      "(?:(?:can|could|will) (?:you|u) )?(?:please )?(?:speak|talk|say (?:it|that)|be|read|go)(?: (?:it|a (?:bit|little)|much|more))* (?:loud|louder|loudly|quieter|softer|up)(?: please)?",
      "(?:a (?:bit|little) )?(?:more )?(?:louder|loudly)(?:,? please)?|raise (?:your|the) (?:voice|volume)|vol(?:ume)? up|(?:would you mind )?rais(?:e|ing) the volume(?: of your voice)?|(?:your|the) (?:voice|sound|volume) is too (?:soft|low|quiet|loud)(?:,? turn it (?:up|down)| .{1,20})?|awaaz (?:badh|tez|kam|zor)\\p{L}*(?: (?:karo|do|thodi|kijiye))*",
      "(?:turn|put) (?:the |your )?(?:volume|sound|voice) (?:up|down|higher|lower)|(?:more |less )?volume(?: up| down)?|louder(?: please)?|(?:thoda )?(?:zor|jor|tez) se (?:bolo|boliye|bol)",
      "(?:i|we) (?:can(?:'t|not)|can hardly|can barely) hear (?:you|u|it|this)(?: (?:properly|well|clearly|at all))?(?:,? (?:it's |you're )?(?:too )?(?:soft|low|quiet))?|you(?:'re| are) too (?:loud|quiet|soft)",
    ),
  },
  {
    topic: "language",
    form: wholly(
      "(?:can|do|could|will) (?:you|u) (?:talk|speak|understand|know|reply)(?: to me)?(?: in| a little)? (?:hindi|tamil|telugu|kannada|marathi|bengali|english|any other languages?|other languages?)",
      "(?:hindi|english) (?:mein|me|please|only)(?: bolo| baat karo)?",
      "(?:speak|talk) (?:in |to me in )?(?:hindi|english)",
    ),
  },
  {
    topic: "signed-in",
    form: wholly("how (?:do|can) i (?:log|sign) in", "(?:am i|i(?:'m| am)) (?:logged|signed) in"),
  },
  {
    topic: "safe",
    form: wholly(
      "(?:is|are) (?:my|the|our) (?:card|cards|card details|details|money|data|payment|number) (?:really )?(?:safe|secure)(?: with (?:you|u)| here)?",
      "is (?:it|this|paying(?: here)?) (?:safe|secure)(?: to pay(?: here| online)?)?",
    ),
  },
  {
    topic: "sells",
    form: wholly(
      "what (?:all )?do (?:you|u|you guys|you people|they) (?:sell|(?:have|stock|keep|carry|sell) (?:here|in (?:this|your) (?:shop|store)))",
      "what(?:'s| is) this(?: place| shop| site| website| app)",
      "what (?:kinds?|sorts?|types?) of (?:clothes|clothing|things|stuff|shop|store)(?: is this| do (?:you|u) (?:sell|have|keep))?",
      "is this (?:a|an online)(?: clothes| clothing)? (?:shop|store)",
      "what can i (?:buy|get|find) (?:here|from (?:you|here))",
    ),
  },
  {
    topic: "returns",
    form: wholly(
      "(?:is it|would it be) (?:ok|okay|all right|possible) to (?:return|send back) (?:just |only )?(?:one|some|it|them|a piece|things)(?: of (?:them|these))?",
      "(?:the|my) (?:\\S+ )?(?:came|arrived|is|was) (?:torn|damaged|defective|dirty|broken|used)",
      "(?:you|they) (?:have )?sent (?:me |us )?(?:the wrong|a wrong|another|a different|a torn|a damaged) (?:\\S+)",
      "i (?:got|received|have got) (?:the wrong|a wrong|another|a different|a torn|a damaged) (?:\\S+)",
      "(?:can|could|may) i try (?:it|this|them|these|things|clothes)(?: on)?(?: before (?:i buy(?: it| them)?|buying(?: it| them)?)| at home)?",
    ),
  },
  {
    topic: "payment-methods",
    form: wholly("(?:can|could|may) i pay (?:(?:for )?(?:it|this|them) )?later(?: on)?"),
  },
  {
    topic: "courier-note",
    form: wholly(
      "(?:can|could) (?:they|he|you|the courier) (?:come|deliver|bring it) (?:after|before|only|in the|at|on) .+",
    ),
  },
  {
    topic: "pickup",
    form: wholly(
      "(?:can|could|may) i (?:come and )?(?:pick|collect) (?:it|this|them|these|my order)(?: up)?(?: myself)?",
    ),
  },
  {
    topic: "address",
    form: wholly(
      `(?:do (?:you|u) have|is there|have you got) (?:an?|any) (?:actual |physical |real )?${shops}(?: i can (?:visit|go to|come to))?`,
    ),
  },
  {
    topic: "email",
    form: wholly(
      "i(?:'ve| have|'ve got| have got| want to make)? a complaint(?: to make)?",
      "(?:this is |what )?(?:a )?(?:terrible|bad|very bad|horrible|pathetic|worst|awful|poor) service",
      "(?:only )?(?:half|some of|part of|half of) (?:my|the) (?:things|order|clothes|pieces) (?:came|arrived|(?:is|are) missing)",
    ),
  },
  {
    topic: "later",
    form: guarded(
      /\bwish ?list\b|\b(?:save|keep|store) (?:it|this|that|them|these|one) for later\b|\b(?:add|save|put) (?:it |this |that |them )?(?:to|in) (?:my )?(?:favou?rites|saved)\b|^(?:please )?(?:bookmark|favou?rite) (?:it|this|that)\b|\b(?:hold|reserve|keep) (?:it|this|that|them|one|these) (?:aside|till|until|for (?:a|some|\w+) (?:days?|week|weeks|hours?|time))\b/,
    ),
  },
  {
    topic: "discount",
    form: guarded(
      new RegExp(
        `\\b(?:apply|use|enter|add|have|got|put|type|redeem|where|my|a|any|the) (?:\\w+ ){0,3}${codes}\\b|^${codes}\\W*$|\\b${codes}\\b.*\\b(?:working|works?|code)\\b`,
      ),
    ),
  },
  {
    topic: "payment-methods",
    form: new RegExp(
      `\\b${asking}\\b.*\\b${ways}\\b|\\b${ways}\\b.*\\b(?:possible|available|allowed|accepted|working|wrking|opening|hai|milega|chalega)\\b`,
    ),
  },
  {
    topic: "courier-note",
    form: guarded(
      new RegExp(
        `\\b(?:tell|ask|inform) (?:him|them|the ${bringers}|your ${bringers}|${bringers})\\b.*\\b(?:ring|call|knock|leave|keep|drop|wait|text|shout|come|turn|gate|bell)\\b|\\b(?:delivery|courier) (?:notes?|instructions?)\\b`,
      ),
    ),
  },
  {
    topic: "pickup",
    form: guarded(
      new RegExp(
        `\\b(?:pick (?:it|this|them|(?:the|my) order|everything) up|collect (?:it|this|them|my order)|pick up (?:it|this|my order)) (?:myself|from (?:a |the |your )?(?:${shops}|counter|post office|bus stand|station))\\b|\\b(?:self|store) ?pick ?up\\b|\\bclick and collect\\b|\\bpick ?up point\\b`,
      ),
    ),
  },
  {
    topic: "other",
    form: guarded(
      /\b(?:gst\w*|invoice|tax bill|bill copy)\b.*\b(?:put|need|want|get|send|give|on|in|with|for|email|mail|download)\b|\b(?:put|need|want|get|send|give|email|mail|download)\b.*\b(?:gst\w*|invoice|tax bill|bill copy)\b|\b(?:parcel|delivery|shipment|order|it|this) (?:\w+ )?insured\b|\binsur\w+\b.*\b(?:parcel|delivery|shipment|courier)\b|\b(?:is|any|have|has|how long) (?:\w+ ){0,4}(?:warranty|guarantee)\b|\b(?:get|have|do|can|you) (?:\w+ ){0,2}(?:stitched|altered|tailored|shortened)\b/,
    ),
  },
  {
    topic: "address",
    form: guarded(
      new RegExp(
        `\\b(?:have|is there|any|got|where(?:'s| is)|which) (?:\\w+ ){0,3}${shops}(?: of (?:yours|your))? (?:in|near|around|at)\\b`,
      ),
    ),
  },
  {
    topic: "phone",
    form: guarded(
      /\b(?:(?:can|could|will|would) (?:you|someone|somebody|anyone)(?: please)?|please|pls) (?:call|ring|phone) me(?: back| up)?(?=\W*$|,| (?:later|when|tomorrow|today|now)\b)/,
    ),
  },
  {
    topic: "phone",
    form: guarded(
      /^(?:(?:and|so|but|ok|can|could|may|let|how (?:do|can)) )*(?:(?:i|me|we) )?(?:please )?(?:talk|speak|chat) (?:to|with) (?:a |an |some|any|your |the )?(?:\w+ )?(?:human|person|people|someone|somebody|one|body|manager|agent|owner|staff|shopkeeper|customer (?:care|service))\b/,
    ),
  },
  {
    topic: "phone",
    form: guarded(
      /\b(?:(?:is there|connect me|put me through|transfer me|get me|give me|talk to|speak (?:to|with))(?: (?:to|with|a|an|any|some|the|your|please))*|i (?:want|need|would like|'d like|'d rather have)(?: to (?:talk|speak) (?:to|with))?(?: (?:a|an|any|some|your))*) (?:(?:real|live|actual|proper) )?(?:human(?: being)?|person|agent|representative|operator|someone|somebody|customer (?:care|service|support))(?: (?:i|we) can (?:talk|speak|chat) (?:to|with)| here| please| available| instead| now)*\W*$/,
    ),
  },
];

/** Of other bringers and payments. */
export const ofOthers = anyOf(
  "flights?, trains?, buses, bus, cc, banks?, electricity, rent, loan, phone bill",
);

export const requestsShop = (text: string): boolean =>
  tradeRequests.some(({ form }) => form.test(text));
