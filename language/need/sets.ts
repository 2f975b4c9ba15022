/** Sets: which pieces come together, and "with dupatta" of a kurta. */

import { numberAt } from "../readers/numbers.ts";
import { guarded } from "../text/guarded.ts";
import { phraseAt, phrases, type Token } from "../text/tokens.ts";
import { everydayKind, garmentLineage, isOtherGoods, mayStandIn } from "../words/garments.ts";
import { isAmongMoreWords, termAt } from "../words/lexicon.ts";
import type { Entity } from "./entity.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Everyday kinds, and kinds treated like them. */
function kinds(list: string): { readonly has: (garment: string) => boolean } {
  const all = words(list);
  return { has: (garment) => all.has(garment) || all.has(everydayKind(garment)) };
}

const upper = kinds(
  "upper-wear bra sports-bra kurta dhoti-set kurti short-kurta sports-jersey pheran kedia anarkali angrakha pathani kurta-set tunic top crop-top camisole tank-top tube-top corset-top peplum-top blouse choli shirt overshirt t-shirt polo henley sweatshirt hoodie sweater jacket blazer nehru-jacket waistcoat sherwani bandhgala coat indo-western kaftan thermals bodysuit leotard suit cardigan cape shrug raincoat",
);
const lower = kinds(
  "bottoms kurta-bottoms trousers chinos cargos joggers jeans jeggings treggings leggings tights shorts skirt skort palazzo salwar churidar dhoti dhoti-pants harem-pants sharara gharara pyjama culottes capris dungaree",
);
const draped = kinds("dupatta stole shawl angavastram");
const overlays = kinds("jacket shrug nehru-jacket waistcoat cape gilet");

const wrapped = words("mundu dhoti lungi");
const veils = words("hijab niqab");
const outfits = words("outfit outfits attire look ensemble clothes getup set");
const tailored = words("blazer coat");

export const setKinds = kinds(
  "kurta-set pathani-suit dhoti-set co-ord night-suit tracksuit rain-suit suit lehenga",
);
/** Sets without a main piece. */
export const wholeSets = kinds(
  "suit pathani-suit tracksuit rain-suit night-suit co-ord thermals scrubs pavadai chaniya-choli football-jersey lingerie-set kids-set half-saree",
);
/** Sets named by pieces: "salwar suit" has a salwar. */
export const phraseSets = words("kurta-set dhoti-set night-suit");
/** A "lehenga choli" has a blouse. */
export const decisiveSets = words("kurta-set dhoti-set night-suit lehenga");

export const isUpper = (garment: string): boolean => upper.has(everydayKind(garment));
export const isLower = (garment: string): boolean => lower.has(everydayKind(garment));
export const isOverlay = (garment: string): boolean => overlays.has(garment);
/** A piece that makes a kurta a set. */
export const dressesKurta = (piece: string): boolean =>
  lower.has(everydayKind(piece)) || draped.has(everydayKind(piece));

const kurtas = words("kurta kurti kurta-set dhoti-set");
export function isKurta(garment: string): boolean {
  const kin = garmentLineage(garment);
  return kin.some((one) => kurtas.has(one));
}

/** Whether a garment named after another comes with it. */
export function comesWith(a: string, b: string): boolean {
  const head = everydayKind(a);
  const piece = everydayKind(b);
  if (a === "bra") return b === "panties" || b === "briefs";
  if (b === "bloomers") return garmentLineage(a).includes("dress") || upper.has(head);
  if (lower.has(piece)) return upper.has(head) || isKurta(a) || a === "jhabla";
  if (draped.has(piece)) return !draped.has(head);
  if (garmentLineage(a).includes("costume")) return true;
  if (veils.has(piece)) return head === "abaya";
  // "Kurta and mundu"; with a shirt, the mundu is first.
  if (wrapped.has(piece)) return isKurta(a);
  if (wrapped.has(head)) return piece === "shirt";
  if (piece === "crop-top") return head === "lehenga";
  if (piece === "choli" || piece === "blouse")
    return head === "lehenga" || head === "skirt" || head === "saree";
  return overlays.has(piece) && ["kurta-set", "dhoti-set", "sherwani", "lehenga"].includes(head);
}

const pieceWords: ReadonlyMap<string, string> = new Map([
  ["pyjama", "pyjama"],
  ["pajama", "pyjama"],
  ["salwar", "salwar"],
  ["patiala", "salwar"],
  ["churidar", "churidar"],
  ["palazzo", "palazzo"],
  ["sharara", "sharara"],
  ["gharara", "gharara"],
  ["dhoti", "dhoti"],
  ["pant", "trousers"],
  ["shorts", "shorts"],
  ["dupatta", "dupatta"],
  ["choli", "blouse"],
]);

const spelled = (word: string): string => word.replace(/(.)\1+/g, "$1");
const pieceSpelled = new Map([...pieceWords].map(([word, piece]) => [spelled(word), piece]));
const pieceNamed = (word: string): string | undefined =>
  pieceSpelled.get(spelled(word)) ?? pieceSpelled.get(spelled(word.replace(/s$/, "")));
const isPieceWord = (word: string): boolean => pieceNamed(word) !== undefined;

export function innerParts(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap(({ text }) => pieceNamed(text) ?? []);
}

type WordEntity = Extract<Entity, { kind: "word" }>;

