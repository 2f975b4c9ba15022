/** Wishes that no product combines: sleeveless with full sleeves, over 5000 and under 1000. */

import { phraseAt, phrases, type Token, wordsOf } from "../text/tokens.ts";
import { colourLineage } from "../words/colours.ts";
import { patternLineage, sleeveLineage } from "../words/details.ts";
import { garmentLineage } from "../words/garments.ts";
import { materialLineage } from "../words/materials.ts";
import type { Entity } from "./entity.ts";
import type { NegationScope } from "./negation.ts";
import { correctionsIn } from "./several/sub-queries.ts";

type WordEntity = Extract<Entity, { kind: "word" }>;

/** Both wishes' words, or null. Corrections and alternatives don't contradict. */
export function contradictionIn(
  text: string,
  tokens: readonly Token[],
  entities: readonly Entity[],
  { negated }: Pick<NegationScope, "negated">,
): readonly [string, string] | null {
  const takenBack = correctionsIn(tokens);
  const denied =
    deniedIn(tokens, entities, negated) ??
    yetDenied(tokens, entities, negated) ??
    twoInOne(tokens, entities) ??
    otherColour(tokens, entities, negated) ??
    aloneTogether(tokens, entities, negated) ??
    hersForHim(entities) ??
    against(tokens, entities, negated);
  if (denied !== null) {
    const [a, b] = denied;
    return [wordsOf(text, tokens, a.from, a.to), wordsOf(text, tokens, b.from - b.by, b.to)];
  }
  for (const [at, a] of entities.entries()) {
    for (const b of entities.slice(at + 1)) {
      if (!excludes(tokens, a, b, negated)) continue;
      const between = tokens.slice(a.to, b.from).map(({ text: word }) => word);
      const chosen = between.some(
        (word, n) =>
          ["or", "ya", "then", "else"].includes(word) ||
          (word === "to" && !/^(?:has|have|needs?|got|want|wants)$/.test(between[n - 1] ?? "")),
      );
      const apart = tokens.slice(a.to, b.from + 1).some(({ before }) => before !== "space");
      if (apart && a.kind === "word" && a.field === "detail") continue;
      // "Plain, a print on the back would do".
      if (
        tokens
          .slice(b.to, b.to + 4)
          .some(({ text }) => /^(?:chalega|chalegi|fine|okay|ok)$/.test(text))
      )
        continue;
      if (chosen || takenBack.some((back) => back >= a.to && back <= b.from)) continue;
      if (tokens.slice(a.to, b.from).some((_, n) => isAnother(tokens, a.to + n))) continue;
      return [wordsOf(text, tokens, a.from, a.to), wordsOf(text, tokens, b.from, b.to)];
    }
  }
  return null;
}

type Denied = readonly [
  Entity,
  { readonly from: number; readonly to: number; readonly by: number },
];

/** "Silk saree with no silk in it". */
function deniedIn(
  tokens: readonly Token[],
  entities: readonly Entity[],
  negated: ReadonlySet<Entity>,
): Denied | null {
  for (const b of entities) {
    if (b.kind !== "word" || !negated.has(b)) continue;
    const length = Math.max(
      ...[3, 2, 1].map((back) => (phraseAt(tokens, b.from - back, lacking) === back ? back : 0)),
    );
    if (length === 0) continue;
    const a = entities.find(
      (one) =>
        one.kind === "word" &&
        one.to <= b.from &&
        one.field === b.field &&
        one.value === b.value &&
        !negated.has(one),
    );
    const clause = a === undefined ? [] : tokens.slice(a.to, b.from + 1);
    if (a !== undefined && clause.every(({ before }) => before === "space"))
      return [a, { from: b.from, to: b.to, by: length }];
  }
  return null;
}

const lacking = phrases("with no, without, without any, having no, that has no");

