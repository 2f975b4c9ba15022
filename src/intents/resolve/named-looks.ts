/** Kinds, colours and cloths that a sentence names. */
import { describedAt, everyday } from "../grammar/mentions.ts";
import type { Sentence } from "../grammar/sentence.ts";
import type { Piece, ShopScene } from "../intent.ts";
import { indexOf, looksOf } from "../vocabulary/catalogue-index.ts";
import { inView } from "./reference.ts";

interface NamedLooks {
  readonly garment: readonly string[];
  readonly colour: readonly string[];
  readonly material: readonly string[];
}

/** What a piece is worn or compared with. */
const besides = new Set("with as than like my his her over under below".split(" "));

export function looksNamed({ tokens }: Pick<Sentence, "tokens">): NamedLooks {
  const named = { garment: [] as string[], colour: [] as string[], material: [] as string[] };
  for (let at = 0; at < tokens.length; at += 1) {
    const { term, to = at } = describedAt(tokens, at) ?? {};
    const { field, value = "" } = term ?? {};
    const before = tokens.slice(Math.max(0, at - 2), at).some(({ text }) => besides.has(text));
    const plain = everyday.has(tokens[at]?.text ?? "") || before;
    if ((field === "garment" || field === "colour" || field === "material") && !plain)
      named[field].push(value);
    at = Math.max(at, to - 1);
  }
  return named;
}

export function isSuch(piece: Piece, { garment, colour, material }: NamedLooks): boolean {
  const { garments, colours, materials } = looksOf(piece);
  const has = (own: ReadonlySet<string>, named: readonly string[]) =>
    named.length === 0 || named.some((each) => own.has(each));
  return has(garments, garment) && has(colours, colour) && has(materials, material);
}

/** Of several, the one of just that colour, or of the same kind as `like`. */
export function onlySuch(named: NamedLooks, shop: ShopScene, like: Piece): Piece | undefined {
  const { byId } = indexOf(shop.catalogue);
  const spoken = (shop.spoken ?? []).flat().flatMap((id) => byId.get(id) ?? []);
  const [kind] = looksOf(like).garments;
  const isAlike = (piece: Piece) => kind === undefined || looksOf(piece).garments.has(kind);
  const ways: readonly ((piece: Piece) => boolean)[] = [
    () => true,
    (piece) => named.colour.some((each) => [...looksOf(piece).colours][0] === each),
    isAlike,
  ];
  for (const pool of [inView(shop), [...new Set(spoken)], shop.catalogue.filter(isAlike)]) {
    const such = pool.filter((piece) => isSuch(piece, named));
    for (const way of ways) {
      const [only, another] = such.filter(way);
      if (only && !another) return only;
    }
    if (such.length > 0) return undefined;
  }
  return undefined;
}
