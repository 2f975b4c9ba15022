import { type Size, sizes } from "../../../../domain/values.ts";
import type { Effect } from "../../effects.ts";
import { findingWords } from "../../finding-words.ts";
import { stepIn } from "../../grammar/cart-wish.ts";
import type { Saying } from "../../grammar/saying.ts";
import type { Piece, Scene, ShopScene } from "../../intent.ts";
import { currentPiece, meantIn } from "../../resolve/pieces.ts";
import { words } from "../../words.ts";
import { told } from "../check-size.ts";
import type { Reading, Understood } from "../command.ts";
import { described, extreme, inView, openPiece } from "../reference.ts";
import { relatedTo } from "../related.ts";
import { asking, askWhich, opening } from "../which.ts";
import { say } from "./ask.ts";
import { onePiece } from "./taking.ts";
import { wishIn } from "./wishing.ts";

/** Opens a piece on show, or asks which of several. */
export function open(saying: Saying, reading: Reading, { shop }: Scene): Understood | undefined {
  if (!shop) return undefined;
  const by = /\b(?:cheapest|least expensive|lowest priced?)\b/.test(saying.text)
    ? 1
    : /\b(?:dearest|costliest|priciest|most expensive)\b/.test(saying.text)
      ? -1
      : 0;
  if (by !== 0) {
    const [mention] = saying.mentions;
    const pool = mention ? described(mention.text.replace(/^\w+ /, ""), shop) : [];
    const piece = extreme(pool.length > 0 ? pool : inView(shop), by);
    return piece && opened(piece);
  }
  const meant = meantIn(saying, shop).filter(({ mention }) => mention !== undefined);
  const [first] = meant.length > 0 ? meant : meantIn(saying, shop);
  if (first?.found.type === "one") return opened(first.found.piece);
  if (first?.found.type === "several") {
    const { pieces } = first.found;
    return {
      slots: { products: pieces.map(({ id }) => id) },
      effects: [askWhich(pieces, reading.said)],
      row: "waits",
    };
  }
  const near = first?.found.type === "none" ? first.found.near : undefined;
  if (near) {
    const text = findingWords.noneSo(
      near.wanted,
      near.pieces.map(({ name }) => name),
    );
    return {
      slots: { products: near.pieces.map(({ id }) => id) },
      effects: [
        asking(
          text,
          reading.said,
          near.pieces.map((piece) => ({ piece: piece.id, does: [opening(piece)] })),
        ),
      ],
      row: "waits",
    };
  }
  return undefined;
}

function opened(piece: Parameters<typeof opening>[0]): Understood {
  return { slots: { product: piece.id }, effects: [opening(piece)], row: "follows" };
}

/** A size chosen on a product's page. */
export function chooseSize(
  saying: Saying,
  _reading: Reading,
  { shop }: Scene,
): Understood | undefined {
  const piece = shop && openPiece(shop);
  const wanted = piece && (saying.sizes.at(-1)?.value ?? relativeSize(saying, piece, shop));
  if (!piece || !wanted) return undefined;
  const size = piece.sizes.find((each) => each === wanted);
  const effect: Effect = size
    ? { type: "chooseSize", id: piece.id, size }
    : say(words.onlySizes(piece.name, wanted, piece.sizes));
  return { slots: { size: wanted }, effects: [effect], row: "follows" };
}

/** "The biggest", "one size smaller": a size by those that the piece has, or by the chosen one. */
function relativeSize(saying: Saying, piece: Piece, shop: ShopScene): string | undefined {
  const { text } = saying;
  if (/\b(?:smallest|tiniest)\b/.test(text)) return piece.sizes[0];
  if (/\b(?:biggest|largest)\b/.test(text)) return piece.sizes.at(-1);
  const chosen = shop.open?.size;
  const step = stepIn(saying);
  if (chosen === undefined || step === 0) return undefined;
  return sizes[sizes.indexOf(chosen) + step] ?? "that";
}

/** Whether a piece comes in a size. */
export function checkSize(
  saying: Saying,
  reading: Reading,
  { shop }: Scene,
): Understood | undefined {
  if (!shop) return undefined;
  const wanted = saying.sizes[0]?.value;
  const meant = meantIn(saying, shop).find(({ found }) => found.type !== "none");
  const piece = onePiece(saying, shop);
  if (meant?.found.type === "several" && wanted) {
    const { pieces } = meant.found;
    const text = pieces
      .slice(0, 3)
      .map((each) =>
        each.sizes.some((size) => size === wanted)
          ? words.comesIn(each.name, wanted as Size) // it is one of its sizes
          : words.onlySizes(each.name, wanted, each.sizes),
      )
      .join(" ");
    return {
      slots: { products: pieces.map(({ id }) => id) },
      effects: [say(text)],
      row: "follows",
    };
  }
  if (!piece) return undefined;
  if (wanted) return { ...told(piece, wanted, reading, shop), row: "follows" };
  return {
    slots: { product: piece.id, topic: "sizes" },
    effects: [say(words.sizes(piece.name, piece.sizes))],
    row: "follows",
  };
}

/** What is like a piece, or goes with it. */
export function related(saying: Saying, reading: Reading, { shop }: Scene): Understood | undefined {
  if (!shop) return undefined;
  const piece = onePiece(saying, shop) ?? currentPiece(shop);
  if (!piece) return { slots: {}, effects: [say(words.relatedToWhat)], row: "follows" };
  const near = relatedTo(piece, shop);
  if (near.length === 0)
    return {
      slots: { product: piece.id },
      effects: [say(words.nothingRelated(piece.name))],
      row: "follows",
    };
  const options = near.map((each) => ({ piece: each.id, does: [opening(each)] }));
  return {
    slots: { product: piece.id, products: near.map(({ id }) => id) },
    effects: [asking(words.related(piece.name, near), reading.said, options)],
    row: "waits",
  };
}

/** How many there are. */
export function count(saying: Saying, _reading: Reading, { shop }: Scene): Understood | undefined {
  if (!shop || shop.inView.length === 0) return undefined;
  const [mention] = saying.mentions;
  const thing =
    mention?.garment === undefined ? "" : mention.text.replace(/^(?:the|any|some|your) /, "");
  // "How many days have I taken": of what isn't here.
  const { limits, strange } = wishIn(saying.text, shop);
  if (!mention && limits.length + strange.length > 0) return undefined;
  const number = thing === "" ? shop.inView.length : countOf(thing, shop);
  return {
    slots: { count: number },
    effects: [say(findingWords.count(number, thing))],
    row: "follows",
  };
}

function countOf(thing: string, shop: ShopScene): number {
  return described(thing, shop).length;
}
