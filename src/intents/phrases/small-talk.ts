/** Remarks to the assistant: "did you get that?", "I can't wait". */
import { countForm } from "../../../language/readers/counts.ts";

const mood =
  "i(?:'m| am) (?:so |very |really |a bit |just )?(?:in a (?:hurry|rush)|excited|tired|hungry|late|driving|cooking|new here|new to this|bad at this|not good at this)|my hands are (?:wet|full|dirty)|i (?:just )?can(?:'t|not) wait|i (?:really |just )?(?:like|love) (?:it|this|that)(?: (?:so much|a lot))?|it(?:'s| is) my birthday(?: today)?|it(?:'s| is) a (?:gift|surprise)";
const praise =
  "(?:wow|nice|lovely|phew|finally|at last|hurray|yay)|(?:you(?:'re| are) (?:so |really )?(?:great|the best|amazing|awesome|helpful|a star))|(?:good|great|nice) (?:job|work)|well done|that(?:'s| is) (?:so )?(?:nice|great|good|lovely|awesome|amazing|cool)";
const heard =
  "(?:did|do) you (?:get|hear|catch|understand) (?:that|it|me)|(?:you )?got (?:it|that)|(?:are |r )?(?:you|u) (?:still )?there|can you hear me|hello";
const care =
  "hurry(?: up)?|be quick|(?:please )?be careful|(?:please )?don'?t (?:make|do) (?:a|any) mistakes?|no rush|i (?:have to|must|need to) (?:go|leave|run)(?: soon| now)?|i don't have (?:much|a lot of|any) time|(?:so |i'm |very )?sorry(?: (?:about that|for (?:the trouble|bothering you|all this)))?|my bad";
const recounts =
  "(?:the|my) (?:last|old|previous) (?:one|pair) (?:tore|shrank|faded|ripped|broke|got (?:torn|lost)|is (?:torn|old|worn out))|(?:mine|it) (?:is|got) torn|i (?:already )?have one in \\p{L}+(?: already)?|i saw (?:it|this|one) for \\p{N}+(?: rupees| rs)? (?:on|at|in) [\\p{L} ]+|my \\p{L}+ (?:likes|loves) your (?:shop|store|app|site)";
const ends =
  "nothing (?:else|more)(?: (?:for now|please))?|that(?:'s| is| will be|'ll be) (?:all|it)(?: for now)?|(?:only|just) that|is (?:that|it) (?:ok|okay|all ?right|fine)(?: with you)?";

const last = (remarks: string) =>
  new RegExp(
    `(?<=[\\p{L}\\p{N}'")])(?:(?<end>[?!]+)[.…]*|[.,;…]*[.;…])(?:\\s+(?:${remarks})[.!?…]*)+\\s*$`,
    "iu",
  );
/** "Add it. Did you get that?" */
export const remarksLast = last(`${mood}|${praise}|${heard}|${care}|${recounts}|${ends}`);
/** "XL. Did you get that?", to a question. */
export const heardLast = last(heard);

/** "One in L, ok?" */
export const okLast = /(?<=[\p{L}\p{N}]), (?:ok|okay|alright|all right)\?+$/iu;

const begins =
  "(?=(?:please |kindly |can you |could you )?(?:what|what's|how|how's|which|where|where's|who|is|are|does|do|did|has|have|can|could|will|would|show|take me|go|open|tell|find|search|compare|read|any|anything)\\b)";

/** "Are you there? Show me kurtas". */
export const remarksFirst = new RegExp(
  `^(?:(?:ok|okay|oh|ah|hmm|so|and|but|well)[\\s,]+)*(?:(?:${heard}|${praise}|sorry|(?:again|one more time)(?=,)|see|look|if (?:possible|you can)|never ?mind|no (?:problem|worries)|i see|let me (?:think|see)|where was i|as i said|like i said|right|next|(?:i|we) (?:like|love) it)[,.!?…]+\\s+)+${begins}`,
  "iu",
);

