/**
 * What is said in few words after something was told or done: "one in large then", "wait no, medium",
 * "the red one, S", "and one more in XL for him", "one is enough". Nothing names the act; the piece
 * that is spoken of, what is in the cart and the little words around decide between taking it,
 * another size and another count.
 */
import { paths } from "../../../domain/routes.ts";
import { type Size, sizes } from "../../../domain/values.ts";
import { remembered } from "../../../language/remembered.ts";
import { sizeForm } from "../../../language/sizes.ts";
import type { Effect } from "../effects.ts";
import { type Saying, sayingOf } from "../grammar/saying.ts";
import type { Piece, Scene, ShopScene } from "../intent.ts";
import { currentPiece, pieceMeant } from "../resolve/pieces.ts";
import { words } from "../words.ts";
import { quantity, resized } from "./acts/cart-effects.ts";
import { adding } from "./add.ts";
import type { Reading, Taken } from "./command.ts";
import { linesOf } from "./tell-cart.ts";

/** Surer than any part of the sentence: all of it was read. */
export interface Brief extends Taken {
  readonly chance: number;
  readonly formed: true;
  /** Whether it puts right what was done before. */
  readonly corrects: boolean;
}

const sure = { chance: 1.5, formed: true } as const;

type Line = ReturnType<typeof linesOf>[number];

