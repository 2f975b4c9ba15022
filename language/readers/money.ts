/** Price constraints: "under 2000", "between 500 and 1,000", "2k tak", "not too expensive". */

import { phraseAt, phrases, type Token } from "../text/tokens.ts";
import { type FoundNumber, lastNumberIn, numberAt } from "./numbers.ts";

export interface PriceWish {
  readonly min?: number;
  readonly max?: number;
  /** "around 1000": a fifth either side. */
  readonly around?: number;
  /** Without a number: cheap or fine. */
  readonly lean?: "low" | "lowest" | "high" | "highest";
  /** For everything together. */
  readonly total?: true;
}

interface FoundPrice {
  readonly wish: PriceWish;
  /** One past its last token. */
  readonly to: number;
}

const atMost = phrases(
  "under, below, no budget above, no budget over, no price above, no price over, no prices above, no amount above, less than, less than or equal to, lesser than, lower than, cheaper than, up to, within, max, maximum, maximum of, at most, at the most, no more than, not more than, not a penny more than, not a rupee more than, not a penny over, not a rupee over, nothing more than, not over, not above, not beyond, not exceeding, not to exceed, no higher than, nothing over, nothing above, nothing more than, no costlier than, can't be more than, can't be over, mustn't be more than, shouldn't be more than, stretch to, can stretch to, can't exceed, don't exceed, should not exceed, shouldn't exceed, not cross, go over, go above, go beyond, going over, going above, exceed, exceeding, cross, crossing, inside, within a budget of, budget is, budget of, budget, budget under, budget below, my limit is, limit is, limit of, limit, upper limit is, upper limit of, upper limit, shouldn't cross, should not cross, must not cross, mustn't cross, mustn't exceed, must not exceed, can't cross, doesn't cross, ceiling of, cap of, capped at, till, can go till, go till, no pricier than, not costlier than, not dearer than, not more expensive than, not more costly than, nothing pricier than, nothing dearer than, nothing costlier than, not pricier than, won't go over, won't pay more than, not a rupee more than, can spend, can spend up to, spend, spend up to, can afford, afford, i have, i've got, have only, only have, got only, not spend more than, spend more than, pay more than, cost more than, budget is under, budget is up to, budget is at most, budget is max, budget is within, budget not more than, price under, price below, price limit, underneath",
);
const atLeast = phrases(
  "above, over, more than, at least, least, from at the least, minimum, minimum of, min, starting from, starting at, not less than, no less than, nothing less than, nothing under, nothing below, not below, not under, upwards of, beyond, higher than, greater than, costlier than, pricier than, dearer than, more expensive than, more costly than, not cheaper than, no cheaper than, nothing cheaper than, no lower than, not lower than, nothing lower than, in excess of, north of, from at least, kam se kam, lower limit is, lower limit of, lower limit, start from, start at, starts from, starts at, begin at, begin from",
);
const roughly = phrases(
  "around, some, circa, more or less, ballpark, near about, near abouts, takriban, karib, in the ballpark of, ballpark of, to the tune of, in the vicinity of, in the neighbourhood of, hovering around, somewhere close to, around the, about the, close to the, near the, roundabout, aas paas, about, approximately, approx, roughly, near, nearly, close to, somewhere around, in the region of, somewhere in the region of, somewhere near, almost, ~, in the range of, around about, kareeb, lagbhag, priced around, costing around, costing about",
);
const between = phrases(
  "between, from, ranging from, range, range of, price range, in the range, anywhere between, somewhere between, anywhere from, b with",
);
const joins = phrases("and, to, -, till, se, aur, or, up to, until");
const orLess = phrases(
  "lopu, lopala, moddhe, er moddhe, kulla, ku kulla, ulla, chya aat, or less, or under, or below, or cheaper, or lower, and under, and below, and less, max, maximum, tops, at most, at the most, ke andar, andar, ke under, ke neeche, ke niche, se kam, se neeche, tak, tak ka, tak ki, budget, is my budget, is my limit, is my max, is the limit, is the max, limit, se zyada nahi, se zyada nahin, se zyada mat, se zyada na, se jyada nahi, se jyada mat, se upar nahi, se upar nahin, se upar mat, se upar na, ka budget, mein, me, is the absolute max, is my absolute max, is the absolute limit, is my absolute limit, is the maximum, is my maximum, is the ceiling, is my ceiling, is the upper limit, is my upper limit, is the top, is the most, is the most i can pay, is the most i'll pay, is all i have, is all i can pay, is all i can spend, is all i can, is all we have, is all i've got",
);
/** "Mein" may be "I". */
const orLessOnly = orLess.filter(([first]) => first !== "me" && first !== "mein");
const orMore = phrases(
  "is the lower limit, is my lower limit, is the least, or more, or above, or over, and above, and over, and more, plus, +, se zyada, se jyada, se upar, ke upar, ke uper, se uper, minimum, onwards, onward, upwards, upward, and upwards, or upwards, and higher, and beyond, at least, or higher, and up, or up, ya zyada, ya usse zyada",
);
const orSo = phrases(
  "or so, or thereabouts, thereabouts, range, level, mark, bracket, odd, roughly, more or less, give or take, ballpark, ish, approx, approximately, ke aas paas, ke aaspaas, ke kareeb, ke karib, karib, ke around, ke lagbhag, ke nazdeek, ke near, around",
);
const before = phrases("rs, ₹, rupees, inr, rupee, re");
const after = phrases(
  "rupees, rupee, rs, inr, bucks, only, rupees only, rs only, ke rupees, ₹, rupaye",
);
const bareAfter = phrases("for, at, of, in, for just, for only, worth, costing, priced at");
const fillers = phrases(
  "the, price of, cost of, my, only, just, is, of, rs of, price, me, like, say",
);
const together = phrases(
  "in total, total, altogether, all together, combined, for both, for all, for everything, together, for both of them, in all, for the lot, overall",
);

