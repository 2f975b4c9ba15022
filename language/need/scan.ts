/** Finds every possible constraint: prices, ages, sizes, audiences, table words. */
import {
  ageAt,
  agesByWord,
  birthdayAt,
  givenNames,
  grownUpAt,
  pronouns,
  type Who,
} from "../readers/audience.ts";
import { priceAt } from "../readers/money.ts";
import { letterAt, neededSizeAt } from "../readers/sizes.ts";
import { phraseAt, phrases, type Token, wordsOf } from "../text/tokens.ts";
import { garmentWearer } from "../words/garments.ts";
import { isAmongMoreWords, termAt } from "../words/lexicon.ts";
import type { WordField } from "../words/term.ts";
import {
  isCalled,
  isContext,
  isDone,
  isFor,
  isOfSameColour,
  isOwned,
  isSetAside,
} from "./context.ts";
import type { Entity } from "./entity.ts";
import { relativeSizeAt } from "./relative-sizes.ts";
import { isNoPrice } from "./story/no-price.ts";
import { unknownThings } from "./unknown-things.ts";
import { isSwimming } from "./unreal.ts";

interface Scanned {
  /** Ordered, not overlapping. */
  readonly entities: readonly Entity[];
  /** Named but not wanted; see context.ts. */
  readonly aside: ReadonlySet<number>;
}

export function scan(text: string, tokens: readonly Token[]): Scanned {
  const entities: Entity[] = [];
  const aside = new Set<number>();
  const unwantedSpans: Unwanted[] = [];
  for (let at = 0; at < tokens.length; ) {
    const skip = phraseAt(tokens, at, emptyPhrases);
    // "under a blazer" is no price; "under a thousand" is.
    if (skip > 0 && priceAt(tokens, at) === null && !isBegunIn(tokens, at, at + skip)) {
      for (let n = at; n < at + skip; n += 1) aside.add(n);
      at += skip;
      continue;
    }
    const entity = asCeremony(tokens, entityAt(text, tokens, at));
    if (entity !== null && isSetAside(tokens, entity)) {
      for (let n = entity.from; n < entity.to; n += 1) aside.add(n);
    } else if (entity !== null) {
      if (
        isContext(tokens, entity) ||
        isFor(tokens, entity, entities) ||
        isOwned(tokens, entity) ||
        isOwnedToo(tokens, entity, unwantedSpans.at(-1)) ||
        isDone(tokens, entity) ||
        isCalled(tokens, entity)
      ) {
        for (let n = entity.from; n < entity.to; n += 1) aside.add(n);
        if (isGarment(entity)) unwantedSpans.push(unwanted(tokens, entities, entity));
      } else entities.push(entity);
    }
    at = entity?.to ?? at + 1;
  }
  const left = entities.filter(
    (entity) =>
      !(entity.kind === "word" && looksAside(tokens, entity, unwantedSpans)) &&
      !isRidden(tokens, entities, entity),
  );
  for (const entity of entities)
    if (!left.includes(entity)) for (let n = entity.from; n < entity.to; n += 1) aside.add(n);
  return { entities: unknownThings(tokens, withAnother(tokens, left, unwantedSpans)), aside };
}

/** "Meri saheli ki mehendi hai": the day, and no colour. */
function asCeremony(tokens: readonly Token[], entity: Entity | null): Entity | null {
  if (entity?.kind !== "word" || entity.field !== "colour" || !ceremony.test(entity.spoken))
    return entity;
  const text = (at: number): string => tokens[at]?.text ?? "";
  const { from, to } = entity;
  const isIts = /^(?:k[ia]|mer[ie]|our|my|his|her|the)$|'s$/.test(text(from - 1));
  const isColoured =
    /^(?:colou?r|shade|rang|wal[aei]|green|yellow)$/.test(text(to)) ||
    termAt(tokens, to)?.term.field === "garment";
  const isHeld =
    /^(?:haldi|sangeet|hai|hain|hogi|kal|tomorrow|today|next|this|on|at|ke|rasam|programme|day)$/.test(
      text(to),
    ) ||
    (/^(?:me|mein|pe|par)$/.test(text(to)) && /^(?:kya|kuch|p[ae]h|ja)/.test(text(to + 1)));
  return isHeld || (isIts && !isColoured)
    ? { ...entity, field: "occasion", value: "wedding" }
    : entity;
}
const ceremony = /^(?:haldi|me?ha?e?ndi)$/i;

