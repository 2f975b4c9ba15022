/**
 * Which change of the cart is meant: the rules' own, another that the model thinks likelier, or a
 * question where it isn't sure.
 */

import { sizeForm } from "../../../language/readers/sizes.ts";
import { guarded } from "../../../language/text/guarded.ts";
import { chosenOf } from "../commands/adding.ts";
import { emptied } from "../commands/cart/cart-effects.ts";
import type { Reading } from "../commands/command.ts";
import { waitingFor } from "../commands/waiting.ts";
import { withEffect } from "../dialogue/dialogue.ts";
import * as little from "../dialogue/short-turns/little-words.ts";
import { pointedOut } from "../dialogue/short-turns/pointed.ts";
import { bySize } from "../dialogue/short-turns/turn.ts";
import type { Effect, Question } from "../effects.ts";
import { knowsWord } from "../grammar/ranker.ts";
import { chanceOf, type Saying, sayingOf } from "../grammar/saying.ts";
import type { Scene, ShopScene } from "../intent.ts";
import { normalise } from "../normalise.ts";
import { asksIfSo, besideEachOther } from "../phrases/cart/change-cart-act.ts";
import { linesOf } from "../resolve/cart-lines.ts";
import { byWearer } from "../resolve/lines.ts";
import { pieceMeant } from "../resolve/pieces.ts";
import { words } from "../responses/words.ts";
import { isPlainQuestion, isQuestion } from "../sentence/accounted.ts";
import type { Sure } from "../sentence/best.ts";
import { plainReadings } from "../sentence/plain-readings.ts";
import type { Decides } from "../sentence/plainly.ts";
import { indexOf } from "../vocabulary/catalogue-index.ts";
import { candidatesFor } from "./candidates.ts";
import { countIn, type Edit, editKey, effectsOf, lineKey } from "./edits.ts";
import { weighable, weighed } from "./weigh.ts";

/** How likely a change must be, to be done or asked about. */
const levels = {
  otherwise: { done: 0.8, asked: 0 },
  /** The rules ask which piece or size. */
  asking: { done: 0.83, asked: 1 },
  /** The rules look for something, find nothing, or know a change only in part. */
  weakly: { done: 0.85, asked: 0.45 },
  firmly: { done: 0.9, asked: 1 },
} as const;
/** What the rules change as well is asked about below it; what they alone change, above the other. */
const unsurely = { plain: 0.35, otherwise: 0.6 };
const surelyNothing = 0.8;
const surelyAsks = 0.95;

const passable: ReadonlySet<Question["id"]> = new Set(["which", "size", "misheard"]);

export function decidable({ shop, asked }: Scene): boolean {
  return shop !== undefined && (!asked || passable.has(asked.id));
}

export function readingForEdits(said: string, scene: Scene): Saying {
  const given = normalise(said);
  const { shop } = scene;
  const named = shop ? pointedOut(given.lower, shop) : given.lower;
  const heard = named === given.lower ? given : normalise(named);
  const plain = plainReadings(heard, scene).find(({ by }) => by !== "sound");
  return sayingOf(plain ? normalise(plain.text) : heard, scene);
}

export function editOf(effects: readonly Effect[], shop: ShopScene): Edit {
  const after = effects.reduce(withEffect, shop);
  const { byId } = indexOf(shop.catalogue);
  const keys = new Set([...shop.cart, ...after.cart].map(({ id, size }) => lineKey(id, size)));
  return [...shop.cart, ...after.cart].flatMap(({ id, size }) => {
    const piece = byId.get(id);
    if (!keys.delete(lineKey(id, size)) || !piece) return [];
    const [one, other] = [countIn(shop, id, size), countIn(after, id, size)];
    return one === other ? [] : [{ piece, size, before: one, after: other }];
  });
}

const light: ReadonlySet<Effect["type"]> = new Set([
  "addToCart",
  "setQuantity",
  "changeSize",
  "say",
  "ask",
  "toast",
  "recommend",
  "openSearch",
  "narrow",
  "openProduct",
  "chooseSize",
  "navigate",
  "back",
]);

