/** People who only occur: "Wife has thrown out all my vests", "my colleague pointed out the hole". */
import { isPossessive } from "../../readers/audience.ts";
import { phraseAt, phrases, type Token } from "../../text/tokens.ts";
import type { Entity } from "../entity.ts";
import { type Clause, isWithin, set } from "./clauses.ts";

const leads = set("for to gift gifting gifts suit suits fit fits on with");
const owners = set(
  "my our his her the a an your dear old elder younger poor own little big this that and so well also even one two three both",
);
/** Said of anybody, the shopper too. */
const shelves = set(
  "man men mens woman women womens lady ladies gent gents male female boy boys girl girls guy guys kid kids child children baby babies teen teens section here",
);
/** Of the shopper: "I'm a boy". */
const speaking = set("i i'm am main mai as we we're being m f");
const adverbs = set(
  "just already always also really once never ever still now even only finally too all both",
);
/** What tells of a wearer: "my son turns five", "my mother is short". */
const describing = set(
  "is are isn't aren't turns turned turning has have hasn't needs need wants want wanted needed likes like loves love prefers prefer wears wear hates hate dislikes refuses can't cannot won't doesn't don't should must goes go going studies plays play started starts joined joins weighs lives grew grows outgrew became becomes looks feels gets got getting will would size aged who and or ke ka ki ko was were",
);
const wanting = set(
  "needs need wants want would likes like loves prefers is wears has can't doesn't won't hates weighs must should refuses turns ought",
);
const died = /^(?:died|passed|expired|demise)$/;

const seen =
  /^(?:(?:saw|seen|spotted|noticed) (?:this|a|that|some|one|another)|after (?:two|three|having|\d))$/;

const showing = /^(?:had|wore)$/;

export function bystanders(
  tokens: readonly Token[],
  entities: readonly Entity[],
  clauses: readonly Clause[],
): ReadonlySet<Entity> {
  const people = entities.filter((one) => one.kind === "audience");
  if (people.length === 0 || !entities.some(isGarment)) return new Set();
  const word = (at: number): string => tokens[at]?.text ?? "";
  const hasGarment = (clause: Clause): boolean =>
    entities.some((one) => isGarment(one) && isWithin(one, clause));
  const isForIt = ({ from, to }: Clause): boolean =>
    tokens.slice(from, to).some(({ text }) => /^(?:it|them|this|that)$/.test(text));
  const isForMe = tokens.some((_, at) => phraseAt(tokens, at, forMe) > 0);
  return new Set(
    people.filter((one) => {
      // "The bride is in red, so for me a green saree".
      if (isForMe && !isLedBy(tokens, one) && !isBeside(tokens, entities, one)) return true;
      // "My uncle died and I need a white suit".
      if (
        died.test(word(one.to)) ||
        (/^(?:has|just|is)$/.test(word(one.to)) && died.test(word(one.to + 1)))
      )
        return true;
      // "I saw this girl in a black dress and want one, too", "after two kids I'm a 36".
      if (seen.test(`${word(one.from - 2)} ${word(one.from - 1)}`)) return true;
      // "A boy had a nice vest".
      if (word(one.from - 1) === "a" && showing.test(word(one.to))) return true;
      // "Mother's day".
      if (word(one.to) === "day") return false;
      if (one.weak || one.age !== undefined || shelves.has(word(one.to - 1))) return false;
      // "No wool, mummy".
      const isAlone = tokens[one.to] === undefined || tokens[one.to]?.before !== "space";
      if (isAlone && tokens[one.from]?.before !== "space") return false;
      // "My grandmother, 72 years, feels cold".
      if (entities.some(({ kind, from }) => kind === "age" && from === one.to)) return false;
      const clause = clauses.find((each) => isWithin(one, each));
      if (clause === undefined || clause.asks) return false;
      // "My daughter has to wear a white frock. I need it by Friday": hers.
      const isWish = (other: Clause): boolean =>
        hasGarment(other) || (other.asks && !(hasGarment(clause) && isForIt(other)));
      if (!clauses.some((other) => other !== clause && isWish(other))) return false;
      let first = one.from;
      while (first > clause.from && (owners.has(word(first - 1)) || ofAge.test(word(first - 1))))
        first -= 1;
      if (isAged(tokens, entities, one)) return false;
      if (leads.has(word(first - 1)) || /^(?:ke|ko|ka|ki)$/.test(word(one.to))) return false;
      if (speaking.has(word(first - 1)) || speaking.has(word(one.from))) return false;
      // "Ladies kurta", "men's section".
      if (hasGarment(clause) && entities.some(({ from, to }) => from === one.to || to === one.from))
        return false;
      let verb = one.to;
      while (tokens[verb]?.before === "space" && adverbs.has(word(verb))) verb += 1;
      const next = tokens[verb];
      const isSubject = first === clause.from;
      if (isSubject && isPossessive(tokens[one.to - 1])) return false;
      if (isSubject && (next === undefined || next.before !== "space")) return false;
      if (isSubject && isDescribed(word(verb), word(verb + 1))) return false;
      // "My son lost his jacket".
      const own = tokens.slice(verb + 1, Math.min(verb + 4, clause.to));
      if (isSubject && own.some(({ text }) => /^(?:his|her|their)$/.test(text))) return false;
      return !isMeantLater(tokens, people, one);
    }),
  );
}

