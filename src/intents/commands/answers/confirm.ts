/**
 * Answers to "Shall I …?" before what costs or destroys. Only a plain yes, or one with the same
 * act, proceeds; a yes with more asks again; a no drops it.
 */

import { paths } from "../../../../domain/routes.ts";
import { readYesNo } from "../../../../language/readers/yes-no.ts";
import { sceneAfter } from "../../dialogue/dialogue.ts";
import type { Effect, Question } from "../../effects.ts";
import { sayingOf } from "../../grammar/saying.ts";
import { normalise } from "../../normalise.ts";
import {
  agreeing,
  agreesToAll,
  bringsBack,
  buying,
  cancelling,
  changesIt,
  cheering,
  contrary,
  defers,
  denying,
  eager,
  emptying,
  endsInTag,
  faulty,
  holding,
  hurried,
  leadingBut,
  leadingHold,
  leadingMarks,
  murmured,
  onlyCart,
  pleased,
  refusesMethod,
  startsAsQuestion,
  takenBack,
} from "../../phrases/answers/confirm.ts";
import { clauseEnds } from "../../phrases/marks.ts";
import { piecesNamed } from "../../resolve/pieces.ts";
import { words } from "../../responses/words.ts";
import { matchRow } from "../../table/match.ts";
import type { Taken, Understood } from "../command.ts";
import { kernel } from "../spoken.ts";
import { type Answering, left, replyIn } from "./answering.ts";
import { echoes } from "./echo.ts";

type Confirm = Question & { readonly id: "confirm" };
/** Change the details, so ask again. */
const detail: ReadonlySet<Effect["type"]> = new Set([
  "choosePayment",
  "setQuantity",
  "changeSize",
  "fillDelivery",
]);

export function confirmAnswer(asked: Confirm, answering: Answering): Understood | undefined {
  const { reading, otherwise } = answering;
  if (endsInTag.test(reading.said)) return undefined;
  if (asked.does[0]?.type === "cancelOrder" && cancelling.test(kernel(reading.lower)))
    return done(asked);
  if (reading.row !== "recommend" && echoes(kernel(reading.lower), asked.does, answering.scene))
    return done(asked);
  const { answer, rest: all } = replyIn(reading);
  const rest = all.replace(leadingBut, "");
  const text = kernel(reading.lower);
  const held = holding.exec(text)?.[0];
  // "Let me think... yes. Yes, I am sure."
  if (held && agreesThroughout(text.slice(held.length).replace(leadingMarks, ""), asked))
    return done(asked);
  const asking = reading.lower.endsWith("?") || startsAsQuestion.test(text);
  const deferred = !asking && defers.test(text) && otherwise(reading.plain) === undefined;
  const [{ type: act } = {}] = asked.does;
  if ((act === "emptyCart" || act === "setQuantity") && bringsBack.test(text) && answer !== "yes")
    return left(reading);
  const refused = held !== undefined || deferred || denying.test(text) || answer === "no";
  if (refused) {
    const instead = refusesMethod.test(text) ? otherwise(reading.plain) : undefined;
    if (instead && changes(instead) && !isAct(instead, asked)) return instead;
    const refusal = answer === "no" ? rest.replace(leadingHold, "") : "";
    const other = held === undefined ? refusal : text.slice(held.length);
    const meant = other === "" ? undefined : otherwise(other);
    const otherAnswer = held === undefined || other === "" ? undefined : answering.described(other);
    if (otherAnswer && describes(otherAnswer))
      return {
        ...otherAnswer,
        effects: [...otherAnswer.effects, { type: "ask", question: asked }],
      };
    if (!meant && other !== "" && !denying.test(kernel(other)) && answering.writes(other))
      return undefined;
    return meant && meant.slots.act !== "stop" && !isAct(meant, asked) ? meant : left(reading);
  }
  if (agreesThroughout(text, asked)) return done(asked);
  if (answer !== "yes") return unclear(asked, answering);
  const said = kernel(rest.toLowerCase().replace(hurried, ""));
  if (takenBack.test(said)) return left(reading);
  if (murmured.test(text)) return again(asked);
  if (said === "" || pleased.test(said) || agrees(said, asked)) return done(asked);
  if (onlyCart.test(said)) return undefined;
  const onward = otherwise(rest);
  if (onward?.effects.some((each) => each.type === "navigate" && each.to === paths.placeOrder))
    return onward;
  if (isRemark(rest, answering) || isEager(rest, asked) || restates(rest, asked, answering))
    return done(asked);
  // "Yes, clear: all that was my sister's".
  const [first = "", ...more] = rest.split(clauseEnds).filter(Boolean);
  const clears = asked.does[0]?.type === "emptyCart" && emptying.test(kernel(first.toLowerCase()));
  if (
    (clears || agrees(kernel(first.toLowerCase()), asked)) &&
    more.every((each) => isRemark(each, answering))
  )
    return done(asked);
  const many = rest === all ? counted(asked, rest, answering) : undefined;
  if (many) return many;
  const other = otherwise(rest);
  if (!other || other.slots.act === "repeat") return again(asked);
  if (isSame(other, asked)) return done(asked);
  if (changes(other)) return anew(asked, changed(other), answering);
  return other.effects.some(({ type }) => type === "ask") ? other : anew(asked, other, answering);
}

