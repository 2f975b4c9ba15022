/** Combines people and ages into the audience: lists, corrections, contradictions. */
import { type AudienceWish, grownUpAt, narrowed, type Who, withAge } from "../readers/audience.ts";
import { phraseAt, phrases } from "../text/tokens.ts";
import type { Mark } from "./entity.ts";
import type { AudienceLimit, Conflict } from "./limits.ts";
import { conflict, corrected, type Reading, words } from "./reading.ts";
import type { WantedMarks } from "./sub-queries.ts";

type AudienceMark = Extract<Mark, { kind: "audience" }>;

const adults: ReadonlyMap<Who, Who> = new Map([
  ["men", "boys"],
  ["women", "girls"],
]);

export function audienceLimits(
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
  ).map((mark) => (age === undefined ? grownUp(mark, reading) : mark));
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

/** "My daughter who just started nursing", "my son's convocation": nobody's child any more. */
function grownUp(mark: AudienceMark, { tokens }: Reading): AudienceMark {
  const grown = grownNames.get(mark.who);
  if (grown === undefined || !offspring.has(tokens[mark.to - 1]?.text ?? "")) return mark;
  const works = tokens.some((_, at) => at >= mark.to && phraseAt(tokens, at, grownLives) > 0);
  return works ? { ...mark, who: grown } : mark;
}

const grownNames: ReadonlyMap<Who, Who> = new Map([
  ["boys", "men"],
  ["girls", "women"],
]);
const offspring = new Set(
  "son daughter niece nephew grandson granddaughter beta beti bhatija bhatiji bhanja bhanji goddaughter godson stepson stepdaughter".split(
    " ",
  ),
);
const grownLives = phrases(
  "started nursing, is a nurse, nursing college, nursing student, is a doctor, doing mbbs, medical college, engineering college, is an engineer, in college, at college, college, started college, joined college, going to college, at university, university, hostel, started working, is working, works in, works at, works as, got a job, new job, first job, first salary, her job, his job, internship, her office, his office, the office, for office, job interview, campus interview, campus placement, is getting married, getting married, got married, is married, his wife, her husband, got engaged, her engagement, his engagement, her own wedding, his own wedding, convocation, graduated, graduating, graduation, just graduated, is pregnant, expecting, her baby, his phd, her phd, masters, law student, llb, articleship, is a lawyer, is an advocate, is a teacher, is a chef, learning to be a chef, culinary school, gym, goes to the gym",
);

/** Adults: a child's age beside them is another's. */
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
  // "dad, mom and our 5 year old": three people, one a child.
  if (elders && age < grownUpAt) return { who: narrowed([...new Set<Who>([...who, "kids"])]), age };
  return withAge(narrowed(who), age);
}

/** "my husband and son" is a list; otherwise the last one counts. */
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
    } else if (acting.has(reading.tokens[mark.to]?.text ?? "")) {
      // "a kurta for men, my wife will be in pink": another person.
    } else if (believed.some(({ who }) => adults.get(mark.who) === who)) {
      // "a women's top for my daughter": the department decides.
      believed = [mark];
    } else if (!believed.some(({ who }) => adults.get(who) === mark.who)) {
      conflicts.push(conflict("audience", reading, last, mark));
      believed = [mark];
    }
  }
  return believed;
}

const acting = new Set([
  "will",
  "would",
  "is",
  "was",
  "has",
  "had",
  "says",
  "likes",
  "hates",
  "wears",
  "wants",
  "insists",
  "prefers",
  "loves",
  "adores",
]);

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
  "one",
  "1",
  "two",
]);

function listed(a: Mark, b: Mark, { tokens }: Reading): boolean {
  const between = tokens.slice(a.to, b.from);
  const joined =
    between.length === 0 ||
    between.some(({ text }) => ["and", "or", "aur", "ya"].includes(text)) ||
    tokens[a.to]?.before === "comma";
  return joined && between.every(({ text, before }) => listing.has(text) && before !== "stop");
}
