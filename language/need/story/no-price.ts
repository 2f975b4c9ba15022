/** Numbers that are no price: a flat's, a year's, what was charged elsewhere. */
import { numberAt } from "../../readers/numbers.ts";
import type { Token } from "../../text/tokens.ts";

/** Of a bare number, without a currency and without a bound. */
export function isNoPrice(tokens: readonly Token[], at: number, to: number): boolean {
  const word = tokens[at]?.text ?? "";
  if (word === "of" && aged.test(tokens[at - 1]?.text ?? "")) {
    const age = numberAt(tokens, at + 1);
    if (age !== null && age.to === to && age.value < 100) return true;
  }
  const from = years.test(word) ? at + 1 : at;
  const found = numberAt(tokens, from);
  if (found === null || found.to !== to) return false;
  if (isYear(tokens[from - 1], found.value)) return true;
  const isSize =
    tokens[at - 1]?.text === "size" &&
    !/^(?:free|any|one|plus|x*[sml])$/.test(tokens[at - 2]?.text ?? "");
  if (isSize && found.value < smallestPrice) return true;
  return from === at && (isPlace(tokens, at) || isSpent(tokens, at));
}

/** "Size 146" is a child's height. */
const smallestPrice = 180;

/** "A widow of sixty". */
const aged =
  /^(?:widow|widower|judge|man|woman|lady|gentleman|boy|girl|child|kid|uncle|aunt|aunty|grandmother|grandfather|friend|bride|age|batch|class|team|teacher|doctor|father|mother)$/;

const years = /^(?:in|since|from|of|year)$/;

/** "Flat 302", "order no 4500". */
function isPlace(tokens: readonly Token[], at: number): boolean {
  const word = (n: number): string => tokens[n]?.text ?? "";
  let from = at - 1;
  while (from >= 0 && /^(?:is|also|no|number|nos|in|ends|its)$/.test(word(from))) from -= 1;
  const said = tokens.slice(from + 1, at).map(({ text }) => text);
  return (
    tokens[at]?.before === "space" &&
    (numbered.has(word(from)) ||
      (said.includes("number") && !/^(?:price|budget)$/.test(word(from))))
  );
}

const numbered = new Set(
  "flat house room door plot lane sector gate bus train flight order bill invoice phone pin pincode roll platform seat block tower ward route highway nh page chapter episode".split(
    " ",
  ),
);

/** "Born in 1985", "from my wedding in 2011". */
const isYear = (before: Token | undefined, value: number): boolean =>
  value > 1900 &&
  value < 2040 &&
  value % 50 !== 0 &&
  value % 100 !== 99 &&
  years.test(before?.text ?? "");

/** "The cleaner charged me 350". */
const isSpent = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 2), at)
    .some(({ text }) => /^(?:charged|charges|earn|earns|fined|fine|rent|salary|fees)$/.test(text));
