/**
 * The short question when two or more products, or lines of the cart, fit. It carries what is to be
 * done with each of them, so that the answer does what was asked for in the first place.
 */

import type { Effect, Option } from "../effects.ts";
import type { Piece, ShopScene } from "../intent.ts";
import { words } from "../responses/words.ts";
import { indexOf } from "../vocabulary/catalogue-index.ts";
import type { linesOf } from "./cart/describe-cart.ts";

/** More than these are not read out; the question says how many there are. */
const mostNamed = 3;
/** Of more than these, the answer is understood as another name. */
const mostOptions = 12;

/** Asks which of several products is meant; the chosen one is opened, or what `does` says. */
export function askWhich(
  pieces: readonly Piece[],
  about: string,
  does: (piece: Piece) => readonly Effect[] = (piece) => [opening(piece)],
): Effect {
  const names = pieces.slice(0, mostNamed).map(({ name }) => name);
  const options = pieces
    .slice(0, mostOptions)
    .map((piece) => ({ piece: piece.id, does: does(piece) }));
  return asking(words.which(names, pieces.length), about, options);
}

type Line = ReturnType<typeof linesOf>[number];

/** Asks which line of the cart is meant. */
export function askWhichLine(
  lines: readonly Line[],
  about: string,
  does: (line: Line) => readonly Effect[],
): Effect {
  const options = lines.map((line) => ({
    piece: line.piece.id,
    size: line.size,
    does: does(line),
  }));
  return asking(words.whichLine(lines.map((line) => words.line(line))), about, options);
}

/** A question with these options. */
export function asking(text: string, about: string, options: readonly Option[]): Effect {
  return { type: "ask", question: { id: "which", text, about, options } };
}

/** The products of these ids. */
export function optionsOf(ids: readonly string[], shop: ShopScene): readonly Piece[] {
  const { byId } = indexOf(shop.catalogue);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Opens the page of a product. */
export function opening({ id, name }: Piece): Effect {
  return { type: "openProduct", id, name };
}
