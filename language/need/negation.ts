/** Scopes of negation ("not", "without", "anything but", "nahi") and of insistence ("only"). */

import { placeKinds } from "../readers/places.ts";
import { guarded } from "../text/guarded.ts";
import { rememberedFor } from "../text/remembered.ts";
import { phraseAt, phrases, type Token } from "../text/tokens.ts";
import { moods } from "../words/colours.ts";
import { garmentLineage, isOtherGoods } from "../words/garments.ts";
import { termAt } from "../words/lexicon.ts";
import type { Entity } from "./entity.ts";

const negators: readonly (readonly string[])[] = [
  ...beyond(),
  ...phrases(
    "nope to, not even a bit of, not a bit of, not even a little, sans, 0 %, 0%, zero percent, 0 percent, rash from, rashes from, rash with, rashes with, rashes in, rash in, itchy in, itchy from, itches in, itching from, itching in, allergy to, allergy from, allergy with, allergies to, hives from, sweats in, sweat in, won't hear of, will not hear of, wouldn't hear of, won't look at, wouldn't look at, won't touch, wouldn't touch, wouldn't be seen dead in, wouldn't be caught dead in, trouble with, difficulty with, difficulties with, struggles with, struggle with, in other colours than, in other colors than, in another colour than, in another color than, different from the, something different from, different from the usual, anything but the usual, not the usual, other than the usual, apart from the usual, alternative to, alternatives to, alternative for, substitute for, has enough, have enough, has plenty of, have plenty of, has so many, have so many, has too many, must not have, mustn't have, must not come with, should not come with, don't give, don't give me, do not give, do not give me, don't include, do not include, don't add, don't attach, no need to give, rule out, ruling out, leave out, do without, too young for, too old for, too short for, too fat for, don't have money for, no money for, can't afford, cannot afford, can not afford, not, no, don't mean, do not mean, didn't mean, not asking for, not talking about, don't send, don't bring, don't suggest, don't get me, definitely not, certainly not, forget, no need of, no use for, fed up of, fed up with, had enough of, have too many, have too much, rather not, prefer not, prefer no, sans, devoid of, free of, free from, far from, without, except, except for, excluding, exclude, but not, anything but, any colour but, any color but, any but, all but, any colour except, any color except, anything except, everything but, other than, apart from, aside from, besides, barring, don't want, do not want, don't like, do not like, doesn't like, does not like, doesn't want, does not want, don't need, won't need, shan't need, shan't want, needn't have, have no use for, doesn't need, does not need, doesn't require, does not require, needs no, don't show, don't show me, do not show me, not one thread of, not a thread of, don't give me, not looking for, not really looking for, not after, not really after, not here for, can't wear, cannot wear, can't take, cannot take, can't tolerate, cannot tolerate, can't stand, won't wear, wouldn't wear, doesn't wear, does not wear, don't wear, never wear, never wears, refuses to wear, refuse to wear, refused to wear, refuses, not keen on, not fond of, not comfortable in, not comfortable with, not a big fan of, can do without, could do without, no to, say no to, steer clear of, anything apart from, anything other than, never, hates, hate, hated, dislike, dislikes, isn't, is not, are not, aren't, should not be, shouldn't be, shouldn't have, should not have, must not be, mustn't be, can't be, not be, doesn't have, does not have, nothing, nothing in, nothing with, nothing like, avoid, avoids, avoiding, skip, hide, minus, instead of, rather than, allergic to, tired of, sick of, bored of, enough of, not a fan of, no fan of, not into, bina, neither, non, none of, doesn't allow, does not allow, don't allow, not allowed, leave out, keep away from, stay away from, not interested in, no more, not in, not too, not made of, any colour bar, any color bar, any shade bar, any colour save, any shade save, any shade but, any shade except, any print but, any print except, any pattern but, any pattern except, any fabric but, any fabric except, any material but, anything bar, hold the, pass on the, pass on, zero, ditch, lose the, remove the, can't bear, cannot bear, can't abide, don't care for, do not care for, by no means, over my dead body, wouldn't be seen dead in, won't be seen dead in, wouldn't be caught dead in, i'm over, so over, had it with, had my fill of, has too many, has too much, bans, that don't, that doesn't, that do not, that does not, that won't, which don't, which doesn't, the last one was too, the last ones were too, so done with, i'm done with, am done with, am so done with, totally done with, not really into, can't handle, can't be bothered with, can't be bothered ironing, won't allow, will not allow, would not allow, wouldn't allow, not allow, never allows, won't permit, will not permit, doesn't permit, does not permit, not permit, not permitted, forbids, disapproves of, objects to, won't let me wear, struggle with, struggles with, drown in, sweat in, melt in",
  ),
  ...unbecoming(),
  ...unmanageable(),
];

/** "She can't walk in a lehenga". */
function unmanageable(): readonly (readonly string[])[] {
  const worn =
    "walk in, move in, sit in, breathe in, dance in, run in, climb in, bend in, drive in, cook in, sleep in, carry off";
  return ["can't", "cannot", "can not", "couldn't"].flatMap((not) =>
    phrases(worn).map((verb) => [...not.split(" "), ...verb]),
  );
}

/** "It doesn't go above the knee". */
function beyond(): readonly (readonly string[])[] {
  const may = "doesn't, does not, don't, do not, shouldn't, should not, mustn't, must not, won't";
  const verbs = phrases("go, come, end at, end, stop at, stop, sit, fall, rise, do");
  return phrases(may).flatMap((not) =>
    [[], ["that"], ["which"]].flatMap((led) => verbs.map((verb) => [...led, ...not, ...verb])),
  );
}