/** "a kurta with dupatta" becomes one kurta with a dupatta. */
export function withPieces(
  tokens: readonly Token[],
  entities: readonly Entity[],
): readonly Entity[] {
  const garment = entities.some((entity) => entity.kind === "word" && entity.field === "garment");
  entities = entities.filter(
    (one) => !isManner(tokens, one, entities) && !isTakenFrom(tokens, one, entities),
  );
  entities = entities.flatMap((one) => kurtaWithout(tokens, one));
  entities = entities.flatMap((one) => kurtaJacketIn(tokens, one));
  let head: WordEntity | null = null;
  let ofHers: Entity | undefined;
  let end = 0;
  const out: Entity[] = [];
  for (const entity of entities) {
    if (entity.kind !== "word" || entity.field !== "garment") {
      // "A jersey" alone is no cloth.
      const leads =
        tokens[entity.to]?.text === "with" || /^shorts?$/.test(tokens[entity.to + 1]?.text ?? "");
      if ((!garment || leads) && entity.kind === "word" && entity.value === "jersey") {
        head = { ...entity, field: "garment", value: "sports-jersey" };
        end = entity.to;
        out.push(head);
      } else out.push(entity);
      continue;
    }
    if (
      entity.value === "turtleneck" &&
      (entities.some((one) => isNamedAfter(one, entity, tokens)) || isNeckOf(head, entity, tokens))
    ) {
      // "A turtle neck sweater": a neck.
      if (
        !/sweater|jumper/.test(entity.spoken) &&
        !(/polo/i.test(entity.spoken) && entities.some(isTee))
      ) {
        out.push({ ...entity, field: "detail", value: "high-neck" });
        continue;
      }
    }
    // "A sweater with a half zip".
    const zipped = /^(?:half|quarter) zip$/i.test(entity.spoken);
    const isSide =
      (head !== null && /^(?:with|a|the)$/.test(tokens[entity.from - 1]?.text ?? "")) ||
      entities.some((one) => isWordAt(one, entity.to, 1));
    if (zipped && isSide) {
      out.push({ ...entity, field: "detail", value: "quarter-zip-neck" });
      continue;
    }
    // "Not a polo neck sweater".
    const [named = ""] =
      /(?:sweaters?|jumpers?|pullovers?|t[- ]?shirts?|tees?)$/i.exec(entity.spoken) ?? [];
    const neck = necked.get(entity.value);
    if (neck !== undefined && named !== "" && isRefused(tokens, entity)) {
      const from = entity.to - named.split(/[- ]/).length;
      if (from > entity.from) out.push({ ...entity, field: "detail", value: neck, to: from });
      head = { ...entity, value: named.startsWith("t") ? "t-shirt" : "sweater", from };
      end = entity.to;
      out.push(head);
      continue;
    }
    if (entity.value === "turtleneck" && /polo/i.test(entity.spoken) && entities.some(isTee)) {
      // A T-shirt's "polo neck" is a collar.
      out.push({ ...entity, field: "detail", value: "polo-collar" });
      continue;
    }
    // "A lehenga, indo western": a look, and no other piece.
    if (entity.value === "indo-western" && head !== null && !joined(tokens, entity)) continue;
    // "A puffer without sleeves, gilet you call it".
    if (head !== null && (phraseAt(tokens, entity.to, callings) > 0 || isThought(tokens, entity))) {
      out[out.indexOf(head)] = entity;
      head = entity;
      end = entity.to;
      continue;
    }
    const [back = "", last = ""] = wordsBefore(tokens, entity);
    const isRather = tokens
      .slice(Math.max(0, entity.from - 5), entity.from)
      .some(({ text }) => /^(?:rather|other|sooner)$/.test(text));
    const isBesides = beside.has(last) || (beside.has(back) && last === "a");
    if (head !== null && isBesides && !isRather) continue;
    // "A night dress, T-shirt and capri type".
    const legs =
      head !== null && entity.from - head.to < 2 && sleepTops.has(entity.value)
        ? legsAfter(tokens, entity, entities)
        : undefined;
    if (head?.value === "nightdress" && legs !== undefined) {
      const suit: WordEntity = { ...head, value: "night-suit" };
      out[out.indexOf(head)] = suit;
      head = suit;
      end = entity.to;
      continue;
    }
    if (head?.value === "night-suit" && end > head.to && lower.has(entity.value)) {
      out.push(asPiece(entity, entity.value));
      end = entity.to;
      continue;
    }
    if (head !== null && isDefinition(tokens, head, entity)) continue;
    // "leggings, churidar type": a look.
    if (isLikeness(tokens, head, entity, entities)) {
      // "Jeggings that look like jeans": their nature.
      if (head !== null && mayStandIn(head.value, entity.value)) continue;
      const words = entity.spoken.toLowerCase();
      out.push({ ...entity, field: "detail", value: `other:${words}`, implies: [] });
      continue;
    }
    // "Tie wali jhabla": a part of what follows.
    const isLast = head !== null && isKurta(head.value) && isSetListed(tokens, entity.to);
    if (having.test(tokens[entity.to]?.text ?? "") && !isLast) {
      // "A night dress, pant wala".
      if (head?.value === "nightdress" && lower.has(entity.value)) {
        const suit: WordEntity = { ...head, value: "night-suit" };
        out[out.indexOf(head)] = suit;
        out.push(asPiece(entity, entity.value === "trousers" ? "pyjama" : entity.value));
        head = suit;
        continue;
      }
      const wearing = entities.find((one) => isWordAt(one, entity.to + 1));
      const worn = wearing?.kind === "word" ? wearing.value : "";
      if (isIndian(entity.value) && (worn === "suit" || isKurta(worn))) {
        out.push(asPiece(entity, entity.value));
        if (worn === "suit") ofHers = wearing;
      }
      if (wearing !== undefined) continue;
      // "Frock belt wali".
      if (isOtherGoods(entity.value)) {
        out.push(asPiece(entity, entity.value));
        continue;
      }
    }
    if (isPrint(tokens, entity, entities)) continue;
    // "A salwar suit, unstitched": its material.
    if (
      head !== null &&
      entity.value === "dress-material" &&
      isKurta(head.value) &&
      !isRefused(tokens, entity)
    ) {
      const whole: WordEntity = { ...head, value: "dress-material" };
      out[out.indexOf(head)] = whole;
      head = whole;
      continue;
    }
    // "A thermal, upper or lower": a part of it.
    if (
      head?.value === "thermals" &&
      ["top", "bottoms", "leggings", "joggers"].includes(entity.value)
    ) {
      if (asksBoth(tokens) && !out.some((one) => one.kind === "word" && one.value === "set"))
        out.push({ ...entity, field: "detail", value: "set", implies: [] });
      else if (isAmongMoreWords() && asksOne(tokens))
        out[out.indexOf(head)] = { ...head, value: halfOf(entity.value) };
      continue;
    }
    // "A kurta churidar set".
    if (head !== null && isKurta(head.value) && isSetOf(tokens, head, end, entity)) {
      const whole: WordEntity = { ...head, value: entity.value, to: entity.to };
      out[out.indexOf(head)] = whole;
      out.push(...innerPieces(tokens, entity));
      head = whole;
      end = entity.to;
      continue;
    }
    // "A Krishna dress, dhoti kurta".
    if (
      head !== null &&
      ((head.value === "krishna-dress" && isKurta(entity.value)) ||
        isWhichDress(tokens, head, entity))
    ) {
      out[out.indexOf(head)] = entity;
      out.push(...innerPieces(tokens, entity));
      head = entity;
      end = entity.to;
      continue;
    }
    // "A baby set, tee and shorts": the set's first piece.
    if (head?.value === "kids-set" && upper.has(entity.value)) {
      out.splice(out.indexOf(head), 1, { ...head, field: "detail", value: "set", implies: [] });
      out.push(entity);
      head = entity;
      end = entity.to;
      continue;
    }
    // "Shirt and dhoti set".
    if (head !== null && upper.has(head.value) && isJoinedDhoti(tokens, head, entity)) {
      out.push(...innerPieces(tokens, entity));
      end = entity.to;
      continue;
    }
    // "Hoodie and joggers set".
    if (head !== null && upper.has(head.value) && isSetOfLegs(tokens, head, entity)) {
      out.splice(out.indexOf(head), 1, asPiece(head, head.value));
      out.push(asPiece(entity, "joggers"));
      head = null;
      end = entity.to;
      continue;
    }
    // "A hoodie, pullover not zip": how it is put on.
    if (
      entity.value === "pullover" &&
      !/^(?:no|not)$/.test(tokens[entity.from - 1]?.text ?? "") &&
      head !== null &&
      isSweatshirt(head) &&
      !joined(tokens, entity)
    )
      continue;
    if (head !== null && isPlainer(tokens, head, entity)) {
      const whole: WordEntity = { ...head, to: entity.to };
      out[out.indexOf(head)] = whole;
      head = whole;
      continue;
    }
    // "Suit pant coat tie".
    if (head?.value === "suit" && entity.value === "tie" && end === entity.from) {
      out.push(asPiece(entity, entity.value));
      end = entity.to;
      continue;
    }
    // "A hand knit sweater cap booties".
    if (head !== null && isOfBaby(tokens, head, entity, end)) {
      out.push(asPiece(entity, entity.value));
      end = entity.to;
      continue;
    }
    // "Couple wear, a kurta and a kurti".
    if (head !== null && isForCouple(tokens, head, entity)) {
      out.push(asPiece(entity, entity.value));
      continue;
    }
    // "A petticoat saree".
    if (head !== null && head.to === entity.from && isUnderneath(tokens, head, entity)) continue;
    // "Woolen set cap and booties", "frock topi ke saath": what comes with it.
    if (head !== null && isInBox(tokens, head, entity)) {
      out.push(asPiece(entity, entity.value));
      end = entity.to;
      continue;
    }
    if (head !== null && isCompound(tokens, head, entity) && !isOnlyThis(tokens, head)) {
      out.splice(out.indexOf(head), 1, ...looksOfName(tokens, head, entity));
      if (head.value === "suit") head = null;
    }
    if (head !== null && isSwapped(tokens, head, entity)) {
      out.splice(out.indexOf(head), 1, asPiece(head, head.value));
      head = entity;
      out.push(entity);
      continue;
    }
    if (head !== null && isOverKurta(tokens, head, entity)) {
      out.splice(out.indexOf(head), 1, asPiece(head, ofKurta(entity, head.value)));
      head = entity;
      out.push(entity, ...innerPieces(tokens, entity));
      continue;
    }
    // "A T-shirt and pyjama night suit".
    const ending =
      entity.value === "night-suit" &&
      head?.to === entity.from - 1 &&
      joined(tokens, entity) &&
      innerParts(tokens.slice(entity.from, entity.to)).length > 0;
    if (
      head !== null &&
      (ending || (entity.value === "co-ord" && entity.from - Math.max(head.to, end) < 4))
    ) {
      // "Shirt and shorts co-ord": a set of both.
      for (const [at, one] of out.entries()) {
        if (one.kind === "word" && one.field === "garment") out[at] = asPiece(one, one.value);
      }
      head = null;
    }
    // "A party set with suspenders".
    const lone = !entities.some(
      (one) =>
        isWordAt(one, 0, Number.MAX_VALUE) && one.kind === "word" && !isOtherGoods(one.value),
    );
    const led = tokens.slice(0, entity.from).findLastIndex(({ text }) => holding.test(text));
    const dressed =
      tokens.slice(Math.max(0, led - 3), led).some(({ text }) => outfits.has(text)) &&
      (dressesKurta(entity.value) ||
        isOtherGoods(entity.value) ||
        entity.value === "waistcoat" ||
        (entity.value === "jacket" &&
          tokens.slice(Math.max(0, led - 2), led).some(({ text }) => text === "set")));
    if (lone && led >= 0 && entity.from - led < 4 && isOtherGoods(entity.value)) {
      out.push(asPiece(entity, entity.value));
      continue;
    }
    // "A full outfit with dupatta".
    if (led >= 0 && head === null && dressed) {
      out.push(asPiece(entity, entity.value));
      continue;
    }
    if (
      head === null &&
      led >= 0 &&
      entity.value === "blouse" &&
      / (?:piece|bit)$/i.test(entity.spoken)
    ) {
      out.push(asPiece(entity, entity.value));
      continue;
    }
    if (head === null && isLedByPiece(tokens, entity, entities)) {
      out.push(asPiece(entity, entity.value));
      continue;
    }
    if (head === null) head = entity;
    else if (isPieceOf(tokens, head, entity, end) && !isInstead(tokens, head, entity)) {
      end = entity.to;
      // "with white pants": the white is theirs; "a co-ord set, purple top and shorts": the set's.
      const isUppers =
        (/^(?:co-ord|night-suit)$/.test(head.value) && isUpper(entity.value)) ||
        (head.value === "tracksuit" && entity.value === "hoodie") ||
        (head.value === "suit" && tailored.has(entity.value));
      while (!isUppers && isLookOf(out.at(-1), entity) && tokens[entity.from]?.before === "space")
        out.pop();
      if (head.value === "suit" && isIndian(entity.value)) {
        const set: WordEntity = { ...head, value: "kurta-set" };
        out[out.indexOf(head)] = set;
        head = set;
      }
      if (head.value === "raincoat" && lower.has(entity.value))
        out[out.indexOf(head)] = { ...head, value: "rain-suit" };
      if (tailored.has(head.value) && entity.value === "trousers") {
        const suit: WordEntity = { ...head, value: "suit" };
        out[out.indexOf(head)] = suit;
        out.push(asPiece(head, head.value));
        head = suit;
      } else if (
        !isKurta(entity.value) &&
        (!wholeSets.has(head.value) ||
          (head.value === "suit" && !lower.has(entity.value) && !tailored.has(entity.value)) ||
          (setsNamed.has(head.value) && !draped.has(entity.value)))
      )
        out.push(asPiece(entity, ofKurta(head, entity.value)));
      continue;
    } else head = entity;
    end = entity.to;
    out.push(entity);
    if (entity.value === "thermals" && / set$/i.test(entity.spoken))
      out.push({ ...entity, field: "detail", value: "set", implies: [] });
    if (!phraseSets.has(entity.value) || entity.value === "night-suit") continue;
    out.push(...innerPieces(tokens, entity));
  }
  const named = out.map((one) =>
    one === ofHers && one.kind === "word" ? { ...one, value: "kurta-set" } : one,
  );
  const whole = asThreePiece(withNightSuit(kurtaAlone(tokens, legsAlone(tokens, named))));
  const kin = head === null ? [] : garmentLineage(head.value);
  // A jacket's cap is its hood.
  const capped = kin.includes("jacket") || kin.includes("raincoat");
  const isHoodOf = (one: WordEntity): boolean =>
    (kin.includes("sweatshirt") || kin.includes("poncho")) &&
    tokens[one.from - 1]?.text === "with" &&
    tokens[one.to]?.text !== "and";
  const all = [...whole, ...aloneIn(tokens, whole)]
    .filter((one) => !(isPack(one) && kin.some((each) => packed.has(each))))
    .sort((a, b) => a.from - b.from);
  return all.map((one) =>
    isCapRefused(tokens, one) && all.some(isHooded)
      ? { ...one, field: "detail", value: "hood" }
      : one.kind === "word" &&
          (capped || isHoodOf(one)) &&
          caps.has(one.value) &&
          /cap|topi/i.test(one.spoken)
        ? { ...one, value: "hood" }
        : one,
  );
}

