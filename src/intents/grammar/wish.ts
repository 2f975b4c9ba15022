/**
 * What a sentence wishes for, by the tables of language/: the limits that it names, whether it turns
 * from what was found ("cheaper", "the others", "forget the colour"), and the words that no table
 * explains. The fewer of these there are, the surer it is a wish.
 */
import { isSpent, isTurn, readTurn, type Turn } from "../../../language/need/follow-up.ts";
import type { Limit } from "../../../language/need/limits.ts";
import { readNeed } from "../../../language/need/need.ts";
import { remembered } from "../../../language/text/remembered.ts";

export interface Wish {
  readonly limits: readonly Limit[];
  readonly turn: Turn;
  /** Whether it changes or loosens what was asked before. */
  readonly turns: boolean;
  /** Words that no table knows. */
  readonly strange: readonly string[];
}

/** Reads a sentence in small letters as a wish; one that is none has no limits and doesn't turn. */
export const readWish: (text: string) => Wish = remembered((text) => {
  const { wanted, rest } = readNeed(text);
  const turn = readTurn(text);
  return {
    limits: wanted.flatMap(({ limits }) => limits),
    turn,
    turns: isTurn(turn),
    strange: rest.filter((word) => !isSpent(word)),
  };
});

/** Whole shelves rather than kinds of garment. */
const shelves: ReadonlySet<string> = new Set(["top", "bottoms", "winter-wear"]);

/** Whether a kind of garment is wished for, and not only left out; a shelf is none. */
export function namesGarment(wish: Wish): boolean {
  return garmentsIn(wish).some((value) => !shelves.has(value));
}

/** The garments and shelves that are wished for. */
export function garmentsIn({ limits }: Wish): readonly string[] {
  return limits.flatMap((limit) =>
    limit.field === "garment" && limit.strength !== "negated" ? limit.values : [],
  );
}
