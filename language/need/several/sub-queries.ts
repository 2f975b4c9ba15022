/**
 * Assigns entities to garments: "a jacket under 2000 and for my wife a red saree" is two
 * sub-queries.
 */

import { numberAt } from "../../readers/numbers.ts";
import { phraseAt, phrases, type Token } from "../../text/tokens.ts";
import { garmentLineage } from "../../words/garments.ts";
import type { Entity } from "../entity.ts";
import type { NegationScope } from "../negation.ts";
import {
  articles,
  connectors,
  constraintsOnce,
  either,
  forMyself,
  type Group,
  isPerson,
  sameField,
  sharedEntities,
  wornByOthers,
} from "./shared-constraints.ts";
import { isTakenUp, ofStory, wishedOf } from "./wished.ts";

type WordEntity = Extract<Entity, { kind: "word" }>;

/** Alternative garments (none: any) and their entities. */
export interface SubQueryEntities {
  readonly garments: readonly WordEntity[];
  readonly entities: readonly Entity[];
}

const corrections = phrases(
  "no not that, not that i said, no i said, no no i said, arre i said, but now, but now only, now only, lekin ab, par ab, ab sirf, then decided, but finally, and finally, now finally, but then decided, changed my mind, dropped the idea, er, err, erm, actually, ok no, no make it, no wait, wait, scrap that, forget that, strike that, cancel that, leave that, i mean, i meant, make it, make that, or rather, scratch that, correction, on second thought, sorry, no no, oh wait, instead, matlab, nahi nahi",
);

export function correctionsIn(tokens: readonly Token[]): readonly number[] {
  return tokens.flatMap((_, at) =>
    phraseAt(tokens, at, corrections) > 0 || isOtherAmount(tokens, at) || isNo(tokens, at)
      ? [at]
      : [],
  );
}

/** "Shorts... no, joggers". */
const isNo = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "no" &&
  tokens[at]?.before !== "space" &&
  tokens[at + 1]?.before === "comma" &&
  !/^(?:i|we|it|that|this|not|no|thanks|thank|just|nothing)$/.test(tokens[at + 1]?.text ?? "");

/** "Forty bucks. No, four hundred". */
const isOtherAmount = (tokens: readonly Token[], at: number): boolean =>
  /^(?:no|nahi|oops|not)$/.test(tokens[at]?.text ?? "") &&
  tokens[at + 1]?.before === "comma" &&
  numberAt(tokens, at + 1) !== null;

/** As said; at least one. */
export function subQueryEntities(
  tokens: readonly Token[],
  entities: readonly Entity[],
  scope: NegationScope,
): readonly SubQueryEntities[] {
  const named = groupHeads(tokens, entities, headsOf(entities, scope));
  const groups = named.length > 1 ? wishedOf(tokens, entities, named) : named;
  const looks = entities.filter((entity) => !isHead(entity, scope) && !scope.echoed.has(entity));
  const left = named.filter(
    (group) => !groups.includes(group) && !isTakenUp(tokens, group, groups),
  );
  const story = ofStory(tokens, looks, left, groups);
  const others = looks.filter((entity) => !story.has(entity));
  if (groups.length <= 1) {
    const [group] = groups;
    return splitByAudience(tokens, { garments: group?.heads ?? [], entities: others });
  }
  const bounds = groups.map((group, place) => {
    const previous = groups[place - 1];
    return previous === undefined ? 0 : boundaryBefore(tokens, entities, group, previous.to);
  });
  const own = groups.map((_, place) => {
    const from = bounds[place] ?? 0;
    const until = bounds[place + 1] ?? tokens.length;
    return others.filter((entity) => entity.from >= from && entity.from < until);
  });
  const shared = sharedEntities(tokens, groups, own);
  return groups.flatMap((group, place) => {
    const mine = own[place] ?? [];
    const until = bounds[place + 1] ?? tokens.length;
    const lent = shared.filter(
      (entity) =>
        !mine.includes(entity) &&
        (!constraintsOnce(entity) || !mine.some((one) => sameField(one, entity))) &&
        !wornByOthers(group, entity) &&
        !(isPerson(entity) && forMyself(tokens, bounds[place] ?? 0, until)),
    );
    return splitByAudience(tokens, { garments: group.heads, entities: [...mine, ...lent] });
  });
}