/** "I look dead in beige". */
function unbecoming(): readonly (readonly string[])[] {
  const how =
    "dead fat silly awful terrible old pale washed-out ridiculous strangled naked exposed huge short sick stupid ugly weird";
  return how
    .split(" ")
    .flatMap((one) =>
      ["look", "looks", "feel", "feels"].map((be) => [be, ...one.split("-"), "in"]),
    );
}
const spared = phrases(
  "nothing to wear, nothing to put on, nothing decent, nothing nice, nothing good, nothing suitable, nothing proper, nothing appropriate, no he's, no she's, no he is, no she is, no i'm, no i am, no they're, no wait, no hang on, no hold on, no no wait, oh no wait, no sorry, no actually, if there is no, if there's no, if there are no, if you have no, if you've no, if you don't have, if you do not have, if no, not rule out, don't rule out, won't rule out, can't do without, couldn't do without, not sure, no idea, not only, not just, no problem, don't mind, do not mind, don't care, doesn't matter, no matter, no preference, why not, why don't, no rush, no hurry, not bothered, not fussy, not particular, not picky, if not, not find, not found, not have, not got, no one, no doubt, nothing special, no time, no more than, no longer, can't find, not mind, not know, not really sure, not much, nothing much, not long ago, not long back, not long now, nothing but, no worries, not a problem, whether or not, or not, not yet, not able, can't resist, cannot resist, couldn't resist, can't live without, couldn't live without, can't do without, couldn't do without, not without, isn't without, aren't without, never without, wouldn't say no to, won't say no to, no harm in, don't forget, do not forget, nothing like a, nothing beats, not that i hate, not that i dislike, not opposed to, not against, nothing against, no objection to, can't go wrong with, can't get enough of, don't you have, do you not have",
);
/** What follows is neither wanted nor excluded. */
const waivers = phrases(
  "only owns, only own, only has, only have, only got, owns only, has only, have only, not necessarily, doesn't have to be, does not have to be, doesn't need to be, need not be, needn't be, don't need it to be, doesn't have to have, no need to be, no need for",
);
const fillersBefore = new Set(
  "kisi bade badi bada big large all boring dull same regular standard common you western whole full entire complete too very so that any a an the in of made with want like wearing wear be being really much have has having anything something it them to is for all kind type those these such real actual typical usual normal ordinary overly super extremely more colours colour color much colors shades fabrics materials he she i we you's containing contain my prefer one ones sold coming only thing things matching new fancy built meant suited for any kind another extra itchy scratchy prickly seeing tiny looking at wearing buying".split(
    " ",
  ),
);
const fillersAfter = new Set(
  "colour colours color colors coloured ones one fabric fabrics material materials shade shades wala wali vala wale cloth clothes kind type stuff finish style either".split(
    " ",
  ),
);
const either = new Set(["or", "nor", "ya"]);
const also = new Set(["and", "aur"]);
const articles = new Set([
  "a",
  "an",
  "the",
  "any",
  "in",
  "too",
  "very",
  "of",
  "made",
  "with",
  "no",
]);

/** "blouse not needed", "dupatta optional": neither wanted nor excluded. */
const dismissals = phrases(
  "not needed, not required, not necessary, not wanted, not important, isn't needed, isn't required, isn't necessary, is not needed, is not required, is not necessary, aren't needed, are not needed, are not required, no need, unnecessary, optional, is optional, not a must, is not a must, can skip, can be skipped, ki zaroorat nahi, ki zarurat nahi, doesn't matter, does not matter, don't matter",
);

/** "sleeveless ok", "stripes are fine": neither wanted nor excluded. */
const allowances = phrases(
  "ok, okay, is ok, is okay, are ok, is fine, are fine, fine, also fine, also ok, will also do, chalega, bhi chalega",
);

const insistBefore = phrases(
  "only, must be, has to be, have to be, strictly, definitely, nothing but, needs to be, need to be, must have, has to have, it must be, sirf, insist on, must be in, has to be in, have to be in, only in, exclusively, nothing else but, absolutely",
);
const insistAfter = phrases(
  "only, hi chahiye, strictly, is a must, is must, or nothing, and nothing else, compulsory, necessarily, zaroori",
);

export interface NegationScope {
  readonly negated: ReadonlySet<Entity>;
  readonly insisted: ReadonlySet<Entity>;
  /** Garments in a negated look's scope: "no black jeans". */
  readonly echoed: ReadonlySet<Entity>;
  /** "it doesn't have to be black". */
  readonly waived: ReadonlySet<Entity>;
  /** Negators, which are no product words. */
  readonly used: ReadonlySet<number>;
}

