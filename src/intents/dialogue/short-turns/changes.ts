/** Brief corrections of lines: "wait no, medium", "one is enough", "one S and one M". */

import { readSize } from "../../../../language/readers/sizes.ts";
import { intoTheCart } from "../../commands/adding.ts";
import { quantity, resized } from "../../commands/cart/cart-effects.ts";
import { otherThanIts } from "../../commands/cart/change-cart-act.ts";
import type { Effect } from "../../effects.ts";
import type { Saying } from "../../grammar/saying.ts";
import type { Line } from "../../resolve/cart-lines.ts";
import { inPairs } from "../../resolve/lines.ts";
import { words } from "../../responses/words.ts";
import * as little from "./little-words.ts";
import { sizeSaid } from "./relative.ts";

import { bySize, done, type Rule, type Short } from "./turn.ts";

const fewTokens = 7;

const barely = 3;

/** One of a line of several. */
const ofOne: Rule = (turn) => {
  const { lower, saying, lines, ofMeant, discourse, more } = turn;
  if (more || !little.oneOfThem.test(lower)) return "else";
  // "Add one of those", of a described product outside the cart.
  const mentioned = discourse.piece;
  if (
    little.adding.test(lower) &&
    mentioned &&
    !lines.some(({ piece }) => piece.id === mentioned.id)
  )
    return "else";
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
};

/** The product's lines become these. */
const exactly: Rule = ({ saying, lower, few, more, corrects, meant, ofMeant, discourse }) => {
  const [piece, another] = meant;
  const counts = bySize(saying);
  const adds = more && !(counts && counts.length > 1 && !beside.test(lower));
  if (!few || (adds && !corrects) || !piece || another || !counts || ofMeant.length === 0)
    return "else";
  const own = discourse.line?.piece.id === piece.id || saying.mentions.length > 0;
  const [first] = counts;
  // "Two L", right after taking one.
  const again = discourse.fresh && saying.tokens.length <= barely && own;
  // A lone size needs correcting words.
  if (
    !own ||
    (counts.length === 1 &&
      (!(corrects || again) || !ofMeant.some(({ size }) => size === first?.size)))
  )
    return "else";
  const before = ofMeant.reduce((sum, line) => sum + line.quantity, 0);
  const after = counts.reduce((sum, { count }) => sum + count, 0);
  if (!corrects && !again && before !== after) return "else";
  const effects: Effect[] = [];
  if (counts.length > 1)
    for (const line of ofMeant)
      if (!counts.some(({ size }) => size === line.size)) effects.push(quantity(line, 0));
  for (const { size: said, count } of counts) {
    const size = piece.sizes.find((each) => each === said);
    if (size === undefined) return "else";
    const line = ofMeant.find((each) => each.size === size);
    if (!line) effects.push(intoTheCart(piece, size, count));
    else if (line.quantity !== count) effects.push(quantity(line, count));
  }
  if (effects.length === 0) return "else";
  // "Make it 2 L and 1 XL", of a piece in both.
  const whole = counts.length > 1 && corrects && counts.length === ofMeant.length;
  const anew = done("change-cart", ofMeant, effects);
  return { ...anew, firm: true, ...(whole && effects.every(isCount) && { outright: true }) };
};

const alsoFor =
  /\b(?:son|daughter|brother|sister|wife|husband|father|mother|papa|mummy|mom|mum|dad|uncle|aunty|friend|cousin|him|her|me|didi|bhai|bhabhi|chachu|nephew|niece)\b.*\b(?:also|too|as well)\b|\b(?:also|too) for\b/;

const isCount = ({ type }: Effect): boolean => type === "setQuantity";
const beside = /\b(?:also|too|as well|another|more|extra|plus|add)\b/;

/** Of a piece in several sizes. */
const onlyThese: Rule = ({ lower, saying, ofMeant, size }) => {
  const own = new Set(saying.sizes.map((each) => each.value));
  const left = ofMeant.filter((line) => own.has(line.size));
  if (own.size > 1 && left.length === own.size && left.length < ofMeant.length) {
    const gone = ofMeant.filter((line) => !left.includes(line));
    const keeps = little.keepsOnly.test(lower) && saying.numbers.length === 0;
    const out = gone.map((line) => quantity(line, 0));
    if (keeps) return { ...done("change-cart", gone, out), firm: true, outright: true };
  }
  const stays = ofMeant.filter((line) => line.size === size);
  if (
    !/\b(?:only|just) (?:the |in )?\S{1,12}(?: ones?)?[.!]?$/.test(lower) ||
    saying.sizes.length !== 1
  )
    return "else";
  if (ofMeant.length < 2 || stays.length !== 1) return "else";
  const others = ofMeant.filter((line) => line.size !== size);
  const out = done(
    "change-cart",
    others,
    others.map((line) => quantity(line, 0)),
  );
  return { ...out, firm: true };
};