const isDefinition = (tokens: readonly Token[], head: WordEntity, entity: WordEntity): boolean =>
  tokens[entity.from - 1]?.text === "the" &&
  /^(?:that|which)$/.test(tokens[entity.to]?.text ?? "") &&
  head.value !== entity.value &&
  (mayStandIn(head.value, entity.value) || garmentLineage(head.value).includes(entity.value));

const isSweatshirt = ({ value }: WordEntity): boolean =>
  garmentLineage(value).includes("sweatshirt");

const isSetOfLegs = (tokens: readonly Token[], head: WordEntity, entity: WordEntity): boolean =>
  entity.value === "tracksuit" &&
  /^(?:joggers?|track ?pants?|lowers?) set$/i.test(entity.spoken) &&
  entity.from - head.to < 2 &&
  joined(tokens, entity);

const isHooded = (one: Entity): boolean =>
  one.kind === "word" &&
  one.field === "garment" &&
  garmentLineage(one.value).some((kind) => /^(?:jacket|raincoat|sweatshirt)$/.test(kind));

/** "A sweatshirt without cap". */
const isCapRefused = (tokens: readonly Token[], one: Entity): one is WordEntity =>
  one.kind === "word" &&
  one.field === "garment" &&
  /^(?:cap|topi)$/i.test(one.spoken) &&
  /^(?:without|no|bina)$/.test(tokens[one.from - 1]?.text ?? "");

