/**
 * What speaks for an edit: what it does, to which pieces and sizes, and in which words. Whole numbers
 * that `weights` are kept by. Pure; the same in training and use.
 */
import { remembered, rememberedFor } from "../../../language/text/remembered.ts";
import { discourseOf } from "../dialogue/short-turns/state.ts";
import { cueOf, stemOf } from "../grammar/cues.ts";
import { hashOf, joined, placeOf } from "../grammar/features.ts";
import { keptBy } from "../kept-by.ts";
import type { Edit, LineChange } from "./edits.ts";
import { type Material, type Sources, sizesFor } from "./material.ts";

export const bits = 19;
const mask = (1 << bits) - 1;
export const short = (hash: number) => (hash ^ (hash >>> bits)) & mask;

const name = remembered(hashOf, 20_000);
const wordHash = remembered((word) => hashOf(word), 20_000);

const isPlus = ({ before, after }: LineChange) => after > before;
const isMinus = ({ before, after }: LineChange) => after < before;

const roughly = {
  none: "none",
  add: "plus",
  more: "plus",
  beside: "plus",
  sizes: "plus",
  adds: "plus",
  out: "minus",
  "out-only": "minus",
  outs: "minus",
  empty: "minus",
  fewer: "minus",
  fewers: "minus",
  resize: "turn",
  resizes: "turn",
  part: "turn",
  join: "turn",
  share: "turn",
  anew: "turn",
  swap: "turn",
  mixed: "mixed",
} as const;
type Kind = keyof typeof roughly;

export function kindOf(edit: Edit, { shop }: Material): Kind {
  const plus = edit.filter(isPlus);
  const minus = edit.filter(isMinus);
  const [step] = edit;
  if (!step) return "none";
  if (minus.length === 0) return plusKind(plus, step, shop.cart);
  if (plus.length === 0) return minusKind(minus, step, shop.cart);
  const [added, removed] = [piecesOf(plus), piecesOf(minus)];
  const same = added.size === removed.size && [...added].every((id) => removed.has(id));
  if (same && changed(plus) === changed(minus)) {
    if (added.size > 1) return "resizes";
    if (plus.length === 1 && minus.length === 1) return minus[0]?.after === 0 ? "resize" : "part";
    return plus.length === 1 ? "join" : "share";
  }
  if (same) return "anew";
  return [...added].every((id) => !removed.has(id)) ? "swap" : "mixed";
}

type Lines = Material["shop"]["cart"];

function plusKind(plus: Edit, step: LineChange, cart: Lines): Kind {
  if (plus.length > 1) return piecesOf(plus).size === 1 ? "sizes" : "adds";
  if (step.before > 0) return "more";
  return cart.some(({ id }) => id === step.piece.id) ? "beside" : "add";
}

function minusKind(minus: Edit, step: LineChange, cart: Lines): Kind {
  const gone = minus.filter(({ after }) => after === 0).length;
  if (minus.length === 1) return gone === 0 ? "fewer" : cart.length === 1 ? "out-only" : "out";
  if (gone < minus.length) return "fewers";
  return gone === cart.length && step ? "empty" : "outs";
}

const piecesOf = (steps: Edit) => new Set(steps.map(({ piece }) => piece.id));
const changed = (steps: Edit) =>
  steps.reduce((all, { before, after }) => all + Math.abs(after - before), 0);

/** The sentence and its scene. */
export function wordsOf(material: Material, byRules: Kind | undefined): readonly number[] {
  const { saying, scene, shop, wearer, lines, mentioned } = material;
  const shape = saying.shape.slice(0, mostWords);
  const stems = ["^", ...shape.map((word) => (word.startsWith("<") ? word : stemOf(word))), "$"];
  const cues = shape.flatMap((word) => (word.startsWith("<") ? word : (cueOf(word) ?? [])));
  const discourse = discourseOf(shop);
  const clear = mentioned.filter(({ length }) => length === 1).length;
  const chance = (act: string) => saying.acts.find((each) => each.act === act)?.chance ?? 0;
  const state = [
    `at ${placeOf(scene.screen)}`,
    `asked ${scene.asked?.id ?? ""}`,
    `fresh ${discourse.fresh}`,
    `described ${shop.described?.command ?? ""}`,
    `lines ${Math.min(lines.length, 3)}`,
    `wearer ${wearer === undefined ? "" : wearer === "me" ? "me" : "other"}`,
    `mentions ${Math.min(mentioned.length, 3)} ${Math.min(clear, 3)}`,
    `sizes ${Math.min(saying.sizes.length, 3)} ${saying.denied.length > 0}`,
    `numbers ${Math.min(saying.numbers.length, 3)}`,
    `length ${Math.min(6, Math.floor(saying.tokens.length / 3))}`,
    `asks ${saying.text.trimEnd().endsWith("?")}`,
    ...saying.acts.slice(0, 3).map(({ act, chance }, at) => `act${at} ${act} ${leveled(chance)}`),
    ...["add", "change-cart", "nothing"].map((act) => `${act} ${leveled(chance(act))}`),
    ...(byRules === undefined ? [] : [`rules ${byRules}`]),
  ];
  return [...runsOf("word", stems), ...runsOf("cue", cues), ...state.map(name)];
}

