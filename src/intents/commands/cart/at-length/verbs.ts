import {
  both,
  insteadOf,
  nothingElse,
  ofBoth,
  onlySo,
  startsInstead,
  startsList,
  theSecond,
  tooSo,
  wantsNoMore,
} from "../../../phrases/cart/at-length.ts";
import type { Clause } from "./clauses.ts";

import {
  type Amount,
  type CartStep,
  dropped,
  handled,
  isNew,
  isSame,
  nextSize,
  quantityOf,
  type Script,
  type Target,
  withAdds,
  without,
  withStep,
} from "./state.ts";

export function acted(
  state: Script,
  clause: Clause,
  target: Target | undefined,
  amounts: readonly Amount[],
): Script | undefined {
  const done = actedSo(state, clause, target, amounts);
  const isDone = done && (done.steps !== state.steps || done.waiting !== state.waiting);
  const orders = isDone && clause.verb !== "keep" && clause.verb !== "need";
  const isKept = clause.verb === "keep" && target !== undefined;
  return (
    done && {
      ...done,
      isOrdered: done.isOrdered || orders === true,
      isDropped: done.isDropped || isKept,
    }
  );
}

function actedSo(
  state: Script,
  clause: Clause,
  target: Target | undefined,
  amounts: readonly Amount[],
): Script | undefined {
  switch (clause.verb) {
    case "keep":
      return target ? kept(state, clause, target, amounts) : state;
    case "cancel":
      return target ? { ...state, steps: without(state.steps, target) } : state;
    case "out":
      return takenOut(state, clause, target, amounts);
    case "unneeded":
      // "My shirt hasn't dried. For once I don't want cotton."
      if (clause.mentions.length === 0 && !wantsNoMore.test(clause.text)) return state;
      // "Jeans never fit me" is no order.
      return clause.mentions.length > 0 && clause.mentions.every(({ definite }) => !definite)
        ? state
        : takenOut(state, clause, target, amounts);
    case "less":
      return target && !isNew(target)
        ? withStep(state, { act: "by", target, count: -(amounts[0]?.count ?? 1) }, clause.corrects)
        : undefined;
    case "double":
    case "halve":
      return multiplied(state, target, clause.verb === "double" ? 2 : 1 / 2, clause.corrects);
    case "more":
    case "add":
      return added(state, clause, target, amounts);
    default:
      return made(state, clause, target, amounts);
  }
}

/** Also of what is to be added. */
function multiplied(
  state: Script,
  target: Target | undefined,
  by: number,
  corrects: boolean,
): Script | undefined {
  if (!target) return undefined;
  const open = state.steps.findLast(({ act, target: its }) => act === "add" && isSame(its, target));
  const count = (open ? (open.count ?? 1) : quantityOf(target)) * by;
  if (!Number.isInteger(count)) return undefined;
  if (open)
    return {
      ...state,
      steps: state.steps.map((each) => (each === open ? { ...open, count } : each)),
    };
  if (isNew(target)) return undefined;
  const set: CartStep = { act: "set", target, count };
  // "Make it XL and double it": its line is the one of before.
  const at = state.steps.findIndex((each) => each.act === "resize" && isSame(each.target, target));
  return at < 0
    ? withStep(state, set, corrects)
    : { ...state, steps: state.steps.toSpliced(at, 0, set) };
}

function kept(
  state: Script,
  { text, corrects, mentions }: Clause,
  target: Target,
  amounts: readonly Amount[],
): Script | undefined {
  const [{ count } = {}] = amounts;
  if (isNew(target)) {
    if (mentions.length === 0 || amounts.length > 0) return state;
    const isOpen = [
      ...[...state.steps, ...state.waiting].map((each) => each.target),
      ...state.doubts,
    ].some((each) => isSame(each, target));
    // "Keep one shawl for me" adds it.
    return isOpen ? handled(dropped(state, target), target) : undefined;
  }
  if (amounts.some(({ size }) => size && target.lines.every((line) => line.size !== size)))
    return undefined;
  const isLess = count !== undefined && target.lines.length === 1 && count < quantityOf(target);
  if (isLess && !both.test(text)) return withStep(state, { act: "set", target, count }, corrects);
  const isSo = amounts.length > 0 || (mentions.length > 0 && count === undefined);
  const isOut = state.steps.some(
    ({ act, target: its }) => isSame(its, target) && (act === "out" || (isSo && act === "resize")),
  );
  return handled(isOut ? dropped(state, target) : state, target);
}