/** "Sirf kurta, pyjama nahi", said without a comma. */
function kurtaWithout(tokens: readonly Token[], one: Entity): readonly Entity[] {
  if (one.kind !== "word" || one.value !== "kurta-set" || one.to - one.from !== 2) return [one];
  const isLed = /^(?:sirf|only|just)$/.test(tokens[one.from - 1]?.text ?? "");
  const legs = pieceWords.get(tokens[one.to - 1]?.text ?? "");
  if (!isLed || legs === undefined || !/^(?:nahi|na|mat)$/.test(tokens[one.to]?.text ?? ""))
    return [one];
  const middle = one.from + 1;
  return [
    { ...one, value: "kurta", to: middle, implies: [] },
    { ...one, value: legs, from: middle, spoken: tokens[middle]?.text ?? "", implies: [] },
  ];
}

/** "Kurta jacket pyjama combo". */
function kurtaJacketIn(tokens: readonly Token[], one: Entity): readonly Entity[] {
  if (one.kind !== "word" || one.value !== "nehru-jacket" || one.to - one.from !== 2) return [one];
  if (tokens[one.from]?.text !== "kurta" || !isSetListed(tokens, one.to)) return [one];
  const middle = one.from + 1;
  return [
    { ...one, value: "kurta", to: middle, spoken: "kurta", implies: [] },
    { ...one, from: middle, spoken: tokens[middle]?.text ?? "" },
  ];
}

/** "An ethnic long skirt", "a gown, ethnic one": a manner. */
function isManner(tokens: readonly Token[], one: Entity, entities: readonly Entity[]): boolean {
  if (one.kind !== "word" || !/^ethnic$/i.test(one.spoken)) return false;
  if (
    pronouns.test(tokens[one.to]?.text ?? "") &&
    entities.some((other) => isWordAt(other, 0, one.from))
  )
    return true;
  let to = one.to;
  for (let look: Entity | undefined = one; look !== undefined; ) {
    look = entities.find(({ from }) => from === to && tokens[to]?.before === "space");
    if (look?.kind !== "word") return false;
    if (look.field === "garment") return look.from > one.to;
    to = look.to;
  }
  return false;
}

/** "Just the jacket of the suit". */
function isTakenFrom(tokens: readonly Token[], one: Entity, entities: readonly Entity[]): boolean {
  if (one.kind !== "word" || !(one.value === "set" || setKinds.has(one.value))) return false;
  const [joint = "", article = ""] = wordsBefore(tokens, one);
  if (!/^(?:from|of|without)$/.test(joint) || !/^(?:the|a|an|this|that|its|whole)$/.test(article))
    return false;
  return entities.some(
    (piece) =>
      piece.kind === "word" &&
      piece.field === "garment" &&
      piece.to === one.from - 2 &&
      onlys.test(wordsBefore(tokens, piece).join(" ")),
  );
}

const pronouns = /^(?:ones?|wal[aei])$/;

const sleepTops = words("t-shirt top shirt");

const legsAfter = (
  tokens: readonly Token[],
  { to }: WordEntity,
  entities: readonly Entity[],
): Entity | undefined =>
  entities.find(
    (one) =>
      one.kind === "word" &&
      one.field === "garment" &&
      lower.has(one.value) &&
      isListed(tokens, to, one),
  );

/** "A tracksuit, only the lower". */
function legsAlone(tokens: readonly Token[], entities: readonly Entity[]): readonly Entity[] {
  const said = tokens.map(({ text }) => text).join(" ");
  const kinds = entities.filter((one) => one.kind === "word" && one.field === "garment");
  if (kinds.length !== 1 || !onlyLegs.test(said)) return entities;
  return entities.flatMap((one) => {
    if (one.kind !== "word") return one;
    const legs = one.field === "garment" ? legsOf.get(one.value) : undefined;
    if (legs !== undefined) return { ...one, value: legs };
    const sets = entities.some((head) => head.kind === "word" && legsOf.has(head.value));
    return sets && /^(?:alone|set|with-)/.test(one.value) ? [] : one;
  });
}

/** "A kurta pajama set, but only the kurta": the kurta alone. */
function kurtaAlone(tokens: readonly Token[], entities: readonly Entity[]): readonly Entity[] {
  const kinds = entities.filter((one) => one.kind === "word" && one.field === "garment");
  const [set] = kinds;
  if (kinds.length !== 1 || set?.kind !== "word" || set.value !== "kurta-set") return entities;
  const at = tokens.findIndex(
    ({ text }, n) =>
      n >= set.to &&
      /^kurt[ai]$/.test(text) &&
      /^(?:(?!not).* )?(?:only|just|sirf)(?: the)?$/.test(
        [tokens[n - 3], tokens[n - 2], tokens[n - 1]].map((one) => one?.text).join(" "),
      ),
  );
  if (at < 0) return entities;
  return entities.flatMap((one) => {
    if (one.kind !== "word") return one;
    if (one === set) {
      const value = tokens[at]?.text ?? "kurta";
      const alone: Entity = { ...one, field: "detail", value: "alone", from: at - 1, to: at };
      return [
        { ...one, value },
        { ...alone, implies: [] },
      ];
    }
    return /^(?:alone|set|with-)/.test(one.value) ? [] : one;
  });
}

const onlyLegs = guarded(
  /(?<!not )\b(?:only|just|sirf) (?:the |its )?(?:lowers?|bottoms?|pants?|track pants?|trousers?|p[ya]jamas?)\b|\b(?:lower|bottom|pant|trouser|p[ya]jama) (?:only|alone)\b/,
);
const legsOf: ReadonlyMap<string, string> = new Map([
  ["tracksuit", "joggers"],
  ["night-suit", "pyjama"],
]);

/** "A night dress with pyjama". */
function withNightSuit(entities: readonly Entity[]): readonly Entity[] {
  const hasLegs = entities.some(
    (one) => one.kind === "word" && one.value.startsWith("with-") && lower.has(one.value.slice(5)),
  );
  if (!hasLegs || entities.some((one) => one.kind === "word" && one.value === "night-suit"))
    return entities;
  return entities.map((one) =>
    one.kind === "word" && one.field === "garment" && one.value === "nightdress"
      ? { ...one, value: "night-suit" }
      : one,
  );
}

/** "The whole three piece: coat, waistcoat and pant". */
function asThreePiece(entities: readonly Entity[]): readonly Entity[] {
  const isOf = (one: Entity, ...kinds: readonly string[]): one is WordEntity =>
    one.kind === "word" && one.field === "garment" && kinds.includes(one.value);
  const coat = entities.find((one) => isOf(one, "coat", "blazer"));
  const isWhole =
    entities.some((one) => one.kind === "word" && one.value === "three-piece") &&
    entities.some((one) => isOf(one, "trousers")) &&
    !entities.some((one) => one.kind === "word" && one.value === "suit");
  if (coat?.kind !== "word" || !isWhole) return entities;
  return entities.flatMap((one) => {
    if (one === coat) return [{ ...coat, value: "suit" }, asPiece(coat, coat.value)];
    return isOf(one, "trousers", "waistcoat") ? asPiece(one, one.value) : one;
  });
}

