/** The short question when two or more products fit, and the reading of its answer's options. */

import { indexOf } from "../catalogue-index.ts";
import type { Effect } from "../effects.ts";
import type { Piece, ShopScene } from "../intent.ts";
import { words } from "../words.ts";

/** More than these are not read out; the question says how many there are. */
const mostNamed = 3;

/** Asks which of several products is meant. */
export function askWhich(pieces: readonly Piece[], about: string): Effect {
  const names = pieces.slice(0, mostNamed).map(({ name }) => name);
  return {
    type: "ask",
    question: {
      id: "which",
      text: words.which(names, pieces.length),
      about,
      options: pieces.map(({ id }) => id),
    },
  };
}

/** The products of a question's options. */
export function optionsOf(ids: readonly string[], shop: ShopScene): readonly Piece[] {
  const { byId } = indexOf(shop.catalogue);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Opens the page of a product. */
export function opening({ id, name }: Piece): Effect {
  return { type: "openProduct", id, name };
}