export const decided: Decides = (byRules, reading, scene) => {
  const { shop } = scene;
  if (!shop || !decidable(scene) || (reading.row !== "none" && reading.row !== "cart"))
    return byRules;
  if (byRules && !byRules.effects.every(({ type }) => light.has(type))) return byRules;
  if (shop.cart.length > mostLines) return byRules;
  const informs = [asksIfSo, besideEachOther].some((form) => form.test(reading.lower));
  if (byRules?.outright || informs) return byRules;
  if (byRules && asksToEmpty(byRules)) return byRules;
  const own = editOf(byRules?.effects ?? [], shop);
  if (own.length > 0 ? byRules?.id === "answer" : isPlainQuestion(reading)) return byRules;
  if (byRules?.id === "check-size" && chanceOf("check-size", sayingOf(reading, scene)) > surelyAsks)
    return byRules;
  const saying = readingForEdits(reading.plain, scene);
  if (own.length > 0 && notSize.test(reading.lower) && isResized(own)) return byRules;
  if (byRules?.id === "follow-up" && onlyIn.test(reading.lower)) return byRules;
  if (own.length === 0 && (leftSo.test(saying.text) || isStrange(saying))) return byRules;
  if (own.length === 0 && byRules && isSized(byRules, saying)) return byRules;
  if (own.length > 0 && isMultiplied(own, saying)) return byRules;
  if (
    own.length > 1 &&
    [isAsCounted, isListed, takesAll, leavesNone, isAsSaid, isOfWearers].some((is) =>
      is(own, saying, shop),
    )
  )
    return byRules;
  if (own.length === 0 ? isSo(byRules, saying) || !mayChange(byRules, saying) : countsMany(saying))
    return byRules;
  const candidates = candidatesFor(saying, scene, own);
  if (candidates.length < 2) return byRules;
  const ownKey = editKey(own);
  const ownAt = candidates.findIndex(({ edit }) => editKey(edit) === ownKey);
  const chances = weighed(weighable(candidates, ownAt));
  const bestAt = chances.indexOf(Math.max(...chances));
  const best = candidates[bestAt]?.edit ?? [];
  const chance = chances[bestAt] ?? 0;
  const isPlain = isStepped(own, saying) || isBroughtBack(own, shop);
  const least = isPlain ? unsurely.plain : unsurely.otherwise;
  const doubted = bestAt === ownAt ? chance < least : best.length === 0 && chance > surelyNothing;
  if (own.length > 0 && doubted) return asked(own, reading, shop);
  if (bestAt === ownAt || best.length === 0) return byRules;
  const isOther = ({ piece }: Edit[number]) => shop.cart.every(({ id }) => id !== piece.id);
  if (byRules && best.every(isOther) && isUnmade(byRules, saying, shop)) return byRules;
  const isAnother = best.every(({ piece }) => own.every((each) => each.piece !== piece));
  if (isAnother && isOfTheNamed(own, saying, shop)) return byRules;
  if (own.length === 0 && isQuestion(reading) && !isRemoval(best)) return byRules;
  if (isCorrectedLast(own, saying) && !isCorrectedLast(best, saying)) return byRules;
  if (isStepped(own, saying) && best.every(({ piece }) => piece === own[0]?.piece)) return byRules;
  const level = levels[own.length > 0 ? "otherwise" : strengthOf(byRules, saying)];
  const plainly = level !== levels.asking && takesOut.test(saying.text) && isRemoval(best);
  // Words that were not understood may have named something else.
  const surely = shop.lost === "elsewhere" ? levels.firmly.done : level.done;
  const enough = plainly ? outright : surely;
  if (chance >= enough && isCarried(best, saying, shop) && asksSize(byRules)) return byRules;
  if (chance >= enough) return done(best, reading, shop);
  return chance >= level.asked ? asked(best, reading, shop) : byRules;
};

/** "Just remove the dino ones", "okay then the pink shawl, L". */
function isOfTheNamed(own: Edit, saying: Saying, shop: ShopScene): boolean {
  const isOut = isRemoval(own) && saying.sizes.length === 0;
  const isIn = own.length === 1 && own.every(({ before }) => before === 0);
  return (isOut || isIn) && isNamed(own, saying, shop) && !exchanges.test(saying.text);
}
const exchanges = /\b(?:back|instead|place|swap|not)\b/;

/** "To L. No, M. M is right". */
function isCorrectedLast(edit: Edit, { sizes, text, tokens }: Saying): boolean {
  const last = sizes.at(-1);
  const [first] = sizes;
  if (!last || !first || first.value === last.value) return false;
  const between = text.slice(tokens[first.to - 1]?.end, tokens[last.from]?.start);
  const more = edit.filter(({ before, after }) => after > before);
  return corrects.test(between) && more.length === 1 && more[0]?.size === last.value;
}
const corrects = /\b(?:no|sorry|wait|actually|i mean|rather)\b/;

