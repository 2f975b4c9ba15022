/**
 * Answers to "Shall I …?" before what costs or destroys. Only a plain yes, or one with the same
 * act, proceeds; a yes with more asks again; a no drops it.
 */

import { readYesNo } from "../../../../language/readers/yes-no.ts";
import { sceneAfter } from "../../dialogue/dialogue.ts";
import type { Effect, Question } from "../../effects.ts";
import { sayingOf } from "../../grammar/saying.ts";
import { hear } from "../../normalise.ts";
import { words } from "../../responses/words.ts";
import { matchRow } from "../../table/match.ts";
import type { Taken, Understood } from "../command.ts";
import { kernel } from "../spoken.ts";
import { type Answering, left, replyIn } from "./answering.ts";

type Confirm = Question & { readonly id: "confirm" };

/** Besides the usual words. */
const agreeing =
  /^(?:i )?(?:confirm(?:ed)?(?: (?:it|that))?|go for it|do (?:it|so|that)|go on|i'm sure|i am sure|quite sure|that's (?:right|correct|fine|ok|okay)|sounds good|looks (?:good|fine|right|okay|ok)(?: to me)?|please(?: do)?|(?:yes|haan|ok|okay)[ ,]+(?:yes|done|kar do)|kar do|all (?:correct|right|good|fine))$/;
const pleased =
  /^(?:that's it|(?:that's|it's)(?: all)? (?:fine|ok|okay|correct|right|good)|all good|perfect|great|good|lovely|quick(?:ly)?|hurry(?: up)?|fast|jaldi|now|please|only|confirm(?:ed)?|correct|done|(?:why|what|who|where) else\b.*)$/;
/** For emptying the cart. */
const emptying =
  /^(?:clear|empty|remove|throw|take|delete|dump)(?: (?:it|them|that|all|everything|of|the|whole|lot|bag|basket|cart|things))*(?: (?:out|away|off))?$/;
/** No condition: "before I change my mind". */
const hurried = /,? before (?:i|he|she|they|we|my \w+) .*$/;
const cheering =
  /^(?:(?:good|great|cool|perfect|lovely|nice|super|chalo|right|alright|fine|ok|okay|accha|achha|ya|yah|ji|haan|yes|yeah|yep|aye)\s+)+/;
/** For purchases; "proceed" doesn't empty a cart. */
const buying =
  /^(?:i |do |please )?(?:proceed|go|place it|pay it|send it(?: off)?|book it|lock it(?: in)?|finish it|process it|buy it|confirm(?: (?:the|my|this) (?:order|payment|purchase))?)$/;
/** Not now; a command may follow. */
const holding =
  /^(?:not (?:yet|now|so fast|sure)|i'm not sure|wait(?: (?:a|one) (?:bit|minute|moment|second|sec))?|(?:hold|hang) on(?: a (?:minute|moment|second|sec))?|(?:one|just a) (?:minute|moment|second|sec)|(?:let me )?think(?: about it)?|i changed my mind)(?![\w'])[\s,.]*/;
/** A no whatever follows. */
const denying =
  /^(?:(?:please )?(?:don't|do not)|cancel|stop|never|keep|leave|not|i(?:'d| would) rather not)\b/;