/** "In front open style": a look that begins within an empty phrase. */
const isBegunIn = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from + 1, to).some((_, n) => {
    const found = termAt(tokens, from + 1 + n);
    return /^(?:detail|sleeve)$/.test(found?.term.field ?? "") && (found?.to ?? 0) > to;
  });

type WordEntity = Extract<Entity, { kind: "word" }>;

/** An unwanted garment, and where its looks begin. */
interface Unwanted {
  readonly entity: WordEntity;
  readonly from: number;
  readonly looksFrom: number;
}

/** Back over the looks that touch it: "plain white suit". */
function unwanted(
  tokens: readonly Token[],
  entities: readonly Entity[],
  entity: WordEntity,
): Unwanted {
  let looksFrom = entity.from;
  for (;;) {
    const look = entities.find(
      ({ kind, to }) =>
        kind === "word" && to === looksFrom && tokens[looksFrom]?.before === "space",
    );
    if (look === undefined) break;
    // "Petticoat maroon saree ke neeche ka".
    if (isGarment(look)) {
      looksFrom = entity.from;
      break;
    }
    looksFrom = look.from;
  }
  return { entity, from: entity.from, looksFrom };
}

/** "I have pant and shirt already". */
const isOwnedToo = (tokens: readonly Token[], entity: Entity, last?: Unwanted): boolean =>
  isGarment(entity) &&
  last?.entity.to === entity.from - 1 &&
  /^(?:and|aur|&)$/.test(tokens[entity.from - 1]?.text ?? "");

const isGarment = (entity: Entity): entity is WordEntity =>
  entity.kind === "word" && entity.field === "garment";

/** "A raincoat, main scooty chalati hu", "scooty pe jaati hu": what one rides. */
const isRidden = (tokens: readonly Token[], entities: readonly Entity[], entity: Entity): boolean =>
  isGarment(entity) &&
  entity.value === "vehicles" &&
  (rides.has(tokens[entity.to]?.text ?? "") ||
    /^(?:on|by|my|ride|riding|drive|driving)$/.test(tokens[entity.from - 1]?.text ?? "") ||
    entities.some((one) => one !== entity && one.kind === "word" && isOfClothes(one)));

const rides = new Set(
  "pe par se chalata chalati chalate chalana chalaane chalane chalaate riding ride rides".split(
    " ",
  ),
);
const isOfClothes = ({ field, value }: WordEntity): boolean =>
  field === "garment" ? value !== "vehicles" : field === "occasion" || field === "season";

/** "For my plain white suit": looks right before an unwanted garment belong to it. */
function looksAside(
  tokens: readonly Token[],
  { field, from: at, to }: WordEntity,
  unwantedSpans: readonly Unwanted[],
): boolean {
  if (field === "garment" || field === "size" || field === "occasion") return false;
  if (field === "colour" && isOfSameColour(tokens, at)) return false;
  return unwantedSpans.some(({ from, looksFrom }) => to <= from && to > looksFrom);
}

/** "Already have black jeans, need blue ones": another of an unwanted garment. */
function withAnother(
  tokens: readonly Token[],
  entities: readonly Entity[],
  unwantedSpans: readonly Unwanted[],
): readonly Entity[] {
  const [first] = unwantedSpans;
  const other = first?.entity;
  if (other === undefined || entities.some(isGarment)) return entities;
  const at = tokens.findIndex(
    ({ text }, n) =>
      n > other.to &&
      /^(?:ones?|another|same|new|similar|replacement)$/.test(text) &&
      tokens.slice(Math.max(other.to, n - 4), n).some(({ text: word }) => wishes.has(word)),
  );
  if (at < 0 || entities.some(({ from, to }) => from <= at && at < to)) return entities;
  return [...entities, { ...other, from: at, to: at + 1 }].sort((a, b) => a.from - b.from);
}

