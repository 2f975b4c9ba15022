/** "Drop mine", "take hers out": a line by wearer. */
import { wearerIn } from "../../../../language/readers/wearers.ts";
import { quantity } from "../../commands/cart/cart-effects.ts";
import type { Reading, Taken } from "../../commands/command.ts";
import type { Scene, ShopScene } from "../../intent.ts";
import type { Line } from "../../resolve/cart-lines.ts";
import { discourseOf } from "./state.ts";

const out = /\b(?:remove|drop|lose|scrap|bin|delete|cancel|take|skip|ditch|leave out)\b/;
const owned =
  /\b(?:mine|hers|his(?! (?:size|one is|name))|\p{L}+'s)\b(?! (?:a|an|in|is|not|the)\b)/u;
const parts = /[,.;!]+\s*|\s+(?:and|but)\s+/;
/** Adds or counts, so doesn't remove. */
const otherwise = /\b(?:in|size|back|add|put|one|two|same|for|\d+)\b/;

export function lineOwned(text: string, shop: ShopScene): Line | undefined {
  const wearer = wearerIn(text);
  const [line, another] = wearer === undefined ? [] : discourseOf(shop).linesFor(wearer);
  return another ? undefined : line;
}

export function takenOut(reading: Reading, { shop }: Scene): Taken | undefined {
  if (!shop || shop.cart.length < 2 || reading.row !== "none") return undefined;
  const part = reading.lower
    .split(parts)
    .find((each) => out.test(each) && owned.test(each) && !otherwise.test(each));
  const line = part === undefined ? undefined : lineOwned(part, shop);
  if (!line) return undefined;
  return {
    id: "change-cart",
    slots: { product: line.piece.id, size: line.size },
    effects: [quantity(line, 0)],
    row: "follows",
  };
}
