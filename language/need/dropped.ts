/** What a sentence takes off the last need: "forget the colour", "any size will do", "the shade is of no importance". */
import { remembered } from "../text/remembered.ts";
import { phraseAt, phrases, type Token, tokenise } from "../text/tokens.ts";
import type { ConstraintField } from "./constraints.ts";
import { readNeed } from "./need.ts";

interface Dropped {
  readonly fields: readonly ConstraintField[];
  /** The sentence without the words that say so. */
  readonly remaining: string;
}

const dimensions: readonly (readonly [ConstraintField, string])[] = [
  ["colour", "colour, color, colours, colors, shade, shades, rang"],
  [
    "price",
    "price, prices, budget, budgets, cost, costs, money, price limit, price cap, price range, price ceiling, budget limit, budget cap, spending limit, spending cap, limit on price, limit on money, limit on the price, price filter, price ranges, price restriction, price condition, limit i had given on the price, amount i said, amount i gave, limit i gave, limit i set, limit i said, rate, rates, daam, paise",
  ],
  ["size", "size, sizes, sizing"],
  ["material", "material, materials, fabric, fabrics, cloth"],
  ["audience", "gender, who, who it's for, who it is for, who it's meant for, who wears it"],
  ["garment", "garment, kind, type"],
  ["occasion", "occasion"],
  ["pattern", "pattern, print"],
  ["sleeve", "sleeve, sleeves"],
  ["season", "season, weather"],
];
/** Alone these are a price's. */
const bound = phrases("limit, cap, ceiling, upper limit");
const droppers = phrases(
  "forget, forget about, drop, remove, take off, take away, never mind, ignore, lose, scrap, scratch, ditch, lift, get rid of, don't mind, don't mind about, don't care, don't care about, do not care about, clear, relax, loosen, retract, withdraw, waive, undo, wipe, skip, leave out, without, no, don't bother about, not bothered about, not fussed about, not fussy about, not particular about, not worried about, doesn't matter, does not matter, don't restrict, do away with, regardless of, irrespective of, no matter, no matter what, never mind what it, whatever, cancel, stop worrying about, don't worry about, do not worry about",
);
/** Between a dropper and what it drops. */
const fillers = new Set(
  "the a an any that this my about of thing on for to by restriction restrictions limitation limitations limit condition filter filters bar with regarding what which his her their".split(
    " ",
  ),
);
/** Only lists are widened so: "no fabric" says nothing. */
const limiting = new Set(
  "restriction restrictions limitation limitations limit condition filter filters bar".split(" "),
);
const whichever = phrases("any, whatever, whichever, every, all, koi bhi, any old");
const indifferent = phrases(
  "doesn't matter any more, doesn't matter anymore, doesn't matter now, does not matter any more, no longer matters, no longer matter, is not a concern, isn't a concern, is no longer a problem, ki chinta mat karo, ki chinta nahi, ki tension mat lo, doesn't matter, does not matter, don't matter, is no issue, is not an issue, isn't an issue, is no problem, is no bar, no bar, no issue, no problem, is not important, isn't important, is of no importance, is unimportant, not important, is irrelevant, is immaterial, is no matter, is no concern, is no object, no object, can be anything, could be anything, is open, makes no difference, isn't a problem, is not a problem, is up to you, koi bhi",
);
const suits = phrases(
  "will do, would do, is fine, is ok, is okay, is good, are fine, are ok, are okay, works, goes, ok, okay, fine, chalega",
);
/** A new value follows: "raise the budget to 3000". */
const valued = new Set("to till up at is of under below above from".split(" "));
/** "Size is open" but not "no size": bare negation needs a word of limits. */
const bare = new Set(["no", "without", "all", "every", "any"]);
const bareFields: ReadonlySet<ConstraintField> = new Set([
  "colour",
  "price",
  "material",
  "occasion",
  "garment",
  "season",
]);
const named = dimensions.map(([field, list]) => [field, phrases(list)] as const);

interface Span {
  readonly fields: readonly ConstraintField[];
  readonly to: number;
}

export const readDropped: (text: string) => Dropped = remembered((text) => {
  const tokens = tokenise(text);
  const fields = new Set<ConstraintField>();
  let remaining = "";
  let kept = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const span = droppedAt(tokens, at);
    if (span === null) continue;
    for (const field of span.fields) fields.add(field);
    remaining += `${text.slice(kept, tokens[at]?.start)} `;
    kept = tokens[span.to - 1]?.end ?? text.length;
    at = span.to - 1;
  }
  return fields.size === 0
    ? { fields: [], remaining: text }
    : { fields: [...fields], remaining: (remaining + text.slice(kept)).trim() };
});

