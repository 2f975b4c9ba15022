/** "Put the shirt back", "the jeans were fine before". */
import { intoTheCart } from "../../commands/cart/add.ts";
import { quantity } from "../../commands/cart/cart-effects.ts";
import type { Reading, Taken } from "../../commands/command.ts";
import type { Effect } from "../../effects.ts";
import { type Saying, sayingOf } from "../../grammar/saying.ts";
import type { Scene, ShopScene } from "../../intent.ts";
import type { Line } from "../../resolve/cart-lines.ts";
import { linesOfMention } from "../../resolve/lines.ts";
import { discourseOf } from "./state.ts";

const back =
  /\b(?:put|add|bring|get|want|have|take|give|let)\b(?: \S+){0,4}? back\b(?! (?:to|on|in|from|up|out)\b)/;
const asBefore =
  /\b(?:was|were) (?:fine|okay|ok|good|right|better) (?:before|as (?:it|they) (?:was|were))\b|\bas (?:it|they) (?:was|were) before\b/;
const mostWords = 16;

/** If recently removed or changed. */
export function restored(reading: Reading, scene: Scene): Taken | undefined {
  const { shop, asked } = scene;
  if (!shop || asked || reading.row !== "none") return undefined;
  const taken = back.test(reading.lower);
  if (!taken && !asBefore.test(reading.lower)) return undefined;
  const saying = sayingOf(reading, scene);
  if (saying.tokens.length > mostWords) return undefined;
  const { lines, before } = discourseOf(shop);
  const gone = before.filter((line) => !lines.some((each) => isSame(each, line)));
  const fewer = taken ? lessened(saying, shop) : undefined;
  if (fewer) return fewer;
  const line = meantOf(saying, gone, shop);
  if (!line) return undefined;
  const [last] = shop.touched ?? [];
  const removed = last?.id === line.piece.id && last.size === line.size;
  const again = asItWas(
    line,
    removed ? [] : lines,
    taken ? saying.numbers[0]?.value : undefined,
    saying.text,
  );
  return {
    id: "change-cart",
    slots: { product: line.piece.id, size: line.size },
    effects: [...replacedBy(reading.lower, line, shop), ...again],
    row: "follows",
  };
}

/** "Put it back", where the last act left fewer. */
function lessened({ mentions }: Saying, shop: ShopScene): Taken | undefined {
  const { lines } = discourseOf(shop);
  const [last] = shop.touched ?? [];
  const line = lines.find(({ piece, size }) => piece.id === last?.id && size === last.size);
  if (!last || !line || line.quantity >= last.quantity || mentions.some(({ garment }) => garment))
    return undefined;
  return {
    id: "change-cart",
    slots: { product: line.piece.id, size: line.size },
    effects: [quantity(line, last.quantity)],
    row: "follows",
  };
}

const goes =
  /\b(?:lose|drop|remove|bin|scrap|delete|dump|ditch|take (?:out|off|away)) (?:that|it|this|the other)\b|\btake (?:that|it|this|the other)(?: one)? (?:out|off|away)\b/;

/** "Put the blue one back and lose that": the line that took its place. */
function replacedBy(text: string, back: Line, shop: ShopScene): readonly Effect[] {
  const { line } = discourseOf(shop);
  return goes.test(text) && line && line.piece.id !== back.piece.id ? [quantity(line, 0)] : [];
}

function isSame(one: Line, other: Line): boolean {
  return one.piece.id === other.piece.id && one.size === other.size;
}

function meantOf(saying: Saying, gone: readonly Line[], shop: ShopScene): Line | undefined {
  const named = saying.mentions.filter(({ garment }) => garment !== undefined);
  if (named.length === 0) return gone[0];
  return named.flatMap((mention) => linesOfMention(mention, gone, shop))[0];
}

/** Back in the cart, or in its old size. */
function asItWas(
  line: Line,
  lines: readonly Line[],
  count: number | undefined,
  text: string,
): readonly Effect[] {
  const other = lines.find(({ piece }) => piece.id === line.piece.id);
  const { id, name } = line.piece;
  if (other) {
    const { size: from, quantity: many } = other;
    return [{ type: "changeSize", id, name, from, to: line.size, quantity: many }];
  }
  const one = /\b(?:only|just) one\b/.test(text) ? 1 : undefined;
  return [intoTheCart(line.piece, line.size, count ?? one ?? line.quantity)];
}
