/** What a sentence and its scene give an edit: pieces, sizes and counts, each with where it is from. */
import type { Size } from "../../../domain/values.ts";
import { readCount } from "../../../language/readers/counts.ts";
import { numberAt } from "../../../language/readers/numbers.ts";
import { wearerIn } from "../../../language/readers/wearers.ts";
import { tokenise } from "../../../language/text/tokens.ts";
import { termAt } from "../../../language/words/lexicon.ts";
import { chosenOf, sizeBefore } from "../commands/adding.ts";
import * as little from "../dialogue/short-turns/little-words.ts";
import { discourseOf } from "../dialogue/short-turns/state.ts";
import type { Saying } from "../grammar/saying.ts";
import type { LineInScene, Piece, Scene, ShopScene } from "../intent.ts";
import type { Line } from "../resolve/cart-lines.ts";
import { pieceMeant } from "../resolve/pieces.ts";
import { inView, openPiece } from "../resolve/reference.ts";
import { indexOf } from "../vocabulary/catalogue-index.ts";
import { countIn } from "./edits.ts";

/** What connects a piece or a size with the sentence. */
export type Sources = ReadonlySet<string>;

export interface Material {
  readonly saying: Saying;
  readonly shop: ShopScene;
  readonly scene: Scene;
  readonly lines: readonly Line[];
  readonly pieces: ReadonlyMap<string, Sources>;
  readonly mentioned: readonly (readonly Piece[])[];
  readonly counts: readonly number[];
  readonly wearer: string | undefined;
  /** Lines whose own sentences share an unusual word with this one: "Bharti's in L". */
  readonly shared: readonly LineInScene[];
  readonly sizes: Map<string, ReadonlyMap<Size, Sources>>;
}

const mostMentioned = 6;
const fewSeen = 4;

export function materialOf(saying: Saying, scene: Scene): Material | undefined {
  const { shop } = scene;
  if (!shop) return undefined;
  const discourse = discourseOf(shop);
  const { byId } = indexOf(shop.catalogue);
  const pieces = new Map<string, Set<string>>();
  const from = (source: string, piece: Piece | undefined) => {
    if (!piece) return;
    const own = pieces.get(piece.id) ?? new Set<string>();
    own.add(source);
    pieces.set(piece.id, own);
  };
  const mentioned = saying.mentions.map((mention) => {
    if (mention.denied) return [];
    const found = pieceMeant(mention, shop, saying);
    if (found?.type === "one") return [found.piece];
    return found?.type === "several" ? found.pieces.slice(0, mostMentioned) : [];
  });
  mentioned.forEach((all, at) => {
    for (const piece of all) from(`${all.length === 1 ? "mention" : "among"}${at}`, piece);
  });
  from("named", shop.named === undefined ? undefined : byId.get(shop.named));
  from("open", openPiece(shop));
  from("likely", discourse.likely);
  from("last", discourse.line?.piece);
  shop.spoken?.slice(0, 3).forEach((group, at) => {
    for (const id of group.slice(0, 3))
      from(group.length === 1 ? `spoken${at}` : `group${at}`, byId.get(id));
  });
  const seen = shop.open ? [] : inView(shop);
  if (seen.length === 1) from("alone", seen[0]);
  if (seen.length <= fewSeen) for (const piece of seen) from("seen", piece);
  for (const { piece } of discourse.lines) from("cart", piece);
  if (new Set(discourse.lines.map(({ piece }) => piece.id)).size === 1)
    from("only", discourse.lines[0]?.piece);
  for (const { id, size, quantity } of shop.touched ?? [])
    if (quantity > 0 && countIn(shop, id, size) === 0) from("gone", byId.get(id));
  const { asked } = scene;
  if (asked?.id === "size") from("asked", byId.get(asked.piece));
  const words = saying.tokens.map(({ text }) => text).join(" ");
  const group = /\b(?:a couple|couple|(?:half )?a? ?dozen)\b/.exec(words)?.[0];
  const counts = saying.numbers.map(({ value }) => value).filter((value) => value < 40);
  const more = group === undefined ? undefined : readCount(group);
  return {
    saying,
    shop,
    scene,
    lines: discourse.lines,
    pieces,
    mentioned,
    counts: [...new Set([...counts, ...(more ? [more] : [])])],
    wearer: wearerIn(saying.text),
    shared: sharedWith(saying, shop),
    sizes: new Map(),
  };
}

