/**
 * Sentences that are only a wish: constraints, a turn, an order, or words naming nothing. Others
 * are the ranker's.
 */
import { paths } from "../../../../domain/routes.ts";
import { readDropped } from "../../../../language/need/dropped.ts";
import { type Saying, sayingOf, seeksOthers } from "../../grammar/saying.ts";
import { isSizeQuestion } from "../../grammar/size-questions.ts";
import { looksOnward, readWish } from "../../grammar/wish.ts";
import type { Scene } from "../../intent.ts";
import { anyOfKind } from "../../phrases/finding/wishes.ts";
import { asksOutfit, asksRange, asksShelf, lacksThing } from "../../phrases/finding/wishing.ts";
import { seeksOther } from "../../phrases/pieces/ask.ts";
import { superlative } from "../../phrases/pieces/compare.ts";
import type { Command, Reading, Taken } from "../command.ts";
import { kernel } from "../spoken.ts";
import { factFiltersIn } from "./fact-filters.ts";
import { clearsFilters, filtersIn, isOfList, sortIn, turnedRound } from "./filters.ts";
import { asks, asksForLooks, chanceOfWish, needIn, wish, wishIn } from "./wishing.ts";

/** The least probability of a wish; lower for changes of the current list. */
const least = { here: 0.15, elsewhere: 0.3 } as const;

const fewWords = 4;
/** Probability of pointing: "like the second one, but in maroon". */
const pointing = 0.6;
/** Probability of something else. */
const otherwise = 0.5;

const ofWish = (id: string): Command => ({
  id,
  read(reading, scene) {
    const taken = wishWhole(reading, scene);
    return taken?.id === id ? taken : undefined;
  },
});
export const find = ofWish("find");
export const narrow = ofWish("narrow");
export const followUp = ofWish("follow-up");

/** As an act. */
export const seek = wish;

/** Requests things, points at none. */
export function asksForThings(reading: Reading, scene: Scene): boolean {
  return wishWhole(reading, scene) !== undefined;
}

let last: { reading: Reading; scene: Scene; taken: Taken | undefined } | undefined;

/** Memoised: several commands share it. */
function wishWhole(reading: Reading, scene: Scene): Taken | undefined {
  if (last?.reading !== reading || last.scene !== scene)
    last = { reading, scene, taken: wholeIn(reading, scene) ?? otherIn(reading, scene) };
  return last.taken;
}

/** "Something longer", than what is recommended. */
function otherIn(reading: Reading, scene: Scene): Taken | undefined {
  const here = reading.row === "none" && scene.screen === paths.recommendations;
  return here && seeksOther.test(sayingOf(reading, scene).text)
    ? { id: "follow-up", ...asks(kernel(reading.plain)) }
    : undefined;
}

function wholeIn(reading: Reading, scene: Scene): Taken | undefined {
  if (!scene.shop || (reading.row !== "none" && reading.row !== "collection")) return undefined;
  if (isSizeQuestion(kernel(reading.lower))) return undefined;
  const saying = sayingOf(reading, scene);
  const seeks = asksOutfit.test(saying.text) || asksForLooks(saying.text);
  if (reading.row === "none" && seeks && !isNamed(saying))
    return { id: "find", ...asks(needIn(reading, scene.shop)) };
  const onward = looksOnward(saying);
  if (onward && scene.shop.open) return undefined;
  const here = scene.screen === paths.recommendations;
  const facts = here ? undefined : factFiltersIn(saying.text, scene.shop.view);
  if (facts && !isNamed(saying)) return wish(saying, reading, scene);
  if ((here || scene.shop.view) && turnedRound(saying.text, scene.shop))
    return wish(saying, reading, scene);
  if (isNamed(saying)) return undefined;
  if (onward)
    return here ? wish(saying, reading, scene) : { id: "find", ...asks(kernel(reading.plain)) };
  const { view } = scene.shop;
  const listed = here || scene.screen === paths.collection;
  const likely =
    chanceOfWish(saying) >= (here ? least.here : least.elsewhere) ||
    asksRange.test(saying.text) ||
    asksShelf.test(saying.text) ||
    asksForKind(saying) ||
    (saying.tokens.length === 1 && saying.mentions.length === 1) ||
    lacksThing.test(saying.text) ||
    (listed && isBrief(saying));
  const filters = () =>
    !asksYet(reading) && filtersIn(saying.text, view, false) !== undefined && isBrief(saying);
  const clears = scene.screen === paths.collection && clearsFilters(saying.text);
  const drops = () => readDropped(saying.text).fields.length > 0;
  if (!(likely || here || clears || (listed && drops()) || filters())) return undefined;
  const { constraints, strange } = wishIn(saying.text, scene.shop);
  // On the recommendations only results can be meant.
  const loosens = drops() || constraints.some(({ strength }) => strength === "negated");
  if (!strange.every(isOfList) || (here && !likely && !loosens)) return undefined;
  if (!loosens && !sortIn(saying.text) && pointsAt(saying) && chanceOfWish(saying) < pointing)
    return undefined;
  return wish(saying, reading, scene);
}

/** "Do you have a nice jacket from …". */
function asksForKind(saying: Saying): boolean {
  const { text, mentions, sizes } = saying;
  if (sizes.length > 0 || superlative.test(text) || !seeksOthers(saying)) return false;
  return mentions.some(({ garment }) => garment !== undefined);
}

const asksYet = ({ lower }: Reading): boolean => lower.trim().endsWith("?");

/** "In bright colours": brief, and nothing else is likely. */
function isBrief({ shape, mentions, acts, text }: Saying): boolean {
  const [other] = acts.filter(({ act }) => act !== "nothing");
  return (
    shape.length <= fewWords &&
    mentions.length === 0 &&
    (other?.chance ?? 0) < otherwise &&
    !isTime(text)
  );
}

/** "Tell me the date": days are no wish. */
function isTime(text: string): boolean {
  const { constraints, turns } = readWish(text);
  return !turns && constraints.every(({ field }) => field === "occasion" || field === "season");
}

/** "Take the blue one out": a visible product. */
function pointsAt({ mentions }: Saying): boolean {
  return mentions.some(({ definite, plural }) => definite && !plural);
}

/** "Blue shirt": a product rather than a kind. */
function isNamed({ mentions: [first, another] }: Saying): boolean {
  if (!first || another || first.from > 0 || first.plural || first.garment === undefined)
    return false;
  return first.to - first.from > 1 && !anyOfKind.test(first.text);
}