export function negationScopeOf(
  tokens: readonly Token[],
  entities: readonly Entity[],
): NegationScope {
  const starts = new Map(
    entities.filter((one) => !isPart(one, entities)).map((entity) => [entity.from, entity]),
  );
  const inside = new Set(
    entities.flatMap((entity) =>
      Array.from({ length: entity.to - entity.from }, (_, n) => entity.from + n),
    ),
  );
  const negated = new Set<Entity>();
  const insisted = new Set<Entity>();
  const echoed = new Set<Entity>();
  const used = new Set<number>();
  const waived = new Set<Entity>();

  const garments = entities.filter((entity) => fieldOf(entity) === "garment");
  const found: Found = { negated, echoed, waived, garments };
  for (let at = 0; at < tokens.length; at += 1) {
    if (inside.has(at)) continue;
    const waive = tokens[at - 1]?.text === "you" ? 0 : phraseAt(tokens, at, waivers);
    if (waive > 0) {
      for (let n = at; n < at + waive; n += 1) used.add(n);
      negateFrom(tokens, at + waive, starts, { ...found, negated: waived });
      at += waive - 1;
      continue;
    }
    const insist = phraseAt(tokens, at, insistBefore);
    if (insist > 0) {
      // "Cotton only, gold border": the cotton.
      if (insist > 1 || tokens[at + insist]?.before === "space")
        insistFrom(tokens, at + insist, starts, insisted);
      // "nothing but black" insists.
      at += insist - 1;
      continue;
    }
    const bare = starts.get(at + 1);
    if (/^(?:not|never)$/.test(tokens[at]?.text ?? "") && tokens[at + 1]?.text === "without")
      if (bare !== undefined) negated.add(bare);
    const lack = lackAt(tokens, at, entities);
    if (lack > 0) for (let n = at; n < at + lack; n += 1) used.add(n);
    const spare = lack || phraseAt(tokens, at, spared);
    if (spare > 0) {
      at += spare - 1;
      continue;
    }
    const refusing = phraseAt(tokens, at, negators) || Number(isNeither(tokens, at));
    if (refusing > 0 && isDoubled(tokens, starts, at, refusing)) {
      if (isAnythingBut(tokens, at, refusing)) insistFrom(tokens, at + refusing, starts, insisted);
      at += refusing - 1;
      continue;
    }
    if (refusing > 0 && isOnlyTaking(tokens, starts, at + refusing)) {
      at += refusing - 1;
      continue;
    }
    // "No pyjama no jacket nothing, for my dad", "banian 95 no".
    const isClosing =
      (tokens[at]?.text === "nothing" &&
        starts.get(at + 1) === undefined &&
        !/^(?:in|with|of|above|over|below|under|like|too|more|less)$/.test(
          tokens[at + 1]?.text ?? "",
        ) &&
        [...negated].some(({ to }) => to === at)) ||
      (tokens[at]?.text === "no" &&
        tokens[at]?.before === "space" &&
        /^(?:[2-9]\d|1[0-2]\d)$/.test(tokens[at - 1]?.text ?? ""));
    if (isClosing) continue;
    const length = refusing || Number(isCompared(tokens, at) || isAllBut(tokens, at, entities));
    if (isOfOtherKind(tokens, at, starts.get(at + length))) {
      for (let n = at; n < at + length; n += 1) used.add(n);
      at += length - 1;
      continue;
    }
    const end = length === 0 ? -1 : wantedLess(tokens, at + length, starts, entities);
    if (end > 0) {
      const entity = starts.get(end);
      if (entity !== undefined) waived.add(entity);
      at = end - 1;
      continue;
    }
    const isLone = lone.has(tokens[at]?.text ?? "") || (tokens[at]?.text === "not" && at > 0);
    if (length === 0 || (isLone && length === 1 && tokens[at + 1]?.before !== "space")) continue;
    for (let n = at; n < at + length; n += 1) used.add(n);
    // "Cheap ones I don't want, for a groom".
    const isBehind = length > 1 && /n't$|^not$/.test(tokens[at]?.text ?? "");
    if (!(isBehind && tokens[at + length]?.before === "comma"))
      negateFrom(tokens, begins(tokens, starts, at, length), starts, found);
    at += length - 1;
  }
  for (const [at, token] of tokens.entries()) {
    const isLast = tokens[at + 1] === undefined || tokens[at + 1]?.before !== "space";
    const isPostposed =
      token.text === "no" &&
      token.before === "space" &&
      tokens[at + 1]?.before === "comma" &&
      entities.some(
        ({ kind, to }) =>
          kind === "word" &&
          (to === at || (to === at - 1 && fillersAfter.has(tokens[at - 1]?.text ?? ""))),
      );
    const trailing = (token.text === "not" && isLast) || isPostposed;
    if (
      trailing ||
      notInHindi.has(token.text) ||
      isNotToBe(tokens, at) ||
      isHindiNot(tokens, at) ||
      isFree(tokens, at, entities)
    ) {
      used.add(at);
      negateBack(tokens, at, entities, found);
    }
  }
  for (const entity of entities) {
    if (entity.kind === "word" && entity.value === "sleeveless" && wantsSleeves(tokens, entity))
      negated.add(entity);
    if (entity.kind === "word" && isRefused(tokens, entity)) negated.add(entity);
    if (isTooMuch(tokens, entity)) negated.add(entity);
    const others = garments.some((one) => one !== entity && !negated.has(one));
    if (fieldOf(entity) === "garment" && others && isComplainedOf(tokens, entity))
      negated.add(entity);
    if (entity.kind !== "word" || entity.field === "garment") continue;
    const piece = garments.find(
      ({ from }) => from === entity.to && tokens[from]?.before === "space",
    );
    const end = piece?.to ?? entity.to;
    const skip = subjects.has(tokens[end]?.text ?? "") ? 1 : 0;
    const at = end + skip;
    const had = tokens[at]?.before === "space" ? phraseAt(tokens, at, plenty) : 0;
    const isHad =
      had > 0 && !hasObject(tokens, at + had) && !isSaidOfNext(tokens, at + had, starts);
    const said = clauseFrom(tokens, at);
    const isDisliked =
      (phraseAt(tokens, at, dislikes) > 0 ||
        (tokens[at]?.before === "space" && hurts.test(said))) &&
      !pleases.test(said);
    const rival = entities.some(
      (one) =>
        one.from < entity.from &&
        fieldOf(one) === entity.field &&
        one.kind === "word" &&
        one.value !== entity.value,
    );
    if (isHad || isDisliked || isBothering(tokens, at, rival)) negated.add(entity);
  }
  for (const entity of entities) {
    if (entity.kind === "price" || tokens[entity.to]?.before !== "space") continue;
    const dismissed = phraseAt(tokens, entity.to, dismissals);
    const piece = fieldOf(entity) === "garment";
    if (dismissed > 0 && piece) {
      // "Something warm, hoodie not needed": another kind.
      const isOnly = !entities.some((one) => one !== entity && fieldOf(one) === "garment");
      (isOnly ? negated : waived).add(entity);
      for (let n = entity.to; n < entity.to + dismissed; n += 1) used.add(n);
    }
    if (
      entity.kind === "word" &&
      entity.field !== "garment" &&
      entity.field !== "size" &&
      !isChoice(entity, tokens, entities, negated) &&
      phraseAt(tokens, entity.to, allowances) > 0
    ) {
      waived.add(entity);
    }
    const skip = fillersAfter.has(tokens[entity.to]?.text ?? "") ? 1 : 0;
    const length = phraseAt(tokens, entity.to + skip, insistAfter);
    const next = tokens[entity.to + skip + length];
    if (length > 0 && isOnlyPiece(tokens, entity.to + skip + length, starts)) continue;
    if (length > 0 && !(next !== undefined && /^\d|₹|rs/.test(next.text))) insisted.add(entity);
  }
  for (const other of negated)
    if (entities.some((one) => !negated.has(one) && isSameInOtherWords(tokens, one, other))) {
      negated.delete(other);
      waived.add(other);
    }
  for (const entity of negated)
    if (isSuffered(tokens, entity) || isWet(entity)) negated.delete(entity);
  for (const entity of entities)
    if (isPart(entity, [...negated])) {
      negated.delete(entity);
      waived.add(entity);
    }
  return { negated, insisted, echoed, waived, used };
}

