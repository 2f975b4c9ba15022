/** Combines people and ages into the audience: lists, corrections, contradictions. */
import { type AudienceWish, grownUpAt, narrowed, type Who, withAge } from "../readers/audience.ts";
import { numberAt } from "../readers/numbers.ts";
import { phraseAt, phrases, type Token } from "../text/tokens.ts";
import { garmentLineage, garmentWearer } from "../words/garments.ts";
import type { AudienceConstraint, Conflict } from "./constraints.ts";
import type { Entity } from "./entity.ts";
import { conflict, corrected, type Reading, words } from "./reading.ts";
import type { SubQueryEntities } from "./several/sub-queries.ts";

type AudienceEntity = Extract<Entity, { kind: "audience" }>;

const adults: ReadonlyMap<Who, Who> = new Map([
  ["men", "boys"],
  ["women", "girls"],
]);

export function audienceConstraints(
  subQuery: SubQueryEntities,
  reading: Reading,
  conflicts: Conflict[],
): readonly AudienceConstraint[] {
  const people = subQuery.entities.filter(
    (entity): entity is AudienceEntity => entity.kind === "audience",
  );
  const isMothers = subQuery.entities.some(
    (entity) => isForMothers(entity) && !reading.scope.negated.has(entity),
  );
  const affirmed = people.filter(
    (entity) =>
      !reading.scope.negated.has(entity) &&
      !(isMothers && young.has(entity.who) && !entity.weak) &&
      !isAdmirer(entity, subQuery, reading),
  );
  const named = affirmed.filter(({ weak }) => !weak);
  const meant = named.length > 0 ? calledBy(named, affirmed, reading) : affirmed.slice(0, 1);
  const chosen = corrected(meant, reading);
  const aged = subQuery.entities.filter(
    (entity): entity is Extract<Entity, { kind: "age" }> =>
      entity.kind === "age" &&
      !reading.scope.negated.has(entity) &&
      !(isMothers && entity.age < grownUpAt),
  );
  const [called] = chosen.flatMap(({ age }) => age ?? []).sort((a, b) => a - b);
  const feast = chosen.every(({ who }) => grownNames.has(who) || who === "kids");
  const age =
    corrected(aged, reading).at(-1)?.age ?? called ?? (feast ? ageAtFeast(reading) : undefined);
  const unisex = chosen.filter(({ who }) => who === "unisex");
  const decided = decide(
    chosen.filter(({ who }) => who !== "unisex"),
    reading,
    conflicts,
  ).map((entity) => (age === undefined ? grownUp(entity, reading) : entity));
  const constraints: AudienceConstraint[] = [];
  const who = [...new Set(decided.map((entity) => entity.who))];
  const elders = decided.some(
    ({ from, to }) => elderWords.has(reading.tokens[to - 1]?.text ?? "") && from < to,
  );
  const isGrown = age !== undefined && age >= leastTall && isInGrownUps(reading);
  const wish = wishFor(who, isGrown ? grownUpAt : age, elders);
  if (wish !== null && wish.who.length > 0) {
    constraints.push({
      field: "audience",
      strength: "hard",
      words: words(
        reading,
        [...decided, ...aged].sort((a, b) => a.from - b.from),
      ),
      ...wish,
    });
  }
  if (unisex.length > 0) {
    constraints.push({
      field: "audience",
      strength: "soft",
      words: words(reading, unisex),
      who: ["unisex"],
    });
  }
  for (const entity of people) {
    if (!reading.scope.negated.has(entity) || entity.weak) continue;
    // "What my mother would wear, not my grandmother".
    if (wish?.who.includes(entity.who)) continue;
    constraints.push({
      field: "audience",
      strength: "negated",
      words: words(reading, [entity]),
      who: [entity.who],
    });
  }
  return constraints;
}