/** "Just the sharara", "only kurta", "dupatta alone": no set. */
function aloneIn(tokens: readonly Token[], entities: readonly Entity[]): readonly Entity[] {
  if (entities.some((one) => one.kind === "word" && /^(?:alone|set|with-)/.test(one.value)))
    return [];
  const pieces = entities.filter(
    (one): one is WordEntity => one.kind === "word" && one.field === "garment",
  );
  const lone = pieces.find(
    (one) =>
      (isUpper(one.value) || isLower(one.value) || isGhagra(one)) &&
      (!setKinds.has(one.value) || isGhagra(one)) &&
      (onlys.test(wordsBefore(tokens, one).join(" ")) || isJust(tokens, one)) &&
      // "Only jackets": a kind.
      (tokens[one.from - 1]?.text === "the" || !one.spoken.endsWith("s")) &&
      // "Cotton only kurta".
      !entities.some(({ to }) => to === one.from - 1) &&
      tokens[one.from]?.before === "space",
  );
  const from = lone && (tokens[lone.from - 1]?.text === "the" ? lone.from - 2 : lone.from - 1);
  const at = from ?? pieces.map((one) => aloneAfter(tokens, one)).find((found) => found > 0);
  const [piece] = pieces;
  if (at === undefined || piece === undefined) return [];
  const where = { from: at, to: lone?.from ?? at + 1, spoken: tokens[at]?.text ?? "" };
  return [{ ...piece, field: "detail", value: "alone", implies: [], ...where }];
}

/** Where "alone" is, as in "a salwar alone", "thermal upper only, for men"; else -1. */
function aloneAfter(tokens: readonly Token[], { to }: WordEntity): number {
  const at = halves.test(tokens[to]?.text ?? "") ? to + 1 : to;
  const [word, next] = [tokens[at], tokens[at + 1]];
  if (word?.before !== "space" || !/^(?:only|alone)$/.test(word.text)) return -1;
  const ends = next === undefined || next.before !== "space" || ending.test(next.text);
  return ends || word.text === "alone" || at > to ? at : -1;
}
const halves = /^(?:uppers?|lowers?|tops?|bottoms?|pants?|part|piece)$/;
/** "Kurta only please", but "kurta only in cotton". */
const ending = /^(?:no|not|without|please|pl[sz]|na|nahi|chahiye|he|she|i|my)$/;

/** Sold with a choli, and worn with another. */
const isGhagra = ({ spoken }: WordEntity): boolean => /^g?h?ag[h]?ra$/i.test(spoken);

/** "Just kurta, no pajama". */
const isJust = (tokens: readonly Token[], { from, to }: WordEntity): boolean =>
  tokens[from - 1]?.text === "just" && /^(?:no|without|not|bina)$/.test(tokens[to]?.text ?? "");

const onlys = /^(?:(?!not).* )?(?:only|sirf)$|^(?:only|just) the$/;

const callings = phrases(
  "you call it, they call it, they call them, it is called, it's called, is it called, bolte hain, kehte hain",
);
/** "Vests, jhabla I think". */
function isThought(tokens: readonly Token[], { from, to }: WordEntity): boolean {
  const length = phraseAt(tokens, to, thoughts);
  const next = tokens[to + length];
  return (
    length > 0 &&
    tokens[from]?.before === "comma" &&
    (next === undefined || next.before !== "space")
  );
}

const thoughts = phrases("i think, i believe, i guess, i suppose, i think it is called");
const joined = (tokens: readonly Token[], { from }: WordEntity): boolean =>
  /^(?:and|or|aur|ya|with)$/.test(tokens[from - 1]?.text ?? "");

/** Their pieces differ: a night suit has trousers or shorts. */
const setsNamed = kinds("night-suit co-ord");

const innerPieces = (tokens: readonly Token[], entity: WordEntity): readonly WordEntity[] =>
  innerParts(tokens.slice(entity.from, entity.to)).map((piece) => asPiece(entity, piece));

const necked: ReadonlyMap<string, string> = new Map([
  ["turtleneck", "high-neck"],
  ["polo", "collar"],
  ["henley", "henley-neck"],
]);

const refusing = new Set("non no not don't dont without never isn't".split(" "));
const isRefused = (tokens: readonly Token[], { from }: WordEntity): boolean =>
  tokens
    .slice(Math.max(0, from - 4), from)
    .some(
      ({ text }, at, before) =>
        refusing.has(text) || (text === "instead" && before[at + 1]?.text === "of"),
    );

function isLikeness(
  tokens: readonly Token[],
  head: WordEntity | null,
  entity: WordEntity,
  entities: readonly Entity[],
): boolean {
  const likened =
    likenings.has(tokens[entity.to]?.text ?? "") && !things.test(tokens[entity.to + 1]?.text ?? "");
  if (head !== null && likened) return true;
  const before = wordsBefore(tokens, entity);
  // "I don't like sarees".
  const isVerb = /n't$|^(?:not|i|we|they|really|never|you)$/.test(before[0] ?? "");
  const like =
    (!isVerb && likes.has(before.at(-1) ?? "")) ||
    (likes.has(before[0] ?? "") && before[1] === "a");
  const looks = /^looks?$/.test(before[0] ?? "");
  // "Not a tux, something like a bandhgala".
  const led = tokens.slice(Math.max(0, entity.from - 3), entity.from).map(({ text }) => text);
  if (head !== null && isRefused(tokens, head) && /^(?:some|any)thing like/.test(led.join(" ")))
    return false;
  if (head !== null && like && (looks || entity.from - head.to < 7)) return true;
  return likened && entities.some((one) => isWordAt(one, entity.to + 1) && one !== entity);
}

/** "Jacket, blazer type something": a blazer. */
const things = /^(?:something|thing|kuch)$/;
const likes = words("like");
const wordsBefore = (tokens: readonly Token[], { from }: WordEntity): readonly string[] =>
  tokens.slice(Math.max(0, from - 2), from).map(({ text }) => text);

const caps = words("with-hat");
/** "Banian, 3 pcs": a pack. */
const isPack = (one: Entity): boolean => one.kind === "word" && one.value === "three-piece";
const packed = words(
  "innerwear banian undershirt tank-top briefs boxers panties bra socks t-shirt polo leggings shorts handkerchief small-goods",
);

const holding = /^(?:with|jisme|jismein|including|having|has)$/;
/** "Worn as a dress". */
const beside = words("as than");
const having = /^wal[aie]$/;
const isWordAt = (entity: Entity, at: number, within = 3): boolean =>
  entity.kind === "word" &&
  entity.field === "garment" &&
  entity.from >= at &&
  entity.from < at + within;

/** "Thermals, only the bottom". */
const asksOne = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => text === "only" || text === "just" || text === "sirf");
const halfOf = (piece: string): string => (piece === "top" ? "thermal-top" : "thermal-bottom");

const asksBoth = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => text === "both" || text === "dono");

const likenings = words("type style look kind sort cut jaisi jaise jaisa lookalike");
const prints = words("print prints printed motif");

/** Not "beach shirt printed". */
const isPrint = (
  tokens: readonly Token[],
  entity: WordEntity,
  entities: readonly Entity[],
): boolean => {
  const next = tokens[entity.to]?.text ?? "";
  const alone = !entities.some((one) => one !== entity && isWordAt(one, 0, tokens.length));
  return prints.has(next) && !(next === "printed" && (alone || !isOtherGoods(entity.value)));
};

/** "Diwali dress, red anarkali". */
const isWhichDress = (tokens: readonly Token[], head: WordEntity, entity: WordEntity): boolean => {
  const between = tokens.slice(head.to, entity.from);
  const listed = tokens.slice(head.to, entity.from + 1).some(({ before }) => before === "comma");
  const parted = listed ? otherDress : anotherDress;
  return (
    /^dress$/i.test(head.spoken) &&
    isIndianWear(entity.value) &&
    !/^for (?:me|my)$/.test(wordsAt(tokens, entity.to)) &&
    !between.some(({ text, before }) => before === "stop" || parted.test(text))
  );
};

const otherDress = /^(?:and|or|with|aur|ya|not|no|also|another)$/;
const anotherDress =
  /^(?:and|or|with|aur|ya|not|no|also|another|over|under|to|like|as|than|from|on|my|our|me|a|the)$/;