const ofAge =
  /^(?:\d\d?|years?|yrs?|yr|months?|old|one|two|three|four|five|six|seven|eight|nine|ten)$/;

/** "My daughter is 8". */
const isAged = (tokens: readonly Token[], entities: readonly Entity[], { to }: Entity): boolean => {
  const between = (from: number): string =>
    tokens
      .slice(to, from)
      .map(({ text }) => text)
      .join(" ");
  return entities.some(
    ({ kind, from }) =>
      kind === "age" &&
      from >= to &&
      /^(?:who |just |also )*(?:is|turns|turned|age|aged)?$/.test(between(from)),
  );
};

const forMe = phrases("for me, for myself, mere liye, me a, on me, for my own");

function isLedBy(tokens: readonly Token[], { from, to }: Entity): boolean {
  const word = (at: number): string => tokens[at]?.text ?? "";
  let first = from;
  while (first > 0 && owners.has(word(first - 1)) && word(first - 1) !== "and") first -= 1;
  return (
    /^(?:for|and|or|&|me|myself)$/.test(word(first - 1)) ||
    speaking.has(word(first - 1)) ||
    speaking.has(word(from)) ||
    /^(?:ko|hu|hoon|hun|here|like)$/.test(word(to)) ||
    (word(to) === "ke" && word(to + 1) === "liye")
  );
}

/** "Ladies kurta for me". */
const isBeside = (tokens: readonly Token[], entities: readonly Entity[], one: Entity): boolean =>
  (one.kind === "audience" && one.age !== undefined) ||
  entities.some(
    (other) =>
      other !== one &&
      (other.from === one.to || other.to === one.from) &&
      tokens[Math.max(other.from, one.from)]?.before === "space",
  ) ||
  tokens[one.from]?.before !== "space" ||
  one.from === 0;

const isGarment = (one: Entity): boolean => one.kind === "word" && one.field === "garment";

/** "Is 5", "will turn six", but "will be sitting", "is laughing". */
function isDescribed(verb: string, next: string): boolean {
  if (/^(?:will|would|can|is|are|was)$/.test(verb) && /ing$/.test(next)) return doings.has(next);
  if (/^(?:will|would|can)$/.test(verb)) return wishings.has(next);
  // "Wore size 6 last year".
  return describing.has(verb) || (verb === "wore" && next === "size");
}

const doings = set(
  "turning getting going starting joining looking wearing learning doing studying working growing expecting visiting travelling travelling planning",
);
const wishings = set("turn like love need want wear prefer look be");

/** "Grandpa's hands shake. T-shirts, he likes light colours". */
function isMeantLater(
  tokens: readonly Token[],
  people: readonly Entity[],
  one: Extract<Entity, { kind: "audience" }>,
): boolean {
  const word = (at: number): string => tokens[at]?.text ?? "";
  return people.some(
    (other) =>
      other.kind === "audience" &&
      other.weak &&
      other.who === (elders.get(one.who) ?? one.who) &&
      other.from > one.to &&
      // "To her party".
      !(word(other.from - 1) === "to" && tokens[other.to]?.before === "space") &&
      (leads.has(word(other.from - 1)) || wanting.has(word(other.to))),
  );
}

const elders: ReadonlyMap<string, string> = new Map([
  ["boys", "men"],
  ["girls", "women"],
]);
