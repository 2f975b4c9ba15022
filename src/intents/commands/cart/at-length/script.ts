/** What the clauses of a long sentence come to: one change of the cart after the other. */
import type { Saying } from "../../../grammar/saying.ts";
import type { Mention, SizeEntity } from "../../../grammar/sentence.ts";
import type { Piece, ShopScene } from "../../../intent.ts";
import {
  allElse,
  besideIt,
  both,
  downwards,
  endsOff,
  inAll,
  insteadOf,
  leans,
  nothingElse,
  ofPieces,
  ofSomeSize,
  ofTheRest,
  oneOrOther,
  onlySo,
  sameFor,
  startsInstead,
  startsList,
  states,
  theOther,
  theSecond,
  timesMore,
  toIt,
  tooSo,
  upwards,
  usualSize,
  wears,
} from "../../../phrases/cart/at-length.ts";
import { type Line, linesOf } from "../../../resolve/cart-lines.ts";
import { linesOfMention } from "../../../resolve/lines.ts";
import { currentPiece, pieceMeant } from "../../../resolve/pieces.ts";
import { type Clause, clausesOf } from "./clauses.ts";

/** A piece, and its lines in the cart. */
interface Target {
  readonly piece: Piece;
  readonly lines: readonly Line[];
}

export interface CartStep {
  readonly act: "out" | "set" | "by" | "resize" | "add";
  readonly target: Target;
  readonly size?: string;
  /** The line's size as said. */
  readonly from?: string;
  readonly count?: number;
}

interface State {
  readonly steps: readonly CartStep[];
  /** Spoken of last. */
  readonly last?: Target;
  /** Named with a size or a count before any verb. */
  readonly waiting: readonly CartStep[];
  /** "He is XL", of nothing yet. */
  readonly size?: string;
  /** "One in S, two in L", of nothing yet. */
  readonly loose: readonly Amount[];
  /** Named with a size, in what is only recounted. */
  readonly doubts: readonly Target[];
  /** A correction has begun, and nothing is corrected yet. */
  readonly mends: boolean;
  /** Something was said, and taken back. */
  readonly isDropped: boolean;
  /** Some verb did nothing. */
  readonly isVague: boolean;
  /** By its verbs, not only listed or needed. */
  readonly isOrdered: boolean;
  /** Named here, not before. */
  readonly named?: Target;
}

interface Talk {
  readonly saying: Saying;
  readonly shop: ShopScene;
  readonly lines: readonly Line[];
}

interface Amount {
  readonly size?: string;
  readonly count?: number;
}

interface Script {
  readonly steps: readonly CartStep[];
  readonly isOrdered: boolean;
  /** It comes to nothing, as something was taken back. */
  readonly isDropped: boolean;
  /** A piece or a size is said, not only "it". */
  readonly isNamed: boolean;
}

/** Undefined if a part of it isn't understood. */
export function scriptOf(saying: Saying, shop: ShopScene): Script | undefined {
  const talk: Talk = { saying, shop, lines: linesOf(shop) };
  let state: State = {
    steps: [],
    mends: false,
    isOrdered: false,
    isDropped: false,
    isVague: false,
    waiting: [],
    loose: [],
    doubts: [],
    ...opening(talk),
  };
  for (const clause of clausesOf(saying)) {
    const before: State = state;
    const corrects = clause.corrects || before.mends;
    const next = after(before, { ...clause, corrects }, talk);
    if (!next) return undefined;
    const isLess =
      next.steps.length < before.steps.length || next.waiting.length < before.waiting.length;
    const isDone = next.steps !== before.steps || next.waiting !== before.waiting;
    // "Put another", of what?
    const isVague = isActing(clause) && !isDone;
    state = {
      ...next,
      isDropped: next.isDropped || isLess,
      isVague: before.isVague || isVague,
      mends: corrects && !isDone,
    };
  }
  const { steps, waiting, loose, doubts, isOrdered, named } = state;
  const isWhole =
    loose.length + doubts.length === 0 && waiting.every(({ size }) => size !== undefined);
  const isDropped = state.isDropped && !state.isVague && steps.length + waiting.length === 0;
  const isNamed = named !== undefined || saying.sizes.length > 0;
  return isWhole
    ? {
        steps: oneEach([...steps, ...waiting]),
        isOrdered: isOrdered || steps.some(({ act }) => act !== "add"),
        isNamed,
        isDropped,
      }
    : undefined;
}

