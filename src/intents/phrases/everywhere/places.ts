import { guarded } from "../../../../language/text/guarded.ts";
import { anyOf } from "../any-of.ts";

export const placeNames = {
  closeSearch:
    /\b(?:close|shut|hide|remove|away|dismiss|rid|exit|cancel|clear)\b.*\bsearch|\bsearch\w*\b.*\b(?:away|off|close|closed|shut|gone|rid)\b/,
  openSearch: /\bsearch\w*\b|\btype (?:something|it|what)\b|\blook (?:it|something|things) up\b/,
  leave:
    /\b(?:log|sign|logged|signed|get|take) (?:me |us |myself )?(?:out|off)\b|\b(?:leave|exit) (?:my |the )?account\b|\blogout\b/,
  bag: /\b(?:bag|basket|trolley|kart|cart)\b|\bwhat(?:'s| is| all)?(?: there)? i(?:'ve| have)? (?:put|got|added|picked)(?: in)?[.?!]*$|\b(?:things|what|stuff) i(?:'ve| have)? (?:put|added|picked|chosen|selected)\b/,
  orders: anyOf("orders?, purchases?, purchased, bought, buying history, history"),
  contact: anyOf(
    "contact, write to, reach you, call you, customer care, customer service, customer support, phone number, get in touch, helpline, complain*",
  ),
  about: anyOf(
    "about, company, who you, who runs, who made, who started, who is behind, your story, behind this shop, behind the shop, brand",
  ),
  checkout: anyOf("check out, checkout, payment, till, pay, address, delivery"),
  newest: /\b(?:new|newest|latest|arrivals?|trending|popular|best ?-?sell\w+|just in|just came)\b/,
  home: /\b(?:main|front|first|start|starting|opening|landing|welcome|initial|home|homepage)\b|\bwhere (?:i|we) (?:started|began|came in)\b/,
  shopping: anyOf(
    "all, everything, whole, entire, full, catalogue, catalog, range, clothes, shopping, browsing, collection, shelves, shop floor, list, pieces, products?, shop",
  ),
} as const;
export const sureNames = {
  bag: guarded(
    /\b(?:back|return|step|go|take me|bring me|edit|alter|modify|adjust|update|redo|(?:change|fix|correct) (?:something|some things|a few things|what's|things|what i))\b.*\b(?:to|in|into|at|inside|from) (?:the |my )?(?:shopping )?(?:bag|basket|trolley)\b(?! (?:is|was|has|and (?:add|put|remove)))|\b(?:edit|alter|modify|adjust|update|redo) (?:the |my )?(?:shopping )?(?:bag|basket|trolley)\b/,
  ),
  home: guarded(
    /\b(?:main|front|first|start(?:ing)?|opening|landing|welcome) (?:page|screen)\b(?! (?:of|in|on) (?!(?:the|this|your) (?:shop|site|app)))/,
  ),
  closeSearch: guarded(
    /\b(?:close|shut|hide|remove|dismiss|get rid of)\b(?: \w+){0,2} search\b|\bshut (?:that|the) search|\bsearch(?: \w+){0,2} (?:away|closed|shut|gone)\b/,
  ),
  orders: guarded(
    /\b(?:past|previous|old|earlier) (?:purchases?|orders)\b|\bpurchases? (?:list|history)\b|\bwhat i(?:'ve| have)? (?:bought|purchased)(?: \w+){0,2}$/,
  ),
  clothes: guarded(
    /\ball (?:the |your |of your |of the )?clothes\b|\b(?:everything|all) (?:that )?you (?:sell|have(?! (?:written|noted|put|taken|heard|filled|understood|typed|entered|recorded)\b)|have got|stock)\b|\bback to (?:the |see the )?clothes\b|\bsee the clothes\b/,
  ),
  wholeRange: guarded(
    /\b(?:whole|full|entire|complete) (?:lot|range|collection|catalogue|list)(?: of (?:the )?clothes)?$|\ball (?:the |your |of the )?(?:items|pieces|products)$|\b(?:what(?:'s| is)|everything|all(?: that's| that is)?) (?:on|for) sale\b/,
  ),
  contact: guarded(
    /\b(?:write to|reach|call) you(?: people| guys)?\b.*\b(?:page|there|take me)\b|\b(?:page|screen)\b.*\b(?:your|shop's) (?:address|contact|phone|number|details)\b/,
  ),
  checkout: guarded(
    /\b(?:to|for) (?:the )?(?:paying|payment|billing)(?: (?:part|page|screen|bit|section|counter))?(?: now)?$|\bpay\b.*\b(?:show|take) me there\b/,
  ),
  about: anyOf("your company, who is behind, behind this shop, behind the shop"),
} as const;
/** "Form", "lead me to the form". */
export const backwards = /\b(?:back|return|step|go|take me|bring me)\b/;
export const toForm = guarded(
  /^(?:(?:and|so|now|then|great|fine|good|okay|ok|very well|alright|all right|anyway|let's|let us|let me|i want to|we can)[\s,.!]+)*(?:(?:(?:go|take me|lead me|bring me|move|get me|on|straight|proceed|jump|open|show me|show|see|start)(?: (?:on|up|straight|over|directly))? )?(?:to )?(?:the |my |this )?(?:(?:address|delivery|order|shipping|checkout) )?(?:form|bill(?:ing)? (?:page|counter)|(?<=(?:open|show|start|see|lead|take|bring) .*)check ?out)(?: (?:thingy|thing|page|part|screen|now|please|then))*(?:[,.]? (?:he|she|they|i|we|we'll|i'll|she'll) .*)?|(?:(?:my|our|the) (?:address|name|details|phone number),? )?(?:where|how) (?:do|can|should|must|shall) (?:i|we) (?:give|write|put|fill|enter|say|type|tell)(?: in| down| out)? (?:(?:my|our|the) (?:delivery )?(?:address|name|details|phone number)|it|where (?:it|they|this) (?:should|must|has to|have to) (?:go|be sent|come)))[.!?]*$/,
);
export const asksToGo = anyOf(
  "go, take, show, see, open, bring, back, browse, return, off, on, us, let me, want, wish, where, read, close, shut, hide, get rid, give",
);
export const readsOut = anyOf("read, tell, list");
/** "Everything you have | for winter". */
export const ofRange = /\b(?:everything|all)\b.*?\b(?<limit>(?:for|in|under|below|within) \w.*)$/;
