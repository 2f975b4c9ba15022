/** "Those jeans as well, in XL": a new piece, so no line changes. */
import { intoTheCart } from "../../../commands/cart/add.ts";
import { countIn } from "../../../commands/cart/taking.ts";
import type { Reading, Taken } from "../../../commands/command.ts";
import { sayingOf } from "../../../grammar/saying.ts";
import type { Scene } from "../../../intent.ts";
import { pieceMeant } from "../../../resolve/pieces.ts";
import { away } from "../little-words.ts";
import { isCompared, oneOf } from "../meant.ts";
import { discourseOf } from "../state.ts";

const beside = /^(?:ok(?:ay)?[\s,]+)?(?:and|also|plus|n|&)\b|\b(?:also|too(?! \w)|as well)\b/;
const otherwise =
  /\b(?:not?|instead|rather|swap|switch|change|exchange|make|remove|drop|take (?:out|off|away)|back|out|off|keep|how|what|which|who|why|where|is|are|does|do|did|can|could|show|find|search|open|see|compare|same|from)\b|\?\s*$/;

export function also(reading: Reading, scene: Scene): Taken | undefined {
  const { shop, asked } = scene;
  if (!shop || asked?.id === "field" || reading.row !== "none" || shop.cart.length === 0)
    return undefined;
  const { lower } = reading;
  if (!beside.test(lower) || otherwise.test(lower) || away.test(lower)) return undefined;
  const saying = sayingOf(reading, scene);
  const [size, another] = new Set(saying.sizes.map(({ value }) => value));
  const [mention, more] = saying.mentions.filter((each) => !isCompared(each, saying));
  if (size === undefined || another !== undefined || !mention?.garment || more) return undefined;
  const found = pieceMeant(mention, shop, saying);
  const piece = found && oneOf(found, shop);
  const made = piece?.sizes.find((each) => each === size);
  if (!piece || made === undefined) return undefined;
  if (discourseOf(shop).lines.some((line) => line.piece.id === piece.id)) return undefined;
  const quantity = countIn(saying, 0, saying.tokens.length) ?? 1;
  return {
    id: "add",
    slots: { product: piece.id, size: made, quantity },
    effects: [intoTheCart(piece, made, quantity)],
    row: "follows",
  };
}