/** "Three jeans: S, M and XL". */
function oneEach(steps: readonly CartStep[]): readonly CartStep[] {
  return steps.map((step, at) => {
    if (step.act !== "add" || step.count === undefined || step.count < 2) return step;
    const rest = steps.slice(at, at + step.count);
    const isList =
      rest.length === step.count &&
      rest.every(
        (each, place) =>
          each.act === "add" &&
          isSame(each.target, step.target) &&
          (place === 0 || each.count === undefined),
      );
    return isList ? { ...step, count: 1 } : step;
  });
}

const isActing = ({ verb, idle }: Clause): boolean =>
  !idle && verb !== undefined && verb !== "keep" && verb !== "cancel";

function opening({ shop, lines }: Talk): { readonly last?: Target } {
  const [line, other] = lines;
  const piece = currentPiece(shop) ?? (other ? undefined : line?.piece);
  return piece ? { last: targetOf(piece, lines) } : {};
}

const targetOf = (piece: Piece, lines: readonly Line[]): Target => ({
  piece,
  lines: lines.filter((line) => line.piece.id === piece.id),
});

const isNew = ({ lines }: Target): boolean => lines.length === 0;
const quantityOf = ({ lines }: Target): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
const isSame = (one: Target, other: Target): boolean => one.piece.id === other.piece.id;

/** None if it isn't one piece. */
function meant(mention: Mention, { saying, shop, lines }: Talk): Target | undefined {
  const own = linesOfMention(mention, lines, shop);
  const [first] = own;
  if (first && own.every((line) => line.piece.id === first.piece.id))
    return { piece: first.piece, lines: own };
  const found = pieceMeant(mention, shop, saying);
  if (found?.type === "one") return targetOf(found.piece, lines);
  const open = currentPiece(shop);
  const isOpen = found?.type === "several" && found.pieces.some(({ id }) => id === open?.id);
  return open && isOpen ? targetOf(open, lines) : undefined;
}

/** Sizes with the numbers before them: "two in M and one in L". */
function amountsOf({ sizes, counts }: Clause): readonly Amount[] {
  const beside = (size: SizeEntity, at: number) =>
    counts.findLast(
      ({ from, to }) => to <= size.from && size.from - to < 5 && from >= (sizes[at - 1]?.to ?? 0),
    );
  const used = sizes.map(beside);
  const total = counts.find((each) => !used.includes(each));
  if (sizes.length === 0) return total ? [{ count: total.value }] : [];
  return sizes.map(({ value }, at) => {
    const said = used[at]?.value ?? (sizes.length === 1 ? total?.value : undefined);
    return { size: value, ...(said !== undefined && { count: said }) };
  });
}