const common = new Set(
  "the and for one two three also too with want wants size her his him she they them their mine has have make take give put get add that this those these please same both all more now but not you your our can will it's i'll let's fine okay yes only just then there cart bag what which from into out off are was were would should need needs like says said very good nice".split(
    " ",
  ),
);

function sharedWith({ tokens }: Saying, { touched = [], cart, catalogue }: ShopScene) {
  const { byId } = indexOf(catalogue);
  const said = new Set(tokens.flatMap(({ text }) => nameOf(text) ?? []));
  const found = cart.filter((line) => {
    const sentence = touched.find(({ id, size }) => id === line.id && size === line.size)?.said;
    const own = byId.get(line.id)?.name.toLowerCase() ?? "";
    return sentence?.split(/[^\p{L}']+/u).some((word) => {
      const name = nameOf(word);
      return (
        name !== undefined && said.has(name) && !own.includes(name) && !termAt(tokenise(name), 0)
      );
    });
  });
  return found.length === cart.length ? [] : found;
}

function nameOf(word: string): string | undefined {
  const name = word.toLowerCase().replace(/['’]s?$/, "");
  return name.length > 2 && !common.has(name) && !little.isLittle(name) ? name : undefined;
}

/** Sizes that the sentence or its scene gives a piece, with their sources. */
export function sizesFor(piece: Piece, material: Material): ReadonlyMap<Size, Sources> {
  const known = material.sizes.get(piece.id);
  if (known) return known;
  const sizes = sizesNew(piece, material);
  material.sizes.set(piece.id, sizes);
  return sizes;
}

function sizesNew(piece: Piece, material: Material): ReadonlyMap<Size, Sources> {
  const { saying, shop, wearer } = material;
  const found = new Map<Size, Set<string>>();
  const from = (source: string, value: string | undefined) => {
    const size = piece.sizes.find((each) => each === value);
    if (size === undefined) return;
    const own = found.get(size) ?? new Set<string>();
    own.add(source);
    found.set(size, own);
  };
  saying.sizes.forEach(({ value }, at) => {
    from(`said${at}`, value);
  });
  for (const { value } of saying.denied) from("denied", value);
  from("chosen", chosenOf(piece, shop));
  from("last", sizeBefore(shop));
  const discourse = discourseOf(shop);
  for (const line of discourse.lines)
    if (line.piece !== piece && material.mentioned.some((all) => all.includes(line.piece)))
      from("beside", line.size);
  if (wearer !== undefined) for (const { size } of discourse.linesFor(wearer)) from("worn", size);
  const lines = discourse.lines.filter((line) => line.piece.id === piece.id);
  for (const { size } of material.shared) from("shared", size);
  for (const { size } of lines) {
    const at = piece.sizes.indexOf(size);
    from("next", piece.sizes[at + 1]);
    from("previous", piece.sizes[at - 1]);
  }
  from("largest", piece.sizes.at(-1));
  from("smallest", piece.sizes[0]);
  for (const { id, size, quantity } of shop.touched ?? [])
    if (id === piece.id && quantity > 0 && countIn(shop, id, size) === 0) from("gone", size);
  if (piece.sizes.length === 1) from("single", piece.sizes[0]);
  for (const line of lines) from("own", line.size);
  return found;
}

/** "Two XL" is a size, or two of another. */
export function waysToRead(saying: Saying): readonly Saying[] {
  const counted = saying.sizes.filter(({ from, to }) => to === from + 2 && manyOf(saying, from));
  if (counted.length === 0) return [saying];
  const sizes = saying.sizes.map((size) =>
    counted.includes(size) ? { from: size.from + 1, to: size.to, value: "XL" } : size,
  );
  const numbers = counted.flatMap(({ from }) => {
    const value = manyOf(saying, from);
    return value === null ? [] : [{ from, to: from + 1, value }];
  });
  return [
    saying,
    {
      ...saying,
      sizes,
      numbers: [...saying.numbers, ...numbers].sort((one, other) => one.from - other.from),
    },
  ];
}

function manyOf({ tokens }: Saying, at: number): number | null {
  return numberAt(tokens, at)?.value ?? null;
}