const totalLead = phrases(
  "total, total of, total budget, total budget of, total budget is, in total, altogether, all together, combined budget, combined budget of, overall budget, overall budget of",
);

const low = phrases(
  "cheap, cheaper, affordable, lower priced, lower prices, lower in price, smaller price, less in price, lighter on the pocket, light on the pocket, inexpensive, economical, low price, low priced, low cost, low budget, budget friendly, pocket friendly, tight budget, small budget, limited budget, on a budget, budget option, reasonable, reasonably priced, reasonable price, value for money, good value, not expensive, not too expensive, not very expensive, not so expensive, not that expensive, not too costly, not very costly, not costly, not so costly, not too pricey, not pricey, not too dear, nothing expensive, nothing too expensive, nothing pricey, nothing costly, isn't expensive, isn't too expensive, aren't too expensive, isn't too pricey, doesn't cost much, won't break the bank, doesn't break the bank, not break the bank, doesn't cost a fortune, don't want to spend much, don't want to spend a lot, not spend too much, not spend a lot, without spending much, less expensive, less costly, less pricey, lower price, sasta, saste, sasti, kam daam, kam price, kam paise, mehnga nahi, mehenga nahi, zyada mehnga nahi, budget is tight, budget is low, budget is small, money is tight, easy on the pocket, easy on the wallet, bargain, bargains, student budget, thrifty",
);
const lowest = phrases(
  "cheapest, lowest price, lowest priced, least expensive, sabse sasta, sabse saste, sabse sasti, most affordable, as cheap as possible, the cheaper the better, least costly, minimum price",
);
const high = phrases(
  "premium, luxury, luxurious, high end, expensive, pricey, costly, top quality, best quality, finest, upscale, money is no object, price no bar, price is no bar, no budget limit, mehnga, mehenga, splurge",
);
const highest = phrases("most expensive, costliest, priciest, sabse mehnga, highest price");
const leans = [
  ["lowest", lowest],
  ["highest", highest],
  ["low", low],
  ["high", high],
] as const;
const leaning = leans.flatMap(([, list]) => list);
const upTo = phrases("up to");

export function priceAt(tokens: readonly Token[], at: number): FoundPrice | null {
  return leanAt(tokens, at) ?? withTotal(tokens, amountAt(tokens, at));
}