/** "A black saree but there should not be any black in it", and nothing else is wanted. */
function yetDenied(
  tokens: readonly Token[],
  entities: readonly Entity[],
  negated: ReadonlySet<Entity>,
): Denied | null {
  const words = entities.filter((one) => one.kind === "word");
  for (const b of words) {
    if (!negated.has(b) || b.field === "garment") continue;
    const last = tokens[b.from - 1]?.text ?? "";
    const led = last === "in" ? (tokens[b.from - 2]?.text ?? "") : last;
    if (!/^(?:no|nothing|any|without|zero|have|be|also|not)$/.test(led)) continue;
    // "No black blouse": of another piece.
    if (words.some((one) => one.field === "garment" && one.from === b.to)) continue;
    const a = words.findLast(
      (one) =>
        one.field === b.field && one.value === b.value && !negated.has(one) && one.to <= b.from,
    );
    if (a === undefined) continue;
    const between = tokens.slice(a.to, b.from).map(({ text }) => text);
    // "Wool, but not wool, I'm allergic".
    const but = a.to + between.indexOf("but");
    const isPart = words.some((one) => one.from > but && one.to < b.from);
    const isMeant =
      between.includes("only") || tokens.slice(b.to).some(({ text }) => refusing.has(text));
    if (isPart || (led === "not" && !isMeant)) continue;
    if (between.includes("but") && !tokens.slice(a.to).some(({ text }) => takingBack.has(text)))
      return [a, { from: b.from, to: b.to, by: 0 }];
  }
  return null;
}

const refusing = new Set("hate hates allergic dislike dislikes itches".split(" "));
const takingBack = new Set("sorry actually wait mean rather instead oh".split(" "));

/** "Trousers which are also a skirt". */
function twoInOne(tokens: readonly Token[], entities: readonly Entity[]): Denied | null {
  const garments = entities.filter(({ kind }) => kind === "word").filter(isGarment);
  for (const [at, b] of garments.entries()) {
    const a = garments[at - 1];
    if (a === undefined) continue;
    const said = tokens
      .slice(a.to, b.from)
      .map(({ text }) => text)
      .join(" ");
    if (/\b(?:which|that) (?:is|are) also\b|\bat the same time\b|\bdoubles as\b/.test(said))
      return [a, { from: b.from, to: b.to, by: 0 }];
  }
  return null;
}

/** "Blue jeans that are red". */
function otherColour(
  tokens: readonly Token[],
  entities: readonly Entity[],
  negated: ReadonlySet<Entity>,
): Denied | null {
  const colours = entities.filter(
    (entity): entity is WordEntity =>
      entity.kind === "word" && entity.field === "colour" && !negated.has(entity),
  );
  const [a, b, ...more] = colours;
  if (a === undefined || b === undefined || more.length > 0) return null;
  const garment = entities.find((entity) => isGarment(entity) && entity.from === a.to);
  if (garment === undefined || a.value === b.value) return null;
  if (colourLineage(a.value).includes(b.value) || colourLineage(b.value).includes(a.value))
    return null;
  const between = tokens.slice(garment.to, b.from);
  const joint = between.map(({ text }) => text).join(" ");
  return between.every(({ before }) => before !== "stop") && insteads.test(joint)
    ? [a, { from: b.from, to: b.to, by: 0 }]
    : null;
}