const starts =
  "(?=(?:please |kindly )?(?:what|what's|how|how's|which|where|where's|who|is|are|does|do|did|has|have|can|could|will|would|show|go|open|tell|find|search|compare|read|add|put|remove|drop|delete|take|change|make|swap|give|get|i|my)\\b)";
const thing = "(?:thing|question|point|request|doubt|favou?r)s?";
/** "One more thing. Drop the jeans": no more of them. */
export const introduced = new RegExp(
  `^(?:(?:ok|okay|oh|ah|hmm|so|and|but|well|also|just|sorry|yes|yeah|right|i have|there's|there is)[\\s,]+)*(?:(?:(?:one|a) (?:more|last|final|other|quick|little|tiny|\\p{L}+ (?=doubt|request))|another|(?:last|next|final)(?=[^,.:;]*[,.:;])|quick) ${thing}|(?:the|my) (?:last|next|final|other) ${thing}(?=[,.:;])|(?:a |one )?quick one(?=[,:])|(?:so |just )*tell me(?=,)|(?:please )?do (?:one|me one) thing|ek kaam (?:karo|kijiye|kar)|i(?:'m| am) back(?: again)?|before i forget|first of all|while (?:you're|you are|i'm|i am|we're) at it)(?: please| before i (?:go|forget|pay|leave))?(?:[,.:;!?…]+\\s+|\\s+(?:also\\s+)?${starts})(?=[\\p{L}\\p{N}])`,
  "iu",
);
const approves =
  "(?:(?:light|dark|sky|navy) )?(?:black|white|blue|red|green|yellow|pink|gr[ea]y|brown|beige|orange|purple|maroon|cream|ivory|mustard) (?:is|will be|would be) (?:also )?(?:fine|ok|okay|alright|good|nice)|(?:(?:that(?:'s| is)|it(?:'s| is)|all) )?(?:(?:very|really|so|pretty) )?(?:fine|good|great|nice|lovely|ok|okay|cool|perfect)(?: (?:fine|good|cool))?|fair enough|got it|i see|i understand|understood|makes sense|(?:very )?(?:nice|good) one|no (?:problem|worries|issues?)|oh (?:my(?: god)?|no|god|wow|good)|my god|aha|wow|let me (?:think|see)|(?:thik|theek) hai|accha|sahi hai";
/** "That's fine. L for me". */
export const approvesFirst = new RegExp(
  `^(?:(?:ok|okay|oh|ah|hmm|so|yes|yeah|well)[\\s,]+)*(?:(?:(?:${approves})[.!…]+|(?:oh )?my god,|got it,|fair enough,|understood,|wow,)\\s+)+(?=[\\p{L}\\p{N}])`,
  "iu",
);
const parting =
  "(?:(?:ok|okay)[\\s,]+)?(?:thanks|thank (?:you|u)|thx)(?: (?:so|very) much| a lot)?(?:[\\s,]+(?:ji|dear|beta|bye|again|in advance|sir|madam))+|(?:ok|okay)[\\s,]+(?:ta )?bye(?: bye)?";
const goes =
  "i (?:have to|must|need to) (?:go|leave|run)(?: soon| now)?|i don't have (?:much|a lot of|any) time|i(?:'m| am) (?:in a (?:hurry|rush)|getting late|running late)";
/** The last words of what trails, asked for first. */
export const mayTrail =
  /(?:else|more|quick|quickly|jaldi|se|bye|dear|beta|ji|again|advance|sir|madam|there|me|mind|soon|now|go|leave|run|time|hurry|rush|late|okay|ok|na|please|clear|it|hai|samjh[ei]|understood|haan)[\s.!?…]*$/i;