function takenOut(
  state: Script,
  { text, corrects, mentions, old }: Clause,
  target: Target | undefined,
  amounts: readonly Amount[],
): Script | undefined {
  if (nothingElse.test(text)) return state;
  if (!target) return undefined;
  if (isNew(target)) return dropped(state, target);
  // "Remove the large": which is it?
  if (mentions.length === 0 && amounts.some(({ size }) => size !== undefined)) return undefined;
  const size = amounts.find((each) => each.size !== undefined)?.size;
  if (size !== undefined && !target.lines.some((line) => line.size === size)) return undefined;
  const before = state.steps.find((each) => isSame(each.target, target));
  // "Only one pair is needed, so drop the other one".
  if (before && theSecond.test(text) && before.act !== "out") return state;
  if (before && before.act !== "add" && before.act !== "out" && !corrects) return undefined;
  const count = theSecond.test(text) && target.lines.length === 1 ? 1 : amounts[0]?.count;
  const isPart = count !== undefined && count < quantityOf(target) && !both.test(text);
  const from = old[0]?.value ?? size;
  const step: CartStep = isPart
    ? { act: "by", target, count: -count }
    : { act: "out", target, ...(from !== undefined && { from }) };
  return withStep(state, step, corrects);
}

function added(
  state: Script,
  clause: Clause,
  target: Target | undefined,
  amounts: readonly Amount[],
): Script | undefined {
  const { verb, text, corrects, mentions } = clause;
  const [amount] = amounts;
  // "The lehenga, one in large, put it", "one kurta and one jacket, put them both in XXL".
  if (state.waiting.length > 0) {
    const isOther = ({ size }: CartStep) =>
      size !== undefined && amount?.size !== undefined && size !== amount.size;
    if (mentions.length === 0 && state.waiting.some(isOther)) return undefined;
    const sized = state.waiting.map((step) =>
      step.size === undefined ? { ...step, ...amount } : step,
    );
    const all: Script = { ...state, steps: [...state.steps, ...sized], waiting: [] };
    return mentions.length > 0 && target ? added(all, clause, target, amounts) : all;
  }
  if (!target) return amount ? undefined : state;
  // "Take both: the kurta in S and the jacket in M".
  if (mentions.length === 0 && !amount && ofBoth.test(text) && isNew(target)) return state;
  const previous = state.steps.at(-1);
  // "One more jeans in XXL, put that also".
  if (mentions.length === 0 && !amount && previous && isSame(previous.target, target)) return state;
  const ofLine = target.lines.some(({ size }) => size === amount?.size);
  if (
    verb === "more" &&
    !isNew(target) &&
    amounts.length < 2 &&
    (amount?.size === undefined || ofLine)
  ) {
    if (state.steps.some((step) => isSame(step.target, target))) return undefined;
    return withStep(state, { act: "by", target, count: amount?.count ?? 1 }, corrects);
  }
  const [said = {}, ...others] = amounts;
  const first = { ...(state.size !== undefined && { size: state.size }), ...said };
  const [line] = target.lines;
  const all = state.steps.filter((step) => step.act === "add" && isSame(step.target, target));
  // "It is three shirts, put them all in the cart".
  const sum = all.reduce((so, { count = 1 }) => so + count, 0);
  if (all.length > 0 && first.size === undefined)
    return first.count === undefined || first.count === sum ? state : undefined;
  // "He asked for a larger one, so give him XL".
  if (
    line &&
    mentions.length === 0 &&
    verb === "add" &&
    first.size !== undefined &&
    first.size !== line.size &&
    !tooSo.test(text)
  )
    return undefined;
  const isLine = line && (first.size === undefined || first.size === line.size);
  // "Put the shirt as two pieces": two more, or two?
  if (isLine && (first.count ?? 1) > 1 && others.length === 0 && verb === "add") return undefined;
  return withAdds(state, target, [first, ...others], corrects);
}

