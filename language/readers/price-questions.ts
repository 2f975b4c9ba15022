/** Questions about several prices: "price of both", "what's the difference". */
import { phraseAt, phrases, tokenise } from "../text/tokens.ts";

const apart = phrases(
  "by how much, how much difference, what difference, what's the difference in price, price difference, difference in price, difference in the price, difference of price, difference in cost, difference between the two, difference between the prices, difference between the two prices, how much apart, what's the gap, what is the gap, how big is the gap, how much is the gap, what gap, how far apart, how much more is it, how much less is it, how much cheaper, how much dearer, how much costlier, how much more expensive, kitna farak, kitna fark, kitna difference",
);
const less = phrases(
  "cheaper, cheapest, smallest price, smaller price, smallest amount, least price, minimum price, minimum rate, minimum cost, lightest on the pocket, easiest on the pocket, most reasonable, most economical, pay the least, pay least, kam price, kam rate, sabse kam, less expensive, least expensive, lower, lowest, costs less, cost less, costs the least, costs least, cost least, least costly, less money, less costly, inexpensive, affordable, most affordable, budget, lighter on the pocket, light on the pocket, easier on the pocket, easier on the wallet, lighter on the wallet, kinder to my wallet, costs me less, better value, the better value, less pricey, less dear, least pricey, sasta, sasti, kam daam",
);
const more = phrases(
  "dearer, dearest, costlier, costliest, pricier, priciest, more expensive, most expensive, costs more, cost more, costs the most, costs most, most costly, more costly, heavier on the pocket, heavier on the wallet, more dear, higher, highest, mehenga, mehnga, mehengi",
);
const all = phrases(
  "both, both of them, the two, the two of them, all, all of them, all of it, all this, everything, all together, altogether, together, the lot, the whole lot, the three",
);

const has = (text: string, list: ReturnType<typeof phrases>): boolean => {
  const tokens = tokenise(text);
  return tokens.some((_, at) => phraseAt(tokens, at, list) > 0);
};

export const asksApart = (text: string): boolean => has(text, apart);
export const asksTogether = (text: string): boolean => has(text, all);
/** Undefined if neither. */
export function endAsked(text: string): "less" | "more" | undefined {
  if (has(text, less)) return "less";
  return has(text, more) ? "more" : undefined;
}