function leanAt(tokens: readonly Token[], at: number): FoundPrice | null {
  if (phraseAt(tokens, at, leaning) === 0) return null;
  let best: FoundPrice | null = null;
  for (const [lean, list] of leans) {
    const length = phraseAt(tokens, at, list);
    if (length === 0 || length <= (best === null ? 0 : best.to - at)) continue;
    best = { wish: { lean }, to: at + length };
  }
  if (best?.wish.lean === "low" && tokens[best.to]?.text === "looking") return null;
  if (best?.wish.lean === "low" && isUnwanted(tokens, at))
    return { ...best, wish: { lean: "high" } };
  // "cheaper than 500" has a number.
  if (best !== null && tokens[best.to]?.text === "than") return null;
  return best;
}

/** "Nothing cheap". */
function isUnwanted(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== "cheap") return false;
  for (let back = at; back > Math.max(0, at - 6) && tokens[back]?.before === "space"; back -= 1)
    if (/^(?:nothing|not|no|don't|doesn't|never)$/.test(tokens[back - 1]?.text ?? ""))
      return !/^(?:be|so|too|very|that)$/.test(tokens[at - 1]?.text ?? "");
  return false;
}

function withTotal(tokens: readonly Token[], found: FoundPrice | null): FoundPrice | null {
  if (found === null) return null;
  const length = phraseAt(tokens, found.to, together);
  return length === 0 ? found : { wish: { ...found.wish, total: true }, to: found.to + length };
}

function amountAt(tokens: readonly Token[], at: number): FoundPrice | null {
  if (at > lastNumberIn(tokens)) return null;
  const opened = (list: Parameters<typeof phraseAt>[2]): number => {
    const length = phraseAt(tokens, at, list);
    if (length === 0) return 0;
    let next = at + length;
    for (let filler = 0; filler < 2; filler += 1) next += phraseAt(tokens, next, fillers);
    return next - at;
  };

  const digits = digitsAt(tokens, at);
  if (digits !== null) return digits;
  const max = opened(atMost);
  // "Budget around eight to ten thousand".
  const lead =
    opened(between) || opened(roughly) || (max > 0 ? max + phraseAt(tokens, at + max, roughly) : 0);
  const range = rangeAt(tokens, at + lead) ?? (lead > 0 ? rangeAt(tokens, at) : null);
  const listed = range === null ? bothSaid(tokens, at, opened(between)) : null;
  if (listed !== null) return asRange(listed);
  if (range !== null) {
    const joined = tokens[range.from.to]?.text ?? "";
    if (isChanged(tokens, at)) return { wish: { max: range.until.value }, to: range.until.to };
    // "500 and 1000" is a range only after "between", or before "ke beech"; "six or seven hundred" is one.
    if (joined === "and" || joined === "or" || joined === "aur") {
      const within = phraseAt(tokens, range.until.to, amid);
      if (phraseAt(tokens, at, between) > 0 || within > 0)
        return asRange({ ...range, until: { ...range.until, to: range.until.to + within } });
      if (range.isScaled && range.from.value < range.until.value) return asRange(range);
      // "149 or 199 wale".
      const [one, other] = [range.from.value, range.until.value];
      if (joined === "or" && Math.min(one, other) >= 50)
        return { wish: { max: Math.max(one, other) }, to: range.until.to };
    } else if (range.from.value < range.until.value) return asRange(range);
  }

  const whole = opened(totalLead);
  if (whole > 0) {
    const money = moneyAt(tokens, at + whole);
    if (money !== null && money.value >= smallest(money)) {
      return { wish: { max: money.value, total: true }, to: money.to };
    }
  }
  const min = opened(atLeast);
  const capped = min > 0 ? cappedAt(tokens, at + min) : null;
  if (capped !== null) return asRange(capped);
  const about = opened(roughly);
  const closed = (money: Money, wish: PriceWish): FoundPrice => ({ wish, to: money.to });

  if (max > 0 && max >= min) {
    const nested = roughWithin(tokens, at + max);
    // But "up to around 2000" is a maximum.
    if (nested !== null && isPurse(tokens, at + max) && orLessAt(tokens, nested.to) === 0)
      return closed(nested, aroundWish(nested.value));
    const money = nested ?? moneyAt(tokens, at + max);
    // "above 500 or less" is discarded; "budget 2000 or so" a maximum.
    if (money !== null && money.value >= smallest(money)) {
      if (isRefused(tokens, at, beneath)) return closed(money, { min: money.value });
      return closed({ ...money, to: money.to + orLessAt(tokens, money.to) }, { max: money.value });
    }
  }
  if (min > 0) {
    const money = moneyAt(tokens, at + min);
    if (money !== null && money.value >= smallest(money))
      return closed(
        money,
        isRefused(tokens, at, beyond) || isBeyondMe(tokens, money.to)
          ? { max: money.value }
          : { min: money.value },
      );
  }
  if (about > 0) {
    const money = moneyAt(tokens, at + about);
    const isAged = persons.test(tokens[at - 1]?.text ?? "") && (money?.value ?? 0) < 100;
    if (money !== null && money.value >= smallest(money) && !isAged) {
      const max = phraseAt(tokens, money.to, orLessOnly);
      return max > 0
        ? { wish: { max: money.value }, to: money.to + max }
        : closed(money, aroundWish(money.value));
    }
  }

  const lead2 = opened(bareAfter);
  const bareRange = lead2 > 0 ? rangeAt(tokens, at + lead2) : null;
  if (bareRange !== null && /^(-|to|till|se)$/.test(tokens[bareRange.from.to]?.text ?? "")) {
    return asRange(bareRange);
  }
  const money = moneyAt(tokens, at + lead2) ?? null;
  if (money === null || money.value < smallest(money)) return null;
  const spread = spreadAt(tokens, money);
  if (spread !== null) return asRange(spread);
  const more = phraseAt(tokens, money.to, orMore);
  const less = orLessAt(tokens, money.to);
  const so = phraseAt(tokens, money.to, orSo);
  if (so > 0 && so >= less && so >= more) {
    return { wish: aroundWish(money.value), to: money.to + so };
  }
  if (less > 0 && less >= more) return { wish: { max: money.value }, to: money.to + less };
  // "2000 ke upar nahi".
  const refused = tokens.slice(money.to + more, money.to + more + 3);
  if (more > 0 && refused.some(({ text, before }) => before === "space" && refusedLater.test(text)))
    return { wish: { max: money.value }, to: money.to + more };
  if (more > 0) return { wish: { min: money.value }, to: money.to + more };
  // A bare amount is a maximum.
  // "I took up yoga at 58".
  const isAge = tokens[at]?.text === "at" && (at === 0 || lives.test(tokens[at - 1]?.text ?? ""));
  const least = money.marked ? 10 : lead2 > 0 && !isAge ? 50 : 100;
  const plausible = money.value >= least;
  return plausible ? closed(money, { max: money.value }) : null;
}

