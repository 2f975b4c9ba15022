/** Which pieces a question is about: named in it, named by a part of them, or spoken of. */
import { discourseOf, spokenPieces } from "../dialogue/short-turns/state.ts";
import type { Saying } from "../grammar/saying.ts";
import type { Piece, Scene, ShopScene } from "../intent.ts";
import { longWords } from "../phrases/marks.ts";
import { indexOf, isDescribed, stemOf } from "../vocabulary/catalogue-index.ts";
import { groupIn, meantIn } from "./pieces.ts";
import { inView } from "./reference.ts";

const mostTogether = 3;

export function askedPieces(saying: Saying, scene: Scene): readonly Piece[] {
  const { shop } = scene;
  if (!shop) return [];
  const meant = meantIn(saying, shop);
  const ones = meant.flatMap(({ found }) => (found.type === "one" ? [found.piece] : []));
  if (ones.length > 0) return ones.slice(0, mostTogether);
  if (meant.some(({ found }) => found.type === "several")) return [];
  const group = groupIn(saying, shop);
  if (group.length > 1) return group.length > mostTogether ? [] : group;
  const named = saying.mentions.filter(({ definite }) => definite);
  return named.length > 0 ? ownersOf(named, scene, shop) : spokenOf(scene, shop);
}

/** The certain piece, or the likely one after some talk. */
function spokenOf(scene: Scene, shop: ShopScene): readonly Piece[] {
  const { likely, begun } = discourseOf(shop);
  const spoken = spokenPieces(scene);
  return spoken.length === 0 && begun && likely ? [likely] : spoken;
}

/** "The denim": of the piece spoken of, or the only one here, whose description has it. */
export function ownersOf(
  mentions: Saying["mentions"],
  scene: Scene,
  shop: ShopScene,
): readonly Piece[] {
  const stems = mentions.flatMap(({ text }) => (text.match(longWords) ?? []).map(stemOf));
  const { byId } = indexOf(shop.catalogue);
  const spoken = (shop.spoken ?? []).map((ids) => ids.flatMap((id) => byId.get(id) ?? []));
  for (const pool of [spokenOf(scene, shop), ...spoken, inView(shop)]) {
    const [owner, another] = pool.filter((piece) => stems.some((stem) => isDescribed(piece, stem)));
    if (owner) return another ? [] : [owner];
  }
  return [];
}
