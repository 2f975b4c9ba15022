/** Turns a sub-query's entities into constraints: merged, corrected, with conflicts. */

import type { PriceWish } from "../readers/money.ts";
import { numberAt } from "../readers/numbers.ts";
import type { Token } from "../text/token.ts";
import { phraseAt, phrases } from "../text/tokens.ts";
import { colourFamily, colourLineage, moods } from "../words/colours.ts";
import { fitLineage, patternLineage, sleeveLineage } from "../words/details.ts";
import { isOtherGoods } from "../words/garments.ts";
import { isAmongMoreWords, termAt } from "../words/lexicon.ts";
import { materialLineage } from "../words/materials.ts";
import { audienceConstraints } from "./audience-constraints.ts";
import type { Conflict, Constraint, PriceConstraint, WordConstraint } from "./constraints.ts";
import { hardFields } from "./constraints.ts";
import type { Entity } from "./entity.ts";
import { conflict, corrected, type Reading, words } from "./reading.ts";
import type { SubQueryEntities } from "./several/sub-queries.ts";

type WordEntity = Extract<Entity, { kind: "word" }>;

interface Assembled {
  readonly constraints: readonly Constraint[];
  readonly conflicts: readonly Conflict[];
}

export function assemble(subQuery: SubQueryEntities, reading: Reading): Assembled {
  const conflicts: Conflict[] = [];
  const constraints = [
    ...garmentConstraints(subQuery, reading, conflicts),
    ...audienceConstraints(subQuery, reading, conflicts),
    ...priceConstraints(subQuery, reading, conflicts),
    ...wordConstraints(subQuery, reading, conflicts),
  ];
  return { constraints, conflicts };
}

function garmentConstraints(
  subQuery: SubQueryEntities,
  reading: Reading,
  conflicts: Conflict[],
): readonly WordConstraint[] {
  const negated = subQuery.entities.filter(
    (entity): entity is WordEntity =>
      entity.kind === "word" && entity.field === "garment" && reading.scope.negated.has(entity),
  );
  const heads = subQuery.garments.filter((head) => {
    // "Track pants, not joggers": two names of one kind.
    const against = negated.find(
      ({ value, spoken }) => value === head.value && head.spoken.startsWith(spoken.slice(0, 4)),
    );
    if (against === undefined) return true;
    conflicts.push(conflict("garment", reading, head, against));
    return against.from < head.from;
  });
  const constraints: WordConstraint[] = [];
  if (heads.length > 0) {
    const values = [...new Set(heads.map(({ value }) => value))];
    constraints.push({ field: "garment", strength: "hard", words: words(reading, heads), values });
  }
  for (const entity of negated) {
    if (heads.some((head) => head.value === entity.value)) continue;
    constraints.push({
      field: "garment",
      strength: "negated",
      words: words(reading, [entity]),
      values: [entity.value],
    });
  }
  return constraints;
}

function priceConstraints(
  subQuery: SubQueryEntities,
  reading: Reading,
  conflicts: Conflict[],
): readonly PriceConstraint[] {
  const kept = keptBack(reading);
  const all = subQuery.entities.filter((entity) => entity.kind === "price");
  const others = all.filter(({ wish: { max } }) => kept === 0 || max !== kept);
  const prices = others.length > 0 ? others : all;
  const constraints: PriceConstraint[] = [];
  const amounts = withoutVaguer(
    corrected(
      prices.filter(({ wish }) => wish.lean === undefined),
      reading,
    ),
    reading,
  );
  let wish: PriceWish | null = null;
  let used: (typeof prices)[number][] = [];
  for (const entity of amounts) {
    const stretched =
      wish?.max !== undefined &&
      entity.wish.max !== undefined &&
      entity.wish.max > wish.max &&
      isStretch(reading, entity);
    const base = stretched && wish !== null ? withoutMax(wish) : wish;
    const next: PriceWish = base === null ? entity.wish : bothWishes(base, entity.wish);
    if (next.min !== undefined && next.max !== undefined && next.min > next.max) {
      const last = used.at(-1);
      if (last !== undefined) conflicts.push(conflict("price", reading, last, entity));
      wish = entity.wish;
      used = [entity];
    } else {
      wish = next;
      used.push(entity);
    }
  }
  if (wish !== null) {
    const { max = 0, around } = wish;
    const left = kept > 0 && kept < max && around === undefined ? { max: max - kept } : {};
    const said = words(reading, used);
    constraints.push({ field: "price", strength: "hard", words: said, ...wish, ...left });
  }
  const leaning = corrected(
    prices.filter(({ wish: one }) => one.lean !== undefined),
    reading,
  ).at(-1);
  if (leaning?.wish.lean !== undefined) {
    constraints.push({
      field: "price",
      strength: "soft",
      words: words(reading, [leaning]),
      lean: leaning.wish.lean,
    });
  }
  return constraints;
}

