/** Answers "Which size?": "medium", "two mediums", "XL, and make it two", "the largest". */
import type { Size } from "../../../../domain/values.ts";
import { readSize } from "../../../../language/readers/sizes.ts";
import type { Effect, Question } from "../../effects.ts";
import type { Piece, ShopScene } from "../../intent.ts";
import {
  closing,
  joinsNextPiece,
  largestSize,
  opening,
  sameSize,
  smallestSize,
} from "../../phrases/answers/size.ts";
import { refer } from "../../resolve/reference.ts";
import { indexOf } from "../../vocabulary/catalogue-index.ts";
import { askSize, intoTheCart } from "../adding.ts";
import { itemsIn, type SpokenItem } from "../cart-items.ts";
import type { Understood } from "../command.ts";

type SizeQuestion = Question & { readonly id: "size" };

export function sizeAnswer(
  asked: SizeQuestion,
  text: string,
  shop: ShopScene,
): Understood | undefined {
  const piece = indexOf(shop.catalogue).byId.get(asked.piece);
  const items = piece && itemsOf(text, piece, shop);
  if (!piece || !items) return undefined;
  const effects = items.reduceRight<readonly Effect[]>(
    (later, item) => added(item, piece, { ...asked, waiting: later }),
    asked.waiting,
  );
  const [only] = items;
  const said = items.length === 1 && only?.size && piece.sizes.includes(only.size);
  return {
    slots: said
      ? { product: piece.id, size: only.size, quantity: only.count ?? asked.quantity }
      : { product: piece.id },
    effects,
    row: effects.some(({ type }) => type === "ask") ? "waits" : "follows",
  };
}

/** Adds and continues, or asks again for an unmade size. */
function added(
  { count, size, unmade }: SpokenItem,
  piece: Piece,
  asked: SizeQuestion,
): readonly Effect[] {
  const { quantity: before, about, waiting } = asked;
  const quantity = count ?? before;
  return size && piece.sizes.includes(size)
    ? [intoTheCart(piece, size, quantity), ...waiting]
    : [askSize(piece, size ?? unmade, quantity, about, waiting)];
}

function itemsOf(text: string, piece: Piece, shop: ShopScene): readonly SpokenItem[] | undefined {
  if (sameSize.test(text)) return sized(piece, sizeBefore(piece, shop));
  if (smallestSize.test(text)) return sized(piece, piece.sizes[0]);
  if (largestSize.test(text)) return sized(piece, piece.sizes.at(-1));
  const bare = text.replace(closing, "").replace(opening, "");
  const parts = bare.replace(joinsNextPiece, " and ");
  const items: SpokenItem[] = [];
  const all = itemsIn(parts);
  // "38" is a size, but a count in "large, and make it 38".
  const inNumbers = all[0]?.size === null && all[0].unmade === undefined;
  for (const item of inNumbers ? all.map(withSize) : all) {
    if (
      item.thing !== "" &&
      refer(item.thing, shop, { among: [piece], names: false }).type === "none"
    )
      return undefined;
    const before = items.at(-1);
    // "XL, and make it two": the count of the size before.
    const sized = item.size !== null || item.unmade !== undefined;
    if (!sized && before && item.count !== null)
      items.splice(-1, 1, { ...before, count: item.count });
    else if (!sized && item.count === null) return undefined;
    else items.push(item);
  }
  return items.length === 0 ? undefined : items;
}

function withSize(item: SpokenItem): SpokenItem {
  const size = item.size ?? readSize(`size ${item.thing || item.count}`);
  if (size === null || item.size) return item;
  return { size, count: item.thing === "" ? null : item.count, thing: "" };
}

/** Of what was taken last. */
function sizeBefore({ id }: Piece, { touched = [], cart }: ShopScene): Size | undefined {
  return (touched[0] ?? cart.findLast((line) => line.id !== id))?.size;
}

function sized({ sizes }: Piece, size: Size | undefined): readonly SpokenItem[] | undefined {
  if (size === undefined || !sizes.includes(size)) return undefined;
  return [{ count: null, size, thing: "" }];
}
