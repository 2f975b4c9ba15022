/** "S, no M. Ok S": of several sizes of one piece the last is meant, unless they are listed. */
import type { Reading } from "../commands/command.ts";
import type { Effect } from "../effects.ts";
import { sayingOf } from "../grammar/saying.ts";
import type { Scene } from "../intent.ts";
import { hesitates, listsSizes } from "../phrases/cart/changed-mind.ts";
import type { Sure } from "./best.ts";

type Added = Effect & { readonly type: "addToCart" };

export function settledOn(sure: Sure, reading: Reading, scene: Scene): Sure {
  const { shape } = sayingOf(reading, scene);
  if (listsSizes.test(shape.join(" ")) || !hesitates.test(reading.lower)) return sure;
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

/** Where one piece is added more than once. */
function lastOfOne(effects: readonly Effect[]): Added | undefined {
  const added = effects.filter((each): each is Added => each.type === "addToCart");
  const last = added.at(-1);
  return last && added.length > 1 && added.every(({ id }) => id === last.id) ? last : undefined;
}
