/** Forms of cart changes, in words with slots (skeleton.ts). A new form is a line. */
import { guarded } from "../../../language/text/guarded.ts";
import { forms } from "./skeleton.ts";

const away =
  "(?:remove|removed?|delete|discard|ditch|scrap|bin|dump|axe|kill|nix|lose|drop|cancel|trash|omit|exclude|skip|cut|strike|scratch|eliminate|subtract|(?:get|be) rid of|rid of|do away with|out with|leave out|leave off|take (?:out|off|away|back)|taking (?:out|off)|throw(?: out| away)?|kick(?: out)?|chuck(?: out)?|toss(?: out)?|put (?:away|back)|pull(?: out)?|send back|hata do|hata de|hata dena|hatao|nikalo|nikal do)";
const denial =
  "(?:don't|do not|doesn't|won't|will not|wouldn't|no longer|never|didn't|not|am not|aren't|isn't|can't|no more)";
const wanting =
  "(?:want|wants|need|needs|needed|needing|taking|take|takes|buy|buying|keep|keeping|require|required|wanting|wanted|fancy|going for|liking|interested in|afford|be taking|be needing|be having|be wanting|to have|to take|to buy|having|happy with)";
const container = "(?:cart|bag|basket|trolley)";
/** Done, in Hindi: "medium kar do". */
const please =
  "(?:kar do|kardo|kar dijiye|kar dijiyega|kar dena|karo|kariye|bana do|de do|dedo|dijiye|rakho|rakh do|chahiye|hi rakho)";
/** Makes a size the wrong one. */
const misfit =
  "(?:<[sd]\\d+>|small|large|tight|tighter|loose|looser|big|bigger|short|shorter|long|longer|snug|baggy|huge|oversized|hanging|fitting|wrong|tiny)";
/** Otherwise another clause begins. */
const within = "(?:(?!(?:so|and|but|then|please|just|,|\\.) )\\S+ )";
const place = `(?:(?:from|out of|in|inside|on|of) (?:my |the |our )?(?:${container}|order|list|bill|there|here) )?`;
const more = "(?:increase|raise|bump|up|hike|add|put)";
const less = "(?:reduce|decrease|lower|cut|knock|bring|drop|take|less|go)";
const pieces = "(?: (?:pairs?|pieces?|nos?|of (?:them|those|these|it|that)|of))*";

export const emptying = forms(`
  (?:${away}|empty|clear|wipe|forget)(?: (?:out|up|away|off))? (?:just )?(?:everything|it all|all|the lot|this lot|(?:the |my )?(?:whole|entire) (?:lot|thing|${container})|(?:my |the )?${container}|all of (?:it|them)|all what|whatever)(?! (?:<x\\d+>|except|but))
  (?:${away}|empty|clear) _ all (?:the )?(?:of )?(?:<x\\d+> )?(?:from|in|inside) (?:my |the )?${container}
  (?:everything|all of it|all) (?:(?:must|can|should|has to|will) )?(?:out|off|away|gone|be removed|removed|(?<=(?:must|can|should|has to) )go)
  (?:take|throw|chuck|get|have) (?:everything|it all|all of it|all of them|them all|the lot) (?:out|off|away|back|gone)
  start _ (?:again|over|afresh|anew) (?:with )?(?:an |a )?(?:empty |new )?${container}
  start (?:my |the )?${container} (?:from (?:zero|scratch|<n>)|again|over|afresh)
  (?:empty|clear) (?:it|this|that)
  ^(?:empty|clear)$
  make (?:it|this|that|(?:my |the )?${container}) empty
  (?:clear|empty) (?:my |the )?${container}
  (?:my |the )?${container} (?:empty|clear)
`);