function made(
  state: Script,
  { text, corrects, old, verb, mentions }: Clause,
  target: Target | undefined,
  amounts: readonly Amount[],
): Script | undefined {
  if (!target) return verb === "need" || amounts.length === 0 ? state : undefined;
  const [amount = {}, another] = amounts;
  const { size, count } = amount;
  const open = state.steps.findLast(({ act, target: its }) => act === "add" && isSame(its, target));
  if (isNew(target) && !open && verb !== "need")
    return amounts.length > 0 || mentions.length > 0 ? undefined : state;
  if (isNew(target) || open)
    return amounts.length > 0
      ? sizedSo(state, open, target, amounts, corrects || verb !== "need", text)
      : verb === "need"
        ? state
        : undefined;
  if (another) return undefined;
  // "I want jeans, not low waist, size 38" looks for some.
  const isAny = mentions.length > 0 && mentions.every(({ definite }) => !definite);
  if (verb === "need" && isAny && amounts.length > 0 && !onlySo.test(text)) return undefined;
  if (verb === "need" && tooSo.test(text))
    return size === undefined
      ? undefined
      : withStep(state, { act: "add", target, ...amount }, false);
  // "One in L, and the other one in XL".
  if (
    !corrects &&
    state.steps.some(
      ({ target: its, act }) => isSame(its, target) && (act === "out" || theSecond.test(text)),
    )
  )
    return undefined;
  const from = old[0]?.value;
  const last = state.steps.at(-1);
  // "One more, so three in total".
  const sum =
    last?.act === "by" && isSame(last.target, target)
      ? quantityOf(target) + (last.count ?? 0)
      : undefined;
  if (sum !== undefined && sum === count) return state;
  const [line, other] = target.lines;
  const to = size ?? nextSize(line, text);
  if (to !== undefined && (other || line?.size !== to)) {
    const step: CartStep = { act: "resize", target, size: to };
    return withStep(
      state,
      { ...step, ...(from !== undefined && { from }), ...(count !== undefined && { count }) },
      corrects,
    );
  }
  if (count !== undefined) return withStep(state, { act: "set", target, count }, corrects);
  return verb === "need" || mentions.length === 0 ? state : undefined;
}

/** "Make it large", of what is to be added. */
function sizedSo(
  state: Script,
  open: CartStep | undefined,
  target: Target,
  amounts: readonly Amount[],
  corrects: boolean,
  text: string,
): Script {
  const [amount, ...others] = amounts;
  const isOne = startsList.test(text) && amount?.count === 1 && open?.size !== undefined;
  const own =
    !isOne &&
    open &&
    others.length === 0 &&
    (corrects || open.size === undefined || amount?.size === undefined);
  if (own)
    return {
      ...state,
      steps: state.steps.map((each) => (each === open ? { ...open, ...amount } : each)),
    };
  const before = corrects ? { ...state, steps: without(state.steps, target) } : state;
  return withAdds(before, target, amounts);
}

/** "Replace the shirt with a puffer in M", "the M for an L". */
export function swapped(
  state: Script,
  clause: Clause,
  named: readonly Target[],
  amounts: readonly Amount[],
  before: Target | undefined,
): Script | undefined {
  const { text, sizes, old, corrects } = clause;
  const [one, other, more] = named;
  // "… in its place".
  if (!one && amounts.length === 0 && state.steps.length > 0) return state;
  if (!one || more || !(clause.refers || clause.mentions.some(({ definite }) => definite)))
    return undefined;
  // "Swap it with the puffer in L".
  if (!other && isNew(one) && before && !isNew(before))
    return swapped(state, clause, [before, one], amounts, undefined);
  if (!other) {
    const to = sizes.at(-1)?.value;
    if (to === undefined || isNew(one) || insteadOf.test(text)) return undefined;
    const from = old[0]?.value ?? (sizes.length > 1 ? sizes[0]?.value : undefined);
    const step: CartStep = { act: "resize", target: one, size: to };
    return withStep(state, { ...step, ...(from !== undefined && { from }) }, corrects);
  }
  const isTurned = insteadOf.test(text) && !startsInstead.test(text);
  const [goes, comes] = isTurned ? [other, one] : [one, other];
  if (isNew(goes)) return undefined;
  const out = withStep(state, { act: "out", target: goes }, corrects);
  return withStep(out, { act: "add", target: comes, ...amounts.at(-1) }, false);
}
