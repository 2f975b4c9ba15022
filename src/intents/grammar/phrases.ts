/** Whole sentences with one meaning, and templates.ts's. Data; the ranker learns other wordings. */
import { sentencesOf } from "./templates.ts";

const lines = `
help: help [me] | i'm lost | what can i (do|say) here | what can i ask [you] | what (now|next) | now what | what's next | what (do|should|must|can) i do [now|next|here] | what are my options | what am i supposed to do [now|here] | i'm (new here|confused|stuck) | [can you] help me [out] | guide me | explain [how (this|it) works] | (kya karu|kya karna hai|ab kya|ab kya karu) [ab] | ab kya karna hai | kaise (kharidu|kharide|khareede|khareedu|order karu|use kare) | kuch samajh nahi aaya | samajh nahi (aa raha|aaya) | how (do|can) i (buy|order) [this|it|something|here|these|them|from here] | how do i (finish|complete) [this|it] | i (don't|dont|do not) (know|no) how (this|this thing|it) works | madad [karo|chahiye] | how do i (use this|start|begin)
everything: what can i (say|do) | what can you do | show [me] [all] [the] commands | list [the] commands | open [the] help
repeat: sorry (say|repeat) that again | sorry what | say what | what was that again | [i] (didn't|didnt|did not|couldn't|couldnt) (hear|catch|get|follow) (you|that|it) | repeat [that|it] | say (that|it) again | again | once more | what did you say | pardon [me] | sorry | come again | what [was that] | huh | excuse me | what (did you ask|was i asked|was the question) [me] | i (didn't|did not|didnt|couldn't) (hear|get|catch|understand) (that|it|you) | phir se [bolo|boliye] | kya (bola|kaha) | ek baar (aur|phir)
close: (close|hide) [it|that|this|[the] (help|sheet|commands|list)]
slower: you (speak|talk) too (fast|quick|quickly) | [speak|talk|go|read|say it|say that] [[a] (bit|little)|more|much] (slower|slowly|slow) | slow down [a (bit|little)] | (not so|too|that's too|you're too|you are too) (fast|quick) | [thoda] (dheere|aaram se|slow) [bolo|boliye]
faster: you (speak|talk) too (slow|slowly) | [speak|talk|go|read] [[a] (bit|little)|more|much] (faster|quicker|quickly) | speed up [a (bit|little)] | hurry up | (not so|too|that's too|you're too|you are too) slow | [thoda] (jaldi|fast) [bolo|boliye] | hurry up [a (bit|little)] [with (it|the talking|that)] | [a] (bit|little) fast
undo: undo [that|it|this] | take (that|it) back | put it back | (bring|get) it back
back: [go|take me] back [to [the] (last|previous) (page|screen)] | [the] previous page | wapas [jao|chalo]
scroll: scroll [(up|down) [a (bit|little)]] | page (up|down) | [the] next page | further (up|down) | go (up|down) | [scroll|go] [back] to [the] (top|beginning) | [scroll|go] [down] to [the] (bottom|end) | (neeche|niche|upar) [karo|jao] | [scroll|go|take me] (up|right up|back up|all the way up) to [the] [very] top [of (it|this|the page)] [again] | [scroll|go|take me] (down|right down|all the way down) to [the] [very] (bottom|end) [of (it|this|the page)] [again] | move [the page] (up|down) [a (bit|little)]
more: [show|see|load|view] [me] [some] more [pieces|products|results|of (them|these)]
end: [please] stop [it|that|listening|talking|now|please] | that's (all|enough|it for now) | that is all | [be] quiet | hush | shut up | enough | [thanks|thank you] (good bye|goodbye|bye [bye])
stop: cancel [that|it] | never mind | nevermind | forget it | leave it | keep (it|that|them|this) [as (it is|is|before)|like (that|this)|then|only] | skip [it|that|the tour] | bas [bas|karo]
wait: wait [(a|one) (bit|minute|moment|second|sec)] | (hold|hang) on [a (minute|moment|second|sec)] | (one|just a|give me a) (minute|moment|second|sec) | [let me] think [about it] | [ek (minute|second)] (ruko|rukiye) [zara] | ek (minute|second)
where-am-i: (read|tell me|describe|summarise|summarize) [me] [out] [the|this] [whole] (page|screen|results|result|list|names|pieces|options|recommendations) [out] [to me|aloud] | (read|tell me) [me] what('s| is) (here|on [the|this|my] (page|screen)) | what('s| is| do you have) (here|on [the|this|my] (page|screen)) | where am i | what am i looking at | what (do|can) (i|you) see [here] | (which|what) page (is this|am i on|am i at)
tour: (show|take) me (around|round) | [(give|show) me|take|start|begin|i'd like|i want] [the|a] [quick|short|guided] tour | how does (this|it|this shop|talking) work | i'm new [here] | this is my first time | [can you] [just] (take|show|walk) me (round|around|through) [once] [and show how (things|it|this) (work|works)] | show me how (this|it|this shop|things) (work|works)
new: [show [me]|see|view|open|check|go to|take me to|what('s| is| are)|are there|do you have|have you got] [any|some|all] [in] [the|my|our|your] (new (arrival|arrivals|pieces|things|stuff|ones|in)|newest [ones|pieces|things|clothes|arrivals]|latest [ones|pieces|things|clothes|arrivals|styles]|just in|(best sellers|best seller|bestsellers|bestseller|best-sellers)|best selling [ones|pieces|things|clothes]|[most] popular [ones|pieces|things|clothes]|trending [now]) | [show me|see|tell me] what('s| is) (new|hot|popular|trending) [in|today|this week] | new
bag: back to (my|the) (bag|basket|cart|trolley) | [show [me]|see|view|open|check|go [back] to|goto|take me [back] to|bring me to] [the|my] [shopping] (bag|basket|trolley)
shopping: (keep|continue|go on|carry on|go back to) [with] [my|the] (shopping|browsing|looking) [around]
leave: exit [my|the] account | (sign|log) me out of (here|this|it) | (log|sign) (me|us) (out|off) | (log|sign) off
checkout: check (me|us) out [now] | [take me to|open [up]|show [me]] [the] (delivery|address|checkout) form [for me] | where do i (write|give|enter|put|type) [in] [my|the] (name|address|details) | (go|take me) to [the] (place|page) where (i|we) [have to] (fill|give|write|enter) [in] [the|my|our] [address|details|form] | make [the|my] bill | pay up [now] | [where can i|let me] pay | [let me] settle up [now] | cash out | bill (it|me|this|these|them) | (check out|checkout) [now|everything|all of it|(my|the) (bag|basket)] | [proceed|continue|go [on]|take me|bring me|move [on]] to [the] (check out|checkout|payment|till) [page|screen] | (start|begin|do|open|show [me]) [the] (check out|checkout) | proceed | pay [now|for (it|them|these|everything|all of it)] | i('m| am) (ready to (pay|buy|check out|checkout)|done shopping) | i('ll| will| would like to|'d like to) (pay|check out|checkout|buy (it|them|these)) [now] | buy (it all|everything|all of (it|them|these)|them all) | (complete|finish) [my|the] (purchase|shopping) | checkout (kar do|kar dijiye|karo) | (off|on) to the till | [where do i|how do i] pay | where do i (fill|put) [in] [the|my] (address|details) [in]
buy: let's buy (it|them|these) | buy [these|now] | [i|i'll|i will] buy (it|them|these)
place-order: [please] (get|have|let's get) (it|this|that|them|these|everything|my order) ordered | order (both|them both|these now|it for me) | let us order [it|this|these|them|now] | i (will|'ll) order [it|this|these|them|now] | order kar (do|dijiye|dena) | place [the|my] order (only|please|fast|quickly|for these|for this|for everything) | make (the|my|an) order | [go ahead and|just|let's] (order|place|book) (it|this|that|them|everything|all of it) [now] | [let's] get (it|this|them|everything) (ordered|placed) | (place|confirm|submit|send|complete|finish|finalise|finalize) (it|[the|my|this] order) [now] | place | confirm | place everything | order [it|everything|this|these|them|all of it] [now] | place the order for me | (place|book|order|finalise|finalize|confirm|submit) (karo|kar do|kar dijiye) | (book|lock|send|finish|process|submit) it [in|off|now] | [please|kindly] (process|process it) | [do|make] the (booking|purchase) [now] | now (place|book) [it] | now you can place [it] | finish [now] | go for it | [ab] bhej do | [ab] order kar do | do the needful | send it (out|off|through|in) [for me] | (finish|wrap) (it|this|everything) (off|up) [for me] | put (it|the order|this) through | press the (last|final|order) button | [let's] finish (it|this) off
turn-picture: [show [me]] [the] next (picture|photo|image|one) | next | another (picture|photo|view) | [show [me]] (the|its) back | [show [me]] [the] (previous|last) (picture|photo|image) | previous | (picture|photo) before
order-items: what (did i|have i|was it i) (order|ordered|buy|bought) [last] [time] | what was [in] my last order | what did i buy last
`;

const acts: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const at = line.indexOf(": ");
      const act = line.slice(0, at);
      return sentencesOf(line.slice(at + 2)).map((text) => [text, act] as const);
    }),
);

/** Without politeness, in lower case. */
export function actSaid(text: string): string | undefined {
  return acts.get(text);
}