/**
 * Beside a bound in words ("under 3000", "1200 max") a mere number ("501 style", "1000, okay fine") is
 * none, nor what is near it ("around 1500, but 2000 is the most").
 */
function withoutVaguer<Price extends Amount>(
  amounts: readonly Price[],
  reading: Reading,
): readonly Price[] {
  const isMere = (one: Amount): boolean =>
    numberAt(reading.tokens, one.from)?.to === one.to && !isStretch(reading, one);
  const bounds = amounts.filter(
    (one) => one.wish.max !== undefined && one.wish.min === undefined && !isMere(one),
  );
  const most = Math.max(0, ...bounds.map(({ wish }) => wish.max ?? 0));
  return amounts.filter((one) => {
    const { min, around = Number.POSITIVE_INFINITY } = one.wish;
    const isVaguer = around < most || (min === undefined && bounds.length > 0 && isMere(one));
    return bounds.includes(one) || !isVaguer;
  });
}

interface Amount {
  readonly wish: PriceWish;
  readonly from: number;
  readonly to: number;
}

/** "1500, can go to 1800", "dedh hazaar ya thoda upar, 1600 last": the second is the real bound. */
function isStretch({ tokens }: Reading, { from, to }: { from: number; to: number }): boolean {
  const next = tokens[to + 1];
  const ends = next === undefined || next.before !== "space";
  if (ends && /^(?:last|final|tops)$/.test(tokens[to]?.text ?? "")) return true;
  if (phraseAt(tokens, to, alsoFine) > 0) return true;
  return [0, 1, 2, 3, 4].some((back) => {
    const length = phraseAt(tokens, from - back, stretching);
    return length > 0 && length >= back;
  });
}

/** "Or 550 is okay too". */
const alsoFine = phrases(
  "is okay too, is ok too, is fine too, is also ok, is also okay, is also fine, okay too, ok too, also ok, also okay, bhi chalega, is the max, is the most",
);

const stretching = phrases(
  "maybe, well, say, ok, okay, theek hai, can go, can go to, can go up to, can go till, could go, could go to, could go up to, can stretch, can stretch to, could stretch to, will stretch to, stretch to, stretch till, stretchable to, extend to, can extend to, can extend till, can push to, at the most, at most, max, maximum, at worst, absolute max, absolute maximum, zyada se zyada, jyada se jyada",
);

/** "3000, but 1200 of it is for sandals". */
function keptBack({ tokens }: Reading): number {
  const at = tokens.findIndex(
    ({ text }, n) => text === "of" && ofIt.test(tokens[n + 1]?.text ?? ""),
  );
  const starts = [1, 2, 3, 4].map((back) => at - back).filter((from) => at > 0 && from >= 0);
  const amount = starts
    .map((from) => numberAt(tokens, from))
    .find((found) => found !== null && found.to <= at && at - found.to < 2);
  const end = tokens.findIndex(({ text }, n) => n > at && n < at + 7 && /^(?:for|on)$/.test(text));
  if (amount === undefined || amount === null || end < 0) return 0;
  const isGarment = [end + 1, end + 2].some(
    (n) => tokens[n]?.before === "space" && isClothing(tokens, n),
  );
  return isGarment || amount.value < 50 ? 0 : amount.value;
}
const ofIt = /^(?:it|that|this|which)$/;
const isClothing = (tokens: readonly Token[], at: number): boolean => {
  const term = termAt(tokens, at)?.term;
  return term?.field === "garment" && !isOtherGoods(term.value);
};

