/** "Need black trousers, waist 34, under 1200": limits beyond a known piece are looked for. */
import type { AudienceConstraint, Constraint } from "../../../language/need/constraints.ts";
import { materialLineage } from "../../../language/words/materials.ts";
import type { Reading } from "../commands/command.ts";
import { asks, needIn } from "../commands/finding/wishing.ts";
import type { Effect } from "../effects.ts";
import { sayingOf } from "../grammar/saying.ts";
import { namesGarment, readWish, type Wish } from "../grammar/wish.ts";
import type { Piece, Scene, ShopScene } from "../intent.ts";
import { acting, definite, plainlyActing, questioning } from "../phrases/wished-freely.ts";
import { allColoursOf, detailsOf, indexOf, materialsOf } from "../vocabulary/catalogue-index.ts";
import type { Sure } from "./best.ts";

/** The fewest such limits, by what else it is taken for. */
const mistaken: Readonly<Record<string, number>> = {
  add: 2,
  ask: 2,
  point: 2,
  compare: 2,
  "check-size": 2,
  "change-cart": 2,
  look: 3,
  none: 3,
};
/** A wish in any words. */
const many = 5;

export function wishedFreely(
  { id, slots, effects }: Pick<Sure, "id" | "slots" | "effects">,
  reading: Reading,
  scene: Scene,
): Sure | undefined {
  const { shop } = scene;
  if (!shop || scene.asked || reading.row !== "none") return undefined;
  const needs = mistaken[id];
  if (needs === undefined) return undefined;
  const fewest = isMeasure(effects, reading) ? 0 : needs;
  if (plainlyActing.test(reading.lower) || isOfSeveral(reading, scene)) return undefined;
  const wish = readWish(reading.plain);
  if (!namesGarment(wish)) return undefined;
  const pieces = piecesOf(slots, shop);
  const beyond = beyondOf(wish, pieces);
  if (beyond < fewest) return undefined;
  const plain = fewest === 0 || (beyond >= many && id !== "compare");
  if (!plain && isOfPiece(slots, wish, reading, shop)) return undefined;
  return { id: "find", ...asks(needIn(reading, shop)), chance: 1 };
}

const isOfPiece = (
  slots: Sure["slots"],
  wish: Wish,
  { lower }: Reading,
  shop: ShopScene,
): boolean =>
  acting.test(lower) ||
  questioning.test(lower) ||
  isDefinite(wish, lower) ||
  isByName(slots, lower, shop);

const piecesIn = ({ constraints }: Wish): readonly string[] =>
  constraints.flatMap((one) =>
    one.field === "garment" && one.strength !== "negated" ? [one.words.toLowerCase()] : [],
  );

/** "That long skirt". */
const isDefinite = (wish: Wish, said: string): boolean =>
  piecesIn(wish).some((piece) => {
    const at = said.indexOf(piece);
    const [phrase = ""] = said
      .slice(0, Math.max(0, at))
      .split(/[.,;:!?]/)
      .slice(-1);
    return definite.test(phrase.trim());
  });

/** "M for me, L for him". */
const isOfSeveral = (reading: Reading, scene: Scene): boolean =>
  new Set(sayingOf(reading, scene).sizes.map(({ value }) => value)).size > 1;

/** "Kabir kurta". */
function isByName(slots: Sure["slots"], said: string, shop: ShopScene): boolean {
  const heard = new Set(said.split(/[^\p{L}]+/u));
  return piecesOf(slots, shop).some(({ name }) =>
    name
      .toLowerCase()
      .split(" ")
      .some((word) => heard.has(word) && readWish(word).constraints.length === 0),
  );
}

const ofAny: ReadonlySet<string> = new Set(["garment", "size"]);
/** What it is worn for says nothing against a piece. */
const uses: ReadonlySet<string> = new Set(["occasion", "season"]);

/** Fields of limits that the likeliest piece breaks; those it keeps count once one is broken. */
function beyondOf({ constraints }: Wish, pieces: readonly Piece[]): number {
  const limits = constraints.filter((one) => !ofAny.has(one.field) && !isAside(one));
  const fields = new Set(limits.map(({ field }) => field)).size;
  if (pieces.length === 0) return fields;
  const broken = pieces.map((piece) => {
    const against = limits.filter((one) => !uses.has(one.field) && isAgainst(piece, one));
    return new Set(against.map(({ field }) => field)).size;
  });
  const fewest = Math.min(...broken);
  return fewest === 0 ? 0 : Math.max(fewest, fields - 1);
}

/** "She is counting the money", "jeans only". */
const isAside = ({ field, words }: Constraint): boolean =>
  (field === "audience" && /^(?:he|she|him|her|his|hers)$/i.test(words)) ||
  (field === "detail" && words === "only");

/** More than a cart holds of one: "trousers, 34". */
const leastMeasure = 24;
const ofPieces = /\b\d+ (?:[\p{L}-]+ ){0,3}(?:\p{L}+s|piece)\b/u;

function isMeasure(effects: readonly Effect[], { lower }: Reading): boolean {
  const changes = effects.flatMap((each) =>
    each.type === "ask" && each.question.id === "confirm" ? each.question.does : [each],
  );
  const most = changes.map((each) => ("quantity" in each ? (each.quantity ?? 0) : 0));
  return Math.max(0, ...most) >= leastMeasure && !ofPieces.test(lower);
}

function isAgainst(piece: Piece, one: Constraint): boolean {
  if (one.field === "price")
    return (one.max ?? piece.price) < piece.price || (one.min ?? 0) > piece.price;
  const has =
    one.field === "audience"
      ? one.who.some((who) => wearers[piece.category].has(who)) || isGrown(piece, one)
      : one.values.some((value) => isSo(piece, one.field, value)) || isInWords(piece, one.words);
  return has === (one.strength === "negated");
}

/** "My son" may be a man. */
const isGrown = ({ category }: Piece, { who, age, words }: AudienceConstraint): boolean =>
  age === undefined &&
  /\b(?:son|daughter|nephew|niece|beta|beti|bhanja|bhanji)\b/i.test(words) &&
  who.includes(category === "Men" ? "boys" : "girls");

const wearers: Readonly<Record<Piece["category"], ReadonlySet<string>>> = {
  Men: new Set(["men", "unisex"]),
  Women: new Set(["women", "unisex"]),
  Kids: new Set(["boys", "girls", "kids", "unisex"]),
};

function isSo(piece: Piece, field: Constraint["field"], value: string): boolean {
  if (field === "colour") return allColoursOf(piece).has(value);
  if (field === "material") return materialsOf(piece).some((own) => isKindOf(own, value));
  return detailsOf(piece).has(`${field} ${value}`);
}

const isKindOf = (own: string, value: string): boolean => materialLineage(own).includes(value);

function isInWords({ name, description }: Piece, words: string): boolean {
  const own = new Set(`${name} ${description}`.toLowerCase().split(/[^\p{L}]+/u));
  return words
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => own.has(word));
}

function piecesOf(slots: Sure["slots"], { catalogue }: ShopScene): readonly Piece[] {
  const { byId } = indexOf(catalogue);
  const ids = [slots.product ?? [], slots.products ?? []].flat();
  return ids.flatMap((each) => byId.get(String(each)) ?? []);
}