/** "Double the large ones". */
const doubles: Rule = ({ lower, saying, ofMeant, lines, meant }) => {
  if (!little.twofold.test(lower) || saying.numbers.length > 0) return "else";
  const own = new Set(saying.sizes.map(({ value }) => value));
  if (little.everything.test(lower) && own.size === 0 && saying.mentions.length === 0)
    return twiceOf(lines);
  const among = meant.length === 0 && saying.mentions.length === 0 ? lines : ofMeant;
  const said = own.size === 0 ? ofMeant : among.filter(({ size }) => own.has(size));
  const all = said.length > 0 || own.size === 0 ? said : lines.filter(({ size }) => own.has(size));
  return all.length === 0 ? "else" : twiceOf(all);
};

function twiceOf(lines: readonly Line[]): Short {
  const twice = lines.map((line) => quantity(line, line.quantity * 2));
  return { ...done("change-cart", lines, twice), firm: true, outright: true };
}

/** Each current line. */
const ofAll: Rule = (turn) => {
  const { lower, saying, size, corrects, atCart, lines, meant, ofMeant, count } = turn;
  if (!little.every.test(lower)) return "else";
  if (meant.length >= 2 || ofMeant.length >= 2) return "else";
  const all = atCart && saying.mentions.length === 0 ? inPairs(lower, lines) : [];
  const two = !/\bboth\b/.test(lower) || all.length === 2;
  if (!corrects || size === undefined || count !== undefined || all.length < 2 || !two)
    return undefined;
  const each = done(
    "change-cart",
    all,
    all.flatMap((line) => toSize(line, size)),
  );
  return { ...each, firm: true };
};

/** Another size or count. */
const changes: Rule = (turn) => {
  const { lower, saying, few, corrects, more, atCart, size, count, meant, ofMeant } = turn;
  const { line: last, fresh } = turn.discourse;
  const [line] = ofMeant;
  const named = atCart && saying.mentions.length > 0 && few && !little.taking.test(lower);
  const again =
    fresh && few && size !== undefined && count === undefined && !little.taking.test(lower);
  if (!line || more || !(corrects || named || again || steps(lower))) return "else";
  // "M, not S": the line in S.
  const refused = readSize(little.refusesSize.exec(turn.reading.said)?.groups?.size ?? "");
  const tried = ofMeant.find((each) => each.size === refused);
  const own = tried ?? ofMeant.find((each) => each === last) ?? line;
  if (
    ofMeant.length > 1 &&
    !little.every.test(lower) &&
    meant.length === 1 &&
    own !== last &&
    !tried
  )
    return undefined;
  const all = little.every.test(lower) || meant.length > 1 ? ofMeant : [own];
  const counted = ofMeant.find((each) => each.size === size);
  if (counted && count !== undefined && count < 100 && ofMeant.length > 1)
    return done("change-cart", [counted], [quantity(counted, count)]);
  const to = sizeSaid(lower, size, own);
  const said = saying.sizes.map(({ value }) => value);
  // "And my younger son also L": one more.
  const made = own.piece.sizes.find((each) => each === to);
  if (made && own.size === made && alsoFor.test(lower))
    return done("add", [own], [intoTheCart(own.piece, made, 1)]);
  if (to !== undefined)
    return done(
      "change-cart",
      all,
      all.flatMap((each) => toSize(each, otherThanIts(each, to, said))),
    );
  if (size === undefined && count !== undefined && counts(lower, few, saying) && count < 100)
    return done("change-cart", [own], [quantity(own, count)]);
  return undefined;
};

/** "two", of the last addition. */
const leaves: Rule = ({ lower, few, more, size, count, saying, ofMeant, discourse }) => {
  const [line] = ofMeant;
  if (!line || more || size !== undefined || count === undefined || ofMeant.length > 1)
    return "else";
  const again =
    line === discourse.line &&
    (saying.tokens.length === 1 || (discourse.fresh && saying.mentions.length === 0));
  return few && (again || little.onlySo.test(lower))
    ? done("change-cart", ofMeant, [quantity(line, count)])
    : undefined;
};

export const corrections: readonly Rule[] = [
  doubles,
  ofOne,
  exactly,
  onlyThese,
  ofAll,
  changes,
  leaves,
];

/** "No that's silly, two": the count ends it. */
function counts(lower: string, few: boolean, { numbers, tokens }: Saying): boolean {
  const ends = numbers.at(-1)?.to === tokens.length && tokens.length < fewTokens;
  return few || little.onlySo.test(lower) || (ends && /^(?:no|sorry|wait)\b/.test(lower));
}

function steps(lower: string): boolean {
  return little.sizeUp.test(lower) || little.sizeDown.test(lower);
}

function toSize(line: Line, wanted: string): readonly Effect[] {
  const { piece, size } = line;
  const to = piece.sizes.find((each) => each === wanted);
  if (to === undefined)
    return [{ type: "say", text: words.onlySizes(piece.name, wanted, piece.sizes) }];
  if (to === size) return [{ type: "say", text: words.sizeAlready(piece.name, size) }];
  return [resized(line, to)];
}
