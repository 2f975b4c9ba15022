/** Another count of the last line: "back up to four", "increase by two", "make it a pair". */
import { readCount } from "../../../../language/readers/counts.ts";
import { quantity } from "../../commands/cart/cart-effects.ts";
import type { Reading, Taken } from "../../commands/command.ts";
import type { Scene } from "../../intent.ts";
import * as phrases from "../../phrases/cart/recounted.ts";
import { discourseOf } from "./state.ts";
import { changed } from "./turn.ts";

const mostCounted = 99;

export function recounted(reading: Reading, { shop, asked }: Scene): Taken | undefined {
  if (!shop || (asked && asked.id !== "confirm")) return undefined;
  const { line, lines, fresh } = discourseOf(shop);
  if (!line || !(fresh || lines.length === 1)) return undefined;
  const { lower } = reading;
  const [last] = shop.touched ?? [];
  const isLess = last !== undefined && last.size === line.size && last.quantity > line.quantity;
  const none = isLess && fresh && phrases.othersToo.test(lower) ? 0 : undefined;
  const set = none ?? countSaid(lower, phrases.sets);
  const more = countSaid(lower, [phrases.adds]);
  const less = countSaid(lower, [phrases.lessens]);
  const count =
    set ?? (more !== undefined ? line.quantity + more : line.quantity - (less ?? Infinity));
  if (count < 0 || count > mostCounted || count === line.quantity) return undefined;
  return changed("change-cart", [line], [quantity(line, count)]);
}

function countSaid(lower: string, forms: readonly RegExp[]): number | undefined {
  const said = forms.map((form) => form.exec(lower)?.[1]).find((each) => each !== undefined);
  return said === undefined ? undefined : (readCount(said) ?? undefined);
}