/** Takes back or puts right what was said or done before. */
const correcting =
  /^(?:(?:lol|oh|ok|okay|and|um+|hmm+|well|arre|but|baba)[\s,.]+)*(?:no|nope|nah|wait|hang on|hold on|sorry|oops|actually|arre sorry|i mean|i meant|on second thoughts?|scratch that|i (?:do )?apologi[sz]e|make (?:it|that|them)|change (?:it|that)|swap (?:it|that)|better)\b|\b(?:i meant|is my old size|my mistake|make (?:it|that|them)|change (?:it|that)(?: to)?|(?:is|was) the wrong size|should have been|instead|actually)\b|^(?:ok |okay )?(?:he|she|my \w+) says? (?:he'?s |she'?s |it'?s )?(?:an? )?\S{1,6}\b/;
const asking =
  /^(?:(?:ok|okay|and|so|but|oh|wait|no)[\s,]+)*(?:how|what|what's|which|who|who's|whose|when|where|why|is|are|was|does|do|did|can|could|will|would|has|have|should|may|might|if|any|anything|show|find|search|open|see|look|tell|compare|go|undo)\b|\b(?:do|does|is|are|can|could) (?:they|it|you|this|that|these|those|i)\b|[,.;!] *(?:and |so |but )?(?:how|what|what's|which|who|when|where|why|is|are|does|do|can|could|will)\b/;
const away =
  /\b(?:remove|delete|drop|out|off|cancel|without|don't|not (?:the|that|this|in)|less|fewer|leave|forget|under|over|below|above|than|between|budget|rupees|empty|clear|colour|color|deliver\w*|pay|cash|card|order|phone|pin|name|address|compare|cheaper|cheapest|looking|need|swap|replace|number)\b/;
const further =
  /\b(?:also|too|as well|another|one more|more|extra|and one|and the|and that|and those|and this|a second one|with it|plus)\b/;
const taking = /\b(?:add|buy|put|get|take|give|have)\b/;
const onlySo = /\b(?:enough|only|just|make (?:it|that|them)|actually|keep)\b/;
const every = /\b(?:both|all|each)\b/;
const sameSize = /\b(?:the )?same size\b/;
const largest =
  /\b(?:(?:the )?(?:biggest|largest)(?: one| size)?(?: (?:you|you've) (?:have|got))?|the (?:big|bigger|larger) one)\b/;
const smallest =
  /\b(?:(?:the )?smallest(?: one| size)?(?: (?:you|you've) (?:have|got))?|the (?:smaller|little) one)\b/;
const sizeUp =
  /\b(?:(?:next )?(?:one|a|the next) (?:size )?up|a size (?:bigger|larger)|the next size)\b/;
const sizeDown = /\b(?:(?:one|a) (?:size )?down|a size smaller)\b/;
/** Words that say nothing of their own in so short a sentence. */
const little = new Set(
  "a an the in it it's its that this those these them one ones pair pairs piece pieces size of is as be to and with both each also too well same then please only just make take give gimme put get buy add i'll have i me go let's guess think probably maybe will do fine good ok okay yes yeah no nope nah wait oh sorry actually hmm ah so right alright perfect great lovely k arre now bhaiya na lol oops hang hold on but enough another more second him her his hers he he's she she's i'm my friend for say says should was pop wrap up all together into cart bag basket done deal sold cool super nice ya yep um uh haan chalo anyway like prefer it'll that'll go with from pls plz need's extra double keep".split(
    " ",
  ),
);
const reason =
  /(?:^|[\s,]+)(?:because|since|cos|coz|as (?:he|she|i|it)|for (?:my|the|our|his|her|me|him|ma|papa|a)(?: [^\s,.;]+){0,2})(?=[\s,.]|$)[^,.;]*/g;
const mostWords = 14;

/** What the few words do; undefined where more than that is said. */
export function briefly(reading: Reading, scene: Scene): Brief | undefined {
  const { shop, asked } = scene;
  if (!shop || asked || (reading.row !== "none" && reading.row !== "cart")) return undefined;
  const lower = reading.lower.replace(/’/g, "'");
  if (lower.length > 140 || asking.test(lower) || lower.trim().endsWith("?")) return undefined;
  const saying = sayingOf(reading, scene);
  const entities = saying.sizes.length + saying.numbers.length;
  const relative = [largest, smallest, sizeUp, sizeDown, sameSize].some((each) => each.test(lower));
  if (entities === 0 && !relative && !/\bone\b/.test(lower)) return undefined;
  if (away.test(lower) || saying.prices.length > 0) return undefined;
  const corrects = correcting.test(lower);
  const few = isFew(saying);
  if (!few && !corrects) return undefined;
  const lines = linesOf(shop);
  const meant = meantBy(saying, shop);
  if (meant === undefined) return undefined;
  const ofMeant = lines.filter(({ piece }) => meant.some(({ id }) => id === piece.id));
  const atCart = scene.screen === paths.cart || scene.screen === paths.placeOrder;
  if (every.test(lower) && meant.length < 2 && ofMeant.length < 2) return undefined;
  const more = further.test(lower);
  const count = saying.numbers.length > 0 ? saying.numbers[0]?.value : oneIn(saying.text);
  const size = saying.sizes.at(-1)?.value;
  const [line] = ofMeant;
  const changes =
    line !== undefined &&
    !more &&
    (corrects ||
      (atCart && saying.mentions.length > 0 && few && !taking.test(lower)) ||
      sizeUp.test(lower));
  if (changes) {
    if (ofMeant.length > 1 && !every.test(lower) && meant.length === 1) return undefined;
    const [to] = meant.length > 0 ? [sizeSaid(lower, size, line)] : [];
    if (to !== undefined)
      return done(
        "change-cart",
        ofMeant,
        ofMeant.flatMap((each) => toSize(each, to)),
      );
    if (size === undefined && count !== undefined && counts(lower, few, saying) && count < 100)
      return done("change-cart", ofMeant, [quantity(line, count)]);
    return undefined;
  }
  // "One is enough", "only one jeans I'll keep".
  if (line && !more && size === undefined && count !== undefined && ofMeant.length === 1)
    return few && /\b(?:enough|keep)\b/.test(lower)
      ? done("change-cart", ofMeant, [quantity(line, count)])
      : undefined;
  if (!few || meant.length === 0) return undefined;
  const only = size === undefined && sameSize.test(lower) ? lines.at(-1)?.size : undefined;
  const wanted = meant.map((piece) => ({
    piece,
    size: only ?? (size === undefined ? relativeTo(piece, lower) : size),
  }));
  if (wanted.some((each) => each.size === undefined)) return undefined;
  if (saying.sizes.length > 1) return undefined;
  // A size alone is chosen on the page; "one in large", "L then" takes it.
  const onPage = shop.open !== undefined && meant[0]?.id === shop.open.id;
  const takes = count !== undefined || more || /\b(?:then|take|give|add|one)\b/.test(bare(lower));
  if (!takes && (onPage || saying.mentions.length === 0)) return undefined;
  const items = wanted.map(({ piece, size: own }) => ({
    found: { type: "one", piece } as const,
    item: {
      count: count ?? null,
      size: sizes.find((each) => each === own) ?? null,
      ...(own !== undefined && !isMade(own) && { unmade: own }),
      thing: "",
    },
  }));
  return { ...adding(items, reading, shop), id: "add", ...sure, corrects: false };
}

/** "No that's silly, two": the count ends it. */
function counts(lower: string, few: boolean, { numbers, tokens }: Saying): boolean {
  const ends = numbers.at(-1)?.to === tokens.length && tokens.length < mostWords / 2;
  return few || onlySo.test(lower) || (ends && /^(?:no|sorry|wait)\b/.test(lower));
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

/** Whether nothing but pieces, sizes, counts and little words were said. */
function isFew(saying: Saying): boolean {
  if (saying.tokens.length > mostWords) return false;
  return bare(saying.text)
    .split(/[^\p{L}\p{N}']+/u)
    .every((word) => {
      if (word === "" || little.has(word)) return true;
      return [...saying.mentions, ...saying.sizes, ...saying.numbers].some(({ from, to }) =>
        saying.tokens.slice(from, to).some(({ text }) => text === word),
      );
    });
}

const bare = remembered((text: string) =>
  text
    .replace(largest, " ")
    .replace(smallest, " ")
    .replace(sizeUp, " ")
    .replace(sizeDown, " ")
    .replace(reason, " "),
);

/** The pieces that are spoken of; undefined where a mention means none or any of several. */
function meantBy(saying: Saying, shop: ShopScene): readonly Piece[] | undefined {
  const inCart = linesOf(shop).map(({ piece }) => piece);
  const told = saying.mentions.filter(
    ({ text, garment }) =>
      garment !== undefined ||
      !/^(?:the |that |this |a |an )?(?:one|piece|pieces|big one|bigger one|second one|biggest one|smaller one|old size)$/.test(
        text,
      ),
  );
  const pieces: Piece[] = [];
  for (const mention of told) {
    // "Third, double XL" asks more likely than it takes.
    if (mention.garment === undefined && !/^(?:the|that|this|these|those)\b/.test(mention.text))
      return undefined;
    const found = pieceMeant(mention, shop, saying);
    if (found?.type === "one") pieces.push(found.piece);
    else if (found?.type === "several") {
      const [own, ...others] = found.pieces.filter((each) => inCart.includes(each));
      if (!own || others.length > 0) return undefined;
      pieces.push(own);
    } else return undefined;
  }
  if (pieces.length > 0) return [...new Set(pieces)];
  const current = currentPiece(shop) ?? (inCart.length === 1 ? inCart[0] : undefined);
  return current ? [current] : undefined;
}

function sizeSaid(lower: string, size: string | undefined, line: Line): string | undefined {
  if (size !== undefined) return size;
  const at = line.piece.sizes.indexOf(line.size);
  if (sizeUp.test(lower)) return line.piece.sizes[at + 1];
  if (sizeDown.test(lower)) return line.piece.sizes[at - 1];
  return relativeTo(line.piece, lower);
}

function relativeTo(piece: Piece, lower: string): string | undefined {
  if (largest.test(lower)) return piece.sizes.at(-1);
  return smallest.test(lower) ? piece.sizes[0] : undefined;
}

function toSize(line: Line, wanted: string): readonly Effect[] {
  const { piece, size } = line;
  const to = piece.sizes.find((each) => each === wanted);
  if (to === undefined)
    return [{ type: "say", text: words.onlySizes(piece.name, wanted, piece.sizes) }];
  if (to === size) return [{ type: "say", text: words.sizeAlready(piece.name, size) }];
  return [resized(line, to)];
}

function done(id: string, lines: readonly Line[], effects: readonly Effect[]): Brief {
  const [line] = lines;
  const slots =
    lines.length === 1 && line
      ? { product: line.piece.id, size: line.size }
      : { products: lines.map(({ piece }) => piece.id) };
  return { id, slots, effects, row: "follows", ...sure, corrects: true };
}
