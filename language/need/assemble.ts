/** Turns a sub-query's entities into constraints: merged, corrected, with conflicts. */

import type { PriceWish } from "../readers/money.ts";
import type { Token } from "../text/token.ts";
import { fitLineage, patternLineage, sleeveLineage } from "../words/details.ts";
import { materialLineage } from "../words/materials.ts";
import { audienceLimits } from "./audience-limits.ts";
import type { Mark } from "./entity.ts";
import type { Conflict, Limit, PriceLimit, WordLimit } from "./limits.ts";
import { hardFields } from "./limits.ts";
import { conflict, corrected, type Reading, words } from "./reading.ts";
import type { WantedMarks } from "./sub-queries.ts";

type WordMark = Extract<Mark, { kind: "word" }>;

interface Assembled {
  readonly limits: readonly Limit[];
  readonly conflicts: readonly Conflict[];
}

export function assemble(item: WantedMarks, reading: Reading): Assembled {
  const conflicts: Conflict[] = [];
  const limits = [
    ...garmentLimits(item, reading, conflicts),
    ...audienceLimits(item, reading, conflicts),
    ...priceLimits(item, reading, conflicts),
    ...wordLimits(item, reading, conflicts),
  ];
  return { limits, conflicts };
}

function garmentLimits(
  item: WantedMarks,
  reading: Reading,
  conflicts: Conflict[],
): readonly WordLimit[] {
  const negated = item.marks.filter(
    (mark): mark is WordMark =>
      mark.kind === "word" && mark.field === "garment" && reading.reach.negated.has(mark),
  );
  const heads = item.garments.filter((head) => {
    const against = negated.find(({ value }) => value === head.value);
    if (against === undefined) return true;
    conflicts.push(conflict("garment", reading, head, against));
    return against.from < head.from;
  });
  const limits: WordLimit[] = [];
  if (heads.length > 0) {
    const values = [...new Set(heads.map(({ value }) => value))];
    limits.push({ field: "garment", strength: "hard", words: words(reading, heads), values });
  }
  for (const mark of negated) {
    if (heads.some((head) => head.value === mark.value)) continue;
    limits.push({
      field: "garment",
      strength: "negated",
      words: words(reading, [mark]),
      values: [mark.value],
    });
  }
  return limits;
}

function priceLimits(
  item: WantedMarks,
  reading: Reading,
  conflicts: Conflict[],
): readonly PriceLimit[] {
  const prices = item.marks.filter((mark) => mark.kind === "price");
  const limits: PriceLimit[] = [];
  const amounts = corrected(
    prices.filter(({ wish }) => wish.lean === undefined),
    reading,
  );
  let wish: PriceWish | null = null;
  let used: (typeof prices)[number][] = [];
  for (const mark of amounts) {
    const next: PriceWish = wish === null ? mark.wish : bothWishes(wish, mark.wish);
    if (next.min !== undefined && next.max !== undefined && next.min > next.max) {
      const last = used.at(-1);
      if (last !== undefined) conflicts.push(conflict("price", reading, last, mark));
      wish = mark.wish;
      used = [mark];
    } else {
      wish = next;
      used.push(mark);
    }
  }
  if (wish !== null) {
    limits.push({ field: "price", strength: "hard", words: words(reading, used), ...wish });
  }
  const leaning = corrected(
    prices.filter(({ wish: one }) => one.lean !== undefined),
    reading,
  ).at(-1);
  if (leaning?.wish.lean !== undefined) {
    limits.push({
      field: "price",
      strength: "soft",
      words: words(reading, [leaning]),
      lean: leaning.wish.lean,
    });
  }
  return limits;
}

/** The narrower bound of each side. */
function bothWishes(a: PriceWish, b: PriceWish): PriceWish {
  const min = Math.max(a.min ?? 0, b.min ?? 0);
  const max = Math.min(a.max ?? Number.POSITIVE_INFINITY, b.max ?? Number.POSITIVE_INFINITY);
  const total = a.total === true || b.total === true;
  return {
    ...(min > 0 ? { min } : {}),
    ...(max < Number.POSITIVE_INFINITY ? { max } : {}),
    ...(total ? { total: true } : {}),
  };
}

/** Each detail is a constraint; other fields accept any of their values. */
function wordLimits(
  item: WantedMarks,
  reading: Reading,
  conflicts: Conflict[],
): readonly WordLimit[] {
  const marks = item.marks.filter(
    (mark): mark is WordMark => mark.kind === "word" && mark.field !== "garment",
  );
  const isNegated = (mark: Mark): boolean => reading.reach.negated.has(mark);
  const fields = [...new Set(marks.map(({ field }) => field))];
  return fields.flatMap((field): readonly WordLimit[] => {
    const own = marks.filter((mark) => mark.field === field);
    const against = own.filter(isNegated);
    const wanted = corrected(
      own.filter((mark) => !isNegated(mark)),
      reading,
    ).filter((mark) => {
      const rival = against.find(({ value }) => value === mark.value);
      if (rival === undefined) return true;
      conflicts.push(conflict(field, reading, rival, mark));
      return rival.from < mark.from;
    });
    const groups = eachItsOwn(field, wanted, reading)
      ? wanted.map((mark) => [mark])
      : choicesOf(field, withoutFamilies(field, withoutEchoes(wanted), reading), reading);
    const limits: WordLimit[] = [];
    for (const group of groups) {
      if (group.length === 0) continue;
      const insisted = group.some((mark) => reading.reach.insisted.has(mark));
      const values = [...new Set(group.map(({ value }) => value))];
      if (limits.some((limit) => limit.strength !== "negated" && limit.values[0] === values[0]))
        continue;
      limits.push({
        field,
        strength: insisted || hardFields.has(field) ? "hard" : "soft",
        words: words(reading, group),
        values,
      });
    }
    const unprinted = wanted.find(isRefusal);
    if (unprinted !== undefined) {
      limits.push({
        field,
        strength: "negated",
        words: words(reading, [unprinted]),
        values: /print/.test(unprinted.spoken) ? ["printed"] : [...patterned],
      });
    }
    for (const mark of against) {
      if (wanted.some(({ value }) => value === mark.value)) continue;
      if (limits.some((limit) => limit.strength === "negated" && limit.values[0] === mark.value))
        continue;
      limits.push({
        field,
        strength: "negated",
        words: words(reading, [mark]),
        values: [mark.value],
      });
    }
    return limits;
  });
}