function isNamed(edit: Edit, saying: Saying, shop: ShopScene): boolean {
  const named = saying.mentions.flatMap((mention) => {
    const isThing = mention.garment !== undefined || (mention.definite && isRemoval(edit));
    const found = isThing ? pieceMeant(mention, shop, saying) : undefined;
    return found?.type === "one" ? [found.piece.id] : [];
  });
  return edit.length > 0 && edit.every(({ piece }) => named.includes(piece.id));
}

/** In a size that it doesn't come in. */
function isUnmade({ effects }: Sure, { sizes, mentions }: Saying, shop: ShopScene): boolean {
  const [asks] = effects.flatMap((each) => (each.type === "ask" ? [each.question] : []));
  if (asks?.id !== "size" || mentions.length > 0) return false;
  const piece = indexOf(shop.catalogue).byId.get(asks.piece);
  const [size, more] = sizes;
  return size !== undefined && !more && piece?.sizes.every((each) => each !== size.value) === true;
}

const asksToEmpty = ({ effects: [first] }: Sure): boolean =>
  first?.type === "ask" &&
  first.question.id === "confirm" &&
  first.question.does.some(({ type }) => type === "emptyCart");

/** "The jeans too, for my husband": another piece doesn't come in the size of the one before. */
function isCarried(best: Edit, { sizes, text }: Saying, shop: ShopScene): boolean {
  return (
    moreSo.test(text) &&
    !sameSize.test(text) &&
    best.some(
      ({ piece, size, before, after }) =>
        before === 0 &&
        after > 0 &&
        sizes.every(({ value }) => value !== size) &&
        chosenOf(piece, shop) !== size &&
        !shop.cart.some(({ id }) => id === piece.id),
    )
  );
}
const moreSo = /\b(?:too|also|as well|bhi|plus)\b|^and\b/;
const sameSize = /\b(?:same|both|all|each|every|smallest|largest|biggest)\b/;
const asksSize = (byRules: Sure | undefined): boolean =>
  byRules?.effects.some((each) => each.type === "ask" && each.question.id === "size") === true;

const onlyIn = /^(?:only|just) in /;
/** "My wife says drop it": plainly a removal, of which line is weighed. */
const takesOut =
  /\b(?:remove|delete|drop|(?:take|takes|put) (?:it|them|that|this|these|hers|his|mine|the \p{L}+)(?: one)? (?:out|off|away|back)|take (?:out|off)|leave (?:out|off))\b(?! (?:it|that|this)? ?(?:at|by|to|in)\b)/u;
const outright = 0.65;
const isRemoval = (edit: Edit) => edit.length === 1 && edit.every(({ after }) => after === 0);

/** What conversations to learn from hold. */
const mostLines = 12;
const mostCounted = 3;
const fewWords = 5;
const together = /\b(?:couple|dozen)\b/;

function countsMany({ numbers, text }: Saying): boolean {
  return together.test(text) || numbers.some(({ value }) => value > mostCounted);
}

/** What just went. */
const isBroughtBack = (own: Edit, { touched = [] }: ShopScene): boolean =>
  own.every(
    ({ piece, size, before }) =>
      before === 0 && touched.some((line) => line.id === piece.id && line.size === size),
  );

/** "A smaller size", "two shirts more": a change from what is there. */
function isStepped(own: Edit, { text, numbers, sizes }: Saying): boolean {
  const [one, other, third] = own;
  const [number, another] = numbers;
  if (one && !other && changesBy.test(text))
    return Math.abs(one.after - one.before) === (numbers.at(-1)?.value ?? 1);
  if (!one || third || sizes.length > 0) return false;
  if (!other) return more.test(text) && !another && one.after - one.before === (number?.value ?? 1);
  const up = little.sizeUp.test(text);
  if (one.piece !== other.piece || !keepsCount(own) || up === little.sizeDown.test(text))
    return false;
  if (little.further.test(text) || again.test(text)) return false;
  const [from, to] = one.after < one.before ? [one, other] : [other, one];
  const { sizes: made } = one.piece;
  return made.indexOf(to.size) - made.indexOf(from.size) === (up ? 1 : -1);
}
/** "Reduce the size-XL one by two". */
const changesBy = /\b(?:raise|increase|reduce|decrease|lower|cut|up|down)\b.* by \w+\W*$/;
const more =
  /(?<!\b(?:once|any|no|some) )\bmore\b(?! (?:to|than)\b)|\b(?:raise|increase|up)\b.* by\b/;