/** "An uncle of around fifty five". */
const persons =
  /^(?:uncle|aunty|aunt|lady|man|woman|gentleman|he|she|is|am|are|i'm|he's|she's|aged?|friend|father|mother|grandmother|grandfather|of)$/;

const lives =
  /^(?:yoga|aerobics|gym|swimming|zumba|dance|classes|again|joined|started|retired|married|mother|job)$/;

const isPurse = (tokens: readonly Token[], at: number): boolean =>
  /^(?:spend|budget|is|of)$/.test(tokens[at - 1]?.text ?? "") &&
  phraseAt(tokens, at, roughly) > 0 &&
  tokens.slice(Math.max(0, at - 3), at).some(({ text }) => /^(?:spend|budget)$/.test(text));

/** "500 max", but "500, max 600". */
function orLessAt(tokens: readonly Token[], at: number): number {
  const length = phraseAt(tokens, at, orLess);
  const isNext = tokens[at]?.before === "comma" && numberAt(tokens, at + length) !== null;
  return isNext ? 0 : length;
}

/** "A three digit price", "no four figures". */
function digitsAt(tokens: readonly Token[], at: number): FoundPrice | null {
  const found = numberAt(tokens, at);
  if (found === null || found.value < 2 || found.value > 5) return null;
  if (!/^(?:digits?|figures?|ank)$/.test(tokens[found.to]?.text ?? "")) return null;
  if (tokens.some(({ text }) => /^\d{3}/.test(text))) return null;
  const near = tokens.slice(Math.max(0, at - 4), found.to + 3);
  if (!near.some(({ text }) => /^(?:prices?|amounts?|budget|rates?|costs?|spend|pay)$/.test(text)))
    return null;
  const led = tokens.slice(Math.max(0, at - 4), at);
  const after = tokens.slice(found.to + 1, found.to + 5);
  const isBeyond = [...led, ...after].some(({ text }) => exceeding.test(text));
  const isRefused =
    led.some(({ text }) => refusing.test(text)) || after.some(({ text }) => later.test(text));
  const digits = Math.max(3, isRefused && !isBeyond ? found.value - 1 : found.value);
  const isNamed = /^(?:price|amount|budget)s?$/.test(tokens[found.to + 1]?.text ?? "");
  return { wish: { max: 10 ** digits - 1 }, to: found.to + (isNamed ? 2 : 1) };
}
const refusedLater = /^(?:nahi|nahin|nai|nhi|mat|na)$/;
const refusing = /^(?:no|not|never|nothing|avoid|without|below|under|less)$|n't$/;
const later = /^(?:nahi|nahin|mat|na|kam|neeche|niche)$/;
const exceeding = /^(?:more|over|above|beyond|cross|crossing|exceed|zyada|jyada|upar|aage|paar)$/;

const amid = phrases("ke beech mein, ke beech me, ke beech, ke darmiyan");

/** "Change the budget from 1500 to 2000". */
function isChanged(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== "from") return false;
  return tokens.slice(Math.max(0, at - 4), at).some(({ text }) => changes.has(text));
}

