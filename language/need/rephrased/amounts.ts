/** Amounts: "leave out whatever costs over 1500" is "at most 1500". */
import type { Form } from "./form.ts";

const out =
  "(?:remove|take (?:out|away|off)|leave out|drop|hide|skip|exclude|get rid of|filter out|throw out|cut out|knock off|delete|ditch|lose|do away with|chuck(?: out)?|don'?t show(?: me)?|do not show(?: me)?|keep out|rule out)";
const those =
  "(?:(?:all|any|the|those|these|any ?thing|everything|whatever|whichever|what|things?|stuff|ones?|items?|pieces?|clothes|of|me|that|which|are|is|'s|'re|costs?|costing|priced|comes?|goes)[ ,]+)*?(?:whatever's |that's |what's |which is )?";
const amount =
  "(?:₹|rs\\.? ?|inr )?(?:\\p{N}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|a |hundred|thousand)";
const over =
  "(?:over|above|more than|beyond|upwards of|dearer than|costlier than|pricier than|more expensive than|higher than|exceeding)";
const under = "(?:under|below|less than|lower than|cheaper than|beneath|less expensive than)";

const setAside = (side: string) =>
  new RegExp(`\\b${out} ${those}(?:priced )?${side} (?=${amount})`, "giu");
/** "The ones under a thousand, take them off". */
const afterwards = (side: string) =>
  new RegExp(
    `\\b(?:(?:the |any ?thing|whatever(?:'s| is)?|those|things|ones) ?)+(?:that(?:'s| is| are)? |which (?:is|are) )?(?:priced )?${side} (?=${amount})([^,.;]+)[,;]? (?:please )?(?:take (?:them|those|it|that) (?:out|off|away)|(?:remove|drop|hide|skip|leave out|ditch) (?:them|those|it|that))`,
    "giu",
  );

export const amounts: readonly Form[] = [
  [setAside(over), "at most "],
  [setAside(under), "at least "],
  [afterwards(over), "at most $1"],
  [afterwards(under), "at least $1"],
  [
    /\b(?:cap|capped|limit|keep) (?:it |them |these |the price )?at (?=(?:rs\.? ?|₹ ?)?\d)/gi,
    "at most ",
  ],
  [
    /\b(?:my )?(?:dad|daddy|father|mom|mum|mummy|mother|papa|husband|wife|parents) (?:won't|will not|can't|cannot|wouldn't|would not) give me (?=(?:more|over|above|beyond)\b)/gi,
    "i won't pay ",
  ],
  // "I'm not looking at anything below 2000".
  [
    /\b(?:not|don't|dont|won't|never|wouldn't) (?:look(?:ing)?|want(?:ing)?|buy(?:ing)?|wear(?:ing)?|go(?:ing)?|touch(?:ing)?|consider(?:ing)?|see(?:ing)?)(?: at| for| to| in| see| buy)* any ?thing (?:below|under|less than|cheaper than) (?=(?:rs\.? ?|₹ ?)?\d)/gi,
    "at least ",
  ],
  // "4k is all papa gave".
  [
    /\b(?:is |it's )?(?:what|all)(?: that)? (?:papa|mummy|dad|daddy|mom|mum|mother|father|pa|ma|my (?:husband|wife|brother|sister)) (?:gave|has given|gives)(?: me)?\b/gi,
    "is my budget",
  ],
  // "3000 I can manage, 2500 better".
  [
    /(?<=^|[.,;!?] )((?:₹|rs\.? ?)?(?:\d{3,5}|\dk)) i can (?:manage|do|pay)(?:,? (?:but )?(?:₹|rs\.? ?)?\d[\d,]*k? (?:is |would be )?better)?/gi,
    "up to $1",
  ],
  // "1299, I want less than that".
  [
    /(?:₹|rs\.? ?)?(\d{3,5})(?:,| so| and)+ (?:i want|i need|want|need|if i can (?:buy|get)(?: it)?(?: for)?) (?:it )?(?:for )?less than (?:that|this)\b/gi,
    ", less than $1",
  ],
  // "We pooled 700".
  [
    /\b(?:pooled|collected|saved(?: up)?|kept(?: aside)?|put (?:by|aside)|set aside) (?:up )?(?=(?:₹|rs\.? ?)?\d{3,5}\b(?! (?:points|coupons|people|km)))/gi,
    "budget is ",
  ],
  // "Size small, under four".
  [
    /(?<!\b(?:kids?|children|child|boys?|girls?|aged?|ages|toddlers?|bab(?:y|ies)|son|daughter|niece|nephew|twins|rompers?|frocks?|delivery|heels|rating|not|i'm)\b[^.;]{0,40})\b(under|below) (two|three|four|five|six|seven|eight|nine|ten)(?=\s*(?:[.;!?]|$))/gi,
    "$1 $2 thousand",
  ],
  // "Two thousand forty two size".
  [
    /\b(thousand) ((?:twenty|thirty|forty|fifty)(?:[ -](?:two|four|six|eight))?) size\b/gi,
    "$1, size $2",
  ],
  [/\b(?:one |a )?hundred per ?cent\b/gi, "100%"],
  [/\bcouch to (?:five|5) ?k\b|\bat 0\d{3}\b/gi, ""],
  // But "two and a half thousand".
  [/(?<!\band |\ba )\bhalf (?:a )?thousand\b/gi, "500"],
  [
    /(?<=\b(?:dress|top) )up ?to (?=(?:rs\.? ?|₹ ?)?(?:\p{N}|a |one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty))/giu,
    "under ",
  ],
];
