import { type Size, sizes } from "../../../../domain/values.ts";
import { readSize } from "../../../../language/readers/sizes.ts";
import type { Effect, Option, Question } from "../../effects.ts";
import type { Piece, ShopScene } from "../../intent.ts";
import {
  allOfThem,
  asksPrices,
  cheaperOfTwo,
  comparesPrices,
  dearerOfTwo,
  largerOne,
  meansLeast,
  namesOne,
  refusesBoth,
  smallerOne,
  takesOut,
  viewing,
} from "../../phrases/answers/which.ts";
import { sameSize } from "../../phrases/cart/add.ts";
import { extreme, refer } from "../../resolve/reference.ts";
import { words } from "../../responses/words.ts";
import { indexOf } from "../../vocabulary/catalogue-index.ts";
import { askSize, intoTheCart, sizeBefore } from "../adding.ts";
import { asking } from "../ask-which.ts";
import { itemIn } from "../cart-items.ts";
import type { Understood } from "../command.ts";

type WhichQuestion = Question & { readonly id: "which" };
/** Most prices described at once. */
const mostPriced = 4;

export function whichAnswer(
  asked: WhichQuestion,
  text: string,
  shop: ShopScene,
  agreed: boolean,
  whole = text,
): Understood | undefined {
  const { options, about } = asked;
  if (refusesBoth.test(text)) {
    const effects = [{ type: "say", text: words.stopped } as const];
    return { slots: { answer: "no" }, effects, row: "follows" };
  }
  if (takesOut.test(text) && options.some(adds)) return undefined;
  if (allOfThem.test(text)) return every(asked);
  const among = options.flatMap((option, at) => placed(option, at, shop));
  const prices = answerTo(among, text);
  if (prices.length > 0) {
    const asks = { type: "ask", question: asked } as const;
    return { slots: {}, effects: [...prices, asks], row: "waits" };
  }
  // "The white one in large": a size doesn't distinguish additions.
  const bySize = endOfSizes(options, text);
  if (bySize) return chosen(bySize);
  const size = options.some(adds) ? readSize(text) : null;
  // "Yes" chooses an only option.
  const said =
    agreed && text === "" && among.length === 1
      ? "it"
      : comparatives(size ? itemIn(text).thing : text);
  const found = refer(said, shop, { among, names: false });
  const optionsAt = (pieces: readonly Piece[]) =>
    pieces.flatMap(({ id }) => options[Number(id)] ?? []);
  switch (found.type) {
    case "none":
      return namesOne.test(text) && !options.some(opens)
        ? { slots: {}, effects: [{ type: "ask", question: asked }], row: "waits" }
        : undefined;
    case "one": {
      const [option] = optionsAt([found.piece]);
      const taken = option && opens(option) ? inSizeSaid(option, whole, shop) : undefined;
      if (taken) return taken;
      return option && chosen(size ? inSize(option, size, about, shop) : option);
    }
    case "several": {
      if (found.pieces.length === among.length) return undefined;
      const [name = "", ...others] = found.pieces.map((piece) => piece.name);
      const same = others.every((other) => other === name);
      const asks = same ? words.whichOfSame(name) : words.which([name, ...others], 0);
      const effects = [asking(asks, about, optionsAt(found.pieces))];
      return { slots: {}, effects, row: "waits" };
    }
  }
}

/** "How much are they?", "which is cheaper?": answered before choosing. */
function answerTo(among: readonly Piece[], text: string): readonly Effect[] {
  const prices = among.map(({ name, price }) => words.price(name, price));
  if (asksPrices.test(text)) {
    const ends = [true, false].flatMap((low) => {
      const piece = extreme(among, low ? 1 : -1);
      return piece ? words.extreme(piece.name, piece.price, low) : [];
    });
    return [say((prices.length > mostPriced ? ends : prices).join(" "))];
  }
  const fact = comparesPrices.exec(text)?.groups?.fact;
  if (fact === undefined) return [];
  const least = meansLeast.test(fact);
  const piece = extreme(among, least ? 1 : -1);
  return piece ? [say(words.extreme(piece.name, piece.price, least))] : [];
}

function say(text: string): Effect {
  return { type: "say", text };
}

function adds({ does: [first] }: Option): boolean {
  return first?.type === "addToCart" || (first?.type === "ask" && first.question.id === "size");
}

function inSize(option: Option, size: Size, about: string, { catalogue }: ShopScene): Option {
  const piece = indexOf(catalogue).byId.get(option.piece);
  const [first, ...later] = option.does;
  const question =
    first?.type === "ask" && first.question.id === "size" ? first.question : undefined;
  const quantity = first?.type === "addToCart" ? first.quantity : question?.quantity;
  if (!piece || quantity === undefined) return option;
  const rest = question ? question.waiting : later;
  return {
    ...option,
    does: piece.sizes.includes(size)
      ? [intoTheCart(piece, size, quantity), ...rest]
      : [askSize(piece, size, quantity, about, rest)],
  };
}

/** "That one then, in L": taken, not only opened. */
function inSizeSaid({ piece: id }: Option, text: string, shop: ShopScene): Understood | undefined {
  const piece = indexOf(shop.catalogue).byId.get(id);
  const size = readSize(text) ?? (sameSize.test(text) ? sizeBefore(shop) : undefined);
  if (!piece || !size || viewing.test(text) || !piece.sizes.includes(size)) return undefined;
  const effects = [intoTheCart(piece, size, 1)];
  return { slots: { product: id, quantity: 1, size }, effects, row: "follows" };
}

function opens({ does }: Option): boolean {
  return does.some(({ type }) => type === "openProduct");
}

/** A product may be there in two sizes. */
function placed(
  { piece: id, size }: Option,
  at: number,
  { catalogue }: ShopScene,
): readonly Piece[] {
  const piece = indexOf(catalogue).byId.get(id);
  return piece ? [{ ...piece, id: String(at), ...(size && { sizes: [size] }) }] : [];
}

/** "The bigger one", of one piece in two sizes. */
function endOfSizes(options: readonly Option[], text: string): Option | undefined {
  const larger = largerOne.test(text);
  if (!larger && !smallerOne.test(text)) return undefined;
  if (options.some(({ piece }) => piece !== options[0]?.piece)) return undefined;
  const sized = options.filter(({ size }) => size !== undefined);
  const bySize = sized.toSorted((one, other) => rankOf(one) - rankOf(other));
  return sized.length === options.length ? bySize.at(larger ? -1 : 0) : undefined;
}

const rankOf = ({ size }: Option): number => (size === undefined ? -1 : sizes.indexOf(size));

/** Among these "cheaper" is the cheapest. */
function comparatives(text: string): string {
  return text.replace(cheaperOfTwo, "cheapest").replace(dearerOfTwo, "most expensive");
}

function chosen({ piece, size, does }: Option): Understood {
  const asks = does.some(({ type }) => type === "ask");
  return {
    slots: { product: piece, ...(size && { size }) },
    effects: does,
    row: asks ? "waits" : "follows",
  };
}

/** All, if possible: two pages can't be open. */
function every(asked: WhichQuestion): Understood {
  const { options } = asked;
  const effects = options.flatMap(({ does }) => does);
  if (effects.some(({ type }) => type === "ask" || type === "openProduct")) {
    return { slots: {}, effects: [{ type: "ask", question: asked }], row: "waits" };
  }
  return { slots: { products: options.map(({ piece }) => piece) }, effects, row: "follows" };
}
