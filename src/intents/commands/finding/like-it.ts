/** A piece like another, in something else: "the same in maroon", "similar but cheaper". */
import { paths } from "../../../../domain/routes.ts";
import type { Constraint } from "../../../../language/need/constraints.ts";
import { readTerms } from "../../../../language/readers/terms.ts";
import { colourName } from "../../../../language/words/colours.ts";
import { chanceOf, type Saying } from "../../grammar/saying.ts";
import { readWish } from "../../grammar/wish.ts";
import type { Piece, Scene, ShopScene } from "../../intent.ts";
import {
  afterIn,
  asksForItIn,
  asksOtherColour,
  atItsPrice,
  forMe,
  itself,
  likens,
  likesOnly,
  otherColour,
  otherLooks,
  otherWearer,
  possessive,
  sameOnly,
  saysDearer,
  saysLess,
  seekingOther,
  takesIt,
  withinMention,
} from "../../phrases/finding/like-it.ts";
import { seeksOther } from "../../phrases/pieces/ask.ts";
import { currentPiece, meantIn } from "../../resolve/pieces.ts";
import { refer } from "../../resolve/reference.ts";
import { colourOf, looksOf, materialsOf } from "../../vocabulary/catalogue-index.ts";
import type { Reading, Understood } from "../command.ts";

interface Likeness {
  readonly piece: Piece;
  readonly constraints: readonly Constraint[];
}

/** The chance of no wish, above which it is a story. */
const talk = 0.9;
const surelyTalk = 0.95;
const brief = 8;
const looks: ReadonlySet<Constraint["field"]> = new Set([
  "colour",
  "material",
  "pattern",
  "sleeve",
]);

export function asksLikeIt(saying: Saying, scene: Scene): boolean {
  return likenessIn(saying, scene) !== undefined || otherThan(saying, scene) !== undefined;
}

export function likeIt(saying: Saying, _reading: Reading, scene: Scene): Understood | undefined {
  const likeness = likenessIn(saying, scene);
  const other = likeness ? undefined : otherThan(saying, scene);
  const piece = likeness?.piece ?? other;
  if (!piece) return undefined;
  const need = likeness ? needOf(likeness, saying.text) : otherNeed(piece, saying.text);
  return {
    slots: { product: piece.id, need },
    effects: [{ type: "recommend", userNeeds: need }],
    row: "follows",
  };
}

/** "Something lighter": than the current piece. */
function otherThan({ text, mentions }: Saying, { shop, screen }: Scene): Piece | undefined {
  if (!shop || takesIt.test(text)) return undefined;
  if (mentions.some(({ garment }) => garment !== undefined)) return undefined;
  if (asksOtherColour.test(text)) return currentPiece(shop);
  return seeksOther.test(text) && screen !== paths.recommendations ? currentPiece(shop) : undefined;
}

function otherNeed(piece: Piece, text: string): string {
  const { category } = piece;
  if (asksOtherColour.test(text)) return needOf({ piece, constraints: [] }, text);
  const need = text.slice(Math.max(0, text.search(seekingOther)));
  const named = readWish(need).constraints.some(({ field }) => field === "audience");
  return named ? need : `${need} for ${wearers[category]}`;
}

function likenessIn(saying: Saying, { shop, screen }: Scene): Likeness | undefined {
  const { text } = saying;
  if (!shop || takesIt.test(text)) return undefined;
  const priced = atItsPrice.test(text);
  const like = priced || (likens.test(text) && !likesOnly.test(text));
  const inOther = asksForItIn.test(text) && (itself.test(text) || saying.mentions.length > 0);
  if (!like && !inOther) return undefined;
  const most = saying.tokens.length > brief ? talk : inOther ? 1 : surelyTalk;
  if (chanceOf("nothing", saying) > most) return undefined;
  const pointed = pointedIn(saying, shop);
  if (!pointed) return undefined;
  // There a change without a piece refines what is shown.
  if (screen === paths.recommendations && !pointed.named) return undefined;
  const { piece, rest } = pointed;
  if (priced) return { piece, constraints: [] };
  const other = like ? rest : (afterIn.exec(rest)?.[0] ?? "");
  const constraints = readWish(other).constraints.filter(({ field }) => field !== "garment");
  const alone = sameOnly.test(rest) && constraints.every(({ field }) => field === "size");
  const changes = like
    ? (constraints.length > 0 && !alone) ||
      saysLess.test(rest) ||
      saysDearer.test(rest) ||
      otherLooks.test(rest) ||
      otherColour.test(rest)
    : otherLooks.test(rest) ||
      (constraints.some(({ field }) => looks.has(field)) &&
        !constraints.every((each) => holds(each, piece)));
  return changes ? { piece, constraints } : undefined;
}