function withoutMax({ max: _, ...wish }: PriceWish): PriceWish {
  return wish;
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
function wordConstraints(
  subQuery: SubQueryEntities,
  reading: Reading,
  conflicts: Conflict[],
): readonly WordConstraint[] {
  const entities = subQuery.entities.filter(
    (entity): entity is WordEntity => entity.kind === "word" && entity.field !== "garment",
  );
  const isNegated = (entity: Entity): boolean => reading.scope.negated.has(entity);
  const fields = [...new Set(entities.map(({ field }) => field))];
  return fields.flatMap((field): readonly WordConstraint[] => {
    const own = entities.filter((entity) => entity.field === field);
    const against = own.filter(isNegated);
    const affirmed = corrected(
      own.filter((entity) => !isNegated(entity)),
      reading,
    ).filter((entity) => {
      const rival = against.find(({ value }) => value === entity.value);
      if (rival === undefined) return true;
      if (isReason(reading.tokens, rival, entity)) return false;
      conflicts.push(conflict(field, reading, rival, entity));
      return rival.from < entity.from;
    });
    const groups = eachItsOwn(field, affirmed, reading)
      ? affirmed.map((entity) => [entity])
      : choicesOf(field, withoutFamilies(field, withoutEchoes(affirmed), reading), reading);
    const constraints: WordConstraint[] = [];
    for (const group of groups) {
      if (group.length === 0) continue;
      // "Cream with gold only": both.
      const insisted =
        group.some((entity) => reading.scope.insisted.has(entity)) &&
        !(field === "colour" && groups.length > 1 && group === groups.at(-1));
      const values = [...new Set(group.map(({ value }) => value))];
      if (
        constraints.some(
          (constraint) => constraint.strength !== "negated" && constraint.values[0] === values[0],
        )
      )
        continue;
      constraints.push({
        field,
        strength:
          (insisted && !isUse.has(field)) ||
          (hardFields.has(field) && !values.includes("free")) ||
          group.some(isUniform)
            ? "hard"
            : "soft",
        words: words(reading, group),
        values,
      });
    }
    const unprinted = affirmed.find(isRefusal);
    if (unprinted !== undefined) {
      constraints.push({
        field,
        strength: "negated",
        words: words(reading, [unprinted]),
        values: /print/.test(unprinted.spoken) ? ["printed"] : [...patterned],
      });
    }
    const genuine = affirmed.find(({ value }) => value === "real-leather");
    if (genuine !== undefined) {
      const values = ["faux-leather"];
      constraints.push({ field, strength: "negated", words: words(reading, [genuine]), values });
    }
    const pure = affirmed.find((entity) => isPure(entity, reading));
    if (pure !== undefined) {
      const values = unlikePure.get(pure.value) ?? [];
      constraints.push({ field, strength: "negated", words: words(reading, [pure]), values });
    }
    for (const entity of against) {
      if (affirmed.some(({ value }) => value === entity.value)) continue;
      if (
        constraints.some(
          (constraint) =>
            constraint.strength === "negated" && constraint.values[0] === entity.value,
        )
      )
        continue;
      constraints.push({
        field,
        strength: "negated",
        words: words(reading, [entity]),
        values: [entity.value],
      });
    }
    return constraints;
  });
}

/** "Not green, because her mother says green". */
const isReason = (tokens: readonly Token[], { to }: WordEntity, { from }: WordEntity): boolean => {
  const between = tokens.slice(to, from).map(({ text }) => text);
  return (
    between.some((text) => /^(?:because|cause|coz|cuz|bcoz|kyunki|kyonki|since)$/.test(text)) ||
    commonplace.test(between.join(" "))
  );
};
/** "Not black, everyone has black". */
const commonplace =
  /\b(?:every(?:one|body)|(?:all|most) (?:of them|people|my friends)|they all|sab(?:ke)?) (?:already )?(?:has|have|wears?|owns?|buys?|is in|are in|comes? in)(?: got)?$/;

/** Of "pure silk", "100 % cotton", "it has to be real silk". */
const unlikePure: ReadonlyMap<string, readonly string[]> = new Map([
  ["silk", ["art-silk", "silk-blend"]],
  ["cotton", ["polyester", "cotton-blend", "art-silk", "viscose", "nylon", "acrylic"]],
]);
const isPure = ({ value, spoken, from }: WordEntity, { tokens }: Reading): boolean =>
  unlikePure.has(value) &&
  isAmongMoreWords() &&
  (/^(?:pure|real|100)\b/i.test(spoken) ||
    /^(?:pure|real|genuine|original|asli|100)$/.test(tokens[from - 1]?.text ?? ""));

const isUniform = ({ field, spoken }: WordEntity): boolean =>
  field === "occasion" && /uniform/i.test(spoken);

/** "Around the house only": few pieces say what they are for. */
const isUse: ReadonlySet<string> = new Set(["occasion", "season"]);

/** "No print", "without any pattern": more than a wish for something plain. */
const isRefusal = ({ field, value, spoken }: WordEntity): boolean =>
  field === "pattern" && value === "plain" && /^(?:no|without|unprinted)\b|less$/i.test(spoken);

const patterned = ["printed", "striped", "checked", "polka"] as const;

/** Details always; colours that are wanted "both". */
function eachItsOwn(
  field: WordEntity["field"],
  entities: readonly WordEntity[],
  { tokens }: Reading,
): boolean {
  if (field === "detail") return true;
  const isFew = entities.length === 2 || entities.length === 3;
  if (field !== "colour" || !isFew || chosen(tokens, entities)) return false;
  const from = (entities[0]?.from ?? 0) - 2;
  const near = tokens.slice(Math.max(0, from), (entities.at(-1)?.to ?? 0) + 4);
  return near.some(({ text }) => together.has(text));
}

const together = new Set(["both", "together", "combination", "combo", "dono", "contrast", "mix"]);
/** Between colours of one product: "red and gold", "black with white dots". */
const joins = new Set(["and", "aur", "with", "plus", "&", "+", "n"]);

/** The colour of a part: "Black saree, golden border", "white with blue stripes". */
function isTrim(tokens: readonly Token[], entity: WordEntity): boolean {
  return trims.has(tokens[entity.to]?.text ?? "");
}

const trims = new Set(
  "border borders stripe stripes dots embroidery work zari piping collar buttons motifs flowers lining sleeves threadwork embroidered".split(
    " ",
  ),
);

function chosen(tokens: readonly Token[], entities: readonly WordEntity[]): boolean {
  return entities.some((entity, at) =>
    tokens
      .slice(entity.to, entities[at + 1]?.from ?? entity.to)
      .some(({ text }) => text === "or" || text === "ya" || text === "either"),
  );
}

/** Joined colours are wanted together; "red or maroon" and "red, maroon" are alternatives. */
function choicesOf(
  field: WordEntity["field"],
  entities: readonly WordEntity[],
  { tokens, text }: Reading,
): readonly (readonly WordEntity[])[] {
  const groups: WordEntity[][] = [];
  const isPair = entities.length === 2 && !chosen(tokens, entities);
  for (const entity of entities) {
    const last = groups.at(-1)?.at(-1);
    const between = last === undefined ? [] : tokens.slice(last.to, entity.from);
    const listed = tokens
      .slice(last?.to ?? 0, entity.from + 1)
      .some(({ before }) => before !== "space");
    const joint = between.at(["a", "some"].includes(between.at(-1)?.text ?? "") ? -2 : -1);
    // "Cotton silk": both.
    const isOfBoth =
      field === "material" &&
      last?.to === entity.from &&
      !listed &&
      !materialLineage(last.value).includes(entity.value) &&
      !materialLineage(entity.value).includes(last.value);
    const joined =
      field === "colour" &&
      last !== undefined &&
      between.length < 5 &&
      (isMoodOf(last, entity, between) ||
        (isPair &&
          !listed &&
          /^\s+$/.test(
            text.slice(tokens[last.to - 1]?.end ?? 0, tokens[entity.from]?.start ?? 0),
          ) &&
          areApart(last, entity)) ||
        (!listed && joins.has(joint?.text ?? "")) ||
        // "Lal border wali safed saree".
        ((isTrim(tokens, entity) || (!listed && isTrim(tokens, last))) &&
          !between.some(({ text }) => /^(?:or|ya)$/.test(text))));
    if (last === undefined || joined || isOfBoth) groups.push([entity]);
    else groups.at(-1)?.push(entity);
  }
  return groups.some((group) => group.length > 1) && listedByCommas(tokens, entities)
    ? [entities]
    : groups;
}

/** "Grey, dark". */
const isMoodOf = (one: WordEntity, other: WordEntity, between: readonly Token[]): boolean =>
  !moods.has(one.value) && moods.has(other.value) && between.length === 0;

/** "Black white checks", but "mustard yellow". */
const areApart = (one: WordEntity, other: WordEntity): boolean =>
  colourFamily(one.value) !== colourFamily(other.value) &&
  !colourLineage(one.value).includes(other.value) &&
  !colourLineage(other.value).includes(one.value);

function listedByCommas(tokens: readonly Token[], entities: readonly WordEntity[]): boolean {
  return entities.some((entity, at) => at > 0 && tokens[entity.from]?.before === "comma");
}

/** Drops a family beside its kind: "Bandhani print". */
function withoutFamilies(
  field: WordEntity["field"],
  entities: readonly WordEntity[],
  { tokens }: Reading,
): readonly WordEntity[] {
  const lineageOf = lineages[field];
  if (lineageOf === undefined || chosen(tokens, entities)) return entities;
  return entities.filter(
    (entity) =>
      !entities.some(
        ({ value }) => value !== entity.value && lineageOf(value).includes(entity.value),
      ),
  );
}

const lineages: Partial<Record<WordEntity["field"], (value: string) => readonly string[]>> = {
  pattern: patternLineage,
  material: materialLineage,
  fit: fitLineage,
  sleeve: sleeveLineage,
  occasion: (value) => [value, ...(placesOf.get(value) ?? [])],
};

/** "Diwali puja at home", "something to swim in, in the Maldives": where it happens says less than what. */
const placesOf: ReadonlyMap<string, readonly string[]> = new Map([
  ["swimming", ["beach", "travel"]],
  ["wedding", ["home", "casual", "travel", "office", "school"]],
  ["festive", ["home", "casual", "travel", "office", "school"]],
  ["party", ["home", "school"]],
  ["sport", ["home", "school", "play"]],
  ["black-tie", ["party", "date", "home"]],
]);

/** "Plus size, 5XL", "UK 16, so XL". */
const isVagueSize = ({ field, spoken }: WordEntity): boolean =>
  field === "size" && /^(?:plus|uk|us|eu)\b/i.test(spoken);

const isCustomary = /^(?:traditional|ethnic|desi)/i;
const isDancing = /^danc(?:e|ing) in$/i;

/** "Light colours, beige or cream". */
const isExplainedMood = (one: WordEntity, others: readonly WordEntity[]): boolean =>
  moods.has(one.value) &&
  others.some(({ from, value }) => !moods.has(value) && from >= one.to && from - one.to < 2);

const warmWords = /^(warm|cosy|cozy|warmer|warmth|cold|hot)$/i;

/** Drops weather beside its season: "warm summer days". */
function withoutEchoes(entities: readonly WordEntity[]): readonly WordEntity[] {
  if (entities.some(isVagueSize) && !entities.every(isVagueSize))
    return entities.filter((entity) => !isVagueSize(entity));
  // "A birthday, something traditional".
  const customary = entities.filter(({ spoken }) => isCustomary.test(spoken));
  if (customary.length > 0 && entities.some(({ value }) => value === "party")) return customary;
  // "For the sangeet, that I can dance in".
  if (entities[0]?.field === "occasion" && entities.some(({ spoken }) => !isDancing.test(spoken)))
    return entities.filter(({ spoken }) => !isDancing.test(spoken));
  if (entities[0]?.field === "colour")
    return entities.filter((one) => !isExplainedMood(one, entities));
  if (entities[0]?.field !== "season" || entities.length < 2) return entities;
  const named = entities.filter((entity) => !warmWords.test(entity.spoken));
  return named.length > 0 ? named : entities;
}
