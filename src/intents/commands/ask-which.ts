import type { Effect, Option } from "../effects.ts";
import type { Piece, ShopScene } from "../intent.ts";
import type { Line } from "../resolve/cart-lines.ts";
import { words } from "../responses/words.ts";
import { indexOf } from "../vocabulary/catalogue-index.ts";

/** Beyond this they are counted. */
const mostNamed = 3;
/** Beyond this the answer is a new name. */
const mostOptions = 12;

/** `does` instead of opening it. */
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

/** Of those seen, unnamed in the question; undefined if there is no choice. */
export function askWhichSeen(
  text: string,
  seen: readonly Piece[],
  about: string,
  does: (piece: Piece) => readonly Effect[],
): Effect | undefined {
  if (seen.length < 2) return undefined;
  const options = seen
    .slice(0, mostOptions)
    .map((piece) => ({ piece: piece.id, does: does(piece) }));
  return asking(text, about, options);
}

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

export function asking(text: string, about: string, options: readonly Option[]): Effect {
  return { type: "ask", question: { id: "which", text, about, options } };
}

export function optionsOf(ids: readonly string[], shop: ShopScene): readonly Piece[] {
  const { byId } = indexOf(shop.catalogue);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export function opening({ id, name }: Piece): Effect {
  return { type: "openProduct", id, name };
}