/** Only these stay. */
export const keepingOnly = forms(`
  (?:just|only) (?:keep|leave|have|want|take|need) (?:me )?<what>
  (?:keep|leave|have|take|want|need) (?:me )?(?:just|only) <what>
  (?:just|only) <what>
  <what> only(?: i(?:'ll)?)? (?:take|want|keep|need|stays?)
  (?:everything|all|all the rest)(?: \\S+)? (?:but|except|besides|apart from|other than) <what>
  nothing but <what>
  <what> alone
`);
/** These stay, whatever else changes. */
export const keeping = forms(`
  (?:keep|leave|let|hold on to) (?:<p>|<it>)(?: (?:as (?:it is|they are|is)|there|alone|be|in|stay|remain))?(?! (?:out|off|go|back|(?:be |stay )?(?:just |only |a )*(?:<[ns]|single|one)))
  (?:<p>|<it>) (?:can |may |should |must )?(?:stays?|remains?)
  (?:<p>|<it>) (?:is|are) (?:ok|okay|fine|good|alright|all right)
  (?<!(?:<n\\d+>|one|pairs?|pieces?|of) )<p> (?:is|are) (?:enough|all (?:i|we) (?:need|want))
`);
export const others = guarded(
  /(?<!\S)(?:(?:the |all the )?(?:rest|remaining)(?: of (?:it|them))?|(?:the )?others?|other one|other things?)(?!\S)/,
);

/** No change: "no, leave it", "don't remove the shirt". */
export const staying = forms(`
  (?:don't|do not|didn't|did not|never|not) ${within}{0,3}?(?:remove|delete|take|drop|cancel|throw|empty|clear|change) <what>(?! (?:instead|anymore|any more))
  (?:did not|didn't) (?:mean|meant|want) to (?:remove|delete|take|drop|cancel|throw|empty|clear|change)
  (?:leave|keep) (?:it|them|that|everything)(?: (?:there|in|alone|be|as it is|like that))?$
  (?:leave|keep) (?:it|them|that) (?:at|with) (?:<what>|that|this|these)$
  let (?:it|them|that) (?:be|stay)(?: there| in)?$
`);

export const outing = forms(`
  ${away} (?:just |only )?(?:out |off |away |back |about |of |both |all )*<what>(?! (?:\\S+ )?(?:in|into|inside)(?! (?:the |my )?(?:list|there)))
  ${away} (?:the |all the )?(?:rest|others?|remaining)
  (?:rest|others?|remaining|other one) ${place}(?:\\S+ ){0,2}?(?:remove|delete|go|out|off)
  ^(?:just |then |and )?(?:remove|delete|discard|cancel|drop it)$
  (?<=(?:[,.]|so|and|then) )(?:just |then |and |so )?(?:remove|delete|discard)$
  (?:take|put|throw|toss|leave|get|pull|have|kick|chuck|move|want|like|see|strike|cross|knock|rule|keep) (?:<what>|(?:the )?(?:rest|others?))(?: (?:\\S+ ){0,2}?)?(?: )?(?:right |straight |all |again |completely )*(?:back )?(?:out|off|away|back|aside|gone|removed|deleted|dropped|taken (?:out|off|away))(?! (?:in|into))
  <what> (?:\\S+ ){0,2}?(?:can|could|must|should|has to|have to|had better|needs? to|need|may|will|shall|ought to)(?: \\S+)? (?:go|leave|be (?:removed|deleted|taken (?:out|off|away)|dropped|out|gone|left out))
  (?:so |it is |that )*<what> that (?:must|should|has to|have to|can) go
  <what> (?:goes|gets (?:dropped|axed|removed|cut)|has (?:got )?to go)(?= ?(?:[,.!]|then|now|$))
  let (?:<what>|(?:the )?(?:rest|others?)) (?:go|out)
  ${denial} (?:(?!(?:know|mind|care|tell|say|realise|realize|remember|understand) )\\S+ ){0,2}?${wanting} (?:to (?:have|take|buy|keep) )?(?:\\S+ ){0,1}?<what>
  <what> (?:, )?(?:\\S+ ){0,3}?${denial} (?:\\S+ ){0,2}?(?:${wanting}|be in there|be there|in there)
  ${denial} ${wanting} <what>
  (?:i|we) (?:don't|do not|no longer|didn't|never)(?: \\S+)? (?:like|fancy|love) <what>
  ^(?:don't|do not|no longer) (?:like|fancy|love) <what>
  <what> (?:, )?(?:i|we) (?:don't|do not|no longer|didn't|never)(?: \\S+)? (?:like|fancy|love)
  <x> (?:not|nahi|no)(?= ,|$)
  take <what> on outta
  ^(?:no|and no|but no|without|minus) <x>
  no need (?:of|for) <what>
  (?:no more|without|minus|forget|forget about|never mind|nevermind|skip|not) <x>
  (?:gone off|going off|decided against|deciding against|changed my mind (?:on|about|regarding|of|with)|change of mind (?:on|about)|second thoughts (?:on|about)|had enough of|done with|pass on|passing on|do without|manage without|live without|regret|thought better of|not sure about|cancelling|against) <what>
  <what> (?:, )?(?:you |you can |we can |can be |to be |${place})*(?:, )?(?:remove|removed|delete|deleted|cancel|cancelled|drop|out|off|away|gone|hata do|hata de|hatao|nikalo)(?: it| them)?(?! (?:in|into|of|<x\\d+>))
`);

