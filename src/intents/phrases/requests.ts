/** "Would you mind adding …", "I was hoping you could add …": the plain act. */
import { guarded } from "../../../language/text/guarded.ts";

const verbs =
  "add put take get give pack make change swap switch replace remove drop delete discard scrap keep cancel undo show open find search look go bring pull click tap press pick select choose display check read tell say repeat compare filter sort clear empty place pay confirm proceed continue start fill write set update use skip return exchange track send ship deliver move scroll zoom increase reduce double throw toss pop grab order buy describe list narrow include exclude recommend suggest explain save edit correct fix turn close stop log sign".split(
    " ",
  );

const act = `(?=(?:please |just |kindly )?(?:${verbs.join("|")}|let me)\\b)`;
export const lead =
  "(?<lead>^(?:(?:hey|hi|hello|ok|okay|so|and|also|please|yes|yeah|yep|no|well|oh|actually|alright|right|now|then|but|good|great|fine|cool|nice|sorry|excuse me|sure)[\\s,.!]+)*)";
const canYou = "(?:can|could|might|would|will|may)";

/** "Sorry to bother you, but …", before a wish or a question. */
export const preludes = guarded(
  new RegExp(
    `${lead}(?:sorry to (?:bother|trouble|disturb|interrupt)(?: you)?|i hate to (?:bother you|be a (?:nuisance|bother|pain)|ask)|forgive me(?: for asking| if this is (?:silly|stupid))?|if it(?:'s not| is not| isn't) (?:a bother|too much(?: trouble| of a bother| to ask)?)|if you (?:don't|do not|wouldn't) mind|if you(?:'d| would) be so kind|no (?:hurry|rush)(?: or anything)?|whenever you(?:'re| are) (?:free|ready)|(?:just )?(?:a|one|my)? ?(?:quick |little |tiny )?(?:request|help|doubt|favou?r)(?: i have)?|i've been meaning to ask|while (?:we're|you're|i'm) at it|not sure (?:how this (?:talking thing )?works|if this is the right place))[\\s,.:;–-]+(?:but |and |so )?(?=\\p{L}+ \\p{L}+ \\p{L})`,
    "iu",
  ),
);

/** What asks, with "you". */
export const asksYou = guarded(
  new RegExp(
    `${lead}(?:${[
      `${canYou} you(?: (?:possibly|perhaps|maybe|kindly|please|just|go ahead and|be so kind (?:as to|and)|be kind enough to|be a (?:dear|love|star|sweetheart)(?: and|,)|do me a favou?r(?: and|,|:)))+`,
      `(?:is there )?(?:any|a) (?:chance|possibility) (?:that )?you ${canYou}`,
      `(?:is there )?any ?way (?:that )?you ${canYou}`,
      `i(?:'m| am| was|'d been| have been)? ?(?:just |kind of )?(?:hoping|wondering) (?:(?:if|whether|that) )?you(?:'d| ${canYou})(?: be able to)?(?: possibly| please| perhaps)?`,
      `(?:i(?:'d| would|'ll)|it(?:'d| would)) (?:really |so |very much )?(?:appreciate(?: it)?|be (?:so |very |really )?(?:grateful|glad|happy|great|nice|good|lovely|awesome|helpful)|love it|like it) if you(?:'d| ${canYou})(?: possibly| please)?`,
      "i (?:just |really |only )?need you to",
      "i(?:'d| would) (?:rather|prefer)(?: that)? you",
      "i(?:'m| am) (?:going|gonna) to? ?ask you to",
      "i(?:'d| would) ask you to",
      `(?:do you )?(?:think|reckon|suppose) you ${canYou}(?: possibly| maybe| please)?`,
      "would it be (?:too much(?: trouble| of a bother)?|ok(?:ay)?|all ?right|possible) (?:(?:for you )?to|if you(?:'d| could)?)",
      `${canYou} i (?:trouble|bother|ask|request) you to`,
      "what i(?:'d| would) (?:really )?like is(?: for)? you to",
      "would you be (?:so kind|so good|good enough|kind enough|able|willing|a (?:dear|love|darling)|an angel)(?: as)?(?: to| and)",
      "kindly (?:be so (?:good|kind) (?:as to|and)|do the needful and)",
      "i think you (?:should|can|could)",
      "why (?:don't you|not)(?: just| please)?(?= \\w+ (?:me|it|that|this|these|those|them|both|us)\\b)",
      "(?:please )?do me a (?:quick |little )?favou?r(?: and|,|:|\\.)",
      "be a (?:dear|love|star|sweetheart|good (?:boy|girl|lad))(?: and|,)",
      "(?:i'll )?tell you what[,.:]?",
      "(?:after that|afterwards),?",
      "(?:next|first(?:ly)?|first of all|finally|lastly|secondly|one more thing|another thing)(?:[,:]| i'd like you to)",
      "(?:quickly|immediately|simply|directly|at once|jaldi(?: se)?|zara|urgently),?",
    ].join("|")})\\s+${act}`,
    "iu",
  ),
);

/** "Maybe add it". */
export const lets = guarded(
  new RegExp(
    `${lead}(?:(?:i think )?we should(?: just)?|(?:it's |it is )?time to|maybe|perhaps)\\s+${act}(?!.*\\?\\s*$)`,
    "iu",
  ),
);

