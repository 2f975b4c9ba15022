/**
 * Entities that are named but not wanted: the wedding's host, what it is worn with, an addressee.
 */

import { isPossessive, pronouns } from "../readers/audience.ts";
import { placeKinds } from "../readers/places.ts";
import { guarded } from "../text/guarded.ts";
import { phraseAt, phrases, type Token } from "../text/tokens.ts";
import { garmentLineage, isOtherGoods } from "../words/garments.ts";
import { termAt } from "../words/lexicon.ts";
import type { Entity } from "./entity.ts";

const tellers = new Set(
  "says said told tells thinks suggested suggests recommended insisted".split(" "),
);
/** "My husband shouldn't know". */
const bystanding = phrases(
  [
    "shouldn't",
    "should not",
    "mustn't",
    "must not",
    "won't",
    "will not",
    "doesn't",
    "need not",
    "can't",
  ]
    .flatMap((never) =>
      ["know", "find out", "see", "notice", "mind"].map((act) => `${never} ${act}`),
    )
    .concat(
      "sent",
      "has sent",
      "gave me",
      "will kill me",
      "will scold",
      "will faint",
      "will laugh",
      "is paying",
      "wants me",
      "is taking me",
      "takes me",
      "took me",
      "invited me",
      "asked me",
      "is treating me",
      "likes me",
      "loves me",
      "proposed",
      "will pay",
      "pays",
      "throws",
      "washes",
      "irons",
      "complains",
      "scolds",
      "shouts",
      "laughs",
      "nags",
      "teases",
      "jokes",
      "calls it",
      "calls them",
      "always says",
      "keeps saying",
    )
    .join(", "),
);
const ceremonies = new Set(
  "wedding marriage honeymoon engagement reception sangeet shaadi shadi house place office mehendi mehndi mehandi haldi sagai roka tilak baraat barat vidaai nikah nikaah walima vivah convocation graduation".split(
    " ",
  ),
);
const shelves = new Set(
  "men mens women womens gents ladies boys girls kids boy girl kid child baby toddler".split(" "),
);
const beneath = new Set("above under below over beneath underneath inside atop into".split(" "));
const changing = new Set("get getting gets got fit fits slip slipping squeeze change".split(" "));
const companions = new Set("with meet meeting from by visiting impress like".split(" "));
const wornWith = phrases(
  "in torn, in old torn, in worn out, sleeps in old, wears torn, wears old, wearing torn, wearing old, carries, carrying, lugs, lugging, i ride, we ride, ride, riding, i drive, drive, driving, layer over, to layer over, layered over, layering over, layer on, layer with, to layer with, to throw over, to put with, put with, goes well with, pair it with, pair this with, pairing it with, team it with, style it with, match it with, to wear with, to wear on, wear on, wear it on, worn on, to put on, to go with, goes with, go with, going with, match, matches, match with, matching with, on top of, put on top of, to put on top of, wear on top of, wear below, to wear below, to wear beneath, to wear inside, wear inside, to wear underneath, wear underneath, worn under, worn inside, to hide under, throw on over, put on over, slip over, slip under, pull over, to pull over, to pull on over, fits under, fit under, fits over, fit over, to cover, to go on top of, to style with, styling with, to team with, teaming with, to team up with, team up with, to pair up with, goes well with, go well with, looks good with, look good with, will look good with, would go with, will go with, that go with, that goes with, contrast with, contrasts with, to contrast with, complement, complements, to complement, i own, i already own, i have already got, i already got, i bought, i've bought, already bought, i have bought, i just bought, bought, has bought, have bought, bored of, pair with, pairs with, pairing with, wear it with, wear with, to wear under, to wear over, wear under, wear over, wear it over, wear it under, worn over, worn with, go under, goes under, go over, goes over, put over, put it over, throw over, i have, i've got, have got, already has, to match, team with, i already have, already have, already own, already got, my old, style with, i have got, we have, she has, he has, they have, has enough, have enough, has plenty of, have plenty of, has many, have many, has lots of, have lots of, has so many, have so many, he already owns, she already owns, has got",
);

const wears = new Set(
  "daily everyday regular office party casual evening night ethnic festive formal summer winter home college".split(
    " ",
  ),
);

