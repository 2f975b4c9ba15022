import { anyOf } from "../any-of.ts";

export const asks = {
  returns:
    /\b(?:return|returns|returned|returning|exchange|exchanged|exchanging|refund|refunds|refunded|(?:send|give|take|bring|sending|giving|taking|bringing|send\w*) (?:\w+ )?(?:it|them|this|that|things|one|em|stuff|clothes)? ?back|money back|swap|swapped|doesn't fit|don't fit|dont fit|not fit|wrong size|don't like|dont like|doesn't like|does not like|change (?:my|her|his|their) mind|damaged?|torn|broken|defect\w*|faulty|hates? (?:it|them)|wapas|vapas|too (?:tight|big|loose|long|short))\b/,
  cancel: /\bcancel\w*\b|\bcall it off\b/,
  deliveryCharge:
    /\b(?:deliver\w*|shipping|ship|courier|post|postage|bring(?:ing)?|send(?:ing)?)\b.*\b(?:cost|costs|charge|charges|charged|free|fee|fees|much|extra|pay|price|rupees|on top|included?|inside|separate|more|less|add|adds|creep)\b|\b(?:cost|charge|charges|free|fee|fees|much|extra|pay|on top|rupees|flat rate|you take)\b.*\b(?:deliver\w*|shipping|ship|courier|post|postage|bring(?:ing)?|send(?:ing)?)\b|\bpostage\b/,
  safe: anyOf("safe, secure, security, trust, fraud, scam, cheat*"),
  payment: anyOf(
    "cash, cod, cards?, upi, give the money, net banking, netbanking, pay, paying, payments?, emi, instal*, wallet, gpay, google pay, paytm, phonepe, razorpay, credit, debit, cheque, paisa, paise",
  ),
  deliveryElsewhere:
    /\b(?:abroad|overseas|international\w*|outside (?:of )?india|foreign|canada|usa|america|london|england|uk|dubai|singapore|australia|nepal|countries|(?:deliver|ship|send|post|courier|come|go|reach)\w*\b.*\b(?:town|towns|village|villages|area|places|pin ?code|everywhere|anywhere|cover\w*))\b/,
  hours:
    /\b(?:timings?|hours|sundays?|weekends?|(?:open|close|closed|closing|shut)\b.*\b(?:on|at|till|until|now|today|time|when)|(?:what time|when)\b.*\b(?:open|close|closing|shut))\b/,
  reaching: anyOf("reach someone, reach anyone, reach anybody, reach you, get hold of, in touch"),
  visiting: /\b(?:come|visit) and (?:see|try|look|feel)\b|\bpremises\b/,
  deliveryTime: anyOf(
    "deliver*, ship*, arrives?, arrived, arriving, reach, reaches, comes?, courier, dispatch*, how long, how soon, how fast, how quick, how many days, days, when, tomorrow, send, get it, get here, get there, kab, kitne din, be here, by monday, by tuesday, by wednesday, by thursday, by friday, by saturday, by sunday",
  ),
  whoAreYou:
    /\b(?:who are you|your name|who made|who runs|owner|founders?|are you (?:a |an )?(?:real|robot|machine|human|person|ai|like)|am i (?:talking|speaking|chatting) (?:to|with)|who am i|whom am i)\b/,
  phone:
    /\b(?:phone|call|ring|telephone|number|speak (?:to|with)|speaking|talk|human|(?<!\bin )person|customer (?:care|service|support)|helpline|whatsapp)\b/,
  email: anyOf("e-?mail, mail, write to, complain*, complaint, contact, ask you"),
  whereabouts:
    /\b(?:what|which) (?:street|road|area)\b.*\byou(?:'re| guys| all)?\b|\b(?:can|may|do|could) (?:i|we|one) find you\b|\bmay (?:one|i|we) find you\b/,
  address:
    /\b(?:walk in(?:to)?|(?:what|which)(?:'s| is)? (?:the )?street|drop (?:by|in)|address|located|location|based|premises|outlet|where\w* (?:are|is) (?:you|your|the)|where'?s (?:the|your) (?:\w+ )?(?:shop|store|office)|which road|visit|showroom|branch|store|shop (?:is|in)|physical|city|in person|come and see)\b/,
  sizeGuide: anyOf(
    "sizes?, sizing, chart, guide, measure*, inch, inches, cm, fits?, waist, chest, bust, hips?",
  ),
  stock: anyOf(
    "stock, left, available, availability, restock*, sold out, pieces, run out, back in",
  ),
  discount: anyOf(
    "discount*, concession*, sale, coupon*, offers?, promo*, voucher, deals?, reduce, bargain, negotiat*, cheaper, last price, best price, final price, fixed price, percent, off",
  ),
  brands: anyOf(
    "brands?, label, company, designer, original, genuine, fake, authentic, real, quality",
  ),
  giftWrap: anyOf("gift*, wrap*, nice paper, card with, present, packing, packed, box, ribbon"),
  tracking: anyOf("track*"),
} as const;
/** Only asked of shops. */
export const plainQuestions: readonly RegExp[] = [
  asks.whereabouts,
  /^(?:(?:and|but|so) )*(?:if|agar)\b.*\b(?:fit|fits|suit|suits|big|tight|loose)\b.*\b(?:exchange|return|swap|give it back|send it back)\b/,
  /^(?!(?:how much|what) is (?:the )?delivery\W*$)(?:(?:and|so|but|then|ok|okay|right|also) )*(?:how much|what)(?:'s| is| are| does| do| will)? (?:(?:you|it) (?:charge|take|want|cost) (?:for|to) )?(?:the |your |a )?(?:delivery|shipping|postage|courier)\b(?!.*\b(?:with|total|altogether|address|status|name|time|long|charges?\W*$|fees?\W*$|costs?\W*$))/,
  /^(?!is (?:the )?delivery free\W*$)(?:(?:and|so|but|then) )*(?:does|do|is|will|are) (?:the |your )?(?:delivery|shipping|postage|courier)\b.*\b(?:cost|costs|free|extra|charged?|charges|more|less)\b/,
  /^flat (?:rate|fee|charge)\b.*\b(?:delivery|shipping|postage|courier)\b/,
  /^(?:(?:and|so|but|then) )*(?:can|will|could|would) (?:it|they|this|that|these) (?:get|be|come|reach|arrive)(?: (?:here|there|to \w+|home|us|me))? (?:by|before|in time|until|within)\b/,
  /^(?:(?:and|so|but|then) )*how (?:long|many days) does (?:it|delivery|that) (?:usually |normally |generally )?take\b/,
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
  /\b(?:whether|if) (?:i|we|you|one) can cancel\b|\bcancel(?:ling|ing|lation)\b.*\b(?:allowed|possible|free|charges?|policy)\b/,
  /^(?:(?:and|so|but|ok) )?(?:what|where)(?:'s| is) (?:your|the shop's) (?:(?:shop|store|full|exact) )?(?:address|location)\b|\bwhich (?:city|town|area|part of \w+) are you\b/,
  /\b(?:have|got) (?:a |any |an )?(?:showroom|outlet|branch|(?:physical|offline|real) (?:shop|store))\b|\b(?:come|visit) and (?:see|try|look|feel)\b|\bpremises\b/,
  /\bgift[- ]?(?:wrap|pack)\w*\b|\bwrap (?:it|this|that|them) (?:up )?(?:as|for|in)\b|\bin (?:nice|gift|wrapping|pretty|fancy) paper\b/,
  /\b(?:bargain|negotiat\w+|concessions?)\b|\b(?:best|last|final|fixed) price\b|\b(?:something|anything|money) off\b|\b(?:reduce|lower|come down on|bring down) (?:the |your )?(?:price|rate)s?\b/,
  /\b(?:who|whom|where) (?:do|can|should|could) (?:i|we|one) (?:complain|call|ring|contact|reach)\b|\bhow (?:do|can|could) (?:i|we|one) (?:reach|contact|call|get hold of|get in touch)\b/,
  /\bnumber (?:(?:that )?(?:i|we) can |to )(?:ring|call|phone)\b|\bcustomer (?:care|service|support)\b/,
  /\b(?:do|would|will|can|are) you (?:also |be )*(?:take|taking|accept|accepting) (?:cash|upi|cards?|cheques?|net ?banking)\b/,
  /\b(?:ways?|how) (?:to|of|do|can|does|could)(?: (?:i|we|one|people|you))? (?:pay|paying|give the money)\b|\bgive the money to the (?:delivery|courier|post)\w*\b/,
  /\bsafe\b.*\b(?:pay|paying|card|online)\b/,
];
export const asksShopQuestion =
  /\?|\b(?:what|what's|how|which|when|where|who|whom|is|are|do|does|can|could|will|would|any|if|suppose|possible|kya|kab|kitne|need to know|tell me|policy)\b/;
/** "A number to call if it doesn't fit": the question precedes the supposition. */
export const supposition = /,? \b(?:if|in case)\b[^,.?]*/g;