/** "Wait, add this" corrects nothing, but refuses what is asked; "you can place it" agrees to it. */
export const unasked = guarded(
  new RegExp(
    `${lead}(?:(?:wait|hold on|hang on|one (?:sec|second|minute|moment)|(?:just )?a (?:sec|second|minute|moment)|ek minute)[,.!…]+|you (?:can|may|could|should)(?: now| just| please| go ahead and)?(?= (?:confirm|add|put|pack|remove|proceed|order|send|ship|deliver|clear|empty|open|show)\\b))\\s+${act}(?!.*\\?\\s*$)`,
    "iu",
  ),
);

/** "Is there a way to return it?": can I. */
export const wayTo = guarded(
  new RegExp(
    `${lead}is there (?:a|any|some)(?: \\w+)? ?way (?:to|(?:that )?i (?:can|could|might))\\s+${act}`,
    "iu",
  ),
);

/** "Add it, will you?", "add it na". */
export const asksLast = guarded(
  new RegExp(
    `${lead}${act}(?<act>.*[\\p{L}\\p{N}])(?:[\\s,]+(?:will|would|could|can|won't|can't) you(?: please)?|[\\s,]+(?:ji|naa?|haan|okay|alright|all right))+[\\s.?!]*$`,
    "iu",
  ),
);

/** Said of oneself: "I'm gonna take it". */
export const willDo = guarded(
  new RegExp(
    `${lead}(?:i(?:'m| am) (?:just )?(?:going to|gonna)|imma|i(?:'ve| have) decided to|i(?:'ve| have) decided i'll|(?:i think|i guess|i suppose|i reckon|maybe|perhaps) i(?:'ll| will|'d better)|i(?:'d| had) better)\\s+(?:just )?(?!go\\b|check\\b|look\\b|see\\b|say\\b|tell\\b|stop\\b|log\\b|sign\\b|close\\b|start\\b)${act}`,
    "iu",
  ),
);

/** "I'm trying to open my orders"; not "to find a present". */
export const triesTo = guarded(
  new RegExp(
    `${lead}i(?: wish|'m (?:trying|looking|hoping|here|planning)| am (?:trying|looking|hoping|here|planning)| was (?:trying|looking|hoping|about|planning)) to\\s+(?!(?:buy|find|get|search|look|pick|choose|say|tell)\\b)${act}`,
    "iu",
  ),
);

const doubled = /^(?:put|get|drop|set|skip|ship|swap|scrap|tap|pop|grab|stop|log)$/;
const withIng = (verb: string): string => {
  if (doubled.test(verb)) return `${verb}${verb.at(-1)}ing`;
  return verb.endsWith("e") ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
};
const plainOf: ReadonlyMap<string, string> = new Map([
  ...verbs.map((verb) => [withIng(verb), verb] as const),
  ["cancelling", "cancel"],
  ["letting", "let"],
]);

/** "Would you mind adding". */
export const minds = guarded(
  new RegExp(
    `${lead}(?:(?:(?:would|do|will|if) you (?:please )?)?mind|how about(?: you)?(?= (?:we )?(?:adding|putting|removing|making|changing|swapping|taking|giving|placing|keeping|clearing|opening|showing)\\b)|can i trouble you (?:with|for)|thanks in advance for)\\s+(?:just |please )?(?<doing>${[...plainOf.keys()].join("|")})\\b`,
    "iu",
  ),
);
export const plainVerb = (doing: string): string => plainOf.get(doing.toLowerCase()) ?? doing;

