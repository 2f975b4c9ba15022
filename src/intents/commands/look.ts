/** On a product's page: choosing a size, and turning its pictures. */
import type { Effect } from "../effects.ts";
import { words } from "../words.ts";
import { sizeIn } from "./cart-items.ts";
import { changesCart } from "./change-cart.ts";
import type { Command } from "./command.ts";
import { openPiece } from "./reference.ts";
import { secondThoughtIn } from "./second-thought.ts";
import { asked } from "./spoken.ts";

const choosing =
  /^(?:(?:choose|pick|select|take|make it|go (?:for|with)|change (?:it|the size) to)\s+)?(?:in )?(?:(?:an?|the) )?(?:size )?(double extra large|extra extra large|extra large|small|medium|large|double xl|xxl|xl|2xl|[sml])(?: size)?(?: one)?(?: it is)?$/;
const next =
  /^(?:(?:show (?:me )?)?(?:the )?next (?:picture|photo|image|one)|next|another (?:picture|photo|view)|(?:show (?:me )?)?(?:the|its) back)$/;
const previous =
  /^(?:(?:show (?:me )?)?(?:the )?(?:previous|last) (?:picture|photo|image)|previous|(?:picture|photo) before)$/;

export const look: Command = {
  id: "look",
  read(reading, scene) {
    const { shop } = scene;
    const text = asked(reading, shop, "none");
    const piece = shop && openPiece(shop);
    // "Make it large" is about the piece in the cart, once it is there.
    if (text === undefined || !piece || changesCart(reading, scene)) return undefined;
    if (next.test(text)) return turning(1);
    if (previous.test(text)) return turning(-1);
    const named = choosing.exec(secondThoughtIn(text) ?? text)?.[1];
    const size = named === undefined ? null : sizeIn(`size ${named}`);
    if (size === null) return undefined;
    const effect: Effect = piece.sizes.includes(size)
      ? { type: "chooseSize", id: piece.id, size }
      : { type: "say", text: words.onlySizes(piece.name, size, piece.sizes) };
    return { slots: { size }, effects: [effect], row: "follows" };
  },
};

function turning(by: 1 | -1) {
  return {
    slots: { picture: by === 1 ? "next" : "previous" },
    effects: [{ type: "turnPicture" as const, by }],
    row: "follows" as const,
  };
}