function isHead(entity: Entity, scope: NegationScope): entity is WordEntity {
  return entity.kind === "word" && entity.field === "garment" && !scope.negated.has(entity);
}

/** "no black jeans" wants jeans only if nothing else is. */
function headsOf(entities: readonly Entity[], scope: NegationScope): readonly WordEntity[] {
  const heads = entities.filter((entity): entity is WordEntity => isHead(entity, scope));
  const refused = new Set(
    entities.flatMap((one) => (one.kind === "word" && scope.negated.has(one) ? [one.value] : [])),
  );
  // "Take off the cape. A superhero tee, no cape".
  const left = heads.filter((entity) => !refused.has(entity.value));
  const plain = (left.length > 0 ? left : heads).filter((entity) => !scope.echoed.has(entity));
  return plain.length > 0 ? plain : heads;
}

function groupHeads(
  tokens: readonly Token[],
  entities: readonly Entity[],
  heads: readonly WordEntity[],
): readonly Group[] {
  const groups: Group[] = [];
  const takenBack = correctionsIn(tokens);
  for (const [place, head] of heads.entries()) {
    const group = groups.at(-1);
    const known = groups.find(({ heads: known }) =>
      known.some((one) => related(one, head) || isSaidAgain(tokens, one, head)),
    );
    if (group === undefined) {
      groups.push({ heads: [head], from: head.from, to: head.to });
    } else if (takenBack.some((at) => at >= group.to && at < head.from)) {
      group.heads = [head];
      group.to = head.to;
    } else if (isEither(tokens, heads, place) || isSameKurta(tokens, entities, group, head)) {
      group.heads.push(head);
      group.to = head.to;
    } else if (known !== undefined && !joinedByAnd(tokens, group.to, head.from)) {
      known.heads = known.heads.map((one) => (isKindOf(head, one) ? head : one));
      if (known === group) group.to = head.to;
      // "Bottoms for men under 600: shorts, joggers": the first of a list.
      if (known === group && group.heads.every((one) => one === head)) group.from = head.from;
    } else if (
      known === undefined ||
      !known.heads.some(({ value }) => value === head.value) ||
      entities.some(({ kind, from }) => kind === "audience" && from > group.to && from < head.from)
    ) {
      groups.push({ heads: [head], from: head.from, to: head.to });
    }
  }
  return groups;
}

/** "A kurti, only the kurta". */
function isSameKurta(
  tokens: readonly Token[],
  entities: readonly Entity[],
  { heads, to }: Group,
  head: WordEntity,
): boolean {
  const [last] = heads;
  return (
    [last?.value, head.value].sort().join(" ") === "kurta kurti" &&
    !joinedByAnd(tokens, to, head.from) &&
    tokens.slice(to, head.from + 1).every(({ before }) => before !== "stop") &&
    !entities.some(({ kind, from }) => kind === "audience" && from >= to)
  );
}

/** "Nehru jacket, navy, only jacket". */
const isSaidAgain = (tokens: readonly Token[], one: WordEntity, again: WordEntity): boolean =>
  /\b(?:only|just|sirf)(?: the| that)?(?: long| short)?$/.test(
    tokens
      .slice(Math.max(0, again.from - 3), again.from)
      .map(({ text }) => text)
      .join(" "),
  ) && one.spoken.toLowerCase().endsWith(` ${again.spoken.toLowerCase()}`);

function related(a: WordEntity, b: WordEntity): boolean {
  return isKindOf(a, b) || isKindOf(b, a);
}

function isKindOf(kind: WordEntity, family: WordEntity): boolean {
  return garmentLineage(kind.value).includes(family.value);
}

function joinedByAnd(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ text }) => connectors.has(text) && text !== "with");
}

/** Alternatives: "a shirt, a polo or a t-shirt". */
function isEither(tokens: readonly Token[], heads: readonly WordEntity[], place: number): boolean {
  const before = heads[place - 1];
  const here = heads[place];
  if (before === undefined || here === undefined || here.from - before.to > 8) return false;
  const between = tokens.slice(before.to, here.from + 1);
  if (between.some((token) => token.before === "stop")) return false;
  // "Kurta kurti": two names of one thing.
  const both = [before.value, here.value].sort().join(" ");
  if (here.from === before.to && both === "kurta kurti") return true;
  if (between.some(({ text }) => either.has(text))) return true;
  if (isUndecided(tokens, before, here)) return true;
  if (phraseAt(tokens, here.to, allowed) > 0) return true;
  const listed = here.from - before.to <= 2 && between.some((token) => token.before === "comma");
  return listed && isEither(tokens, heads, place + 1);
}