const insteads =
  /^(?:(?:that|which) (?:is|are)(?: (?:fully|actually|all|completely))?|but (?:(?:it )?(?:must|should|has to|needs to) be|in|only in|make it|it is|they are|it's)(?: only)?)$/;

/** "Nothing else with it, and it should come with palazzos". */
function aloneTogether(
  tokens: readonly Token[],
  entities: readonly Entity[],
  negated: ReadonlySet<Entity>,
): Denied | null {
  const from = tokens.findIndex((_, at) => phraseAt(tokens, at, nothingElse) > 0);
  if (from < 0) return null;
  const to = from + phraseAt(tokens, from, nothingElse);
  const piece = entities.find(
    (one) =>
      one.kind === "word" && one.value.startsWith("with-") && one.from >= to && !negated.has(one),
  );
  if (piece === undefined) return null;
  const between = tokens.slice(to, piece.from).map(({ text }) => text);
  if (between.some((word) => /^(?:except|but|only|other|besides|than|or)$/.test(word))) return null;
  const where = { from, to, spoken: "", implies: [] };
  const alone: Entity = { kind: "word", field: "detail", value: "alone", ...where };
  return [alone, { from: piece.from, to: piece.to, by: 0 }];
}

const nothingElse = phrases(
  "nothing else, nothing else with it, nothing else in it, nothing else along, nothing else in the pack, nothing else in the packet, nothing else in the box, nothing else in the set",
);

/** "A maternity dress for men". */
function hersForHim(entities: readonly Entity[]): Denied | null {
  const his = entities.find((one) => one.kind === "audience" && one.who === "men" && !one.weak);
  const hers = entities.find(
    (one) => one.kind === "word" && one.field === "detail" && hersAlone.has(one.value),
  );
  if (his === undefined || hers === undefined) return null;
  if (entities.some((one) => one.kind === "audience" && one.who !== "men")) return null;
  return [hers, { from: his.from, to: his.to, by: 0 }];
}

const hersAlone = new Set(["maternity", "feeding"]);

/** "A floor length crop top", "skinny but baggy": what a kind or a fit is by its nature. */
function against(
  tokens: readonly Token[],
  entities: readonly Entity[],
  negated: ReadonlySet<Entity>,
): Denied | null {
  const words = entities.filter(
    (entity): entity is WordEntity => entity.kind === "word" && !negated.has(entity),
  );
  for (const a of words) {
    for (const b of words) {
      if (a === b || !isOpposed(a, b)) continue;
      const [first, last] = a.from < b.from ? [a, b] : [b, a];
      const between = tokens.slice(first.to, last.from).map(({ text }) => text);
      if (between.length > 4 || between.some((word) => parting.has(word))) continue;
      return [first, { from: last.from, to: last.to, by: 0 }];
    }
  }
  return null;
}

const parting = new Set(
  "or ya to over under with then not no except either than from after before".split(" "),
);

function isOpposed(a: WordEntity, b: WordEntity): boolean {
  if (a.field === "fit" && b.field === "fit") return tight.has(a.value) && loose.has(b.value);
  if (a.field !== "garment") return false;
  const kin = garmentLineage(a.value);
  if (b.field === "occasion" && b.value === "swimming") return kin.some((one) => dry.has(one));
  if (b.field === "detail" && b.value === "long-length")
    return kin.includes("crop-top") && !/long$/i.test(b.spoken);
  return b.field === "sleeve" && b.value === "long" && kin.some((one) => sleevelessKinds.has(one));
}

/** No clothes to swim in. */
const dry = new Set(
  "saree lehenga sherwani gown suit blazer coat kurta-set sweater jeans".split(" "),
);
const tight = new Set(["skinny", "slim", "bodycon"]);
const loose = new Set(["loose", "baggy", "oversized", "relaxed"]);
const sleevelessKinds = new Set(["gilet", "tube-top", "sweater-vest", "sleeveless-tee"]);

const isGarment = (entity: Entity): boolean => entity.kind === "word" && entity.field === "garment";

const others = phrases("another one, one more, for my, and one, also one, and a, one for, one in");

function isAnother(tokens: readonly Token[], at: number): boolean {
  return phraseAt(tokens, at, others) > 0;
}

function excludes(
  tokens: readonly Token[],
  a: Entity,
  b: Entity,
  negated: ReadonlySet<Entity>,
): boolean {
  if (a.kind === "price" && b.kind === "price") {
    const min = Math.max(a.wish.min ?? 0, b.wish.min ?? 0);
    const max = Math.min(a.wish.max ?? Number.MAX_VALUE, b.wish.max ?? Number.MAX_VALUE);
    const bounds = (one: typeof a): boolean =>
      (one.wish.min === undefined) !== (one.wish.max === undefined);
    return min > max && bounds(a) && bounds(b);
  }
  if (a.kind !== "word" || b.kind !== "word" || a.field !== b.field) return false;
  if (negated.has(a)) return false;
  if (negated.has(b)) {
    return (
      a.field === "pattern" && a.value !== b.value && patternLineage(a.value).includes(b.value)
    );
  }
  switch (a.field) {
    case "sleeve":
      return armOf(a.value) !== armOf(b.value);
    case "detail":
      return (
        lengths.has(a.value) &&
        lengths.has(b.value) &&
        lengths.get(a.value) !== lengths.get(b.value)
      );
    case "pattern":
      return (
        isPlain(a) !== isPlain(b) &&
        [a, b].some((one) => patternLineage(one.value).includes("printed"))
      );
    case "material":
      return isPure(tokens, a) && isPure(tokens, b) && !isKin(a, b);
    default:
      return false;
  }
}

/** "puff" and "elbow" are short sleeves. */
function armOf(sleeve: string): string {
  return sleeveLineage(sleeve).at(-1) ?? sleeve;
}

const lengths: ReadonlyMap<string, string> = new Map([
  ["short-length", "short"],
  ["above-knee", "short"],
  ["long-length", "long"],
]);

function isPlain({ value }: WordEntity): boolean {
  return patternLineage(value).includes("plain");
}

function isPure(tokens: readonly Token[], entity: WordEntity): boolean {
  const before = tokens.slice(Math.max(0, entity.from - 2), entity.from).map(({ text }) => text);
  return /^(?:pure|100)/.test(entity.spoken) || before.includes("100") || before.at(-1) === "pure";
}

function isKin(a: WordEntity, b: WordEntity): boolean {
  return materialLineage(a.value).includes(b.value) || materialLineage(b.value).includes(a.value);
}
