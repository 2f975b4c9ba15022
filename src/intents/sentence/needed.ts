/**
 * "I need …": an act, or sizes and counts of a piece ("I need two in L"). What else is needed is asked
 * about beside it.
 */
import { isLittle } from "../dialogue/short-turns/little-words.ts";
import { type Effect, writesCart } from "../effects.ts";
import { sayingOf } from "../grammar/saying.ts";
import type { Scene } from "../intent.ts";
import { type NormalisedText, normalise } from "../normalise.ts";
import { betweenClauses, wishesTo } from "../phrases/beside-wish.ts";
import { matchRow } from "../table/match.ts";
import { indexOf, looksOf } from "../vocabulary/catalogue-index.ts";

/** A wish: "to buy a present". */
const buying =
  /\b(?:buy|find|get|purchase|look|search|shop|pick|choose) (?:for )?(?:an?|some|something|gifts?)\b/i;
const pointed = /\b(?:it|this|that|these|those|them|one|both)\b/;
const needing = /\bneed\b/i;

/** "I will take two" for "I need two". */
export function actNeeded(heard: NormalisedText, scene: Scene): NormalisedText | undefined {
  if (!scene.shop) return undefined;
  const act = heard.plain.replace(wishesTo, "");
  if (buying.test(act)) return undefined;
  const takes = act === heard.plain && isTaking(heard, scene);
  if (act === heard.plain && !takes) return undefined;
  return normalise(takes ? heard.plain.replace(needing, "will take") : act);
}

/** Counts, sizes and pronouns alone. */
function isTaking(heard: NormalisedText, scene: Scene): boolean {
  const { tokens, sizes, numbers } = sayingOf(heard, scene);
  const counts = [...sizes, ...numbers];
  if (counts.length === 0 && !pointed.test(heard.lower)) return false;
  const isCount = (at: number) => counts.some(({ from, to }) => from <= at && at < to);
  return tokens.every(({ text }, at) => text === "need" || isCount(at) || isLittle(text));
}

/** "Remove the shirt, I need a kurta": another piece than `done` takes. */
export function needsMore(
  { plain }: NormalisedText,
  done: readonly Effect[],
  scene: Scene,
): boolean {
  const clauses = plain.split(betweenClauses);
  if (clauses.length < 2 || !done.every(({ type }) => writesCart.has(type))) return false;
  const { byId } = indexOf(scene.shop?.catalogue ?? []);
  const taken = done.flatMap((each) =>
    each.type === "addToCart" ? (byId.get(each.id) ?? []) : [],
  );
  const isTaken = (garment: string) => taken.some((piece) => looksOf(piece).garments.has(garment));
  return clauses.some((each) => needsAnother(normalise(each), scene, isTaken));
}

function needsAnother(
  clause: NormalisedText,
  scene: Scene,
  isTaken: (garment: string) => boolean,
): boolean {
  if (matchRow(clause.lower)?.id !== "need") return false;
  const { mentions, sizes } = sayingOf(clause, scene);
  const another = mentions.some(
    ({ definite, garment }) => !definite && garment !== undefined && !isTaken(garment),
  );
  return (another && sizes.length === 0) || anything.test(clause.lower);
}
const anything = /\b(?:some|any)thing\b/;
