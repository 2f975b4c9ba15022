/** Whole sentences by the plainest that means the same. */
import { whole } from "./other-words.ts";

const it = "(?:it|this|that|(?:this|the) (?:shirt|one|piece|item|product|thing)|ye|yeh|iska|isko)";
const day = "(?: right now| now| today| currently| at the moment)?";
const who =
  "(?:gents?|men(?:'?s)?|boys?|males?|ladk[aeo]n?|ladies|lady(?:'?s)?|wom[ae]n(?:'?s)?|girls?|females?|ladk[iy]+o?n?)";

const plainest: Readonly<Record<string, string>> = {
  "how much is it": `(?:.{1,50}[ ,])?what (?:am i|are we|will i be|would i be) paying for ${it}|kinn[aei] d[aei] (?:hai|aa|ae)(?: ji)?|kiti la aahe|evvalavu|enna vilai|eshtu`,
  "what is it made of": "mat(?:l|eri?al|rl)|(?:which|what|wat) mat(?:l|erial)",
  "which sizes does it come in": `(?:.{1,20} )?(?:what(?:'s| is) )?(?:the |its )?size range(?: (?:on|of|for|in) ${it})?(?: small to what)?`,
  "how do i wash it": `(?:${it} )?(?:dhona|dhoye[n]?|wash karna|wash kar[eu]\\p{L}*|dhulai) kaise(?: hai| kare\\p{L}*| karna hai)?|(?:${it} )?kaise (?:dhona|dhoye[n]?|wash kar\\p{L}+)(?: hai)?|(?:.{1,50}[ ,])?(?:what are )?(?:the )?wash(?:ing)? (?:instructions?|care)(?: for ${it})?|how (?:does one|do you|do i|should i|should one|to) (?:look after|launder|maintain) ${it}(?: in the laundry| at home| in a machine)?`,
  "is it for men or women": `(?:.{1,60}[,.] ?)?(?:(?:is|are|this|it|that|one|so|for|an?|the|ye|yeh|this shirt|in|i can't tell from the picture) )*${who}(?: (?:wear|section|ke liye|hai|one))* (?:or|ya) (?:(?:for|an?|the|in) )*${who}(?: (?:wear|section|ke liye|hai|one|kya))*(?:,? please tell)?`,
  "is it in stock": `is ${it} (?:still )?available${day}|(?:.{1,60}, (?:so )?(?:please )?)?(?:check|tell me|see) if ${it} is still available|do you still have ${it} or is it (?:finished|gone|over|sold)|khatam (?:toh |to )?(?:nahi )?(?:hua|ho gaya)(?: na)?(?: ye| kya)?|stock (?:me|mein) hai(?: kya| na)?`,
  "describe it": `(?:thoda |mujhe |zara )*is ?k[ei] b[a]+re m[e]+(?:in)?(?: kuch)? (?:bata\\p{L}*|bolo)(?: do| dijiye| na)?`,
  "can it be returned": `returnable|is (?:a |the )?return possible(?: (?:on|for|with) ${it})?|(?:may i ask |i wonder |tell me )?(?:whether|if) ${it} can be returned(?: after \\p{L}+)?|${it} can be returned(?: after \\p{L}+)?`,
  "when will it arrive": `eta|kab tak (?:aa\\p{L}*|mile?ga|milegi|pahunch\\p{L}*|ayeg[ai])(?: jayeg[ai])?|kab (?:aayeg[ai]|ayeg[ai]|mileg[ai]|tak)|(?:delivery |iski delivery )?kitne din (?:me|mein)(?: delivery)? (?:hogi|aayeg[ai]|mileg[ai])(?: iski)?|how (?:soon|quickly|fast) (?:would|will|can) ${it} be (?:at|with) (?:my door|me|us)|what(?:'s| is) the (?:usual |normal )?wait(?:ing time)? for .{3,40}`,
  "how much is the delivery": `(?:.{1,40}, )?what (?:would|will|does|do) (?:the |your )?(?:courier|delivery|shipping) (?:cost|charge|be)(?: me)?`,
  "how can i pay": `(?:.{1,60}[,.] ?)?(?:is it (?:possible|okay|ok|fine) (?:to|if i)|can i|could i|would it be (?:ok|okay|fine|possible) to) (?:give the money|pay)(?: only)? (?:at the door|(?:once|when|after) .{3,40})|(?:do i have to pay now )or (?:is it (?:fine|ok) to |can i )?pay (?:after|when|once) .{3,40}|do i have to pay now or .{3,50}`,
  "which size should i take": `(?:mujhe |mere liye )?kaun ?sa size (?:lena|lu|loon|sahi)(?: chahiye| rahega| hoga)?|size suggestion|(?:.{1,60}[ ,])?w(?:h)?(?:at|ich) size (?:is (?:going to|gonna) fit|(?:will|would) (?:fit|suit)|is (?:best|right|good)|(?:would|do|will|should) you (?:suggest|recommend|advise))(?: (?:for )?me)?|(?:can|could) you help me (?:figure out|find|choose|pick|with) my size(?: (?:for|in) ${it})?|(?:.{1,60}, )?(?:please )?(?:advise|suggest|tell) (?:me )?which (?:one|size) (?:will|would) be (?:right|best|good) for me|how (?:do|would|can) i know (?:what )?my size(?: is)?(?: (?:in|for) ${it})?`,
  "what goes well with it": `(?:matching-?wise, )?what(?: all)? suits ${it}|what (?:should|can|could) (?:one|i) (?:put together|combine|team|pair) with ${it}(?: to .{3,40})?|what (?:would|will|could) match with ${it}`,
  "show me something cheaper": `(?:can|could|may) i (?:please )?(?:see|have|get) (?:an option|something|one|options) (?:at|for|of|with) a (?:lower|lesser|smaller) price(?: than ${it})?|(?:.{1,50}[ ,])?show (?:me )?(?:something|one|some) (?:that|which) costs? less|(?:lower|lesser|less|low) price(?:d)? (?:options?|ones?|alternatives?)(?: please| plz| pls)?|(?:.{1,40}[!.,] ?)?kuch (?:kam daam|sasta|saste)(?: (?:me|mein|wala))?(?: hai| dikhao)?`,
  "say that again": "(?:sorry[, ]+)?what was that\\b.{0,60}",
  "which is the cheapest": `(?:.{1,40}[ ,])?(?:what|which(?: \\p{L}+)?)(?: of (?:these|them|those|all these))? (?:has|is having|have|having|with|is) (?:the )?(?:lowest|least|minimum) (?:price|rate|cost|priced)|(?:.{1,50}[ ,](?:so )?)?which (?:one )?of (?:these|them|those) costs? (?:the )?least|tell me the one i(?:'d| would) spend the least(?: money)? on`,
  "which is the most expensive": `(?:.{1,40}[ ,])?(?:what|which(?: \\p{L}+)?)(?: of (?:these|them|those))? (?:has|is having|have|having|with) (?:the )?(?:highest|most|maximum) (?:price|rate|cost)|(?:highest|top)[ -]priced? (?:item|one|piece)`,
  "sort by price, cheapest first": `(?:line|put|arrange|list) (?:them|these|all|everything)(?: up)? by (?:cost|price)(?:,? (?:from|starting).{3,40})?`,
  "what can i say": `main kya(?: kya)? (?:bol|keh|kah|pooch|puch) sakt[ai] h\\p{L}+|how do i (?:talk|speak) to you(?: like)?(?: what do you understand)?|(?:let me know |tell me )?which (?:phrases|commands|words|sentences) (?:work|do you (?:know|understand))(?: here)?`,
  "where am i": `main? kah?an?a?n? h[uo]+n?(?: abhi)?|(?:sorry[, ]+)?(?:i'm lost[, ]+)?(?:which|what) page is this`,
  "clear the filters": `(?:i don't want )?(?:any of )?(?:those|these|the) filters? (?:any ?more|any longer)(?:[, ]+get rid of them)?|(?:drop|stop|lose|get rid of) (?:the |all )?filter(?:s|ing)(?: altogether| completely)?|(?:saare?|sab) filters? (?:saaf|hata|hatao|clear|nikal)(?: karo| do| kar do| dijiye)?`,
  "show me more": `next (?:few|lot|set|batch)(?: please| pls)?|next ones (?:please|pls)|keep going(?:[, ]+i want to see the rest)?|(?:aage|aur) (?:dikhao|dikhaiye|badho)`,
  "remove everything": `(?:take|remove|throw|pull) every(?: single)? (?:item|thing|piece)(?: out)?(?: (?:of|from) (?:my |the )?(?:cart|bag|basket))?`,
  "which is the cheapest and which is the most expensive": `(?:(?:what(?:'s| is)|tell me) )?(?:the |your )?price range(?: (?:here|of these|on this page|of everything))?|(?:prices|rates) (?:range )?from what to what|how (?:much|expensive) (?:are|is) (?:these|things|everything)(?: here)?`,
  "undo that": `wapas (?:waise|waisa|pehle jaisa) hi? ?(?:kar (?:do|dijiye|dena)|karo)`,
  "keep shopping": `(?:abhi )?(?:aur|thodi aur) shopping (?:karni|karna) hai|(?:not (?:finished|done)(?: yet)?[, ]+)?(?:(?:i'd|i would) like|i want|let me|i(?:'ll| will)) (?:to )?(?:go on|carry on|keep|continue)(?: with)? (?:browsing|shopping|looking)(?: .{1,30})?|(?:cont|continue|contd) shopping|let me (?:just )?(?:look|browse)(?: around)?(?: some| a bit| a little)?(?: more)?(?: before i (?:buy|pay|order|check out|decide))?`,
  "which address have i put in": `(?:what|which) (?:delivery )?address (?:did i|have i|had i|do you have)(?: \\p{L}+)?(?: in| for me)?|main?e kaun ?sa (?:address|pata) (?:diya|dala|likha) (?:hai|tha)|(?:.{1,40}[ ,])?what(?:'s| is) the (?:delivery )?address (?:that )?i (?:typed|gave|entered|put in|filled|wrote)|(?:mera )?(?:address|pata) (?:dobara|phir se|ek baar) (?:batana|batao|bata do|bolo)(?: zara| na)?`,
  "how much do i have to pay": `(?:mujhe )?(?:kul |total )?kitn[aei](?: paise| paisa)? (?:dena|dene|deni) (?:hai|honge|hoga|padega|padenge)(?: mujhe)?`,
  "what's new": `(?:aaj )?kya (?:kya )?naya (?:aaya|hai|maal)(?: hai)?|naya (?:maal )?kya (?:hai|aaya)(?: hai)?|(?:.{1,50}[ ,])?what(?:'s| has| is) just (?:come in|arrived|landed)|(?:show me |see )?(?:your |the )?newest (?:items|things|stuff|arrivals)|could you (?:please )?show me your newest \\p{L}+`,
  "who are you": `(?:may i know |can i ask )?(?:whom|who) (?:am i|i am|i'm) (?:talking|speaking|chatting) (?:to|with)|introduce yourself(?: na)?|aap kaun (?:hai|hain|ho|bol rahe ho)`,
  "how can i reach you": `(?:aapse |aap se )?(?:sampark|contact|baat) kaise (?:kare\\p{L}*|kar sakte\\p{L}*(?: hai\\p{L}*)?|ho)|what(?:'s|s| is) (?:the|d) best way to (?:get hold of|reach|contact|call) (?:u|you)(?: guys| people)?`,
  "where is your shop": `(?:aapka|aapki|tumhara|apka) (?:store|shop|dukaa?n) (?:kis jagah|kah?an?)(?: par| pe)? hai|(?:i wanted to know )?whereabouts (?:is )?your (?:store|shop)(?: is)?`,
  "can you help me": `(?:meri |zara )?madad kar(?:oge|do|ein|iye|enge)(?: kya| meri)?|(?:.{1,60}[ ,.])?(?:can|could|will) (?:someone|somebody|you|anyone) (?:please )?assist me(?: with \\p{L}+(?: \\p{L}+)?)?|(?:.{1,70}[ ,])?would you mind helping me`,
};

export const everyday: readonly (readonly [form: RegExp, everyday: string])[] = Object.entries(
  plainest,
).map(([plain, forms]) => [whole(forms), `$<lead>${plain}`]);