function after(state: State, clause: Clause, talk: Talk): State | undefined {
  const { verb, text, sizes, idle, corrects } = clause;
  const mentions =
    verb === "swap" ? clause.mentions : clause.mentions.filter((each) => !isBeside(each, talk));
  const found = mentions.map((mention) => ({ mention, target: meant(mention, talk) }));
  const named = found.flatMap(({ target }) => target ?? []);
  const last = named.at(-1) ?? state.last;
  const own = named.at(-1);
  const spoken = { ...state, ...(last && { last }), ...(own && { named: own }) };
  // Nothing unclear is done by half.
  if (idle && sizes.length > 0 && named.length === 0 && !state.named) return undefined;
  if (idle) return sizes.length > 0 ? { ...spoken, doubts: [...state.doubts, ...named] } : spoken;
  if (verb === "out" && allElse.test(text)) return allOthersOut(spoken, talk);
  const acts = (verb !== undefined && verb !== "keep") || sizes.length > 0;
  const isOpen = found.some(({ mention, target }) => mention.garment !== undefined && !target);
  if (acts && (isOpen || ofTheRest.test(text))) return undefined;
  if (timesMore.test(text) && (named.length > 0 || state.steps.length + state.waiting.length > 0))
    return undefined;
  const orders = verb === "add" || verb === "more" || verb === "make" || verb === "out";
  if ((orders || sizes.length > 0) && leans.test(text)) return undefined;
  if (orders && sizes.length === 0 && ofSomeSize.test(text)) return undefined;
  const ofOther = named.length > 0 && mentions.every(({ garment }) => garment === undefined);
  if (acts && theOther.test(text) && (verb !== "out" || ofOther)) return undefined;
  const denied =
    mentions.length > 0 && mentions.every((mention) => mention.denied) ? named[0] : undefined;
  if (denied && verb === undefined)
    return handled({ ...spoken, steps: without(state.steps, denied) }, denied);
  const said = amountsOf(clause);
  const [first, other] = named;
  if (named.length > 1 && oneOrOther.test(text)) return undefined;
  if (verb === "swap") return swapped(spoken, clause, named, said, state.last);
  if (other && first && named.some((each) => !isSame(each, first))) return undefined;
  const before = clause.goesOn ? state.named : undefined;
  const isLast = clause.refers || said.length > 0;
  const target = first ?? (isLast ? state.last : before);
  const takesUp = state.loose.length > 0 && (first || (target && verb === "add"));
  const amounts = takesUp ? together(state.loose, said) : said;
  const free = takesUp ? { ...spoken, loose: [] } : spoken;
  const so = {
    ...clause,
    mentions: found.flatMap(({ mention, target: its }) => (its ? mention : [])),
  };
  // "I'd like this one in L".
  const isThis = clause.refers && state.steps.length + state.waiting.length === 0;
  const thing = first ?? (isThis && state.last && isNew(state.last) ? state.last : undefined);
  return verb ? acted(free, so, target, amounts) : listed(free, so, thing, amounts, corrects);
}

/** "Four pieces", "in this medium". */
function together(loose: readonly Amount[], own: readonly Amount[]): readonly Amount[] {
  const [one, another] = loose;
  const [size, more] = own;
  if (one && size && !another && one.size === undefined)
    return more || size.count !== undefined ? own : [{ ...one, ...size }];
  return [...loose, ...own];
}

const isBeside = ({ from }: Mention, { saying: { text, tokens } }: Talk): boolean =>
  besideIt.test(text.slice(0, tokens[from]?.start ?? 0));

const handled = (state: State, target: Target): State => ({
  ...state,
  doubts: state.doubts.filter((each) => !isSame(each, target)),
});

/** "Keep the shirt and remove everything else". */
function allOthersOut(state: State, { lines }: Talk): State | undefined {
  const kept = state.last;
  const others = lines.filter((line) => line.piece.id !== kept?.piece.id);
  if (!kept || isNew(kept) || others.length === 0 || state.steps.length > 0) return undefined;
  const steps = others.map(
    (line): CartStep => ({ act: "out", target: { piece: line.piece, lines: [line] } }),
  );
  return { ...state, steps };
}

const without = (steps: readonly CartStep[], target: Target): readonly CartStep[] =>
  steps.filter((step) => !isSame(step.target, target));

/** A correction replaces what was to be done with the piece, or what was said last. */
function withStep(state: State, step: CartStep, corrects: boolean): State {
  const own = corrects ? without(state.steps, step.target) : state.steps;
  const isOther = corrects && own.length === state.steps.length && own.at(-1)?.act === step.act;
  const isOpen = ({ act, size, target }: CartStep) =>
    act === "add" && size === undefined && step.act === "add" && isSame(target, step.target);
  const before = (isOther ? own.slice(0, -1) : own).filter((each) => !isOpen(each));
  const again = before.at(-1);
  const isSaidAgain =
    again?.act === step.act && isSame(again.target, step.target) && again.size === step.size;
  const steps = isSaidAgain ? before.slice(0, -1) : before;
  return handled({ ...state, steps: [...steps, step], last: step.target }, step.target);
}

