import { anyOf } from "../any-of.ts";

/** Besides the usual words. */
export const agreeing =
  /^(?:i )?(?:confirm(?:ed)?(?: (?:it|that))?|go for it|do (?:it|so|that)(?: (?:add|now|only|na|then|soon))*|go on|i'm sure|i am sure|quite sure|that's (?:right|correct|fine|ok|okay)|very well(?: then)?|sounds (?:good|right|fine)|make it (?:so|happen)|off you go|let's (?:do (?:it|this)|roll|go)|i'm happy (?:with that|to)|looks (?:good|fine|right|okay|ok)(?: to me)?|please(?: do)?|(?:yes|haan|ok|okay)[ ,]+(?:yes|done|kar do)|kar do|(?:s+|yess+|ya+|haan) (?:do it|please|pls|go ahead|place it|ok)|all (?:correct|right|good|fine))$/;
export const pleased =
  /^(?:that's it|(?:that's|it's|that is|it is|is)(?: all)? (?:fine|ok|okay|correct|right|good|settled|the one|what i (?:wanted|meant))(?: (?:with|by|for) (?:me|us))?|all good|perfect|great|good|lovely|quick(?:ly)?|hurry(?: up)?|fast|jaldi|(?:jaldi )?bhej (?:do|dena|dijiye)|(?:please )?(?:send|ship|deliver|dispatch)(?: (?:it|them|this|everything))?(?: (?:off|out))?(?: (?:fast|quickly|quick|soon|asap|today|right away|as soon as possible|at the earliest))+(?: please)?|what are you waiting for|(?:why|no need to|need you) (?:are you |do you |even |keep )*ask(?:ing)?|don't (?:wait|delay|keep me waiting)|now|please|only|confirm(?:ed)?|correct|done|(?:why|what|who|where) else\b.*)$/;
export const emptying =
  /^(?:clear|empty|remove|throw|take|delete|dump)(?: (?:it|them|that|all|everything|of|the|whole|lot|bag|basket|cart|things))*(?: (?:out|away|off))?$/;
/** Likes or needs what was asked about, which is no condition. */
export const eager =
  /^(?:i|we|i've|we've|i'm|my (?:\p{L}+))(?: really| just| so)? (?:need|needs|love|loves|loved|like|like[ds]|been (?:wanting|waiting|looking|dying)|am|can't wait|have been|waited|wanting|waiting|want|wants|wanted)\b(?!.*\b(?:but|not|no|first|before|change|instead|cart|another|also|if|more|different|other|add|remove|size|\p{N}+)\b).*$/iu;
/** No condition: "before I change my mind". */
export const hurried = /,? before (?:i|he|she|they|we|my \w+) .*$/;
export const cheering =
  /^(?:(?:good|great|cool|perfect|lovely|nice|super|chalo|right|alright|fine|ok|okay|accha|achha|ya|yah|ji|haan|yes|yeah|yep|aye)\s+)+/;
/** For purchases; "proceed" doesn't empty a cart. */
export const buying =
  /^(?:i |do |please )?(?:proceed|go|place(?: it)?|pay it|send it(?: off)?|book(?: it)?|(?:give|do|put) (?:the|my|this) order|lock it(?: in)?|finish it|process it|buy it|(?:order|book|confirm|final|place|pakka|poora|done) (?:kar|karo|karwa)(?: ?(?:do|dijiye|lo|dena|dijiyega))?|(?:mangwa|mangva|bhej) (?:do|lo|dijiye)|confirm(?: (?:the|my|this) (?:order|payment|purchase))?)$/;
/** Not now; a command may follow. */
export const holding =
  /^(?:not (?:yet|now|so fast|sure)|i'm not sure|wait(?: (?:a|one) (?:bit|minute|moment|second|sec))?|(?:hold|hang) on(?: a (?:minute|moment|second|sec))?|(?:one|just a) (?:minute|moment|second|sec)|(?:let me )?think(?: about it)?|i changed my mind)(?![\w'])[\s,.]*/;
/** A no whatever follows. */
export const denying =
  /^(?:(?:please )?(?:don't|do not)|cancel|stop|never|keep|leave|not|i(?:'d| would) rather not)\b/;
