/** Forms of questions about the cart and its total, with slots. */
import type { Sentence } from "./sentence.ts";
import { forms, skeletonOf } from "./skeleton.ts";

const container = "(?:cart|bag|basket|trolley)";
const all = "(?:it|this|that|everything|all|all of it|all this|they|the whole lot|the lot)";

const total = forms(`
  (?:total|totals|altogether|sum total|grand total|subtotal)
  (?:final|full|whole|entire|total|exact) (?:amount|bill|price|sum|figure|cost|number)
  (?:price|cost|rate|sum|amount|figure) (?:of|for) (?:both|the two|all|everything|the lot|them)(?: (?:of them|together))*
  (?:what|how much|what all) (?:do|will|would|must|should|am|are|did|have|shall) (?:i|we) (?:have to |need to |be )?(?:owe|owing|pay(?! for)|paying(?! for)|spend|spent|spending|handing|hand|giving|give|in for|up to)
  (?:what|how much)(?: money| cash| change)? (?:do|will|would|must|should|shall|can|to) (?:(?:i|we) )?(?:have to |need to )?(?:keep|have|get|arrange|bring|hand over|hand|give|pay)(?! (?:in|inside|for|so far|till now|until now|by now|now|here|already|at the moment)(?:$| ))(?: (?:the|to) \\S+(?: boy| guy| man| fellow)?)?(?: ready)?
  how much (?:are|is|were) (?:they|those|these|both|the two|all)(?: of them)? (?:together|in all|altogether|combined)
  (?:what|what's|how much) (?:do|does|did|would|will) (?:the two|the three|both|they|those|these|the lot|that|it)(?: of (?:them|these|those))?(?: all)? (?:come|comes|coming|run|set|add|amount)(?: me)?(?: up)?(?: back)?(?: to)?
  (?:what|what's|how much) (?:does|do|will|is|would) (?:that|it|this) (?:run|set) me(?: back)?
  (?:what|how much) (?:does|do|will|did) (?:it|that|this) (?:all )?(?:make|makes|came to|total)(?! of)
  how much (?:it|all|this|everything) (?:has |have |had )(?:become|come to|came to)
  how much (?:for|are|do|will|would) (?:both|the two|all)(?: of (?:them|these|those))?
  why (?:is it|so much|is (?:that|the (?:total|bill|amount)))(?: so)?(?: much| high| costly| expensive)?
  how much (?:so far|till now|up to now|in all)
  how much (?:am|are|do|will|have) (?:i|we) (?:at|up to|pay|paying|owe|spend|spent|spending)
  (?:what|how much) (?:does|do|will|would|is|did) ${all} (?:all )?(?:come|comes|coming|add|adds|run|make|be|work out|cost)(?: up)?(?: to)? (?:(?:all )?together|in all|in total|all in|overall|with|including|after)
  (?:what|how much) (?:does|do|will|would|is|did) ${all} (?:all )?(?:come|add|amount|work out|run)(?: up)?(?: out)?(?: to)?
  ${all} (?:is )?(?:comes?|coming|adds?|makes?|making|amounts?)(?: up)?(?: to)? (?:to )?(?:how much|what)
  (?:coming|comes|come) to (?:how much|what)
  how much (?:is )?(?:it|all|this|everything) (?:became|become|becomes|came to|comes to|come to|is coming|is coming to|altogether|all together|in all|now|so far)
  (?:now|so|then) (?:it|that|this)(?: is)?(?: it)? how much
  (?:what|what's) (?:is )?(?:the|my) (?:damage|bill|amount|sum|tally|balance|total)
  (?:tell|read|say|give|show)(?: me)?(?: out)? (?:the|my) (?:bill|amount|sum|tally|damage)
  (?:sum|amount|bill)(?: please)?$
  sum of (?:everything|it|all)
  how much (?:will|would) (?:it|that|everything) be (?:with|including|after) (?:the )?(?:delivery|shipping)
  am i (?:already )?(?:over|above|under|below|past)
  (?:have|did) i (?:spent?|gone over)
`);
const contents = forms(`
  what(?:'s| is| all is| all)?(?: there)? (?:in|inside) (?:my |the )?(?:${container}|it|there)
  what (?:all )?(?:have|did|do|am) i (?:all )?(?:got|put|have|take|taken|picked|pick|chosen|choose|added|add|buy|buying|paying for)(?: (?:in|inside|so far|up to now|till now|until now|by now|now|at the moment|there|already|here))*
  (?:which|what) (?:things|items|pieces|clothes|all)(?: things)? (?:have|did|do|am) i (?:put|got|have|take|taken|picked|chosen|buying|paying for)
  what (?:i'm|i am|i've|i have|i) (?:buying|got|taken|took|put|picked|chosen|chose|bought|selected|added|kept)(?: (?:in|so far|till now|until now|up to now|by now|yet))*
  what all i(?:'ve| have| am|'m)? (?:taken|took|put|picked|buying|got|added|chosen)
  (?:read|go over|list|tell|repeat|show|run through|go through)(?: me)?(?: out)?(?: to me)?(?: again)? (?:everything|all|what|the things|the items|items|the contents|what all|it|what's)(?: (?:i|i've|that i|that i've|is|have|in|of|so|far))*(?: (?:picked|taken|put|got|chosen|added|far|in))*(?: (?:my |the )?(?:${container}|there))?
  (?:read|go over|list|tell|say|go through|run through|recap|state)(?: me)?(?: out)?(?: to me)? (?:the contents of )?(?:my |the )(?:whole |entire )?${container}(?: back)?(?: to me| for me)?
  (?:is|isn't) there (?:anything|something|nothing)(?: \\S+)? (?:in|inside) (?:my |the )?(?:${container}|it)
  nothing in (?:my |the )?${container}
  (?:see|show|hear|check|view|read|remind)(?: me)?(?: of)? (?:what|whatever|everything|all|the things|the items)(?: all)?(?: that)? (?:i|we)(?:'ve| have| had)? (?:taken|took|put|added|picked|chosen|chose|selected|select|got|kept)(?: (?:in|so far|till now|until now|up to now|by now|yet|already))*
  ${container} ,? ?what (?:is|'s)(?: there)? in it
  (?:how|where) (?:do |can |will |to )?i (?:can )?(?:see|check|view|find|know) (?:what|whatever|the things|the items|everything)(?: all)? (?:that )?(?:i've|i|we've|we)(?: have)? (?:taken|took|put|added|picked|chosen|got)(?: (?:in|so far|till now))*
  (?:tell|read|say|give|repeat|show)(?: me)?(?: out)? (?:the |my |our )?(?:whole |full |entire )?list(?: (?:back|again|out|once))*(?= ?(?:$|[,.]|so|to|and|please))
  what(?: all)? (?:is|are|will be|am i) (?:going to be |being |getting |going to get )?(?:sent|delivered|shipped|packed|sending|coming)(?: to (?:me|us|him|her|them))?
`);
/** Of a line: size, count, presence. */
const ofLine = forms(`
  (?:which|what) sizes? (?:of <what> )?(?:did|have|had) i (?:take|taken|put|put in|pick|picked|choose|chosen|chose|add|added|get|select|selected)(?: <what>)?(?: in)?
  (?:which|what)(?: is the)? sizes? (?:of |is |are |was |were )*<x>(?: (?:i|that i|did i))?(?: (?:took|take|put|put in|picked|added|chose|in))*
  <x> (?:i )?(?:took|take|put)?(?: is| are| was)? (?:in )?(?:which|what) size
  did <what> (?:go|get) (?:in|into|through)
  (?:is|are|have|did) <what> (?:already )?(?:in|inside|go into|went into) (?:my |the )?(?:${container}|there)
  (?:is|are) <what> already in
  (?:have|did) i (?:already )?(?:put|add|added|take|taken) <x>(?: (?:in|already|or not))*
  <x> (?:went|go|got|is) (?:into|in) (?:my |the )?${container}
  how many <x> (?:is it|are there|did i|have i|do i|i)(?: (?:take|taken|put|have|got|buy|buying|took))*(?: (?:in|there))*
  did i (?:take|put|add) <n> <x> or <n>
  how many of (?:it|them|this|these|that)(?: (?:is it|are there|did i|have i|do i|i))?(?: (?:take|taken|put|have|got|buy|buying|took|there|now))*$
`);
const count = forms(`
  ^(?:(?:and|so|now|ok|wait) )*(?:,? ?)how many (?:do i have|have i (?:got|taken|put|added)|am i (?:buying|taking)|did i (?:take|put|add))(?: (?:now|so far|in all|altogether|in total|then|there|in it))*$
  (?:how many|number of|count of|count) (?:total |all )?(?:pieces|things|items|clothes|bits|articles|garments)(?: (?:all|in all|total))? (?:(?:am|have|do|did|are|i|i've|is|there|taken|got|put|have|added|buying|picked|take|in) ?)*(?:(?:in|inside) (?:my |the )?(?:${container}|it|here|there))?
`);
const oneTotal = forms(`
  <x>(?: (?:and|,) <x>)* (?:together|both|alone)? ?,? ?(?:they |that |it |is |are |will )*(?:make|makes|making|come|comes|coming|cost|costs)(?: to)?(?: how much| what)
  (?:total|sum|bill|amount)(?: amount| price| cost)? (?:of|for) (?:just |only |both |all )*(?:<n> )?<x>(?: (?:and|,) <x>)*(?: together| alone| only)?
  ^(?:(?:and|so|then) )*(?:both|all) (?:the )?<x> (?:together|in all|altogether)
  how much (?:for|is|are|do|does|will|would) (?:just |both |all )*(?:<n> )?<x>(?: (?:and|,) <x>)* (?:come to |cost |be |make )?(?:together|in all|altogether)
`);