const wishes = new Set(
  "need needs want wants get show give looking find buy wanted now".split(" "),
);

/** Misleading word by word. */
const emptyPhrases = phrases(
  "as long as, pear shaped, pear shape, pear body, apple shaped, apple shape, apple body, hourglass shape, hourglass shaped, hourglass figure, rectangle shape, rectangle body, inverted triangle, petite frame, dark skin, dark skinned, dark complexion, fair skin, fair skinned, fair complexion, brown skin, brown skinned, wheatish skin, wheatish complexion, dusky skin, dusky complexion, olive skin, around thighs, around the thighs, around my thighs, at thighs, at my thighs, on the thighs, around the hips, around hips, around my hips, around the knees, around the ankles, any colour bar, any color bar, any shade bar, anything bar, multi pack, multipack, multi packs, govt hospital, government hospital, hospital staff, in a hospital, nursing staff, nursing officer, nursing home, nursing student, nursing job, staff nurse, heavy thighs, thick thighs, big thighs, broad shoulders, wide shoulders, heavy bust, big bust, heavy chest, short height, short heighted, short girl, short man, short guy, short person, short woman, short lady, short stature, short statured, heavy body, heavy build, heavy built, slim build, thin build, wide hips, broad hips, big hips, heavy hips, long torso, long legs, short legs, big belly, heavy arms, fat arms, thick arms, at the bottom, at bottom, from the bottom, from bottom, on a chair, teen mahine baad, teen din baad, teen hafte baad, won't take long, for my phone, for a phone, for the phone, for phone, my phone, to chair, upper arms, upper arm, fridge temp, on the chair, on the sofa, on the bed, watch party, barbie movie, barbie party, near the bottom, lower half, upper half, top half, bottom half, lower body, upper body, budget tight, budget is tight, budget very tight, budget is very tight, budget too tight, budget is too tight, budget is a bit tight, budget is so tight, purse is tight, money is tight, money is very tight, tight this month, tight schedule, pocket money, pocket allows, pocket permits, pocket says, royal enfield, sun tan, because of tan, tan lines, i am short, i'm short, am short, she is short, he is short, she's short, he's short, short on me, long on me, tight on me, drape easily, easily drape, easy to drape, can drape, bunches at the knee, bunches at the knees, strong at knees, strong at the knees, strong at the knee, collar size, banana hai, banana hain, banana chahta, banana chahti, i miss, we miss, really miss, miss our, miss my, less work, not much work, too much work, will work, would work, should work, works for, works with, work for me, work after, work as, won't work, doesn't work, house help, as soon as possible, birthday gift, birthday present, anniversary gift, anniversary present, wedding gift, diwali gift, christmas gift, rakhi gift, return gift, long time, so long, how long, in short, short notice, at the party, the other day, good day, all day, every day use, take care, kind of, sort of, in the market for, light up, a bit of, ring me, call me, size chart, house of, world cup, check if, check whether, check out, let me check, can you check, please check, date of, a lot, bed time story, plays, thank you, by the way, on one piece, in one piece, of one piece, same piece, one piece only, top of, on top, on top of, over there, dress code, in fact, of course, all over, over and over, come over, over all, under my, under his, under her, over my, over his, over her, over a, over the, next sunday, this sunday, coming sunday, on sunday, next weekend, this weekend, coming weekend, under a, under the, in front, back in, big bang, something like that, or something like that, cold shoulder to, at work, from work, i work, he works, she works, house party at, school fees, kids school fees, kids fees, tuition fees, money no bar, money no issue, money no problem, money is no bar, money no object, price no issue, price no problem, budget no bar, budget no issue, budget no problem, cost no bar, no bar on price, no bar on budget, would suit, will suit, to suit, might suit, could suit, suit me, suit him, suit her, suit a, suits me, suits him, suits her, dress me, dress him, dress her, dress us, top rated, dress up, dressed, to dress, dress well, dress properly, dressing up, getting dressed, gift wrap, gift wrapped",
);

