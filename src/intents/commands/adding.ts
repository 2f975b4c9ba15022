/** Additions to the cart, with the questions that they need. */
import type { Size } from "../../../domain/values.ts";
import { stepSaid } from "../dialogue/short-turns/little-words.ts";
import type { Effect } from "../effects.ts";
import type { Piece, ShopScene } from "../intent.ts";
import { aPair, sameSize } from "../phrases/cart/add.ts";
import { openPiece, type Reference } from "../resolve/reference.ts";
import { words } from "../responses/words.ts";
import { askWhich } from "./ask-which.ts";
import type { SpokenItem } from "./cart-items.ts";
import type { Reading, Understood } from "./command.ts";
import { waitingFor } from "./waiting.ts";

export interface Wanted {
  readonly item: SpokenItem;
  readonly found: Exclude<Reference, { readonly type: "none" }>;
}

/** Options multiply: each holds the later questions. */
const mostOpen = 2;

/** Asks what it must; the rest waits. */
export function adding(said: readonly Wanted[], reading: Reading, shop: ShopScene): Understood {
  const all = aPair.test(reading.lower) ? said.map(asOnePair) : said;
  const wanted = all.filter((each, at) => !all.slice(0, at).some((other) => isSame(each, other)));
  const open = wanted.filter(({ found }) => found.type === "several").slice(0, mostOpen);
  const after = (last: readonly Effect[]) =>
    wanted.reduceRight<readonly Effect[]>((later, each) => {
      const { item, found } = each;
      const quantity = item.count ?? 1;
      const one = (piece: Piece) => adds(piece, item, { quantity, later, reading, shop });
      if (found.type === "one") return one(found.piece);
      if (open.includes(each)) return [askWhich(found.pieces, reading.said, one)];
      const missing: readonly Effect[] = [
        { type: "say", text: words.sayAfter(`add ${item.thing}`) },
      ];
      return missing.concat(later);
    }, last);
  const effects = after([]);
  const asks = effects.some(({ type }) => type === "ask");
  const [only] = wanted;
  const slots =
    wanted.length > 1 || !only ? { products: idsOf(wanted) } : slotsOf(only, effects, shop);
  return {
    slots,
    effects: asks ? after(waitingFor(reading.row)) : effects,
    row: asks ? "waits" : "follows",
  };
}

/** "Put a pair in my cart", of trousers: one. */
function asOnePair(wanted: Wanted): Wanted {
  const { item, found } = wanted;
  const isPair = found.type === "one" && found.piece.subCategory === "BottomWear";
  return isPair && item.count === 2 ? { found, item: { ...item, count: 1 } } : wanted;
}

function isSame({ item, found }: Wanted, other: Wanted): boolean {
  return (
    item.count === null &&
    found.type === "one" &&
    other.found.type === "one" &&
    found.piece.id === other.found.piece.id &&
    item.size === other.item.size &&
    item.unmade === other.item.unmade
  );
}

interface Adding {
  readonly quantity: number;
  readonly later: readonly Effect[];
  readonly reading: Reading;
  readonly shop: ShopScene;
}

function adds(
  piece: Piece,
  { size: said, unmade }: SpokenItem,
  { quantity, later, reading, shop }: Adding,
): readonly Effect[] {
  const same = sameSize.test(reading.lower) ? sizeBefore(shop) : undefined;
  const size = said ?? unmade ?? same ?? sizeChosen(piece, reading.lower, shop);
  return isSize(size, piece)
    ? [intoTheCart(piece, size, quantity), ...later]
    : [askSize(piece, size, quantity, reading.said, later)];
}

/** The chosen one, or "a bigger one" than it; none if none is bigger. */
export function sizeChosen(piece: Piece, lower: string, shop: ShopScene): Size | undefined {
  const chosen = chosenOf(piece, shop);
  return chosen && piece.sizes[piece.sizes.indexOf(chosen) + stepSaid(lower)];
}

function isSize(size: string | undefined, { sizes }: Piece): size is Size {
  return sizes.some((each) => each === size);
}

/** "In the same size": as what was taken last. */
export function sizeBefore({ touched = [], cart }: ShopScene): Size | undefined {
  const all = new Set(cart.map(({ size }) => size));
  return touched[0]?.size ?? (all.size === 1 ? cart[0]?.size : undefined);
}

/** On its page, or by the last question. */
export function chosenOf({ id }: Piece, shop: ShopScene): Size | undefined {
  const { open, described } = shop;
  return (
    (openPiece(shop)?.id === id ? open?.size : undefined) ??
    (described?.piece === id ? described.size : undefined)
  );
}

function slotsOf({ item, found }: Wanted, effects: readonly Effect[], shop: ShopScene) {
  if (found.type === "several") return { products: idsOf([{ item, found }]) };
  const size = item.size ?? chosenOf(found.piece, shop);
  const added = effects.some(({ type }) => type === "addToCart");
  return {
    product: found.piece.id,
    quantity: item.count ?? 1,
    ...(added && size && { size }),
  };
}

function idsOf(wanted: readonly Wanted[]): readonly string[] {
  return wanted.flatMap(({ found }) =>
    found.type === "one" ? found.piece.id : found.pieces.map(({ id }) => id),
  );
}

export function intoTheCart({ id, name }: Piece, size: Size, quantity: number): Effect {
  return { type: "addToCart", id, name, size, quantity };
}

/** `wrong` is a size that it lacks. */
export function askSize(
  piece: Piece,
  wrong: string | undefined,
  quantity: number,
  about: string,
  waiting: readonly Effect[],
): Effect {
  const text = wrong
    ? words.sizeNotMade(piece.name, wrong, piece.sizes)
    : words.whichSize(piece.name, piece.sizes);
  return {
    type: "ask",
    question: { id: "size", text, about, piece: piece.id, quantity, waiting },
  };
}
