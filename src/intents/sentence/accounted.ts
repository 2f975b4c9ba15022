/**
 * Before the cart changes: a reading that leaves sizes or pieces unused is replaced by a fuller one, or asked
 * first.
 */
import { sizeSaid } from "../../../language/readers/sizes.ts";
import { guarded } from "../../../language/text/guarded.ts";
import { acts } from "../commands/acts.ts";
import { askSize, intoTheCart } from "../commands/adding.ts";
import { emptied, quantity, resized } from "../commands/cart/cart-effects.ts";
import type { Reading } from "../commands/command.ts";
import { discourseOf } from "../dialogue/short-turns/state.ts";
import { askedFirst } from "../dialogue/short-turns/takes.ts";
import type { Effect } from "../effects.ts";
import { type Saying, sayingOf } from "../grammar/saying.ts";
import type { Scene, ShopScene } from "../intent.ts";
import type { Line } from "../resolve/cart-lines.ts";
import { isSuch, looksNamed } from "../resolve/named-looks.ts";
import { pieceMeant } from "../resolve/pieces.ts";
import { indexOf } from "../vocabulary/catalogue-index.ts";
import type { Sure } from "./best.ts";

/** One more, whatever is there. */
const further =
  /\b(?:also|bhi|ek|too|as well|another|more|again|extra|second|plus|add|besides|both|each|along|same|for (?:my|his|her|our|the|him|me|us))\b/;
/** The present value was wrong. */
const correcting =
  /\b(?:no|nope|not|sorry|oops|wait|hang on|hold on|actually|meant|mean|wrong|rather|instead|change|make|should|better)\b/;
const everything = /\b(?:all|everything|whole|entire|lot|sab|poora)\b/;
const whatIf = guarded(
  /^where (?:do|can|should|would) (?:i|we)\b|\bwhat if\b|\bwhat would\b.*\b(?:cost|come to|be)\b/,
);
const requesting =
  /\b(?:can|could|will|would|may|shall|please|add|put|take|buy|get|give|pack|throw|pop|want|have|make|change|swap|no)\b/;
/** "Would it be in XL?" */
const whetherIt =
  /\b(?:would|will|can|could|may|might) (?:it|that|this|they|these|those|he|she) (?:also )?(?:be|come|fit|look|suit|go|do|wear|have|work)\b/g;