/** "A dressing gown, not a bathrobe", "slim but not tight". */
function isSameInOtherWords(tokens: readonly Token[], one: Entity, other: Entity): boolean {
  if (one.kind !== "word" || other.kind !== "word" || one.to > other.from) return false;
  if (one.field !== other.field || one.value !== other.value) return false;
  if (one.spoken.toLowerCase() === other.spoken.toLowerCase()) return false;
  const between = tokens.slice(one.to, other.from).map(({ text }) => text);
  const isNear = one.field === "garment" && between.length < 4 && between.includes("not");
  return isNear || contrasting.test(between.join(" "));
}
const contrasting = /\b(?:but|yet|and)(?: it(?:'s| is))? not(?: too| so| very)?$/;

const isPart = (part: Entity, entities: readonly Entity[]): boolean =>
  part.kind === "word" &&
  part.field === "detail" &&
  part.value.startsWith("with-") &&
  entities.some(
    (one) => fieldOf(one) === "garment" && one.from === part.from && one.to === part.to,
  );

/** "Red or blue is ok": wished; but not "blue chalega, green hi chahiye". */
const isChoice = (
  { field, to }: Extract<Entity, { kind: "word" }>,
  tokens: readonly Token[],
  entities: readonly Entity[],
  negated: ReadonlySet<Entity>,
): boolean =>
  (field === "colour" || field === "material") &&
  !entities.some(
    (one) =>
      one.from >= to &&
      fieldOf(one) === field &&
      !negated.has(one) &&
      phraseAt(tokens, one.to, allowances) === 0,
  );

/** "Nothing with slogans". */
const begins = (
  tokens: readonly Token[],
  starts: ReadonlyMap<number, Entity>,
  at: number,
  length: number,
): number => {
  const last = at + length - 1;
  const isLed = length > 1 && /^(?:with|in|on|of)$/.test(tokens[last]?.text ?? "");
  return isLed && !starts.has(last + 1) && starts.has(last) ? last : last + 1;
};

/** "He hates getting wet": a purpose. */
const isSuffered = (tokens: readonly Token[], entity: Entity): boolean =>
  entity.kind === "word" &&
  entity.field === "season" &&
  tokens
    .slice(Math.max(0, entity.from - 3), entity.from)
    .some(({ text }) => /^(?:hates?|dislikes?|stand|bear|handle|tolerate)$/.test(text));

/** "Bheegna nahi hai", "I don't want to get wet": rainwear. */
const isWet = (entity: Entity): boolean =>
  entity.kind === "word" &&
  entity.field === "season" &&
  entity.value === "monsoon" &&
  /\b(?:wet|drenched|soaked|bh[ei]+g\w*|geel\w*)\b/i.test(entity.spoken);

/** "White only bottom": the piece alone. */
const isOnlyPiece = (
  tokens: readonly Token[],
  at: number,
  starts: ReadonlyMap<number, Entity>,
): boolean => {
  const next = tokens[at];
  const piece = starts.get(at);
  if (next?.before !== "space" || tokens[at - 1]?.text !== "only") return false;
  if (/^(?:bottoms?|lowers?|pants?|tops?|uppers?|piece)$/.test(next.text)) return true;
  return (
    piece !== undefined &&
    fieldOf(piece) === "garment" &&
    tokens.slice(piece.to).some(({ text }) => /^(?:no|without|na|bina)$/.test(text))
  );
};

/** "I won't buy one without a hood", "nothing that's not cotton": what is refused to lack. */
function isDoubled(
  tokens: readonly Token[],
  starts: ReadonlyMap<number, Entity>,
  at: number,
  length: number,
): boolean {
  const said = tokens.slice(at, at + length).map(({ text }) => text);
  const copula = /^(?:that|that's|thats|is|are|it's)$/.test(tokens[at - 1]?.text ?? "");
  if (!lacks.test(said.join(" ")) && !(copula && said[0] === "not")) return false;
  const joint = tokens[at - 1]?.text ?? "";
  if (/^(?:and|but|aur)$/.test(joint)) return false;
  const isAny = isAnythingBut(tokens, at, length) && joint !== "or";
  for (let back = at; back > Math.max(0, at - nearby); back -= 1) {
    if (tokens[back]?.before !== "space" || (isAny && isLookAt(starts, back))) return false;
    const word = tokens[back - 1]?.text ?? "";
    if (/n't$|^(?:not|never|nothing|nobody|refuses?|refused|refusing)$/.test(word)) return true;
  }
  return false;
}

const isLookAt = (starts: ReadonlyMap<number, Entity>, at: number): boolean => {
  const entity = starts.get(at);
  return entity !== undefined && refusable.test(fieldOf(entity));
};

const isAnythingBut = (tokens: readonly Token[], at: number, length: number): boolean =>
  length > 1 && /^(?:any|anything)$/.test(tokens[at]?.text ?? "");

/** "Refuses to sleep in anything but cotton". */
function isOnlyTaking(
  tokens: readonly Token[],
  starts: ReadonlyMap<number, Entity>,
  from: number,
): boolean {
  let isApart = false;
  for (let at = from; at < from + nearby && tokens[at]?.before === "space"; at += 1) {
    isApart ||= isLookAt(starts, at);
    if (lacks.test(`${tokens[at]?.text} ${tokens[at + 1]?.text}`))
      return !isApart || tokens[at - 1]?.text === "or";
  }
  return false;
}

const refusable = /^(?:colour|material|pattern|price|size|detail|fit|sleeve)$/;
const unlike = /^(?:pattern|colour|material)$/;
const nearby = 7;
const lacks = guarded(
  /^(?:without|except(?: for)?|anything (?:but|except|other than|apart from)|other than|apart from)$/,
);

/** "Cotton beats polyester", "I'd take green over blue". */
function isCompared(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text ?? "";
  if (word === "beats") return true;
  const before = tokens.slice(Math.max(0, at - nearby), at).map(({ text }) => text);
  if (word === "than") return before.includes("rather") || before.includes("sooner");
  return word === "over" && before.some((one) => choosing.has(one));
}

/** "Any colour but cotton". */
function isOfOtherKind(tokens: readonly Token[], at: number, entity: Entity | undefined): boolean {
  if (tokens[at]?.text !== "any" || entity === undefined) return false;
  const fields = excepted.get(tokens[at + 1]?.text ?? "");
  return fields !== undefined && !fields.includes(fieldOf(entity));
}

const excepted: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ["colour color shade", "colour"],
    ["print pattern", "pattern colour detail"],
    ["fabric material", "material"],
  ].flatMap(([nouns = "", fields = ""]) =>
    nouns.split(" ").map((noun) => [noun, fields.split(" ")] as const),
  ),
);

/** "Any shade of blue but navy". */
function isAllBut(tokens: readonly Token[], at: number, entities: readonly Entity[]): boolean {
  if (tokens[at]?.text !== "but") return false;
  const [one, other] = [
    entities.find(({ to }) => to === at),
    entities.find(({ from }) => from === at + 1),
  ];
  if (one === undefined || other === undefined || fieldOf(one) !== fieldOf(other)) return false;
  return tokens.slice(Math.max(0, at - 5), at).some(({ text }) => /^(?:any|every|all)$/.test(text));
}

const choosing = new Set("prefer take choose pick favour any".split(" "));

/** "I have nothing warm": what a person lacks is wanted. */
function lackAt(tokens: readonly Token[], at: number, entities: readonly Entity[]): number {
  const thing = tokens[at]?.text === "no" && entities.find(({ from }) => from === at + 1);
  // But "no kurta, I have ten".
  const isSame = thing && tokens[thing.to]?.before === "space";
  if (isSame && phraseAt(tokens, thing.to, persons) > 0) return 1;
  const last = tokens.at(-1)?.text ?? "";
  if (at === 0 && lone.has(tokens[at]?.text ?? "") && present.has(last)) return 1;
  const length = phraseAt(tokens, at, lacking);
  if (length === 0 || purposes.has(tokens[at + length]?.text ?? "")) return 0;
  const owner = entities.some(({ kind, to }) => kind === "audience" && to === at);
  const word = tokens[at]?.text ?? "";
  return owner || at === 0 || word.startsWith("own") || owners.has(tokens[at - 1]?.text ?? "")
    ? length
    : 0;
}

const lacking = phrases(
  "have no, has no, got no, had no, have nothing, has nothing, got nothing, own no, owns no, own nothing, owns nothing, have not a single, have not one, has not a single, have zero",
);
/** "Nothing for children here". */
const present = new Set("here there then available left".split(" "));
const persons = phrases(
  "he has, she has, i have, we have, they have, he is having, she is having, i am having, i'm having, he's having, she's having, we are having",
);
const owners = new Set(
  "i i've we we've you you've u he he's she she's they really still also just honestly literally absolutely have has".split(
    " ",
  ),
);
/** "I have no use for it". */
const purposes = new Set(
  "use need interest wish desire place room time idea clue problem issue issues objection against but more".split(
    " ",
  ),
);

/** "Ripped jeans, but not too ripped". */
function wantedLess(
  tokens: readonly Token[],
  after: number,
  starts: ReadonlyMap<number, Entity>,
  entities: readonly Entity[],
): number {
  const at = [after - 1, after].find((one) => degrees.has(tokens[one]?.text ?? ""));
  const entity = at === undefined ? undefined : starts.get(at + 1);
  if (entity?.kind !== "word") return -1;
  const said = entities.some(
    (one) =>
      one.kind === "word" &&
      one.from < after &&
      (one.value === entity.value || one.implies.some(({ value }) => value === entity.value)),
  );
  return said ? entity.from : -1;
}

const degrees = new Set(["too", "very", "so", "that"]);

/** "No dupatta no bottom nothing, ladies": nothing follows them. */
const lone = new Set(["no", "nothing", "never", "none", "neither", "besides"]);

/** And in Marathi, Tamil, Telugu, Kannada. */
const notInHindi = new Set("nahi nako noko vendam vendaam venda vaddu oddu beda".split(" "));

/** "black mat dikhao"; a yoga mat negates nothing. */
function isHindiNot(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === "mat" && hindiVerbs.has(tokens[at + 1]?.text ?? "");
}

/** Not "white na ho to cream". */
const isNotToBe = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "na" &&
  /^(?:ho|hon|hona|hone|honi)$/.test(tokens[at + 1]?.text ?? "") &&
  !/^(?:toh?|tab)$/.test(tokens[at + 2]?.text ?? "");

const hindiVerbs = new Set(
  "dikhao dikhana dikhaiye do dena dijiye bhejo lao lana karo chahiye rakhna lagana".split(" "),
);

/** "With sleeves", "sleeves must". */
function wantsSleeves(tokens: readonly Token[], entity: Entity): boolean {
  const said = tokens.slice(entity.from, entity.to).map(({ text }) => text);
  return said.some((text) => wishing.has(text)) || /^sleeve[sd]$/.test(said.join());
}

const wishing = new Set("with must has have having some please on wali wala".split(" "));

/** "Winter inner no no, a normal one". */
function isRefused(tokens: readonly Token[], entity: Entity): boolean {
  const at = tokens[entity.to]?.text === "wear" ? entity.to + 1 : entity.to;
  // "Apron no, a nightie", "dark colours no".
  const skip =
    subjects.has(tokens[at]?.text ?? "") || fillersAfter.has(tokens[at]?.text ?? "") ? 1 : 0;
  const after = at + skip;
  if (isTag(tokens, at)) return false;
  const isNo =
    /^(?:no|excluded)$/.test(tokens[after]?.text ?? "") && tokens[after]?.before === "space";
  if (isNo && (tokens[after + 1] === undefined || tokens[after + 1]?.before !== "space"))
    return true;
  const length = phraseAt(tokens, at, refusals);
  const next = tokens[at + length];
  return length > 0 && (next === undefined || next.before !== "space");
}

/** "Show me lehengas na", but "a kurta, dupatta na". */
function isTag(tokens: readonly Token[], at: number): boolean {
  const { text: tag = "", before } = tokens[at] ?? {};
  if (!/^(?:na|no)$/.test(tag) || before !== "space") return false;
  const start = tokens.findLastIndex((each, n) => n < at && n > 0 && each.before !== "space");
  // "Give me a suit with pants dupatta no" refuses.
  const from = Math.max(0, start, tag === "no" ? at - fewBefore : 0);
  const clause = tokens.slice(from, at);
  if (tag === "no" && at < tokens.length - 1) return false;
  return (
    clause.some(({ text }) => requesting.has(text)) ||
    (tag === "na" && start < 0 && at === tokens.length - 1)
  );
}
const fewBefore = 3;

const requesting = new Set(
  "show give find get want need have see dikhao dikha dikhaiye dikhana chahiye do dedo dena like looking buy bring send suggest some any".split(
    " ",
  ),
);

const refusals = phrases(
  "no no, no thanks, no thank you, no way, no please, please no, nope, never, not for me, bilkul nahi, na, na baba, no chance, big no, strict no",
);

/** "Short ones look silly on me". */
const dislikes = phrases(
  "won't work, will not work, is itchy, is so itchy, is too itchy, is scratchy, feels bad, feels itchy, feels scratchy, feels awful, look silly, looks silly, look bad, looks bad, look odd, looks odd, look ugly, looks ugly, look cheap, looks cheap, look funny, looks funny, look weird, looks weird, look awful, looks awful, look terrible, looks terrible, look horrible, looks horrible, don't look good, doesn't look good, do not look good, doesn't suit, does not suit, don't suit, do not suit, won't suit, itches, itch me, irritates, irritate, makes me look, make me look, makes me itch, makes me sweat, is boring, is too boring, are boring, gives me rash, gives me a rash, gives me rashes, never suits, never suit, chubhta hai, chubhti hai, chubhta, chubhti, chubhte hain, chubta hai, chubti hai, gadta hai, gadti hai, kaatta hai, kaat ta hai, se khujli, se allergy, se rash, se jalan, is not for her, is not for him, is not for me, is not for us, isn't for her, isn't for him, isn't for me, isn't for us, are not for me, aren't for me, is not my colour, isn't my colour, is not her colour, isn't her colour, is excluded, are excluded, suffocate me, suffocates me, choke me, chokes me, is madness, are madness, is torture, are torture, is a pain, are a pain, is such a pain, would be a pain, don't interest me, doesn't interest me, not okay, not ok, is not okay, are not okay, is not ok, are not ok, not fine, is not fine, are not fine, won't do, is a no, are a no, is a no no, are out, is out, are not for me, is not for me, isn't for me, aren't for me, not my thing, is not my thing, not wanted, is not wanted, are not wanted, unwanted, not required, not needed, is not required, is not needed, are not required, are not needed, is banned, are banned, banned, is not allowed, are not allowed, not allowed, isn't me, is not me, aren't me, are not me, toh already hai, already hai,  se allergy, se allergy hai, ki allergy, allergy, mat dena, mat rakhna, avoid karo, avoid karna, avoid kar do, avoid kijiye, skip karo, hata do, hata dena, hatao, chhod do, chod do, chhodo, pasand nahi, se nafrat, se nafrat hai, se chidh, se chidh hai, se chid hai, se khujli, se khujli hoti hai, se problem, se problem hai, is inauspicious, is considered inauspicious, is unlucky, is considered unlucky, is bad luck, is not auspicious, is ashubh, ashubh, is off the table, are off the table",
);

/** "Teal I have plenty of". */
const plenty = phrases(
  "i have plenty of, i have enough of, i have enough, i have too many of, i have too many, i have too much, i have so many, i have lots of, i have loads of, i have already, i already have, i don't want, i do not want, i don't need, i don't like, i won't wear, i never wear, i can't wear, i can do without, we don't want, she doesn't want, he doesn't want, she won't wear, he won't wear",
);

/** "White I already have kurtas", "short sleeves I don't like showing too much": said of what follows. */
function hasObject(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  if (next?.before !== "space") return false;
  if (tokens[at - 1]?.text === "of" || next.text === "to" || /^[a-z]{3,}ing$/.test(next.text))
    return true;
  const object = /^(?:the|my|a|an|some|that|his|her|enough)$/.test(next.text) ? at + 1 : at;
  return termAt(tokens, object)?.term.field === "garment";
}

/** "In a dark wash I don't like faded ones", said without a stop. */
function isSaidOfNext(
  tokens: readonly Token[],
  from: number,
  starts: ReadonlyMap<number, Entity>,
): boolean {
  for (let at = from; at < from + 4 && tokens[at]?.before === "space"; at += 1) {
    const next = starts.get(at);
    if (next !== undefined) return next.kind === "word" && next.field !== "occasion";
    if (!fillersBefore.has(tokens[at]?.text ?? "") && tokens[at]?.text !== "another") return false;
  }
  return false;
}

const subjects = new Set("ones one wala wale clothes stuff things work".split(" "));

/** "White shows every stain", "pleats make my hips huge", "net is itchy", before what is asked for. */
function isBothering(tokens: readonly Token[], at: number, isBesideWanted: boolean): boolean {
  if (tokens[at]?.before !== "space") return false;
  const isLast = !tokens.some(({ before }, n) => n > at && before !== "space");
  const said = clauseFrom(tokens, at);
  return (!isLast || isBesideWanted) && bothers.test(said) && !pleases.test(said);
}

/** Until its clause ends. */
function clauseFrom(tokens: readonly Token[], at: number): string {
  const end = tokens.findIndex(({ before }, n) => n > at && before !== "space");
  const clause = tokens.slice(at, end < 0 ? tokens.length : end);
  return clause.map(({ text }) => text).join(" ");
}

const bothers = new RegExp(
  `^(?:${[
    "(?:gives?|makes?) (?:me|my|him|her|us|a|static)\\b",
    "shows? (?:every|all|sweat|stains?|dirt)\\b",
    "(?:itch|scratch|poke|pinch|irritate|swallow|suffocate|drown|strangle)(?:e?s)? ",
    "slips? (?:off|down|from|out)\\b",
    "slips\\b",
    "(?:burst|ride|roll|bunch)s? (?:on|up|down|open)\\b",
    "(?:crease|shrink|attract|fade|bleed|shed|cling|dig|wrinkle)s?\\b",
    "(?:always |just )?(?:break|tear|rip)s?\\b",
    "(?:is|are|was|were|feels?|gets?) (?:(?:always|just|a bit|way|really|so) )*too \\w+",
    "(?:is|are|'s) (?:(?:a bit|too|so|really|just|a|just too) )*(?:itchy|scratchy|clownish|boring|pain|much|impossible|old|sweaty|clingy|hot|loud|autumn|uncomfortable|nightmare|faff)\\b",
    "(?:is|are) (?:really |just )?(?:not|n't) (?:really )?(?:my|me|for me|flattering|allowed)\\b",
    "(?:isn't|aren't|ain't) (?:really )?(?:my|me|for me|flattering|allowed|great|nice)\\b",
    "(?:is|are) (?:for|last year|the rival) ?(?:princess(?:es)?|beggars|funerals?|old|grannies|kids|babies|colour|teams?)",
    "doesn't (?:breathe|flatter|go with)",
  ].join("|")})`,
);
/** "Net gives her itching", wherever it is said. */
const hurts = guarded(
  /^(?:gives?|causes?|makes?) (?:[\w']+ ){0,3}(?:itch\w*|rash\w*|allerg\w*|sweat\w*|irritat\w*|suffocat\w*)\b/,
);
const pleases =
  /\b(?:good|great|happy|slim|slimmer|taller|pretty|nice|lovely|comfortable|glow|best)\b/;

/** "Jeans are too stiff for me": of one piece beside another that is wanted. */
function isComplainedOf(tokens: readonly Token[], { to }: Entity): boolean {
  if (tokens[to]?.before !== "space") return false;
  if (phraseAt(tokens, to, dislikes) > 0) return true;
  const word = (at: number): string => tokens[at]?.text ?? "";
  if (!beings.has(word(to))) return false;
  const at = degrees.has(word(to + 1)) || word(to + 1) === "just" ? to + 2 : to + 1;
  return word(to + 1) === "too" || word(to + 2) === "too" || complaints.has(word(at));
}

const beings = new Set("is are feel feels look looks get gets seem seems hai hain".split(" "));
const complaints = new Set(
  "stiff difficult uncomfortable boring itchy scratchy clingy outdated expensive costly annoying tricky impossible fussy unflattering suffocating irritating".split(
    " ",
  ),
);

/** "My old one is too tight". */
function isTooMuch(tokens: readonly Token[], entity: Entity): boolean {
  if (entity.kind !== "word" || /^(?:garment|occasion|season)$/.test(entity.field)) return false;
  const word = (back: number): string => tokens[entity.from - back]?.text ?? "";
  if (word(1) !== "too" || tokens[entity.from]?.before !== "space") return false;
  const verb = /^(?:always|just|a|bit|way|far|really|usually|often)$/.test(word(2)) ? 3 : 2;
  return /^(?:is|are|was|were|feels?|felt|gets?|got|looks?|looked|runs?|came)$/.test(word(verb));
}

interface Found {
  readonly negated: Set<Entity>;
  readonly echoed: Set<Entity>;
  readonly waived: Set<Entity>;
  /** All that are named. */
  readonly garments: readonly Entity[];
}

function fieldOf(entity: Entity): string {
  return entity.kind === "word" ? entity.field : entity.kind;
}

function negateFrom(
  tokens: readonly Token[],
  from: number,
  starts: ReadonlyMap<number, Entity>,
  found: Found,
): void {
  let last: Entity | null = null;
  let chain: Entity[] = [];
  let joined = true;
  for (let at = from; at < tokens.length; ) {
    const token = tokens[at];
    if (token === undefined || token.before === "stop") return;
    // "Not my colour, a top".
    if (last === null && at > from && token.before === "comma") return;
    const entity = starts.get(at);
    if (entity !== undefined) {
      if (entity.kind === "price") return;
      // "No embroidery no print", where "no print" is plain.
      if (last !== null && /^(?:no|not|non|without)$/.test(token.text)) return;
      if (entity.kind === "audience" && entity.weak) {
        if (last !== null) return;
        at = entity.to;
        continue;
      }
      if (token.before === "comma" && last !== null) {
        if (fieldOf(entity) === "size") return;
        if (!listGoesOn(tokens, entity, starts, last)) return;
        joined = true;
      }
      if (last !== null && !joined && tokens[at]?.before !== "space") return;
      // "No dresses with buttons", where a dress is wanted: the buttons.
      if (last !== null && isLookOfWanted(tokens, last, entity, found)) {
        echo(last, found);
        found.negated.add(entity);
        last = entity;
        chain = [];
        at = entity.to;
        continue;
      }
      // A garment ends the scope: "a cardigan, not a pullover, grey".
      if (last !== null && !joined && (fieldOf(last) === "garment" || isThings(last))) return;
      if (last !== null && !joined && (entity.kind === "audience" || entity.kind === "age")) return;
      if (last !== null && !joined && fieldOf(entity) === "occasion") return;
      if (last !== null && !joined && fieldOf(entity) === "size") return;
      if (last !== null && !joined && isNextWish(last, entity, starts)) return;
      if (last !== null && !joined && isUnstopped(tokens) && isNextPhrase(last, entity, starts))
        return;
      // "No embroidery with pockets", "not yellow with half sleeves".
      if (last !== null && unlike.test(fieldOf(last)) && token.text === "with") return;
      // "Not white, maroon preferred".
      if (
        last !== null &&
        !either.has(tokens[at - 1]?.text ?? "") &&
        isGranted(tokens, entity, starts)
      )
        return;
      // "Without zip maroon".
      if (last !== null && !joined && fieldOf(last) === "detail" && isOwnLook(entity)) return;
      // "Not blue shorts type": likened to shorts.
      const likened = entity.kind === "word" && entity.value.startsWith("other:");
      const kind = entity.kind === "word" && (entity.field === "garment" || likened);
      if (kind && chain.length > 0 && !joined) {
        const isOther = likened || isAnother(entity, found);
        if (isOther || isDressByLength(entity, chain, found)) {
          // "A denim shirt, not a denim jacket": the jacket, and nothing of its looks.
          for (const look of chain) {
            found.negated.delete(look);
            found.waived.add(look);
          }
          (isOther ? found.negated : found.echoed).add(entity);
        } else {
          // "no black jeans" negates black only.
          found.echoed.add(entity);
        }
        chain = [];
      } else {
        // "A floral shirt, not pink flowers": the pink.
        const isEcho = !joined && chain.length > 0 && isWantedBefore(entity, starts, found);
        // "Not canada, to shimla".
        (isPlace(entity) || isEcho ? found.waived : found.negated).add(entity);
        if (joined) chain = [];
        if (!(entity.kind === "word" && entity.field === "garment")) chain.push(entity);
      }
      last = entity;
      joined = false;
      at = entity.to;
      continue;
    }
    if (either.has(token.text) && last !== null) {
      joined = true;
      at += 1;
      continue;
    }
    if (also.has(token.text) && last !== null) {
      const next = nextEntity(tokens, at + 1, starts);
      // "Instead of a choli, and a cape instead of a dupatta".
      if (next !== null && tokens[next.to]?.text === "instead") return;
      if (tokens[at + 1]?.text === "made") return;
      if (next === null || fieldOf(next) !== fieldOf(last)) return;
      joined = true;
      at += 1;
      continue;
    }
    // "Not leggings that go see-through".
    const look = last === null ? undefined : starts.get(at + 2);
    if (
      last !== null &&
      look !== undefined &&
      isDescribed(tokens, at) &&
      fieldOf(last) === "garment"
    ) {
      if (isLookOfWanted(tokens, last, look, found)) echo(last, found);
      found.negated.add(look);
      return;
    }
    // "No dark colours like black or navy".
    if (token.text === "like" && last?.kind === "word" && moods.has(last.value)) {
      joined = true;
      at += 1;
      continue;
    }
    const filler = last === null ? fillersBefore : joined ? articles : fillersAfter;
    if (!filler.has(token.text) || (token.before === "comma" && last !== null) || at - from > 12)
      return;
    at += 1;
  }
}

const isNextWish = (last: Entity, entity: Entity, starts: ReadonlyMap<number, Entity>): boolean => {
  const next = starts.get(entity.to);
  // "Not printed, navy", but "no printed navy kurtas".
  if (fieldOf(last) === "pattern" && fieldOf(entity) === "colour")
    return next === undefined || fieldOf(next) !== "garment";
  return (
    /^(?:material|pattern)$/.test(fieldOf(last)) && /^(?:sleeve|season)$/.test(fieldOf(entity))
  );
};

/** As recognisers write: no stop and no comma. */
const isUnstopped = rememberedFor(
  (tokens: readonly Token[]) =>
    tokens.length > leastUnstopped &&
    tokens.every(({ before }, at) => at === 0 || before === "space"),
);
/** Shorter ones need none. */
const leastUnstopped = 6;

/** What comes first before a garment: "a full sleeve black printed cotton shirt". */
const ranks: ReadonlyMap<string, number> = new Map(
  ["sleeve", "colour", "pattern", "material", "garment"].map((field, at) => [field, at]),
);
const rankOf = (entity: Entity): number => ranks.get(fieldOf(entity)) ?? 0;

/** "A shirt not printed plain black": it no longer describes what is refused. */
function isNextPhrase(last: Entity, entity: Entity, starts: ReadonlyMap<number, Entity>): boolean {
  if (fieldOf(entity) === "garment") return false;
  if (rankOf(entity) < rankOf(last)) return true;
  let next = starts.get(entity.to);
  while (next !== undefined && fieldOf(next) !== "garment") next = starts.get(next.to);
  return next === undefined;
}

/** "Without zip maroon", "without cap plain". */
const isOwnLook = (entity: Entity): boolean =>
  fieldOf(entity) === "colour" || (entity.kind === "word" && entity.value === "plain");

const isWantedBefore = (
  entity: Entity,
  starts: ReadonlyMap<number, Entity>,
  { negated }: Found,
): boolean =>
  entity.kind === "word" &&
  entity.field !== "garment" &&
  [...starts.values()].some(
    (one) =>
      one.kind === "word" &&
      one.from < entity.from &&
      one.value === entity.value &&
      !negated.has(one),
  );

function isLookOfWanted(
  tokens: readonly Token[],
  garment: Entity,
  look: Entity,
  { garments, negated }: Found,
): boolean {
  if (fieldOf(garment) !== "garment" || fieldOf(look) === "garment" || look.kind !== "word")
    return false;
  const led = tokens.slice(garment.to, look.from).map(({ text }) => text);
  if (
    !/^(?:with|having|(?:that|which) (?:have|are|go|get|look|turn|become)|wali|wale)(?: (?:any|a|the|too many|so many))?$/.test(
      led.join(" "),
    )
  )
    return false;
  return garments.some(
    (one) =>
      one !== garment &&
      !negated.has(one) &&
      one.kind === "word" &&
      garment.kind === "word" &&
      (garmentLineage(one.value).includes(garment.value) || one.value === garment.value),
  );
}

const isDescribed = (tokens: readonly Token[], at: number): boolean =>
  /^(?:that|which)$/.test(tokens[at]?.text ?? "") &&
  /^(?:are|go|get|look|turn|become|have)$/.test(tokens[at + 1]?.text ?? "");

function echo(garment: Entity, { negated, echoed }: Found): void {
  negated.delete(garment);
  echoed.add(garment);
}

/** "Not brown, red or blue is fine". */
function isGranted(
  tokens: readonly Token[],
  { to }: Entity,
  starts: ReadonlyMap<number, Entity>,
): boolean {
  if (preferred.test(tokens[to]?.text ?? "") || phraseAt(tokens, to, allowances) > 0) return true;
  const next = starts.get(to + 1);
  return (
    either.has(tokens[to]?.text ?? "") && next !== undefined && isGranted(tokens, next, starts)
  );
}

const preferred = /^(?:preferred|preferable|preferably|chalega|chalegi)$/;

const isPlace = (entity: Entity): boolean =>
  (fieldOf(entity) === "season" || fieldOf(entity) === "occasion") &&
  entity.kind === "word" &&
  placeKinds(entity.spoken.toLowerCase()).length > 0;

/** Neither what is wanted nor a kind of it. */
function isAnother(entity: Entity, { garments, negated }: Found): boolean {
  const wanted = garments.filter((one) => one !== entity && one.from < entity.from);
  const kin = (a: Entity, b: Entity): boolean =>
    a.kind === "word" && b.kind === "word" && garmentLineage(a.value).includes(b.value);
  return (
    wanted.some((one) => !negated.has(one)) &&
    !garments.some((one) => one !== entity && kin(one, entity))
  );
}

/** "A gown, not a maxi dress": a gown is long, too. */
const isDressByLength = (entity: Entity, chain: readonly Entity[], { garments }: Found): boolean =>
  entity.kind === "word" &&
  entity.value === "dress" &&
  chain.every((look) => look.kind === "word" && /^m(?:axi|idi|ini)$/i.test(look.spoken)) &&
  garments.some((one) => one.kind === "word" && one.from < entity.from && one.value !== "dress");

/** "Na dupatta na bottom". */
const isNeither = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "na" &&
  tokens[at + 1]?.before === "space" &&
  tokens.some(({ text }, n) => text === "na" && n !== at && Math.abs(n - at) < 6);

/** "No rips, skinny": a plural ends the scope. */
const isThings = (entity: Entity): boolean =>
  entity.kind === "word" && entity.field === "pattern" && /[^s]s$/.test(entity.spoken);

/** Skips articles. */
function nextEntity(
  tokens: readonly Token[],
  at: number,
  starts: ReadonlyMap<number, Entity>,
): Entity | null {
  for (let next = at; next < at + 3; next += 1) {
    const entity = starts.get(next);
    if (entity !== undefined) return entity;
    if (!articles.has(tokens[next]?.text ?? "")) return null;
  }
  return null;
}

/** "not black, navy or grey" is a list; "not red, blue" a contrast. */
function listGoesOn(
  tokens: readonly Token[],
  entity: Entity,
  starts: ReadonlyMap<number, Entity>,
  last: Entity,
): boolean {
  if (fieldOf(entity) !== fieldOf(last)) return false;
  let at = entity.to;
  for (let steps = 0; steps < 6; steps += 1) {
    const token = tokens[at];
    if (token === undefined || token.before === "stop") return false;
    if (either.has(token.text) || also.has(token.text)) {
      const next = nextEntity(tokens, at + 1, starts);
      return next !== null && fieldOf(next) === fieldOf(last);
    }
    const next = starts.get(at);
    if (next === undefined || fieldOf(next) !== fieldOf(last)) return false;
    at = next.to;
  }
  return false;
}

const between = new Set([
  ...fillersAfter,
  ...[
    "ka",
    "jaisa",
    "jaisi",
    "jaise",
    "ko",
    "ki",
    "ke",
    "mein",
    "me",
    "toh",
    "to",
    "bilkul",
    "rang",
    "kapda",
    "kuch",
    "koi",
    "bhi",
    "pasand",
    "dono",
    "saath",
    "sath",
    "alag",
    "sab",
  ],
]);

/** Backwards: "black nahi chahiye", "hood aur pocket nahi". */
function negateBack(
  tokens: readonly Token[],
  from: number,
  entities: readonly Entity[],
  found: Found,
): void {
  let at = from;
  while (
    at > 0 &&
    between.has(tokens[at - 1]?.text ?? "") &&
    !(tokens[at - 1]?.text === "saath" && tokens[at]?.before !== "space") &&
    !entities.some(({ to }) => to === at)
  ) {
    at -= 1;
  }
  let entity = entities.find(({ to }) => to === at);
  if (entity === undefined || entity.kind === "price" || found.negated.has(entity)) return;
  const touches = tokens[entity.from]?.before === "space";
  const start = /^(?:wal[ie]|wala)$/.test(tokens[entity.from - 1]?.text ?? "") ? 1 : 0;
  const head = entity;
  const another = found.garments.some((one) => one !== head && !found.negated.has(one));
  // "White pyjama nahi", said of a kurta: the pyjama.
  const isAnotherPiece = another && fieldOf(head) === "garment" && isUnstopped(tokens);
  const modifiers =
    touches && !isAnotherPiece
      ? entities.filter(
          // "Reception sherwani nahi, a suit": the sherwani.
          (one) =>
            one.to === head.from - start &&
            !(another && fieldOf(one) === "occasion") &&
            // "Only dupatta suit nahi", "kurta for men pyjama nahi".
            !(fieldOf(one) === "garment" && isLedByOnly(tokens, one)) &&
            !(another && one.kind === "audience"),
        )
      : [];
  if (entity.kind === "word" && entity.field === "garment" && modifiers.length > 0) {
    found.echoed.add(entity);
    entity = modifiers[0];
  }
  while (entity !== undefined) {
    found.negated.add(entity);
    const joint: number = entity.from - 1;
    const word = tokens[joint]?.text ?? "";
    if (!either.has(word) && !also.has(word)) return;
    const field = fieldOf(entity);
    entity = entities.find((one) => one.to === joint && fieldOf(one) === field);
  }
}

const isLedByOnly = (tokens: readonly Token[], { from }: Entity): boolean =>
  /^(?:only|just|sirf|bas)$/.test(tokens[from - 1]?.text ?? "");

/** "wool free", "polyester-free". */
function isFree(tokens: readonly Token[], at: number, entities: readonly Entity[]): boolean {
  // "Satin, free size".
  if (tokens[at]?.text !== "free" || /^sized?$/.test(tokens[at + 1]?.text ?? "")) return false;
  return entities.some(
    (entity) =>
      entity.to === at &&
      entity.kind === "word" &&
      (entity.field === "material" ||
        (tokens[at]?.before === "space" &&
          isOtherGoods(entity.value) &&
          tokens[at + 1] !== undefined)),
  );
}

function insistFrom(
  tokens: readonly Token[],
  from: number,
  starts: ReadonlyMap<number, Entity>,
  insisted: Set<Entity>,
): void {
  let last: Entity | null = null;
  for (let at = from; at < from + 8; ) {
    const entity = starts.get(at);
    if (entity !== undefined) {
      if (entity.kind === "price" || (last !== null && fieldOf(entity) !== fieldOf(last))) return;
      insisted.add(entity);
      last = entity;
      at = entity.to;
      continue;
    }
    const word = tokens[at]?.text ?? "";
    if (!articles.has(word) && !either.has(word) && !also.has(word)) return;
    at += 1;
  }
}
