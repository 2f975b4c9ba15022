/**
 * What is said in few words after something was told or done: "one in large then", "wait no, medium",
 * "the red one, S", "and one more in XL for him", "one is enough". Nothing names the act; the piece
 * that is spoken of, what is in the cart and the little words around decide between taking it,
 * another size and another count.
 */
import { paths } from "../../../domain/routes.ts";
import { type Size, sizes } from "../../../domain/values.ts";
import { sizeForm } from "../../../language/sizes.ts";
import { quantity, resized } from "../commands/acts/cart-effects.ts";
import { countIn } from "../commands/acts/taking.ts";
import { adding, intoTheCart } from "../commands/add.ts";
import type { Reading, Taken, Understood } from "../commands/command.ts";
import type { Effect } from "../effects.ts";
import { type Saying, sayingOf } from "../grammar/saying.ts";
import type { Piece, Scene, ShopScene } from "../intent.ts";
import { pieceMeant } from "../resolve/pieces.ts";
import { words } from "../words.ts";
import * as little from "./little-words.ts";
import { isCompared, isFew, meantBy } from "./meant.ts";
import { type Discourse, discourseOf, type Line } from "./state.ts";

/** Surer than any part of the sentence: all of it was read. */
export interface Short extends Taken {
  readonly chance: number;
  readonly formed: true;
  /** Whether it puts right what was done before. */
  readonly corrects: boolean;
  /** All of it was read, and the forms of single wishes would read less of it. */
  readonly firm?: true;
  /** It leans on what was said before, and is no part of a longer sentence. */
  readonly alone?: true;
}

const sure = { chance: 1.5, formed: true } as const;
const mostWords = 14;
const mostLetters = 140;

/** A short turn with what it leans on. */
interface Turn {
  readonly saying: Saying;
  readonly lower: string;
  readonly reading: Reading;
  readonly shop: ShopScene;
  readonly discourse: Discourse;
  readonly atCart: boolean;
  readonly lines: readonly Line[];
  readonly meant: readonly Piece[];
  readonly ofMeant: readonly Line[];
  /** Nothing but pieces, sizes, counts and little words were said. */
  readonly few: boolean;
  readonly corrects: boolean;
  readonly more: boolean;
  readonly size: string | undefined;
  readonly count: number | undefined;
}

/** What the few words do; undefined where more than that is said. */
export function inShort(reading: Reading, scene: Scene): Short | undefined {
  const turn = turnOf(reading, scene);
  if (!turn) return undefined;
  const rules: readonly Rule[] = [ofOne, onlyThese, ofAll, changes, leaves, takes];
  for (const rule of rules) {
    const done = rule(turn);
    if (done !== "else") return done;
  }
  return undefined;
}

/** What is done; undefined where it is clear that nothing is, "else" where it isn't this rule's. */
type Rule = (turn: Turn) => Short | undefined | "else";

function turnOf(reading: Reading, scene: Scene): Turn | undefined {
  const { shop, asked } = scene;
  if (!shop || asked || (reading.row !== "none" && reading.row !== "cart")) return undefined;
  const lower = reading.lower.replace(/’/g, "'");
  if (lower.length > mostLetters || little.asking.test(lower) || lower.trim().endsWith("?"))
    return undefined;
  const saying = sayingOf(reading, scene);
  const entities = saying.sizes.length + saying.numbers.length;
  const { largest, smallest, sizeUp, sizeDown, sameSize } = little;
  const relative = [largest, smallest, sizeUp, sizeDown, sameSize].some((each) => each.test(lower));
  if (entities === 0 && !relative && !/\bone\b/.test(lower)) return undefined;
  if (little.away.test(lower) || saying.prices.length > 0) return undefined;
  const corrects = little.correcting.test(lower);
  const few = isFew(saying);
  if (!few && !corrects) return undefined;
  const discourse = discourseOf(shop);
  const meant = meantBy(saying, shop, corrects);
  if (meant === undefined) return undefined;
  const { lines } = discourse;
  return {
    saying,
    lower,
    reading,
    shop,
    discourse,
    atCart: scene.screen === paths.cart || scene.screen === paths.placeOrder,
    lines,
    meant,
    ofMeant: lines.filter(({ piece }) => meant.some(({ id }) => id === piece.id)),
    few,
    corrects,
    more: little.further.test(lower),
    size: saying.sizes.at(-1)?.value,
    count: countIn(saying, 0, saying.tokens.length) ?? oneIn(saying.text),
  };
}