function acted(
  state: State,
  clause: Clause,
  target: Target | undefined,
  amounts: readonly Amount[],
): State | undefined {
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
  state: State,
  clause: Clause,
  target: Target | undefined,
  amounts: readonly Amount[],
): State | undefined {
  const { text, corrects, old } = clause;
  const [{ count } = {}] = amounts;
  const from = old[0]?.value;
  const step = (act: CartStep["act"], more: Partial<CartStep> = {}): State | undefined =>
    target &&
    withStep(state, { act, target, ...(from !== undefined && { from }), ...more }, corrects);
  switch (clause.verb) {
    case "keep": {
      if (!target) return state;
      if (isNew(target) && (clause.mentions.length === 0 || amounts.length > 0)) return state;
      const isOpen = [...state.steps, ...state.waiting]
        .map((each) => each.target)
        .concat(state.doubts)
        .some((each) => isSame(each, target));
      // "Keep one shawl for me".
      if (isNew(target) && !isOpen) return undefined;
      if (isNew(target))
        return handled(
          {
            ...state,
            steps: without(state.steps, target),
            waiting: without(state.waiting, target),
          },
          target,
        );
      if (amounts.some(({ size }) => size && target.lines.every((line) => line.size !== size)))
        return undefined;
      const isLess = count !== undefined && target.lines.length === 1 && count < quantityOf(target);
      if (isLess && !both.test(text)) return step("set", { count });
      const isSo =
        (clause.mentions.length > 0 || amounts.length > 0) &&
        (amounts.length > 0 || count === undefined);
      const isOut = state.steps.some(
        ({ act, target: its }) =>
          isSame(its, target) && (act === "out" || (isSo && act === "resize")),
      );
      return handled(isOut ? { ...state, steps: without(state.steps, target) } : state, target);
    }
    case "cancel":
      return target ? { ...state, steps: without(state.steps, target) } : state;
    case "out": {
      if (nothingElse.test(text)) return state;
      if (!target) return undefined;
      if (isNew(target))
        return {
          ...state,
          steps: without(state.steps, target),
          waiting: without(state.waiting, target),
        };
      // "Remove the large": which is it?
      if (clause.mentions.length === 0 && amounts.some(({ size }) => size !== undefined))
        return undefined;
      const before = state.steps.find((each) => isSame(each.target, target));
      // "Only one pair is needed, so drop the other one".
      if (before && theSecond.test(text) && before.act !== "out") return state;
      if (before && before.act !== "add" && before.act !== "out" && !corrects) return undefined;
      const second = theSecond.test(text) && target.lines.length === 1 ? 1 : count;
      const isPart = second !== undefined && second < quantityOf(target) && !both.test(text);
      return isPart ? step("by", { count: -second }) : step("out");
    }
    case "less":
      return target && !isNew(target) ? step("by", { count: -(count ?? 1) }) : undefined;
    case "more":
    case "add":
      return added(state, clause, target, amounts);
    default:
      return made(state, clause, target, amounts);
  }
}

function added(
  state: State,
  { verb, text, corrects, mentions }: Clause,
  target: Target | undefined,
  amounts: readonly Amount[],
): State | undefined {
  const [amount] = amounts;
  // "The lehenga, one in large, put it", "one kurta and one jacket, put them both in XXL".
  if (state.waiting.length > 0) {
    const isOther = ({ size }: CartStep) =>
      size !== undefined && amount?.size !== undefined && size !== amount.size;
    if (mentions.length === 0 && state.waiting.some(isOther)) return undefined;
    const sized = state.waiting.map((step) =>
      step.size === undefined ? { ...step, ...amount } : step,
    );
    const all: State = { ...state, steps: [...state.steps, ...sized], waiting: [] };
    return mentions.length > 0 && target
      ? added(all, { verb, text, corrects, mentions } as Clause, target, amounts)
      : all;
  }
  if (!target) return amount ? undefined : state;
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
  if (all.length > 0 && first.size === undefined && first.count !== undefined)
    return first.count === sum ? state : undefined;
  const isTaken = state.steps.some((step) => step.act === "add" && isSame(step.target, target));
  if (isTaken && first.size === undefined && first.count === undefined) return state;
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
  return others.reduce(
    (so, each) => withStep(so, { act: "add", target, ...each }, false),
    withStep(state, { act: "add", target, ...first }, corrects),
  );
}

