/** What the clauses of a long sentence come to: one change of the cart after the other. */
import type { Saying } from "../../../grammar/saying.ts";
import type { ShopScene } from "../../../intent.ts";
import {
  allElse,
  type CartVerb,
  leans,
  ofBoth,
  ofSomeSize,
  ofTheRest,
  oneOrOther,
  theOther,
  timesMore,
} from "../../../phrases/cart/at-length.ts";
import { linesOf } from "../../../resolve/cart-lines.ts";
import { currentPiece } from "../../../resolve/pieces.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { listed } from "./lists.ts";
import { amountsOf, isBeside, meant, together } from "./mentions.ts";
import {
  type CartStep,
  handled,
  isNew,
  isSame,
  type Said,
  type Script,
  type Target,
  targetOf,
  without,
} from "./state.ts";
import { acted, swapped } from "./verbs.ts";

interface Outcome {
  readonly steps: readonly CartStep[];
  readonly isOrdered: boolean;
  /** It comes to nothing, as something was taken back. */
  readonly isDropped: boolean;
  /** A piece or a size is said, not only "it". */
  readonly isNamed: boolean;
}

/** Undefined if a part of it isn't understood. */
export function scriptOf(saying: Saying, shop: ShopScene): Outcome | undefined {
  const heard: Said = { saying, shop, lines: linesOf(shop) };
  let state: Script = {
    steps: [],
    mends: false,
    isOrdered: false,
    isDropped: false,
    isVague: false,
    waiting: [],
    loose: [],
    doubts: [],
    ...opening(heard),
  };
  for (const clause of clausesOf(saying)) {
    const before: Script = state;
    const corrects = clause.corrects || before.mends;
    const next = after(before, { ...clause, corrects }, heard);
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

function opening({ shop, lines }: Said): { readonly last?: Target } {
  const [line, other] = lines;
  const piece = currentPiece(shop) ?? (other ? undefined : line?.piece);
  return piece ? { last: targetOf(piece, lines) } : {};
}

/** "Father doesn't wear jeans": they are meant. */
const goes: ReadonlySet<CartVerb> = new Set(["swap", "out", "unneeded", "less", "cancel"]);

function after(state: Script, clause: Clause, heard: Said): Script | undefined {
  const { verb, text, sizes, idle, corrects } = clause;
  const mentions =
    verb === "swap" ? clause.mentions : clause.mentions.filter((each) => !isBeside(each, heard));
  const found = mentions
    .filter((each) => !each.denied || verb === undefined || goes.has(verb))
    .map((mention) => ({ mention, target: meant(mention, heard) }));
  const named = found.flatMap(({ target }) => target ?? []);
  const own = named.at(-1);
  const spoken = own ? { ...state, last: own, named: own } : state;
  // Nothing unclear is done by half.
  if (idle && sizes.length > 0 && named.length === 0 && !state.named) return undefined;
  if (idle) return sizes.length > 0 ? { ...spoken, doubts: [...state.doubts, ...named] } : spoken;
  if (verb === "out" && allElse.test(text)) return allOthersOut(spoken, heard);
  const acts = (verb !== undefined && verb !== "keep") || sizes.length > 0;
  const isOpen = found.some(({ mention, target }) => mention.garment !== undefined && !target);
  if (acts && (isOpen || ofTheRest.test(text))) return undefined;
  const times = verb !== "double" && verb !== "halve" && timesMore.test(text);
  if (times && (named.length > 0 || state.steps.length + state.waiting.length > 0))
    return undefined;
  const orders =
    verb === "add" || verb === "more" || verb === "make" || verb === "out" || verb === "unneeded";
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
  // "Both in M", of what is named in a tale.
  const open = [...state.steps, ...state.waiting];
  const ofMany = ofBoth.test(text) && mentions.length === 0 && sizes.length > 0;
  if (ofMany && open.length < 2 && target && isNew(target) && (open[0]?.count ?? 1) < 2)
    return undefined;
  // "I'd like this one in L".
  const isThis = clause.refers && state.steps.length + state.waiting.length === 0;
  const thing = first ?? (isThis && state.last && isNew(state.last) ? state.last : undefined);
  return verb ? acted(free, so, target, amounts) : listed(free, so, thing, amounts, corrects);
}

/** "Keep the shirt and remove everything else". */
function allOthersOut(state: Script, { lines }: Said): Script | undefined {
  const kept = state.last;
  const others = lines.filter((line) => line.piece.id !== kept?.piece.id);
  if (!kept || isNew(kept) || others.length === 0 || state.steps.length > 0) return undefined;
  const steps = others.map(
    (line): CartStep => ({ act: "out", target: { piece: line.piece, lines: [line] } }),
  );
  return { ...state, steps };
}
