/** "What if I swap his for the blue shirt": what it would come to; nothing changes. */

import type { Reading, Taken } from "../commands/command.ts";
import { say } from "../commands/say.ts";
import { withEffect } from "../dialogue/dialogue.ts";
import { onceConfirmed, writesCart } from "../effects.ts";
import type { Scene } from "../intent.ts";
import { asksSaving, supposer, supposes, withoutPiece } from "../phrases/supposed.ts";
import { totalsOf } from "../resolve/cart-lines.ts";
import { words } from "../responses/words.ts";

export function supposed(
  { lower }: Reading,
  { shop }: Scene,
  understood: (act: string) => Taken | undefined,
): Taken | undefined {
  const found = supposes.map((form) => form.exec(lower)?.groups).find((each) => each?.act);
  const left = withoutPiece.exec(lower)?.groups?.piece;
  const act = left === undefined ? found?.act?.replace(supposer, "") : `remove ${left}`;
  if (act === undefined || !shop) return undefined;
  const does = onceConfirmed(understood(act)?.effects ?? []);
  if (!does.some(({ type }) => writesCart.has(type))) return undefined;
  const now = totalsOf(shop);
  const then = totalsOf(does.reduce(withEffect, shop));
  const text = asksSaving.test(found?.asks ?? "")
    ? words.wouldSave(now.total - then.total)
    : words.wouldBe(then);
  return {
    id: "describe-cart",
    slots: { topic: "total", supposed: act },
    effects: [say(text)],
    row: "follows",
  };
}