const wordsAt = (tokens: readonly Token[], at: number): string =>
  `${tokens[at]?.text} ${tokens[at + 1]?.text}`;

const isIndianWear = (garment: string): boolean =>
  isKurta(garment) || garmentLineage(garment).some((one) => indianWear.has(one));
const indianWear = words(
  "kedia lehenga saree anarkali sherwani sharara gharara pavadai half-saree",
);

/** "Boiler suit overall suit": the second word says less. */
function isPlainer(tokens: readonly Token[], head: WordEntity, entity: WordEntity): boolean {
  if (head.to !== entity.from || tokens[entity.from]?.before !== "space") return false;
  return (
    (entity.value === "pullover" && garmentLineage(head.value).includes("sweater")) ||
    (entity.value === "trousers" && lower.has(head.value)) ||
    // "Naira cut kurta".
    (/^kurt[ai]$/.test(entity.value) && /\bcut$/i.test(head.spoken) && isKurta(head.value)) ||
    (head.value !== entity.value && garmentLineage(head.value).includes(entity.value)) ||
    (plainNames.has(entity.value) &&
      wholeNames.some((one) => garmentLineage(head.value).includes(one)))
  );
}

const plainNames = words("suit dress top western");
const wholeNames =
  "jumpsuit playsuit boiler-suit onesie dungaree swimwear tracksuit snowsuit sherwani tuxedo".split(
    " ",
  );

/** Right after its pieces: "kurti palazzo dupatta set". */
const isSetOf = (
  tokens: readonly Token[],
  head: WordEntity,
  end: number,
  set: WordEntity,
): boolean =>
  set.value === "kurta-set" &&
  Math.max(head.to, end) === set.from &&
  tokens[set.from]?.before === "space";

/** "Top and palazzo set". */
const plainTops = words("top crop-top tunic shirt t-shirt");
const isJoinedDhoti = (tokens: readonly Token[], head: WordEntity, set: WordEntity): boolean =>
  (set.value === "dhoti-set" || (set.value === "kurta-set" && plainTops.has(head.value))) &&
  set.from === head.to + 1 &&
  /^(?:and|&|aur|with)$/.test(tokens[head.to]?.text ?? "");

const isInBox = (tokens: readonly Token[], head: WordEntity, entity: WordEntity): boolean =>
  head.to === entity.from &&
  (tokens[head.to - 1]?.text === "set" || comesAlong(tokens, entity)) &&
  isOtherGoods(entity.value) &&
  !isOtherGoods(head.value);

/** "Jacket lehenga": the last word is the garment. */
function isCompound(tokens: readonly Token[], head: WordEntity, entity: WordEntity): boolean {
  const apart = head.to !== entity.from || tokens[entity.from]?.before !== "space";
  // "Suit trousers": a suit's trousers alone.
  if (
    !apart &&
    head.value === "suit" &&
    lower.has(entity.value) &&
    !isIndian(entity.value) &&
    // "Full suit pant coat tie": a list.
    !/^(?:coat|blazer|waistcoat)$/.test(tokens[entity.to]?.text ?? "")
  )
    return !tokens.slice(entity.to, entity.to + 4).some(({ text }) => together.has(text));
  return (
    !apart &&
    !comesWith(head.value, entity.value) &&
    !wholeSets.has(head.value) &&
    !isKurta(head.value)
  );
}

/** "Jacket lehenga" looks so; "hoodie sweatshirt" says nothing more. */
function looksOfName(
  tokens: readonly Token[],
  head: WordEntity,
  entity: WordEntity,
): readonly WordEntity[] {
  const same = mayStandIn(head.value, entity.value) || mayStandIn(entity.value, head.value);
  if (same || head.value === "suit" || isOtherGoods(head.value) || !isAmongMoreWords()) return [];
  const text = tokens[head.to - 1]?.text ?? "";
  return [{ ...head, field: "detail", value: `other:${text}`, implies: [] }];
}

const isOnlyThis = (tokens: readonly Token[], { from }: WordEntity): boolean =>
  /^(?:only|sirf|bas)$/.test(tokens[from - 1]?.text ?? "");

const isUnderneath = (tokens: readonly Token[], head: WordEntity, over: WordEntity): boolean =>
  tokens[over.from]?.before === "space" &&
  underneath.has(head.value) &&
  (over.value === "saree" || isKurta(over.value));
const underneath = words("petticoat shapewear saree-shapewear camisole");

/** "A skirt and top set": the top is the head. */
function isSwapped(tokens: readonly Token[], head: WordEntity, entity: WordEntity): boolean {
  const between = tokens.slice(head.to, entity.from).map(({ text }) => text);
  return (
    between.length < 3 &&
    between.every((word) => joining.has(word)) &&
    lower.has(head.value) &&
    comesWith(entity.value, head.value) &&
    tokens.slice(entity.to, entity.to + 2).some(({ text }) => together.has(text))
  );
}

/** "Nehru jacket with kurta pyjama": a kurta set with a jacket. */
function isOverKurta(tokens: readonly Token[], head: WordEntity, entity: WordEntity): boolean {
  const [joint, ...others] = tokens.slice(head.to, entity.from).map(({ text }) => text);
  return joint === "with" && others.length < 2 && overlays.has(head.value) && isKurta(entity.value);
}

const looks = words("colour material pattern fit");

function isLookOf(look: Entity | undefined, piece: WordEntity): boolean {
  return look?.kind === "word" && look.to === piece.from && looks.has(look.field);
}

/** "turtle neck" sweater. */
function isNamedAfter(entity: Entity, look: WordEntity, tokens: readonly Token[]): boolean {
  const led = tokens[look.from - 1]?.text === "with";
  return (
    entity.kind === "word" &&
    entity.field === "garment" &&
    entity.value !== look.value &&
    (led || (entity.from === look.to && tokens[entity.from]?.before === "space"))
  );
}

/** "A T-shirt, turtle neck". */
function isNeckOf(head: WordEntity | null, entity: WordEntity, tokens: readonly Token[]): boolean {
  if (head === null || !/ neck$/i.test(entity.spoken)) return false;
  const led = tokens.slice(head.to, entity.from).map(({ text }) => text);
  // "A crop top with full sleeves and turtle neck".
  if (led.includes("with") && led.length < 8 && !led.includes("or")) return true;
  if (led.length > 3) return false;
  return !tokens.slice(head.to, entity.from).some(({ text }) => text === "or" || text === "and");
}

function isTee(entity: Entity): boolean {
  return entity.kind === "word" && (entity.value === "t-shirt" || entity.value === "polo");
}

const sameAs = new Map([
  ["choli", "blouse"],
  ["topi", "hat"],
]);

function asPiece(entity: WordEntity, piece: string): WordEntity {
  const value = `with-${sameAs.get(piece) ?? piece}`;
  return { ...entity, field: "detail", value, implies: [] };
}

/** The jacket of a kurta is a Nehru jacket, the scarf of a burqa a hijab. */
const ofKurta = (head: WordEntity, piece: string): string =>
  // The pants of a night suit are its bottoms.
  head.value === "night-suit" && piece === "trousers"
    ? "bottoms"
    : piece === "scarf" && garmentLineage(head.value).includes("abaya")
      ? "hijab"
      : // In the south a dupatta is a shawl.
        piece === "shawl" && isKurta(head.value)
        ? "dupatta"
        : isKurta(head.value) && ["jacket", "waistcoat", "coat", "gilet"].includes(piece)
          ? "nehru-jacket"
          : piece;