/** The piece, and the words that don't point at it. */
function pointedIn(
  saying: Saying,
  shop: ShopScene,
): { readonly piece: Piece; readonly rest: string; readonly named: boolean } | undefined {
  const { text, tokens } = saying;
  const mention = saying.mentions.findLast(({ definite }) => definite);
  if (!mention) {
    if (saying.mentions.some(({ garment }) => garment !== undefined)) return undefined;
    const [only, another] = meantIn(saying, shop).flatMap(({ found }) =>
      found.type === "one" ? [found.piece] : [],
    );
    const piece = another ? undefined : (only ?? currentPiece(shop));
    return piece && { piece, rest: text, named: false };
  }
  const thing = withinMention.exec(mention.text)?.groups?.thing ?? mention.text;
  const found = refer(thing, shop);
  const current = currentPiece(shop);
  const own = itself.test(thing) && current && ofKind(thing, current) ? current : undefined;
  const piece = own ?? (found.type === "one" ? found.piece : undefined);
  const before = text.slice(0, tokens[mention.from]?.start ?? 0);
  const after = text.slice(tokens[mention.to - 1]?.end ?? text.length);
  const within = mention.text.slice(thing.length);
  return piece && { piece, rest: `${before}${within}${after}`, named: true };
}

function ofKind(thing: string, { name }: Piece): boolean {
  const kinds = readTerms(name, "garment");
  return readTerms(thing, "garment").every((kind) => kinds.includes(kind));
}

function holds({ field, ...constraint }: Constraint, piece: Piece): boolean {
  const { colours, materials } = looksOf(piece);
  const has = field === "colour" ? colours : field === "material" ? materials : undefined;
  return (
    has !== undefined && "values" in constraint && constraint.values.some((value) => has.has(value))
  );
}

const wearers = { Men: "men", Women: "women", Kids: "kids" } as const;

/** "Maroon linen shirt for men": the piece's own looks, but for what differs. */
function needOf({ piece, constraints }: Likeness, text: string): string {
  if (atItsPrice.test(text)) return `around ${piece.price} for ${wearers[piece.category]}`;
  const said = (...fields: readonly Constraint["field"][]) =>
    constraints
      .filter(({ field }) => fields.includes(field))
      .map(({ strength, words }) => (strength === "negated" ? `not ${words}` : words));
  const others = otherWearer.test(text) || forMe.test(text);
  const own = {
    colour: others || otherColour.test(text) ? undefined : colourOf(piece),
    material: materialsOf(piece)[0],
    kind: readTerms(piece.name, "garment").at(-1) ?? piece.subCategory,
  };
  const or = (words: readonly string[], otherwise: string | undefined) =>
    words.length > 0 ? words : otherwise === undefined ? [] : [otherwise];
  const unlike = otherColour.test(text) && colourOf(piece);
  return [
    ...or(said("colour"), own.colour && colourName(own.colour)),
    ...or(said("material"), own.material),
    ...said("pattern", "sleeve", "fit", "detail"),
    own.kind.replaceAll("-", " "),
    ...or(said("audience"), forMe.test(text) ? undefined : wearers[piece.category]).map(
      (who) => `for ${who.replace(possessive, "")}`,
    ),
    ...said("size").map((size) => `in ${size}`),
    ...said("season", "occasion").map((when) => `for ${when}`),
    ...(unlike ? [`not ${colourName(unlike)}`] : []),
    ...or(
      said("price").filter(() => constraints.some(isPriced)),
      priced(piece, text),
    ),
  ].join(" ");
}

const isPriced = (constraint: Constraint): boolean =>
  constraint.field === "price" &&
  (constraint.min ?? constraint.max ?? constraint.around) !== undefined;

function priced({ price }: Piece, text: string): string | undefined {
  if (saysDearer.test(text)) return `above ${price}`;
  return saysLess.test(text) ? `under ${price}` : undefined;
}