/** Revokes a yes: "yes, but not now", "yeah, no", "yes, later". */
const takenBack = /^(?:but |i mean |fine )*(?:no|nope|not|never|later|tomorrow)(?![\w'])/;
/** A complaint, perhaps a misunderstanding. */
const faulty = /\b(?:wrong|mistake|incorrect)\b/;
/** Already in the question. */
const asking =
  /^(?:so |and |but )?(?:is|are|was|will|how|what|which|when|where|why|do|does|did|can|could|should)\b/;
/** No yes to a purchase. */
const murmured = /^(?:mm+[- ]?h+m+|mhm+|(?:uh[- ]?)?huh)$/;
/** Change the details, so ask again. */
const detail: ReadonlySet<Effect["type"]> = new Set([
  "choosePayment",
  "setQuantity",
  "changeSize",
  "fillDelivery",
]);

/** For cancelling, where "cancel" would mean no. */
const cancelling =
  /^(?:(?:yes|yeah|ok|okay|sure|haan|please)[\s,]+)*(?:please )?cancel (?:it|that|this|them|the (?:whole )?order|my (?:last )?order|the whole thing)(?: please| now)?$/;

export function confirmAnswer(asked: Confirm, answering: Answering): Understood | undefined {
  const { reading, otherwise } = answering;
  if (asked.does[0]?.type === "cancelOrder" && cancelling.test(kernel(reading.lower)))
    return done(asked);
  const { answer, rest: all } = replyIn(reading);
  const rest = all.replace(/^but\s+/i, "");
  const text = kernel(reading.lower);
  const held = holding.exec(text)?.[0];
  const refused = held !== undefined || denying.test(text) || answer === "no";
  if (refused) {
    const instead = /^not (?:by|in|with|on)?\b/.test(text) ? otherwise(reading.plain) : undefined;
    if (instead && changes(instead)) return instead;
    const other = held === undefined ? (answer === "no" ? rest : "") : text.slice(held.length);
    const meant = other === "" ? undefined : otherwise(other);
    const told = held === undefined || other === "" ? undefined : answering.told(other);
    if (told && tellsOf(told))
      return { ...told, effects: [...told.effects, { type: "ask", question: asked }] };
    return meant ?? left(reading);
  }
  if (agreesThroughout(text, asked)) return done(asked);
  if (answer !== "yes") return unclear(asked, answering);
  const said = kernel(rest.toLowerCase().replace(hurried, ""));
  if (takenBack.test(said)) return left(reading);
  if (murmured.test(text)) return again(asked);
  if (said === "" || pleased.test(said) || agrees(said, asked)) return done(asked);
  if (isRemark(rest, answering)) return done(asked);
  // "Yes, clear: all that was my sister's".
  const [first = "", ...more] = rest.split(/[,.;!]+\s*/).filter(Boolean);
  const clears = asked.does[0]?.type === "emptyCart" && emptying.test(kernel(first.toLowerCase()));
  if (
    (clears || agrees(kernel(first.toLowerCase()), asked)) &&
    more.every((each) => isRemark(each, answering))
  )
    return done(asked);
  const other = otherwise(rest);
  if (!other || other.slots.act === "repeat") return again(asked);
  if (isSame(other, asked)) return done(asked);
  if (changes(other)) return anew(asked, changed(other), answering);
  return other.effects.some(({ type }) => type === "ask") ? other : anew(asked, other, answering);
}

/** Changes the question's subject only. */
function changes({ effects }: Taken): boolean {
  return (
    effects.some(({ type }) => detail.has(type)) &&
    effects.every((each) => detail.has(each.type) || each.type === "say" || isField(each))
  );
}

/** The question answers it already. */
function tellsOf({ id, slots }: Taken): boolean {
  return id !== "everywhere" && slots.act === undefined && slots.topic !== "payment-methods";
}

function isField(effect: Effect): boolean {
  return effect.type === "ask" && effect.question.id === "field";
}

function changed(other: Taken): Taken {
  return { ...other, effects: other.effects.filter(({ type }) => detail.has(type)) };
}

/** May revoke a yes or request something else. */
const contrary =
  /^(?:(?:and|so|then)\s+)*(?:is|are|can|could|will|do|does|did|would)\b(?! it| so| that)|\b(?:but|not|no|nope|don't|wait|later|tomorrow|first|before|after|if|unless|except|instead|change|hold|cancel|stop|maybe|think|wrong|rather|remove|add|show|open|how|what|which|why|when|where|pay|card|cash|address|name|that'?s? all|that'?s it|enough|nothing)\b/;

/** "Yes, I was only trying things out": a remark. */
function isRemark(rest: string, { reading, scene }: Answering): boolean {
  const heard = hear(rest);
  if (
    contrary.test(heard.lower) ||
    contrary.test(reading.lower) ||
    heard.lower.endsWith("?") ||
    matchRow(heard.lower)
  )
    return false;
  const { mentions, sizes, numbers, acts } = sayingOf(heard, scene);
  if (mentions.length + sizes.length + numbers.length > 0) return false;
  const [likely] = acts;
  return (
    likely === undefined ||
    likely.act === "nothing" ||
    likely.chance < 0.5 ||
    same.test(heard.lower)
  );
}

/** The yes in the question's words. */
const same =
  /\b(?:all of it|the lot|everything|go ahead|do (?:it|so|that)|take it|place it|go on)\b/;

/** Repeating the act is no yes: the question may have been missed. */
function unclear(asked: Confirm, answering: Answering): Understood | undefined {
  const { reading, otherwise } = answering;
  if (agrees(kernel(reading.lower), asked)) return done(asked);
  const other = otherwise(reading.plain);
  if (!other && reading.row === "none" && asking.test(reading.lower)) {
    const told = answering.told(reading.plain);
    return told && tellsOf(told)
      ? { ...told, effects: [...told.effects, { type: "ask", question: asked }] }
      : again(asked);
  }
  if (!other)
    return reading.row === "none" && faulty.test(reading.lower) ? left(reading) : undefined;
  if (isSame(other, asked)) return asked.does[0]?.type === "addToCart" ? done(asked) : again(asked);
  return changes(other) ? anew(asked, changed(other), answering) : undefined;
}

/** "Looks fine to me, send it off": all parts agree, one clearly. */
function agreesThroughout(text: string, asked: Confirm): boolean {
  const parts = text.split(/[,.;!]+\s*/).filter(Boolean);
  const clear = (part: string) =>
    agrees(part.replace(cheering, ""), asked) ||
    (readYesNo(part).answer === "yes" && readYesNo(part).rest === "" && !murmured.test(part));
  return (
    parts.some(clear) &&
    parts.every((part) => clear(part) || pleased.test(part) || cheering.test(`${part} `))
  );
}

function agrees(said: string, { does: [act] }: Confirm): boolean {
  const costs = act?.type === "placeOrder" || act?.type === "payOrder";
  return agreeing.test(said) || (costs && buying.test(said));
}

function done({ does }: Confirm): Understood {
  return { slots: { answer: "yes" }, effects: does, row: "follows" };
}

/** Asks the same again, or for a known size. */
function isSame({ effects: [first, ...more] }: Taken, { does: [act] }: Confirm): boolean {
  if (first?.type !== "ask" || more.length > 0) return false;
  const { question } = first;
  if (question.id === "size") return act?.type === "addToCart" && act.id === question.piece;
  return question.id === "confirm" && JSON.stringify(question.does[0]) === JSON.stringify(act);
}

function again(asked: Confirm): Understood {
  const question = { ...asked, text: words.yesOrNo(asked.text) };
  return { slots: {}, effects: [{ type: "ask", question }], row: "waits" };
}

/** "Yes, but by card", or "by card": applies it and asks again. Going back drops the question. */
function anew(asked: Confirm, other: Taken, { reading, scene, otherwise }: Answering): Understood {
  const { id: command, slots, effects: acts } = other;
  if (acts.some(({ type }) => type === "back")) return other;
  const after = sceneAfter(scene, { ...reading, command, slots, effects: acts });
  const questions = otherwise(asked.about, after)?.effects ?? [];
  const effects: readonly Effect[] = [...acts, ...questions.filter(({ type }) => type === "ask")];
  return { ...other, effects };
}
