/** Which piece is told by its looks, in words that its name hasn't: "the orange one for girls". */
import type { Piece, ShopScene } from "../intent.ts";
import type { Description, Test } from "./description.ts";

/** Looks, and parts of a piece, in words that no table has: "puffy arms". */
const likeLooks = /^(?:\p{L}{2,}(?:y|ed|ish|en)|arms?|designs?|work|things?|bits?)$/u;
const pointing = /^(?:the|that|this|those|these)\b/;
/** In so large a catalogue nobody means a piece by its looks that isn't on the screen. */
const mostLookedAt = 500;

/**
 * By looks that no word of its name tells: "the beige kurta", elsewhere on show; "the yellow top
 * with the puffy arms". Words of no table may stand beside two that fit.
 */
export function byLooks(
  { tests }: Description,
  text: string,
  { catalogue }: ShopScene,
  among: readonly Piece[],
): Piece | undefined {
  const firm = tests.filter(({ field, vague }) => field !== undefined && !vague);
  const other = tests.filter(({ field, vague }) => field === undefined && !vague);
  const kind = firm.some(({ field }) => field === "garment");
  if (!kind && firm.length < 2) return undefined;
  if (other.length > 0 && !pointing.test(text)) return undefined;
  const pools = catalogue.length > mostLookedAt ? [among] : [among, catalogue];
  for (const pool of pools) {
    const like = pool.filter(
      (piece) =>
        isAlike(piece, firm) &&
        other.every((test) => test.holds(piece) || (firm.length > 1 && likeLooks.test(test.said))),
    );
    const scores = like.map((piece) => tests.filter((test) => test.holds(piece)).length);
    const most = Math.max(...scores);
    const [piece, another] = like.filter((_, at) => scores[at] === most);
    if (piece && !another && most > 0) return piece;
  }
  return undefined;
}

/** The kind may be told loosely, "top" for a blouse; its colour and cloth may not. */
function isAlike(piece: Piece, tests: readonly Test[]): boolean {
  return tests.every((test) => (test.field === "garment" ? test.nearly : test.holds)(piece));
}
