/**
 * "S, no M. Ok S": of several sizes of one piece the last is meant, unless they are listed.
 * "One small and one medium, not two smalls": what is there is parted anew.
 */
import type { Size } from "../../../domain/values.ts";
import { intoTheCart } from "../commands/adding.ts";
import { quantity } from "../commands/cart/cart-effects.ts";
import type { Reading } from "../commands/command.ts";
import { discourseOf } from "../dialogue/short-turns/state.ts";
import type { Effect } from "../effects.ts";
import { sayingOf } from "../grammar/saying.ts";
import type { Scene } from "../intent.ts";
import { exchanges, hesitates, listsSizes } from "../phrases/cart/changed-mind.ts";
import type { Sure } from "./best.ts";

type Added = Effect & { readonly type: "addToCart" };

export function decidedOn(sure: Sure, reading: Reading, scene: Scene): Sure {
  const { shape, sizes } = sayingOf(reading, scene);
  if (!hesitates.test(reading.lower) || exchanges.test(reading.lower)) return sure;
  if (listsSizes.test(shape.join(" "))) {
    return partedAnew(sure, new Set(sizes.map(({ value }) => value)), scene) ?? sure;
  }
  const [only, other] = sure.effects;
  const effects =
    only?.type === "ask" && only.question.id === "confirm" && !other
      ? only.question.does
      : sure.effects;
  const last = lastOfOne(effects);
  if (!last) return sure;
  const { id: product, size, quantity } = last;
  return {
    ...sure,
    id: "add",
    slots: { product, size, quantity },
    effects: [...effects.filter(({ type }) => type !== "addToCart" && type !== "chooseSize"), last],
  };
}

/** As many pieces as sizes: each is there once. */
function partedAnew(sure: Sure, sizes: ReadonlySet<string>, { shop }: Scene): Sure | undefined {
  const ids = new Set(sure.effects.flatMap((each) => ("id" in each ? [each.id] : [])));
  const lines = shop ? discourseOf(shop).lines.filter(({ piece }) => ids.has(piece.id)) : [];
  const [line] = lines;
  const count = lines.reduce((sum, each) => sum + each.quantity, 0);
  const made = (line?.piece.sizes ?? []).filter((size) => sizes.has(size));
  if (!line || ids.size > 1 || sizes.size < 2 || made.length !== sizes.size) return undefined;
  if (count !== made.length || lines.every(({ quantity }) => quantity === 1)) return undefined;
  const there = (size: Size) => lines.some((each) => each.size === size);
  return {
    ...sure,
    id: "change-cart",
    slots: { product: line.piece.id },
    effects: [
      ...lines.map((each) => quantity(each, sizes.has(each.size) ? 1 : 0)),
      ...made.filter((size) => !there(size)).map((size) => intoTheCart(line.piece, size, 1)),
    ],
  };
}

/** Where one piece is added more than once. */
function lastOfOne(effects: readonly Effect[]): Added | undefined {
  const added = effects.filter((each): each is Added => each.type === "addToCart");
  const last = added.at(-1);
  return last && added.length > 1 && added.every(({ id }) => id === last.id) ? last : undefined;
}