/** "Can't decide between a jumpsuit and a dress". */
function isUndecided(tokens: readonly Token[], before: WordEntity, here: WordEntity): boolean {
  const led = tokens.slice(Math.max(0, before.from - 3), before.from);
  return (
    here.from - before.to < 4 &&
    led.some(({ text }) => /^(?:between|either|decide|choose|confused)$/.test(text))
  );
}

/** "Sweater dress also ok". */
const allowed = phrases(
  "also ok, also okay, also fine, also works, also do, is also ok, is also okay, is also fine, are also ok, are also fine, will also do, will do too, will do as well, ok too, okay too, fine too, is fine too, is ok too, ok as well, okay as well, fine as well, is ok as well, is okay as well, is fine as well, are ok as well, are fine as well, works too, works as well, would also do, would do too, would do as well, also acceptable, also welcome, alright too, is alright too, is good too, is also good, bhi chalega, bhi chalegi, bhi chale, bhi chal jayega, bhi chal jayegi, bhi theek hai, bhi thik hai, bhi ok, bhi ok hai, bhi sahi hai, whichever, either, anything will do",
);

function boundaryBefore(
  tokens: readonly Token[],
  entities: readonly Entity[],
  group: Group,
  previousEnd: number,
): number {
  for (let at = group.from; at > previousEnd; at -= 1) {
    const token = tokens[at];
    const connector =
      connectors.has(tokens[at - 1]?.text ?? "") || either.has(tokens[at - 1]?.text ?? "");
    if (!connector && token?.before === "space") continue;
    const left = entities.find(({ to }) => to === (connector ? at - 1 : at));
    const right = entities.find(({ from }) => from === at);
    const list =
      left !== undefined &&
      right !== undefined &&
      sameField(left, right) &&
      left.from >= previousEnd;
    if (!list) return at;
  }
  // Without a joint, only the adjacent words.
  let at = group.from;
  for (;;) {
    const adjacent = entities.find(({ to, from }) => to === at && from >= previousEnd);
    if (adjacent !== undefined) at = adjacent.from;
    else if (at > previousEnd && articles.has(tokens[at - 1]?.text ?? "")) at -= 1;
    else return at;
  }
}

/** "a kurta for my husband and one for my son under 800". */
function splitByAudience(
  tokens: readonly Token[],
  subQuery: SubQueryEntities,
): readonly SubQueryEntities[] {
  const people = subQuery.entities.filter((entity) => entity.kind === "audience" && !entity.weak);
  for (const [place, second] of people.entries()) {
    const first = people[place - 1];
    if (first === undefined || first.kind !== "audience" || second.kind !== "audience") continue;
    if (first.who === second.who) continue;
    const between = tokens.slice(first.to, second.from).map(({ text }) => text);
    const again = between.lastIndexOf("for");
    const before = between[again - 1] ?? "";
    const isPronoun = ["one", "another", "and", "aur", "same", "ones", "also"].includes(before);
    const comma = again === 0 && tokens[first.to]?.before === "comma";
    if (again < 0 || (!isPronoun && !comma)) continue;
    let cut = first.to + Math.max(0, again - 1);
    while (
      cut > first.to &&
      ["one", "another", "same", "the", "also", "and"].includes(tokens[cut - 1]?.text ?? "")
    ) {
      cut -= 1;
    }
    const garment = subQuery.garments[0];
    const describing = (entity: Entity): boolean =>
      entity.from < (garment?.to ?? first.from) && entity.kind === "word";
    const early = subQuery.entities.filter((entity) => entity.from < cut);
    const late = subQuery.entities.filter((entity) => entity.from >= cut);
    return [
      { garments: subQuery.garments, entities: early },
      ...splitByAudience(tokens, {
        garments: subQuery.garments,
        entities: [...early.filter(describing), ...late],
      }),
    ];
  }
  return [subQuery];
}