/** "… right away", "… thanks a lot". */
export const hurriesLast = guarded(
  /(?<=[\p{L}\p{N}'")][.!,?]*)[\s,.!]+(?:right away|real(?:ly)? quick(?:ly)?|asap|at once|immediately|jaldi(?: se)?|without delay|(?:right now|this minute)(?<!\b(?:not|is|are|on|out) right now)|(?:when|whenever|once) you (?:can|get (?:a chance|time)|have (?:a moment|time))|if you (?:don't mind|could|can)|if (?:that's|it's|that is|it is) (?:ok|okay|alright|all right|fine)(?: with you)?|(?:super |really |very )?(?:quickly|fast)(?<!\b(?:your|speak|talk|go|deliver|delivered|ship|come|comes|arrive|arrives|reach|how|dry|dries|fade|fades|shrinks?|out|so|too)(?: \p{L}+){0,3} (?:quickly|fast))|honestly|basically|obviously|of course|(?:and )?(?:many thanks|thanks|thank you|thankyou|thx|cheers)(?: (?:a (?:lot|ton|million|bunch)|so much|very much|so very much|in advance|again|for (?:your|the|all your) help))+)(?<end>[\s.!]*)$/iu,
);

/** "Go for it man". */
export const matesLast = guarded(
  /(?<=\b(?:it|that|this|them|now|please|thanks|okay|ok|yes|no|yeah|yep|nope|sure|wait|order|cart|bag|one)) (?:man|boss|bro|buddy|mate|my friend|guys)(?<end>[\s.!?]*)$/iu,
);

const ownWord =
  "(?!(?:the|this|that|these|those|it|them|one|ones|my|his|her|their|our|your|more|another|other|which|what|how|where|size|both|all|none|\\p{L}+ing)\\b)";

/** "I've been looking everywhere for kurtas", "what's the best saree"; what it names decides. */
export const asksToSee = guarded(
  new RegExp(
    `${lead}(?:${[
      "i(?:'m| am| was|'ve been| have been)? (?:just |really |still |also |actually |currently )*(?:hunting|browsing|scouting|on the (?:lookout|hunt)|(?:looking|searching|shopping)(?= (?:around|everywhere|all|high|online|here)\\b))(?: (?:around|everywhere|all over(?: (?:town|the place))?|high and low|online|here))? for",
      "i(?:'m| am| was|'ve been| have been)? (?:just |really |also )*(?:thinking (?:of|about)(?: (?:getting|buying|having))?|interested in(?: (?:buying|seeing|getting))?|in the mood for|in search of|dying (?:for|to get)|here for|after)",
      "i(?:'ve)? (?:came|come)(?: here| in)? for",
      "i require",
      "where (?:are|do you keep|can i (?:find|see|get))(?: the| your| all the)?",
      "(?:i (?:have to|must|should|gotta|got to|wanna|ought to)|wanna|gotta|looking to|trying to|hoping to|planning to) (?:buy|find|get|purchase|pick up|see)(?= (?:(?:an?|some|any) )?(?:\\p{L}+ )*\\p{L})",
      "(?:check|browse|hunt) for",
      "(?:check|see) if (?:you|u|there) (?:have|are|is|got)(?: any| some)?",
      "(?:let me |i(?:'d| would) like to )?(?:view|browse|look at|check out)(?= (?:an?|some|any|\\p{L}+s)\\b)",
      "(?:open|take me to|bring me to|go to|bring up|pull up|get me to)(?= (?:an?|some|any)\\b)",
      "what(?:'s| is| are)(?: (?:your|the))? (?:very )?best",
      "(?:maybe|perhaps)(?= (?:an?|some)\\b)",
      "(?:the )?(?:latest|newest)",
      "(?:what are )?(?:my |the |your )?options for",
    ].join("|")})\\s+(?<what>(?:an? |some |any )?${ownWord}.+)$`,
    "iu",
  ),
);

/** "What kinds of sarees are there?" */
export const kindsOf = guarded(
  new RegExp(
    `${lead}(?:what|which) (?:all )?(?:kinds?|types?|sorts?|styles?|varieties|variety) of (?<what>.+?) (?:are there|do (?:you|u|we) (?:have|sell|stock|keep)|have you got|you have|is there|can i (?:see|get))[\\s?.!]*$`,
    "iu",
  ),
);

/** "Which of these is a shawl?" */
export const whichIs = guarded(
  /^which (?:one )?(?:of (?:these|those|them) )?(?:is|are) an? (?<what>\p{L}+(?: \p{L}+)?)[\s?.!]*$/iu,
);