const again = /\b(?:again|same|another)\b/;

/** "All three in L": one of each. */
function takesAll(own: Edit, { text, sizes }: Saying): boolean {
  const pieces = new Set(own.map(({ piece }) => piece));
  return (
    sizes.length === 1 &&
    pieces.size === own.length &&
    /\ball (?:of )?(?:the |them|these|those|\p{L}+\b)/u.test(text) &&
    own.every(({ before, after }) => after === before + 1)
  );
}

/** "Remove both of them". */
function leavesNone(own: Edit, { text, sizes, numbers }: Saying): boolean {
  const alone = sizes.length + numbers.length === 0;
  return alone && own.every(({ after }) => after === 0) && /\b(?:both|all)\b/.test(text);
}

/** "Take out the men's things". */
function isOfWearers(own: Edit, { text }: Saying, shop: ShopScene): boolean {
  return (
    own.every(({ after }) => after === 0) && own.length === byWearer(text, linesOf(shop)).length
  );
}

/** "Double the jeans", "twice as many of everything", "halve it". */
function isMultiplied(own: Edit, { text }: Saying): boolean {
  return (
    (twofold.test(text) && own.every(({ before, after }) => after === 2 * before)) ||
    (halved.test(text) && own.every(({ before, after }) => after === Math.ceil(before / 2)))
  );
}
const twofold = /\b(?:doubled?|twice)\b/;
const halved = /\b(?:half|halved?)\b/;

/** "Make it L and two": the line goes into that size and count. */
function isAsSaid(own: Edit, saying: Saying): boolean {
  const {
    sizes: [size, other],
    numbers: [number, more],
    text,
  } = saying;
  const [one, another, third] = own;
  if (
    !turns.test(text) ||
    !size ||
    other ||
    !number ||
    more ||
    !one ||
    third ||
    one.piece !== another?.piece
  )
    return false;
  const [from, to] = one.after === 0 ? [one, another] : [another, one];
  return from.after === 0 && to.size === size.value && to.after === number.value;
}

const turns = /\b(?:make|change|swap|switch|instead|actually|rather)\b/;

/** "Three in M and one in S", of four: each size has its count. */
function isAsCounted(own: Edit, saying: Saying): boolean {
  const counts =
    saying.sizes.length > 1 && saying.mentions.length === 0 ? bySize(saying) : undefined;
  const sum = counts?.reduce((all, { count }) => all + count, 0);
  const total = saying.numbers.some(({ value }) => value === sum) && setsTotal.test(saying.text);
  return (
    (total || keepsCount(own)) &&
    counts?.every(({ size, count }) =>
      own.some((each) => each.size === size && each.after === count),
    ) === true
  );
}

const supposes = /\b(?:should|would|will|must|might) be\b/;

/** "Two kurtas in L and one in XL". */
function isListed(own: Edit, saying: Saying, { open }: ShopScene): boolean {
  const [mention, another] = saying.mentions;
  const isOpen =
    !mention &&
    !supposes.test(saying.text) &&
    open !== undefined &&
    own.every(({ piece }) => piece.id === open.id);
  const counts = (mention?.garment && !another) || isOpen ? bySize(saying) : undefined;
  return (
    counts?.length === own.length &&
    own.every(
      ({ piece, size, before, after }) =>
        piece === own[0]?.piece &&
        before === 0 &&
        counts.some((each) => each.size === size && each.count === after),
    )
  );
}

/** "Anjali": a word alone, or nothing that the ranker knows. */
function isStrange({ tokens, mentions, sizes, numbers }: Saying): boolean {
  const entities = mentions.length + sizes.length + numbers.length;
  const [, another] = tokens;
  return entities === 0 && (!another || tokens.every(({ text }) => !knowsWord(text)));
}

/** "Make it three, two M and one L". */
const setsTotal = /\b(?:make (?:it|that|them)|in total|altogether|in all)\b/;

/** "I'll leave it at the shirt". */
const leftSo = guarded(/\b(?:leave|keep) (?:it|them|that) (?:at|with) (?:the|that|this|these)\b/);

