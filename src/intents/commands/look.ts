/** On a product's page: choosing a size, and turning its pictures. */
import { findSizes, sizeForm } from "../../../language/sizes.ts";
import type { Effect } from "../effects.ts";
import { words } from "../words.ts";
import { changesCart } from "./change-cart.ts";
import type { Command } from "./command.ts";
import { openPiece } from "./reference.ts";
import { secondThoughtIn } from "./second-thought.ts";
import { asked } from "./spoken.ts";

const choosing = new RegExp(
  `^(?:(?:choose|pick|select|take|make it|go (?:for|with)|change (?:it|the size) to)\\s+)?(?:in )?(?:(?:an?|the) )?(?:size )?(?<size>${sizeForm})(?: size)?(?: one)?(?: it is)?$`,
);
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
    const named = choosing.exec(secondThoughtIn(text) ?? text)?.groups?.size;
    const said = named === undefined ? undefined : findSizes(named)[0]?.value;
    if (said === undefined) return undefined;
    const size = piece.sizes.find((each) => each === said);
    const effect: Effect = size
      ? { type: "chooseSize", id: piece.id, size }
      : { type: "say", text: words.onlySizes(piece.name, said, piece.sizes) };
    return { slots: { size: said }, effects: [effect], row: "follows" };
  },
};

function turning(by: 1 | -1) {
  return {
    slots: { picture: by === 1 ? "next" : "previous" },
    effects: [{ type: "turnPicture" as const, by }],
    row: "follows" as const,
  };
}