export const fewer = forms(`
  ${away} (?:just |only |away |out |off )*<n>(?! (?:size|more|less|line))${pieces}(?: <what>)?
  (?:take|put|get|leave|knock|cut|throw) (?:just |only )*<n>${pieces}(?: <what>)? (?:out|off|away|back)
  <n>${pieces}(?: <what>)?(?: (?:be|to be|can be|could be))?(?: (?:taken|knocked))? (?:out|off|away|less|fewer|minus)
  <n> (?:less|fewer)(?: of)?(?: <what>)?
  (?:less|minus|fewer) <n>
  <n> (?:too many|too much|extra too many)
  ${less} (?:\\S+ ){0,5}?by <n>
  down by <n>
  <n> <what> (?:you )?(?:remove|delete|cut|drop|cancel)
`);
/** No number. */
export const fewerSo = forms(`
  (?:reduce|decrease|lower|lessen) (?:the )?(?:number of |quantity of |quantity )?<what>
  fewer <what>
  too many <what>
`);

/** More of the same. */
export const further = forms(`
  <n>${pieces} (?:more|extra|additional)${pieces}(?: <what>)?
  <n>${pieces} <what> (?:more|extra)(?= ?(?:[,.!]|$)| (?:please|too|also|in|for|to)(?!\\S))
  another <x> of (?:the )?<what>
  (?:another|additional|extra|further) <n>
  (?:another|one more|an extra|a second)(?! (?:look|time|day|minute|moment|second|question|thought|page|way|chance|go)(?!\\S))(?: one| pair| piece)?(?: of)?(?: (?:the )?(?:same|<what>))?
  another <x>
  a second one
  (?:plus|add) <n>(?: pairs?| pieces?)?(?: of)?(?: <what>)?
  ${more} (?:\\S+ ){0,5}?by <n>
  as many again
`);
/** As many times. */
export const doubling = forms(`
  (?<!(?:added|got|there|put|in|came|is) )(?:double|doubled|twice(?= (?:as|<what>)))(?! (?:x|extra|xl|check|click|tap|size))(?: (?:as (?:many|much)|up))?(?: (?:of|on))?(?: (?:<what>|everything))?
  (?:<what>|everything) doubled?
`);
export const halving = forms(`
  ^(?:\\S+ ){0,3}?(?:half|halve) (?:of )?(?:that|<what>|everything)
  half as many
`);

export const counting = forms(`
  (?:to|with|at) (?:just |only |be |a |the )*<n>(?! (?:size|more|less))
  (?:only|just|merely) <n>(?! (?:size|more|less))
  keep (?:just |only )*<n>(?: of (?:them|those|these|it))?(?= ?(?:[,.!]|$))
  <n>${pieces}(?: <what>)? (?:only|is enough|are enough|enough|is plenty|will do|is fine|should do)
  (?:increase|raise|bump|push|bring|hike|reduce|lower|cut|take) <what>(?: up| down| back)? to (?:just |only )*<n>
  let (?:<what> )?be (?:just |only |a )*<n>
  <x>(?: ,)? (?:just |only )?<n>(?: only| is enough| will do)?(?=$| [,.]| and)
  <n> ${please}
  (?:make|put|set|keep|have|do|get|leave|need|want|said|say|meant|wanted) (?:me )?(?:<what> )?(?:just |only |a |to |in to |into |be )*<n>(?! (?:size|more|less|up|down))
  <n>${pieces} <what>
  <what>(?: ,)? (?:x|times|quantity|qty|should be|ought to be|number)(?: ,)? <n>
  (?:quantity|qty|count|number) (?:of |to |should |be |is |as )*(?:<what> )?(?:to |should |be )*<n>
  <n> (?:of )?(?:it|them|these|those|this|that)
  <n> ,? ?(?:not|instead of)
  (?:back )?(?:down|up|back) to (?:just |only )*<n>(?: of)? <x>
`);

