import {
  both,
  endsOff,
  inAll,
  ofBoth,
  ofPieces,
  onlySo,
  sameFor,
  startsList,
  states,
  theSecond,
  toIt,
  tooSo,
  usualSize,
  wears,
} from "../../../phrases/cart/at-length.ts";
import type { Clause } from "./clauses.ts";

import {
  type Amount,
  type CartStep,
  isNew,
  isSame,
  nextSize,
  quantityOf,
  type Script,
  sized,
  type Target,
  withAdds,
  without,
  withStep,
} from "./state.ts";

/** Without a verb: more of the last act, or what waits for its verb. */
export function listed(
  state: Script,
  clause: Clause,
  named: Target | undefined,
  amounts: readonly Amount[],
  corrects: boolean,
): Script | undefined {
  const { text, follows } = clause;
  const previous = state.steps.at(-1);
  const [amount] = amounts;
  if (!named) return amount ? continued(state, clause, amounts) : state;
  const [line, other] = named.lines;
  const next = other ? undefined : nextSize(line, text);
  if (next !== undefined && previous?.act === "resize")
    return withStep(state, { act: "resize", target: named, size: next }, corrects);
  if (amount?.size !== undefined && usualSize.test(text)) return { ...state, size: amount.size };
  if (
    line &&
    amount &&
    amount.count !== undefined &&
    amount.size === undefined &&
    (onlySo.test(text) || isTo(clause)) &&
    !state.steps.some(({ act, target }) => act === "out" && isSame(target, named))
  )
    return withStep(state, { act: "set", target: named, count: amount.count }, corrects);
  if (
    line &&
    amount?.size !== undefined &&
    line.size !== amount.size &&
    amounts.length === 1 &&
    isTo(clause)
  )
    return withStep(state, { act: "resize", target: named, ...amount }, corrects);
  if (sameFor.test(text) && previous?.act === "resize" && !isNew(named))
    return withStep(state, { ...previous, target: named }, false);
  if (!amount) {
    if (state.steps.some((step) => step.act === "add" && isSame(step.target, named))) return state;
    const isShort = text.split(" ").length < 5;
    if (!previous || !follows || previous.act === "set" || previous.act === "by") return state;
    if (previous.act === "add")
      return !isNew(named)
        ? state
        : isShort || tooSo.test(text)
          ? withStep(state, { act: "add", target: named }, false)
          : undefined;
    const isNext = previous.act !== "out" || !endsOff.test(text);
    return isShort && isNext && !isNew(named)
      ? withStep(state, { ...previous, target: named }, false)
      : state;
  }
  if (!isNew(named)) {
    const isSo = line && !other && (amount.size === undefined || line.size === amount.size);
    if (isSo)
      return amount.count === undefined || amount.count === line.quantity ? state : undefined;
    const again = previous?.act === "add" && isSame(previous.target, named);
    if (again && amounts.every(({ size }) => size !== undefined))
      return withAdds(state, named, amounts);
    return previous && previous.act !== "add" && amounts.length === 1
      ? withStep(state, { act: "resize", target: named, ...amount }, corrects)
      : undefined;
  }
  // "The blouse was for me, M".
  if (states.test(text)) return { ...state, doubts: [...state.doubts, named] };
  if (!previous) {
    const before = corrects ? without(state.waiting, named) : state.waiting;
    return { ...state, waiting: [...before, ...addsOf(named, amounts)] };
  }
  // "I'll take the blue one, and the beige one, both in L".
  const isOfAll = ofBoth.test(text) && amounts.length === 1;
  const open = isOfAll ? { ...state, steps: sized(state.steps, amount.size) } : state;
  return withAdds(open, named, amounts, corrects);
}

const addsOf = (target: Target, amounts: readonly Amount[]): readonly CartStep[] =>
  amounts.map((each) => ({ act: "add", target, ...each }));

