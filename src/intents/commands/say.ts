import type { Effect } from "../effects.ts";
import type { Piece } from "../intent.ts";
import { words } from "../responses/words.ts";
import type { Understood } from "./command.ts";

export function say(text: string): Effect {
  return { type: "say", text };
}

/** One reply for several pieces. */
export function describing(
  pieces: readonly Piece[],
  describe: (piece: Piece) => string,
  topic: { readonly topic: string },
  sums = false,
): Understood {
  const [piece] = pieces;
  // "Price of both": each and the sum.
  const sum = pieces.reduce((all, { price }) => all + price, 0);
  const together = sums && pieces.length > 1 ? ` ${words.together(sum)}` : "";
  const slots =
    pieces.length === 1 && piece
      ? { product: piece.id, ...topic }
      : { products: pieces.map(({ id }) => id), ...topic };
  const answers = pieces.map((each) => {
    const answer = describe(each);
    if (pieces.length === 1 || answer.includes(each.name)) return answer;
    return `${each.name}: ${answer.charAt(0).toLowerCase()}${answer.slice(1)}`;
  });
  return { slots, effects: [say(`${answers.join(" ")}${together}`)], row: "follows" };
}
