/** Finds a product by looks outside its name: "the orange one for girls". */
import { readTerm } from "../../../language/readers/terms.ts";
import type { Piece, ShopScene } from "../intent.ts";
import { looksOf } from "../vocabulary/catalogue-index.ts";
import type { Description, Test } from "./description.ts";

/** Looks and parts outside the tables: "puffy arms". */
const likeLooks = /^(?:\p{L}{2,}(?:y|ed|ish|en)|arms?|designs?|work|things?|bits?)$/u;
const pointing = /^(?:the|that|this|those|these)\b/;
const ofOne = /^(?:the|that|this|those|these) (?:.*\b(?:ones?|things?|pieces?)\b|\p{L}+$)/u;
/** In larger catalogues looks refer to visible products only. */
const mostLookedAt = 500;

/**
 * "the beige kurta" elsewhere on screen; "the yellow top with the puffy arms". Two matches permit
 * unknown words.
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
  if (isOneOfColour([...firm, ...other], text)) return onlyOfColour(firm, catalogue);
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
    const best = like.filter((_, at) => scores[at] === most);
    const [piece, another] = best;
    if (piece && most > 0) return another ? nearestShade(firm, best) : piece;
  }
  return undefined;
}

/** "The yellow thing", but not "the ivory" of "the ivory bands". */
export function isOneOfColour(firm: readonly Test[], text: string): boolean {
  return firm.length === 1 && firm[0]?.field === "colour" && ofOne.test(text);
}

/** "That yellow one", in a small shop. */
export function onlyOfColour(
  tests: readonly Test[],
  catalogue: readonly Piece[],
): Piece | undefined {
  return catalogue.length > mostLookedAt ? undefined : nearestShade(tests, catalogue);
}

function nearestShade(tests: readonly Test[], pieces: readonly Piece[]): Piece | undefined {
  const test = tests.find(({ field }) => field === "colour");
  const colour = test && readTerm(test.said, "colour");
  if (!colour) return undefined;
  const shades = pieces.map((piece) => [...looksOf(piece).colours].indexOf(colour));
  const nearest = Math.min(...shades.filter((shade) => shade >= 0));
  const [only, another] = pieces.filter((_, at) => shades[at] === nearest);
  return another ? undefined : only;
}

/** A kind may be loose ("top" for a blouse), colour and cloth not. */
function isAlike(piece: Piece, tests: readonly Test[]): boolean {
  return tests.every((test) => ((test.field === "garment" && test.nearly) || test.holds)(piece));
}
