/** New counts: "leave it at one", "bring them down to three", "another the same". */
import { countForm, readCount } from "../../../../language/readers/counts.ts";
import { quantity } from "../../commands/cart/cart-effects.ts";
import type { Reading, Taken } from "../../commands/command.ts";
import { type Saying, sayingOf } from "../../grammar/saying.ts";
import type { Scene, ShopScene } from "../../intent.ts";
import type { Line } from "../../resolve/cart-lines.ts";
import { linesOfMention } from "../../resolve/lines.ts";
import { lineOwned } from "./owned.ts";
import { discourseOf } from "./state.ts";

const begin =
  "^(?:.*[,.;!?…] *)?(?:(?:no|ok|okay|and|so|but|just|please|then|actually|wait|arre|oh|better)[ ,.!]+)*";
const it = "(?:it|that|them|those|these|this)";
const end = "(?:,? (?:only|in all|altogether|pieces?|pairs?|then|please|now|for now))*[.! ]*$";
const many = `(?<count>${countForm})`;

const setting = [
  `${begin}(?:do|keep|leave|hold|bring|get|cut|make) ${it}(?: (?:down|up|back))?(?: (?:at|to))? ${many}${end}`,
  `${begin}${many} of ${it}${end}`,
  `^(?:.*[.!;…] *)?(?:no|nope|wait|sorry|actually)[ ,.!]+(?:(?:just|only|the|make it) +)*${many}(?:,? then)?[.! ]*$`,
  `^(?:.*[,.;!?…] *)?(?:just|only) the ${many}${end}`,
  `${begin}(?:i|we)(?:'d| had| suppose (?:i|we))? (?:ought to|should|better|must) have ${many}${end}`,
  `\\b${many}(?: (?:pair|pieces?|pairs))?(?:'s| is| are)? (?:enough|plenty)\\b`,
  `^(?:.*[,.;!?…] *)?(?:(?:ok|okay|so|just|go|put) )*(?:(?:his|hers|mine|it|that|them) )?(?:back |down )+to ${many}${end}`,
].map((form) => new RegExp(form));
const adding = [
  `${begin}(?:(?:put|add|take|give|get)(?: me)? )?(?:${many} more|another(?: one)?|one more) (?:of )?(?:the )?same\\b(?! (?:in|but|size))`,
].map((form) => new RegExp(form));
const asking = /^(?:how|what|which|is|are|do you|does|can you|could you|would you)\b/;

export function counted(reading: Reading, scene: Scene): Taken | undefined {
  const { shop } = scene;
  if (!shop || shop.cart.length === 0 || reading.row !== "none" || asking.test(reading.lower))
    return undefined;
  const { lower } = reading;
  const sets = setting.find((form) => form.test(lower));
  const adds = sets ? undefined : adding.find((form) => form.test(lower));
  const form = sets ?? adds;
  if (!form) return undefined;
  const count = readCount(form.exec(lower)?.groups?.count ?? "one");
  const line = lineMeant(sayingOf(reading, scene), shop, adds !== undefined);
  if (count === null || !line) return undefined;
  return {
    id: "change-cart",
    slots: { product: line.piece.id, size: line.size },
    effects: [quantity(line, adds ? line.quantity + count : count)],
    row: "follows",
  };
}

/** By name or size; else the last changed or only one. */
function lineMeant(saying: Saying, shop: ShopScene, adds: boolean): Line | undefined {
  const { lines, line, fresh, piece } = discourseOf(shop);
  const named = saying.mentions.filter(({ garment }) => garment !== undefined);
  if (named.length > 0) {
    const [own, another] = named.flatMap((mention) => linesOfMention(mention, lines, shop));
    return another ? undefined : own;
  }
  const [size, other] = saying.sizes;
  const last = line && (fresh || lines.length === 1 || piece?.id === line.piece.id);
  const sized = lines.filter(
    (each) => each.size === size?.value && (!line || each.piece === line.piece),
  );
  if (size) return other || sized.length !== 1 ? undefined : sized[0];
  return (adds ? undefined : lineOwned(saying.text, shop)) ?? (last ? line : undefined);
}
