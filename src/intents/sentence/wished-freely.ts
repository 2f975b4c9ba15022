/** "Need black trousers, waist 34, under 1200": limits beyond a known piece are looked for. */
import type { AudienceConstraint, Constraint } from "../../../language/need/constraints.ts";
import { materialLineage } from "../../../language/words/materials.ts";
import type { Reading } from "../commands/command.ts";
import { asks, needIn } from "../commands/finding/wishing.ts";
import { type Effect, onceConfirmed, writesCart } from "../effects.ts";
import { sayingOf } from "../grammar/saying.ts";
import { namesGarment, readWish, type Wish } from "../grammar/wish.ts";
import type { Piece, Scene, ShopScene } from "../intent.ts";
import { acting, adding, definite, plainlyActing, questioning } from "../phrases/wished-freely.ts";
import {
  allColoursOf,
  detailsOf,
  indexOf,
  looksOf,
  materialsOf,
} from "../vocabulary/catalogue-index.ts";
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
  both: 3,
  none: 3,
};
/** A wish in any words, and after "and" or beside "too". */
const many = 5;
const surely = 3;

export function wishedFreely(
  { id, slots, effects }: Pick<Sure, "id" | "slots" | "effects">,
  reading: Reading,
  scene: Scene,
): Sure | undefined {
  const { shop } = scene;
  const changes = onceConfirmed(effects).filter(({ type }) => writesCart.has(type));
  if (!shop || scene.asked) return undefined;
  if ((reading.row !== "none" || id === "both") && changes.length === 0) return undefined;
  const fewest = mistaken[id];
  if (fewest === undefined) return undefined;
  if (plainlyActing.test(reading.lower) || isOfSeveral(reading, scene)) return undefined;
  const wish = readWish(reading.plain);
  if (!namesGarment(wish)) return undefined;
  const pieces = piecesOf(slots, changes, shop);
  const beyond = beyondOf(wish, pieces);
  const measures = isMeasure(changes, reading);
  if (beyond < (measures ? 1 : fewest)) return undefined;
  if (beyond < surely && adding.test(reading.lower)) return undefined;
  const plain = measures || (beyond >= many && id !== "compare");
  if (!plain && isOfPiece(pieces, wish, reading)) return undefined;
  const found = { id: "find", ...asks(needIn(reading, shop)), chance: 1 };
  return reading.row === "recommend" ? { ...found, effects: [] } : found;
}

const isOfPiece = (pieces: readonly Piece[], wish: Wish, { lower }: Reading): boolean =>
  acting.test(lower) ||
  questioning.test(lower) ||
  isDefinite(wish, lower) ||
  isByName(pieces, lower);

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
function isByName(pieces: readonly Piece[], said: string): boolean {
  const heard = new Set(said.split(/[^\p{L}]+/u));
  return pieces.some(({ name }) =>
    name
      .toLowerCase()
      .split(" ")
      .some((word) => heard.has(word) && readWish(word).constraints.length === 0),
  );
}

/** What it is worn for says nothing against a piece. */
const uses: ReadonlySet<string> = new Set(["occasion", "season"]);

/** Fields of limits that the likeliest piece breaks; those it keeps count once one is broken. */
function beyondOf(wish: Wish, pieces: readonly Piece[]): number {
  const limits = wish.constraints.filter((one) => one.field !== "size" && !isAside(one));
  const fields = (all: readonly Constraint[]) => new Set(all.map(({ field }) => field)).size;
  const said = fields(limits.filter(({ field }) => field !== "garment"));
  if (pieces.length === 0) return said;
  const broken = pieces.map((piece) =>
    fields(limits.filter((one) => !uses.has(one.field) && isAgainst(piece, one))),
  );
  const fewest = Math.min(...broken);
  return fewest === 0 ? 0 : Math.max(fewest, said - 1);
}

/** "She is counting the money", "jeans only". */
const isAside = ({ field, words }: Constraint): boolean =>
  (field === "audience" && /^(?:he|she|him|her|his|hers)$/i.test(words)) ||
  (field === "detail" && words === "only");

/** More than a cart holds of one: "trousers, 34". */
const leastMeasure = 24;
const ofPieces = /\b\p{N}+ (?:[\p{L}-]+ ){0,3}(?:\p{L}+s|piece)\b/u;

function isMeasure(changes: readonly Effect[], { lower }: Reading): boolean {
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

/** "Twelve hours". */
const others = "other:";

function isSo(piece: Piece, field: Constraint["field"], value: string): boolean {
  if (field === "garment") return value.startsWith(others) || looksOf(piece).garments.has(value);
  if (field === "colour") return allColoursOf(piece).has(value);
  if (field === "material")
    return materialsOf(piece).some((own) => materialLineage(own).includes(value));
  return detailsOf(piece).has(`${field} ${value}`);
}

function isInWords({ name, description }: Piece, words: string): boolean {
  const own = new Set(`${name} ${description}`.toLowerCase().split(/[^\p{L}]+/u));
  return words
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => own.has(word));
}

function piecesOf(
  slots: Sure["slots"],
  changes: readonly Effect[],
  { catalogue }: ShopScene,
): readonly Piece[] {
  const { byId } = indexOf(catalogue);
  const changed = changes.flatMap((each) => ("id" in each ? String(each.id) : []));
  const ids = [slots.product ?? [], slots.products ?? [], changed].flat();
  return [...new Set(ids)].flatMap((each) => byId.get(String(each)) ?? []);
}