const changes = new Set(
  "change raise increase stretch move bump lower reduce drop shift".split(" "),
);

/** "1500 give or take 200". */
function spreadAt(tokens: readonly Token[], { to, value, ...money }: Money): Range | null {
  const length = phraseAt(tokens, to, spreads);
  const by = length === 0 ? null : moneyAt(tokens, to + length);
  if (by === null || by.value >= value) return null;
  const from = { ...money, to, value: value - by.value };
  return { from, until: { ...by, value: value + by.value } };
}

const spreads = phrases("give or take, plus minus, plus or minus");

/** "Above 2000 I can't", but "minimum 3000, I don't want a cheap one". */
const isBeyondMe = (tokens: readonly Token[], at: number): boolean =>
  phraseAt(tokens, at, beyondMe) > 0 ||
  (tokens[at]?.before === "space" && phraseAt(tokens, at, declining) > 0) ||
  // "More than 700 no".
  (/^(?:no|nahi|na)$/.test(tokens[at]?.text ?? "") && tokens[at + 1]?.before !== "space");

const beyondMe = phrases(
  "i can't, i cannot, i can not, i won't, i will not, i'm not, we can't, we cannot, we won't, is too much, is out, is beyond me, is not possible",
);
const declining = phrases("i don't, we don't");

/** "Not a paisa over 600", "I don't want to spend above 900". */
function isRefused(tokens: readonly Token[], at: number, bounds: ReadonlySet<string>): boolean {
  if (!bounds.has(tokens[at]?.text ?? "")) return false;
  const [passed, most] = bounds === beyond ? [spending, 7] : [little, 5];
  for (let back = 1; back <= most; back += 1) {
    const token = tokens[at - back];
    const word = token?.text ?? "";
    const before = tokens[at - back + 1]?.before;
    if (token === undefined || before === "stop") return false;
    if (before !== "space") return false;
    const [earlier, later] = [tokens[at - back - 1]?.text ?? "", tokens[at - back + 1]?.text ?? ""];
    // "You don't have anything above 3000?"
    const asks =
      earlier === "you" || /^(?:you|it)$/.test(later) || (earlier === "do" && at - back === 1);
    if (negators.test(word)) return word === "if" ? later === "i" : !(bounds === beyond && asks);
    // "Is there none over 5000?"
    if (word === "none") return !/^(?:there|have|is|are)$/.test(earlier);
    if (!passed.has(word)) return false;
  }
  return false;
}

const negators = /^(?:not|no|never|nothing|without|skip|avoid|refuse|hate|if|cannot)$|n't$/;
const beyond = new Set("over above more beyond higher greater north upwards".split(" "));
const beneath = new Set("under below less lesser lower cheaper beneath".split(" "));

