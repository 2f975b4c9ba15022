import { guarded } from "../../../../language/text/guarded.ts";
import { anyOf } from "../any-of.ts";

export const asks = {
  returns:
    /\b(?:return|returns|returned|returning|exchange|exchanged|exchanging|refund|refunds|refunded|(?:send|give|take|bring|sending|giving|taking|bringing|send\w*) (?:\w+ )?(?:it|them|this|that|things|one|em|stuff|clothes)? ?back|money back|swap|swapped|doesn't fit|don't fit|dont fit|not fit|wrong size|don't like|dont like|doesn't like|does not like|change (?:my|her|his|their) mind|damaged?|torn|broken|defect\w*|faulty|hates? (?:it|them)|wapas|vapas|too (?:tight|big|wide|loose|long|short)|stain(?:s|ed)?|hole|dirty|rubbish|galat|wrong (?:one|thing|item|piece|colou?r|product)|(?:colou?r|it) looks different|open(?:ed)? (?:the |a )?(?:packet|parcel|box)|(?:have|take) (?:it|them|this|things|anything) back|worn (?:it|them|this)|make up my mind|(?:way|journey|trip) back|collect (?:it|them) from|go(?:es)? back|hand (?:it|them) back)\b/,
  cashOnDelivery: guarded(
    /^(?!.*\b(?:extra|charges?|charged|fees?|cost|costs|more)\b).*\b(?:cash on delivery|cod|pay(?:ing)? (?:in cash |by cash |with cash |cash )?(?:on|at) (?:delivery|arrival|the door)|cash (?:at|on|when|to|after) \w+)\b/,
  ),
  byPhone: guarded(
    /\bcan (?:i|we|one) (?:call|ring|phone) (?:you|the shop|the store|someone|somebody|anyone)\b|\b(?:customer (?:care|service)|helpline|support|shop's|store's) (?:phone |telephone )?(?:number|no|line)\b|\bnumber\b.*\b(?:call|ring|dial|phone|speak|talk)\b|\b(?:call|ring|dial|phone|speak|talk)\b.*\bnumber\b|\b(?:reach|contact|speak|talk)\b.*\b(?:by|on|over) (?:the )?(?:phone|telephone)\b|\b(?:dukaa?n|shop|store|aapka|your) (?:ka |ki |'?s )?(?:phone |telephone |contact |mobile )?(?:number|no)\b/,
  ),
  byMail: guarded(
    /\be-?mail\b(?! (?:me|us)\b)|\bmail (?:id|address)\b|\b(?:send|write|drop) (?:you )?(?:a |an |the )?mail\b/,
  ),
  place:
    /\bhow (?:do|can|will|would|to) (?:(?:i|we|one) )?(?:get to|reach|find) (?:your|the) (?:shop|store|showroom)\b|\bwhat street\b|\b(?:located|whereabouts|landmark|postal address|full address|(?:shop|store|dukaa?n) (?:ka |ki )?(?:pata|address|location))\b|^(?:shop |store )?location\W*$|\b(?:where|which place|what place|kahan|kaunsi jagah)\b.*\b(?:your |the )?(?:shop|store|showroom|dukaa?n)\b|\b(?:street|area|address|pata)\b.*\b(?:of|for) (?:your|the) (?:shop|store)\b|\b(?:your|aapka|aapki|tumhara) (?:full |exact |shop |store )?(?:address|pata|location)\b/,
  cancel: /\bcancel\w*\b|\bcall it off\b/,
  deliveryCharge: guarded(
    /\b(?:deliver\w*|shipping|ship|courier|post|postage|bring(?:ing)?|send(?:ing)?)\b.*\b(?:cost|costs|charge|charges|charged|free|fee|fees|much|extra|pay|price|rupees|on top|included?|inside|separate|more|less|add|adds|creep)\b|\b(?:cost|charge|charges|free|fee|fees|much|extra|pay|on top|rupees|flat rate|you take)\b.*\b(?:deliver\w*|shipping|ship|courier|post|postage|bring(?:ing)?|send(?:ing)?)\b|\bpostage\b|\bon the house\b|\bfees? (?:go|goes|drop|drops|vanish\w*|fall|falls|be|is|are|gets?)\b|\b(?:hidden|extra|additional|other) (?:charges?|costs?|fees?)\b(?!.*\b(?:cash|cod|cards?)\b)|\b(?:what|which) all charges\b|\bwhy\b.*\b(?:rupees|rs)\b.*\b(?:extra|more)\b/,
  ),
  safe: anyOf(
    "my data, privacy, private, spam, personal (?:data|details|information), (?:kept|keep|save|saved|store|stored|remember) (?:my |the )?(?:card|number|details|data|things), card (?:\\w+ )?(?:kept|saved|stored|remembered), (?:know|learn) of me, safe, secure, security, trust, fraud, scam, cheat*",
  ),
  payment: anyOf(
    "cash, cod, cards?, upi, give the money, net banking, netbanking, pay, paying, payments?, emi, instal*, wallet, gpay, google pay, paytm, phonepe, razorpay, credit, debit, cheque, paisa, paise, rupay, visa, mastercard, american express, amex, diners, part payment, give you money, (?:take|give|taking) (?:the|my) money, udhaar",
  ),
  deliveryElsewhere:
    /\b(?:abroad|overseas|international\w*|outside (?:of )?india|foreign|canada|usa|america|london|england|uk|dubai|singapore|australia|nepal|countries|(?:which|what)(?: all)? (?:cities|states|areas|towns|districts)|(?:deliver|ship|send|post|courier|come|go|reach)\w*\b.*\b(?:town|towns|village|villages|area|places|pin ?code|everywhere|anywhere|cover\w*))\b/,
  hours: guarded(
    /^(?!.*\b(?:deliver|courier|ship|bring|send)).*\b(?:timings?|khul(?:a|i|ti|ta|te)|(?:are you|you people|(?:shop|store) is|is (?:the|your) (?:shop|store|showroom)) (?:open|closed)|hours|sundays?|weekends?|(?:open|close|closed|closing|shut)\b.*\b(?:on|at|till|until|now|today|time|when)|(?:what time|when)\b.*\b(?:open|close|closing|shut))\b/,
  ),
  reaching: anyOf(
    "(?:ring|call|phone) me, who(?:m)? (?:do|can|should|could|to) (?:i |we )?(?:call|ring|complain|contact|reach|talk), reach someone, reach anyone, reach anybody, reach you, get hold of, in touch",
  ),
  visiting: guarded(
    /\b(?:come|visit)(?: there| over| down| personally)? and (?:see|try|look|feel|touch|check)\b|\bpremises\b/,
  ),
  deliveryTime: anyOf(
    "deliver*, ship*, arrives?, arrived, arriving, reach, reaches, comes?, courier, dispatch*, how long, how soon, how fast, how quick, how many days, days, on the road, turns? up, when (?:he|they|she) rings?, (?:not|nobody|no one|won't be|isn't|out|away) (?:at )?home, i'm (?:out|away|not (?:in|there|home)), when, tomorrow, send, get it, get here, get there, kab, kitne din, be here, by monday, by tuesday, by wednesday, by thursday, by friday, by saturday, by sunday",
  ),
  whoAreYou: guarded(
    /\b(?:who are you|your name|who made|who runs|owner|founders?|are you (?:a |an )?(?:real|robot|machine|human|person|ai|like)|am i (?:talking|speaking|chatting) (?:to|with)|who am i|whom am i|(?:tum|aap) kaun|(?:aapka|tumhara|tera) naam|siri|alexa|is this (?:a |an )?(?:real|robot|bot|machine|computer|human|recording))\b/,
  ),
  phone:
    /\b(?:baat|phone|call|ring|dial|telephone|number|speak (?:to|with)|speaking|talk|human|(?<!\bin )person|customer (?:care|service|support)|helpline|hotline|landline|whatsapp)\b/,
  email: anyOf("e-?mail, mail, write to, complain*, complaint, contact, ask you"),
  whereabouts: guarded(
    /\b(?:what|which) (?:street|road|area)\b.*\byou(?:'re| guys| all)?\b|\b(?:can|may|do|could) (?:i|we|one) find you\b|\bmay (?:one|i|we) find you\b/,
  ),
  address:
    /\b(?:walk in(?:to)?|(?:what|which)(?:'s| is)? (?:the )?street|drop (?:by|in)|address|located|location|based|premises|outlet|where\w* (?:are|is) (?:you|your|the)|where'?s (?:the|your) (?:\w+ )?(?:shop|store|office)|which road|visit|showroom|branch|store|shop (?:is|in)|physical|city|in person|come and see|dukaa?n)\b/,
  sizeGuide: anyOf(
    "sizes?, sizing, chart, guide, measure*, inch, inches, cm, fits?, waist, chest, bust, hips?",
  ),
  stock: anyOf(
    "stock, left, available, availability, restock*, sold out, pieces, run out, back in",
  ),
  discount: anyOf(
    "best you can do, loyal*, students?, first time, festive, new (?:customers?|people|ppl), rebate*, reduction, kam, less, lower price, scheme*, get one, discount*, concession*, sale, coupon*, offers?, promo*, voucher, deals?, reduce, bargain, negotiat*, cheaper, last price, best price, final price, fixed price, percent, off",
  ),
  brands: anyOf(
    "brands?, labels?, made in, manufactur*, hand ?made, hand ?woven, who (?:makes|made|stitches|sews|weaves), company, designer, original, genuine, fake, authentic, real, quality",
  ),
  /** Before payment and delivery, whose words these hold. */
  wrapping: guarded(
    /\b(?:gift[- ]?(?:wrap|pack)\w*|wrap(?:ped|ping|s)?|(?:card|note|message|chit) (?:inside|in (?:it|the (?:box|parcel|packet)))|(?:nice|good|pretty|fancy|proper) (?:box|paper|packing)|price tags?|as a (?:gift|present|surprise))\b/,
  ),
  giftCards: anyOf("gift cards?, gift vouchers?"),
  sale: anyOf("sale, discounts?, coupons?, rebates?, promo code, offers (?:going|running|on|now)"),
  carrier: guarded(
    /\bwho (?:all )?(?:brings?|delivers?|carries|(?:will|would|is going to|comes to) (?:bring|deliver|carry|drop))\b|\b(?:which|what) courier\b|\bby (?:post|courier) or\b|\b(?:courier|post) se\b/,
  ),
  /** The shop has no answer. */
  services:
    /\b(?:membership|loyalty|(?:reward )?points|stitch\w*|tailor\w*|alter(?:ations?|ed)?|shorten|vacanc(?:y|ies)|hiring|jobs?|invoices?|receipts?|gst|bill|made to measure|make to measure|custom|uniforms?|ethical\w*|fair trade|sustainab\w*|old clothes|catalogue|restock|back in|let me know|notify|wholesale|bulk|aside|reserve|trial|at home before|apps?|instagram|insta|facebook|youtube|warranty|guarantee|organic|second ?hand|reviews?|ratings?)\b/,
  ownSize: guarded(
    /\b(?:which|what|know|find|choose|my) (?:my |\w+ )?sizes?\b(?!.*\b(?:left|stock|back|available|order|cart)\b)/,
  ),
  giftWrap: anyOf("gift*, wrap*, nice paper, card with, present, packing, packed, box, ribbon"),
  tracking: anyOf("track*"),
} as const;
/** Sizes in general, where no product is meant. */
export const asksOfSizes: readonly RegExp[] = [
  guarded(
    /^(?:(?:and|so|but) )*(?:do (?:you|u)|have you|is there|are there|you have|got|any)\b.*\b(?:plus[- ]sizes?d?|bigger sizes)\b/,
  ),
  guarded(
    /^(?:(?:and|so|but|are|do|does|is) )*(?:your|the|these|clothes) (?:\w+ )?(?:sizes?|sizing|clothes)\b.*\b(?:run|come|true|indian|us|uk|asian|european|american)\b/,
  ),
  /^sizes? (?:run|comes?)\b/,
  guarded(
    /\b(?:my (?:waist|chest|bust|hips?|height|weight)|i(?:'m| am) .*(?:feet|foot|kilos?|kgs?|inch\w*)|i weigh)\b.*\b(?:which|what)(?: (?:size|one|will|should|do|fits?)|\W*$)/,
  ),
];
export const seeksContact: readonly RegExp[] = [asks.byPhone, asks.byMail, asks.place];
export const requests =
  /\?|^(?:(?:and|so|ok|okay|hi|hello|please)[\s,]+)*(?:can|could|may|how|what|which|where|do|is|give|tell|share|send|read|say|spell|need|want|your|e-?mail|mail|shop|store|location|dukaa?n)\b|\b(?:please|pls|plz|batao|bata|dijiye|do na|dena|chahiye|kya hai)\b/;
/** Else the mail, number or way is another's. */
export const ofThisShop =
  /\b(?:you|your|yours|u|ur|shop|shop's|store|store's|showroom|aapka|aapki|aapko|aapke|dukaa?n|customer|complaints?|support|helpline)\b|^(?:\S+\s+){0,2}\S+$/;
export const ofOneself = guarded(
  /\bmy (?:\w+ )?(?:e-?mail|mail|number|phone|address|location)\b|\b(?:e-?mail|mail) (?:is|should be)\b/,
);
/** Only asked of shops. */
export const plainQuestions: readonly RegExp[] = [
  guarded(
    /^(?:(?:and|so|but|ok|then)[\s,]+)*(?:any|(?:do|will|must|would) i (?:(?:have|need) to )?pay(?: (?:for|extra for))?|is there (?:an?|any))\b.*\b(?:delivery|shipping|postage|courier)\b(?!.*\b(?:cash|card|upi)\b)/,
  ),
  guarded(
    /^(?:(?:and|so|but|ok)[\s,]+)*(?:can|could|may|do) (?:i|we|you|one) (?:return|exchange|send back|give back|take back) (?:things|stuff|clothes|something|anything|pieces|items)\b/,
  ),
  guarded(
    /^(?:(?:and|but|so|then|ok) )*(?:what (?:if|happens (?:if|when)|will you do (?:if|when))|suppose)\b.*\b(?:damaged?|torn|stain(?:s|ed)?|defect\w*|faulty|rubbish|wrong (?:one|thing|item|piece|colou?r|size|product)|too (?:\w+)|looks different|(?:doesn't|does not|don't|didn't) (?:fit|suit))\b/,
  ),
  guarded(
    /^(?:(?:and|but|so) )*(?:if|agar)\b.*\b(?:damaged?|torn|stain(?:s|ed)?|defect\w*|rubbish|wrong (?:one|thing|item|piece|colou?r|product)|looks different|different (?:from|than))\b.*\b(?:then|toh?|what)(?: what)?\W*$/,
  ),
  /\b(?:get|have|give|want) (?:my |the |me my )?money back\b/,
  guarded(
    /^(?:(?:and|but|so) )*(?:are there |is there |do you have |what are (?:the )?)?(?:any |some )?(?:hidden|extra|additional) (?:charges?|costs?|fees?)\b/,
  ),
  guarded(/^(?:what|which) all charges\b|^why\b.*\b(?:rupees|rs)\b.*\b(?:extra|more)\b/),
  guarded(
    /^(?:(?:and|but|so) )*(?:is|are) (?:the |your )?(?:delivery|shipping|postage|courier)(?: (?:charges?|costs?|fees?))? (?:included|inside|on top|separate|added|part of)\b/,
  ),
  guarded(
    /\b(?:do|does|will|can) (?:you|u|your (?:man|boy|courier|people|service))(?: (?:even|also|people|guys|all))* (?:send|deliver|ship|come|go|reach|courier|post|serve)(?: (?:it|this|them|things))? (?:there\b|to (?:\w+ )?(?:towns?|villages?|areas?|places?|side|cities)\b|(?:up )?to (?:the )?\w+ floor\b)/,
  ),
  guarded(
    /^(?:which|what)(?: all)? (?:cities|states|places|areas|towns|districts)\b.*\b(?:you|u)\b.*\b(?:cover|deliver|serve|send|ship|go|reach|come)/,
  ),
  guarded(
    /^(?:(?:and|so|but|then) )*who (?:all )?(?:brings?|delivers?|carries|(?:will|would|is going to) (?:bring|deliver|carry)) (?:it|this|that|them|these|the (?:parcel|order|clothes))\b/,
  ),
  guarded(
    /^(?:and |so |hello ji )?how (?:long|many days) (?:does|do|will|would) (?:a |the |my |your )?(?:parcels?|packets?|packages?|deliver\w*|courier|shipping|orders?)\b.*\btake\b/,
  ),
  guarded(
    /\b(?:possible to (?:get|have)|can i (?:get|have)|will i (?:get|have)) (?:it|this|that|them|these)\b(?! in\b).*\b(?:today|tomorrow|tonight|(?:by|before) (?:\w+day|the weekend)|within)\b/,
  ),
  guarded(
    /\b(?:kab(?: tak)?|kitne din\w*(?: (?:me|mein|main))?) (?:aa\w+|mil\w+|pahunch\w*|lag\w+)/,
  ),
  guarded(
    /^(?:(?:and|so|but) )*when (?:do|will|would|should|must) (?:you (?:take|want) (?:the|my) money|(?:i|we) (?:have to |need to )?pay)\b/,
  ),
  guarded(
    /\b(?:net ?banking|upi|gpay|google pay|paytm|phonepe|emi|cod|cash on delivery|rupay)\b(?: (?:option|facility|payment))* (?:is there|there|available|possible|chalega|chalta|accepted|allowed|milega|hai)\b/,
  ),
  guarded(
    /^(?:(?:and|so|but|hi|hello) )*(?:do (?:you|u|i|we)|have you|are (?:you|there)|is there|can (?:i|you|we)|will (?:i|you|there)|could (?:i|you)|would you|any)\b.*\b(?:membership|loyalty (?:card|points|program\w*)|reward points|vacanc(?:y|ies)|(?:gst|proper|paper|printed|tax) (?:bill|invoice|receipt)|gift (?:cards?|vouchers?)|wholesale|in bulk|(?:keep|put|hold|set) (?:it|this|one|these) aside|try (?:it|them|this) (?:on )?(?:at home|before)|trial (?:room|at home)|app for (?:iphone|android)|(?:mobile|iphone|android) app|(?:instagram|facebook|insta) (?:page|account|handle|id)|(?:warranty|guarantee) on (?:the|your|these) clothes)\b/,
  ),
  guarded(
    /\b(?:rebates?|promo codes?|coupon codes?|lower price|price match)\b|\bbuy \w+,? get \w+ (?:free|hai|offer)\b|\bbuy \w+,? get \w+\W*$|\b(?:little|bit|something) (?:less|off) (?:on|from|in) the (?:price|rate|bill)\b/,
  ),
  guarded(
    /^(?:is|are) there (?:a |any |some )*(?:\w+ )?(?:sale|offers?|discounts?)\b|^when(?: is|'s| are| will)\b.*\b(?:sale|offers?)\b.*$/,
  ),
  guarded(
    /\b(?:rate|price|daam|kuch|thoda) (?:thoda )?kam (?:kar\w*|hoga|nahi)\b|\baur kam (?:nahi|kar)\b/,
  ),
  guarded(
    /\bis there (?:a|an|any|some) (?:\w+ )?(?:showroom|outlet|branch|(?:physical|offline|real) (?:shop|store)|(?:shop|store) (?:of yours|near me))\b/,
  ),
  guarded(
    /\b(?:dukaa?n|shop|store|showroom) (?:kahan|kidhar)\b|^what(?:'?s| is) (?:your|ur|the shop) (?:\w+ )?(?:location|address)\W*$/,
  ),
  guarded(/\b(?:come|visit)(?: there| over| down)? and (?:touch|check) (?:the|your|it)\b/),
  guarded(
    /^is there (?:a|any|some) (?:phone |contact |helpline )?(?:number|hotline|helpline|landline|telephone)(?: (?:to|for|i|where|that)\b.*)?\W*$/,
  ),
  guarded(
    /\bcan (?:someone|somebody|anyone)\b(?:.*\bfrom your (?:side|shop|team|end)\b)?.*\b(?:ring|call|phone) me(?: back)?\W*$/,
  ),
  guarded(
    /^what(?:'?s| is) your (?:whatsapp|phone|mobile|contact|e-?mail|mail)\b|^how (?:do|can|could) (?:i|we|one) (?:e-?mail|mail|message|whatsapp|write to|phone) you\b/,
  ),
  /\b(?:kisi|kisse|insaan|manager)\b.*\bbaat\b/,
  guarded(
    /\b(?:shop|store|showroom) (?:ki |ke |ka )?timings?\b|^(?:your |opening |working )?(?:timings?|hours)\W*$/,
  ),
  guarded(
    /\b(?:is|are) (?:your |the |you(?: people| guys)?) ?(?:shop|store|showroom)? ?(?:open|closed)\b.*\b(?:on|now|today|tomorrow|till|sundays?|at)\b|\b(?:what time|till (?:what time|when)|until when)\b.*\b(?:you|shop|store|showroom)\b.*\b(?:open|close|shut)\b|\b(?:sunday|dukaa?n|shop)\b.*\bkhul\w+/,
  ),
  guarded(
    /^(?:(?:and|so|but|hey|hi|ok|sorry) )*(?:who|whom) am i (?:talking|speaking|chatting)\b|^(?:and )?what(?:'?s| is) your name\b|\b(?:tum|aap) kaun\b|\b(?:aapka|tumhara) naam\b/,
  ),
  guarded(
    /^who (?:made|built|owns|runs|created|is behind) (?:this|the|your) (?:web ?site|shop|site|app|store)\b|^are you (?:like )?(?:siri|alexa)\b|^is this (?:a |an )?(?:real (?:person|human)|robot|bot|machine|computer|recording)\b/,
  ),
  asks.whereabouts,
  guarded(
    /^(?:(?:and|but|so) )*(?:if|agar)\b.*\b(?:fit|fits|suit|suits|big|tight|loose)\b.*\b(?:exchange|return|swap|give it back|send it back)\b/,
  ),
  guarded(
    /^(?!(?:how much|what) is (?:the )?delivery\W*$)(?:(?:and|so|but|then|ok|okay|right|also) )*(?:how much|what)(?:'s| is| are| does| do| will)? (?:(?:you|it) (?:charge|take|want|cost) (?:for|to) )?(?:the |your |a )?(?:delivery|shipping|postage|courier)\b(?!.*\b(?:with|total|altogether|address|status|name|time|long|charges?\W*$|fees?\W*$|costs?\W*$))/,
  ),
  guarded(
    /^(?!is (?:the )?delivery free\W*$)(?:(?:and|so|but|then) )*(?:does|do|is|will|are) (?:the |your )?(?:delivery|shipping|postage|courier)\b.*\b(?:cost|costs|free|extra|charged?|charges|more|less)\b/,
  ),
  guarded(/^flat (?:rate|fee|charge)\b.*\b(?:delivery|shipping|postage|courier)\b/),
  guarded(
    /^(?:(?:and|so|but|then) )*(?:can|will|could|would) (?:it|they|this|that|these) (?:get|be|come|reach|arrive)(?: (?:here|there|to \w+|home|us|me))? (?:by|before|in time|until|within)\b/,
  ),
  guarded(
    /^(?:(?:and|so|but|then) )*how (?:long|many days) does (?:it|delivery|that) (?:usually |normally |generally )?take\b/,
  ),
  guarded(
    /^(?:(?:and|so|what about|any) )?(?:your |the )?(?:returns?|exchanges?|refunds?|delivery|shipping|discounts?|offers?|cod|emi|gift wrap(?:ping)?|tracking)(?: (?:link|policy|charges?|available|time|fees?|options?|possible|rules?))*\s*\?$/,
  ),
  guarded(
    /\b(?:are you|am i (?:talking|speaking|chatting) (?:to|with))\b.*\b(?:human|robot|bot|machine|mashine|computer|real (?:person|human))\b/,
  ),
  guarded(
    /\b(?:e-?mail|mail|mail id|number|address|phone|location) of (?:your|the) (?:office|shop|store|company)\b/,
  ),
  guarded(
    /\bdo you (?:people |guys |also )*(?:post|ship|deliver|courier|send)\b.*\bto (?!me\b|my\b)/,
  ),
  guarded(
    /\bhow many days (?:to|will it take to|does it take to|for it to) (?:reach|deliver|come|arrive|get)\b/,
  ),
  guarded(
    /^(?:(?:and|so|but|ok) )?what if (?:i|he|she|they|it|my \w+) (?:don't|doesn't|do not|does not|didn't) (?:like|want|fit|suit)\b/,
  ),
  guarded(
    /^(?:can|could|may) (?:i|we) pay (?:when|once|after|at the door|on delivery|on arrival)\b/,
  ),
  guarded(
    /\b(?:shop|store|showroom|place|branch)\b.*\b(?:walk in(?:to)?|come (?:to|by|in)|visit|drop (?:by|in)|see (?:it|them|things) in person)\b/,
  ),
  guarded(
    /^is (?:this|your) (?:shop|site|store|app|website) (?:genuine|safe|real|legit|fake|trusted)\b/,
  ),
  guarded(
    /^(?:(?:and|so|but|ok) )?(?:can|could|may) (?:i|we) cancel\b(?! (?:that|this|the question))/,
  ),
  guarded(
    /\b(?:whether|if) (?:i|we|you|one) can cancel\b|\bcancel(?:ling|ing|lation)\b.*\b(?:allowed|possible|free|charges?|policy)\b/,
  ),
  guarded(
    /^(?:(?:and|so|but|ok) )?(?:what|where)(?:'s| is) (?:your|the shop's) (?:(?:shop|store|full|exact) )?(?:address|location)\b|\bwhich (?:city|town|area|part of \w+) are you\b/,
  ),
  guarded(
    /\b(?:have|got) (?:a |any |an )?(?:showroom|outlet|branch|(?:physical|offline|real) (?:shop|store))\b|\b(?:come|visit) and (?:see|try|look|feel)\b|\bpremises\b/,
  ),
  guarded(
    /\bgift[- ]?(?:wrap|pack)\w*\b|\bwrap (?:it|this|that|them) (?:up )?(?:as|for|in)\b|\bin (?:nice|gift|wrapping|pretty|fancy) paper\b/,
  ),
  guarded(
    /\b(?:bargain|negotiat\w+|concessions?)\b|\b(?:best|last|final|fixed) price\b|\b(?:something|anything|money) off\b|\b(?:reduce|lower|come down on|bring down) (?:the |your )?(?:price|rate)s?\b/,
  ),
  guarded(
    /\b(?:who|whom|where) (?:do|can|should|could) (?:i|we|one) (?:complain|call|ring|contact|reach)\b|\bhow (?:do|can|could) (?:i|we|one) (?:reach|contact|call|get hold of|get in touch)\b/,
  ),
  guarded(
    /\bnumber (?:(?:that )?(?:i|we) can |to )(?:ring|call|phone)\b|\bcustomer (?:care|service|support)\b/,
  ),
  guarded(
    /\b(?:do|would|will|can|are) you (?:also |be )*(?:take|taking|accept|accepting) (?:cash|upi|cards?|cheques?|net ?banking)\b/,
  ),
  guarded(
    /\b(?:ways?|how) (?:to|of|do|can|does|could)(?: (?:i|we|one|people|you))? (?:pay|paying|give the money)\b|\bgive the money to the (?:delivery|courier|post)\w*\b/,
  ),
  guarded(
    /\b(?:give|get|offer|do|make)(?: me| us)? (?:(?:some|a|any|little|good|bit of) )+(?:discount|concession|reduction)\b/,
  ),
  guarded(
    /\b(?:whom?|where) (?:do|can|should|could|to|must) (?:i |we )?(?:telephone|phone|ring|call)\b|\b(?:number (?:on|at) which|(?:on|at) (?:what|which) number)\b.*\b(?:i|we|one) (?:can|could|may)?\b|\b(?:on|at) (?:what|which) number (?:can|could|may|do|should) (?:i|we|one)\b|\bis \S+ really (?:the|your) number\b/,
  ),
  guarded(
    /\bwhat(?:'?s| is) your (?:\w+ )?(?:address|e-?mail)(?: again)?\b|\b(?:give me|tell me|share) your (?:phone|telephone|contact|mobile) (?:number|no)\b/,
  ),
  /\bwho (?:runs|owns) (?:this|the) (?:place|shop|store)\b/,
  guarded(/\bcan (?:i |we )?(?:return|exchange)(?: it| this| them)? or (?:not|no|cannot|can't)\b/),
  /\bsafe\b.*\b(?:pay|paying|card|online)\b/,
];
/** Not at the checkout, where they name fields. */
export const contactQuestions: readonly RegExp[] = [
  guarded(
    /^(?:(?:and|so|but|ok|okay|hi|hello|acha|accha|sorry|eh)[\s,]+)*(?:(?:what(?:'?s| is)?|give me|tell me|share|i (?:need|want)|do you have|is there|have you got) )*(?:(?:the|your|a|any|some|shop's|ur) )*(?:phone|telephone|contact|mobile|helpline|customer care) (?:number|no|num)(?: (?:there|again|please|pls|of (?:the|your) shop|to call))*[\s?.!]*$/,
  ),
];
export const asksShopQuestion =
  /\?|\b(?:what|what's|how|which|when|where|who|whom|is|are|do|does|can|could|will|would|any|if|suppose|possible|kya|kab|kitne|need to know|tell me|policy)\b/;
/** "A number to call if it doesn't fit": the question precedes the supposition. */
export const supposition = /,? \b(?:if|in case)\b[^,.?]*/g;

export const asksSeller =
  /^(?:(?:and|so|but|then|ok|okay|hi|hello|hey|sorry|please|excuse me|tell me|before (?:i|that)[\w ]*|i have \w+ (?:it|this|them)(?: once| twice)?|my friend said)[\s,.!]+)*(?:(?:do|does|did|can|could|will|would|may|might|must|should|are|is|have|has) (?:you|u|i|we|it|they|these|this|the|your|my|things|parcels?|clothes|there|one|somebody|someone|anyone)\b|what (?:if|is|are|do|does|happens|number|time)\b|what's\b|which\b|who(?:'s|m)?\b|whose\b|when\b|where\b|how\b|(?:for )?how (?:long|many|soon)\b|suppose\b|any\b|there's\b)/;
export const ofSelling: RegExp = anyOf(
  "(?:have|take) (?:it|them|this|things) back, (?:swap|exchange) (?:it |them |this )?for a (?:bigger|smaller|larger|different), way back, make up my mind, collect (?:it|them) from my, (?:it|they|things|parcels?) (?:be |are |is |stay )?on the road, (?:it|they|things|parcels?) (?:usually )?turn up, do parcels? (?:come|arrive), choose the (?:day|time) (?:it|they), when (?:he|they) rings?, shipping on the house, free (?:shipping|delivery), the fee (?:go|drop|be|get)*, above (?:some|a certain|what) amount, card (?:number )?(?:kept|saved|stored), (?:keep|save|store) my (?:card|data|details|number), my (?:data|privacy), spam, (?:take|accept|pay with|pay by) (?:american express|amex|diners), pay by (?:cheque|instal\\w+), emi, partly by, half now, labels, brands? (?:do|are|have), made in (?:india|china), who (?:makes|made|stitches|sews|weaves) (?:these|them|your), hand ?woven, handmade, organic, ethical*, made? to measure, school uniforms, restock*, when it's back, catalogue on, hiring, old clothes, invoice, gst, bill with, gift vouchers?, gift cards?, coupons?, first[- ]time, loyalty*, (?:off|discount|less) for students, do (?:me )?a (?:little|bit) (?:less|better), best you can do, speak (?:to|with) (?:a |some)*, (?:when|what time) (?:are|do) you open, opening hours, send abroad, ship (?:abroad|overseas), little note, note in(?:side)?, price (?:be )?(?:visible|on the (?:box|packet|parcel))",
);
