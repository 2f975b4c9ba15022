/**
 * The last change of the cart, or the last question, for another piece: instead ("sorry, I meant
 * the jeans") or as well ("same for the jeans").
 */
import { guarded } from "../../../../language/text/guarded.ts";
import { askSize, intoTheCart } from "../../commands/adding.ts";
import { quantity, resized } from "../../commands/cart/cart-effects.ts";
import type { Reading, Taken } from "../../commands/command.ts";
import type { Effect } from "../../effects.ts";
import { type Saying, sayingOf } from "../../grammar/saying.ts";
import type { LineInScene, Piece, Scene, ShopScene, TouchedLine } from "../../intent.ts";
import type { Line } from "../../resolve/cart-lines.ts";
import { meantIn } from "../../resolve/pieces.ts";
import { words } from "../../responses/words.ts";
import { indexOf } from "../../vocabulary/catalogue-index.ts";
import { againOf } from "./asked.ts";
import { discourseOf } from "./state.ts";

const correcting =
  /^(?:(?:oh|ah|um+|hmm+|arre|ok|okay|and|so|but)[\s,.!]+)*(?:no|nope|nah|not (?:that|this|it)|sorry|oops|wait|hang on|hold on|actually|wrong (?:one|piece)|my (?:mistake|bad)|i mean|i meant)\b|\b(?:i mean|i meant|instead)[.!\s]*$/;
const alike = guarded(
  /^(?:(?:oh|ah|ok|okay|and|then|now|yes)[\s,.!]+)*(?:(?:do )?(?:the )?same (?:thing )?(?:for|with|to|goes for)|do (?:that|it) (?:for|with|to))\b|\b(?:too|also|as well|likewise)[.!\s]*$/,
);
const besides = /\b(?:too|also|as well|likewise|same)\b/;
const same = /\b(?:same|likewise|do (?:that|it))\b/;
const small = new Set(
  "oh ah um hmm arre ok okay and so but no nope nah not that this it sorry oops wait hang hold on actually wrong one piece my mistake bad i mean meant instead rather please the in size to say was is same thing for with goes do then now yes too also as well likewise".split(
    " ",
  ),
);

export function forAnother(reading: Reading, scene: Scene): Taken | undefined {
  const { shop, asked } = scene;
  if (!shop || asked || reading.row !== "none") return undefined;
  const instead = correcting.test(reading.lower) && !besides.test(reading.lower);
  if (!instead && !alike.test(reading.lower)) return undefined;
  const saying = sayingOf({ lower: reading.lower }, scene);
  // "The wrong one" names none.
  const [meant, another] = meantIn(saying, shop).filter(({ mention }) =>
    mention?.text.split(" ").some((word) => !small.has(word)),
  );
  if (meant?.found.type !== "one" || another || !isAll(saying)) return undefined;
  const { piece } = meant.found;
  if (shop.described) return instead ? againOf(piece, shop) : undefined;
  return changedFor(piece, saying, reading, shop, instead);
}

interface Change {
  /** Takes the last one back; a question about a size holds it. */
  readonly back: Effect;
  readonly does: Effect;
}

/** Nothing but the piece, a size and words of correction. */
function isAll({ tokens, mentions, sizes, numbers }: Saying): boolean {
  const known = [...mentions, ...sizes];
  return (
    numbers.every(({ from }) => small.has(tokens[from]?.text ?? "")) &&
    sizes.length < 2 &&
    tokens.every(
      ({ text }, at) => small.has(text) || known.some(({ from, to }) => at >= from && at < to),
    )
  );
}

function changedFor(
  piece: Piece,
  { sizes }: Saying,
  { said, lower }: Reading,
  shop: ShopScene,
  instead: boolean,
): Taken | undefined {
  const [last, before] = shop.touched ?? [];
  const changed = last && indexOf(shop.catalogue).byId.get(last.id);
  if (!last || !changed || changed.id === piece.id || !discourseOf(shop).fresh) return undefined;
  const now = countOf(last, shop);
  // "The jeans too" says no size.
  const size = sizes[0]?.value ?? (instead || same.test(lower) ? last.size : undefined);
  const own = discourseOf(shop).lines.filter((line) => line.piece.id === piece.id);
  const change = isResize(last, before, shop)
    ? resizedFor({ piece: changed, size: last.size, quantity: now }, before, own)
    : now > last.quantity
      ? // "No sorry, the kurta is XL" changes its line.
        own.length === 0
        ? addedFor(
            { piece: changed, size: last.size, quantity: now },
            last,
            piece,
            size,
            said,
            instead,
          )
        : undefined
      : removedFor(changed, last, now, own);
  if (!change) return undefined;
  const { back, does } = change;
  const asks = does.type === "ask";
  const effects = instead && !asks ? [back, does] : [does];
  return {
    id: "change-cart",
    slots: { product: piece.id },
    effects,
    row: asks ? "waits" : "follows",
  };
}

const countOf = ({ id, size }: LineInScene, { cart }: ShopScene): number =>
  cart.find((line) => line.id === id && line.size === size)?.quantity ?? 0;

/** The line before it lost what the last one got, in the same sentence. */
function isResize(
  last: TouchedLine,
  before: TouchedLine | undefined,
  shop: ShopScene,
): before is TouchedLine {
  return (
    before?.id === last.id &&
    before.said === last.said &&
    countOf(last, shop) > last.quantity &&
    countOf(before, shop) < before.quantity
  );
}

function resizedFor(line: Line, before: TouchedLine, own: readonly Line[]): Change | undefined {
  const [other, another] = own;
  const to = other?.piece.sizes.find((size) => size === line.size);
  if (!other || another || to === undefined) return undefined;
  const there: Effect = { type: "say", text: words.sizeAlready(other.piece.name, to) };
  return { back: resized(line, before.size), does: other.size === to ? there : resized(other, to) };
}

function addedFor(
  line: Line,
  last: TouchedLine,
  piece: Piece,
  size: string | undefined,
  said: string,
  instead: boolean,
): Change {
  const back = quantity(line, last.quantity);
  const count = line.quantity - last.quantity;
  const made = piece.sizes.find((each) => each === size);
  const does =
    made === undefined
      ? askSize(piece, size, count, said, instead ? [back] : [])
      : intoTheCart(piece, made, count);
  return { back, does };
}

function removedFor(changed: Piece, last: TouchedLine, now: number, own: readonly Line[]) {
  const [line, another] = own;
  if (!line || another) return undefined;
  const back = intoTheCart(changed, last.size, last.quantity - now);
  return { back, does: quantity(line, now === 0 ? 0 : line.quantity - (last.quantity - now)) };
}
