/** "Add this in medium", "put the second one in my cart", "two of them": into the cart. */
import type { Size } from "../../../contract/schemas.ts";
import { readSize } from "../../../language/sizes.ts";
import type { Effect } from "../effects.ts";
import type { Piece, ShopScene } from "../intent.ts";
import { table } from "../table.ts";
import { words } from "../words.ts";
import type { Command, Reading, Understood } from "./command.ts";
import { openPiece, refer } from "./reference.ts";
import { asked, countIn } from "./spoken.ts";
import { askWhich } from "./which.ts";

const verb =
  /^(?:add|put|buy|i'll (?:take|have|buy)|i will (?:take|have|buy)|i'd like|get me|give me)\s+/;
const intoCart = /\s*\b(?:to|in|into|inside) (?:my |the |our )?(?:shopping )?(?:cart|bag|basket)\b/;
const sizeSaid =
  /(?:\s*\b(?:in|of)\b)?\s*\b(?:an? )?(?:size )?(?:double extra large|extra extra large|extra large|small|medium|large|double xl|xxl|xl|2xl|[sml])\b(?: size)?/;
const several = /^(\w+(?: \w+)?) (?:of )?(?:them|these|those|this|it|that|the )/;

/** "a medium", "in L": the size said in a part of an utterance, or null. */
export function sizeIn(text: string): Size | null {
  const letter = /(?:^|\b(?:in|size|an?) )([sml])$/.exec(text)?.[1];
  return letter ? (letter.toUpperCase() as Size) : readSize(text); // the letter is s, m or l
}

export const add: Command = {
  id: "add",
  read(reading, scene) {
    const { shop } = scene;
    const text = asked(reading, shop, "none", "cart", "collection");
    if (text === undefined || !shop) return undefined;
    const called = verb.test(text);
    // Without the verb, only "two of them" on a product's page says enough.
    if (!called && !(shop.open && several.test(text))) return undefined;
    const rest = text.replace(verb, "").replace(intoCart, "").trim();
    const size = sizeIn(rest);
    const thing = (size ? rest.replace(sizeSaid, "") : rest).replace(/\s+/g, " ").trim();
    const counted = counting(thing);
    if (!called && counted.count === null) return undefined;
    const found = refer(counted.thing, shop);
    switch (found.type) {
      case "none":
        return undefined;
      case "several":
        return {
          slots: { products: found.pieces.map(({ id }) => id) },
          effects: [askWhich(found.pieces, reading.said)],
          row: "waits",
        };
      case "one":
        return adding(reading, shop, found.piece, size, counted.count ?? 1);
    }
  },
};

/** "two of them" is two of "them"; "the second one" is no count. */
function counting(thing: string): { readonly count: number | null; readonly thing: string } {
  const found = /^(.+?) (?:of )?((?:them|these|those|this|it|that|the)(?:\s.*)?)$/.exec(thing);
  const count = found ? countIn(found[1] ?? "") : null;
  if (found && count !== null) return { count, thing: found[2] ?? "" };
  const alone = countIn(thing);
  return alone === null ? { count: null, thing } : { count: alone, thing: "it" };
}

function adding(
  reading: Reading,
  shop: ShopScene,
  piece: Piece,
  said: Size | null,
  quantity: number,
): Understood {
  const chosen = openPiece(shop)?.id === piece.id ? shop.open?.size : undefined;
  const size = said ?? chosen;
  if (size !== undefined && piece.sizes.includes(size)) {
    return {
      slots: { product: piece.id, size, quantity },
      effects: [intoTheCart(piece, size, quantity)],
      row: "follows",
    };
  }
  return {
    slots: { product: piece.id, quantity },
    effects: [askSize(piece, size, quantity, reading.said, waitingFor(reading))],
    row: "waits",
  };
}

/** The act of putting a product into the cart. */
export function intoTheCart({ id, name }: Piece, size: Size, quantity: number): Effect {
  return { type: "addToCart", id, name, size, quantity };
}

/** Asks for the size; `wrong` is one that the product doesn't come in. */
export function askSize(
  piece: Piece,
  wrong: Size | undefined,
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

/** What the matched row would do, kept for after the answer. */
function waitingFor({ row }: Reading): readonly Effect[] {
  const effects = table.find(({ id }) => id === row)?.effects ?? [];
  return effects.flatMap((effect) => (effect.type === "navigate" ? effect : []));
}
