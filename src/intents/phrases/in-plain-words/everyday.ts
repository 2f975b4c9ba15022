/** Whole sentences by the plainest that means the same. */
import { countForm } from "../../../../language/readers/counts.ts";
import { alternatives } from "../../../../language/text/alternatives.ts";
import { neededWords, saysOneOf } from "../../../../language/text/guarded.ts";
import { whole } from "./other-words.ts";

const it = "(?:it|this|that|(?:this|the) (?:shirt|one|piece|item|product|thing)|ye|yeh|iska|isko)";
const day = "(?: right now| now| today| currently| at the moment)?";
const who =
  "(?:gents?|men(?:'?s)?|boys?|males?|ladk[aeo]n?|ladies|lady(?:'?s)?|wom[ae]n(?:'?s)?|girls?|females?|ladk[iy]+o?n?)";

const plainest: Readonly<Record<string, string>> = {
  "how much is it": `(?:.{1,50}[ ,])?what (?:am i|are we|will i be|would i be) paying for ${it}|kinn[aei] d[aei] (?:hai|aa|ae)(?: ji)?|kiti la aahe|evvalavu|enna vilai|eshtu`,
  "what is it made of": "mat(?:l|eri?al|rl)|(?:which|what|wat) mat(?:l|erial)",
  "which sizes does it come in": `(?:.{1,20} )?(?:what(?:'s| is) )?(?:the |its )?size range(?: (?:on|of|for|in) ${it})?(?: \\p{L}+ to what)?`,
  "how do i wash it": `(?:and |so )*(?:what are )?(?:the )?(?:care|washing|wash) instructions?(?: (?:for|of|on) ${it})?|(?:${it} )?(?:dhona|dhoye[n]?|wash karna|wash kar[eu]\\p{L}*|dhulai) kaise(?: hai| kare\\p{L}*| karna hai)?|(?:${it} )?kaise (?:dhona|dhoye[n]?|wash kar\\p{L}+)(?: hai)?|(?:.{1,50}[ ,])?(?:what are )?(?:the )?wash(?:ing)? (?:instructions?|care)(?: for ${it})?|how (?:does one|do you|do i|should i|should one|to) (?:look after|launder|maintain) ${it}(?: in the laundry| at home| in a machine)?`,
  "is it for men or women": `(?:.{1,60}[,.] ?)?(?:(?:is|are|this|it|that|one|so|for|an?|the|ye|yeh|this shirt|in|i can't tell from the picture) )*${who}(?: (?:wear|section|ke liye|hai|one))* (?:or|ya) (?:(?:for|an?|the|in) )*${who}(?: (?:wear|section|ke liye|hai|one|kya))*(?:,? please tell)?`,
  "is it in stock": `is ${it} (?:still )?available${day}|(?:.{1,60}, (?:so )?(?:please )?)?(?:check|tell me|see) if ${it} is still available|do you still have ${it} or is it (?:finished|gone|over|sold)|khatam (?:toh |to )?(?:nahi )?(?:hua|ho gaya)(?: na)?(?: ye| kya)?|stock (?:me|mein) hai(?: kya| na)?`,
  "describe it": `(?:thoda |mujhe |zara )*is ?k[ei] b[a]+re m[e]+(?:in)?(?: kuch)? (?:bata\\p{L}*|bolo)(?: do| dijiye| na)?`,
  "can it be returned": `returnable|is (?:a |the )?return possible(?: (?:on|for|with) ${it})?|(?:may i ask |i wonder |tell me )?(?:whether|if) ${it} can be returned(?: after \\p{L}+)?|${it} can be returned(?: after \\p{L}+)?`,
  "when will it arrive": `how long do i have to wait(?: till| until| before)? i get it|(?:roughly )?which day would it (?:land|be|reach)(?: at)? .{2,15}|eta|kab tak (?:aa\\p{L}*|mile?ga|milegi|pahunch\\p{L}*|ayeg[ai])(?: jayeg[ai])?|kab (?:aayeg[ai]|ayeg[ai]|mileg[ai]|tak)|(?:delivery |iski delivery )?kitne din (?:me|mein)(?: delivery)? (?:hogi|aayeg[ai]|mileg[ai])(?: iski)?|how (?:soon|quickly|fast) (?:would|will|can) ${it} be (?:at|with) (?:my door|me|us)|what(?:'s| is) the (?:usual |normal )?wait(?:ing time)? for (?:the )?(?:courier|delivery|parcel|it)(?: to .{3,20})?`,
  "how much is the delivery": `(?:.{1,40}, )?what (?:would|will|does|do) (?:the |your )?(?:courier|delivery|shipping) (?:cost|charge|be)(?: me)?`,
  "how can i pay": `(?:.{1,60}[,.] ?)?(?:is it (?:possible|okay|ok|fine) (?:to|if i)|can i|could i|would it be (?:ok|okay|fine|possible) to) (?:give the money|pay)(?: only)? (?:at the door|(?:once|when|after) .{3,40})|(?:do i have to pay now )or (?:is it (?:fine|ok) to |can i )?pay (?:after|when|once) .{3,40}|do i have to pay now or (?:later|.{3,30}(?:pay|cash|door).{0,20})`,
  "which size should i take": `(?:mujhe |mere liye )?kaun ?sa size (?:lena|lu|loon|sahi)(?: chahiye| rahega| hoga)?|size suggestion|(?:.{1,60}[ ,])?w(?:h)?(?:at|ich) size (?:is (?:going to|gonna) fit|(?:will|would) (?:fit|suit)|is (?:best|right|good)|(?:would|do|will|should) you (?:suggest|recommend|advise))(?: (?:for )?me)?|(?:can|could) you help me (?:figure out|find|choose|pick|with) my size(?: (?:for|in) ${it})?|(?:.{1,60}, )?(?:please )?(?:advise|suggest|tell) (?:me )?which (?:one|size) (?:will|would) be (?:right|best|good) for me|how (?:do|would|can) i know (?:what )?my size(?: is)?(?: (?:in|for) ${it})?`,
  "what goes well with it": `(?:matching-?wise, )?what(?: all)? suits ${it}|what (?:should|can|could) (?:one|i) (?:put together|combine|team|pair) with ${it}(?: to .{3,40})?|what (?:would|will|could) match with ${it}`,
  "show me something cheaper": `(?:can|could|may) i (?:please )?(?:see|have|get) (?:an option|something|one|options) (?:at|for|of|with) a (?:lower|lesser|smaller) price(?: than ${it})?|(?:.{1,50}[ ,])?show (?:me )?(?:something|one|some) (?:that|which) costs? less|(?:lower|lesser|less|low) price(?:d)? (?:options?|ones?|alternatives?)(?: please| plz| pls)?|(?:.{1,40}[!.,] ?)?kuch (?:kam daam|sasta|saste)(?: (?:me|mein|wala))?(?: hai| dikhao)?`,
  "say that again":
    "(?:sorry[, ]+)?what was that(?:[,.]? (?:(?:i|my|sorry|again|the \\p{L}+(?: \\p{L}+)? (?:was|is))\\b.{0,50})?)?",
  "which is the cheapest": `(?:(?!.*\\bfor \\p{L}).{1,40}[ ,])?(?:what|which(?: \\p{L}+)?)(?: of (?:these|them|those|all these))? (?:has|is having|have|having|with|is) (?:the )?(?:lowest|least|minimum) (?:price|rate|cost|priced)|(?:.{1,50}[ ,](?:so )?)?which (?:one )?of (?:these|them|those) costs? (?:the )?least|tell me the one i(?:'d| would) spend the least(?: money)? on`,
  "which is the most expensive": `(?:(?!.*\\bfor \\p{L}).{1,40}[ ,])?(?:what|which(?: \\p{L}+)?)(?: of (?:these|them|those))? (?:has|is having|have|having|with) (?:the )?(?:highest|most|maximum) (?:price|rate|cost)|(?:highest|top)[ -]priced? (?:item|one|piece)`,
  "sort by price, cheapest first": `(?:line|put|arrange|list) (?:them|these|all|everything)(?: up)? by (?:cost|price)(?:,? (?:from|starting) .{0,20}(?:cheap|low|least)\\p{L}*.{0,15})?`,
  "which is the warmest": "(?:the )?warmest (?:one |piece |thing )?(?:here|of (?:these|them|all))",
  "what's in my cart": `(?:(?:please|kindly|now|ok|okay)[ ,]+)*(?:let me see|show me|tell me|what(?:'s| is| are)?) (?:all )?(?:what(?:ever)? |that |the things )?i(?:'ve| have)? (?:selected|picked|chosen|gathered|collected|taken)(?: (?:until|till|up to|so far|till) ?(?:now|far)?)?|(?:hold on[, ]+|wait[, ]+|so )*what (?:all |exactly |all exactly )?(?:are we getting|is going in(?:to)? (?:this|the) (?:parcel|order|box)|am i getting|all is coming)(?: in (?:this|the) (?:parcel|order|box))?`,
  "how much is it altogether": `(?:so |and |then |ok |now )*(?:(?:what(?:'s| is) )?(?:the |my )?final(?: final)? (?:then|amount|figure|number|bill)|final final)`,
  "how much do i owe": "(?:so |and )*now i owe(?: you)?",
  "i'll pay by card":
    "(?:i'm |i am |am |ok |okay )*putting (?:it|this|that|everything|all|it all) on (?:my |the |a )?(?:credit |debit )?card",
  "what are the things below": `(?:(?:hi|hello|hey|so|ok|okay|and|acha|accha)[ ,]+)*(?:tell me )?what(?:'s| is| are|s)? (?:(?:the|those|these|all) )*(?:${countForm} |other )?(?:things?|pieces?|ones|items|clothes|products)?(?: (?:that|which) (?:is|are))? ?(?:shown |listed |given |kept )?(?:below|under|underneath|beneath)(?: (?:this|the|it|that|here)(?: \\p{L}+)?)?`,
  "what can i say": `main kya(?: kya)? (?:bol|keh|kah|pooch|puch) sakt[ai] h\\p{L}+|(?:let me know |tell me )?which (?:phrases|commands|words|sentences) (?:work|do you (?:know|understand))(?: here)?`,
  "where am i": `main? kah?an?a?n? h[uo]+n?(?: abhi)?|(?:sorry[, ]+)?(?:i'm lost[, ]+)?(?:which|what) page is this`,
  "clear the filters": `(?:i don't want )?(?:any of )?(?:those|these|the) filters? (?:any ?more|any longer)(?:[, ]+get rid of them)?|(?:drop|stop|lose|get rid of) (?:the |all )?filter(?:s|ing)(?: altogether| completely)?|(?:saare?|sab) filters? (?:saaf|hata|hatao|clear|nikal)(?: karo| do| kar do| dijiye)?`,
  "show me more": `next (?:few|lot|set|batch)(?: please| pls)?|next ones (?:please|pls)|keep going(?:[, ]+i want to see the rest)?|(?:aage|aur) (?:dikhao|dikhaiye)`,
  "remove everything": `(?:take|remove|throw|pull) every(?: single)? (?:item|thing|piece)(?: out)?(?: (?:of|from) (?:my |the )?(?:cart|bag|basket))?`,
  "which is the cheapest and which is the most expensive": `(?:from )?how much to how much (?:do (?:these|they|things) cost|are (?:these|they))|kitne se kitne(?: tak)?(?: ke| ka)?(?: hain?)?(?: (?:ye|yeh|sab))*|(?:tell |what(?:'s| is) )?the min(?:imum)? (?:n|and|&) max(?:imum)? price.{0,15}|(?:.{1,50} )?between which amounts.{3,40}|(?:(?:what(?:'s| is)|tell me) )?(?:the |your )?price range(?: (?:here|of these|on this page|of everything))?|(?:prices|rates) (?:range )?from what to what|how (?:much|expensive) are things here`,
  "undo that": `wapas (?:waise|waisa|pehle jaisa) hi? ?(?:kar (?:do|dijiye|dena)|karo)`,
  "keep shopping": `(?:abhi )?(?:aur|thodi aur) shopping (?:karni|karna) hai|(?:not (?:finished|done)(?: yet)?[, ]+)?(?:(?:i'd|i would) like|i want|let me|i(?:'ll| will)) (?:to )?(?:go on|carry on|keep|continue)(?: with)? (?:browsing|shopping|looking)(?: (?:around|for now|for a bit|a bit|more|the shop|some more))*|(?:cont|continue|contd) shopping|let me (?:just )?(?:look|browse)(?: around)?(?: some| a bit| a little)?(?: more)?(?: before i (?:buy|pay|order|check out|decide))?`,
  "which address have i put in": `(?:what|which) (?:delivery )?address (?:did i|have i|had i|do you have)(?: \\p{L}+)?(?: in| for me)?|main?e kaun ?sa (?:address|pata) (?:diya|dala|likha) (?:hai|tha)|(?:.{1,40}[ ,])?what(?:'s| is) the (?:delivery )?address (?:that )?i (?:typed|gave|entered|put in|filled|wrote)|(?:mera )?(?:address|pata) (?:dobara|phir se|ek baar) (?:batana|batao|bata do|bolo)(?: zara| na)?`,
  "how much do i have to pay": `(?:mujhe )?(?:kul |total )?kitn[aei](?: paise| paisa)? (?:dena|dene|deni) (?:hai|honge|hoga|padega|padenge)(?: mujhe)?`,
  "what's new": `(?:aaj )?kya (?:kya )?naya (?:aaya|hai|maal)(?: hai)?|naya (?:maal )?kya (?:hai|aaya)(?: hai)?|(?:.{1,50}[ ,])?what(?:'s| has| is) just (?:come in|arrived|landed)|(?:show me |see )?(?:your |the )?newest (?:items|things|stuff|arrivals)|could you (?:please )?show me your newest (?:items|things|stuff|ones|clothes|pieces)`,
  "who are you": `(?:may i know |can i ask )?(?:whom|who) (?:am i|i am|i'm) (?:talking|speaking|chatting) (?:to|with)|introduce yourself(?: na)?|aap kaun (?:hai|hain|ho|bol rahe ho)`,
  "how can i reach you": `(?:aapse |aap se )?(?:sampark|contact|baat) kaise (?:kare\\p{L}*|kar sakte\\p{L}*(?: hai\\p{L}*)?|ho)|what(?:'s|s| is) (?:the|d) best way to (?:get hold of|reach|contact|call) (?:u|you)(?: guys| people)?`,
  "where is your shop": `(?:aapka|aapki|tumhara|apka) (?:store|shop|dukaa?n) (?:kis jagah|kah?an?)(?: par| pe)? hai|(?:i wanted to know )?whereabouts (?:is )?your (?:store|shop)(?: is)?`,
  "can you help me": `how do i (?:talk|speak) to you(?: like)?(?: what do you understand)?|(?:meri |zara )?madad kar(?:oge|do|ein|iye|enge)(?: kya| meri)?|(?:hello )?(?:can|could|will) (?:someone|somebody|you|anyone) (?:please )?assist me(?: with this(?: website| app| shop| page)?)?|(?:i'm not very good with .{3,30}, )?would you mind helping me`,
  "does it shrink": `(?:.{1,80}[,. ])?(?:will|does|would|can) (?:${it}|this also|the size)(?: also)? (?:shrink|become smaller|(?:go|get) (?:tight|tighter|smaller))(?: (?:after|in|on) .{1,40})?|any shrinkage(?: in ${it})?|is it pre-?shrunk.{0,50}|dhone ke baad (?:chh?ot[ai]).{0,30}|(?:tell me )?if the size reduces after .{3,30}`,
  "does it have full sleeves": `are the sleeves (?:long|full)|(?:poori|full) baa?[zj]u (?:hai|wali hai|wali shirt hai|ki hai)(?: kya)?|full sl(?:v|eeve)s? or half sl(?:v|eeve)s?|(?:.{1,60}[ ,])?(?:is it|whether it's|is this) a (?:full|long)[- ]sleeved? (?:shirt|one)|.{1,60}the sleeves go all the way.{0,30}`,
  "is there any discount on it": `is ${it} on (?:sale|offer|discount)(?: at all)?|(?:any )?disc(?:ount)?s? (?:on|for) (?:this 1|${it})|(?:.{1,40} )?(?:giving|have|is there) (?:any |some )?(?:percent off|price reduction|reduction|rebate)(?: .{1,40})?|is ${it} the full price or .{3,40}`,
  "can you gift wrap it":
    "(?:.{1,60}[, ])?(?:would|could|can|will) you (?:be able to )?(?:wrap|pack) it(?: up)? (?:nicely|as a gift|like a gift)(?: for me)?",
  "who makes it": `(?:which|what) (?:company|brand|make) is ${it}(?: from| by| of)?|kaun banata hai.{0,12}|who(?:'s| is) the (?:manufacturer|maker|company)(?:,? if i may ask)?|(?:.{1,40} )?whose make is ${it}|${it} is made by whom(?: actually)?`,
  "is it see-through": `(?:.{1,60}[ ,])?(?:is|will|does|looks?) (?:${it}|the \\p{L}+|this material)(?: look| be)? (?:a bit |very |too |thin enough to )?(?:sheer|transpar[e]?nt|see[- ]?through)|transpar[e]?nt(?: hai(?: kya)?)?|aar ?paar dikhta.{0,20}|how sheer is it.{0,40}`,
  "how many sizes are there":
    "kitn[ei] sizes? (?:aat[ei]|hai|hain|me|mein).{0,20}|(?:tell me )?how m[a]?ny (?:different )?sizes (?!(?:of|in) my)(?:is|are|does|do|did|u|you|this|it|there).{0,30}|is it just .{3,20} sizes or how many",
  "read the description":
    "(?:say|repeat|read|tell)(?: me)? (?:that |the |those )?(?:product )?(?:descript?ion|details)(?: from the description)?(?: (?:again|once more|please|pls))*|(?:can|could) you repeat (?:those|the) details.{0,50}|wha?t was the descript?i?o?n.{0,20}",
  "show me the next picture":
    "(?:can|could|may) i see the next (?:image|picture|photo|pic)|agli (?:photo|tasveer|pic|image)(?: dikhao| dikhaiye)?|ne?xt (?:pic|image|photo)|(?:.{1,40} )?(?:move|go|swipe|slide|jump) (?:on )?to the (?:following|next) (?:picture|photo|image)|(?:swipe|slide|move) to the one after this (?:photo|picture).{0,40}|one (?:picture|photo|image) ahead|go forward one (?:photo|picture|image).{0,50}",
  "back to the top":
    "scroll all the way up|sabse upar (?:le chalo|jao|chalo)|(?:.{1,50} )?go (?:right|all the way) up(?: again)?|(?:.{1,50}[. ])?(?:could we |can we |let's )?(?:return|go(?: back)?|go up) to (?:the start|where the page starts|the beginning)(?: of (?:this|the) page)?|(?:.{1,20}, )?bilkul (?:top pe|upar)",
  "most expensive first":
    "(?:price )?(?:desc|descending|high to low)|arrange (?:them|these)(?: so)? (?:that )?the (?:dearest|costliest|most expensive|priciest)(?: one)?(?: comes)? first.{0,40}|put the (?:priciest|costliest|dearest|most expensive)(?: (?:pieces|ones|things|items))? (?:at the (?:start|top|beginning)|first)(?: of the list)?",
  "stop listening":
    "(?:turn|switch|put) (?:the |your )?mic(?:rophone)? off|don't listen(?: any ?more)?|sunna band kar(?:o| do)|mic (?:off|band)(?: kar(?:o| do))?|(?:(?:can you|now|i'm going to talk to .{2,25}, so) )?stop (?:hearing|listening to) me",
  "what do you sell":
    "which kinds of things do you have(?: on sale)?|kya kya (?:bechte|milta|milega|rakhte)(?: h\\p{L}+)?(?: yahan)?|(?:.{1,40} )?what (?:this|the|your) shop (?:is selling|sells)|what(?:'s| is) your range(?:,? what can (?:one|i) buy here)?|(?:can you tell me )?what sort of clothes (?:do )?you(?: people)? (?:keep|have|sell)",
  "is there a shop i can visit":
    "koi dukaa?n hai jah?an.{0,20}|(?:.{1,60} )?is there (?:an outlet|a store|a showroom|a shop) i can (?:come|go) to|any (?:physical|offline) (?:store|shop|outlet)|(?:.{1,30} )?(?:see|meet|visit) you in person.{0,25}",
  "how do i return something":
    "cheez wapas kaise.{0,20}|(?:explain |tell me )?how (?:returning|a return|returns?)(?: (?:an item|things?))? works?|(?:tell me )?the steps (?:for|to|of) (?:sending|return\\p{L}*|send).{0,25}|h(?:o)?w (?:2|to) (?:rtn|return) an? (?:item|thing|piece)",
  "which payment methods are there":
    "(?:pymt|payment|pay) (?:options?|modes?|methods?)|(?:could you )?list the modes of payment(?: for me)?",
  "is my card safe":
    "can i trust you with my card(?: details| number)?|(?:.{1,50} )?will my card (?:number |details )?be (?:protected|safe|secure)|(?:is )?(?:my )?card (?:secure|safe)|will (?:anybody|anyone|someone) .{0,20}misuse my card.{0,40}",
  "what do you need from me":
    "what all must i (?:fill|give|enter)(?: in)?(?: here)?|(?:.{1,20} )?wh?at (?:information|details|particulars) (?:do )?(?:you|u) (?:want|need|require)(?: (?:for|from) .{2,20})?|(?:.{1,30} )?which particulars are required(?: of me)?",
  "clear the form":
    "form (?:khaali|khali|saaf|clear) kar(?:o| do| dijiye)|erase (?:whatever|everything|all) (?:has been |i have |i've |that is )?(?:entered|filled|typed|written)(?: here| in)?",
  "what is still missing":
    "(?:.{1,20} )?which details (?:i haven't|have i not|i have not|haven't i) (?:given|filled|entered)(?: yet)?",
};

