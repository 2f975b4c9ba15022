/** Scenes with many products in view. */
import { demoPieces } from "../../fixtures/catalogue/pieces.ts";
import type { Piece, Scene } from "../../src/intents/intent.ts";

/** Of the demo shop, grown to that many. */
export function inView(size: number, scenes: readonly Scene[]): readonly Scene[] {
  const catalogue = grown(size);
  const ids = catalogue.map(({ id }) => id);
  return scenes.map(({ shop, ...scene }) => ({
    ...scene,
    ...(shop && { shop: { ...shop, catalogue, inView: ids } }),
  }));
}

/** The demo shop's products and as many under combined names. */
function grown(size: number): readonly Piece[] {
  const words = demoPieces.map(({ name }) => name.split(" "));
  return Array.from({ length: size }, (_, at): Piece => {
    const seed = demoPieces[at % demoPieces.length];
    if (!seed) throw new Error("the demo shop is empty");
    const other = words[(at * 7 + Math.floor(at / words.length)) % words.length] ?? [];
    const name =
      at < words.length
        ? seed.name
        : `${other[0]} ${at % 97} ${seed.name.split(" ").slice(1).join(" ")}`;
    const id = at < words.length ? seed.id : `${seed.id}-${at}`;
    return { ...seed, id, name };
  });
}