const little = new Set(
  "a an one single even penny paisa paise rupee rupees buck cent anything go going spend spending pay paying cost costing want willing any much be priced that which costs costing worth i me us show see".split(
    " ",
  ),
);
const spending = new Set([
  ...little,
  ..."to have having like wish wanting feel intend intending comfortable keen afford anywhere really ready able prepared planning looking hoping happy plan paid spent life my in ever yet shell out put give giving part with all it them for on this buy buying come comes coming stretch way i'm we're".split(
    " ",
  ),
]);

/** "budget is around 2000": the number after a second, vaguer word. */
function roughWithin(tokens: readonly Token[], at: number): Money | null {
  const length = phraseAt(tokens, at, roughly) || phraseAt(tokens, at, atMost);
  return length === 0 ? null : moneyAt(tokens, at + length);
}

/** Ten crore: more is an error. */
const dearest = 100_000_000;

interface Money extends FoundNumber {
  /** Said to be rupees. */
  readonly marked: boolean;
}

function moneyAt(tokens: readonly Token[], at: number): Money | null {
  const prefix = phraseAt(tokens, at, before);
  const found = numberAt(tokens, at + prefix);
  if (found === null || followedByOther(tokens, found.to, found.value)) return null;
  let to = found.to;
  if (tokens[to]?.before === "space" || prefix > 0) to += phraseAt(tokens, to, after);
  return {
    ...found,
    // "1.5-2k": what multiplies it comes later.
    value: found.value < smallestBare ? found.value : Math.min(dearest, Math.round(found.value)),
    to,
    marked: prefix > 0 || to > found.to,
  };
}

/** Smaller bare numbers are counts, ages or sizes. */
function smallest(money: Money): number {
  return money.marked || money.scale > 1 ? 1 : smallestBare;
}

const smallestBare = 50;

const others = new Set(
  "kilos kilo kgs pounds lbs kg feet foot ft guests guest members member followers follower rooms buses persons invitees students employees kilometres kilometers km year years yr yrs yo y.o month months mo saal inch inches cm kg size sizes pieces piece items options percent % degrees degree days day am pm people kids times minutes minute hours hour weeks week centimetres centimeters cms metres meters thread gsm st nd rd th seater ml".split(
    " ",
  ),
);

const largestSize = 150;

const cloths = new Set("cotton silk wool linen pure natural polyester".split(" "));

/** "6 years", "100 cotton". */
function followedByOther(tokens: readonly Token[], at: number, value: number): boolean {
  const next = tokens[at]?.before === "space" ? (tokens[at]?.text ?? "") : "";
  // "Under fifteen hundred size L".
  if (next === "size" && value > largestSize) return false;
  // "Under 999 options".
  if (counted.test(next) && value > largestSize && isUnder(tokens, at)) return false;
  return others.has(next) || (value <= 100 && cloths.has(next));
}

const counted = /^(?:pieces?|items?|options)$/;
const isUnder = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ text }) => /^(?:under|below|within|upto|than|max)$/.test(text));

interface Range {
  readonly from: Money;
  readonly until: Money;
  /** The second's multiplier counts for both. */
  readonly isScaled?: boolean;
}

