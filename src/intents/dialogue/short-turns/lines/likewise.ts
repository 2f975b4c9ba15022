/** "The shirt too", right after another line's size was changed: the same of this one. */
import { resized } from "../../../commands/cart/cart-effects.ts";
import type { Reading, Taken } from "../../../commands/command.ts";
import { sayingOf } from "../../../grammar/saying.ts";
import type { Scene } from "../../../intent.ts";
import { linesOfMention } from "../../../resolve/lines.ts";
import { discourseOf } from "../state.ts";

const form =
  /^(?:(?:and|ok|okay|so|oh|yes|please)[\s,]+)*(?:the |that |those |my )?[\p{L}\s-]+? (?:too|also|as well|likewise)(?: please)?[.!\s]*$/u;

export function likewise(reading: Reading, scene: Scene): Taken | undefined {
  const { shop } = scene;
  if (!shop || reading.row !== "none" || !form.test(reading.lower)) return undefined;
  const { lines, fresh } = discourseOf(shop);
  const [to, from] = shop.touched ?? [];
  if (!fresh || !to || !from || to.id !== from.id || to.size === from.size) return undefined;
  const saying = sayingOf(reading, scene);
  const [mention, another] = saying.mentions;
  if (!mention || another || saying.sizes.length + saying.numbers.length > 0) return undefined;
  const [line, other] = linesOfMention(mention, lines, shop);
  const size = line?.piece.sizes.find((each) => each === to.size);
  if (!line || other || line.piece.id === to.id || size === undefined || size === line.size)
    return undefined;
  return {
    id: "change-cart",
    slots: { product: line.piece.id, size: line.size },
    effects: [resized(line, size)],
    row: "follows",
  };
}