function droppedAt(tokens: readonly Token[], at: number): Span | null {
  return (
    afterDropper(tokens, at) ??
    afterAny(tokens, at) ??
    beforeIndifference(tokens, at) ??
    notOnly(tokens, at)
  );
}

function dimensionAt(tokens: readonly Token[], at: number): Span | null {
  let best: Span | null = null;
  for (const [field, list] of named) {
    const length = phraseAt(tokens, at, list);
    if (length > (best === null ? 0 : best.to - at)) best = { fields: [field], to: at + length };
  }
  return best;
}

function afterDropper(tokens: readonly Token[], at: number): Span | null {
  const start = at + phraseAt(tokens, at, droppers);
  if (start === at) return null;
  let next = start;
  let constraints = false;
  while (fillers.has(tokens[next]?.text ?? "") && tokens[next]?.before !== "stop") {
    const cap = phraseAt(tokens, next, bound);
    const found = dimensionAt(tokens, next);
    if (found !== null && cap === 0) break;
    constraints ||= limiting.has(tokens[next]?.text ?? "");
    next += 1;
  }
  const found = dimensionAt(tokens, next);
  const only = found === null ? boundAt(tokens, start) : null;
  const span = found ?? only;
  if (span === null || isValued(tokens, span.to)) return null;
  const weak = bare.has(tokens[at]?.text ?? "") && start - at === 1;
  const strong =
    constraints || only !== null || /limit|cap|ceiling|bar/.test(tokens[span.to - 1]?.text ?? "");
  if (weak && !strong && !(span.fields[0] === "price" && tokens[span.to - 1]?.text === "budget"))
    return null;
  return { ...span, to: span.to + phraseAt(tokens, span.to, bound) };
}

/** "Lift the cap". */
function boundAt(tokens: readonly Token[], from: number): Span | null {
  let next = from;
  while (["the", "that", "my", "this", "any"].includes(tokens[next]?.text ?? "")) next += 1;
  const length = phraseAt(tokens, next, bound);
  const end = tokens[next + length];
  return length > 0 && (end === undefined || end.before !== "space" || end.text === "then")
    ? { fields: ["price"], to: next + length }
    : null;
}

function isValued(tokens: readonly Token[], at: number): boolean {
  const [word, next] = [tokens[at], tokens[at + 1]];
  return word?.before === "space" && valued.has(word.text) && next !== undefined;
}

function afterAny(tokens: readonly Token[], at: number): Span | null {
  const length = phraseAt(tokens, at, whichever);
  const found = length > 0 ? dimensionAt(tokens, at + length) : null;
  if (found === null || tokens[at + length]?.before !== "space") return null;
  const wide = tokens[at]?.text === "whatever" || tokens[at]?.text === "whichever";
  const liked = phraseAt(tokens, found.to, suits) || phraseAt(tokens, found.to, indifferent);
  const [field] = found.fields;
  const plain =
    field !== undefined && bareFields.has(field) && /^(?:any|koi)$/.test(tokens[at]?.text ?? "");
  const all =
    /^(?:all|every)$/.test(tokens[at]?.text ?? "") && (field === "colour" || field === "size");
  if (isValued(tokens, found.to) && liked === 0) return null;
  return wide || liked > 0 || plain || (all && isLast(tokens, found.to))
    ? { fields: found.fields, to: found.to + liked }
    : null;
}

function isLast(tokens: readonly Token[], at: number): boolean {
  return tokens[at] === undefined || tokens[at]?.before !== "space";
}

function beforeIndifference(tokens: readonly Token[], at: number): Span | null {
  const found = dimensionAt(tokens, at);
  const length = found === null ? 0 : phraseAt(tokens, found.to, indifferent);
  return found === null || length === 0 ? null : { fields: found.fields, to: found.to + length };
}

const only = phrases("not just, not only, not necessarily just, not necessarily only");

/** "Not just size L either": its value is one of many. */
function notOnly(tokens: readonly Token[], at: number): Span | null {
  const length = phraseAt(tokens, at, only);
  if (length === 0) return null;
  let to = at + length;
  while (to < tokens.length && tokens[to]?.before === "space" && to - at < 7) to += 1;
  const said = tokens.slice(at + length, to).map(({ text }) => text);
  if (said.length === 0 || said.some((word) => /^(?:but|and|or|also|too)$/.test(word))) return null;
  const constraints = readNeed(said.join(" ")).subQueries.flatMap((one) => one.constraints);
  return constraints.length === 0
    ? null
    : { fields: [...new Set(constraints.map(({ field }) => field))], to };
}