/** "500 to 1000", "2 to 3 thousand", "1-2k". */
function rangeAt(tokens: readonly Token[], at: number): Range | null {
  const prefix = phraseAt(tokens, at, before);
  const from = moneyAt(tokens, at) ?? null;
  if (from === null) return null;
  const join = phraseAt(tokens, from.to, joins);
  if (join === 0) return neighbours(tokens, from);
  const joined = tokens[from.to]?.text;
  // "A girl of 26, up to 7000".
  if (joined === "up" && tokens[from.to]?.before !== "space") return null;
  const bound = /^(?:up|upto|under|below|max)$/.test(tokens[from.to + 1]?.text ?? "");
  if (tokens[at]?.text === "one" && joined === "and" && bound) return null;
  // "2000 se kam" is a bound.
  let second = from.to + join;
  if (joined === "or" || joined === "and") second += phraseAt(tokens, second, upTo);
  for (let word = 0; word < 2; word += 1) second += phraseAt(tokens, second, hesitations);
  const said = moneyAt(tokens, second);
  if (said === null) return null;
  // "Between three thousand and three and a half".
  const isShort =
    said.scale === 1 &&
    (from.scale >= 1000
      ? said.value < 100
      : from.scale === 100 &&
        joined === "or" &&
        said.value * 100 > from.value &&
        said.value < 10 &&
        tokens[said.to]?.before !== "space");
  const until = isShort ? { ...said, value: said.value * from.scale } : said;
  // "4-600".
  const isShortened =
    joined === "-" &&
    from.scale === 1 &&
    until.scale === 1 &&
    from.value < 50 &&
    until.value >= 200;
  if (isShortened && from.value * 100 < until.value && !from.marked)
    return { from: { ...from, value: from.value * 100 }, until };
  const isScaled =
    from.scale === 1 &&
    until.scale > 1 &&
    from.value < until.value / until.scale + 1 &&
    from.value < 100;
  const scaled = isScaled ? { ...from, value: from.value * until.scale } : from;
  const marked = from.marked || until.marked || prefix > 0;
  if (scaled.value === until.value) return null;
  if (!marked && until.value < 100) return null;
  return { from: scaled, until, isScaled };
}

const hesitations = phrases("hmm, um, uh, let's say, lets say, say, maybe, perhaps, probably");

/** "Five six thousand", "paanch chhe hazaar", "hazaar barah sau": a range of two words. */
function neighbours(tokens: readonly Token[], from: Money): Range | null {
  const until = tokens[from.to]?.before === "space" ? moneyAt(tokens, from.to) : null;
  if (until === null) return null;
  if (/^\d/.test(tokens[from.to]?.text ?? "")) {
    // "2000 2500".
    const isRange = from.value >= 300 && until.value > from.value && until.value <= 3 * from.value;
    return isRange && from.scale === 1 && until.scale === 1 ? { from, until } : null;
  }
  const next = until.value / until.scale - from.value;
  if (from.scale === 1 && until.scale > 1 && next > 0 && next <= 2)
    return { from: { ...from, value: from.value * until.scale }, until, isScaled: true };
  // "Five hundred six hundred".
  const isTwice = from.scale === until.scale && from.scale >= 100;
  if (isTwice && until.value > from.value && until.value <= 2 * from.value) return { from, until };
  const isHindi = until.scale === 100 && from.scale === 1000 && until.value > from.value;
  return isHindi && until.value < 2 * from.value ? { from, until } : null;
}

/** "From five thousand and ten is my limit". */
function cappedAt(tokens: readonly Token[], at: number): Range | null {
  const whole = moneyAt(tokens, at);
  if (whole === null || phraseAt(tokens, whole.to, caps) === 0) return null;
  const joint = tokens.findIndex(({ text }, n) => n > at && n < whole.to && text === "and");
  const from = joint < 0 ? null : moneyAt(tokens.slice(0, joint), at);
  const said = joint < 0 ? null : moneyAt(tokens, joint + 1);
  if (from === null || said === null) return null;
  const until = said.value < from.value ? { ...said, value: said.value * from.scale } : said;
  const to = whole.to + phraseAt(tokens, whole.to, caps);
  return until.value > from.value ? { from, until: { ...until, to } } : null;
}
const caps = phrases(
  "is my limit, is my last limit, is my upper limit, is the limit, is my max, is max, is the max, is my maximum, is the maximum, is my ceiling, is the most",
);

/** "Between 600, 900". */
function bothSaid(tokens: readonly Token[], at: number, lead: number): Range | null {
  if (tokens[at]?.text !== "between" || lead === 0) return null;
  const from = moneyAt(tokens, at + lead);
  if (from === null || tokens[from.to]?.before !== "comma") return null;
  const until = moneyAt(tokens, from.to);
  return until === null || until.value <= from.value || from.value < 50 ? null : { from, until };
}

/** In either order. */
function asRange({ from, until }: Range): FoundPrice {
  const [min, max] = [from.value, until.value].sort((a, b) => a - b);
  return { wish: { min: min ?? 0, max: max ?? 0 }, to: until.to };
}

function aroundWish(value: number): PriceWish {
  return { around: value, min: Math.round(value * 0.8), max: Math.round(value * 1.2) };
}