/** "No print", "without any pattern": more than a wish for something plain. */
const isRefusal = ({ field, value, spoken }: WordMark): boolean =>
  field === "pattern" && value === "plain" && /^(?:no|without|unprinted)\b|less$/i.test(spoken);

const patterned = ["printed", "striped", "checked", "polka"] as const;

/** Details always; colours that are wanted "both". */
function eachItsOwn(
  field: WordMark["field"],
  marks: readonly WordMark[],
  { tokens }: Reading,
): boolean {
  if (field === "detail") return true;
  if (field !== "colour" || marks.length !== 2 || chosen(tokens, marks)) return false;
  const from = (marks[0]?.from ?? 0) - 2;
  const near = tokens.slice(Math.max(0, from), (marks[1]?.to ?? 0) + 4);
  return near.some(({ text }) => together.has(text));
}

const together = new Set(["both", "together", "combination", "combo", "dono", "contrast", "mix"]);
/** Between colours of one product: "red and gold", "black with white dots". */
const joins = new Set(["and", "aur", "with", "plus", "&", "+", "n"]);

/** The colour of a part: "Black saree, golden border", "white with blue stripes". */
function isTrim(tokens: readonly Token[], mark: WordMark): boolean {
  return trims.has(tokens[mark.to]?.text ?? "");
}

const trims = new Set(
  "border borders stripe stripes dots embroidery work zari piping collar buttons motifs flowers lining sleeves threadwork embroidered".split(
    " ",
  ),
);

function chosen(tokens: readonly Token[], marks: readonly WordMark[]): boolean {
  return marks.some((mark, at) =>
    tokens
      .slice(mark.to, marks[at + 1]?.from ?? mark.to)
      .some(({ text }) => text === "or" || text === "ya" || text === "either"),
  );
}

/** Joined colours are wanted together; "red or maroon" and "red, maroon" are alternatives. */
function choicesOf(
  field: WordMark["field"],
  marks: readonly WordMark[],
  { tokens }: Reading,
): readonly (readonly WordMark[])[] {
  const groups: WordMark[][] = [];
  for (const mark of marks) {
    const last = groups.at(-1)?.at(-1);
    const between = last === undefined ? [] : tokens.slice(last.to, mark.from);
    const listed = tokens
      .slice(last?.to ?? 0, mark.from + 1)
      .some(({ before }) => before !== "space");
    const joint = between.at(["a", "some"].includes(between.at(-1)?.text ?? "") ? -2 : -1);
    const joined =
      field === "colour" &&
      last !== undefined &&
      !listed &&
      between.length < 5 &&
      (joins.has(joint?.text ?? "") || isTrim(tokens, mark));
    if (last === undefined || joined) groups.push([mark]);
    else groups.at(-1)?.push(mark);
  }
  return groups.some((group) => group.length > 1) && listedByCommas(tokens, marks)
    ? [marks]
    : groups;
}

function listedByCommas(tokens: readonly Token[], marks: readonly WordMark[]): boolean {
  return marks.some((mark, at) => at > 0 && tokens[mark.from]?.before === "comma");
}

/** Drops a family beside its kind: "Bandhani print". */
function withoutFamilies(
  field: WordMark["field"],
  marks: readonly WordMark[],
  { tokens }: Reading,
): readonly WordMark[] {
  const lineageOf = lineages[field];
  if (lineageOf === undefined || chosen(tokens, marks)) return marks;
  return marks.filter(
    (mark) =>
      !marks.some(({ value }) => value !== mark.value && lineageOf(value).includes(mark.value)),
  );
}

const lineages: Partial<Record<WordMark["field"], (value: string) => readonly string[]>> = {
  pattern: patternLineage,
  material: materialLineage,
  fit: fitLineage,
  sleeve: sleeveLineage,
  occasion: (value) => [value, ...(placesOf.get(value) ?? [])],
};

/** "Diwali puja at home", "something to swim in, in the Maldives": where it happens says less than what. */
const placesOf: ReadonlyMap<string, readonly string[]> = new Map([
  ["swimming", ["beach", "travel"]],
  ["wedding", ["home", "casual", "travel"]],
  ["festive", ["home", "casual", "travel"]],
  ["party", ["home"]],
  ["sport", ["home"]],
]);

const warmWords = /^(warm|cosy|cozy|warmer|warmth|cold|hot)$/i;

/** Drops weather beside its season: "warm summer days". */
function withoutEchoes(marks: readonly WordMark[]): readonly WordMark[] {
  if (marks[0]?.field !== "season" || marks.length < 2) return marks;
  const named = marks.filter((mark) => !warmWords.test(mark.spoken));
  return named.length > 0 ? named : marks;
}