const mostWords = 40;

function runsOf(kind: string, words: readonly string[]): readonly number[] {
  const hashes = words.map(wordHash);
  return hashes.flatMap((hash, at) => {
    const one = joined(name(kind), hash);
    const next = hashes[at + 1];
    return next === undefined ? [one] : [one, joined(one, next)];
  });
}

function leveled(chance: number): number {
  return [0.02, 0.1, 0.3, 0.6, 0.9].filter((level) => chance > level).length;
}

const pieceOrder =
  "mention among asked open named alone last spoken0 likely group0 only gone spoken1 seen cart".split(
    " ",
  );
const namedPieceOrder = pieceOrder.map((each) => [each, name(each)] as const);
const sizeOrder =
  "said shared beside chosen gone worn next previous largest smallest single last own denied".split(
    " ",
  );

function first(sources: ReadonlySet<string>, order: readonly string[]): string {
  return order.find((each) => sources.has(each)) ?? "else";
}

const withoutPlace = (sources: Sources | undefined): ReadonlySet<string> =>
  new Set([...(sources ?? [])].map((each) => each.replace(/^(mention|among|said)\d+$/, "$1")));

export interface Features {
  readonly own: readonly number[];
  /** Each is joined with each word. */
  readonly keys: readonly number[];
}

type Part = string | number | boolean;
const yes = name("true");
const no = name("false");

function hashed(part: Part): number {
  if (typeof part === "number") return part;
  return typeof part === "string" ? name(part) : part ? yes : no;
}

class Collected implements Features {
  readonly own: number[] = [];
  readonly keys: number[] = [];

  add(...parts: readonly Part[]): void {
    let hash = 0;
    for (const part of parts) hash = joined(hash, hashed(part));
    this.own.push(short(hash));
  }

  key(key: number): void {
    if (!this.keys.includes(key)) this.keys.push(key);
  }
}

const besides = rememberedFor(({ sizes, mentions, numbers, tokens }: Material["saying"]) => {
  const wordAt = (at: number, end: string) => wordHash(tokens[at]?.text ?? end);
  const beside = ({ from, to }: { readonly from: number; readonly to: number }) => {
    const before = wordAt(from - 1, "^");
    return {
      near: [
        joined(1, before),
        joined(joined(2, wordAt(from - 2, "^")), before),
        joined(3, wordAt(to, "$")),
      ],
      cue: cueBefore(tokens, from),
    };
  };
  return {
    sizes: sizes.map((size) => ({ ...size, ...beside(size) })),
    mentions: mentions.map((mention) => ({ ...mention, ...beside(mention) })),
    numbers: numbers.map((number) => ({ ...number, ...beside(number) })),
  };
});

export function crossed(key: number, word: number): number {
  return short(joined(key, word));
}

export function featuresOf(edit: Edit, material: Material, byRules: boolean | undefined): Features {
  const { saying, mentioned, lines, counts } = material;
  const kind = kindOf(edit, material);
  const rough = roughly[kind];
  const found = new Collected();
  const { sizes, mentions, numbers } = besides(saying);
  found.key(name(kind));
  found.key(name(rough));
  found.add("kind", kind);
  if (byRules !== undefined) found.add("rules", kind, byRules);
  if (byRules !== undefined) found.add("rules", rough, byRules);
  for (const step of edit) {
    const own = featuresOfStep(step, kind, material);
    found.own.push(...own.own);
    for (const key of own.keys) found.key(key);
  }
  // What becomes of the sizes, pieces and counts that were said.
  for (const { value, near, cue } of sizes) {
    const role = roleIn(edit, ({ size }) => size === value);
    const there = lines.some((line) => line.size === value);
    found.add("size", role, there);
    found.add("size", kind, role);
    for (const each of near) found.add("size", role, each);
    found.add("size after", role, cue);
  }
  const [size] = saying.sizes;
  if (size) found.key(name(`size ${rough} ${roleIn(edit, (step) => step.size === size.value)}`));
  if (saying.sizes.length > 1) {
    const last = saying.sizes.at(-1)?.value;
    found.add(
      "last size",
      kind,
      edit.some((step) => isPlus(step) && step.size === last),
    );
    found.add(
      "every size",
      rough,
      saying.sizes.every(({ value }) => edit.some(({ size }) => size === value)),
    );
  }
  const total = edit.reduce((sum, { before, after }) => sum + Math.max(0, after - before), 0);
  if (edit.length > 1)
    for (const value of counts) found.add("total", kind, value === total, value === 2 * total);
  for (const [at, mention] of mentions.entries()) {
    const meant = mentioned[at] ?? [];
    const garment = mention.garment !== undefined;
    if (meant.length === 0) {
      found.add("lost", rough, garment, mention.definite);
      continue;
    }
    const role = roleIn(edit, ({ piece }) => meant.some(({ id }) => id === piece.id));
    const there = meant.some(({ id }) => lines.some(({ piece }) => piece.id === id));
    found.add("mention", role, there, meant.length > 1);
    found.add("mention", rough, role, garment, mention.definite);
    for (const each of mention.near) found.add("mention", role, each);
    found.add("mention after", role, mention.cue);
    found.key(joined(name(`mention ${rough} ${role}`), Math.min(at, 1)));
  }
  for (const { near, value } of numbers) {
    if (value >= mostCounted) continue;
    const used = edit.some(
      ({ before, after }) => Math.abs(after - before) === value || after === value,
    );
    found.add("number", rough, used);
    if (!used) for (const each of near) found.add("unused", each);
  }
  found.add("steps", Math.min(edit.length, 4));
  found.add("pieces", piecesOf(edit).size, rough);
  const [step] = edit;
  if (step && lines.length > 1)
    found.add("alike", kind, Math.min(lines.filter(({ piece }) => piece === step.piece).length, 3));
  return found;
}

