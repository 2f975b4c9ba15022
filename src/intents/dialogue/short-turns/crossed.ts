/** Two lines in each other's size: "wrong way round, the shirt in L and the kurta in XL". */
import { resized } from "../../commands/cart/cart-effects.ts";
import type { Reading, Taken } from "../../commands/command.ts";
import { sayingOf } from "../../grammar/saying.ts";
import type { Scene } from "../../intent.ts";
import { crosses, ofSizes } from "../../phrases/cart/crossed.ts";
import type { Line } from "../../resolve/cart-lines.ts";
import { linesOfMention } from "../../resolve/lines.ts";
import { discourseOf } from "./state.ts";
import { changed } from "./turn.ts";

export function crossed(reading: Reading, scene: Scene): Taken | undefined {
  const { shop } = scene;
  if (!shop || shop.cart.length < 2 || !crosses.test(reading.lower)) return undefined;
  const { mentions, sizes } = sayingOf(reading, scene);
  const { lines } = discourseOf(shop);
  const inTheirs = (line: Line, to: string) => line.piece.sizes.find((size) => size === to);
  const named = sizes.flatMap(({ value, from }) => {
    const mention = mentions.findLast((one) => one.from < from);
    const [line, another] = mention ? linesOfMention(mention, lines, shop) : [];
    const to = line && inTheirs(line, value);
    return to && !another ? [{ line, to }] : [];
  });
  const pair = sizes.length === 0 && ofSizes.test(reading.lower) ? inEachOthers(lines) : named;
  if (pair.length !== 2 || (sizes.length > 0 && named.length !== sizes.length)) return undefined;
  if (pair.some(({ line, to }) => line.size === to || !inTheirs(line, to))) return undefined;
  return changed(
    "change-cart",
    pair.map(({ line }) => line),
    pair.map(({ line, to }) => resized(line, to)),
  );
}

function inEachOthers(lines: readonly Line[]) {
  const [one, other, third] = lines;
  if (!one || !other || third) return [];
  return [
    { line: one, to: other.size },
    { line: other, to: one.size },
  ];
}