const kept =
  /\b(?:i|we|he|she|they)(?:'ve)? (?:already )?(?:have|has|had|got|own|owns|bought|kept) (?!to\b)/;
const isKeptThere = (tokens: readonly Token[], at: number): boolean =>
  kept.test(
    tokens
      .slice(Math.max(0, at - 8), at)
      .map(({ text }) => text)
      .join(" "),
  );

const selves = new Set("main mai mujhe mujhko hum humein i me we us".split(" "));

const isNowadays = (word: string, next: string): boolean =>
  /^(?:now|nowadays|today)$/.test(word) || (word === "these" && next === "days");

export function isContext(tokens: readonly Token[], entity: Entity): boolean {
  const word = (at: number): string => tokens[at]?.text ?? "";
  const owner = ownersBefore(tokens, entity.from);
  const possessive = ["my", "our", "his", "her", "the", "a", "your"].includes(
    word(entity.from - owner - 1),
  )
    ? owner + 1
    : owner;
  if (entity.kind === "audience") {
    if (tellers.has(word(entity.to)) || wantsForAnother(tokens, entity)) return true;
    // "To match my wife's saree".
    const before = entity.from - possessive;
    if (
      isPossessive(tokens[entity.to - 1]) &&
      !shelves.has(word(entity.to - 1)) &&
      isAfter(tokens, before, wornWith)
    )
      return true;
    if (phraseAt(tokens, entity.to, bystanding) > 0 || hasRelation(tokens, entity)) return true;
    // "Bhaiya ki shaadi".
    if (
      /^(?:ki|ka|ke)$/.test(word(entity.to)) &&
      ceremonies.has(word(entity.to + 1)) &&
      // "Papa ki office shirt".
      !(
        word(entity.to + 1) === "office" &&
        (garmentNext(tokens, entity.to + 2) || !tokens.some(({ text }) => selves.has(text)))
      )
    )
      return true;
    // "Bhai ki beti".
    if (
      /^(?:ki|ka|ke)$/.test(word(entity.to)) &&
      termAt(tokens, entity.to + 1)?.term.field === "audience"
    )
      return true;
    // "Nani style hand knit sweater".
    if (!entity.weak && tokens[entity.to]?.text === "style" && !shelves.has(word(entity.to - 1)))
      return true;
    // "My sister just had a baby, I want to gift jhablas".
    if (hasBorneSince(tokens, entity.to) && tokens.some(({ text }) => newborns.test(text)))
      return true;
    // "The baggy ones kids wear now".
    if (/^wears?$/.test(word(entity.to - 1)) && isNowadays(word(entity.to), word(entity.to + 1)))
      return true;
    // Hers, but at "my wife's office party" mine.
    const works = word(entity.to) === "office" && tokens[entity.to + 1]?.before !== "space";
    // "My daughter's wedding dress".
    const isWorn =
      garmentNext(tokens, entity.to + 1) || /^(?:dress|outfit)$/.test(word(entity.to + 1));
    const theirs =
      ceremonies.has(word(entity.to)) && !works && !isWorn && !shelves.has(word(entity.to - 1));
    if (!entity.weak && theirs && tokens[entity.to]?.before === "space") return true;
    if (entity.weak && word(entity.from) !== "him" && isPossessor(tokens, entity)) return true;
    // "My sister just had a baby": she is asked for.
    if (
      /^(?:baby|newborn|kid|child|infant)$/.test(word(entity.to - 1)) &&
      (hasBorne(tokens, entity) || feeding.test(word(entity.from - 1 - possessive)))
    )
      return true;
    // "With my girls gang": the speaker is one of them.
    const gang =
      /^(?:gang|trip|group|party)$/.test(word(entity.to - 1)) ||
      (word(entity.from) === "boys" &&
        word(entity.from - 1) === "with" &&
        tokens.some(({ text }) => text === "going") &&
        tokens.some(({ text }) => /^(?:i|i'm)$/.test(text)));
    const joined = entity.from - 1 - possessive;
    // "I would like boys' jeans".
    if (/^(?:(?:would|[a-z]+'d) like|do with)$/.test(`${word(joined - 1)} ${word(joined)}`))
      return false;
    const isShelf = /^(?:sections?|departments?|wear|range|collection|side|aisle|racks?)$/.test(
      word(entity.to),
    );
    const isJoined = tokens[joined + 1]?.before === "space";
    return !gang && !isShelf && isJoined && companions.has(word(joined));
  }
  if (entity.kind === "word" && entity.field === "colour" && isWornByOthers(tokens, entity.from))
    return true;
  if (isOfBody(tokens, entity) || isMeasure(tokens, entity)) return true;
  // "A ski suit for men, a swimsuit, one piece".
  if (entity.kind === "word" && entity.value === "dress" && isOnePieceOfHis(tokens, entity))
    return true;
  // "A petticoat under a saree", "something over jeans": where it is worn.
  if (entity.kind === "word" && entity.field === "garment" && isBeneath(tokens, entity.from))
    return true;
  if (isBeside(tokens, entity)) return true;
  if (entity.kind === "word" && entity.field === "garment" && isComing(tokens, entity.from))
    return true;
  if (entity.kind === "word" && entity.field === "garment" && isToFitInside(tokens, entity))
    return true;
  if (entity.kind === "word" && entity.field === "garment" && isOfSameColour(tokens, entity.from))
    return true;
  if (
    entity.kind === "word" &&
    /^collar(?:less)?$/.test(entity.value) &&
    isOtherCollar(tokens, entity.to)
  )
    return true;
  if (entity.kind === "word" && entity.field === "occasion" && isOfColour(tokens, entity.from))
    return true;
  if (entity.kind === "word" && entity.field === "colour" && isForOccasion(tokens, entity.to))
    return true;
  if (entity.kind === "word" && isExplained(tokens, entity)) return true;
  if (entity.kind === "word" && entity.field === "occasion" && isNearby(tokens, entity.from))
    return true;
  // "My college friend".
  if (entity.kind === "word" && entity.field === "occasion" && mates.has(word(entity.to)))
    return true;
  if (entity.kind === "word" && isHoarded(tokens, entity)) return true;
  // "From Canada", "wash at home".
  if (entity.kind === "word" && entity.field === "season" && word(entity.from - 1) === "from")
    return placeKinds(entity.spoken.toLowerCase()).length > 0;
  if (
    entity.kind === "word" &&
    entity.value === "home" &&
    tokens.slice(Math.max(0, entity.from - 4), entity.from).some(({ text }) => text === "wash")
  )
    return true;
  // "I have palazzos at home": where they are.
  const isHad = (): boolean =>
    [0, 1, 2].some((back) => phraseAt(tokens, entity.from - back, having) > back);
  if (
    entity.kind === "word" &&
    entity.value === "home" &&
    (isKeptThere(tokens, entity.from) || isHad())
  )
    return true;
  // "My skin can't take polyester".
  if (
    entity.kind === "word" &&
    /^skin$/i.test(entity.spoken) &&
    /^(?:my|his|her|our|the|sensitive|dry|oily|delicate|baby|on|against|to|whose)$/.test(
      word(entity.from - 1),
    )
  )
    return true;
  // "I'm dark, and blue suits me".
  if (
    entity.kind === "word" &&
    entity.value === "dark-colour" &&
    (/^(?:i'm|am|he's|she's|very|too)$/.test(word(entity.from - 1)) ||
      (word(entity.from - 1) === "is" &&
        /^(?:he|she|skin|complexion)$/.test(word(entity.from - 2)))) &&
    tokens[entity.to]?.text !== "colours"
  )
    return true;
  // "Bhabhi red pehen rahi hai".
  if (
    entity.kind === "word" &&
    entity.field === "colour" &&
    /^peh[ae]?n/.test(word(entity.to)) &&
    termAt(tokens, entity.from - 1)?.term.field === "audience"
  )
    return true;
  // "On the phone", "or the phone falls out".
  if (
    entity.kind === "word" &&
    entity.value === "electronics" &&
    (/^(?:the|on|over|by|warna|else|otherwise|nahi|na)$/.test(word(entity.from - 1)) ||
      /^(?:falls?|gir|girta|girti|slips?)$/.test(word(entity.to)))
  )
    return true;
  // "My cat destroyed my suit".
  if (
    entity.kind === "word" &&
    entity.value === "ripped" &&
    /^(?:destroyed|ripped|torn)$/.test(word(entity.from)) &&
    /^(?:my|his|her|our|the|all|both|it)$/.test(word(entity.to))
  )
    return true;
  // "He trips over it".
  if (
    entity.kind === "word" &&
    entity.field === "occasion" &&
    /^trip(?:s|ped)?$/.test(word(entity.from)) &&
    /^(?:over|on)$/.test(word(entity.to))
  )
    return true;
  const heads = tokens
    .slice(entity.from - possessive, entity.from + 1)
    .every(({ before }) => before === "space");
  if (
    heads &&
    entity.kind === "word" &&
    ["garment", "colour", "material", "pattern"].includes(entity.field)
  ) {
    const start = entity.from - possessive;
    // "to go with my black jeans": colour and garment alike.
    for (let back = 0; back <= 4; back += 1) {
      for (let length = 1; length <= 3; length += 1) {
        const from = start - back - length;
        if (from < 0 || phraseAt(tokens, from, wornWith) !== length) continue;
        if (tokens.slice(from + 1, from + length).some(({ before }) => before !== "space"))
          continue;
        // "For daily wear with flowers on it".
        if (tokens[from]?.text === "wear" && wears.has(tokens[from - 1]?.text ?? "")) continue;
        if (word(from) === "my" && isModel(tokens, from)) continue;
        // "1250 is all I have joggers".
        if (/^(?:all|only|much)$/.test(word(from - 1)) && /^(?:i|we)$/.test(word(from))) continue;
        const between = tokens.slice(start - back, start);
        // "I have enough black ones": no more of it.
        if (
          entity.field !== "garment" &&
          isAmple(tokens.slice(from, start)) &&
          !garmentNext(tokens, entity.to)
        )
          continue;
        if (
          between.every(
            (token) =>
              (/^(my|his|her|these|a|an|the|ladies|mens|womens|gents|some|new|old|big|huge|heavy|two|three|four|five|many|enough|too|so|lots|lot|of|plenty|several|already|all|only|\d)$/.test(
                token.text,
              ) ||
                isLook(token)) &&
              token.before === "space",
          )
        ) {
          return true;
        }
      }
    }
  }
  return false;
}

const isAmple = (said: readonly Token[]): boolean =>
  said.some(({ text }) => /^(?:enough|plenty|many|bored|tired)$/.test(text));

/** "The same colour as my navy blazer". */
export const isOfSameColour = (tokens: readonly Token[], at: number): boolean =>
  sameColour.test(
    tokens
      .slice(Math.max(0, at - 7), at)
      .map(({ text }) => text)
      .join(" "),
  );
const sameColour = guarded(/\b(?:same|exact|similar) (?:colour|color|shade) (?:as|of|to)\b/);

const isModel = (tokens: readonly Token[], at: number): boolean =>
  /(?:^| )(?:like|similar to|same as|just as)$/.test(
    tokens
      .slice(Math.max(0, at - 3), at)
      .map(({ text }) => text)
      .join(" "),
  );

/** "A heavy woman", "look slim". */
function isOfBody(tokens: readonly Token[], entity: Entity): boolean {
  if (
    entity.kind === "word" &&
    entity.field === "size" &&
    /^stops? at$/.test(`${tokens[entity.from - 2]?.text} ${tokens[entity.from - 1]?.text}`)
  )
    return true;
  if (entity.kind === "word" && entity.field === "size" && entity.to - entity.from === 1)
    return (
      /^(?:small|large)$/.test(tokens[entity.from]?.text ?? "") &&
      /^(?:a|an|very|quite|rather|really)$/.test(tokens[entity.from - 1]?.text ?? "") &&
      tokens[entity.to]?.before === "space" &&
      bodies.has(tokens[entity.to]?.text ?? "")
    );
  if (entity.kind !== "word" || (entity.field !== "detail" && entity.field !== "fit")) return false;
  if (entity.to - entity.from > 1) return false;
  const word = (at: number): string => tokens[at]?.text ?? "";
  if (!figures.has(word(entity.from))) return false;
  const [before, after] = [word(entity.from - 1), word(entity.to)];
  const ends = tokens[entity.to]?.before !== "space" || /^(?:so|and|but|with)$/.test(after);
  // "Bust heavy", "I'm short", "fair and short".
  if (ends && (bodies.has(before) || isSelf(before, word(entity.from - 2)))) return true;
  if (/^(?:look|looks|looking|appear|seem)$/.test(before)) return after !== "fit";
  const isBodys = tokens[entity.to]?.before === "space" && bodies.has(after);
  return isBodys && termAt(tokens, entity.to + 1)?.term.field !== "garment";
}

const isSelf = (before: string, first: string): boolean =>
  /^(?:i'm|am|he's|she's)$/.test(before) ||
  (before === "is" && /^(?:he|she|who)$/.test(first)) ||
  (before === "and" && /^(?:fair|dusky|plump|petite|curvy|chubby|thin|fat|stout)$/.test(first));

const figures = new Set(
  "heavy thick long short slim slimmer thin skinny lean loose light dark".split(" "),
);
const bodies = new Set(
  "woman lady man guy girl boy person fellow frame figure bust chest thighs thigh hips arms upper-arms stomach tummy belly legs calves bottom built build bones waisted legged chested".split(
    " ",
  ),
);

/** "Long hours", "looser than skinny". */
function isMeasure(tokens: readonly Token[], entity: Entity): boolean {
  if (entity.kind !== "word" || entity.field === "garment") return false;
  const word = (at: number): string => tokens[at]?.text ?? "";
  if (entity.value === "long-length" && word(entity.to - 1) === "long")
    return tokens[entity.to]?.before === "space" && spans.test(word(entity.to));
  const than = /^(?:a|an|the|my|this)$/.test(word(entity.from - 1))
    ? entity.from - 2
    : entity.from - 1;
  return (
    word(than) === "than" &&
    /^(?!other$|rather$|sooner$|better$|under$|over$)[a-z]{2,}er$/.test(word(than - 1))
  );
}

const spans =
  /^(?:distances?|hours?|days?|shifts?|times?|waits?|journeys?|walks?|sittings?|queues?|flights?|drives?|rides?|travels?|while|lasting|way|weekends?|back|meetings?)$/;

const isAfter = (
  tokens: readonly Token[],
  at: number,
  before: Parameters<typeof phraseAt>[2],
): boolean =>
  [1, 2, 3].some(
    (length) =>
      phraseAt(tokens, at - length, before) === length &&
      // Not "they wear, with dhoti".
      tokens.slice(at - length + 1, at + 1).every((one) => one.before === "space"),
  );

function isOnePieceOfHis(tokens: readonly Token[], { from, to }: Entity): boolean {
  const said = tokens.slice(from, to).map(({ text }) => text);
  return (
    said.join(" ") === "one piece" &&
    tokens.some((_, at) => {
      const term = termAt(tokens, at)?.term;
      return term?.value === "men" || (at < from && wholes.test(term?.value ?? ""));
    })
  );
}
const wholes = /^(?:swimsuit|swimwear|burkini|jumpsuit|thermals)$/;

const garmentNext = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.before === "space" && termAt(tokens, at)?.term.field === "garment";

/** "To match my wife's saree": the words of whose it is. */
function ownersBefore(tokens: readonly Token[], at: number): number {
  const isOwner = isPossessive(tokens[at - 1]) && termAt(tokens, at - 1)?.term.field === "audience";
  return isOwner && tokens[at]?.before === "space" ? 1 : 0;
}

/** "My husband's mum", "my brother's little girl": the other is asked for. */
function hasRelation(tokens: readonly Token[], { from, to }: Entity): boolean {
  if (!isPossessive(tokens[to - 1]) || shelves.has(tokens[from]?.text ?? "")) return false;
  return [to, to + 1].some(
    (at) =>
      tokens.slice(to, at + 1).every(({ before }) => before === "space") &&
      termAt(tokens, at)?.term.field === "audience",
  );
}

/** "Grandmother wants a sweater for my daughter". */
function wantsForAnother(tokens: readonly Token[], { to }: Entity): boolean {
  const at = tokens[to]?.text === "also" ? to + 1 : to;
  if (!wanters.has(tokens[at]?.text ?? "")) return false;
  return tokens.some(({ text }, n) => {
    if (text !== "for" || n < at) return false;
    const after = isAttribute(tokens, n + 1) ? n + 2 : n + 1;
    const whom = termAt(tokens, after)?.term.field === "audience";
    return whom || pronouns.has(tokens[n + 1]?.text ?? "");
  });
}

const wanters = new Set("wants needs wanted asked asks".split(" "));

/** "Over my white kurta". */
function isBeneath(tokens: readonly Token[], from: number): boolean {
  let at = from - 1;
  while (at > from - 4 && at >= 0 && isAttribute(tokens, at)) at -= 1;
  return beneath.has(tokens[at]?.text ?? "") && !changing.has(tokens[at - 1]?.text ?? "");
}

/** "Something with palazzos". */
function isBeside(tokens: readonly Token[], entity: Entity): boolean {
  if (entity.kind !== "word" || entity.field !== "garment" || !isWhole(entity.value)) return false;
  let at = entity.from - 1;
  while (at > entity.from - 4 && isAttribute(tokens, at)) at -= 1;
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  if (tokens[at]?.text !== "with") return false;
  return anyPiece.has(before.at(-1) ?? "") || before.includes("wear");
}

/** "The bra that comes with those gym sets". */
const isComing = (tokens: readonly Token[], from: number): boolean =>
  /^(?:those|these)$/.test(tokens[from - 1]?.text ?? "") &&
  tokens[from - 2]?.text === "with" &&
  /^comes?$/.test(tokens[from - 3]?.text ?? "");

/** "Jisme bag bhi aa jaye". */
const isToFitInside = (
  tokens: readonly Token[],
  { value, to }: { readonly value: string; readonly to: number },
): boolean =>
  isOtherGoods(value) &&
  tokens
    .slice(to, to + 4)
    .some(({ text, before }) => before === "space" && /^(?:andar|dhak|sama|jaye)$/.test(text));

const anyPiece = new Set("something anything thing things stuff wear what nice good".split(" "));
const isWhole = (garment: string): boolean =>
  garment === "saree" || garmentLineage(garment).includes("bottoms");

/** "No collar, only a chinese collar". */
const isOtherCollar = (tokens: readonly Token[], to: number): boolean =>
  /^(?:only|just|but)$/.test(tokens[to]?.text ?? "") &&
  tokens.slice(to + 1, to + 4).some(({ text }) => text === "collar");

/** "Black is for funerals". */
const isOfColour = (tokens: readonly Token[], at: number): boolean =>
  /^(?:is|are|was|only|just)$/.test(tokens[at - 2]?.text ?? "") &&
  tokens[at - 1]?.text === "for" &&
  [3, 4].some((back) => {
    const found = termAt(tokens, at - back);
    return found?.term.field === "colour" && found.to >= at - 3;
  });

const isForOccasion = (tokens: readonly Token[], at: number): boolean =>
  /^(?:is|are|was)$/.test(tokens[at]?.text ?? "") &&
  [at + 1, at + 2].some(
    (n) => tokens[n]?.text === "for" && termAt(tokens, n + 1)?.term.field === "occasion",
  );

const mates = new Set("friend friends mate mates buddy buddies bag bags".split(" "));

/** "A gym near my office". */
function isNearby(tokens: readonly Token[], at: number): boolean {
  const from = /^(?:my|our|the|his|her)$/.test(tokens[at - 1]?.text ?? "") ? at - 2 : at - 1;
  return (
    /^(?:near|behind|opposite|nearby)$/.test(tokens[from]?.text ?? "") ||
    (tokens[from]?.text === "to" && /^(?:next|close)$/.test(tokens[from - 1]?.text ?? ""))
  );
}

/** "She has a full cupboard of pink". */
function isHoarded(tokens: readonly Token[], { from, to }: Entity): boolean {
  const word = (at: number): string => tokens[at]?.text ?? "";
  const full = /^(?:full|of|in|my|her|his|the|whole|entire|a)$/;
  if (cupboards.has(word(from)))
    return full.test(word(to)) || full.test(word(from - 1)) || word(to) === "is";
  return [2, 3, 4].some(
    (back) =>
      cupboards.has(word(from - back)) &&
      tokens
        .slice(from - back + 1, from)
        .every(({ text }) => /^(?:full|of|is|so|much)$/.test(text)),
  );
}

const cupboards = new Set(
  "cupboard cupboards wardrobe wardrobes closet closets almirah almari drawer drawers".split(" "),
);

/** "Wo jo lambi jacket hoti hai": what was named, described again. */
function isExplained(tokens: readonly Token[], { from, to }: Entity): boolean {
  const end = tokens.findIndex(({ text }, at) => at >= to && explained.has(text));
  if (end < 0 || end - to > 4) return false;
  return tokens
    .slice(Math.max(1, from - 5), from)
    .some(
      (token, n) =>
        token.text === "jo" && that.has(tokens[Math.max(1, from - 5) + n - 1]?.text ?? ""),
    );
}

const that = new Set("wo woh vo voh wahi that".split(" "));
const explained = new Set("hoti hota hote pehente pehnte kehte".split(" "));

/** "Everybody will be in white, so a black dress". */
function isWornByOthers(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 5), at).map(({ text }) => text);
  if (/^(?:gifts?|gives?|gave|buys?|brings?)$/.test(before.at(-1) ?? ""))
    return /^(?:everyone|everybody|all|people|relatives|aunties|they|family)$/.test(
      before.at(-2) ?? "",
    );
  if (!/^(?:in|wearing|wore|wears?)$/.test(before.at(-1) ?? "")) return false;
  if (before.some((word) => /^(?:must|has|have|should|needs?)$/.test(word))) return false;
  // "Haldi function, everybody in yellow": how one dresses there.
  const isAnothers = (_: Token, other: number) =>
    other !== at && termAt(tokens, other)?.term.field === "colour";
  if (/^every(?:one|body)$/.test(before.at(-2) ?? "") && !tokens.some(isAnothers)) return false;
  // "For the bride's mother in cream".
  const first = Math.max(0, at - 5);
  return (
    before.some((word, n) => others.has(word) && !hasGarment(tokens, first + n, at)) &&
    !before.includes("for")
  );
}

const hasGarment = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some((_, n) => termAt(tokens, from + n)?.term.field === "garment");

const others = new Set(
  "bride groom everyone everybody boss others bridesmaids guests all colleagues friends classmates cousins".split(
    " ",
  ),
);

const feeding = /^(?:feed|feeds|feeding|nurse|nursing|breastfeed|breastfeeding)$/;

const births = phrases(
  "had a, has a, having a, have a, expecting a, expecting, delivered a, gave birth to a, just had a, had, had her, has had a, had a new, with a new, after the",
);

function hasBorne(tokens: readonly Token[], entity: Entity): boolean {
  return [1, 2, 3, 4, 5].some((back) => phraseAt(tokens, entity.from - back, births) === back);
}

const borne = phrases(
  "just had, had, has had, has just had, delivered, just delivered, has delivered, gave birth",
);
const newborns =
  /^(?:jhablas?|rompers?|onesies?|bodysuits?|newborns?|gift|swaddles?|bibs?|booties)$/;

const hasBorneSince = (tokens: readonly Token[], to: number): boolean => {
  const length = phraseAt(tokens, to, borne);
  const after = tokens.slice(to + length, to + length + 4).map(({ text }) => text);
  return length > 0 && (tokens[to + length - 1]?.text !== "had" || after.includes("baby"));
};

const refusals = phrases(
  "won't get me, will not get me, won't buy, will not buy, won't fetch, won't get, can't get me, doesn't get me, doesn't buy, won't cover, won't do, won't be enough, will not do, is not enough, isn't enough, not enough, is too less, is too little, too less, is impossible, isn't possible, is not possible, nahi chalega, won't work, will not work",
);

/** "I know 1000 won't do": an excluded amount. */
export function isSetAside(tokens: readonly Token[], entity: Entity): boolean {
  return entity.kind === "price" && phraseAt(tokens, entity.to, refusals) > 0;
}

function isLook(token: Token): boolean {
  const field = termAt([token], 0)?.term.field;
  return (
    field !== undefined &&
    ["colour", "material", "detail", "pattern", "fit", "occasion", "sleeve"].includes(field)
  );
}

/** "The saree she already has", "saree ke andar". */
export function isOwned(tokens: readonly Token[], entity: Entity): boolean {
  if (entity.kind !== "word" || entity.field !== "garment") return false;
  // "She likes sarees but this time a kurti".
  if (tokens[entity.to]?.text === "but" && tastes.has(tokens[entity.from - 1]?.text ?? "")) {
    const next = tokens.slice(entity.to + 1, entity.to + 4).map(({ text }) => text);
    if (next.some((word) => turns.has(word))) return true;
  }
  const goesOn = tokens[entity.to]?.before === "space";
  if (goesOn && phraseAt(tokens, entity.to, owning) > 0) return true;
  if (phraseAt(tokens, entity.to, places) > 0) return true;
  if (isThere(tokens, entity) || isOfItsBlouse(tokens, entity)) return true;
  let from = entity.from - 1;
  while (from >= 0 && isLook(tokens[from] as Token)) from -= 1;
  return owners.has(tokens[from]?.text ?? "") && phraseAt(tokens, entity.to, lacks) > 0;
}

/** "Saree ka black blouse". */
function isOfItsBlouse(
  tokens: readonly Token[],
  { value, to }: { readonly value: string; readonly to: number },
): boolean {
  if (value !== "saree" || !/^k[aei]$/.test(tokens[to]?.text ?? "")) return false;
  let at = to + (tokens[to + 1]?.text === "liye" ? 2 : 1);
  while (at < to + 4 && tokens[at] !== undefined && isLook(tokens[at] as Token)) at += 1;
  return /^(?:blouse|petticoat)s?$/.test(tokens[at]?.text ?? "");
}

const tastes = new Set("likes loves prefers wears usually mostly always".split(" "));
const turns = new Set("this time now today i want wants need needs give show she he".split(" "));
const owners = new Set("my our his her mere meri mera".split(" "));
const lacks = phrases(
  "needs, needs a, need a, wants a, is missing, is missing a, misses, lacks, lost its, has lost, came without, has no, doesn't have, didn't come with, ka, ki, ke liye",
);
/** After what is worn beside it. */
const places = phrases(
  "ke andar, ke neeche, ke niche, ke upar, ke uper, ke under, ke bheetar, ke bhitar, ke saath pehenne, ke saath pehnne, ke saath pehen, ke sath pehenne, ke sath pehnne, ke saath match, ke sath match, ke saath matching, ke saath pair, ke saath wear, se match, se matching, ke upar se, ke upar ke liye, pe pehenne, pe pehnne, par pehenne, pe daalne, pe dalne, par daalne, ke upar daalne, ke upar dalne, pe odhne, par odhne",
);

const owning = phrases(
  "she already has, he already has, i already have, she has already, i have already, we already have, she already own",
);

/** "Kurta I have". */
function isThere(tokens: readonly Token[], { to }: Entity): boolean {
  const end = to + phraseAt(tokens, to, having);
  const next = tokens[end];
  return (
    end > to && tokens[to]?.before === "space" && (next === undefined || next.before !== "space")
  );
}

const having = phrases(
  "i have, i've got, i have got, i own, we have, she has, he has, she has got, he has got, they have, i have at home, is there at home, are there at home, is at home, are at home, i have plenty, i have enough, is already there, hai ghar pe, hai ghar par, hai ghar me, hai ghar mein, pada hai ghar pe, pada hai ghar par, pada hai ghar me, pada hai ghar mein, rakha hai ghar pe, rakha hai ghar par, rakha hai ghar me, rakha hai ghar mein, ghar pe hai, ghar par hai, ghar me hai, ghar mein hai, ghar pe pada hai, ghar par pada hai, ghar me pada hai, ghar mein pada hai, ghar pe padi hai, ghar par padi hai, ghar me padi hai, ghar mein padi hai, ghar pe pade hain, ghar par pade hain, ghar me pade hain, ghar mein pade hain, ghar pe rakha hai, ghar par rakha hai, ghar me rakha hai, ghar mein rakha hai, ghar pe rakhi hai, ghar par rakhi hai, ghar me rakhi hai, ghar mein rakhi hai, ghar pe rakhe hain, ghar par rakhe hain, ghar me rakhe hain, ghar mein rakhe hain, ghar pe hi hai, ghar par hi hai, ghar me hi hai, ghar mein hi hai, hai mere paas, mere paas hai, hai already, already hai, pehle se hai",
);

function isAttribute(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  return (
    ["my", "the", "this", "a", "an", "her", "his", "our", "these", "those"].includes(token.text) ||
    isLook(token) ||
    [at, at - 1].some((from) => {
      const found = from < 0 ? null : termAt(tokens, from, { slips: false });
      return found !== null && found.to - from === 2 && found.term.field === "detail";
    })
  );
}

/** "He can't tie it himself", "how to wrap it": a garment's word as a verb. */
export function isDone(tokens: readonly Token[], entity: Entity): boolean {
  if (entity.kind !== "word" || entity.to - entity.from > 1) return false;
  const word = tokens[entity.from]?.text ?? "";
  if (!verbs.has(word) || tokens[entity.to]?.before === "stop") return false;
  return (
    objects.has(tokens[entity.to]?.text ?? "") &&
    tokens[entity.to]?.before === "space" &&
    !["a", "the", "my", "for", "with"].includes(tokens[entity.from - 1]?.text ?? "")
  );
}

const verbs = new Set(
  "tie wrap drape belt dress suit cap top button zip slip pleat fold cover".split(" "),
);
const objects = new Set("it them him her me myself himself herself themselves up".split(" "));

/** "a blouse for the saree". */
export function isFor(
  tokens: readonly Token[],
  entity: Entity,
  before: readonly Entity[],
): boolean {
  if (entity.kind !== "word" || entity.field !== "garment") return false;
  const last = before.findLast((one) => one.kind === "word" && one.field === "garment");
  // "Blouse chahiye saree ke liye".
  const named = tokens.slice(last?.to ?? 0, entity.from);
  if (
    last !== undefined &&
    /^ke?$/.test(tokens[entity.to]?.text ?? "") &&
    tokens[entity.to + 1]?.text === "liye" &&
    named.length > 0 &&
    named.length < 6 &&
    !named.some(({ text }) => /^(?:and|aur|or|ya)$/.test(text))
  )
    return true;
  // "For my green suit": owner and look may come between.
  let at = entity.from - 1;
  while (at > entity.from - 5 && tokens[at] !== undefined && isAttribute(tokens, at)) at -= 1;
  // "For men white kediyu".
  if (tokens.slice(at + 1, entity.from).some(isShelf)) return false;
  const joint = tokens[at]?.text;
  if (joint === undefined || !belonging.has(joint)) return false;
  // "He had a nice vest. I am looking for trousers".
  if (joint === "for" && seeking.test(tokens[at - 1]?.text ?? "")) return false;
  return last !== undefined && at - last.to <= (joint === "for" ? 6 : 0);
}

const isShelf = ({ text, start, end }: Token): boolean =>
  /^(?:men|women|gents|ladies|boys|girls|kids)$/.test(text) && end - start === text.length;

const belonging = new Set(["for", "from", "of"]);
const seeking = /^(?:look|looking|search|searching|hunting|shopping|ask|asking|asked|came)$/;

/** "Beta, I need …", "didi show me …": vocatives. */
export function isCalled(tokens: readonly Token[], entity: Entity): boolean {
  if (entity.kind !== "audience" || entity.weak || !callings.has(tokens[entity.from]?.text ?? ""))
    return false;
  const youth = tokens[entity.from]?.text === "young" && tokens[entity.from]?.before !== "space";
  if (youth && tokens[entity.to]?.before === "stop") return true;
  if (entity.to - entity.from > 1) return false;
  const first = tokens.findIndex(({ text }) => !greetings.has(text));
  const next = tokens[entity.to];
  // "Bhaiya co-ord set dikhao", but not "bhaiya ke liye".
  const named = /^(?:ke|ka|ki|ko|is|has|wants|needs|likes|and|or|aur)$/.test(next?.text ?? "");
  if (entity.from === first && next !== undefined && addressed.has(tokens[entity.from]?.text ?? ""))
    return !named;
  if (entity.from === first && next !== undefined)
    return next.before !== "space" || speaking.has(next.text);
  const ends = next === undefined || next.before !== "space";
  // "White kurti sir", but "for my didi".
  if (
    (next === undefined || next.before === "stop") &&
    callingLast.has(tokens[entity.from]?.text ?? "") &&
    !isOwnerWord(tokens[entity.from - 1])
  )
    return true;
  const asked = asking.has(tokens[entity.from - 1]?.text ?? "");
  return ends && ((next === undefined && tokens[entity.from]?.before !== "space") || asked);
}

/** "Saari dikhao bhaiya, silk mein". */
const asking = new Set(
  "dikhao dikhaiye dikhana dikhado batao bataiye batana dena dijiye chahiye hello hi please pls plz thanks suno hai hain yaar".split(
    " ",
  ),
);

const callingLast = new Set("sir madam ma'am dude bro bhai bhaiya bhaiyya didi".split(" "));
const isOwnerWord = (token: Token | undefined): boolean =>
  isPossessive(token) ||
  /^(?:for|fr|4|gift|surprise|pya+r[aei]|pehe?neg[aei]|my|mer[aei]|apn[aei]|hamar[aei]|u[sn]k[aei]|chh?ot[aei]|bad[aei]|the|an?|his|her|our|by|to|of|and|aur|or|ya|is|are|like|elder|older|younger|little|big|cousin|both|dear|with|as)$/.test(
    token?.text ?? "",
  );
const addressed = new Set("bhaiya bhaiyya bhai bro dude sir madam didi boss".split(" "));
const greetings = new Set(
  "hi hello hey namaste namaskar ok okay arre are oye good morning evening yes so".split(" "),
);
const callings = new Set(
  "young bro dude beta bete bhaiya bhai didi uncle aunty auntie sir madam sister brother dada amma akka anna chetta chechi bhaiyya".split(
    " ",
  ),
);
const speaking = new Set(
  "i i'm i've we me show give do can is are please ek mujhe need want kuch koi hum dikhao you my the have".split(
    " ",
  ),
);

/** "her sister", "his office". */
function isPossessor(tokens: readonly Token[], entity: Entity): boolean {
  const own = tokens[entity.from]?.text;
  if (own !== "her" && own !== "his") return false;
  const next = tokens[entity.to];
  if (next === undefined || next.before !== "space") return false;
  const found = termAt(tokens, entity.to);
  return found?.term.field === "audience";
}
