/** Turns the marks of one thing wanted into its limits: merged, corrected, and with conflicts named. */
import { type AudienceWish, grownUpAt, narrowed, type Who, withAge } from "./audience.ts";
import type { AudienceLimit, Conflict, Limit, PriceLimit, WordLimit } from "./limits.ts";
import { hardFields } from "./limits.ts";
import type { PriceWish } from "./money.ts";
import type { Reach } from "./negation.ts";
import type { Mark } from "./scan.ts";
import { type Token, wordsOf } from "./tokens.ts";
import { correctionsIn, type WantedMarks } from "./wanted.ts";

type WordMark = Extract<Mark, { kind: "word" }>;
type AudienceMark = Extract<Mark, { kind: "audience" }>;

export interface Assembled {
  readonly limits: readonly Limit[];
  readonly conflicts: readonly Conflict[];
}

export interface Reading {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly reach: Reach;
}

/** The limits of one thing wanted, in the order: garment, audience, price, then the rest as said. */
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

function words({ text, tokens }: Reading, marks: readonly Mark[]): string {
  const pieces = marks.map(({ from, to }) => wordsOf(text, tokens, from, to));
  return [...new Set(pieces)].join(", ");
}

/** Marks after the last correction that has some of them behind it: "blue, no wait, green" → green. */
function corrected<M extends Mark>(marks: readonly M[], { tokens }: Reading): readonly M[] {
  for (const at of [...correctionsIn(tokens)].reverse()) {
    const later = marks.filter((mark) => mark.from >= at);
    if (later.length > 0 && later.length < marks.length) return later;
  }
  return marks;
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

function conflict(field: Conflict["field"], reading: Reading, a: Mark, b: Mark): Conflict {
  const [earlier, later] = a.from < b.from ? [a, b] : [b, a];
  return { field, believed: words(reading, [later]), dropped: words(reading, [earlier]) };
}

const adults: ReadonlyMap<Who, Who> = new Map([
  ["men", "boys"],
  ["women", "girls"],
]);

function audienceLimits(
  item: WantedMarks,
  reading: Reading,
  conflicts: Conflict[],
): readonly AudienceLimit[] {
  const people = item.marks.filter((mark): mark is AudienceMark => mark.kind === "audience");
  const wanted = people.filter((mark) => !reading.reach.negated.has(mark));
  const named = wanted.filter(({ weak }) => !weak);
  const chosen = corrected(named.length > 0 ? named : wanted.slice(0, 1), reading);
  const aged = item.marks.filter(
    (mark): mark is Extract<Mark, { kind: "age" }> =>
      mark.kind === "age" && !reading.reach.negated.has(mark),
  );
  const age =
    corrected(aged, reading).at(-1)?.age ?? chosen.find((mark) => mark.age !== undefined)?.age;
  const unisex = chosen.filter(({ who }) => who === "unisex");
  const settled = settle(
    chosen.filter(({ who }) => who !== "unisex"),
    reading,
    conflicts,
  );
  const limits: AudienceLimit[] = [];
  const who = [...new Set(settled.map((mark) => mark.who))];
  const elders = settled.some(
    ({ from, to }) => elderWords.has(reading.tokens[to - 1]?.text ?? "") && from < to,
  );
  const wish = wishFor(who, age, elders);
  if (wish !== null && wish.who.length > 0) {
    limits.push({
      field: "audience",
      strength: "hard",
      words: words(
        reading,
        [...settled, ...aged].sort((a, b) => a.from - b.from),
      ),
      ...wish,
    });
  }
  if (unisex.length > 0) {
    limits.push({
      field: "audience",
      strength: "soft",
      words: words(reading, unisex),
      who: ["unisex"],
    });
  }
  for (const mark of people) {
    if (!reading.reach.negated.has(mark) || mark.weak) continue;
    limits.push({
      field: "audience",
      strength: "negated",
      words: words(reading, [mark]),
      who: [mark.who],
    });
  }
  return limits;
}

/** Grown-ups by their very name: a child's age beside them is somebody else's. */
const elderWords = new Set(
  "husband hubby wife wifey father dad daddy papa mother mom mum mummy maa uncle aunt aunty auntie grandfather grandpa grandmother grandma granny pati patni biwi nani dadi boss".split(
    " ",
  ),
);

function wishFor(
  who: readonly Who[],
  age: number | undefined,
  elders: boolean,
): AudienceWish | null {
  if (age === undefined) return who.length > 0 ? { who: narrowed(who) } : null;
  // "dad, mom and our 5 year old": three people, one of them a child.
  if (elders && age < grownUpAt) return { who: narrowed([...new Set<Who>([...who, "kids"])]), age };
  return withAge(narrowed(who), age);
}

/** Several people: a list is a list ("my husband and son"); otherwise the later one is believed. */
function settle(
  marks: readonly AudienceMark[],
  reading: Reading,
  conflicts: Conflict[],
): readonly AudienceMark[] {
  let believed: AudienceMark[] = [];
  for (const mark of marks) {
    const last = believed.at(-1);
    if (last === undefined || believed.every((one) => agree(one.who, mark.who))) {
      believed.push(mark);
    } else if (listed(last, mark, reading)) {
      believed.push(mark);
    } else if (believed.some(({ who }) => adults.get(mark.who) === who)) {
      // "a women's top for my daughter": the plain word of the department decides.
      believed = [mark];
    } else if (!believed.some(({ who }) => adults.get(who) === mark.who)) {
      conflicts.push(conflict("audience", reading, last, mark));
      believed = [mark];
    }
  }
  return believed;
}

function agree(a: Who, b: Who): boolean {
  if (a === b) return true;
  const young = (one: Who): boolean => one === "boys" || one === "girls";
  return (a === "kids" && young(b)) || (b === "kids" && young(a));
}

const listing = new Set([
  "and",
  "or",
  "aur",
  "ya",
  "my",
  "our",
  "the",
  "his",
  "her",
  "a",
  "for",
  "also",
  "both",
]);

function listed(a: Mark, b: Mark, { tokens }: Reading): boolean {
  const between = tokens.slice(a.to, b.from);
  const joined =
    between.length === 0 ||
    between.some(({ text }) => ["and", "or", "aur", "ya"].includes(text)) ||
    tokens[a.to]?.before === "comma";
  return joined && between.every(({ text, before }) => listing.has(text) && before !== "stop");
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

/** Two limits on the price at once: the narrower bound of each side. */
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

/** Each detail is a wish of its own; of the other fields any one value will do. */
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
    const groups = field === "detail" ? wanted.map((mark) => [mark]) : [withoutEchoes(wanted)];
    const limits: WordLimit[] = [];
    for (const group of groups) {
      if (group.length === 0) continue;
      const insisted = group.some((mark) => reading.reach.insisted.has(mark));
      const values = [...new Set(group.map(({ value }) => value))];
      if (field === "detail" && limits.some((limit) => limit.values[0] === values[0])) continue;
      limits.push({
        field,
        strength: insisted || hardFields.has(field) ? "hard" : "soft",
        words: words(reading, group),
        values,
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

const warmWords = /^(warm|cosy|cozy|warmer|warmth|cold|hot)$/i;

/** "something for warm summer days": a weather word beside a season named says nothing of its own. */
function withoutEchoes(marks: readonly WordMark[]): readonly WordMark[] {
  if (marks[0]?.field !== "season" || marks.length < 2) return marks;
  const named = marks.filter((mark) => !warmWords.test(mark.spoken));
  return named.length > 0 ? named : marks;
}
