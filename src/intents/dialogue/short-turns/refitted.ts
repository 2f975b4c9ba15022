/** "S is too small for me, M please", "the jeans are too big, L": changes a line's size. */
import { guarded } from "../../../../language/text/guarded.ts";
import { resized } from "../../commands/cart/cart-effects.ts";
import type { Reading, Taken } from "../../commands/command.ts";
import { type Saying, sayingOf } from "../../grammar/saying.ts";
import type { Scene, ShopScene } from "../../intent.ts";
import type { Line } from "../../resolve/cart-lines.ts";
import { linesOfMention } from "../../resolve/lines.ts";
import * as little from "./little-words.ts";
import { discourseOf } from "./state.ts";

const misfit = guarded(
  /\b(?:too|bit|little|very) (?:small|big|large|tight|loose|short|long|baggy|snug)\b(?! for (?:a|an)\b)/,
);

export function refitted(reading: Reading, scene: Scene): Taken | undefined {
  const { shop } = scene;
  if (!shop || shop.cart.length === 0 || reading.row !== "none") return undefined;
  const { lower } = reading;
  if (
    !misfit.test(lower) ||
    little.further.test(lower.replace(misfit, "")) ||
    lower.trim().endsWith("?")
  )
    return undefined;
  const saying = sayingOf(reading, scene);
  const wanted = new Set(saying.sizes.map(({ value }) => value));
  const line = lineMeant(saying, shop);
  const to = line?.piece.sizes.find((each) => wanted.has(each));
  if (!line || wanted.size !== 1 || to === undefined || to === line.size) return undefined;
  return {
    id: "change-cart",
    slots: { product: line.piece.id, size: line.size },
    effects: [resized(line, to)],
    row: "follows",
  };
}

/** The line of the misfitting size, the named, or the last changed one. */
function lineMeant({ denied, mentions }: Saying, shop: ShopScene): Line | undefined {
  const { lines, line, piece } = discourseOf(shop);
  const named = mentions.filter(({ garment }) => garment !== undefined);
  const own =
    named.length > 0 ? named.flatMap((mention) => linesOfMention(mention, lines, shop)) : lines;
  const [tried] = denied;
  const fitting = tried ? own.filter(({ size }) => size === tried.value) : own;
  const [only, another] = fitting;
  if (only && !another && (tried || named.length > 0)) return only;
  return line && fitting.includes(line) && (!piece || piece === line.piece) ? line : undefined;
}