const isIndian = (garment: string): boolean =>
  isKurta(garment) || ["dupatta", "salwar", "churidar", "palazzo", "sharara"].includes(garment);

const joining = words(
  "with and & plus n aur or, both also matching its own the a in same print readymade",
);
const together = words("set sets combo both all suit complete full kit");

const allOfIt = words("all three teeno teenon set sets combo");
/** "Kurta and pant": one outfit; jeans are another piece. */
const everydayLegs = words("trousers palazzo pyjama churidar salwar patiala sharara gharara dhoti");

const along = phrases(
  "are both included, both included, both are included, both there, are both there, are included, is included, included in it, inside, is also there, also there, is there, there, is there too, there too, already stitched, is already stitched, is stitched, attached inside, underneath, built in, in built, inbuilt, sewn in, to go with it, to go along, to go along with it, to match, included, should be included, must be included, to be included, must be with it, must be with, needs to be with it, has to be with it, need to come with it, must come with it, should come with it, should be part of it, must be part of it, must be in it, should be in it, needed, needed too, also needed, required, compulsory, too, include, should come along, must come along, coming along, should come, must come, should be there, must be there, should be with it, with it, along, along with it, comes along, comes with it, has to come, as well, attached, in it, in the set, ke saath, ke sath, saath mein, sath mein, saath, sath, bhi ho, bhi chahiye",
);

/** "A saree, blouse piece should come along". */
function comesAlong(tokens: readonly Token[], piece: WordEntity): boolean {
  const from = ["piece", "also", "is", "bhi"].includes(tokens[piece.to]?.text ?? "") ? 1 : 0;
  if (phraseAt(tokens, piece.to + from, along) > 0) return true;
  if (!/^(?:aur|and)$/.test(tokens[piece.to]?.text ?? "")) return false;
  const next = termAt(tokens, piece.to + 1);
  return next?.term.field === "garment" && phraseAt(tokens, next.to, alongBoth) > 0;
}

const alongBoth = phrases(
  "ke saath, ke sath, saath mein, sath mein, both included, both are included, dono chahiye",
);

/** "Tennis skirt with shorts inside". */
function isNamedWith(tokens: readonly Token[], head: WordEntity, piece: WordEntity): boolean {
  if (piece.from - head.to > 5 || garmentLineage(piece.value).includes(head.value)) return false;
  return comesAlong(tokens, piece) && !isKurta(piece.value);
}

/** "A gown with cape". */
function isAttached(tokens: readonly Token[], head: WordEntity, piece: WordEntity): boolean {
  const between = tokens.slice(head.to, piece.from).map(({ text }) => text);
  const at = between.lastIndexOf("with");
  const most = isOtherGoods(piece.value) ? 10 : 6;
  if (at < 0 || between.length > most || between.slice(0, at).some((word) => apart.has(word)))
    return false;
  // "With a black bow tie"; black jeans may be the shopper's.
  const isBesideIt =
    small.has(piece.value) || (head.value === "dungaree" && upper.has(piece.value));
  const isSide = (word: string, n: number): boolean =>
    attaching.has(word) || (isBesideIt && isShade(tokens, head.to + at + 1 + n));
  if (!between.slice(at + 1).every(isSide)) return false;
  return !garmentLineage(piece.value).includes(head.value);
}

const small = words("tie bow-tie belt cap hat socks");
const isShade = (tokens: readonly Token[], at: number): boolean =>
  termAt(tokens, at)?.term.field === "colour";

/** "With tunic and leggings and a head cover". */
function isListed(tokens: readonly Token[], end: number, piece: WordEntity): boolean {
  const joint = tokens.slice(end, piece.from).map(({ text }) => text);
  return joint.length < 3 && joint.every((word) => listing.has(word));
}

/** "Three piece - kurta, palazzo and dupatta". */
function isCounted(tokens: readonly Token[], { from }: WordEntity): boolean {
  const led = tokens.slice(Math.max(0, from - 4), from).map(({ text }) => text);
  return led.some((word, at) => counts.has(word) && (of.has(led[at + 1] ?? "") || at > 0));
}

const counts = words("piece pieces pc pcs set combo");
const of = words("of with having me mein");

const listing = words("and & plus matching n aur the");
const apart = words(
  "not no without or and goes go wear wearing worn match matching matches pair paired team style over under needs need",
);

const goingWith = words("goes wear match over under");
const parting = words("not no without or");

const attaching = words("attached detachable removable inbuilt inner matching its same a an the");

const near = (
  tokens: readonly Token[],
  head: WordEntity,
  piece: WordEntity,
  end: number,
): readonly Token[] => tokens.slice(Math.max(head.to, end), piece.from);

/** "A three piece suit. Coat, waistcoat and pant": a line that only lists. */
function isPiecesOnly(tokens: readonly Token[], head: WordEntity, piece: WordEntity): boolean {
  let from = piece.from;
  while (from > head.to && tokens[from]?.before !== "stop") from -= 1;
  const end = tokens.findIndex(({ before }, at) => at > from && before === "stop");
  const line = tokens.slice(from, end < 0 ? tokens.length : end).map(({ text }) => text);
  if (line.some((word) => anew.has(word))) return false;
  if (line[0] === "with" || line[0] === "plus") return true;
  const named = (wholeSets.has(head.value) || setKinds.has(head.value)) && line.length < 7;
  return named && line.some((word) => word === "and" || word === "both" || word === "dono");
}

const anew = new Set("need want also another for my looking show i a buy get".split(" "));

/** "Dupatta included, a lehenga": the piece comes first. */
function isLedByPiece(
  tokens: readonly Token[],
  piece: WordEntity,
  entities: readonly Entity[],
): boolean {
  const before = tokens.slice(Math.max(0, piece.from - 2), piece.from).map(({ text }) => text);
  const joint = before.lastIndexOf("with");
  const isBegun = tokens[piece.from - before.length + joint]?.before !== "space";
  const led = joint >= 0 && (piece.from < 4 || isBegun);
  if (!led && !comesAlong(tokens, piece)) return false;
  const [next] = entities.filter(
    (entity): entity is WordEntity =>
      entity.kind === "word" && entity.field === "garment" && entity.from >= piece.to,
  );
  return next !== undefined && (comesWith(next.value, piece.value) || wholeSets.has(next.value));
}

/** "Not the full suit, only the waistcoat". */
function isInstead(tokens: readonly Token[], head: WordEntity, piece: WordEntity): boolean {
  const word = (at: number): string => tokens[at]?.text ?? "";
  const led = word(piece.from - 1) === "the" ? word(piece.from - 2) : word(piece.from - 1);
  const isAlone = /^(?:only|just|sirf|bas)$/.test(led) || /^(?:only|hi)$/.test(word(piece.to));
  return isAlone && (isRefused(tokens, head) || /^(?:nahi|mat|na)$/.test(word(head.to)));
}