function entityAt(text: string, tokens: readonly Token[], at: number): Entity | null {
  // "Banyan 100 number".
  const amount = /^(?:numbers?|nambar)$/.test(tokens[at + 1]?.text ?? "")
    ? null
    : priceAt(tokens, at);
  const price = amount !== null && isNoPrice(tokens, at, amount.to) ? null : amount;
  const bare = isAmongMoreWords()
    ? (bareLookAt(text, tokens, at) ??
      styleAt(text, tokens, at) ??
      holesAt(text, tokens, at) ??
      workAt(text, tokens, at))
    : null;
  if (bare !== null) return bare;
  if (isSwimming(tokens, at)) {
    const spoken = wordsOf(text, tokens, at, at + 1);
    const where = { from: at, to: at + 1, spoken, implies: [] };
    return { kind: "word", field: "garment", value: "swimwear", ...where };
  }
  if (isWorkIn(tokens, at)) return null;
  const term = termAt(tokens, at, { phonetic: true });
  const called = isAmongMoreWords() ? givenNames : undefined;
  const aged = ageAt(tokens, at, called);
  if (aged !== null && tokens[at]?.text === "of")
    return { kind: "age", from: at, to: aged.to, age: aged.age };
  // "light jacket under": the longer reading wins.
  if (price !== null && (term === null || price.to >= term.to)) {
    return { kind: "price", from: at, to: price.to, wish: price.wish };
  }
  if (aged !== null && (term === null || aged.to > term.to || birthdayAt(tokens, at) !== null)) {
    const who = speaksAs(tokens, aged.to);
    if (who !== null)
      return { kind: "audience", who, from: at, to: aged.to, weak: false, age: aged.age };
    return { kind: "age", from: at, to: aged.to, age: aged.age };
  }
  const isSaid = (last: number): boolean =>
    [last, last - 1].some((n) => {
      const found = termAt(tokens, n);
      return found !== null && found.to > last && saidOfSize.has(found.term.field);
    });
  const size =
    relativeSizeAt(tokens, at, text) ??
    neededSizeAt(tokens, at, {
      isForWomen: () => tokens.some((_, n) => isHers(tokens, n)),
      isForChild: () =>
        tokens.some((_, n) => isChilds(tokens, n)) &&
        !tokens.some(({ text }) => text === "college") &&
        !tokens.some((_, n) => (ageAt(tokens, n)?.age ?? 0) >= grownUpAt),
      isSaid,
      isPerson: (last) =>
        termAt(tokens, last)?.term.field === "audience" ||
        pronouns.has(tokens[last]?.text ?? "") ||
        /^(?:f|m|maa?)$/.test(tokens[last]?.text ?? "") ||
        /^(?:my|his|her|our|in|on|a)$/.test(tokens[last - 1]?.text ?? ""),
      isNamed: (before) =>
        tokens.slice(0, before).some((_, n) => termAt(tokens, n)?.term.field === "garment"),
    }) ??
    (term === null && selfAt(text, tokens, at) === null
      ? letterAt(tokens, at, text, isSaid)
      : null);
  const free = phraseAt(tokens, at, freeSizes);
  if (free > 0) return freeSize(text, tokens, at, at + free);
  if (size !== null) {
    const { value, to } = size;
    const spoken = wordsOf(text, tokens, at, to);
    return { kind: "word", field: "size", value, from: at, to, spoken, implies: [] };
  }
  if (term !== null) {
    const { field, value: named, implies = [] } = term.term;
    const value = named === "distressed" ? "ripped" : named;
    // "Big flowers, not small".
    if (
      field === "size" &&
      tokens[at - 1]?.text === "not" &&
      drawn.test(tokens[at - 2]?.text ?? "")
    )
      return null;
    if (field !== "audience") {
      const spoken = wordsOf(text, tokens, at, term.to);
      if (value === "school" && isTaughtAt(tokens, at)) {
        const office = { kind: "word", field, value: "office" } as const;
        return { ...office, from: at, to: term.to, spoken, implies: [] };
      }
      const within = field === "garment" ? looksWithin(tokens, at, term.to - 1) : [];
      const also = [...implies, ...within];
      return { kind: "word", field, value, from: at, to: term.to, spoken, implies: also };
    }
    const [age] = tokens.slice(at, term.to).flatMap((one) => agesByWord.get(one.text) ?? []);
    const who = speaker(tokens, at, term.to) ?? (isGrownLad(tokens, at) ? "men" : (value as Who));
    return {
      kind: "audience",
      who,
      from: at,
      to: term.to,
      weak: false,
      ...(age === undefined ? {} : { age }),
    };
  }
  const self = selfAt(text, tokens, at);
  if (self !== null) return { kind: "audience", who: self, from: at, to: at + 1, weak: false };
  const word = tokens[at]?.text ?? "";
  const pronoun = pronouns.get(word) ?? called?.get(word);
  if (pronoun === undefined) return null;
  const who = (isPupil(tokens, at) ? pupils.get(pronoun) : undefined) ?? pronoun;
  return { kind: "audience", who, from: at, to: at + 1, weak: true };
}

