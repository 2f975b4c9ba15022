/** "Remove whichever costs more", "take out the costly one": the line at that end. */
import { quantity } from "../../../commands/cart/cart-effects.ts";
import type { Reading, Taken } from "../../../commands/command.ts";
import type { RowId, Scene } from "../../../intent.ts";
import { discourseOf } from "../state.ts";

const out =
  /\b(?:remove|drop|lose|scrap|bin|dump|delete|cancel|ditch|chuck|take (?:out|off|away)|take (?=.*\b(?:out|off|away)\b)|forget|leave out)\b/;
const one = "(?:one|piece|thing|item)";
const dear = new RegExp(
  `\\bthe (?:dearer|dearest|costlier|costliest|pricier|priciest|(?:more |most )?expensive|(?:more )?costly|pricey)(?: ${one})?\\b|\\b(?:costly|expensive|pricey|dear) ${one}\\b|\\bcosts? (?:me )?(?:the )?(?:more|most)\\b`,
);
const cheap = new RegExp(
  `\\bthe (?:cheaper|cheapest|less (?:expensive|costly))(?: ${one})?\\b|\\bcheap ${one}\\b|\\bcosts? (?:me )?(?:the )?(?:less|least)\\b`,
);
const rows: ReadonlySet<RowId> = new Set(["none", "cart"]);
const asking = /^(?:how|what|which|is|are|does|do you)\b/;

export function pricedOut(reading: Reading, { shop, asked }: Scene): Taken | undefined {
  const { lower, row } = reading;
  if (!shop || asked?.id === "field" || !rows.has(row) || asking.test(lower)) return undefined;
  const sign = dear.test(lower) ? -1 : cheap.test(lower) ? 1 : 0;
  if (sign === 0 || !out.test(lower)) return undefined;
  const [line, next] = discourseOf(shop).lines.toSorted(
    (first, other) => sign * (first.piece.price - other.piece.price),
  );
  if (!line || !next || line.piece.price === next.piece.price) return undefined;
  return {
    id: "change-cart",
    slots: { product: line.piece.id, size: line.size },
    effects: [quantity(line, 0)],
    row: "follows",
  };
}