/** "with dupatta"; "kurta and palazzo set"; after a set's name. */
function isPieceOf(
  tokens: readonly Token[],
  head: WordEntity,
  piece: WordEntity,
  end: number,
): boolean {
  if (piece.from < head.to || phraseSets.has(piece.value)) return false;
  // "That has a jacket": with one.
  const between = tokens
    .slice(head.to, piece.from)
    .filter(({ text }, at, all) => !(text === "wear" && all[at - 2]?.text === "ready"))
    .map(({ text }, at, all) =>
      text === "having" ||
      (/^(?:has|have)$/.test(text) && /^(?:that|which)$/.test(all[at - 1]?.text ?? ""))
        ? "with"
        : text,
    );
  const stopped = tokens.slice(head.to, piece.from + 1).some(({ before }) => before === "stop");
  if (stopped && !comesAlong(tokens, piece) && !isPiecesOnly(tokens, head, piece)) return false;
  // "A blazer, not the one sold with trousers".
  const refusing = between.indexOf("not");
  if (between.includes("now") && between.includes("only")) return false;
  if (refusing >= 0 && refusing < between.lastIndexOf("with") && between.includes("one"))
    return false;
  const given = between.includes("with") || comesAlong(tokens, piece);
  const played = garmentLineage(head.value).includes("costume");
  if (["a", "an", "some", "for"].includes(between.at(-1) ?? "") && !given && !played) return false;
  // "A tracksuit and a pink kurta", "no tracksuit, a kurta".
  const isOther =
    /\band (?:a|an|another) [^ ]+$/.test(between.join(" ")) || isRefused(tokens, head);
  if (isOther && !given && !played && wholeSets.has(head.value)) return false;
  if (played) return near(tokens, head, piece, end).length <= 8;
  // "Cream or ivory with churidar".
  const joint = between.slice(between.lastIndexOf("with") + 1);
  if (
    between.some((word, at) => goingWith.has(word) && !/^\d/.test(between[at + 1] ?? "")) ||
    joint.some((word, at) => parting.has(word) && joint[at + 1] !== "only")
  )
    return false;
  const whole =
    (head.value === "suit" && isIndian(piece.value)) ||
    (wholeSets.has(head.value) && (comesWith("shirt", piece.value) || upper.has(piece.value))) ||
    (head.value === "kurta-set" && isKurta(piece.value));
  const overlay = isKurta(head.value) && overlays.has(piece.value);
  // "With a Nehru jacket": another piece.
  if (overlay && between.includes("with") && !["a", "an"].includes(between.at(-1) ?? ""))
    return near(tokens, head, piece, end).length <= 6;
  const next = tokens.slice(piece.to, piece.to + 2).map(({ text }) => text);
  if (
    overlay &&
    between.every((word) => joining.has(word) || isPieceWord(word)) &&
    next.some((word) => allOfIt.has(word))
  )
    return true;
  // "Kurta koti pant ka set".
  if (
    isKurta(head.value) &&
    piece.from === Math.max(head.to, end) &&
    tokens[piece.from]?.before === "space" &&
    (overlays.has(piece.value) || dressesKurta(piece.value)) &&
    isSetListed(tokens, piece.to)
  )
    return true;
  if (
    isKurta(head.value) &&
    between.join() === "and" &&
    everydayLegs.has(piece.value) &&
    !/s$/.test(head.spoken)
  )
    return true;
  if (isNamedWith(tokens, head, piece)) return true;
  if (!overlay && isAttached(tokens, head, piece)) return true;
  if (end > head.to && between.includes("with") && isListed(tokens, end, piece)) return true;
  if (isCounted(tokens, head) && isListed(tokens, end, piece)) return true;
  if (!whole && !comesWith(head.value, piece.value)) return false;
  if (whole || setKinds.has(head.value))
    return near(tokens, head, piece, end).length - Math.max(0, between.lastIndexOf("with")) <= 8;
  if (comesAlong(tokens, piece)) return near(tokens, head, piece, end).length <= 16;
  if (between.at(-1) === "with" && isKurta(head.value) && !anew.has(between.at(-2) ?? ""))
    return near(tokens, head, piece, end).length <= 24;
  if (between.includes("with"))
    return (
      piece.value !== "nehru-jacket" &&
      (near(tokens, head, piece, end).length <= (piece.value === "blouse" ? 9 : 6) ||
        (head.value === "sherwani" && between.at(-1) === "with") ||
        /(?:^| )ones? with(?: an?)?$/.test(between.join(" ")))
    );
  if (between.some((word) => !joining.has(word) && !isPieceWord(word))) return false;
  // "Kurta palazzo dupatta".
  if (end > head.to && piece.from === end && isKurta(head.value) && draped.has(piece.value))
    return true;
  const after = tokens.slice(piece.to, piece.to + 4).map(({ text }) => text);
  // "A kurta sharara with dupatta": the kurta comes with both.
  if (
    between.length === 0 &&
    tokens[piece.from]?.before === "space" &&
    isKurta(head.value) &&
    lower.has(piece.value)
  )
    return true;
  // "Jersey and shorts".
  if (head.value === "sports-jersey" && piece.value === "shorts" && between.length < 2) return true;
  // "Mundu and shirt".
  if (wrapped.has(everydayKind(head.value)) && between.length < 2) return true;
  return (
    after.some((word) => together.has(word)) ||
    (between.length < 3 &&
      between.every((word) => joining.has(word)) &&
      isTogether(tokens, piece.to)) ||
    (between.length === 0 && draped.has(piece.value))
  );
}

/** The pieces named so far are followed by others, and by "ka set". */
function isSetListed(tokens: readonly Token[], from: number): boolean {
  let at = from;
  for (;;) {
    const more = joining.has(tokens[at]?.text ?? "") ? at + 1 : at;
    const found = tokens[more]?.before === "space" ? termAt(tokens, more) : null;
    if (found?.term.field !== "garment") break;
    at = found.to;
  }
  return tokens
    .slice(at, at + 3)
    .some(
      ({ text, before }, n, all) =>
        /^(?:set|combo|teeno|teenon)$/.test(text) &&
        before === "space" &&
        all.slice(0, n).every((one) => setLeads.has(one.text)),
    );
}
const setLeads = words(
  "ka ki ke wala wali wale fusion full complete poora pura three piece pc teen",
);

const smalls = words("hat cap booties mittens gloves socks");
/** One of several small things right after a knitted or baby's piece. */
function isOfBaby(
  tokens: readonly Token[],
  head: WordEntity,
  entity: WordEntity,
  end: number,
): boolean {
  const isSmall = (at: number): boolean => {
    const term = termAt(tokens, at)?.term;
    return (
      tokens[at]?.before === "space" &&
      term?.field === "garment" &&
      garmentLineage(term.value).some((kind) => smalls.has(kind))
    );
  };
  const joint = joining.has(tokens[entity.to]?.text ?? "") ? 1 : 0;
  return (
    garmentLineage(head.value).some((kind) =>
      /^(?:sweater|cardigan|frock|romper|jhabla)$/.test(kind),
    ) &&
    (entity.from === Math.max(head.to, end) ||
      (end > head.to && joining.has(tokens[end]?.text ?? "") && entity.from === end + 1)) &&
    isSmall(entity.from) &&
    (end > head.to || isSmall(entity.to + joint))
  );
}

const isForCouple = (tokens: readonly Token[], head: WordEntity, piece: WordEntity): boolean =>
  isKurta(head.value) &&
  isKurta(piece.value) &&
  head.value !== piece.value &&
  tokens.slice(head.to, piece.from).every(({ text }) => joining.has(text)) &&
  tokens.some(
    ({ text }, at) => /^couples?$/.test(text) && !/^of$/.test(tokens[at + 1]?.text ?? ""),
  );

/** "T-shirt and trousers together", but "both together under 2000" is a sum. */
function isTogether(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to + 1];
  if (tokens[to]?.text !== "together" || tokens[to]?.before !== "space") return false;
  if (tokens.some(({ text }) => /^(?:three|piece|3)$/.test(text))) return false;
  return next === undefined || (next.before !== "space" && numberAt(tokens, to + 1) === null);
}
