/** Chooses a size, and says whether a piece comes in one. */
import { isSoldOut, leftOf } from "../../../../domain/stock.ts";
import { fewLeft, mostOfOne, sizes } from "../../../../domain/values.ts";
import type { Effect } from "../../effects.ts";
import { stepIn } from "../../grammar/cart-wish.ts";
import type { Saying } from "../../grammar/saying.ts";
import type { Piece, Scene, ShopScene } from "../../intent.ts";
import {
  beyondSize,
  mayGet,
  pointsHere,
  saysBiggest,
  saysSmallest,
} from "../../phrases/pieces/sizes.ts";
import { takesPiece } from "../../phrases/whole.ts";
import { meantIn, onePiece } from "../../resolve/pieces.ts";
import { asksOfAnother, openPiece } from "../../resolve/reference.ts";
import { words } from "../../responses/words.ts";
import { intoTheCart } from "../adding.ts";
import { askWhich } from "../ask-which.ts";
import type { Reading, Understood } from "../command.ts";
import { say } from "../say.ts";
import { kernelled } from "../spoken.ts";
import { asksStock, ofSize } from "./left.ts";
import { whichAre } from "./which-are.ts";

export function chooseSize(
  saying: Saying,
  _reading: Reading,
  { shop }: Scene,
): Understood | undefined {
  if (!shop || takesPiece.test(saying.text) || joinsSizes(saying)) return undefined;
  if (asksOfAnother(shop) && !pointsHere.test(saying.text)) return undefined;
  const piece = openPiece(shop);
  const wanted = piece && (saying.sizes.at(-1)?.value ?? relativeSize(saying, piece, shop));
  if (!piece || !wanted) return undefined;
  const size = piece.sizes.find((each) => each === wanted);
  const effect: Effect = size
    ? { type: "chooseSize", id: piece.id, size }
    : say(words.onlySizes(piece.name, wanted, piece.sizes));
  return { slots: { size: wanted }, effects: [effect], row: "follows" };
}

/** "S and M": one of each. */
function joinsSizes({ sizes: [one, other], tokens }: Saying): boolean {
  if (!one || !other || one.value === other.value) return false;
  if (tokens[one.from - 1]?.text === "between") return false;
  const between = tokens.slice(one.to, other.from).map(({ text }) => text);
  return between.length === 1 && joining.has(between[0] ?? "");
}
const joining = new Set(["and", "n", "&", "plus"]);

/** "The biggest", "one size smaller": of the product's, or from the chosen one. */
function relativeSize(saying: Saying, piece: Piece, shop: ShopScene): string | undefined {
  const { text } = saying;
  if (saysSmallest.test(text)) return piece.sizes[0];
  if (saysBiggest.test(text)) return piece.sizes.at(-1);
  const chosen = shop.open?.size;
  const step = stepIn(saying);
  if (chosen === undefined || step === 0) return undefined;
  return sizes[sizes.indexOf(chosen) + step] ?? "that";
}

export function checkSize(
  saying: Saying,
  reading: Reading,
  { shop }: Scene,
): Understood | undefined {
  if (!shop) return undefined;
  const wanted = (saying.sizes[0] ?? saying.denied[0])?.value;
  const meant = meantIn(saying, shop).find(({ found }) => found.type !== "none");
  const piece = onePiece(saying, shop);
  if (meant?.found.type === "several" && wanted) {
    const { pieces } = meant.found;
    if (!meant.mention?.plural) {
      const describes = (each: Piece) => described(each, wanted, reading, shop).effects;
      return {
        slots: { products: pieces.map(({ id }) => id) },
        effects: [askWhich(pieces, reading.said, describes)],
        row: "waits",
      };
    }
    const text = pieces
      .slice(0, 3)
      .map((each) => describeSizes(each, wanted))
      .join(" ");
    return {
      slots: { products: pieces.map(({ id }) => id) },
      effects: [say(text)],
      row: "follows",
    };
  }
  if (!piece) return whichAre(saying, shop);
  if (wanted && !beyondSize.test(saying.text))
    return { ...described(piece, wanted, reading, shop), row: "follows" };
  return {
    slots: { product: piece.id, topic: "sizes" },
    effects: [say(words.sizes(piece.name, piece.sizes))],
    row: "follows",
  };
}

/** Whether it comes in a size. */
export function describeSizes(piece: Piece, wanted: string): string {
  const size = piece.sizes.find((each) => each === wanted);
  if (!size) return words.onlySizes(piece.name, wanted, piece.sizes);
  return isSoldOut(piece, size) ? ofSize(piece, size) : words.comesIn(piece.name, size);
}

/** Also chosen on the open product, so that "add it" uses it. */
function described(
  piece: Piece,
  wanted: string,
  { said, lower }: Reading,
  shop: ShopScene,
): Omit<Understood, "row"> {
  const { id, name, sizes } = piece;
  const size = sizes.find((each) => each === wanted);
  if (!size) {
    const slots = { product: id, topic: "sizes" };
    return { slots, effects: [say(words.onlySizes(name, wanted, sizes))] };
  }
  const slots = { product: id, size };
  if (isSoldOut(piece, size)) return { slots, effects: [say(ofSize(piece, size))] };
  if (mayGet.test(kernelled(lower))) {
    const does: readonly Effect[] = [intoTheCart(piece, size, 1)];
    const text = words.askAdd(name, size);
    return {
      slots,
      effects: [{ type: "ask", question: { id: "confirm", text, about: said, does } }],
    };
  }
  const chosen: readonly Effect[] =
    openPiece(shop)?.id === id ? [{ type: "chooseSize", id, size }] : [];
  const few = (leftOf(piece, size) ?? mostOfOne) <= fewLeft;
  const text =
    few || asksStock({ text: kernelled(lower) }) ? ofSize(piece, size) : words.comesIn(name, size);
  return { slots, effects: [...chosen, say(text)] };
}
