/**
 * Removes asides: "medium, though vanity says small", "medium?? look at these arms, double XL",
 * "large rather than medium", "two please, a small and a large", "quick, train in ten min".
 * Entities decide what may go; the words are data.
 */
import { words as several } from "../../../language/words/small-words.ts";
import type { Sentence } from "./sentence.ts";

const conceding = several("though although tho whatever");
const measures = several(
  "min mins minute minutes hr hrs hour hours sec secs second seconds day days week weeks month months",
);
const within = several("in within for after before");
const leading = several("one a an");
const totals = several("please pieces piece of them those pairs in all total then pls add");

/** Unchanged without asides. */
export function withoutAsides(sentence: Sentence): string {
  const { text, sizes, numbers } = sentence;
  if (sizes.length === 0) return text;
  const cut =
    (sizes.length > 1
      ? (conceded(sentence) ??
        compared(sentence) ??
        echoed(sentence) ??
        between(sentence) ??
        explained(sentence))
      : undefined) ?? (numbers.length > 0 ? (timed(sentence) ?? summedUp(sentence)) : undefined);
  return cut ? without(sentence, cut) : text;
}

interface Cut {
  readonly from: number;
  readonly to: number;
}

function without({ text, tokens }: Sentence, { from, to }: Cut): string {
  const before = text.slice(0, tokens[from]?.start ?? 0);
  const rest = text.slice(tokens[to]?.start ?? text.length);
  return `${before}${rest}`.replace(/[\s,.;]+$/, "");
}

/** "…, though vanity says small": to the end of the clause. */
function conceded({ tokens, sizes }: Sentence): Cut | undefined {
  const from = tokens.findIndex(({ text }) => conceding.has(text));
  const to = endOf(tokens, from);
  const [first] = sizes;
  return from > 0 &&
    first &&
    first.to <= from &&
    sizes.some((each) => each.from > from && each.to <= to)
    ? { from, to }
    : undefined;
}

/** "Large rather than medium": the latter. */
function compared({ tokens, sizes }: Sentence): Cut | undefined {
  const at = tokens.findIndex(
    ({ text }, own) =>
      (text === "rather" && tokens[own + 1]?.text === "than") ||
      (text === "instead" && tokens[own + 1]?.text === "of"),
  );
  const other = sizes.find(({ from }) => from >= at + 2 && from <= at + 3);
  return at > 0 && other && sizes.some(({ to }) => to === at)
    ? { from: at, to: other.to }
    : undefined;
}

/** "Medium?? …, double XL": a questioned size. */
function echoed({ text, tokens, sizes }: Sentence): Cut | undefined {
  const [first, ...others] = sizes;
  const last = others.at(-1);
  if (!first || !last || first.from > 1 || first.value === last.value) return undefined;
  const end = tokens[first.to - 1]?.end ?? 0;
  return /^\s*\?+/.test(text.slice(end)) ? { from: 0, to: first.to } : undefined;
}

/** "I'm between XL and XXL, so XXL": the range. */
function between({ tokens, sizes }: Sentence): Cut | undefined {
  const [first, second, chosen] = sizes;
  const from = (first?.from ?? 0) - 1;
  return second && chosen && tokens[from]?.text === "between" ? { from, to: second.to } : undefined;
}

/** "The smallest needs an S. So make it three in M and one in S": the reason. */
function explained({ tokens, sizes, mentions }: Sentence): Cut | undefined {
  const to = tokens.findLastIndex(({ before }) => before === "stop");
  const makes = tokens.slice(to, to + mostBefore).some(({ text }) => text === "make");
  const said = sizes.filter(({ from }) => from >= to).length;
  return to > 0 && makes && mentions.length === 0 && said > 1 && said < sizes.length
    ? { from: 0, to }
    : undefined;
}
const mostBefore = 4;

/** "In ten minutes": no count. */
function timed({ tokens, numbers }: Sentence): Cut | undefined {
  const number = numbers.find(
    ({ from, to }) =>
      within.has(tokens[from - 1]?.text ?? "") && measures.has(tokens[to]?.text ?? ""),
  );
  return number && { from: number.from - 1, to: number.to + 1 };
}

/** "Eight pieces, four L and four XL": the total. */
function summedUp({ tokens, sizes, numbers }: Sentence): Cut | undefined {
  const [total] = numbers;
  if (!total || sizes.length < 2) return undefined;
  const counts = sizes.map((size) => {
    const own = numbers.find(({ from, to }) => to === size.from && from > total.from);
    return own?.value ?? (leading.has(tokens[size.from - 1]?.text ?? "") ? 1 : 0);
  });
  if (counts.includes(0) || counts.reduce((sum, each) => sum + each, 0) !== total.value)
    return undefined;
  let to = total.to;
  while (totals.has(tokens[to]?.text ?? "")) to += 1;
  return tokens[to]?.before === "space" ? undefined : { from: total.from, to };
}

function endOf(tokens: Sentence["tokens"], from: number): number {
  const next = tokens.findIndex(({ before }, at) => at > from && before !== "space");
  return next < 0 ? tokens.length : next;
}
