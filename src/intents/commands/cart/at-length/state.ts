/** What a long sentence has come to so far. */
import type { Saying } from "../../../grammar/saying.ts";
import type { Piece, ShopScene } from "../../../intent.ts";
import { downwards, upwards } from "../../../phrases/cart/at-length.ts";
import type { Line } from "../../../resolve/cart-lines.ts";

/** A piece, and its lines in the cart. */
export interface Target {
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

export interface Script {
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

export interface Said {
  readonly saying: Saying;
  readonly shop: ShopScene;
  readonly lines: readonly Line[];
}

export interface Amount {
  readonly size?: string;
  readonly count?: number;
}

export const targetOf = (piece: Piece, lines: readonly Line[]): Target => ({
  piece,
  lines: lines.filter((line) => line.piece.id === piece.id),
});

export const isNew = ({ lines }: Target): boolean => lines.length === 0;

export const quantityOf = ({ lines }: Target): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

export const isSame = (one: Target, other: Target): boolean => one.piece.id === other.piece.id;

export const handled = (state: Script, target: Target): Script => ({
  ...state,
  doubts: state.doubts.filter((each) => !isSame(each, target)),
});

export const without = (steps: readonly CartStep[], target: Target): readonly CartStep[] =>
  steps.filter((step) => !isSame(step.target, target));

/** Nothing is to be done with it. */
export const dropped = (state: Script, target: Target): Script => ({
  ...state,
  steps: without(state.steps, target),
  waiting: without(state.waiting, target),
});

/** A correction replaces what was to be done with the piece, or what was said last. */
export function withStep(state: Script, step: CartStep, corrects: boolean): Script {
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

export function nextSize(line: Line | undefined, text: string): string | undefined {
  const step = upwards.test(text) ? 1 : downwards.test(text) ? -1 : 0;
  return line && step !== 0
    ? line.piece.sizes[line.piece.sizes.indexOf(line.size) + step]
    : undefined;
}

export const withAdds = (
  state: Script,
  target: Target,
  amounts: readonly Amount[],
  corrects = false,
): Script =>
  amounts.reduce(
    (so, each, at) => withStep(so, { act: "add", target, ...each }, corrects && at === 0),
    state,
  );

/** "Both in L": of what is to be added, each without a size. */
export const sized = (steps: readonly CartStep[], size: string | undefined): readonly CartStep[] =>
  steps.map((step) =>
    size !== undefined && step.act === "add" && step.size === undefined ? { ...step, size } : step,
  );