/** "One in M and one in XL", "both of them", "no, three". */
function continued(
  state: Script,
  { corrects, text }: Clause,
  amounts: readonly Amount[],
): Script | undefined {
  const waits = state.waiting.length > 0;
  const list = waits ? state.waiting : state.steps;
  const last = list.at(-1);
  const [amount = {}, another] = amounts;
  const { size, count } = amount;
  if (!last) {
    if (size === undefined)
      return { ...state, loose: ofPieces.test(text) ? [...state.loose, ...amounts] : state.loose };
    const isWorn = wears.test(text) && !another && count === undefined;
    if (isWorn) return { ...state, size };
    const { named } = state;
    // "Only the kurta for now, then, in M".
    if (named && isNew(named) && startsList.test(text))
      return { ...state, waiting: addsOf(named, amounts) };
    return startsList.test(text) ? { ...state, loose: [...state.loose, ...amounts] } : undefined;
  }
  if (last.act === "by" && (last.count ?? 0) > 0 && size !== undefined && !waits) {
    if (last.target.lines.some((line) => line.size === size)) return state;
    const { target, count: more } = last;
    return {
      ...state,
      steps: [
        ...list.slice(0, -1),
        { act: "add", target, size, ...(more !== undefined && { count: more }) },
      ],
    };
  }
  const relisted = (all: readonly CartStep[]): Script =>
    waits ? { ...state, waiting: all } : { ...state, steps: all };
  // "These large ones are for the boys".
  if (size !== undefined && states.test(text) && !corrects)
    return list.some(
      (step) => step.size === size || step.target.lines.some((line) => line.size === size),
    )
      ? state
      : undefined;
  // "The blue one and the beige one, both in L".
  const unsized = list.filter((step) => step.act === "add" && step.size === undefined);
  if (size !== undefined && !another && ofBoth.test(text) && unsized.length > 1)
    return relisted(sized(list, size));
  const { named } = state;
  // "For the girl that blouse, she takes S".
  if (named && isNew(named) && !isSame(named, last.target) && last.act === "add")
    return size === undefined ? state : withAdds(state, named, amounts);
  const isSaid = amounts.every((each) =>
    list.some(
      (step) => step.act === "add" && isSame(step.target, last.target) && step.size === each.size,
    ),
  );
  if (size !== undefined && isSaid && !corrects && count === undefined) return state;
  const put = (...by: readonly CartStep[]): Script => relisted([...list.slice(0, -1), ...by]);
  if (count !== undefined && size === undefined && inAll.test(text)) {
    const adds = list.filter(({ act }) => act === "add");
    return adds.reduce((sum, each) => sum + (each.count ?? 1), 0) === count ? state : undefined;
  }
  if (last.act === "add") {
    const { size: its, count: all, ...rest } = last;
    if (size === undefined)
      return (corrects && startsList.test(text)) || (all === undefined && ofPieces.test(text))
        ? put({ ...last, ...amount })
        : state;
    const variants = amounts.map((each): CartStep => ({ ...rest, ...each }));
    if (its === size && !another) return count === undefined ? state : put({ ...last, count });
    if (its !== undefined) return corrects ? put(...variants) : put(last, ...variants);
    return !another && count === undefined && all !== undefined
      ? put({ ...rest, size, count: all })
      : put(...variants);
  }
  if (size !== undefined) {
    const [line, other] = last.target.lines;
    if (!other && line?.size === size) return state;
    // "Only one pair of jeans, but in M".
    if (!theSecond.test(text) && last.act === "set" && !another && !waits && line)
      return { ...state, steps: [...list, { act: "resize", target: last.target, size }] };
    return last.act === "resize" && !another ? put({ ...last, size }) : undefined;
  }
  if (last.act === "by" && Math.abs(last.count ?? 0) === count) return state;
  if (last.act === "set" && (corrects || onlySo.test(text))) return put({ ...last, ...amount });
  return count === quantityOf(last.target) || both.test(text) ? state : undefined;
}

/** "The shirt to L", "the shirts up to two". */
function isTo({ text, sizes, counts }: Clause): boolean {
  return sizes.length + counts.length === 1 && toIt.test(text);
}
