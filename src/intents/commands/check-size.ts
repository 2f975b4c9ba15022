/**
 * "Do you have this in medium?", "does the shawl come in small?", "can I get it in large?": whether
 * a piece is made in a size. Of the piece that is open the size is chosen, so that "add it" adds it.
 */
import { placeForm } from "../../../language/ordinals.ts";
import { findSizes, sizeForm } from "../../../language/sizes.ts";
import type { Effect } from "../effects.ts";
import type { Piece, ShopScene } from "../intent.ts";
import { words } from "../words.ts";
import { intoTheCart } from "./add.ts";
import { changesCart } from "./change-cart.ts";
import type { Command, Reading, Understood } from "./command.ts";
import { openPiece, refer } from "./reference.ts";
import { asked, kernelled } from "./spoken.ts";
import { askWhich } from "./which.ts";

const sizeSaid = `(?:an? )?(?:size )?(?<size>${sizeForm})(?: size)?`;
const thing = `(?<thing>it|this|that|these|those|them|this one|that one|the .+?|${placeForm} .+?)`;
const got = new RegExp(`^(?:can|could|may) i (?:get|have|buy|take) ${thing} in ${sizeSaid}$`);
const forms: readonly RegExp[] = [
  got,
  new RegExp(
    `^(?:do you (?:have|sell|make|stock)|have you got|is there|are there|does|do|is|are) ${thing} (?:come |comes |available |there |made |sold |in stock )?in ${sizeSaid}(?: available| in stock)?$`,
  ),
  new RegExp(
    `^(?:do you have|have you got|is there|can i (?:get|have)|got|any) ${sizeSaid}(?: left| one| available| in stock)?$`,
  ),
  new RegExp(`^(?:is|are) (?:the )?${sizeSaid} (?:available|in stock|there|left)$`),
];

export const checkSize: Command = {
  id: "check-size",
  read(reading, scene) {
    const { shop } = scene;
    const text = asked(reading, shop, "none");
    if (text === undefined || !shop || changesCart(reading, scene)) return undefined;
    const { thing: meant = "it", size: said } = formIn(text)?.groups ?? {};
    if (said === undefined) return undefined;
    const wanted = findSizes(said)[0]?.value;
    const found = refer(/^th(?:ese|ose|em)/.test(meant) ? "it" : meant, shop);
    if (wanted && found.type === "several") {
      const tells = (piece: Piece) => told(piece, wanted, reading, shop).effects;
      return {
        slots: { products: found.pieces.map(({ id }) => id) },
        effects: [askWhich(found.pieces, reading.said, tells)],
        row: "waits",
      };
    }
    if (!wanted || found.type !== "one") return undefined;
    return { ...told(found.piece, wanted, reading, shop), row: "follows" };
  },
};

/** Whether the words ask for a size of a piece that is meant, and not for pieces of a kind. */
export function asksForSize(reading: Reading, scene: Parameters<Command["read"]>[1]): boolean {
  return checkSize.read(reading, scene) !== undefined;
}

function formIn(text: string): RegExpExecArray | undefined {
  return forms.map((form) => form.exec(text)).find((found) => found !== null) ?? undefined;
}

export function told(
  piece: Piece,
  wanted: string,
  { said, lower }: Reading,
  shop: ShopScene,
): Omit<Understood, "row"> {
  const { id, name, sizes } = piece;
  const size = sizes.find((each) => each === wanted);
  if (!size) {
    return { slots: { product: id }, effects: [say(words.onlySizes(name, wanted, sizes))] };
  }
  const slots = { product: id, size };
  if (got.test(kernelled(lower))) {
    const does: readonly Effect[] = [intoTheCart(piece, size, 1)];
    const text = words.askAdd(name, size);
    return {
      slots,
      effects: [{ type: "ask", question: { id: "confirm", text, about: said, does } }],
    };
  }
  const chosen: readonly Effect[] =
    openPiece(shop)?.id === id ? [{ type: "chooseSize", id, size }] : [];
  return { slots, effects: [...chosen, say(words.comesIn(name, size))] };
}

function say(text: string): Effect {
  return { type: "say", text };
}
