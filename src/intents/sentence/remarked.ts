/**
 * Remarks beside searches: "four thousand!", "this is better for my pocket", "nobody is pressing any button". A search
 * needs a word that looks for something, or to be nothing but what is wanted.
 */
import { numberAt } from "../../../language/readers/numbers.ts";
import { tokenise } from "../../../language/text/tokens.ts";
import { garmentsIn, readWish, type Wish } from "../grammar/wish.ts";
import { asksOutfit, lacksThing } from "../phrases/finding/wishing.ts";
import {
  asksBack,
  betweenClauses,
  dislikesOne,
  exclaims,
  interjections,
  likensSeen,
  ofWearers,
  onlySuch,
  saysAgain,
  seeks,
  setsAside,
  statesOfPeople,
  statesOfSeen,
  thanksFor,
} from "../phrases/remarks.ts";

export function isRemark(lower: string): boolean {
  if (asksOutfit.test(lower)) return false;
  const text = lower.replace(interjections, " ").trim();
  const clauses = text
    .split(betweenClauses)
    .map((each) => each.replace(/[^\p{L}\p{N}' ]+/gu, " ").trim())
    .filter((each) => each !== "");
  if (clauses.some(looksFor)) return false;
  return thanksFor.test(lower) || clauses.some(states) || exclaimsPrice(lower, readWish(text));
}

function looksFor(clause: string): boolean {
  if (onlySuch.test(clause) || lacksThing.test(clause) || saysAgain.test(clause)) return true;
  const stated = states(clause);
  if (!stated && seeks.test(clause)) return true;
  const wish = readWish(clause);
  // "It's my cousin's wedding": what it is for.
  if (!likensSeen.test(clause) && wish.constraints.some(({ field }) => field === "occasion"))
    return true;
  return !stated && (garmentsIn(wish).length > 0 || isNamed(wish, clause));
}

/** "Womens please", "blue"; a bare "mom" is called. */
const isNamed = ({ constraints, strange }: Wish, clause: string): boolean =>
  strange.length === 0 &&
  constraints.some(
    ({ field }) => field !== "price" && (field !== "audience" || ofWearers.test(clause)),
  );

const states = (clause: string): boolean =>
  [statesOfSeen, statesOfPeople, dislikesOne, asksBack, exclaims, setsAside].some((form) =>
    form.test(clause),
  );

/** Words; longer amounts are hardly exclaimed. */
const mostOfAmount = 4;

/** "Sheesh, 4k": an amount and no limit. */
function exclaimsPrice(text: string, { constraints, turns }: Wish): boolean {
  const [price, another] = constraints;
  if (turns || another || price?.field !== "price" || price.lean !== undefined) return false;
  const words = tokenise(price.words);
  if (words.length > mostOfAmount) return false;
  if (numberAt(words, 0)?.to !== words.length) return false;
  return /\p{L}/u.test(text.replace(price.words.toLowerCase(), " "));
}