/** "Yes, two": of what was asked about. */
function counted(
  { does: [act, more] }: Confirm,
  rest: string,
  { scene }: Answering,
): Taken | undefined {
  if (act?.type !== "addToCart" || more) return undefined;
  const saying = sayingOf(normalise(rest), scene);
  const { sizes, numbers, mentions, tokens } = saying;
  const own = scene.shop ? piecesNamed(saying, scene.shop) : [];
  const [number, another] = numbers;
  const count = number?.value;
  const same = sizes.every(({ value }) => value === act.size);
  if (count === undefined || another || !same) return undefined;
  if (mentions.length > 0 && !(own.length === 1 && own[0]?.id === act.id)) return undefined;
  if (count > mostCounted || tokens.length > fewWords) return undefined;
  const { id: product, size } = act;
  return {
    id: "add",
    slots: { product, size, quantity: count },
    effects: [{ ...act, quantity: count }],
    row: "follows",
  };
}
const mostCounted = 9;
const fewWords = 5;

/** "Not the jeans", to their removal: no yes. */
function isAct({ effects: [first] }: Taken, { does: [act] }: Confirm): boolean {
  return JSON.stringify(first) === JSON.stringify(act);
}

/** Changes the question's subject only. */
function changes({ effects }: Taken): boolean {
  return (
    effects.some(({ type }) => detail.has(type)) &&
    effects.every((each) => detail.has(each.type) || each.type === "say" || isField(each))
  );
}

/** The question answers it already. */
function describes({ id, slots }: Taken): boolean {
  return id !== "everywhere" && slots.act === undefined && slots.topic !== "payment-methods";
}

function isField(effect: Effect): boolean {
  return effect.type === "ask" && effect.question.id === "field";
}

function changed(other: Taken): Taken {
  return { ...other, effects: other.effects.filter(({ type }) => detail.has(type)) };
}

/** "Yes, I was only trying things out": a remark. */
function isRemark(rest: string, { reading, scene }: Answering): boolean {
  const heard = normalise(rest);
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
    agreesToAll.test(heard.lower)
  );
}

/** "Absolutely, I've been wanting that kurta for weeks", to an order. */
function isEager(rest: string, { does: [act] }: Confirm): boolean {
  const parts = rest.split(clauseEnds).filter(Boolean);
  return (
    act?.type === "placeOrder" &&
    parts.every((part) => eager.test(part) || pleased.test(kernel(part.toLowerCase())))
  );
}

/** "Yes, he says XL, do change it": the size that was asked about. */
function restates(rest: string, { does: [act, more] }: Confirm, { scene }: Answering): boolean {
  if (more || (act?.type !== "changeSize" && act?.type !== "addToCart")) return false;
  const heard = normalise(rest);
  if (contrary.test(heard.lower.replace(changesIt, " ")) || heard.lower.endsWith("?")) return false;
  const saying = sayingOf(heard, scene);
  const named = scene.shop ? piecesNamed(saying, scene.shop) : [];
  const size = act.type === "changeSize" ? act.to : act.size;
  return (
    saying.sizes.length > 0 &&
    saying.numbers.length === 0 &&
    saying.sizes.every(({ value }) => value === size) &&
    named.every(({ id }) => id === act.id)
  );
}

/** Repeating the act is no yes: the question may have been missed. */
function unclear(asked: Confirm, answering: Answering): Understood | undefined {
  const { reading, otherwise } = answering;
  if (agrees(kernel(reading.lower), asked)) return done(asked);
  const other = otherwise(reading.plain);
  if (!other && reading.row === "none" && startsAsQuestion.test(reading.lower)) {
    const otherAnswer = answering.described(reading.plain);
    return otherAnswer && describes(otherAnswer)
      ? { ...otherAnswer, effects: [...otherAnswer.effects, { type: "ask", question: asked }] }
      : again(asked);
  }
  if (!other)
    return reading.row === "none" && faulty.test(reading.lower) ? left(reading) : undefined;
  if (isSame(other, asked)) return asked.does[0]?.type === "addToCart" ? done(asked) : again(asked);
  return changes(other) ? anew(asked, changed(other), answering) : undefined;
}

/** "Looks fine to me, send it off": all parts agree, one clearly. */
function agreesThroughout(text: string, asked: Confirm): boolean {
  const parts = text.split(clauseEnds).filter(Boolean);
  const clear = (part: string) =>
    agrees(part.replace(cheering, ""), asked) ||
    (readYesNo(part).answer === "yes" && readYesNo(part).rest === "" && !murmured.test(part));
  return (
    parts.some(clear) &&
    parts.every(
      (part) =>
        clear(part) || murmured.test(part) || pleased.test(part) || cheering.test(`${part} `),
    )
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