/** "Add it, nothing else", "… quickly please", "… ok thanks bye". */
export const trailsLast = new RegExp(
  `^(?<all>.*?[\\p{L}\\p{N}'")?!.])(?:[\\s,]+(?:(?:and )?(?<!\\b(?:only|just)\\b.*)(?<!\\b(?:change|want|need|pay|add|remove|do|have) )nothing (?:else|more)(?!\\?)|(?<=^(?:(?:please|kindly|can you|could you|ok|okay|so|and|now) )*(?:add|put|remove|make|change|open|show|drop|delete|take|swap|place|find)\\b.*)(?<!\\b(?:speak|talk|read|say|tell|speech|voice|bolo|get|come|deliver\\w*|send|arrive|ship\\w*|reach\\w*|have)\\b.*)(?:please )?(?:quickly|quick|jaldi(?: se)?|quick quick)|(?<!\\bno )(?:${parting})|if you (?:don't|dont|do not|wouldn't) mind|(?<!^(?:hi|hey|hello|ok|okay|oh|so|sorry)[\\s,.!?]*)(?:(?:are|r) (?:you|u) (?:still )?there|(?:did|do|can) you hear me)|(?<!^(?:is|are|was|were|would|will|does|do|can)\\b.*)(?:th?ee?k hai|samjh[ei]|got it|clear|understood|okay|ok|haan)(?= na|\\?)|(?<!\\b(?:before|because|as|so|and|but|if|when|that|which|to) )(?:${goes}))(?: please| ok| na)?)+[\\s.!?…]*$`,
  "iu",
);
/** "Make the jeans three, is that possible?" */
export const possibleLast =
  /^(?!.*\b(?:later|after|once|when|afterwards|embroidery|gift|pocket|wrap|only|address|order)\b)(?=(?:please |kindly |can you |could you )?(?:make|put|add|change|swap|give me|get me|take|choose|pick|double|bring)\b)(?<all>.*?[\p{L}\p{N}'")])[\s,.?]+(?:(?:is|would|will) (?:that|it|this) (?:be )?(?:possible|ok|okay|all ?right|doable)(?: (?:with|for) you)?|(?:if|in case|agar) (?:(?:it|that|this|they)(?:'s| is| are) (?:available|there|in stock|possible)|you(?:'ve got| have(?: got)?)(?: (?:it|that|one|some|them))?|available|possible|hai toh)|possible|can you do (?:that|it|this)(?: for me)?|(?:will|would|can) you)[\s.!?…]*$/iu;

const kin =
  "wife|husband|mother|mom|mum|mummy|father|dad|papa|sister|brother|daughter|son|friends?|kids?|children|family|parents|aunt(?:y|ie)?|uncle|cousin|niece|nephew|girlfriend|boyfriend|partner|fianc[eé]e?|better half|bhabhi|didi|bhaiya|amma|appa|maa|grand\\p{L}+|nani|dadi|sasuma|missus";
const someone = `(?:my (?:\\p{L}+ )?(?:${kin})(?:-in-law| in law)?|him|her|them|(?:the )?(?:${kin}))`;
/** "Let me ask my wife first", "give me a moment". */
export const asksForTime = new RegExp(
  `^(?:(?:ok|okay|no|hmm+|so|wait|hold on|sorry|please|actually|accha|ah)[\\s,.!…]+)*(?:(?:(?:i|we)(?:'ll| will| have to| must| need to| should| want to|'d better)|let me) (?:just |first |quickly )?(?:ask|show(?: (?:it|this|them|these) to)?|check with|consult|talk (?:to|with)|discuss(?: (?:it|this))? with|speak (?:to|with)) ${someone}(?: (?:first|once|about (?:it|this)|before (?:buying|that|i \\p{L}+)|and (?:come back|tell you|see)))*|(?:just |only )?(?:a|ek|1|${countForm}) (?:sec|second|min|mins|minute|minutes|moment|mint)(?: (?:haan|ha|na|ruko|rukiye|only|bhaiya|yaar))*|give me (?:just )?(?:a|${countForm}|some|half a) (?:sec|second|moment|min|mins|minute|minutes|time)(?: to think)?|(?:let me|i(?:'ll| will| need to| have to| want to)) (?:just )?(?:think|decide)(?: (?:about it|it over|on it|over it|first|once|a bit|a little|more|about (?:this|that)))*|i need (?:a|some|more) (?:minute|moment|time)(?: to think| to decide)?|(?:he|she)(?:'s| is) (?:thinking|deciding))(?: please| na)?[.!…]*$`,
  "iu",
);

const approving =
  "ok|okay|k|good|great|nice|fine|perfect|cool|lovely|wonderful|excellent|superb?|awesome|beautiful|brilliant|correct|right|alright|all right|sahi|th?ee?k|ac+h+a|bad[hi]*ya|mast|understood|got it|i see|fair enough|makes sense|sure|done|wow|noted|sweet|exactly|better|finally|yay|phew|settled|sorted|not bad(?: at all)?|slay";
const beside =
  "oh+|ah+|hmm+|um+|uh+|er+|if you don.t mind|please|so|very|really|quite|much|that's|that is|it's|it is|this is|is|looks?|sounds?|yes|ya|yeah|haan|hai|hain|now|then|and|too|also|just|all|ji|ab|toh|bahut|ekdum|bilkul|na|that|this|it|(?:for|to|with|by) me|lol|haha|bhaiya|yaar|then|well|must say|i must say|i suppose|i guess|indeed";
/** "Ok good", "haan ab theek hai": heard, and no more. */
export const approvesOnly = new RegExp(
  `^(?!(?:is|looks?|sounds?|k|right)\\b)(?=.*\\b(?:${approving})\\b)(?:(?:${approving}|${beside})(?:[\\s,.!…-]+|$))+$`,
  "iu",
);
/** "Arre wah very pretty what is the price". */
export const admiresFirst =
  /^(?:(?:arre|are|wah|waah|wow|omg|oh|ooh|aww|so|very|really|such|too|oye|it's|its|this is|that's|how|kitna|kitni|bahut)\s+)*(?:pretty|cute|beautiful|lovely|gorgeous|adorable|sweet|stunning|sundar|pyaar[ai]|acch?[ai])(?:\s+(?:na|yaar|ji|hai|one|it is|this is|re))*[\s,!.]+(?=(?:what|what's|how|which|is|does|do|can|price|kitn[aei])\b)/iu;
/** "Too much yaar drop his shirt". */
export const tiresFirst =
  /^(?:(?:arre|oh|oho|no|it's|its|this is|that's|it is|becoming|getting)\s+)*(?:too|so|very|bahut) (?:much|costly|expensive|mehenga|heavy)(?:\s+(?:yaar|re|ya|na|ji|for me|now|it is))*[\s,!.]+(?=(?:drop|remove|delete|cancel|take (?:out|off|away))\b)/iu;
/** "He needs only one pair. Please reduce it". */
export const countsThenReduces = new RegExp(
  `^(?<act>.*\\b(?:only|just) (?:one|a|${countForm})\\b[^.!?]*)[.!,]\\s+(?:(?:please|kindly|so|and|then)\\s+)*(?:reduce|correct|change|update|adjust|fix) (?:it|that|them)(?: (?:please|accordingly|then|now))*[.!]*$`,
  "iu",
);
/** "Ok why not, M": a yes. */
export const whyNotFirst =
  /^(?:(?:ok|okay|yes|yeah|sure|haan|well|hmm+|and|fine)[\s,.]+)*why not[\s,.!]+(?=[\p{L}\p{N}])/iu;
/** "Show the kurta first". */
export const shownFirst =
  /^(?<act>(?:(?:ok|okay|please|so|now)[\s,]+)*(?:show|open|see|let me see)(?: me)? (?:the|that) (?!cheap|costl|most|low|high|new|old|dear|warm|best)\p{L}+(?: \p{L}+){0,2}) first[.!]*$/iu;
