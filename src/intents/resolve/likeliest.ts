/** Where no piece fits all that is said: a "ladies long brown overcoat" is the trench coat. */
import { readTerms } from "../../../language/readers/terms.ts";
import { rememberedFor } from "../../../language/text/remembered.ts";
import { colourFamily } from "../../../language/words/colours.ts";
import { garmentLineage } from "../../../language/words/garments.ts";
import type { Piece } from "../intent.ts";
import { allColoursOf, looksOf } from "../vocabulary/catalogue-index.ts";
import type { Description, Test } from "./description.ts";
import { isWordOf } from "./loosely.ts";

/** Of what was said. */
const enough = 0.6;
const lead = 0.12;
const worth = { exact: 1, near: 0.8, akin: 0.6, described: 0.6 } as const;
const light = 0.3;
const mostAlike = 4;
/** Kinds that are taken for each other. */
const narrow: ReadonlySet<string> = new Set(
  "coat jacket sweater dress trousers t-shirt shorts".split(" "),
);
/** Of none, none is meant. */
const firm: ReadonlySet<Test["field"]> = new Set(["colour", "material"]);

/** Not merely described: "to layer over kurtis". */
const named: ReadonlySet<Test["field"]> = new Set(["garment", "audience"]);

/** Best first. What few have weighs most. */
export function likeliest({ tests }: Description, among: readonly Piece[]): readonly Piece[] {
  const head = tests.findLast(({ field }) => field === "garment");
  const said = tests.filter((test) => test.field !== "size");
  const worths = said.map((test) => among.map((piece) => worthOf(test, piece)));
  const isOut = (at: number) =>
    said.some(
      (test, own) => (test === head || test.field === "audience") && (worths[own]?.[at] ?? 0) === 0,
    );
  const left = among.flatMap((piece, at) => (isOut(at) ? [] : [{ piece, at }]));
  if (left.length === 0) return [];
  let all = 0;
  let unknown = 0;
  let known = 0;
  const scores = new Map(left.map(({ at }) => [at, 0]));
  for (const [own, test] of said.entries()) {
    const holding = left.filter(({ at }) => (worths[own]?.[at] ?? 0) > 0).length;
    if (holding === 0) {
      if (firm.has(test.field)) return [];
      unknown += 1;
      continue;
    }
    if (test !== head && !test.vague) known += 1;
    const weight = Math.log2((among.length + 1) / holding) * (test.vague ? light : 1);
    all += weight;
    for (const { at } of left)
      scores.set(at, (scores.get(at) ?? 0) + weight * (worths[own]?.[at] ?? 0));
  }
  if (unknown * 2 > said.length || (unknown > 0 && known === 0) || all === 0) return [];
  const ranked = left
    .map(({ piece, at }) => ({ piece, score: (scores.get(at) ?? 0) / all }))
    .filter(({ score }) => score >= enough)
    .toSorted((one, other) => other.score - one.score);
  const most = ranked[0]?.score ?? 0;
  const best = ranked.filter(({ score }) => score > most - lead);
  return best.length <= mostAlike ? best.map(({ piece }) => piece) : [];
}

function worthOf(test: Test, piece: Piece): number {
  const says = (word: string) => isWordOf(word, piece);
  const words = test.said.split(" ");
  if (test.holds(piece)) {
    if (!isHead(test, piece)) return worth.akin;
    return test.field === "pattern" && !words.every(says) ? worth.near : worth.exact;
  }
  if (test.nearly?.(piece)) return worth.near;
  if (isAkin(test, piece)) return words.some(says) ? worth.near : worth.akin;
  return !named.has(test.field) && words.every(says) ? worth.described : 0;
}

/** A shirt dress is a dress. */
function isHead({ field, value = "" }: Test, piece: Piece): boolean {
  if (field !== "garment") return true;
  const head = headOf(piece);
  return head === undefined || garmentLineage(head).includes(value);
}

const headOf = rememberedFor(({ name }: Piece): string | undefined =>
  readTerms(name.replace(after, ""), "garment").at(-1),
);
const after = /\s(?:with|for|and|&|\+).*$|\s[|,(-].*$/i;

/** Another shade, another coat. */
function isAkin({ field, value }: Test, piece: Piece): boolean {
  if (value === undefined) return false;
  if (field === "colour")
    return looksOf(piece).colours.has(colourFamily(value)) || allColoursOf(piece).has(value);
  const family = garmentLineage(value)[1];
  return (
    field === "garment" &&
    family !== undefined &&
    narrow.has(family) &&
    looksOf(piece).garments.has(family)
  );
}