/** "Make one of them medium": one of a line that counts several. */
function ofOne(turn: Turn): Short | undefined | "else" {
  const { lower, saying, lines, ofMeant, discourse, more } = turn;
  if (more || !little.oneOfThem.test(lower)) return "else";
  const [first, second] = saying.sizes.map(({ value }) => value);
  const to = second ?? first;
  const from = second === undefined ? undefined : first;
  const many = (ofMeant.length > 0 ? ofMeant : lines).filter(
    (line) => line.quantity > 1 && (from === undefined || line.size === from),
  );
  const line = many.find((each) => each === discourse.line) ?? many[0];
  if (!line || (many.length > 1 && line !== discourse.line)) return "else";
  const size = line.piece.sizes.find((each) => each === to);
  if (size === undefined || size === line.size) return "else";
  const effects = [quantity(line, line.quantity - 1), intoTheCart(line.piece, size, 1)];
  return { ...done("change-cart", [line], effects), firm: true };
}

/** "Only the S", of a piece that is there in two sizes. */
function onlyThese({ lower, saying, ofMeant, size }: Turn): Short | undefined | "else" {
  const stays = ofMeant.filter((line) => line.size === size);
  if (!/\b(?:only|just) (?:the |in )?\S{1,12}$/.test(lower) || saying.sizes.length !== 1)
    return "else";
  if (ofMeant.length < 2 || stays.length !== 1) return "else";
  const others = ofMeant.filter((line) => line.size !== size);
  const out = done(
    "change-cart",
    others,
    others.map((line) => quantity(line, 0)),
  );
  return { ...out, firm: true };
}

/** "Both in XL instead": each line of what is spoken of. */
function ofAll(turn: Turn): Short | undefined | "else" {
  const { lower, saying, size, corrects, atCart, lines, meant, ofMeant, count } = turn;
  if (!little.every.test(lower)) return "else";
  if (meant.length >= 2 || ofMeant.length >= 2) return "else";
  const all = atCart && saying.mentions.length === 0 ? lines : [];
  const two = !/\bboth\b/.test(lower) || all.length === 2;
  if (!corrects || size === undefined || count !== undefined || all.length < 2 || !two)
    return undefined;
  const each = done(
    "change-cart",
    all,
    all.flatMap((line) => toSize(line, size)),
  );
  return { ...each, firm: true };
}

/** Another size, or another count, of what is in the cart. */
function changes(turn: Turn): Short | undefined | "else" {
  const { lower, saying, few, corrects, more, atCart, size, count, meant, ofMeant } = turn;
  const [line] = ofMeant;
  const named = atCart && saying.mentions.length > 0 && few && !little.taking.test(lower);
  if (!line || more || !(corrects || named || little.sizeUp.test(lower))) return "else";
  const own = ofMeant.find((each) => each === turn.discourse.line) ?? line;
  if (
    ofMeant.length > 1 &&
    !little.every.test(lower) &&
    meant.length === 1 &&
    own !== turn.discourse.line
  )
    return undefined;
  const all = little.every.test(lower) || meant.length > 1 ? ofMeant : [own];
  const to = sizeSaid(lower, size, own);
  if (to !== undefined)
    return done(
      "change-cart",
      all,
      all.flatMap((each) => toSize(each, to)),
    );
  if (size === undefined && count !== undefined && counts(lower, few, saying) && count < 100)
    return done("change-cart", [own], [quantity(own, count)]);
  return undefined;
}

/** "One is enough", "only one jeans I'll keep"; "two", of what was taken just before. */
function leaves({ lower, few, more, size, count, saying, ofMeant, discourse }: Turn) {
  const [line] = ofMeant;
  if (!line || more || size !== undefined || count === undefined || ofMeant.length > 1)
    return "else" as const;
  const again = line === discourse.line && saying.tokens.length === 1;
  return few && (again || /\b(?:enough|keep)\b/.test(lower))
    ? done("change-cart", ofMeant, [quantity(line, count)])
    : undefined;
}