const pupils: ReadonlyMap<Who, Who> = new Map([
  ["women", "girls"],
  ["men", "boys"],
]);

/** "For her school". */
const isPupil = (tokens: readonly Token[], at: number): boolean =>
  /^(?:school|nursery|playschool|playgroup|kindergarten|class teacher|annual day)(?! (?:reunion|friend|mate|bus driver|staff))/.test(
    tokens
      .slice(at + 1, at + 4)
      .map(({ text }) => text)
      .join(" "),
  );

/** "I teach in a convent school". */
const isTaughtAt = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 4), at)
    .some(({ text }) => /^(?:teach|teaches|teaching|teacher|principal)$/.test(text));

const freeSizes = phrases(
  "free size, freesize, fits anyone, fits everyone, fits everybody, fits all, fit all, fit anyone",
);

function freeSize(text: string, tokens: readonly Token[], from: number, to: number): Entity {
  const spoken = wordsOf(text, tokens, from, to);
  return { kind: "word", field: "size", value: "free", from, to, spoken, implies: [] };
}

const drawn = /^(?:flowers?|florals?|prints?|printed|checks?|dots?|motifs?|stripes?|but[ti]as?)$/;

const saidOfSize: ReadonlySet<WordField | "audience"> = new Set([
  "garment",
  "colour",
  "fit",
  "occasion",
  "material",
  "pattern",
  "sleeve",
  "detail",
] as const);

function isHers(tokens: readonly Token[], at: number): boolean {
  const term = termAt(tokens, at)?.term;
  if (term?.field === "audience") return term.value === "women" || term.value === "girls";
  return term?.field === "garment" && garmentWearer(term.value) === "women";
}

function isChilds(tokens: readonly Token[], at: number): boolean {
  const term = termAt(tokens, at)?.term;
  return term?.field === "audience" && ["boys", "girls", "kids"].includes(term.value);
}

/** Words that mean a look only alone: "sleeveless, knee, red". */
const bareLooks: ReadonlyMap<
  string,
  readonly [field: "detail" | "sleeve" | "pattern", value: string]
> = new Map(
  (
    [
      ["detail", "knee-length", "knee knees"],
      ["detail", "long-length", "ankle ankles floor"],
      ["detail", "midi-length", "calf shin"],
      ["detail", "hip-length", "hip hips"],
      ["detail", "round-neck", "round"],
      ["detail", "square-neck", "square"],
      ["detail", "boat-neck", "boat"],
      ["pattern", "checked", "check"],
      ["sleeve", "long", "full"],
      ["sleeve", "short", "half"],
      ["sleeve", "sleeveless", "sleeves sleeved"],
    ] as const
  ).flatMap(([field, value, words]) =>
    words.split(" ").map((word) => [word, [field, value]] as const),
  ),
);