/** Puts it off, in any part of the sentence. */
export const defers =
  /\b(?:(?:ask|consult|check with|talk to|speak to|discuss (?:it )?with) (?:my|the|her|him|them|dad|mum|mom|amma|papa)\b|sleep (?:over|on) (?:it|this|that)|think (?:it over|about (?:it|this)|it through)|(?:i'll|i will|we'll|let me|i'd|maybe|perhaps|do (?:it|this|that))(?: \w+){0,3} (?:later|tomorrow|another (?:day|time)|some other (?:day|time)|next (?:week|month|time))|hold off|not (?:certain|convinced|before|until|till)|i'm not sure|(?:that's|it's|that is|it is) (?:too|so|very) (?:much|expensive|costly|dear)|(?:prefer|rather) (?:to )?(?:wait|not)|second thoughts|can(?:'t|not) (?:afford|decide)|let it wait|(?:some|more) time|having doubts|let me (?:first )?(?:see|check|count|look|ask)|ask me (?:again|later|tomorrow)|more than i (?:thought|wanted|can|have)|i shouldn't|after (?:lunch|dinner|work|payday))\b/;
/** Revokes a yes: "yes, but not now", "yeah, no", "yes, later". */
export const takenBack = /^(?:but |i mean |fine )*(?:no|nope|not|never|later|tomorrow)(?![\w'])/;
/** A complaint, perhaps a misunderstanding. */
export const faulty = anyOf("wrong, mistake, incorrect");
/** Already in the question. */
export const startsAsQuestion =
  /^(?:so |and |but )?(?:is|are|was|will|how|what|which|when|where|why|do|does|did|can|could|should)\b/;
/** No yes to a purchase. */
export const murmured = /^(?:mm+[- ]?h+m+|mhm+|(?:uh[- ]?)?huh)$/;
/** For cancelling, where "cancel" would mean no. */
export const cancelling =
  /^(?:(?:yes|yeah|ok|okay|sure|haan|please)[\s,]+)*(?:please )?cancel (?:it|that|this|them|the (?:whole )?order|my (?:last )?order|the whole thing)(?: please| now)?$/;
export const leadingBut = /^but\s+/i;
/** "No, hang on, switch it to cash". */
export const leadingHold = /^(?:(?:hang on|hold on|wait|stop|sorry|actually)[\s,.!]+)+/i;
export const refusesMethod = /^not (?:by|in|with|on)?\b/;
/** May revoke a yes or request something else. */
export const contrary =
  /^(?:(?:and|so|then)\s+)*(?:is|are|can|could|will|do|does|did|would)\b(?! it| so| that)|\b(?:but|not|no|nope|don't|wait|later|tomorrow|first|before|after|if|unless|except|instead|change|hold|cancel|stop|maybe|think|wrong|rather|remove|add|show|open|how|what|which|why|when|where|pay|card|cash|address|name|that'?s? all|that'?s it|enough|nothing)\b/;
/** The yes in the question's words. */
export const agreesToAll = anyOf(
  "all of it, the lot, everything, go ahead, do it, do so, do that, take it, place it, go on",
);
/** "It reaches the knee, yes?" */
export const endsInTag =
  /[\p{L}'’]+ [\p{L}'’ ]+, ?(?:yes|yeah|right|no|ok|okay|correct|isn't it)\?\s*$/iu;
export const leadingMarks = /^[\s.,…!-]+/;
/** "Ok, cart": goes there. */
export const onlyCart =
  /^(?:(?:go|take me) (?:to )?|to |open |show (?:me )?|see )?(?:the |my )?(?:cart|bag|basket)$/;
/** "Bring them back", of what was only asked about. */
export const bringsBack =
  /\b(?:bring|put|get|want|take) (?:it|them|that|everything|all|those|these|the \p{L}+)(?: all)? back\b|\b(?:undo|restore)\b/u;
/** The act that was asked about. */
export const changesIt = /\bchange(?: (?:it|that|karo|kar (?:do|dijiye|dena)))?\b/g;