function made(
  state: State,
  { text, corrects, old, verb, mentions }: Clause,
  target: Target | undefined,
  amounts: readonly Amount[],
): State | undefined {
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
  state: State,
  open: CartStep | undefined,
  target: Target,
  amounts: readonly Amount[],
  corrects: boolean,
  text: string,
): State {
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
  return amounts.reduce(
    (so, each) => withStep(so, { act: "add", target, ...each }, false),
    corrects ? { ...state, steps: without(state.steps, target) } : state,
  );
}

function nextSize(line: Line | undefined, text: string): string | undefined {
  const step = upwards.test(text) ? 1 : downwards.test(text) ? -1 : 0;
  return line && step !== 0
    ? line.piece.sizes[line.piece.sizes.indexOf(line.size) + step]
    : undefined;
}

/** Without a verb: more of the last act, or what waits for its verb. */
function listed(
  state: State,
  clause: Clause,
  named: Target | undefined,
  amounts: readonly Amount[],
  corrects: boolean,
): State | undefined {
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
      return amounts.reduce(
        (so, each) => withStep(so, { act: "add", target: named, ...each }, false),
        state,
      );
    return previous && previous.act !== "add" && amounts.length === 1
      ? withStep(state, { act: "resize", target: named, ...amount }, corrects)
      : undefined;
  }
  // "The blouse was for me, M".
  if (states.test(text)) return { ...state, doubts: [...state.doubts, named] };
  const steps: readonly CartStep[] = amounts.map((each) => ({
    act: "add",
    target: named,
    ...each,
  }));
  return previous
    ? steps.reduce((so, step, at) => withStep(so, step, corrects && at === 0), state)
    : {
        ...state,
        waiting: [...(corrects ? without(state.waiting, named) : state.waiting), ...steps],
      };
}

/** "One in M and one in XL", "both of them", "no, three". */
function continued(
  state: State,
  { corrects, text }: Clause,
  amounts: readonly Amount[],
): State | undefined {
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
      return { ...state, waiting: amounts.map((each) => ({ act: "add", target: named, ...each })) };
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
  // "These large ones are for the boys".
  if (size !== undefined && states.test(text) && !corrects)
    return list.some(
      (step) => step.size === size || step.target.lines.some((line) => line.size === size),
    )
      ? state
      : undefined;
  const { named } = state;
  // "For the girl that blouse, she takes S".
  if (named && isNew(named) && !isSame(named, last.target) && last.act === "add")
    return size === undefined
      ? state
      : amounts.reduce(
          (so, each) => withStep(so, { act: "add", target: named, ...each }, false),
          state,
        );
  const isSaid = amounts.every((each) =>
    list.some(
      (step) => step.act === "add" && isSame(step.target, last.target) && step.size === each.size,
    ),
  );
  if (size !== undefined && isSaid && !corrects && count === undefined) return state;
  const put = (...by: readonly CartStep[]): State => {
    const all = [...list.slice(0, -1), ...by];
    return waits ? { ...state, waiting: all } : { ...state, steps: all };
  };
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

/** "Replace the shirt with a puffer in M", "the M for an L". */
function swapped(
  state: State,
  clause: Clause,
  named: readonly Target[],
  amounts: readonly Amount[],
  before: Target | undefined,
): State | undefined {
  const { text, sizes, old, corrects } = clause;
  const [one, other, more] = named;
  // "… in its place".
  if (!one && amounts.length === 0 && state.steps.length > 0) return state;
  if (!one || more) return undefined;
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

/** "The shirt to L", "the shirts up to two". */
function isTo({ text, sizes, counts }: Clause): boolean {
  return sizes.length + counts.length === 1 && toIt.test(text);
}