const thing = `(?:the |that |my )?(?<what>(?!(?:the|my|that|size|price|total|cart|order|address|delivery|shipping|postage|courier|charges?|quantity|rest|others?|everything|it|this|that|them|these|${countForm}|ek|do|teen|yeh?|yahi|aise|itna|isko|wahi|same)\\b)\\p{L}+(?: (?!(?:in|kaun|size|ka|ke|ki|ko|from|so|and)\\b)\\p{L}+)?)`;
const bag = "(?: (?:in|from) (?:my |the )?(?:cart|bag|basket))?";
const colour =
  "(?<colour>(?:light |dark |navy |sky )?(?:black|white|blue|red|green|yellow|pink|gr[ea]y|brown|beige|orange|purple|maroon|cream|navy))";

/** With what they name. */
const named: readonly (readonly [forms: string, plain: string])[] = [
  [
    `(?:.{1,60}[ ,])?(?:does ${it} come in|is ${it} available in|do you (?:get|have) ${it} in) ${colour}(?: also| too| as well)?`,
    "do you have it in $<colour>",
  ],
  [
    `${colour} colou?r (?:available|hai kya|there|milega)(?: in ${it})?`,
    "do you have it in $<colour>",
  ],
  [
    `(?:sirf|bas|only) ${thing} (?:rehne do|rakho|rakhiye|rakhna)(?:,? (?:baa?ki|aur) sab hata (?:do|dijiye))?`,
    "keep only the $<what>",
  ],
  [
    `i don't need the rest,? (?:just )?leave (?:me )?(?:only )?${thing}(?: alone)?${bag}`,
    "keep only the $<what>",
  ],
  [
    `(?:rmv|remove|delete|drop|take out) (?:all|everything|whatever's in there|whatever is in there) (?:but|except|other than|apart from|besides) ${thing}`,
    "keep only the $<what>",
  ],
  [`${thing} kaun ?s[ei] size k[iae] hai`, "what size is the $<what>"],
  [
    `i forgot (?:what|which) size i (?:put|took|chose|selected) (?:for )?${thing}(?: can you tell me)?`,
    "what size is the $<what>",
  ],
  [`(?:could you )?(?:please )?check the size of ${thing}${bag}`, "what size is the $<what>"],
  [`(?:remind me,? )?i took ${thing} in (?:what|which) size`, "what size is the $<what>"],
  [`minus ${thing},? what would i (?:pay|have to pay)`, "how much would it be without the $<what>"],
  [`${thing} ke bina kitna (?:hoga|banega|hota)`, "how much would it be without the $<what>"],
  [
    `(?:.{1,30} )?what (?:will|would) (?:the )?(?:bill|total|it) come to if ${thing} (?:weren't|wasn't|were not) there`,
    "how much would it be without the $<what>",
  ],
  [
    `(?:what's the |what is the |tell me the |not removing yet but tell me the |calculate (?:my |the )?)?(?:total|sum|bill) (?:without|w/?o|minus|leaving) ${thing}(?: aside)?`,
    "how much would it be without the $<what>",
  ],
  [
    `suppose i skip(?:ped)? ${thing}[,.] what (?:amount|sum|total) would (?:remain|be left)`,
    "how much would it be without the $<what>",
  ],
  [
    `will you send (?:things|it|parcels|this|them) to (?<where>\\p{L}+(?: \\p{L}+)?)`,
    "do you deliver to $<where>",
  ],
  [
    `i (?:live|stay|am)(?: up)? in (?<where>\\p{L}+)[,.]? (?:so )?do your parcels come here`,
    "do you deliver to $<where>",
  ],
  [
    `delivery (?:to|in|at) (?<where>\\p{L}+)(?: (?:possible|available|there|hai))?`,
    "do you deliver to $<where>",
  ],
  [
    `(?:.{1,50} )?do you (?:guys |people )?(?:ship|deliver|send) to (?<where>\\p{L}+) or not`,
    "do you deliver to $<where>",
  ],
  [
    `(?<where>\\p{L}+) tak (?:bhejte|deliver karte|delivery) h\\p{L}+`,
    "do you deliver to $<where>",
  ],
];

const forms = [...Object.entries(plainest).map(([plain, all]) => [all, plain] as const), ...named];
/** Each alternative separately, with the words that are asked for first. */
const ways = forms.flatMap(([all, plain]) =>
  alternatives(all).map((way) => {
    const form = whole(way);
    return {
      form,
      plain: `$<lead>${plain}`,
      words: neededWords(form.source.toLowerCase()) ?? [""],
    };
  }),
);
/** Letters; longer sentences say more. */
const longest = 140;
/** Words of a wish beside it, unless the form has them as well. */
const besides =
  /\b(?:add|put|buy|take|remove|delete|drop|make|change|open|order|pay|compare|show|cart|bag|basket|cash|card|upi|cod|return|refund|search|find|want|need|looking|stop)\b/g;

/** The plainest sentence that means the same, or the sentence. */
export function plainly(text: string): string {
  if (text.length > longest) return text;
  const lower = text.toLowerCase();
  for (const { form, plain, words } of ways)
    if (saysOneOf(lower, words) && form.test(text) && saysNoMore(lower, form))
      return text.replace(form, plain);
  return text;
}

const saysNoMore = (text: string, { source }: RegExp): boolean =>
  (text.match(besides) ?? []).every((word) => source.includes(word));