/** What is spoken of, into the cart. */
function takes(turn: Turn): Short | undefined {
  const { lower, saying, reading, shop, discourse, few, more, size, count, meant } = turn;
  if (!few || meant.length === 0 || saying.sizes.length > 1) return undefined;
  const same = size === undefined && little.sameSize.test(lower) ? sizeOfOther(turn) : undefined;
  const wanted = meant.map((piece) => ({
    piece,
    size: same ?? (size === undefined ? relativeTo(piece, lower) : size),
  }));
  // "Give one": of which size is asked.
  const gives = saying.mentions.length === 0 && little.giving.test(lower);
  if (!gives && wanted.some((each) => each.size === undefined)) return undefined;
  // A size alone is chosen on the page; "one in large", "L then", and one after an assent take it.
  const onPage = shop.open !== undefined && meant[0]?.id === shop.open.id;
  const relative = size === undefined && same === undefined && !/\bone$/.test(lower.trim());
  const led =
    count !== undefined ||
    more ||
    same !== undefined ||
    /\b(?:then|take|give|add|one)\b/.test(little.bare(lower)) ||
    (discourse.begun && !relative && (!onPage || little.assenting.test(lower)));
  if (!led && (onPage || saying.mentions.length === 0)) return undefined;
  const items = wanted.map(({ piece, size: own }) => ({
    found: { type: "one", piece } as const,
    item: {
      count: count ?? null,
      size: sizes.find((each) => each === own) ?? null,
      ...(own !== undefined && !isMade(own) && { unmade: own }),
      thing: "",
    },
  }));
  const added = adding(items, reading, shop);
  const leans =
    saying.mentions.length === 0 && (same !== undefined || discourse.piece === undefined);
  return {
    ...(isSure(turn) ? added : askedFirst(added, reading)),
    id: "add",
    ...sure,
    corrects: false,
    ...(leans && { alone: true }),
  };
}

/** What was named, or is open, or was just taken and is wanted once more. */
function isSure({ saying, discourse, more, meant }: Turn): boolean {
  if (saying.mentions.length > 0 || discourse.piece) return true;
  return more && discourse.line?.piece === meant[0];
}

/** What is only guessed to be spoken of is asked first. */
export function askedFirst(added: Understood, { said }: Reading): Understood {
  const does = added.effects.filter(({ type }) => type === "addToCart");
  if (does.length === 0 || does.length < added.effects.length) return added;
  const question = { id: "confirm", text: words.askWhether(does), about: said, does } as const;
  return { slots: added.slots, effects: [{ type: "ask", question }], row: "waits" };
}

/** "Same size as the jacket": of its line, or of what was taken last. */
function sizeOfOther({ saying, shop, lines, discourse }: Turn): string | undefined {
  const other = saying.mentions.find((mention) => isCompared(mention, saying));
  const found = other && pieceMeant(other, shop, saying);
  const of = lines.filter(({ piece }) => found?.type === "one" && found.piece.id === piece.id);
  return other ? of.at(-1)?.size : discourse.size;
}

/** "No that's silly, two": the count ends it. */
function counts(lower: string, few: boolean, { numbers, tokens }: Saying): boolean {
  const ends = numbers.at(-1)?.to === tokens.length && tokens.length < mostWords / 2;
  return few || little.onlySo.test(lower) || (ends && /^(?:no|sorry|wait)\b/.test(lower));
}

function isMade(size: string): size is Size {
  return sizes.some((each) => each === size);
}

const one = new RegExp(
  `(?:^|[\\s,])(?:a single|just one|only one|one)(?= (?:in|is|${sizeForm}|pair|piece|only|please|then)(?![a-z])|[,.]|$)`,
);
const pointed =
  /\b(?:the|that|this|which|other|\w+st|\w+nd|\w+rd|red|blue|white|last|big|bigger|next) one\b/;

/** "One", where it counts: "one in M please", "one is enough". */
function oneIn(text: string): number | undefined {
  return one.test(text) && !pointed.test(text) ? 1 : undefined;
}

function sizeSaid(lower: string, size: string | undefined, line: Line): string | undefined {
  if (size !== undefined) return size;
  const at = line.piece.sizes.indexOf(line.size);
  if (little.sizeUp.test(lower)) return line.piece.sizes[at + 1];
  if (little.sizeDown.test(lower)) return line.piece.sizes[at - 1];
  return relativeTo(line.piece, lower);
}

function relativeTo(piece: Piece, lower: string): string | undefined {
  if (little.largest.test(lower)) return piece.sizes.at(-1);
  return little.smallest.test(lower) ? piece.sizes[0] : undefined;
}

function toSize(line: Line, wanted: string): readonly Effect[] {
  const { piece, size } = line;
  const to = piece.sizes.find((each) => each === wanted);
  if (to === undefined)
    return [{ type: "say", text: words.onlySizes(piece.name, wanted, piece.sizes) }];
  if (to === size) return [{ type: "say", text: words.sizeAlready(piece.name, size) }];
  return [resized(line, to)];
}

function done(id: string, lines: readonly Line[], effects: readonly Effect[]): Short {
  const [line] = lines;
  const slots =
    lines.length === 1 && line
      ? { product: line.piece.id, size: line.size }
      : { products: lines.map(({ piece }) => piece.id) };
  return { id, slots, effects, row: "follows", ...sure, corrects: true };
}