/** "My kid goes to school, he is 7": a boy. */
function calledBy(
  named: readonly AudienceEntity[],
  affirmed: readonly AudienceEntity[],
  { tokens }: Reading,
): readonly AudienceEntity[] {
  const [child] = named;
  if (child === undefined || named.length > 1 || child.who !== "kids") return named;
  if (!/^(?:kid|child|toddler|infant|baby|grandchild)$/.test(tokens[child.to - 1]?.text ?? ""))
    return named;
  const called = affirmed.find(
    ({ weak, from }) =>
      weak && from >= child.to && /^(?:s?he|s?he's)$/.test(tokens[from]?.text ?? ""),
  );
  if (called === undefined) return named;
  return [{ ...child, who: called.who === "men" ? "boys" : "girls" }];
}

/** "He likes red, so a red maxi dress". */
const isAdmirer = (
  { weak, who, to }: AudienceEntity,
  { garments }: SubQueryEntities,
  { tokens }: Reading,
): boolean =>
  weak &&
  who === "men" &&
  /^(?:likes|loves|prefers|adores)$/.test(tokens[to]?.text ?? "") &&
  garments.some(
    ({ value }) => garmentWearer(value) === "women" || garmentLineage(value).includes("dress"),
  );

/** "My teenage brother takes mens 30". */
const isInGrownUps = ({ tokens }: Reading): boolean =>
  tokens.some(
    ({ text, start, end }, at) =>
      (/^(?:mens|womens|gents|ladies)$/.test(text) ||
        (/^(?:men|women)$/.test(text) && end - start > text.length)) &&
      /^(?:\d\d|sizes?|section|department|shelf|numbers?|waist)$/.test(tokens[at + 1]?.text ?? ""),
  );
const leastTall = 12;

/** "A feeding kurti, my baby is two months": the mother's. */
const isForMothers = (entity: Entity): boolean =>
  entity.kind === "word" &&
  entity.field === "detail" &&
  (entity.value === "feeding" || entity.value === "maternity");
const young: ReadonlySet<Who> = new Set<Who>(["kids", "boys", "girls"]);

/** An annaprashan is a baby's. */
const ageAtFeast = ({ tokens }: Reading): number | undefined =>
  tokens.some(({ text }) => text.startsWith("annapras")) ? 1 : undefined;

/** "My daughter who just started nursing", "my son's convocation": no longer a child. */
function grownUp(entity: AudienceEntity, { tokens }: Reading): AudienceEntity {
  const grown = grownNames.get(entity.who);
  // "We are four friends, boys".
  if (grown !== undefined && tokens.some(({ text }, at) => isOfFriends(text, tokens[at + 1]?.text)))
    if (
      /^(?:boys|girls|ladkon|ladke|ladko|ladkiyon|ladkiyan)$/.test(
        tokens[entity.to - 1]?.text ?? "",
      )
    )
      return { ...entity, who: grown };
  // "Ladke ke liye, college going".
  if (
    grown !== undefined &&
    tokens.some(({ text }) =>
      /^(?:college|hostel|twenties|thirties|forties|fifties|sixties|seventies)$/.test(text),
    )
  )
    return { ...entity, who: grown };
  if (grown !== undefined && outings.test(tokens.map(({ text }) => text).join(" ")))
    return { ...entity, who: grown };
  if (grown !== undefined && isColleague(tokens, entity.to)) return { ...entity, who: grown };
  if (grown !== undefined && isStaff(tokens, entity)) return { ...entity, who: grown };
  if (grown !== undefined && isOuting(tokens, entity)) return { ...entity, who: grown };
  // "I am a shy boy", and a child doesn't shop.
  if (grown !== undefined && isSpeaking(tokens, entity.from)) return { ...entity, who: grown };
  if (grown === undefined || !offspring.has(tokens[entity.to - 1]?.text ?? "")) return entity;
  const works = tokens.some(
    (_, at) =>
      (at >= entity.to && phraseAt(tokens, at, grownLives) > 0) ||
      phraseAt(tokens, at, grownNeeds) > 0 ||
      isGrownSize(tokens, at),
  );
  return works ? { ...entity, who: grown } : entity;
}

/** No child's. */
const outings =
  /\b(?:(?:first|dinner|movie|coffee|blind) date|date night|on a date|club(?:bing)?|pub|disco|honeymoon|bachelorette|freshers?|farewell)\b|\bi(?:'m| am) going\b(?!.*\b(?:school|camp|picnic)\b).*\bwith boys\b/;

const friends = /^(?:we|we're|friends|dost|doston|yaaron|hum|ham|humlog)$/;
/** But "we need girls leggings". */
const isOfFriends = (word: string, next = ""): boolean =>
  friends.test(word) && !(word === "we" && shopping.test(next));
const shopping = /^(?:need|want|would|require|buy|look|have|can|could|should)$/;

/** "My restaurant kitchen boys". */
const isStaff = (tokens: readonly Token[], { from, to }: AudienceEntity): boolean =>
  /^(?:boys|girls)$/.test(tokens[to - 1]?.text ?? "") &&
  /^(?:kitchen|restaurant|hotel|factory|warehouse|shop|delivery|staff|security|canteen|cafe|salon)$/.test(
    tokens[from - 1]?.text ?? "",
  );

const isColleague = (tokens: readonly Token[], at: number): boolean =>
  /^(?:in|at|from) (?:(?:my|our|the|his|her) )?(?:office|work|team|gym|company|workplace)\b/.test(
    tokens
      .slice(at, at + 3)
      .map(({ text }) => text)
      .join(" "),
  );

/** "Our boys Goa trip". */
const isOuting = (tokens: readonly Token[], { to }: AudienceEntity): boolean =>
  /^(?:boys|girls)$/.test(tokens[to - 1]?.text ?? "") &&
  !tokens.some(({ text }) => /^(?:school|picnic|class|kids?)$/.test(text)) &&
  tokens.slice(to, to + 3).some(
    ({ text, before }, at, all) =>
      /^(?:trip|night|gang|holiday|vacation|getaway|reunion|weekend|hostel)$/.test(text) &&
      all.slice(0, at + 1).every((one) => one.before === "space") &&
      before === "space" &&
      tokens[to + at - 1]?.text !== "for" &&
      // "Boys night suit".
      !(text === "night" && nightly.test(tokens[to + at + 1]?.text ?? "")),
  );
const nightly = /^(?:suits?|dress(?:es)?|wear|p[ya]jamas?|pants?|shirts?|gowns?)$/;

const isSpeaking = (tokens: readonly Token[], at: number): boolean =>
  /(?:^| )(?:i am|i'm|im|main|as) (?:a |an |ek )?(?:[\w-]+ ){0,2}$/.test(
    tokens
      .slice(Math.max(0, at - 5), at)
      .map(({ text }) => `${text} `)
      .join("")
      .replace(/.*\b(?:for|my|of|to) /, ""),
  );

const grownNames: ReadonlyMap<Who, Who> = new Map([
  ["boys", "men"],
  ["girls", "women"],
]);
const offspring = new Set(
  "boy girl brother sister son daughter niece nephew grandson granddaughter beta beti bhatija bhatiji bhanja bhanji goddaughter godson stepson stepdaughter".split(
    " ",
  ),
);
const grownLives = phrases(
  "final year, engineering, mba, bba, bcom, b com, bsc, b sc, phd, post graduation, doing ca, ca final, law school, med school, doing masters, started nursing, is a nurse, nursing college, nursing student, is a doctor, doing mbbs, joined mbbs, mbbs, btech, b tech, joined engineering, engineering student, medical student, joined bank, joined in bank, joined in a bank, joined office, joined company, joined infosys, as po, got placed, joined the army, joined a bank, joined as, joined his job, joined her job, medical college, engineering college, is an engineer, in college, at college, college, started college, joined college, going to college, at university, university, hostel, started working, is working, works in, works at, works as, got a job, new job, first job, first salary, her job, his job, internship, her office, his office, the office, for office, job interview, campus interview, campus placement, placement interview, placement drive, passed law, advocate coat, advocate gown, lawyer coat, became a lawyer, his placement, her placement, placements, is getting married, is marrying, getting married, muhurtham, muhurtam, nikah, for interview, for an interview, for his interview, for her interview, interviews, got married, is married, his wife, her husband, got engaged, her engagement, his engagement, her own wedding, his own wedding, convocation, graduated, graduating, graduation, just graduated, is pregnant, expecting, her baby, his phd, her phd, masters, law student, llb, articleship, is a lawyer, is an advocate, is a teacher, is a chef, learning to be a chef, culinary school, gym, goes to the gym",
);

const grownNeeds = phrases(
  "for interview, for an interview, for office, for job, muhurtham, nikah, mens section, men's section, mens wear, ladies section, my size",
);
const isGrownSize = (tokens: readonly Token[], at: number): boolean => {
  if (!/^(?:size|chest)$/.test(tokens[at]?.text ?? "")) return false;
  const { value = 0 } = numberAt(tokens, at + 1) ?? {};
  return value >= 38 && value < 50;
};

/** Adults: a child's age beside them is another's. */
const elderWords = new Set(
  "husband hubby wife wifey father dad daddy papa mother mom mum mummy maa uncle aunt aunty auntie grandfather grandpa grandmother grandma granny pati patni biwi begum gharwali shohar shauhar nani dadi boss".split(
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
function decide(
  entities: readonly AudienceEntity[],
  reading: Reading,
  conflicts: Conflict[],
): readonly AudienceEntity[] {
  let believed: AudienceEntity[] = [];
  for (const entity of entities) {
    const last = believed.at(-1);
    if (last === undefined || believed.every((one) => agree(one.who, entity.who))) {
      believed.push(entity);
    } else if (listed(last, entity, reading)) {
      believed.push(entity);
    } else if (acting.has(reading.tokens[entity.to]?.text ?? "")) {
      // "a kurta for men, my wife will be in pink": another person.
    } else if (believed.some(({ who }) => adults.get(entity.who) === who)) {
      // "a women's top for my daughter": the department decides.
      believed = [entity];
    } else if (!believed.some(({ who }) => adults.get(who) === entity.who)) {
      conflicts.push(conflict("audience", reading, last, entity));
      believed = [entity];
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

function listed(a: Entity, b: Entity, { tokens }: Reading): boolean {
  const between = tokens.slice(a.to, b.from);
  const joined =
    between.length === 0 ||
    (between.length === 1 && /^(?:one|1)$/.test(between[0]?.text ?? "")) ||
    between.some(({ text }) => ["and", "or", "aur", "ya"].includes(text)) ||
    tokens[a.to]?.before === "comma";
  return joined && between.every(({ text, before }) => listing.has(text) && before !== "stop");
}
