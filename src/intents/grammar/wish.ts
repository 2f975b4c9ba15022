/**
 * Reads a wish: its constraints, whether it changes the last one, and unexplained words; the fewer,
 * the more certain.
 */
import { readDropped } from "../../../language/need/dropped.ts";
import { isSpent, isTurn, readTurn, type Turn } from "../../../language/need/follow-up.ts";
import type { Limit } from "../../../language/need/limits.ts";
import { readNeed } from "../../../language/need/need.ts";
import { remembered } from "../../../language/text/remembered.ts";

export interface Wish {
  readonly limits: readonly Limit[];
  readonly turn: Turn;
  readonly turns: boolean;
  /** Outside the tables. */
  readonly strange: readonly string[];
}

/** Lower case. Undefined without constraints or a turn. */
export const readWish: (text: string) => Wish = remembered((text) => {
  const { wanted, rest } = readNeed(readDropped(text).rest);
  const turn = readTurn(text);
  return {
    limits: wanted.flatMap(({ limits }) => limits),
    turn,
    turns: isTurn(turn),
    strange: rest.filter((word) => !isSpent(word)),
  };
});

/** Shelves, not garments. */
const shelves: ReadonlySet<string> = new Set(["top", "bottoms", "winter-wear"]);

/** Not only excluded ones or shelves. */
export function namesGarment(wish: Wish): boolean {
  return garmentsIn(wish).some((value) => !shelves.has(value));
}

export function garmentsIn({ limits }: Wish): readonly string[] {
  return limits.flatMap((limit) =>
    limit.field === "garment" && limit.strength !== "negated" ? limit.values : [],
  );
}
