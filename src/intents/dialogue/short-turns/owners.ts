/** Lines by whom they were taken for: "cancel hers", "mine goes, his stays", "she has one already". */
import { readCount } from "../../../../language/readers/counts.ts";
import { isSameWearer, type Wearer, wearerIn } from "../../../../language/readers/wearers.ts";
import { askWhichLine } from "../../commands/ask-which.ts";
import { quantity, resized } from "../../commands/cart/cart-effects.ts";
import type { Reading, Taken } from "../../commands/command.ts";
import { type Saying, sayingOf } from "../../grammar/saying.ts";
import type { Scene, ShopScene, TouchedLine } from "../../intent.ts";
import * as phrases from "../../phrases/cart/owners.ts";
import type { Line } from "../../resolve/cart-lines.ts";
import { linesOfMention } from "../../resolve/lines.ts";
import { words } from "../../responses/words.ts";
import { discourseOf } from "./state.ts";
import { changed } from "./turn.ts";

type Fate = (typeof phrases.fates)[number][0];

interface Owned {
  readonly fate: Fate;
  readonly lines: readonly Line[];
}

const mostLetters = 140;

export function ofOwners(reading: Reading, scene: Scene): Taken | undefined {
  const { shop, asked } = scene;
  if (!shop || (asked && asked.id !== "confirm" && asked.id !== "field")) return undefined;
  if (reading.row !== "none" && reading.row !== "cart") return undefined;
  const lower = reading.lower.replace(/’/g, "'");
  if (phrases.takesOneOut.test(lower))
    return askedAmong(reading, shop, (line) => line.quantity - 1);
  if (asked?.id === "field") return undefined;
  if (lower.length > mostLetters || lower.trim().endsWith("?")) return undefined;
  if (phrases.wantsOther.test(lower)) return undefined;
  const saying = sayingOf(reading, scene);
  if (saying.sizes.length > 0) return resizedIn(lower, saying, shop);
  if (saying.prices.length > 0) return undefined;
  if (saying.numbers.length > 0) return countedIn(lower, saying, shop);
  // "Drop her shirt": of her pieces, the shirts.
  const named = saying.mentions.flatMap((each) =>
    each.garment === undefined ? [] : { ...each, text: each.text.replace(/^.*['’]s /, "the ") },
  );
  const said = lower
    .split(phrases.clauseEnd)
    .flatMap((clause) => ownedIn(clause.trim(), lower, shop))
    .map(({ fate, lines }) => ({
      fate,
      lines: named.reduce((left, mention) => linesOfMention(mention, left, shop), lines),
    }));
  const of = (fate: Fate) => said.find((each) => each.fate === fate)?.lines ?? [];
  const out = of("goes").length > 0 ? of("goes") : besideOnes(of("alone"), shop);
  if (out.length > 0) return removed(out, shop);
  const [line] = of("wavers");
  return line ? askedAbout(line, reading, shop) : askedWhich(lower, reading, shop);
}

/** "Two for me and one for him", of what was taken so. */
function countedIn(lower: string, { numbers }: Saying, shop: ShopScene): Taken | undefined {
  const said = [...lower.matchAll(phrases.countFor)].map(([, count = "", whose = ""]) => {
    const [line, another] = linesOf(whose, lower, shop);
    return { line: another ? undefined : line, count: readCount(count) ?? 0 };
  });
  const recounted = said.flatMap(({ line, count }) =>
    line && count > 0 && count !== line.quantity ? [{ line, count }] : [],
  );
  if (said.length < Math.max(2, numbers.length) || recounted.length === 0) return undefined;
  if (said.some(({ line }) => line === undefined)) return undefined;
  const lines = recounted.map(({ line }) => line);
  return changed(
    "change-cart",
    lines,
    recounted.map(({ line, count }) => quantity(line, count)),
  );
}

/** "Cancel hers", where none is known. */
function askedWhich(lower: string, reading: Reading, shop: ShopScene): Taken | undefined {
  const isTaken = discourseOf(shop).lines.some((line) => touchedOf(line, shop)?.for !== undefined);
  if (isTaken || !phrases.takesOut.test(lower)) return undefined;
  return askedAmong(reading, shop, () => 0);
}

function askedAmong(
  { said }: Reading,
  shop: ShopScene,
  leaves: (line: Line) => number,
): Taken | undefined {
  const { lines } = discourseOf(shop);
  if (lines.length < 2) return undefined;
  const effects = [askWhichLine(lines, said, (line) => [quantity(line, leaves(line))])];
  return { id: "change-cart", slots: {}, effects, row: "waits" };
}

/** "My own one is not M, it's L". */
function resizedIn(lower: string, { sizes, numbers }: Saying, shop: ShopScene): Taken | undefined {
  const whose = numbers.length > 0 ? undefined : phrases.becomes.exec(lower)?.[1];
  const [line, another] = whose === undefined ? [] : linesOf(whose, lower, shop);
  const [size, other] = sizes.filter(({ value }) => value !== line?.size);
  const to = line?.piece.sizes.find((each) => each === size?.value);
  if (!line || another || other || to === undefined) return undefined;
  return changed("change-cart", [line], [resized(line, to)]);
}

function ownedIn(clause: string, lower: string, shop: ShopScene): readonly Owned[] {
  for (const [fate, forms] of phrases.fates)
    for (const form of forms) {
      const whose = form.exec(clause)?.[1];
      const lines = whose === undefined ? [] : linesOf(whose, lower, shop);
      if (lines.length > 0) return [{ fate, lines }];
    }
  return [];
}

/** By wearer, or by a name that a line's sentence has. */
function linesOf(whose: string, lower: string, shop: ShopScene): readonly Line[] {
  const { lines, linesFor, piece } = discourseOf(shop);
  const wearer = personIn(whose, lower);
  const known = wearer === undefined ? namedIn(whose, lines, shop) : linesFor(wearer);
  const own =
    known.length === 0 && wearer === "me" ? lines.filter((line) => isShared(line, shop)) : known;
  const others = lines.length > own.length || own.some((line) => isShared(line, shop));
  if (!others) return [];
  // Of what is discussed, if taken.
  if (own.length < 2 || !lines.some((line) => line.piece === piece)) return own;
  return own.filter((line) => line.piece === piece);
}

/** "His": of whom the sentence names. */
function personIn(whose: string, lower: string): Wearer | undefined {
  const wearer = wearerIn(whose);
  const named = wearer === "him" || wearer === "her" ? wearerIn(lower) : undefined;
  return wearer !== undefined && named !== undefined && isSameWearer(wearer, named)
    ? named
    : wearer;
}

/** "Two of the blouse, one for my sister": hers is one. */
function isShared(line: Line, shop: ShopScene): boolean {
  return line.quantity > 1 && phrases.ofThemAlso.test(touchedOf(line, shop)?.said ?? "");
}

function namedIn(whose: string, lines: readonly Line[], shop: ShopScene): readonly Line[] {
  if (/^(?:the|my) [^ ]+$/.test(whose) && !/['’]s?$/.test(whose)) return [];
  const name = whose.replace(
    /^(?:the )?(?:one|piece) (?:for|of) |^(?:my|the|our) |['’]s?(?: (?:one|own))?$/gu,
    "",
  );
  if (name.length < least) return [];
  const says = new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, "u");
  return lines.filter((line) => says.test(touchedOf(line, shop)?.said ?? ""));
}
const least = 3;

function touchedOf({ piece, size }: Line, { touched = [] }: ShopScene): TouchedLine | undefined {
  return touched.find((each) => each.id === piece.id && each.size === size);
}

/** Those of others, where one owner's alone stay. */
function besideOnes(stay: readonly Line[], shop: ShopScene): readonly Line[] {
  if (stay.length === 0) return [];
  const kept = new Set(stay);
  return discourseOf(shop).lines.filter(
    (line) => isShared(line, shop) || (!kept.has(line) && touchedOf(line, shop)?.for !== undefined),
  );
}

function removed(lines: readonly Line[], shop: ShopScene): Taken {
  return changed(
    "change-cart",
    lines,
    lines.map((line) => less(line, shop)),
  );
}

function less(line: Line, shop: ShopScene) {
  return quantity(line, isShared(line, shop) ? line.quantity - 1 : 0);
}

function askedAbout(line: Line, { said }: Reading, shop: ShopScene): Taken {
  const does = [less(line, shop)];
  return {
    id: "change-cart",
    slots: { product: line.piece.id, size: line.size },
    effects: [
      { type: "ask", question: { id: "confirm", text: words.askWhether(does), about: said, does } },
    ],
    row: "waits",
  };
}
