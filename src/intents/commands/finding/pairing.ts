/** Matching clothes for a product: its description, and the outfit's other half. */
import type { SubCategory } from "../../../../domain/values.ts";
import { readTerms } from "../../../../language/readers/terms.ts";
import { garmentLineage } from "../../../../language/words/garments.ts";
import { askable } from "../../../../language/words/qualities.ts";
import { garmentsIn, readWish } from "../../grammar/wish.ts";
import type { Piece, ShopScene } from "../../intent.ts";
import { sentenceWith } from "../../responses/descriptions.ts";
import { words } from "../../responses/words.ts";
import { looksOf } from "../../vocabulary/catalogue-index.ts";
import { asking, opening } from "../ask-which.ts";
import type { Understood } from "../command.ts";
import { say } from "../say.ts";
import { asks } from "./wishing.ts";

/** What completes an outfit. */
const others: Readonly<Record<SubCategory, readonly SubCategory[]>> = {
  TopWear: ["BottomWear"],
  BottomWear: ["TopWear"],
  WinterWear: ["TopWear", "BottomWear"],
};
const mostNamed = 3;

export function paired(piece: Piece, text: string, said: string, shop: ShopScene): Understood {
  const described = sentenceWith(wornWith, piece);
  const near = worn(piece, text, shop).slice(0, mostNamed);
  const wanted = wished(text, piece);
  if (wanted.length > 0 && !near.some((each) => wanted.some((garment) => isOf(each, garment))))
    return asks(said);
  const [only, another] = near;
  if (!only) {
    const answer = described ?? words.nothingWorn(piece.name);
    return { slots: { product: piece.id }, effects: [say(answer)], row: "follows" };
  }
  const question = words.wornWith(described, piece.name, near);
  // The product found is current next.
  if (!another && wanted.length > 0)
    return {
      slots: { product: only.id, with: piece.id },
      effects: [say(question)],
      row: "follows",
    };
  const options = near.map((each) => ({ piece: each.id, does: [opening(each)] }));
  return {
    slots: { product: piece.id, products: near.map(({ id }) => id) },
    effects: [asking(`${question} ${words.openWhich(near.length)}`, said, options)],
    row: "waits",
  };
}

const wornWith = askable.filter(({ pairs }) => pairs === true);

function wished(text: string, piece: Piece): readonly string[] {
  const own = looksOf(piece).garments;
  return garmentsIn(readWish(text)).filter((garment) => !own.has(garment));
}

/** For the same wearers. */
function worn(piece: Piece, text: string, { catalogue }: ShopScene): readonly Piece[] {
  const fits = catalogue.filter(
    ({ category, id }) => category === piece.category && id !== piece.id,
  );
  const garments = wished(text, piece);
  const asked = fits.filter((each) => garments.some((garment) => isOf(each, garment)));
  if (asked.length > 0) return inColour(text, asked);
  return inColour(
    text,
    fits.filter(({ subCategory }) => others[piece.subCategory].includes(subCategory)),
  );
}

/** "A top to go with it, a yellow one". */
function inColour(text: string, pieces: readonly Piece[]): readonly Piece[] {
  const colours = readTerms(text, "colour");
  const own = pieces.filter((each) => colours.some((colour) => looksOf(each).colours.has(colour)));
  return own.length > 0 ? own : pieces;
}

function isOf(piece: Piece, garment: string): boolean {
  const shelf = { top: "TopWear", bottoms: "BottomWear", "winter-wear": "WinterWear" }[garment];
  return (
    piece.subCategory === shelf ||
    [...looksOf(piece).garments].some((own) => garmentLineage(own).includes(garment))
  );
}