function bareLookAt(text: string, tokens: readonly Token[], at: number): Entity | null {
  const look = bareLooks.get(tokens[at]?.text ?? "");
  if (look === undefined || at === 0) return null;
  const next = tokens[at + 1];
  const [field, value] = look;
  const spoken = wordsOf(text, tokens, at, at + 1);
  const entity = { kind: "word", field, value, from: at, to: at + 1, spoken, implies: [] } as const;
  if (field === "sleeve" && /^[2-5]\d$/.test(next?.text ?? "") && tokens[at + 2]?.text !== "sleeve")
    return entity;
  // "A blouse, simple round".
  const isSimple =
    /^(?:simple|plain|just|only|normal|basic)$/.test(tokens[at - 1]?.text ?? "") &&
    tokens[at - 1]?.before !== "space";
  if (tokens[at]?.before === "space" && !isSimple) return null;
  if (next !== undefined && next.before === "space" && !/^(?:please|pls|plz)$/.test(next.text))
    return null;
  return entity;
}

/** "Western, not indian". */
function styleAt(text: string, tokens: readonly Token[], at: number): Entity | null {
  const value = styles.get(tokens[at]?.text ?? "");
  if (value === undefined || /^(?:am|i'm|an|is|are|south|north)$/.test(tokens[at - 1]?.text ?? ""))
    return null;
  const next = tokens[at + 1];
  if (next?.before === "space" && !afterStyle.test(next.text)) return null;
  const spoken = wordsOf(text, tokens, at, at + 1);
  return { kind: "word", field: "garment", value, from: at, to: at + 1, spoken, implies: [] };
}

const styles: ReadonlyMap<string, string> = new Map([
  ["western", "western"],
  ["indian", "ethnic"],
]);
const afterStyle =
  /^(?:not|no|nahi|nahin|hi|bhi|mein|main|me|please|pls|plz|only|but|for|ones?|wala|wali|wale|chahiye|and|or|ya|at|under|clothes|ka|ki|sa|dikhao|would|will)$/;

/** "No holes": of jeans, and of nothing else. */
function holesAt(text: string, tokens: readonly Token[], at: number): Entity | null {
  if (!/^(?:holes|rips|tears|cuts)$/.test(tokens[at]?.text ?? "")) return null;
  const before = tokens[at - 1]?.text ?? "";
  if (!["no", "without", "any", "or", "with", "has"].includes(before)) return null;
  const spoken = wordsOf(text, tokens, at, at + 1);
  const where = { from: at, to: at + 1, spoken, implies: [] };
  return { kind: "word", field: "pattern", value: "ripped", ...where };
}

/** "No work at all": of a needle. */
function workAt(text: string, tokens: readonly Token[], at: number): Entity | null {
  if (!/^(?:work|kaam)$/.test(tokens[at]?.text ?? "")) return null;
  const next = tokens[at + 1];
  const isOffice = /^(?:wear|clothes|from|pressure|life|day|days|week|meeting|trip|experience)$/;
  if (next?.before === "space" && isOffice.test(next.text)) return null;
  const before = tokens[at - 1]?.text ?? "";
  if (!worked.has(before) || tokens[at]?.before !== "space") return null;
  const spoken = wordsOf(text, tokens, at, at + 1);
  const where = { from: at, to: at + 1, spoken, implies: [] };
  return { kind: "word", field: "pattern", value: "embroidered", ...where };
}

const worked = new Set(
  "no without any zero little light minimal simple fancy nice some".split(" "),
);

/** "Net saree with embroidery work", "some woven work in it": no office. */
function isWorkIn(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== "work" || tokens[at]?.before !== "space") return false;
  const look = termAt(tokens, at - 1, { slips: false });
  if (look?.to !== at || !/^(?:pattern|material)$/.test(look.term.field)) return false;
  const next = tokens[at + 1]?.before === "space" ? termAt(tokens, at + 1) : null;
  return next?.term.field !== "garment";
}

const lookFields: ReadonlySet<WordField> = new Set(["material", "fit"]);

/** "Cotton nighty", "leather belt", "sheath dress": the looks within a kind's name. */
function looksWithin(
  tokens: readonly Token[],
  from: number,
  to: number,
): readonly { readonly field: WordField; readonly value: string }[] {
  if (!isAmongMoreWords()) return [];
  return tokens.slice(from, to).flatMap((token) => {
    const found = termAt([token], 0, { slips: false })?.term;
    // A "cord set" is a co-ord.
    return found !== undefined && lookFields.has(found.field) && token.text !== "cord"
      ? [{ field: found.field, value: found.value }]
      : [];
  });
}

/** "For me (f, 34)", "34 f": who writes so. */
function selfAt(text: string, tokens: readonly Token[], at: number): Who | null {
  const token = tokens[at];
  if (token?.text !== "f" && token?.text !== "m") return null;
  const aged = [tokens[at - 1], tokens[at + 1]].some(
    (one) =>
      one !== undefined && /^[1-9]\d$/.test(one.text) && Math.abs(one.start - token.start) < 5,
  );
  const brackets = [text[token.start - 1] === "(", text[token.end] === ")"];
  const bracketed = brackets.includes(true);
  if (token.text === "f" && !brackets.includes(false)) return "women";
  // "For myself, 21 M": too young a number for a waist.
  const isYoung =
    /^(?:1[6-9]|2[0-7])$/.test(tokens[at - 1]?.text ?? "") &&
    tokens.some(({ text: word }) => /^(?:me|myself|self|i'm|im|i)$/.test(word));
  if (!aged || (token.text === "m" && !bracketed && !isYoung)) return null;
  return token.text === "f" ? "women" : "men";
}

/** "Main 18 ki hu", "24 saal ka hoon". */
function speaksAs(tokens: readonly Token[], to: number): Who | null {
  const said = tokens
    .slice(to - 2, to + 1)
    .map(({ text }) => text)
    .join(" ");
  const [, ending] = /\bk([ai]) (?:hu|hun|hoon|hoo)\b/.exec(said) ?? [];
  return ending === undefined ? null : ending === "i" ? "women" : "men";
}

/** "girl, M size": the speaker, an adult. */
function speaker(tokens: readonly Token[], from: number, to: number): Who | null {
  const grown = selves.get(tokens[from]?.text ?? "");
  if (grown === undefined || to - from > 1) return null;
  const before = tokens[from]?.before !== "space";
  const next = tokens[to];
  const after = next === undefined || next.before !== "space";
  const aged = tokens.some(
    ({ text }, at) => /^(year|years|yr|yrs|saal|old)$/.test(text) && Math.abs(at - from) < 6,
  );
  const years = Number(next?.text ?? "20");
  const ofChild = tokens.some(({ text }) => childhood.has(text));
  return before && after && !aged && !ofChild && !(years < grownUpAt) ? grown : null;
}

/** "Jeans ladke ke liye", of no age: a young man. */
function isGrownLad(tokens: readonly Token[], at: number): boolean {
  if (!/^ladk(?:[ae]|on?)$/.test(tokens[at]?.text ?? "")) return false;
  if (/^(?:mer[ae]|hamar[ae]|apn[ae]|chh?ot[ae]|do)$/.test(tokens[at - 1]?.text ?? ""))
    return false;
  return !tokens.some(
    ({ text }, n) =>
      childhood.has(text) || boyish.has(text) || (ageAt(tokens, n)?.age ?? grownUpAt) < grownUpAt,
  );
}

/** "Ladke ka kurta pyjama": a child's. */
const boyish = new Set("pajama pyjama night sweatshirt sweater".split(" "));
const childhood = new Set(
  "school baby kid child children nursery bachcha bachche bachchon bacche bacha bache chota chote chhota chhote saal class boys kids son beta bete frock romper".split(
    " ",
  ),
);

const selves: ReadonlyMap<string, Who> = new Map([
  ["girl", "women"],
  ["boy", "men"],
]);
