/** Numbers that count pieces. */
import { readCount } from "../../../language/readers/counts.ts";
import { wearerIn } from "../../../language/readers/wearers.ts";
import type { Saying } from "../grammar/saying.ts";
import {
  beforeAge,
  dozensAndCouples,
  otherThings,
  pairOfThese,
  secondBeforeAge,
  uncounted,
} from "../phrases/cart/taking.ts";

/** A number between these tokens; no size or price. */
export function countIn(saying: Saying, from: number, to: number): number | null {
  const number = saying.numbers.find(
    (each) => each.from >= from && each.from < to && isCount(saying, each),
  );
  if (number) return number.value;
  const said = saying.tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(" ");
  if (pairOfThese.test(said)) return 2;
  const group = dozensAndCouples.exec(said)?.[0];
  return group === undefined ? null : readCount(group);
}

/** Of pieces; no age, measure or place. */
export function isCount(saying: Saying, each: Saying["numbers"][number]): boolean {
  return (
    each.value >= 1 &&
    each.value < 100 &&
    !isAge(saying, each) &&
    !countsOthers(saying, each) &&
    // "All three" are one of each.
    !isAll(saying, each.from) &&
    !uncounted.before.test(saying.tokens[each.from - 1]?.text ?? "") &&
    !uncounted.after.test(saying.tokens[each.to]?.text ?? "")
  );
}

/** But not "for all: three M". */
const isAll = ({ text, tokens }: Saying, at: number): boolean =>
  tokens[at - 1]?.text === "all" && text[tokens[at - 1]?.end ?? 0] === " ";

/** "She has a brother, seven." */
function isAge({ tokens }: Saying, { from, to }: { readonly from: number; readonly to: number }) {
  const whom = tokens[from - 1]?.text ?? "";
  const ends = to >= tokens.length || tokens[to]?.before === "stop";
  return ends && tokens[from]?.before !== "space" && wearerIn(whom) !== undefined;
}

/** "The smaller of the two sizes", "so she gets two winters out of it": other things, or an age. */
function countsOthers(
  { tokens, mentions, sizes }: Saying,
  { from, to, value }: { readonly from: number; readonly to: number; readonly value: number },
): boolean {
  const next = tokens[to];
  if (value >= 20 && beforeAge.test(tokens[from - 1]?.text ?? "")) return true;
  if (value >= 20 && secondBeforeAge.test(tokens[from - 2]?.text ?? "")) return true;
  if (next?.before !== "space" || !otherThings.test(next.text)) return false;
  return ![...mentions, ...sizes].some((each) => to >= each.from && to < each.to);
}

const each = /\b(?:one|1) (?:of )?each\b|\beach one\b/;
const filler = new Set("pieces piece pcs of them these those in size sizes the".split(" "));

interface Sized {
  readonly size: Saying["sizes"][number];
  readonly count: number;
}

/** "4 pieces: M, M, L, XL". */
export function oneOfEach(saying: Saying): readonly Sized[] | undefined {
  if (!isOneOfEach(saying)) return undefined;
  const { sizes } = saying;
  const first = (value: string) => sizes.findIndex((other) => other.value === value);
  return sizes
    .filter(({ value }, at) => first(value) === at)
    .map((size) => ({ size, count: sizes.filter(({ value }) => value === size.value).length }));
}

function isOneOfEach({ text, tokens, sizes, numbers, mentions }: Saying): boolean {
  const [first, second] = sizes;
  if (!first || !second) return false;
  const counts = numbers.filter(({ from }) => !each.test(text) || tokens[from]?.text !== "one");
  const [number, another] = counts;
  if (another || (!number && !each.test(text))) return false;
  if (!number) return true;
  if (number.value !== sizes.length || number.from > first.from) return false;
  const isSingle = tokens.slice(first.to).some(({ text: word }) => /^(?:an?|another)$/.test(word));
  const between = tokens.slice(number.to, first.from);
  const isNamed = (at: number) => mentions.some(({ from, to }) => at >= from && at < to);
  return (
    !isSingle &&
    // "Three: L, XL, XL", but "3 L and XL".
    (between.length > 0 || tokens[first.from]?.before !== "space") &&
    between.every(({ text: word }, at) => filler.has(word) || isNamed(number.to + at))
  );
}