const notSize = guarded(new RegExp(`\\bnot (?:an? |the |in |size )*(?:${sizeForm}|x?[sml])\\b`));

/** "XL, not L": one line to another size. */
function isResized(own: Edit): boolean {
  const [one, other, more] = own;
  return one !== undefined && one.piece === other?.piece && !more && keepsCount(own);
}

function keepsCount(own: Edit): boolean {
  return own.reduce((sum, { before, after }) => sum + after - before, 0) === 0;
}

/** "Make it one", where there is one. */
function isSo(byRules: Sure | undefined, { tokens }: Saying): boolean {
  const sets = byRules?.effects.some(({ type }) => type === "setQuantity");
  return sets === true && tokens.length <= fewWords;
}

/** "I'd like the jeans in L", which they are. */
function isSized({ id, slots, effects }: Sure, { text }: Saying): boolean {
  const known = slots.product !== undefined && slots.size !== undefined;
  return (
    id === "change-cart" &&
    known &&
    effects.every(isNoQuestion) &&
    /\bi(?:'d| would) like\b/.test(text) &&
    !little.further.test(text)
  );
}

const least = 0.005;
const likely = 0.5;

/** Only likely changes, and sentences with a size, are weighed. */
function mayChange(byRules: Sure | undefined, saying: Saying): boolean {
  if (saying.sizes.length > 0 || taking.has(byRules?.id ?? "")) return true;
  return chanceOfChange(saying) > least;
}

function chanceOfChange(saying: Saying): number {
  return chanceOf("add", saying) + chanceOf("change-cart", saying);
}

const weak: ReadonlySet<string> = new Set(["find", "follow-up", "point", "both"]);
const taking: ReadonlySet<string> = new Set(["add", "change-cart", "answer"]);
const isNoQuestion = ({ type }: Effect) => type !== "ask";
const choice: ReadonlySet<string> = new Set(["which", "size"]);

function strengthOf(byRules: Sure | undefined, saying: Saying): "asking" | "weakly" | "firmly" {
  if (!byRules || weak.has(byRules.id)) return "weakly";
  if (!taking.has(byRules.id)) return chanceOfChange(saying) > likely ? "weakly" : "firmly";
  const asks = byRules.effects.some((each) => each.type === "ask" && choice.has(each.question.id));
  if (asks) return "asking";
  // "Make it M", which it is.
  const known = byRules.slots.product !== undefined && byRules.effects.every(isNoQuestion);
  return known ? "firmly" : "weakly";
}

function emptying(edit: Edit, reading: Reading, shop: ShopScene): Sure | undefined {
  const ends = edit.every(({ after }) => after === 0) && edit.length === shop.cart.length;
  if (!ends || edit.length < 2) return undefined;
  return { id: "change-cart", ...emptied(reading, shop), chance: 1, formed: true };
}

function done(edit: Edit, reading: Reading, shop: ShopScene): Sure {
  return (
    emptying(edit, reading, shop) ?? {
      ...described(edit),
      effects: effectsOf(edit),
      row: "follows",
      chance: 1,
      formed: true,
    }
  );
}

function asked(edit: Edit, reading: Reading, shop: ShopScene): Sure {
  const empties = emptying(edit, reading, shop);
  if (empties) return empties;
  const { said, row } = reading;
  const does = effectsOf(edit);
  const question: Question = {
    id: "confirm",
    text: words.askWhether(does),
    about: said,
    does: [...does, ...waitingFor(row)],
  };
  return {
    ...described(edit),
    effects: [{ type: "ask", question }],
    row: "waits",
    chance: 1,
    formed: true,
  };
}

function described(edit: Edit): Pick<Sure, "id" | "slots"> {
  const plus = edit.filter(({ before, after }) => after > before);
  const id = plus.length === edit.length ? "add" : "change-cart";
  const ids = [...new Set((plus.length > 0 ? plus : edit).map(({ piece }) => piece.id))];
  const [product, another] = ids;
  const [step, more] = plus.length > 0 ? plus : edit;
  if (product === undefined || another !== undefined) return { id, slots: { products: ids } };
  return {
    id,
    slots: {
      product,
      ...(step && !more && { size: step.size }),
      ...(step && !more && id === "add" && { quantity: step.after - step.before }),
    },
  };
}
