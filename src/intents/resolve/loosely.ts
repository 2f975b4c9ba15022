/**
 * Finds the best partial match: "the yellow top with the poofy sleeves". It must lead clearly; a
 * wrong colour or kind excludes.
 */
import { remembered } from "../../../language/text/remembered.ts";
import { askable } from "../../../language/words/qualities.ts";
import type { Piece } from "../intent.ts";
import { describedIn, stemOf } from "../vocabulary/catalogue-index.ts";
import { phoneticKey } from "../vocabulary/phonetic.ts";
import type { Description, Test } from "./description.ts";

/** The least match and lead. */
const enough = 0.6;
const margin = 0.15;
const worth = { exact: 1, near: 0.8, described: 0.6 } as const;
/** Weight of vague words. */
const light = 0.4;
/** A mismatch excludes. */
const firm: ReadonlySet<Test["field"]> = new Set(["garment", "colour", "material", "audience"]);
const fewestLetters = 4;

/** Undefined if none or several. */
export function closestTo({ tests }: Description, among: readonly Piece[]): Piece | undefined {
  const fields = tests.map(({ field }) => field);
  if (tests.length < 2 || !fields.some((field) => field === "garment" || field === "colour"))
    return undefined;
  // "The kurta, double XL there" has a size; "the small girls' lehenga" hasn't.
  if (fields.includes("size") && !fields.includes("audience")) return undefined;
  const scores = among
    .map((piece) => ({ piece, score: scoreOf(tests, piece) }))
    .filter(({ score }) => score >= enough)
    .sort((one, other) => other.score - one.score);
  const [first, second] = scores;
  return first && first.score - (second?.score ?? 0) >= margin ? first.piece : undefined;
}

function scoreOf(tests: readonly Test[], piece: Piece): number {
  let sum = 0;
  let all = 0;
  for (const test of tests) {
    const weight = test.vague || test.field === "size" ? light : 1;
    const own = worthOf(test, piece);
    if (own === 0 && firm.has(test.field)) return 0;
    all += weight;
    sum += weight * own;
  }
  return sum / all;
}

function worthOf(test: Test, piece: Piece): number {
  if (test.holds(piece)) return worth.exact;
  if (test.nearly?.(piece)) return worth.near;
  return isDescribed(test.said, piece) ? worth.described : 0;
}

/** Synonyms: "arms" are sleeves, "poofy" is puffed. */
function isDescribed(said: string, piece: Piece): boolean {
  return (
    isWordOf(said, piece) || topicsOf(said).some(({ stated }) => stated.test(piece.description))
  );
}

/** Of its name or description, perhaps with another ending. */
export function isWordOf(said: string, piece: Piece): boolean {
  const stem = stemOf(said);
  if (stem.length >= fewestLetters - 1) {
    const sound = phoneticKey(stem);
    for (const own of describedIn(piece))
      if (own === stem || (sound.length > 1 && own[0] === stem[0] && phoneticKey(own) === sound))
        return true;
  }
  return false;
}

/** The same for all pieces. */
const topicsOf = remembered((said) => askable.filter(({ asked }) => asked.test(said)));