type CartTopic = "count" | "total" | "contents" | "line" | "line-total";

export interface CartQuestion {
  readonly topic: CartTopic;
  /** Unexplained words. */
  readonly unexplained: number;
}

const idle = new Set(
  "the a an i i'm i've me my so and but then now please wait oh ok okay well right just can could would you tell say know let me to for of in on with all it is that this be do did until till up so far again once yet dear sorry remind hmm also first before after when everything delivery shipping charge charges fee included including cart bag basket order whole together thing things pieces items up down there here exactly roughly about pay owe <n0> rupees kitna kitne hua hai kya no now without cash money ready final figure hand boy guy man price both them they two ho gaya".split(
    " ",
  ),
);

export function cartQuestionIn(sentence: Sentence): CartQuestion | undefined {
  const text = skeletonOf(sentence);
  const asked = (
    [
      ["line-total", oneTotal],
      ["line", ofLine],
      ["count", count],
      ["total", total],
      ["contents", contents],
    ] as const
  )
    .map(([topic, form]) => ({ topic, part: form.in(text) }))
    .find(({ part }) => part !== undefined);
  if (asked?.part === undefined) return undefined;
  const rest = text
    .replace(asked.part, " ")
    .split(" ")
    .filter((word) => word !== "" && !/^[<,.]/.test(word) && !idle.has(word));
  return { topic: asked.topic, unexplained: rest.length };
}