/** "Is M for a chest of forty". */
const asksOfSize = new RegExp(
  `^(?:(?:and|so|ok|okay|but|then|now|hmm+)[\\s,]+)*(?:(?:this|the|that) \\p{L}+ (?:in )?(?:size )?${sizeSaid},? )?(?:is|will|would|does|do|are) (?:(?:it|this|that|the|size|an?|in) )*(?:${sizeSaid}|it|this|that)\\b(?!.*\\b(?:add|put|make|change|take|get|give|pack|want|need|possible)\\b).*\\b(?:chest|waist|bust|hips?|fit|fits|enough|right|suit|suits|old|years?)\\b`,
  "iu",
);
const asksSomething =
  /(?:^|[.!?,;] +)(?:(?:and|but|so|ok|okay|then) )*(?:is|are|does|do|did|would|will|has|have|any|anything|what|what's|how|which)\b[^.!?]*\?\s*$|\b(?:this|that|it|one|these|they) (?:also )?(?:is|are|comes?|has|have|coming|having|available)\b[^.!?]*\?\s*$/;
const onlyThat = /\b(?:only|just|keep|leave|alone|but|except)\b/;
const oneMore = /\b(?:more|another|extra|additional)\b/;
/** For another person, perhaps in another size. */
const aside = /\bfor (?:my|his|her|our)\b|\bsize\b/;
const beside: ReadonlySet<Effect["type"]> = new Set(["navigate", "say"]);
const wrong = /\b(?:was|is|were) wrong\b/;
const taking =
  /\b(?:add|buy|get|take|put|give|have|want|wants|need|needs|like|i'll|pop|stick|grab|throw|pack|bag|cart|basket|one|buying|taking|let|go)\b/;

export function accounted(sure: Sure, reading: Reading, scene: Scene): Sure {
  const { shop } = scene;
  if (!shop || scene.asked?.id === "confirm") return sure;
  const saying = sayingOf(reading, scene);
  return (
    (scene.asked ? undefined : allOut(sure, reading, shop)) ??
    (onlyAsks(sure, reading) ? describedIn(sure, saying, reading, scene) : undefined) ??
    eitherSize(sure, saying, reading, shop) ??
    sizesTogether(sure, saying, shop) ??
    (onlyThat.test(reading.lower) ? undefined : lineOfSize(sure, saying, shop)) ??
    inItsSize(sure, saying, reading, shop) ??
    anotherSize(sure, saying, shop) ??
    resizedInstead(sure, saying, reading, shop) ??
    (isOfAnother(sure, saying, shop) ? { ...sure, ...askedFirst(sure, reading) } : undefined) ??
    sure
  );
}

/** Taking each line out is emptying the cart. */
function allOut(sure: Sure, reading: Reading, shop: ShopScene): Sure | undefined {
  const out = sure.effects.flatMap((each) =>
    each.type === "setQuantity" && each.quantity === 0 ? [`${each.id} ${each.size}`] : [],
  );
  const adds = sure.effects.some(({ type }) => type === "addToCart");
  const all = shop.cart.every(({ id, size }) => out.includes(`${id} ${size}`));
  if (adds || shop.cart.length < 2 || !all || !everything.test(reading.lower)) return undefined;
  return { ...sure, ...emptied(reading, shop) };
}

/** "What if I add …, what would it come to". */
function onlyAsks({ id, effects }: Sure, reading: Reading): boolean {
  if (id === "answer" || !effects.some(({ type }) => type === "addToCart")) return false;
  return whatIf.test(reading.lower) || isQuestion(reading);
}

export function isQuestion({ lower, plain }: Reading): boolean {
  return plain.trim().endsWith("?") && !requesting.test(lower.replace(whetherIt, " "));
}

/** "That one, would it be in XL?": by its words, too. */
export function isPlainQuestion(reading: Reading): boolean {
  const { lower } = reading;
  if (asksOfSize.test(lower)) return true;
  return isQuestion(reading) && asksSomething.test(lower);
}

/** The answer without the act; what can't be answered is asked. */
function describedIn(sure: Sure, saying: Saying, reading: Reading, scene: Scene): Sure {
  const rest = sure.effects.filter(({ type }) => type === "say");
  if (rest.length > 0) return { ...sure, id: "describe-cart", effects: rest };
  const effects = sure.effects.filter((each) => each.type === "addToCart");
  const [add] = effects;
  const shop = scene.shop && add && { ...scene.shop, named: add.id };
  const answer = shop && acts.ask?.does(saying, reading, { ...scene, shop });
  return answer
    ? { ...sure, ...answer, id: "ask" }
    : { ...sure, id: "add", ...askedFirst({ ...sure, effects }, reading) };
}

/** "The large isn't coming, drop his": the line of that size. */
function lineOfSize(sure: Sure, { sizes }: Saying, shop: ShopScene): Sure | undefined {
  const [said, other] = new Set(sizes.map(({ value }) => value));
  const [effect, more] = sure.effects;
  if (said === undefined || other !== undefined || more || effect?.type !== "setQuantity")
    return undefined;
  const own = discourseOf(shop).lines.filter(({ size }) => size === said);
  const [line, another] = own;
  if (effect.quantity > 0 || effect.size === said || !line || another) return undefined;
  return {
    ...sure,
    slots: { product: line.piece.id, size: line.size },
    effects: [quantity(line, 0)],
  };
}

/** "In medium or large": asked, which. */
function eitherSize(
  sure: Sure,
  { sizes, tokens }: Saying,
  { said }: Reading,
  shop: ShopScene,
): Sure | undefined {
  const [one, other, third] = sizes;
  const adds = sure.effects.flatMap((each) => (each.type === "addToCart" ? [each] : []));
  const [add] = adds;
  if (!one || !other || third || one.value === other.value || !add) return undefined;
  const between = tokens.slice(one.to, other.from).map(({ text }) => text);
  if (between.length !== 1 || between[0] !== "or") return undefined;
  const piece = adds.every(({ id }) => id === add.id)
    ? indexOf(shop.catalogue).byId.get(add.id)
    : undefined;
  const made = piece?.sizes.filter((size) => size === one.value || size === other.value);
  if (!piece || made?.length !== 2) return undefined;
  return {
    ...sure,
    id: "add",
    slots: { product: piece.id, quantity: add.quantity },
    effects: [askSize(piece, undefined, add.quantity, said, [])],
    row: "waits",
  };
}

/** One wish: "a medium and a large", "a large rather than the medium". */
function sizesTogether(
  sure: Sure,
  { sizes, denied, text }: Saying,
  shop: ShopScene,
): Sure | undefined {
  const chosen = sure.effects.find((each) => each.type === "chooseSize");
  const added = sure.effects.filter((each) => each.type === "addToCart");
  const [add, more] = added;
  if (!chosen || !add || more || chosen.id !== add.id) return undefined;
  const piece = shop.catalogue.find(({ id }) => id === add.id);
  const wanted = new Set([...sizes.map(({ value }) => value)]);
  const unwanted = new Set([...denied.map(({ value }) => value), ...ratherThan(text, sizes)]);
  const made = (piece?.sizes ?? []).filter((size) => wanted.has(size) && !unwanted.has(size));
  if (!piece || made.length === 0 || (made.length === 1 && made[0] === add.size)) return undefined;
  return {
    ...sure,
    id: "add",
    slots: { product: piece.id },
    effects: made.map((size) => intoTheCart(piece, size, add.quantity)),
  };
}

/** "One more of the kurta", "two of the lehengas": in the size in which it is there. */
function inItsSize(
  sure: Sure,
  { sizes }: Saying,
  { lower }: Reading,
  shop: ShopScene,
): Sure | undefined {
  const [effect, other] = sure.effects;
  if (other || effect?.type !== "ask" || effect.question.id !== "size" || sizes.length > 0)
    return undefined;
  const { piece: id, quantity: count, waiting } = effect.question;
  const [line, another] = discourseOf(shop).lines.filter(({ piece }) => piece.id === id);
  const more = oneMore.test(lower);
  if (!line || another || waiting.length > 0 || !(more || count > line.quantity)) return undefined;
  if (aside.test(lower)) return undefined;
  return {
    ...sure,
    id: "change-cart",
    slots: { product: line.piece.id, size: line.size },
    effects: [quantity(line, more ? line.quantity + count : count)],
    row: "follows",
  };
}

/** "One more same shirt, he is thin so medium": one more in that size. */
function anotherSize(sure: Sure, { sizes }: Saying, shop: ShopScene): Sure | undefined {
  const [said, other] = new Set(sizes.map(({ value }) => value));
  const [effect, more] = sure.effects;
  if (said === undefined || other !== undefined || more || effect?.type !== "setQuantity")
    return undefined;
  const line = lineOf(effect, shop);
  const count = effect.quantity - (line?.quantity ?? 0);
  const size = line?.piece.sizes.find((each) => each === said);
  if (!line || size === undefined || size === line.size || count < 1) return undefined;
  return {
    ...sure,
    id: "add",
    slots: { product: line.piece.id, size, quantity: count },
    effects: [intoTheCart(line.piece, size, count)],
  };
}

/** "Actually skirt M", of a skirt that is there in S. */
function resizedInstead(
  sure: Sure,
  saying: Saying,
  reading: Reading,
  shop: ShopScene,
): Sure | undefined {
  const [effect, more] = sure.effects.filter(({ type }) => !beside.has(type));
  if (more || effect?.type !== "addToCart") return undefined;
  const own = discourseOf(shop).lines.filter(({ piece }) => piece.id === effect.id);
  const [line, another] = own;
  if (!line || another || line.size === effect.size) return undefined;
  const { lower } = reading;
  const denies = saying.denied.some(({ value }) => value === line.size);
  const count = effect.quantity === 1 || effect.quantity === line.quantity;
  const corrects =
    wrong.test(lower) || ((correcting.test(lower) || !taking.test(lower)) && !further.test(lower));
  if (!count || !(denies || corrects)) return undefined;
  return {
    ...sure,
    id: "change-cart",
    slots: { product: line.piece.id, size: line.size },
    effects: [
      resized(line, effect.size),
      ...sure.effects.filter(({ type }) => type === "navigate"),
    ],
  };
}

const than = /\b(?:rather than|instead of|than|not)\b/;

function ratherThan(text: string, sizes: Saying["sizes"]): readonly string[] {
  const at = text.search(than);
  if (at < 0) return [];
  const words = text.slice(0, at).split(/\s+/).filter(Boolean).length;
  return sizes.filter(({ from }) => from >= words).map(({ value }) => value);
}

/** Names what no changed piece is: "get jeans, size M", of a shirt. */
function isOfAnother({ id, effects }: Sure, saying: Saying, shop: ShopScene): boolean {
  const { mentions } = saying;
  const ids = effects.flatMap((each) => (each.type === "addToCart" ? [each.id] : []));
  if (ids.length === 0 || id === "answer") return false;
  const isMeant = mentions.some((mention) => {
    const found = mention.garment === undefined ? undefined : pieceMeant(mention, shop, saying);
    return found?.type === "one" && ids.includes(found.piece.id) && !/^this\b/.test(mention.text);
  });
  if (isMeant) return false;
  const { garment, colour, material } = looksNamed(saying);
  const pieces = shop.catalogue.filter((piece) => ids.includes(piece.id));
  const none = { garment: [], colour: [], material: [] };
  return [{ garment }, { colour }, { material }].some(
    (named) => !pieces.some((piece) => isSuch(piece, { ...none, ...named })),
  );
}

function lineOf(
  { id, size }: { readonly id: string; readonly size: string },
  shop: ShopScene,
): Line | undefined {
  return discourseOf(shop).lines.find((line) => line.piece.id === id && line.size === size);
}