const mostCounted = 40;
const mostBack = 6;

/** The nearest cue of the same clause. */
function cueBefore(tokens: Material["saying"]["tokens"], from: number): string {
  for (let at = from - 1; at >= Math.max(0, from - mostBack); at -= 1) {
    const cue = cueOf(tokens[at]?.text ?? "");
    if (cue !== undefined) return cue;
    if (tokens[at + 1]?.before === "stop") return "";
  }
  return "";
}

function roleIn(edit: Edit, is: (step: LineChange) => boolean): string {
  if (edit.length === 0) return "none";
  const plus = edit.some((step) => is(step) && isPlus(step));
  const minus = edit.some((step) => is(step) && isMinus(step));
  return plus ? (minus ? "turned" : "plus") : minus ? "minus" : "unused";
}

const steps = keptBy<Material, Features>();

function featuresOfStep(step: LineChange, kind: Kind, material: Material): Features {
  const { piece, size, before, after } = step;
  const key = `${kind} ${piece.id} ${size} ${before} ${after}`;
  return steps(material, key, () => stepFeatures(step, kind, material));
}

function stepFeatures(step: LineChange, kind: Kind, material: Material): Features {
  const found = new Collected();
  const rough = roughly[kind];
  const { saying, shop, pieces, mentioned, wearer, counts, shared } = material;
  const { piece, size, before, after } = step;
  const discourse = discourseOf(shop);
  const way = isPlus(step) ? "+" : "-";
  const sources = withoutPlace(pieces.get(piece.id));
  const source = first(sources, pieceOrder);
  const clear = mentioned.some(({ length }) => length > 0);
  found.add("piece", kind, way, source);
  found.add("piece", rough, way, source, clear);
  const [ofSource, ofRough, ofWay] = [name("source"), name(rough), name(way)];
  for (const [each, source] of namedPieceOrder)
    found.add(ofSource, ofRough, ofWay, source, sources.has(each));
  const { line: last } = discourse;
  const isLast = last !== undefined && last.piece.id === piece.id && last.size === size;
  found.key(joined(name(`${way} ${source}`), name(String(isLast))));
  if (before > 0) {
    found.add("last", kind, way, isLast);
    if (wearer !== undefined) {
      const theirs = discourse.linesFor(wearer);
      const worn = theirs.some((line) => line.piece.id === piece.id && line.size === size);
      found.add("worn", kind, way, worn, theirs.length > 0);
    }
  }
  const isShared = shared.some((line) => line.id === piece.id && line.size === size);
  found.add("shared", kind, way, isShared, shared.length > 0, before > 0);
  const gone = shop.touched?.find(
    (line) => line.id === piece.id && line.size === size && line.quantity > before,
  );
  if (way === "+") found.add("back", rough, gone !== undefined, gone?.quantity === after);
  const given = withoutPlace(sizesFor(piece, material).get(size));
  const from = first(given, sizeOrder);
  found.add("given", kind, way, from);
  found.add("given", rough, way, from, saying.sizes.length > 0);
  if (way === "+") {
    for (const each of given) found.add("size from", kind, each);
    if (from !== "said") found.key(name(`unsaid ${from}`));
  }
  const many = Math.abs(after - before);
  const role = (value: number): string =>
    value === many ? (value === after ? "both" : "change") : value === after ? "result" : "other";
  const roles = new Set(counts.map(role));
  const how = ["both", "change", "result"].find((each) => roles.has(each)) ?? "unsaid";
  const whole = after === 0 ? "zero" : Math.min(many, 5);
  found.add("count", kind, way, how, whole);
  found.add("count", rough, way, how, counts.length > 0);
  if (how === "unsaid") found.add("uncounted", kind, way, whole, Math.min(counts.length, 2));
  for (const { near, value } of besides(saying).numbers)
    for (const each of near) found.add("counting", rough, role(value), each);
  return found;
}
