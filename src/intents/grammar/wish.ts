/**
 * Reads a wish: its constraints, whether it changes the last one, and unexplained words; the fewer,
 * the more certain.
 */

import type { Constraint } from "../../../language/need/constraints.ts";
import { readDropped } from "../../../language/need/dropped.ts";
import { isSpent, isTurn, readTurn, type Turn } from "../../../language/need/follow-up.ts";
import { readNeed } from "../../../language/need/need.ts";
import { remembered } from "../../../language/text/remembered.ts";
import { otherPieces, writing } from "../phrases/whole.ts";
import type { Sentence } from "./sentence.ts";

export interface Wish {
  readonly constraints: readonly Constraint[];
  readonly turn: Turn;
  readonly turns: boolean;
  /** Outside the tables. */
  readonly strange: readonly string[];
}

/** Lower case. Undefined without constraints or a turn. */
export const readWish: (text: string) => Wish = remembered((text) => {
  const { subQueries, unmatched } = readNeed(readDropped(text).remaining);
  const turn = readTurn(text);
  return {
    constraints: subQueries.flatMap(({ constraints }) => constraints),
    turn,
    turns: isTurn(turn),
    strange: unmatched.filter((word) => !isSpent(word)),
  };
});

/** Shelves, not garments. */
const shelves: ReadonlySet<string> = new Set(["top", "bottoms", "winter-wear"]);

/** Not only excluded ones or shelves. */
export function namesGarment(wish: Wish): boolean {
  return garmentsIn(wish).some((value) => !shelves.has(value));
}

export function garmentsIn({ constraints }: Wish): readonly string[] {
  return constraints.flatMap((constraint) =>
    constraint.field === "garment" && constraint.strength !== "negated" ? constraint.values : [],
  );
}

const mostOnward = 8;

/** "Any more you can show me". */
export function looksOnward({ text, tokens, mentions, sizes }: Sentence): boolean {
  if (tokens.length > mostOnward || sizes.length > 0 || !otherPieces.test(text)) return false;
  if (mentions.some(({ garment }) => garment !== undefined) || writing.test(text)) return false;
  const { turn, constraints, strange } = readWish(text);
  const left = strange.filter((word) => !otherPieces.test(word));
  return turn.other && turn.price === null && constraints.length === 0 && left.length === 0;
}