/** Numbers and sizes that aren't wanted. */
export const old = {
  number: forms(`
    (?:not|instead of|rather than|than|showing|shows|isn't|was|were|from|why is it) (?:the |just |only )*(?:<n>)
  `),
  piece: forms(`
    (?:same|just|exactly) (?:as|like) <x>
  `),
  size: forms(`
    (?:not|instead of|rather than|than|showing|shows|isn't|was|were|is|from|had|shows) (?:the |a |an |in |size |this |that |my )*<d>
    <d> (?:(?:is|was|will|would|be|feels?|fits?|seems?|looks?|comes?|sits?|has|have|had|became|become|runs?|being|going|to|getting|on|him|her|me|them|us|a|bit|little|too|so|very|much|quite|rather|really|still|also|sit|fit|feel) )+${misfit}
    <d> (?:no|nahi|nahin)(?= (?:, )?(?:\\S+ ){0,2}?<s\\d+>)
  `),
  pair: forms(`
    (?:from|replace|swap|change|exchange|switch|trade|convert) (?:the |a |an )*<s>(?: (?:one|ones|size))?(?: (?:of|in) <what>)? (?:to|by|with|for|into) (?:the |a |an )*<s>
    (?:make|change|turn|switch) (?:my|the|his|her|that) <s>(?: one)? (?:a |an |to |into |in )*<s>
    <s> (?:one |ones )?(?:should|ought to|must|needs to)(?: (?:be|of been|have been|to be))? (?:a |an |the )*<s>
    <s> (?:one |ones )?(?:to|into|->) (?:a |an |the )*<s>
  `),
};

export const resizing = forms(`
  (?:in|to|into|as|for|with|be|been|have|want|make|made|it|more of|rather) (?:a |an |the |size )*<s>
  (?:said|meant|asked for|wanted) (?:a |an |the )?<s>
  <s> (?:instead|for|would|will|is better)
  <s> ${please}
  (?:make|change|swap|switch|put|do|give|get|have|want|like|need|prefer|replace|turn) (?:me )?(?:<what> )?(?:size )?(?:to |for |in |into |as |with |by )*(?:be )?(?:a |an |the )*<s>
  <x>(?: size)?(?: ,)? (?:a |an |the |in )*<s>
  ^(?:(?:no|sorry|oh|wait|and|oops|so|but|then)(?: ,)? )*(?:a |an |the |in )*<s>(?: ,.*)?$
  not (?:a |an |the |in )*<d> (?:, )?(?:but )?(?:a |an |the |in )*<s>
`);
export const sizeUp = forms(`
  (?:<n>|one|a) size (?:up|bigger|larger)
  size (?:\\S+ )?(?:bigger|larger|up)
  sizes? up
  (?:a |the )?(?:next|bigger|larger) size(?: up)?
  (?:go|one|next one) up(?! (?:to|by))
  (?:go |move )?up (?:one|a size|one size|<n>) (?:on|in|for|with) <what>
  (?:a bit |one |a little |slightly )?(?:bigger|larger|looser)
`);
export const sizeDown = forms(`
  (?:<n>|one|a) size (?:down|smaller)
  size (?:\\S+ )?(?:smaller|down)
  sizes? down
  (?:a |the )?smaller size
  (?:go|one) down(?! (?:to|by))
  (?:go |move )?down (?:one|a size|one size|<n>) (?:on|in|for|with) <what>
  (?:a bit |one |a little |slightly )?(?:smaller|tighter)
`);

export const each = guarded(/(?<!\S)(?:both|all|each|everything|all of them|the lot)(?!\S)/);
