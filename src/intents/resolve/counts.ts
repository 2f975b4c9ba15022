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
